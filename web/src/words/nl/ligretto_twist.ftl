### Ligretto Twist: de race.

## Kaarten. De vier letters moeten verschillen, en groen en geel beginnen allebei met een g: daarom is geel Y, net als in de regels.

ligretto_twist-card-r = rood
ligretto_twist-card-g = groen
ligretto_twist-card-b = blauw
ligretto_twist-card-y = geel
ligretto_twist-letter-r = R
ligretto_twist-letter-g = G
ligretto_twist-letter-b = B
ligretto_twist-letter-y = Y

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

ligretto_twist-not-yet = Nog niet: wacht op de start
ligretto_twist-flip-first = Eerst een kaart omdraaien
ligretto_twist-lay-first = Leg eerst je kaart: { $card }
ligretto_twist-lay-or-park = Parkeer { $card }, of wacht
ligretto_twist-no-park = Parkeren hoeft niet: { $piles } vrij
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
ligretto_twist-waits = Wachten tot iedereen er is …
ligretto_twist-paused = De race staat stil
ligretto_twist-pause-silent = Van { $name } komt niets meer. Duurt dat 20 seconden, dan neemt een bot het over.
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
