### Der Tisch von Take That.

## Karten

take_that-card = { $card }
take_that-toad = Kröte { $card }
take_that-says-lay = { $what }, lässt sich anlegen
take_that-says-twist = { $what }, kann { $partner } twisten
take_that-says-both = { $what }, lässt sich anlegen oder kann { $partner } twisten

## Der Tisch

take_that-hand = Deine Hand
take_that-hand-of = Hand von { $name }
take_that-rivals = Die anderen
take_that-row =
    { $count ->
        [0] Die Reihe ist leer
        [one] Die Reihe: eine Karte
       *[other] Die Reihe: { $count } Karten, von der ersten zur letzten
    }
take_that-end = { $what }, hier wird angelegt
take_that-row-twist = { $what }: Deine { $partner } kann sie twisten
take_that-lay-here = { $card } hier am Ende anlegen
take_that-end-mark = Hier wird angelegt
take_that-pile =
    { $count ->
        [0] Der Zugstapel ist leer
        [one] Zugstapel: eine Karte
       *[other] Zugstapel: { $count } Karten
    }
take_that-holds =
    { $count ->
        [one] Eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
take_that-heap-up =
    { $count ->
        [one] Eine Karte offen, gewonnen
       *[other] { $count } Karten offen, gewonnen
    }
take_that-heap-down =
    { $count ->
        [one] Eine Karte verdeckt, genommen
       *[other] { $count } Karten verdeckt, genommen
    }
take_that-croak = Quak!
take_that-begin = Die Karten sind ausgeteilt.
take_that-round-of = Runde { $round } von { $rounds }

## Was du tun kannst

take_that-your-moves = Was du tun kannst
take_that-lay = { $card } anlegen
take_that-twist = { $partner } wegtwisten
take_that-twist-short = { $partner } twisten
take_that-move-twist = { $partner } mit { $card } wegtwisten
take_that-take = Reihe nehmen
take_that-take-short = Nehmen
take_that-take-cost =
    { $count ->
        [one] eine Karte, { $points }
       *[other] { $count } Karten, { $points }
    }
take_that-take-cost-extra = { $points } und eine vom Stapel
take_that-choose = Wähl eine Karte
take_that-open-row = Eröffne die Reihe, egal womit
take_that-waiting = { $name } überlegt …

## Punkte

take_that-scores = Punkte
take_that-after-round = Nach Runde { $round }
take_that-go-on = Weiter
take_that-go-on-turn = Weiter: Du bist dran
take_that-sheet = Punktezettel: Plus, Minus und Summe jeder Runde
take_that-round = Runde { $round }
take_that-won = Plus
take_that-lost = Minus
take_that-sum = Summe
take_that-total = Gesamt
take_that-of-them-toads =
    { $count ->
        [one] mit einer Kröte
       *[other] mit { $count } Kröten
    }
take_that-paper-note = Durch Twisten gewonnene Karte: +1. Genommene Karte: −1, Kröte −5.
take_that-beside = Neben den Plätzen
take_that-beside-up = { $name }, offen
take_that-beside-down = { $name }, verdeckt
take_that-beside-extra = Zusatzkarten, die nur du gesehen hast
take_that-nothing = noch nichts

## Der Verlauf

take_that-told-lay =
    { $who ->
        [you] Du legst { $card } an.
       *[other] { $name } legt { $card } an.
    }
take_that-told-twist =
    { $who ->
        [you] Du zeigst { $card } und twistest { $partner } weg.
       *[other] { $name } zeigt { $card } und twistet { $partner } weg.
    }
take_that-told-take =
    { $count ->
        [one] { $who ->
            [you] Du nimmst die Reihe: eine Karte.
           *[other] { $name } nimmt die Reihe: eine Karte.
        }
       *[other] { $who ->
            [you] Du nimmst die Reihe: { $count } Karten.
           *[other] { $name } nimmt die Reihe: { $count } Karten.
        }
    }
take_that-told-toads =
    { $count ->
        [one] Mit einer Kröte. Quak!
       *[other] Mit { $count } Kröten. Quak, quak!
    }
take_that-told-extra =
    { $who ->
        [you] Du nimmst auch die oberste Karte des Zugstapels.
       *[other] { $name } nimmt auch die oberste Karte des Zugstapels.
    }
take_that-told-points = { $name } { $points }
take_that-told-round = Die Runde ist vorbei: { $each }.

## Warum nicht, wo die Regel mehr sagt als das

take_that-why-TT-3 = Eine Kröte hat keine Twisted-Karte.
take_that-why-TT-5 = Du darfst schon eine Karte anheben und sie spielen, wenn du dran bist.
take_that-why-TT-6 = Eine Karte darf höchstens 10 von der letzten der Reihe entfernt sein, nach oben oder unten.
take_that-why-TT-7 = Ihre Twisted-Karte liegt nicht in der Reihe.
take_that-why-TT-8 = Du hast die Reihe genommen: Eröffne jetzt mit einer Karte eine neue.
take_that-why-TT-10 = Die Reihe ist leer: Leg eine Karte an.
