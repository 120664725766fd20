### Ligretto Twist: de race.

## The box, at home: see vite.config.ts

ligretto_twist-box = Allemaal tegelijk: twee handen, geen beurten, en een stapelveld onder een hand is geblokkeerd.

## Kaarten

ligretto_twist-card-r = rood
ligretto_twist-card-g = groen
ligretto_twist-card-b = blauw
ligretto_twist-card-y = geel

## De tafel

ligretto_twist-piles = Stapelvelden
ligretto_twist-pile = Stapelveld { $pile }, { $card }, { $state }
ligretto_twist-free = vrij
ligretto_twist-under = geblokkeerd door de hand van { $name }
ligretto_twist-under-yours = onder je eigen hand
ligretto_twist-holds = heeft { $card }
ligretto_twist-you-hold = Je hebt { $card }
ligretto_twist-left-unit =
    { $count ->
        [one] kaart over
       *[other] kaarten over
    }
# Na een aantal kaarten, waar weinig plaats is.
ligretto_twist-left-short = over
ligretto_twist-parked-count = { $count } geparkeerd
ligretto_twist-total =
    { $count ->
        [one] { $count } minpunt
       *[other] { $count } minpunten
    }
ligretto_twist-flip = Omdraaien
ligretto_twist-flip-stack =
    { $count ->
        [one] Draai de laatste kaart van je kaartenstapel om
       *[other] Draai een kaart om: { $count } in je kaartenstapel
    }
ligretto_twist-flip-parked =
    { $count ->
        [0] Je kaartenstapel is leeg
        [one] Draai je geparkeerde kaart om
       *[other] Omdraaien: je { $count } geparkeerde kaarten worden je kaartenstapel
    }
ligretto_twist-park = Parkeren
ligretto_twist-park-label =
    { $count ->
        [0] Parkeer je kaart: er is er nog geen geparkeerd
       *[other] Parkeer je kaart: { $count } geparkeerd
    }
# De toetsen, zoals het erop staat.
ligretto_twist-key-flip = Spatie
ligretto_twist-key-park = P

## Als iets niet kan of misgaat

ligretto_twist-fumble = Misgreep!
ligretto_twist-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } s
ligretto_twist-late = Iemand was sneller
ligretto_twist-tie = gelijk
ligretto_twist-tie-told = Gelijk: het lot koos een ander
ligretto_twist-tie-won = Gelijk: het lot koos jou
ligretto_twist-late-some = te laat
# Allebei: hoeveel later dan de winnaar er is gedrukt, in milliseconden.
ligretto_twist-late-by = { $ms } ms
ligretto_twist-late-told = { $ms } ms te laat
ligretto_twist-won-told = { $ms } ms sneller
# Kort: een schermlezer zegt ze midden in de race. $piles zijn nummers van stapelvelden.
ligretto_twist-held-open = { $card }: { $piles }
ligretto_twist-held-shut = { $card }, geblokkeerd
ligretto_twist-opens = { $piles } vrij

## Zolang de race stilstaat

ligretto_twist-go = Start!
ligretto_twist-how-keys = Spatie draait om, 1–{ $piles } legt, P parkeert
ligretto_twist-how-touch = Draai om en tik op een stapelveld van die kleur
ligretto_twist-waits = Wachten op iedereen …
ligretto_twist-paused = De race staat stil
ligretto_twist-pause-silent = { $name } reageert niet. Na 20 seconden neemt een bot het over.
ligretto_twist-pause-you = Je verbinding was even weg.
ligretto_twist-pause-restart = De server is opnieuw gestart. Er is geen kaart kwijt.
ligretto_twist-pause-empty = Er was niemand verbonden.
ligretto_twist-pause-then = Na het aftellen gaat het verder.
ligretto_twist-round-over = De ronde is voorbij
ligretto_twist-next-in =
    { $seconds ->
        [one] Ronde { $round } over { $seconds } seconde
       *[other] Ronde { $round } over { $seconds } seconden
    }
ligretto_twist-knot-title = Knoop!
ligretto_twist-knot-why = Niemand kon nog leggen, dus gaan alle handen omhoog. Ga door!

## Het blad

ligretto_twist-sheet = Minpunten per ronde
ligretto_twist-round = Ronde
ligretto_twist-sum = Som
ligretto_twist-called = riep “Twist Stop!”

## Het verloop. $who is "you" of "other".

ligretto_twist-flips =
    { $who ->
        [you] Je draait { $card } om.
       *[other] { $name } draait { $card } om.
    }
ligretto_twist-lays =
    { $who ->
        [you] Je legt { $card } op stapelveld { $pile }.
       *[other] { $name } legt { $card } op stapelveld { $pile }.
    }
ligretto_twist-fumbles =
    { $who ->
        [you] Je grijpt mis: { $card } kan niet op stapelveld { $pile }.
       *[other] { $name } grijpt mis: { $card } kan niet op stapelveld { $pile }.
    }
ligretto_twist-parks =
    { $who ->
        [you] Je parkeert { $card }.
       *[other] { $name } parkeert { $card }.
    }
ligretto_twist-knot = Een knoop: niemand kon nog leggen. Alle handen gaan omhoog.
ligretto_twist-stop =
    { $who ->
        [you] Je roept “Twist Stop!” en wint de ronde.
       *[other] { $name } roept “Twist Stop!” en wint de ronde.
    }
ligretto_twist-minus =
    { $who ->
        [you] { $count ->
            [one] Je noteert { $count } minpunt.
           *[other] Je noteert { $count } minpunten.
        }
       *[other] { $count ->
            [one] { $name } noteert { $count } minpunt.
           *[other] { $name } noteert { $count } minpunten.
        }
    }
ligretto_twist-move-lay = op stapelveld { $pile } leggen

## A new table

ligretto_twist-option-fumble_ms = Straftijd na misgreep (ms)
ligretto_twist-option-lag_comp_ms = Vertragingscorrectie (ms)

## The score sheet

ligretto_twist-scores-field-left = Kaarten over
ligretto_twist-scores-ask-left = { $name }: kaarten in de kaartenstapel, geparkeerd en in de hand?
ligretto_twist-scores-cant-most-left = { $name } kan geen { $count } kaarten hebben: de kaartenstapel had er { $most }.
ligretto_twist-scores-cant-many-done = Maar één speler kan als eerste de laatste kaart leggen.
ligretto_twist-scores-cant-nobody-done = Iemand moet 0 kaarten hebben: de ronde eindigt als een speler alles heeft gelegd.
ligretto_twist-scores-why-all-laid = legde alle kaarten.
ligretto_twist-scores-why-cards-left =
    { $left ->
        [one] had nog één kaart: −1.
       *[other] had nog { $left } kaarten: −{ $left }.
    }

## The lesson: what the toad says. Kero and Rana are the other players’ names

ligretto_twist-lesson-hello = Welkom bij Ligretto Twist! Jij hebt 40 kaarten, Kero ook. Wie ze als eerste allemaal kwijt is, wint.
ligretto_twist-lesson-pace = Er zijn geen beurten: iedereen speelt tegelijk, zo snel als het gaat. Hier doen we het stapvoets.
ligretto_twist-lesson-flip = Je ziet steeds één kaart. Draai de bovenste kaart van je kaartenstapel om.
ligretto_twist-lesson-flip-instead = Draai eerst een kaart van je kaartenstapel om.
ligretto_twist-lesson-lay = Rood! Leg hem op het rode stapelveld.
ligretto_twist-lesson-lay-instead = Kleur op kleur: leg hem op rood.
ligretto_twist-lesson-stays = Nu de twist: de hand die de kaart heeft gelegd, blijft op dat stapelveld. Zolang die daar ligt, is rood geblokkeerd voor Kero.
ligretto_twist-lesson-other_hand = Je hebt nog een hand. Draai daarmee de volgende kaart om.
ligretto_twist-lesson-other_hand-instead = Draai de volgende kaart om.
ligretto_twist-lesson-swap = Blauw. Leg hem op het blauwe stapelveld.
ligretto_twist-lesson-swap-instead = Blauw hoort op blauw.
ligretto_twist-lesson-free = Nu blijft die hand op blauw, en je eerste hand is vrij. Zo bedek je altijd één stapelveld. Let op Kero …
ligretto_twist-lesson-blocked = Kero’s hand ligt op groen. Een stapelveld onder de hand van een ander is voor jou geblokkeerd.
ligretto_twist-lesson-flip_green = Ga door: draai je volgende kaart om.
ligretto_twist-lesson-flip_green-instead = Draai je volgende kaart om.
ligretto_twist-lesson-fumble = Uitgerekend groen! Kijk eens wat er gebeurt als je het probeert. Leg hem op groen.
ligretto_twist-lesson-fumble-instead = Doe het voor één keer fout: probeer het groene stapelveld.
ligretto_twist-lesson-frozen = Een misgreep! Verkeerde kleur of geblokkeerd stapelveld: de kaart komt terug, en je kunt even niets doen.
ligretto_twist-lesson-park = Je mag wachten tot Kero’s hand weggaat. Of parkeer de kaart gedekt en speel door. Parkeer de kaart.
ligretto_twist-lesson-park-instead = Groen is nog geblokkeerd. Parkeer de kaart.
ligretto_twist-lesson-flip_blue = En door met de volgende kaart. Draai hem om!
ligretto_twist-lesson-flip_blue-instead = Draai de volgende kaart om.
ligretto_twist-lesson-own_hand = Blauw, en blauw ligt onder je eigen hand. Voor jou is dat niet geblokkeerd! Leg de kaart daar en wissel van hand.
ligretto_twist-lesson-own_hand-instead = Je eigen hand zit jou nooit in de weg. Leg de kaart op blauw.
ligretto_twist-lesson-parked = Is je kaartenstapel leeg, dan worden de geparkeerde kaarten je nieuwe kaartenstapel. Je mag alleen parkeren als elk stapelveld van die kleur geblokkeerd is.
ligretto_twist-lesson-knot = Kan niemand door al die handen nog leggen, dan is dat een knoop: alle handen gaan omhoog, en het gaat weer verder.
ligretto_twist-lesson-jump = Meer hoef je niet te weten. We springen vooruit, naar je laatste kaart!
ligretto_twist-lesson-last_flip = Nog één kaart. Draai hem om!
ligretto_twist-lesson-last_flip-instead = Draai je laatste kaart om.
ligretto_twist-lesson-last_lay = Geel, en geel is vrij. Leg hem: snel, voordat Kero het doet!
ligretto_twist-lesson-last_lay-instead = Geel hoort op geel.
ligretto_twist-lesson-score = “Twist Stop!” Je kaarten zijn op en de ronde is voorbij. Kero heeft nog 18 kaarten: 18 minpunten.
ligretto_twist-lesson-time = Na een ronde zegt de tafel waar je tijd verloor. { $what }
ligretto_twist-lesson-end = Na vijf rondes wint wie de minste minpunten heeft. Aan een echte tafel gaat het snel. Eerst kijken, dan leggen!

## What can’t be done

ligretto_twist-why-not-yet = De race loopt niet. Wacht op de start.
ligretto_twist-why-flip-first = Je hebt geen kaart in je hand. Draai er eerst een om.
ligretto_twist-why-lay-first = Je hebt nog een kaart in je hand: { $card }. Leg die eerst.
ligretto_twist-why-lay-or-park = Je hebt nog een kaart in je hand: { $card }. Parkeer die, of wacht op een stapelveld.
ligretto_twist-why-no-park = Deze kaart kun je leggen, dus niet parkeren. Vrij: { $piles }.
ligretto_twist-why-colour = Stapelveld { $pile } heeft een andere kleur. Jouw kaart: { $card }.
ligretto_twist-why-blocked = Stapelveld { $pile } is geblokkeerd door een andere hand. Wacht, of neem een ander.

## Het verhaal van een partij die voorbij is

ligretto_twist-story-feat =
    { $who ->
        [you] Je legde { $count } kaarten achter elkaar in { NUMBER($seconds) } s, voordat iemand anders iets legde.
       *[other] { $name } legde { $count } kaarten achter elkaar in { NUMBER($seconds) } s, voordat iemand anders iets legde.
    }

## Wat een ronde leert

ligretto_twist-reason-waited = Je wachtte { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s met { $card }, terwijl je kon parkeren.
ligretto_twist-reason-open = Voor { $card } was al { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s een stapelveld vrij voordat je iets deed.
ligretto_twist-reason-idle = Je hand was { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s vrij voordat je een kaart omdraaide.
ligretto_twist-reason-fumbled = Misgrepen: { $count }. Ze hielden je { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s tegen.
ligretto_twist-reason-steady = Je verloor geen tijd: je langste pauze duurde { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.

## Analysis

ligretto_twist-analysis-places = Verloren tijd per stapelveld
ligretto_twist-analysis-place = Stapelveld { $number }
