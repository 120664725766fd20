### Istinto: kaarten, biedingen, slagen, de rechtbank, het scoreblad.

## The box, at home: see vite.config.ts

istinto-box = Zeg hoeveel slagen je haalt. Haal er dan precies zoveel.

## Kaarten. In een zin heet de troef “een troef” en elke andere kaart “de witte 12”: daarvoor wordt hieronder op “troef” gekeken.

istinto-card-w = witte { $rank }
istinto-card-b = blauwe { $rank }
istinto-card-g = groene { $rank }
istinto-card-r = rode { $rank }
istinto-card-k = zwarte { $rank }
istinto-card-T = troef
istinto-suit-w = wit
istinto-suit-b = blauw
istinto-suit-g = groen
istinto-suit-r = rood
istinto-suit-k = zwart
istinto-your-hand = Je hand
istinto-hand-of = Hand van { $name }
istinto-cards-held =
    { $count ->
        [one] { $count } kaart
       *[other] { $count } kaarten
    }

## Biedingen

istinto-how-many = Hoeveel slagen ga je halen?
# Wat een bod waard is dat precies uitkomt.
istinto-worth = Precies: 0→20, 1→15, 2–3→10, 4→15, 5→20, 6+→60
istinto-bid-again =
    { $bid ->
        [one] Tik nog een keer om { $bid } slag te bieden.
       *[other] Tik nog een keer om { $bid } slagen te bieden.
    }
istinto-bid-keys = Typ een getal en druk op Enter om te bieden.
istinto-bid-of =
    { $bid ->
        [one] Bied { $bid } slag
       *[other] Bied { $bid } slagen
    }
istinto-move-play =
    Speel { $card ->
        [troef] een troef
       *[other] de { $card }
    }
istinto-round-number = Ronde { $round }
istinto-bid-so-far = { $sum } van de 11 slagen geboden
istinto-no-bid-yet = nog geen bod
# Woorden op een briefje: heel kort.
istinto-slip-exact = precies
istinto-slip-missed = mis
istinto-slip-short = nog { $count }
istinto-slip-says = { $bid } geboden, { $taken } gehaald: { $word }

## De slag

istinto-trick = De slag
istinto-lies = { $name }: { $card }
istinto-led = { $suit } gevraagd
istinto-led-trump = alles mag
istinto-leads = kwam uit
istinto-wins =
    { $who ->
        [you] wint
       *[other] wint
    }
istinto-go-on = Verder
istinto-withdraw = terugnemen
istinto-withdraw-why = Deze kaart ligt klaar voor je beurt.
istinto-last-trick = Laatste slag
istinto-scores = Punten

## Waar de tafel op wacht

istinto-takes =
    { $you ->
        [yes] Je haalt de slag.
       *[no] { $name } haalt de slag.
    }
istinto-over = De partij is afgelopen.
istinto-bidding =
    { $you ->
        [yes] Jouw bod.
       *[no] { $name } biedt …
    }
istinto-to-play = { $name } is aan zet …
istinto-to-play-early = { $name } is aan zet. Je mag al een kaart klaarleggen.
istinto-you-lead = Jij komt uit: alles mag.
istinto-your-card = Jouw kaart. De gevraagde kleur is { $suit }.
istinto-your-card-free = Jouw kaart. Er is met troef uitgekomen: alles mag.
istinto-play-again = Tik nog een keer om deze kaart te spelen.
istinto-commit-again = Tik nog een keer om deze kaart klaar te leggen.
istinto-closing =
    { $count ->
        [one] Alle slagen zijn gespeeld. Eén speler moet nog akkoord gaan.
       *[other] Alle slagen zijn gespeeld. { $count } spelers moeten nog akkoord gaan.
    }

## Aanklachten

istinto-accept = Akkoord
istinto-accepted = akkoord
istinto-challenge = Aanklagen
istinto-accuse-whom = Wie heeft geen kleur bekend?
istinto-stake = De ronde eindigt meteen. Is er verzaakt, dan verliest de beschuldigde 10 punten; anders jij.
istinto-court = De rechtbank
istinto-verdict-guilty = Er is verzaakt
istinto-verdict-innocent = Niet verzaakt
istinto-proof =
    { $you ->
        [yes] In slag { $first } was { $suit } gevraagd, en jij speelde { $card ->
            [troef] een troef
           *[other] de { $card }
        }. In slag { $later } had je toch de { $shown }.
       *[no] In slag { $first } was { $suit } gevraagd, en { $name } speelde { $card ->
            [troef] een troef
           *[other] de { $card }
        }. In slag { $later } had { $name } toch de { $shown }.
    }
istinto-proof-in-hand =
    { $you ->
        [yes] Je had nog een kaart van de gevraagde kleur in je hand: die was nog niet gespeeld.
       *[no] { $name } had nog een kaart van de gevraagde kleur in de hand: die was nog niet gespeeld.
    }
istinto-evidence =
    { $you ->
        [yes] Wat jij in deze ronde speelde
       *[no] Wat { $name } in deze ronde speelde
    }
istinto-exhibit-led = kwam uit
istinto-exhibit-free = alles mag
istinto-exhibit-followed = bekende
istinto-exhibit-not = bekende niet
istinto-exhibit-had = had wel { $suit }

## Het scoreblad

istinto-round = Ronde
istinto-sheet-caption = Slagen gehaald / geboden, en punten
istinto-sheet-total = Totaal
istinto-sheet-exact =
    { $points ->
        [one] { $taken } gehaald, { $bid } geboden: precies, { $points } punt
       *[other] { $taken } gehaald, { $bid } geboden: precies, { $points } punten
    }
istinto-sheet-missed = { $taken } gehaald, { $bid } geboden: mis, geen punten
istinto-sheet-challenge =
    { $points ->
        [one] geëindigd door een aanklacht: { $points } punt
       *[other] geëindigd door een aanklacht: { $points } punten
    }
istinto-sheet-note = Een aanklacht beëindigde de ronde: ! klaagde aan, ? werd beschuldigd.

## Het verloop

istinto-tell-bid =
    { $you ->
        [yes] Je biedt { $bid }.
       *[no] { $name } biedt { $bid }.
    }
istinto-tell-play =
    { $you ->
        [yes] Je speelt { $card ->
            [troef] een troef
           *[other] de { $card }
        }.
       *[no] { $name } speelt { $card ->
            [troef] een troef
           *[other] de { $card }
        }.
    }
istinto-tell-trick =
    { $you ->
        [yes] Je haalt de slag met { $card ->
            [troef] een troef
           *[other] de { $card }
        }.
       *[no] { $name } haalt de slag met { $card ->
            [troef] een troef
           *[other] de { $card }
        }.
    }
istinto-tell-accept =
    { $you ->
        [yes] Je gaat akkoord met de ronde.
       *[no] { $name } gaat akkoord met de ronde.
    }
istinto-tell-challenge =
    { $verdict ->
        [guilty]
            { $you ->
                [yes] Je klaagt { $accused } aan, die inderdaad heeft verzaakt en 10 punten verliest.
               *[no]
                    { $accusedYou ->
                        [yes] { $name } klaagt jou aan: je hebt inderdaad verzaakt en verliest 10 punten.
                       *[no] { $name } klaagt { $accused } aan, die inderdaad heeft verzaakt en 10 punten verliest.
                    }
            }
       *[innocent]
            { $you ->
                [yes] Je klaagt { $accused } aan, die niet heeft verzaakt: jij verliest 10 punten.
               *[no]
                    { $accusedYou ->
                        [yes] { $name } klaagt jou aan, maar je hebt niet verzaakt: { $name } verliest 10 punten.
                       *[no] { $name } klaagt { $accused } aan, die niet heeft verzaakt: { $name } verliest 10 punten.
                    }
            }
    }
istinto-tell-round = De ronde is voorbij: { $totals }.
istinto-total-of =
    { $you ->
        [yes] jij { $points }
       *[no] { $name } { $points }
    }

## A new table

istinto-option-until = Tot
istinto-option-revokes = Verzaken
istinto-value-until-100 = 100 punten
istinto-value-until-60 = 60 punten
istinto-value-until-each_dealt_twice = iedereen twee keer heeft gedeeld
istinto-value-revokes-prevented = kan niet
istinto-value-revokes-challengeable = kan, met aanklacht

## The score sheet

istinto-scores-option-until = Tot
istinto-scores-round = Ronde
istinto-scores-rounds-so-far =
    { $count ->
        [0] Niet begonnen
        [one] Na één ronde
       *[other] Na { $count } rondes
    }
istinto-replay-round = Ronde { $round }
istinto-replay-round-before = Naar het begin van de ronde
istinto-replay-round-after = Naar de volgende ronde
istinto-scores-field-bids = Bod
istinto-scores-field-tricks = Slagen
istinto-scores-ask-bids = { $name }: hoeveel slagen ga je halen?
istinto-scores-ask-tricks = { $name }: hoeveel slagen heb je gehaald?
istinto-scores-instead = Aanklacht?
istinto-scores-instead-not = Geen aanklacht
istinto-scores-accuser = Wie klaagde aan?
istinto-scores-accused = Tegen wie?
istinto-scores-revoked = Had { $name } de gevraagde kleur?
istinto-scores-revoked-nobody = Had de beschuldigde de gevraagde kleur?
istinto-scores-yes = Ja, verzaakt
istinto-scores-no = Nee, in orde
istinto-scores-cant-most-bids = { $name } kan geen { $count } bieden: er zijn { $most } slagen.
istinto-scores-cant-most-tricks = { $name } kan geen { $count } slagen hebben: er zijn er { $most }.
istinto-scores-cant-oneself = { $name } kan zichzelf niet aanklagen.
istinto-scores-cant-tricks-over =
    { $over ->
        [one] Dat zijn { $tricks } slagen, één meer dan de 11 die er zijn.
       *[other] Dat zijn { $tricks } slagen, { $over } meer dan de 11 die er zijn.
    }
istinto-scores-cant-tricks-under =
    { $under ->
        [one] Dat zijn { $tricks } slagen. Iemand heeft er één meer gehaald: er zijn er 11.
       *[other] Samen is dat { $tricks }. Er ontbreken er { $under }: er zijn 11 slagen.
    }
istinto-scores-why-bid-made =
    { $bid ->
        [one] bood { $bid } en haalde die: { $points } punten.
       *[other] bood { $bid } en haalde er { $tricks }: { $points } punten.
    }
istinto-scores-why-bid-missed = bood { $bid } en haalde er { $tricks }: niets.
istinto-scores-why-revoked = verzaakte en werd betrapt: −10.
istinto-scores-why-accused-wrongly = klaagde ten onrechte aan: −10.
istinto-scores-why-no-bids = niets: de ronde werd afgebroken.

## The lesson: what the toad says. Kero and Rana are the other players’ names

istinto-lesson-hello = Welkom bij Istinto! Een ronde heeft elf slagen. Jij zegt hoeveel je er haalt. Haal er dan precies zoveel.
istinto-lesson-cards = Er zijn vijf kleuren van 1 tot en met 12, en zes troeven, met een oog. Een troef verslaat elke kleur.
istinto-lesson-count = Tel nu wat zou moeten winnen. De witte 12 en de groene 12 zijn de hoogste van hun kleur, en je hebt twee troeven.
istinto-lesson-bid = Kero zegt 5, Rana zegt 2. Jij hebt vier goede kaarten: zeg 4. Tik er twee keer op.
istinto-lesson-bid-instead = Dapper! Maar je hand lijkt goed voor vier. Zeg 4.
istinto-lesson-exactly = Het moeten er precies 4 zijn. Met 3 of 5 krijg je helemaal niets. Rana begint …
istinto-lesson-follow = Wit is gevraagd. Heb je die kleur, dan moet je bekennen. Speel de witte 12: tik er twee keer op.
istinto-lesson-follow-instead = De witte 3 zou verliezen. Speel de witte 12: geen witte kaart is hoger.
istinto-lesson-lead = Je eerste slag! De winnaar komt uit, met een kaart naar keuze. Doe een kleintje weg: de rode 2.
istinto-lesson-lead-instead = Bewaar die voor later. Kom uit met de rode 2.
istinto-lesson-void = Kijk: Kero kwam uit met blauw. Rana heeft geen blauw en speelde een troef. Jij hebt ook geen blauw.
istinto-lesson-trump = Zonder de gevraagde kleur mag je alles spelen. Speel ook een troef!
istinto-lesson-trump-instead = Die zou verliezen. Je mag hier troeven: speel je troef.
istinto-lesson-last_trump = Alle troeven zijn gelijk, en de laatst gespeelde wint. De slag is van jou! Dat zijn er twee.
istinto-lesson-high = Kom nu uit met de groene 12. Alleen een troef kan die verslaan.
istinto-lesson-high-instead = Je hebt er nog twee nodig. Kom uit met de groene 12.
istinto-lesson-duck = Drie! Nog één is genoeg. Bewaar je troef en kom uit met de zwarte 3.
istinto-lesson-duck-instead = Niet nu: je hebt er nog maar één nodig. Kom uit met de zwarte 3.
istinto-lesson-early = Trouwens: zodra de eerste kaart van een slag ligt, mag je vóór je beurt een kaart klaarleggen. Die wordt gespeeld als je aan de beurt komt.
istinto-lesson-jump = Nu is Kero druk aan het winnen. We springen drie slagen vooruit.
istinto-lesson-fourth = Je hebt er 3 en moet er 4 hebben. Kero kwam uit met blauw, en er ligt geen troef. Speel je troef!
istinto-lesson-fourth-instead = Dit is je kans op de vierde slag. Speel je troef.
istinto-lesson-enough = Vier, precies zoals je zei. Maar nu moet jij uitkomen, en één slag meer zou alles bederven!
istinto-lesson-lose = Kom dus uit met iets wat amper kan winnen: de groene 2.
istinto-lesson-lose-instead = Te sterk: die zou kunnen winnen. Kom uit met de groene 2.
istinto-lesson-last = Kero kwam uit met wit, en je laatste kaart is zwart. Die kan niet winnen. Speel hem met een glimlach.
istinto-lesson-last-instead = Speel de zwarte 8.
istinto-lesson-score = Vier gezegd, vier gehaald: 10 punten, en nog 5 als bonus. Kero zei 5, haalde er 6 en krijgt niets.
istinto-lesson-bonus = De bonus groeit naar beide kanten: 0 slagen leveren 20 punten op, 5 ook 20, en 6 of meer wel 60!
istinto-lesson-end = Wie als eerste 100 punten heeft, wint. Vertrouw op je instinct!

## What can’t be done

istinto-why-bids-first = Nog niet iedereen heeft geboden. Kaarten speel je daarna.
istinto-why-bid-first = Je hebt nog niet geboden. Kies eerst hoeveel slagen je haalt.
istinto-why-no-lead = Van deze slag ligt nog geen kaart. Als er is uitgekomen, kun je er een klaarleggen.
istinto-why-played = In deze slag heb je al gespeeld. Wacht op de volgende.
istinto-why-follow = Je moet kleur bekennen: gevraagd is { $suit }, en dat heb je. Speel een kaart van die kleur.
istinto-why-IS-8 = Alle slagen zijn gespeeld. Ga akkoord met de ronde, of beschuldig iemand.

## Het verhaal van een partij die voorbij is

istinto-story-when = Ronde { $round }
istinto-story-feat =
    { $who ->
        [you] Je bood { $bid } en haalde { $taken }: { $points } punten.
       *[other] { $name } bood { $bid } en haalde { $taken }: { $points } punten.
    }

## Waarom een zet goed is of niet

istinto-reason-made = In { $tenths } van de 10 gesimuleerde delingen haal je er precies { $bid }.
istinto-reason-pays = { $bid } geboden en gehaald: { $points } punten.
istinto-reason-hand = Troeven in je hand: { $trumps }. Kaarten van 11 of 12: { $high }.
istinto-reason-wanted = Slagen die je nog nodig hebt: { $wanted }. Troeven en hoogste kaarten in je hand: { $masters }.
istinto-reason-meets = In { $tenths } van de 10 gesimuleerde delingen haal je je bod van { $bid }.
istinto-reason-enough = Je hebt de { $bid } die je bood: één slag meer kost je het bod.
istinto-reason-missed = Je bod van { $bid } is niet meer te halen.
istinto-reason-last =
    Na jou speelt niemand: met { $card ->
        [troef] een troef
       *[other] de { $card }
    } is de slag van jou.
istinto-reason-beaten =
    Er ligt { $best ->
        [troef] een troef
       *[other] de { $best }
    }: met { $card ->
        [troef] een troef
       *[other] de { $card }
    } kun je deze slag niet halen.
istinto-reason-takes =
    Met { $card ->
        [troef] een troef
       *[other] de { $card }
    } haal je deze slag in { $tenths } van de 10 gesimuleerde delingen.
istinto-reason-top =
    Hoger dan { $card ->
        [troef] een troef
       *[other] de { $card }
    } is er in die kleur niets meer: alleen een troef wint.
