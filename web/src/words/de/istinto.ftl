### Istinto: Karten, Ansagen, Stiche, das Gericht, der Punktezettel.

## Karten

istinto-card-w = Weiß { $rank }
istinto-card-b = Blau { $rank }
istinto-card-g = Grün { $rank }
istinto-card-r = Rot { $rank }
istinto-card-k = Schwarz { $rank }
istinto-card-T = Trumpf
istinto-suit-w = Weiß
istinto-suit-b = Blau
istinto-suit-g = Grün
istinto-suit-r = Rot
istinto-suit-k = Schwarz
istinto-your-hand = Deine Hand
istinto-hand-of = Hand von { $name }
istinto-cards-held =
    { $count ->
        [one] { $count } Karte
       *[other] { $count } Karten
    }

## Ansagen

istinto-how-many = Wie viele Stiche machst du?
# Was eine genaue Ansage wert ist.
istinto-worth = Genau: 0→20, 1→15, 2–3→10, 4→15, 5→20, 6+→60
istinto-bid-again =
    { $bid ->
        [one] Noch einmal, und du sagst { $bid } Stich an.
       *[other] Noch einmal, und du sagst { $bid } Stiche an.
    }
istinto-bid-keys = Tipp eine Zahl; Enter sagt sie an.
istinto-bid-of =
    { $bid ->
        [one] { $bid } Stich ansagen
       *[other] { $bid } Stiche ansagen
    }
istinto-move-play = { $card } spielen
istinto-round-number = Runde { $round }
istinto-bid-so-far =
    { $sum ->
        [one] { $sum } von 11 Stichen angesagt
       *[other] { $sum } von 11 Stichen angesagt
    }
istinto-no-bid-yet = noch keine Ansage
# Wörter auf einem Zettelchen: sehr kurz.
istinto-slip-exact = genau
istinto-slip-missed = verfehlt
istinto-slip-short = noch { $count }
istinto-slip-says = { $bid } angesagt, { $taken } gemacht: { $word }

## Der Stich

istinto-trick = Der Stich
istinto-lies = { $name }: { $card }
istinto-led = Farbe: { $suit }
istinto-led-trump = alles erlaubt
istinto-leads = spielt aus
istinto-wins = gewinnt
istinto-go-on = Weiter
istinto-withdraw = zurücknehmen
istinto-withdraw-why = Vorgemerkt, bis du dran bist.
istinto-last-trick = Letzter Stich
istinto-scores = Punkte

## Worauf der Tisch wartet

istinto-takes =
    { $you ->
        [yes] Du machst den Stich.
       *[no] { $name } macht den Stich.
    }
istinto-over = Das Spiel ist vorbei.
istinto-bidding =
    { $you ->
        [yes] Deine Ansage.
       *[no] { $name } sagt an …
    }
istinto-to-play = { $name } ist dran …
istinto-to-play-early = { $name } ist dran. Du darfst schon eine Karte vormerken.
istinto-you-lead = Du spielst aus, was du willst.
istinto-your-card = Deine Karte. Ausgespielt wurde { $suit }.
istinto-your-card-free = Deine Karte. Trumpf ausgespielt: alles erlaubt.
istinto-closing =
    { $count ->
        [one] Alle Stiche sind gespielt. Eine Person muss noch akzeptieren.
       *[other] Alle Stiche sind gespielt. { $count } Personen müssen noch akzeptieren.
    }

## Einspruch

istinto-accept = Akzeptieren
istinto-accepted = akzeptiert
istinto-challenge = Einspruch
istinto-accuse-whom = Wer hat falsch bedient?
istinto-stake = Die Runde endet sofort. Wurde wirklich falsch bedient, kostet das die beschuldigte Person 10 Punkte, sonst dich.
istinto-court = Das Gericht
istinto-verdict-guilty = Falsch bedient
istinto-verdict-innocent = Richtig bedient
istinto-proof =
    { $you ->
        [yes] In Stich { $first } wurde { $suit } ausgespielt, und du hast { $card } gespielt. In Stich { $later } hattest du dann doch { $shown }.
       *[no] In Stich { $first } wurde { $suit } ausgespielt, und { $name } hat { $card } gespielt. In Stich { $later } hatte { $name } dann doch { $shown }.
    }
istinto-proof-in-hand =
    { $you ->
        [yes] Du hattest noch eine Karte der ausgespielten Farbe: Sie war noch nicht gespielt.
       *[no] { $name } hatte noch eine Karte der ausgespielten Farbe: Sie war noch nicht gespielt.
    }
istinto-evidence =
    { $you ->
        [yes] Was du in dieser Runde gespielt hast
       *[no] Was { $name } in dieser Runde gespielt hat
    }
istinto-exhibit-led = spielte aus
istinto-exhibit-free = alles erlaubt
istinto-exhibit-followed = bedient
istinto-exhibit-not = nicht bedient
istinto-exhibit-had = hatte { $suit }

## Der Punktezettel

istinto-round = Runde
istinto-sheet-caption = Stiche gemacht / angesagt, und Punkte
istinto-sheet-total = Gesamt
istinto-sheet-exact =
    { $points ->
        [one] { $taken } gemacht, { $bid } angesagt: genau, { $points } Punkt
       *[other] { $taken } gemacht, { $bid } angesagt: genau, { $points } Punkte
    }
istinto-sheet-missed = { $taken } gemacht, { $bid } angesagt: verfehlt, keine Punkte
istinto-sheet-challenge =
    { $points ->
        [one] durch Einspruch beendet: { $points } Punkt
       *[other] durch Einspruch beendet: { $points } Punkte
    }
istinto-sheet-note = Ein Einspruch hat die Runde beendet: ! erhob ihn, ? wurde beschuldigt.

## Der Verlauf

istinto-tell-bid =
    { $you ->
        [yes] Du sagst { $bid } an.
       *[no] { $name } sagt { $bid } an.
    }
istinto-tell-play =
    { $you ->
        [yes] Du spielst { $card }.
       *[no] { $name } spielt { $card }.
    }
istinto-tell-trick =
    { $you ->
        [yes] Du machst den Stich mit { $card }.
       *[no] { $name } macht den Stich mit { $card }.
    }
istinto-tell-accept =
    { $you ->
        [yes] Du akzeptierst die Runde.
       *[no] { $name } akzeptiert die Runde.
    }
istinto-tell-challenge =
    { $verdict ->
        [guilty]
            { $you ->
                [yes] Du erhebst Einspruch: { $accused } hat falsch bedient und verliert 10 Punkte.
               *[no]
                    { $accusedYou ->
                        [yes] { $name } erhebt Einspruch gegen dich: Du hast falsch bedient und verlierst 10 Punkte.
                       *[no] { $name } erhebt Einspruch: { $accused } hat falsch bedient und verliert 10 Punkte.
                    }
            }
       *[innocent]
            { $you ->
                [yes] Du erhebst Einspruch, aber { $accused } hat richtig bedient: Du verlierst 10 Punkte.
               *[no]
                    { $accusedYou ->
                        [yes] { $name } erhebt Einspruch gegen dich, aber du hast richtig bedient: { $name } verliert 10 Punkte.
                       *[no] { $name } erhebt Einspruch, aber { $accused } hat richtig bedient: { $name } verliert 10 Punkte.
                    }
            }
    }
istinto-tell-round = Die Runde ist vorbei: { $totals }.
istinto-total-of =
    { $you ->
        [yes] du { $points }
       *[no] { $name } { $points }
    }
