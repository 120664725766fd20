### Wren: Schachtel, Tisch, Punktezettel und Lektion.

wren-box = Große Vögel sammeln sich auf dem Ast. Ein kleiner schlüpft unter sie und nimmt sie alle.

## Karten

wren-bird = Vogel { $card }
wren-last = Vogel { $card }, der letzte auf dem Ast

## Der Tisch

wren-hand = Deine Hand
wren-hand-of = Hand von { $name }
wren-rivals = Die anderen
wren-branch =
    { $count ->
        [0] Der Ast ist leer
        [one] Der Ast: ein Vogel
       *[other] Der Ast: { $count } Vögel, vom ersten bis zum letzten
    }
wren-empty = Der Ast ist leer
wren-taken-by = Der Ast ist leer. Zuletzt genommen: { $name }
wren-holds =
    { $count ->
        [one] Eine Karte auf der Hand
       *[other] { $count } Karten auf der Hand
    }
wren-nest =
    { $feathers ->
        [0] Nest: leer
        [one] Nest: eine Feder
       *[other] Nest: { $feathers } Federn
    }
wren-nest-of = Nest: { $name }
wren-nothing = noch nichts
wren-king = König der Vögel: 5 weitere Federn
wren-begin = Die Karten sind verteilt.
wren-choose = Spiel eine Karte
wren-waiting = { $name } überlegt …

## Punkte

wren-scores = Punkte
wren-after-round = Nach Runde { $round }
wren-go-on = Weiter
wren-sheet = Punktezettel: die Federn jeder Runde
wren-round = Runde { $round }
wren-total = Summe

## Der Verlauf

wren-move-play = Spiel die { $card }
wren-told-play =
    { $who ->
        [you] Du spielst die { $card }.
       *[other] { $name } spielt die { $card }.
    }
wren-told-take =
    { $who ->
        [you] Du nimmst { $count } Vögel: { $feathers } Federn.
       *[other] { $name } nimmt { $count } Vögel: { $feathers } Federn.
    }
wren-told-king = Der Zaunkönig ist König!
wren-told-points = { $name } { $points }
wren-told-round = Die Runde ist zu Ende: { $each }.

## Ein neuer Tisch

wren-option-king = König der Vögel

## Der Punktezettel

wren-scores-field-feathers = Federn
wren-scores-field-kings = König
wren-scores-ask-feathers = { $name }: Wie viele Federn liegen in deinem Nest?
wren-scores-ask-kings = { $name }: Wurde dein Zaunkönig König? 1 oder 0
wren-scores-cant-most-feathers = { $name } kann nicht { $count } Federn haben: Alle Vögel zusammen haben { $most }.
wren-scores-cant-most-kings = Es gibt nur einen Zaunkönig, also hat { $name } höchstens { $most } König.
wren-scores-cant-feathers-over = Das sind { $feathers } Federn. Es gibt { $most }.
wren-scores-cant-kings-over = Nur ein Zaunkönig kann König werden.
wren-scores-cant-king-without-birds = { $name } hat den Adler mit dem Zaunkönig genommen? Dann liegen im Nest mindestens { $least } Federn.
wren-scores-why-nest =
    { $kings ->
        [0] { $feathers } Federn.
       *[other] { $feathers } Federn und 5 für den König: { $points }.
    }

## Die Lektion: was die Kröte sagt. Kero und Rana heißen die anderen

wren-lesson-hello = Willkommen bei Wren! Es gibt 24 Vögel, von der 1, dem Zaunkönig, bis zur 24, dem Adler. Du hast sieben.
wren-lesson-feathers = Die Punkte auf einer Karte sind ihre Federn: eine für kleine Vögel, zwei für mittlere, drei für große. Wer die meisten Federn hat, gewinnt.
wren-lesson-open = Der Ast ist leer, also darf sich jeder Vogel setzen. Spiel deine 3: Tippe sie zweimal an.
wren-lesson-open-instead = Jeder Vogel darf anfangen. Spiel hier die 3.
wren-lesson-perch = Keros 10 ist größer als die 3, und Ranas 18 ist größer als die 10. Also setzen sich beide auf den Ast.
wren-lesson-take = Deine 15 ist kleiner als die 18, die letzte. Spiel sie: Sie schlüpft unter die anderen, und du nimmst sie alle.
wren-lesson-take-instead = Das hätte eine andere Wirkung. Spiel hier die 15.
wren-lesson-took = Vier Vögel, 8 Federn! Sie liegen in deinem Nest. Der Ast ist leer, und Kero eröffnet ihn mit der 5.
wren-lesson-wait = Rana hat die 9 gespielt. Mit deiner 8 könntest du zwei Vögel nehmen. Aber ein längerer Ast bringt mehr: Spiel die 11 und warte.
wren-lesson-wait-instead = Das ginge auch. Spiel hier die 11.
wren-lesson-eagle = Kero hatte nichts Kleineres und hat die 12 gespielt. Und Rana, die nur noch große Vögel hat, den Adler!
wren-lesson-wren = Der Zaunkönig ist kleiner als jeder andere Vogel. Spiel deine 1!
wren-lesson-wren-instead = Darauf hat dein Zaunkönig gewartet. Spiel die 1.
wren-lesson-king = 11 Federn, und 5 dazu: Ein Zaunkönig, der den Adler nimmt, ist König der Vögel. Springen wir ans Ende der Runde.
wren-lesson-left = Alle Hände sind leer. 17 und 23 sitzen noch auf dem Ast, und niemand bekommt sie.
wren-lesson-score = Du hast 34 Federn, Kero hat 10 und Rana keine.
wren-lesson-end = Eine Partie hat drei Runden. Heb deine kleinen Vögel für einen langen Ast auf, und halt deine großen von ihm fern!
wren-reason-takes = { $card } nimmt den Ast: { $feathers } Federn.
wren-reason-leaves = In { $tenths } von 10 simulierten Verteilungen hat der Nächste einen kleineren Vogel als { $card }.
