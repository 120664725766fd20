### Istinto: kaarten, biedingen, slagen, de rechtbank, het scoreblad.

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
        [one] Nog een keer, en je biedt { $bid } slag.
       *[other] Nog een keer, en je biedt { $bid } slagen.
    }
istinto-bid-keys = Typ een getal; Enter biedt het.
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
istinto-wins = wint
istinto-go-on = Verder
istinto-withdraw = terugnemen
istinto-withdraw-why = Deze kaart wacht op je beurt.
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
