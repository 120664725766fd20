### Der Tisch von Take That.

## The box, at home: see vite.config.ts

take_that-box = Leg knapp an, twiste scharf, und überlass die Reihe den anderen.

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

take_that-why-turn = Du bist noch nicht dran. Du kannst eine Karte anheben und sie spielen, wenn du dran bist.
take_that-why-TT-3 = Eine Kröte hat keine Twisted-Karte. Sie lässt sich nur anlegen.
take_that-why-TT-6 = { $card } ist { $apart } von { $last } entfernt. Erlaubt sind höchstens 10, nach oben oder unten.
take_that-why-TT-7 = { $partner }, die Twisted-Karte von { $card }, liegt nicht in der Reihe. Leg eine Karte an oder nimm die Reihe.
take_that-why-TT-8 = Die Reihe ist weg: Du hast sie gerade genommen. Leg jetzt eine beliebige Karte.
take_that-why-TT-10 = Die Reihe ist leer: Da ist nichts zu nehmen und nichts zu twisten. Leg eine beliebige Karte.

## A new table

take_that-option-pro = Profivariante
take_that-option-open_heaps = Offene Haufen

## The score sheet

take_that-scores-field-twisted = Getwistet
take_that-scores-field-taken = Genommen
take_that-scores-field-toads = Kröten
take_that-scores-ask-twisted = { $name }: Offene Karten neben dir?
take_that-scores-ask-taken = { $name }: Verdeckte Karten, mit Kröten?
take_that-scores-ask-toads = { $name }: Wie viele davon sind Kröten?
take_that-scores-cant-most-twisted = { $name } kann nicht { $count } getwistete Karten haben: Nur { $most } haben eine Twisted-Karte.
take_that-scores-cant-most-taken = { $name } kann nicht { $count } Karten haben: Es gibt { $most }.
take_that-scores-cant-most-toads = { $name } kann nicht { $count } Kröten haben: Es gibt { $most }.
take_that-scores-cant-odd = { $name } hat { $twisted } offen? Getwistete Karten gibt es nur paarweise.
take_that-scores-cant-toads-not-taken =
    { $toads ->
        [one] { $name } hat eine Kröte, aber keine verdeckte Karte. Zähl die Kröten mit.
       *[other] { $name } hat { $toads } Kröten, aber verdeckte Karten nur { $taken }. Zähl die Kröten mit.
    }
take_that-scores-cant-toads-over = Das macht { $toads } Kröten. Es gibt { $most }.
take_that-scores-cant-cards-over = Das macht { $cards } Karten. Es gibt { $most }.
take_that-scores-cant-paired-over = Das macht { $cards } Karten, die keine Kröten sind. Es gibt { $most }.
take_that-scores-cant-cards-under = Nur { $cards } Karten? Am Ende liegen mindestens { $least } neben euch: Zugstapel und Reihe sind weg, und niemand hat mehr als { $hand } auf der Hand.
take_that-scores-why-beside =
    { $toads ->
        [0] { $twisted } getwistet, { $others } genommen: { $total }.
        [one] { $twisted } getwistet, { $others } genommen und eine Kröte: { $total }.
       *[other] { $twisted } getwistet, { $others } genommen und { $toads } Kröten: { $total }.
    }

## The lesson: what the toad says. Kero and Rana are the other players’ names

take_that-lesson-hello = Willkommen bei Take That! Die Karten gehen von 12 bis 98. Du hast neun. Wer die meisten Punkte hat, gewinnt.
take_that-lesson-row = In der Mitte wächst eine Reihe. Sie kann dir Punkte bringen. Aber wer sie nehmen muss, zahlt.
take_that-lesson-open = Die Reihe ist leer, also darf jede Karte sie eröffnen. Leg deine 34 an: Tipp sie zweimal an.
take_that-lesson-open-instead = Jede Karte darf eröffnen. Leg in dieser Lektion die 34 an.
take_that-lesson-near = Siehst du? Eine Karte darf höchstens 10 von der letzten entfernt sein. Kero ging von 34 auf 41, Rana auf 49.
take_that-lesson-lay = Die letzte Karte ist 49, also passen 39 bis 59. Leg deine 52 an.
take_that-lesson-lay-instead = Das geht auch. Leg in dieser Lektion die 52 an.
take_that-lesson-toad = Quak! Die 66 ist eine Kröte: zwei gleiche Ziffern. Wer die Reihe nimmt, zahlt 5 für eine Kröte und 1 für jede andere Karte.
take_that-lesson-partners = Jetzt der Twist. In der Reihe liegt die 49, und du hast die 94: dieselben Ziffern, vertauscht. Das ist ihre Twisted-Karte!
take_that-lesson-twist = Twiste mit deiner 94. Sie holt die 49 aus der Reihe, egal, wo sie liegt.
take_that-lesson-twist-instead = Für diese Reihe willst du nicht zahlen. Twiste mit der 94: Das sind 2 Punkte.
take_that-lesson-points = Beide Karten liegen offen neben dir: 2 Punkte. Die Reihe ist zusammengerückt. Kero muss bei 66 weitermachen …
take_that-lesson-ouch = … und kann nicht! Kero nimmt die ganze Reihe samt Kröte, für 9 Minuspunkte. Dann eröffnet Kero eine neue Reihe.
take_that-lesson-take = Die letzte Karte ist 78. Du hast nichts von 68 bis 88 und keine Twisted-Karte. Nimm die Reihe.
take_that-lesson-take-instead = Hier passt nichts. Nimm die Reihe.
take_that-lesson-cheap = Nur 2 Minuspunkte. Eine kurze Reihe ist billig: Manchmal ist es klug, sie zu nehmen, obwohl du nicht musst.
take_that-lesson-anew = Eröffne jetzt eine neue Reihe, egal womit. Du hast die 23 und ihre Twisted-Karte 32. Leg die 23 an …
take_that-lesson-anew-instead = Geht auch. Aber die 23 ist schlau: Du hast ihre Twisted-Karte. Leg die 23 an.
take_that-lesson-plan = … und da liegt sie immer noch. Twiste mit der 32!
take_that-lesson-plan-instead = Nicht schlecht, aber Twisten ist besser. Twiste mit der 32 für 2 weitere Punkte.
take_that-lesson-jump = Nach jedem Zug ziehst du eine Karte. So geht es, bis der Zugstapel leer ist. Springen wir dorthin.
take_that-lesson-empty = Der Zugstapel ist leer: Niemand zieht mehr. Sobald die Reihe genommen wird, ist die Runde vorbei.
take_that-lesson-last = Sechs Karten, zwei Kröten: Die nimmst du besser nicht! Nah an 95 liegen nur wenige Karten. Leg sie an und schau, was Kero tun kann.
take_that-lesson-last-instead = Mit zwei Kröten drin? Leg lieber die 95 an.
take_that-lesson-over = Nichts! Kero nimmt sieben Karten mit zwei Kröten, und die Runde ist vorbei.
take_that-lesson-score = Du: 16 Karten offen, 3 verdeckt. Das macht 13 Punkte. Karten auf der Hand zählen nichts.
take_that-lesson-end = Eine Partie hat zwei Runden. Leg knapp an, twiste scharf, und überlass die Reihe den anderen!

## Die Geschichte einer Partie, die vorbei ist

# $who: wessen Karte es war, "you" oder "other"; "taken", wenn du die Reihe nahmst. $points: was die Karten zählen.
take_that-story-feat =
    { $who ->
        [you] Nach deiner { $card } nahm { $taker } { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }: { $points }.
        [taken] Nach der { $card } von { $name } nahmst du { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }: { $points }.
       *[other] Nach der { $card } von { $name } nahm { $taker } { $count ->
            [one] eine Karte
           *[other] { $count } Karten
        }: { $points }.
    }

## Warum ein Zug gut ist oder nicht

take_that-reason-points = Sofort +2: { $card } und { $partner } liegen offen neben dir.
take_that-reason-mine = Nur du kannst { $card } wieder wegtwisten: Du hast { $partner }.
take_that-reason-safe = Niemand kann { $partner } noch haben: { $card } wird nicht weggetwistet.
take_that-reason-open = In { $tenths } von 10 simulierten Verteilungen hat ein Gegner { $partner } und kann { $card } wegtwisten.
take_that-reason-stuck = In { $tenths } von 10 simulierten Verteilungen kann der Nächste weder legen noch twisten und muss −{ $cost } nehmen.
take_that-reason-taken = In { $tenths } von 10 simulierten Verteilungen nimmt ein Gegner die Reihe, bevor du wieder dran bist.
take_that-reason-again = In { $tenths } von 10 simulierten Verteilungen musst du die Reihe beim nächsten Mal nicht nehmen.
take_that-reason-toad = { $card } ist eine Kröte: Die Reihe wird um { $points } teurer.
take_that-reason-shelter = Du behältst { $card }: Solange { $partner } in der Reihe liegt, kannst du immer twisten.
take_that-reason-cost = Die Reihe kostet dich { $points }.
take_that-reason-extra = Die Reihe kostet dich { $points } und bringt auch die oberste Karte vom Stapel.
take_that-reason-fresh = Danach eröffnest du eine neue Reihe mit einer beliebigen Karte.
