### Twins: der Tisch, der Zettel und was erzählt wird.

## The box, at home: see vite.config.ts

twins-box = Vier Duelle pro Runde: zwei Karten verdeckt, Luft anhalten, umdrehen.

## Karten

twins-card-r = Rot { $number }
twins-card-o = Orange { $number }
twins-card-y = Gelb { $number }
twins-card-g = Grün { $number }
twins-card-b = Blau { $number }
twins-card-v = Violett { $number }
twins-ink-black = { $card }, schwarze Tinte
twins-ink-white = { $card }, weiße Tinte
twins-two = { $first } und { $second }
twins-face-down = verdeckt
twins-your-hand = Deine Hand
twins-hand-of = Hand von { $name }

## Ränge, wie die Regeln sie nennen

twins-rank-twins = { $value }er-Zwillinge
twins-rank-pair = { $value }er-Paar
twins-rank-colour = Farbe { $value }
twins-rank-singles = Einzelkarten { $value }

## Züge, wie ein Tipp sie nennt

twins-move-buy =
    { $cards ->
        [0] nichts kaufen
        [one] eine Karte kaufen
       *[other] { $cards } Karten kaufen
    }
twins-move-pick = { $cards } hinlegen

## Der Verlauf

twins-told-buy =
    { $cards ->
        [0] { $name } kauft nichts.
        [one] { $name } kauft eine Karte.
       *[other] { $name } kauft { $cards } Karten.
    }
twins-told-you-buy =
    { $cards ->
        [0] Du kaufst nichts.
        [one] Du kaufst eine Karte.
       *[other] Du kaufst { $cards } Karten.
    }
twins-told-pick = { $name } hat gewählt.
twins-told-you-pick = Du hast gewählt.
# Ein Rang und wer ihn hat: „4er-Zwillinge (Kero)“.
twins-told-place = { $rank } ({ $names })
# „Duell 2: 4er-Zwillinge (Kero) vor 8er-Paar (Rana) und Einzelkarten 12 (Bufo und Du).“
twins-told-duel = Duell { $duel }: { $best } vor { $rest }.
twins-told-alone = Duell { $duel }: { $best }.
# Die Namen stehen am Ende, weil auch „Du“ unter ihnen sein kann.
twins-told-win =
    { $count ->
        [one] { $names } gewinnt { $amount }.
       *[other] Je { $amount } gewinnen: { $names }.
    }
twins-told-you-win = Du gewinnst { $amount }.
twins-told-pay =
    { $count ->
        [one] { $names } zahlt { $amount }.
       *[other] Je { $amount } zahlen: { $names }.
    }
twins-told-you-pay = Du zahlst { $amount }.
twins-told-nothing = Der Topf bleibt stehen.
twins-told-out =
    { $count ->
        [one] { $names } setzt in Duell 4 aus.
       *[other] In Duell 4 setzen aus: { $names }.
    }
twins-told-you-out = Du setzt in Duell 4 aus.
twins-told-bankrupt =
    { $count ->
        [one] { $names } ist bankrott.
       *[other] Bankrott sind: { $names }.
    }
twins-told-you-bankrupt = Du bist bankrott.
twins-told-chips = { $name } { $chips }
twins-told-hand = Die Runde ist vorbei. Chips: { $chips }. Topf: { $pot }.

## Am Tisch

twins-around = Alle am Tisch
twins-hand-number = Runde { $hand }
twins-hand-of-many = Runde { $hand } von { $most }
twins-buying = Kaufen
twins-duel = Duell { $duel }
twins-pot = Topf
twins-pot-of =
    { $chips ->
        [0] Der Topf ist leer
        [one] Topf: ein Chip
       *[other] Topf: Chips im Wert von { $chips }
    }
twins-stock = Vorrat: { $cards }
twins-chips =
    { $chips ->
        [0] keine Chips
        [one] ein Chip
       *[other] Chips im Wert von { $chips }
    }
twins-state-buys = kauft …
twins-state-bought =
    { $cards ->
        [0] nichts gekauft
        [one] 1 gekauft
       *[other] { $cards } gekauft
    }
twins-state-choosing = wählt …
twins-state-picked = hat gewählt
twins-state-out = setzt aus
twins-state-bankrupt = bankrott
twins-you-sit-out = Du setzt in diesem Duell aus.
twins-you-are-bankrupt = Du bist bankrott: Die anderen spielen die Runde zu Ende.
twins-waiting-for = Warten auf { $names }
# Steht für den, der liest, in „Warten auf …“.
twins-for-you = dich
twins-buy-ask = Karten kaufen?
twins-buy-0 = Keine
twins-buy-1 = 1 Karte
twins-buy-2 = 2 Karten
twins-price =
    { $price ->
        [0] gratis
        [one] kostet { $price } Chip
       *[other] kostet { $price } Chips
    }
twins-pick-two = Wähl zwei Karten
twins-pick-one-more = Noch eine
twins-lay = Hinlegen
# Wird nach „Hinlegen“ vorgelesen.
twins-lay-these = { $cards }, verdeckt
twins-peek = Du hast { $cards } gewählt. Gedrückt halten, um sie anzusehen.
twins-hold-to-look = zum Ansehen halten
twins-sort-colour = Nach Farbe sortieren
twins-sort-number = Nach Zahl sortieren
twins-last-duel = Letztes Duell
twins-ranking = Duell { $duel }, die besten zuerst
twins-place = { $place }.
twins-change-win = +{ $amount }
twins-change-pay = −{ $amount }
twins-summary = Was in jedem Duell passiert
twins-now = jetzt
twins-sheet = Chips
twins-sheet-start = Start
twins-keys-buy = 0 1 2: kaufen
twins-keys-pick = ← →: durch die Hand · Enter: anheben · P: hinlegen
twins-keys-more = L: letztes Duell · S: Chips · Esc: schließen

## A new table

twins-option-max_hands = Höchstzahl der Runden
twins-value-max_hands-0 = bis jemand bankrott ist

## Replays

twins-replay-round = Runde { $round }
twins-replay-round-before = Zum Anfang der Runde
twins-replay-round-after = Zur nächsten Runde

## The score sheet

twins-scores-option-max_hands = Runden
twins-scores-out = raus
twins-scores-pot = Topf: { $pot }
twins-scores-round = Runde
twins-scores-rounds-so-far =
    { $count ->
        [0] Nicht begonnen
        [one] Nach einer Runde
       *[other] Nach { $count } Runden
    }
twins-scores-field-chips = Chips
twins-scores-ask-chips = { $name }: Was sind deine Chips jetzt wert?
twins-scores-bankrupt = Bankrott?
twins-scores-bankrupt-of = { $name } ist bankrott
twins-scores-cant-most-chips = { $name } kann nicht { $count } haben: Alle Chips zusammen sind { $most } wert.
twins-scores-cant-bankrupt-has = { $name } ist bankrott und hat { $chips }? Wer bankrott ist, hat alles gezahlt.
twins-scores-cant-bankrupt-rich = { $name } hatte { $had }. Mit mehr als { $most } geht in einer Runde niemand bankrott.
twins-scores-cant-fell = { $name } hatte { $had } und hat { $chips }? Eine Runde kostet höchstens { $most }: 3 für Karten, 2 im ersten Duell, 1 im dritten.
twins-scores-cant-chips-over = Das macht { $chips }, { $over } mehr als die { $all }, die es gibt.
twins-scores-cant-chips-under = Das macht { $chips } von { $all }: { $missing } zu wenig.
twins-scores-cant-chips-or-pot = Das macht { $chips } von { $all }. Endete das letzte Duell im Gleichstand oder fiel es aus? Dann ist der Rest ({ $missing }) im Topf.
twins-scores-cant-two-pots = { $name } hat mehr als { $prize } gewonnen, und jemand anders auch. Den Topf kann nur eine Person gewinnen.
twins-scores-cant-pot-won = { $name } hat mehr als { $prize } gewonnen, also auch den Topf. Dann ist er leer.
twins-scores-fix = Im Topf: { $pot }
twins-scores-why-chips = hat { $chips } ({ $total }).
twins-scores-why-bankrupt = ist bankrott.

## The lesson: what the toad says. Kero and Rana are the other players’ names

twins-lesson-hello = Willkommen bei Twins! Alle beginnen mit 12 Chips. Wer am Ende die meisten hat, gewinnt. Eine Runde hat vier Duelle mit je zwei Karten.
twins-lesson-ink = Schau dir die Zahlen auf deinen Karten an: Manche sind schwarz, manche weiß. Das ist die Tinte.
twins-lesson-twins = Das Beste sind Zwillinge: gleiche Zahl, gleiche Tinte. Du hast welche: die rote 7 und die orange 7, beide schwarz.
twins-lesson-pair = Danach kommt ein Paar: gleiche Zahl, verschiedene Tinte. Die gelbe 9 ist schwarz, die grüne 9 weiß: ein Paar.
twins-lesson-rest = Dann kommt Farbe: zwei Karten einer Farbe. Und zuletzt Einzelkarten: alles andere. Bei diesen beiden zählt die Summe.
twins-lesson-price = Zuerst darfst du kaufen: eine Karte für 1 Chip, zwei Karten für 3. Die Chips kommen in den Topf.
twins-lesson-buy = Deine rote 2 ist einsam. Kauf eine Karte.
twins-lesson-buy-instead = Das ginge auch. Kauf in dieser Lektion eine Karte.
twins-lesson-bought = Die orange 2! Mit der roten 2 sind das Zwillinge. Kero hat zwei Karten gekauft, Rana keine. Im Topf sind 4 Chips.
twins-lesson-duel1 = Duell 1: Der Niedrigste zahlt 2. Du musst hier nicht gewinnen. Wähl die blaue 8 und die blaue 10: Farbe 18.
twins-lesson-duel1-instead = Es reicht, nicht am niedrigsten zu sein. Spar die anderen auf und wähl die blaue 8 und die blaue 10.
twins-lesson-after1 = Alle Karten werden gleichzeitig aufgedeckt. Kero hat nur Einzelkarten und zahlt 2 Chips in den Topf.
twins-lesson-duel2 = Duell 2: Der Beste gewinnt 3 Chips. Zeig jetzt deine Zwillinge: die rote 7 und die orange 7.
twins-lesson-duel2-instead = Hier gewinnt nur der Beste. Wähl die rote 7 und die orange 7.
twins-lesson-after2 = Zwillinge schlagen alles, was darunter ist. Du gewinnst 3 Chips aus dem Topf.
twins-lesson-duel3 = Duell 3: Der Niedrigste zahlt 1 und setzt in Duell 4 aus. Bleib dabei! Wähl das Paar: die gelbe 9 und die grüne 9.
twins-lesson-duel3-instead = Heb die 2er für Duell 4 auf. Wähl die gelbe 9 und die grüne 9.
twins-lesson-after3 = Rana war am niedrigsten, zahlt 1 und schaut jetzt nur zu. Im Topf sind 4 Chips, und in Duell 4 geht es um alle.
twins-lesson-duel4 = Duell 4: Der Beste gewinnt den ganzen Topf. Welche zwei? Die rote 2 und die orange 2, auch wenn sie klein sind!
twins-lesson-duel4-instead = Denk daran, welche Art die beste ist. Wähl die rote 2 und die orange 2.
twins-lesson-after4 = Kero hatte ein 10er-Paar. Aber 2er-Zwillinge schlagen jedes Paar! Der Topf gehört dir.
twins-lesson-end = So geht es Runde um Runde, bis jemand nicht zahlen kann. Spiel deine besten Karten da, wo sie zählen! Sind mehr am Tisch, zahlen und gewinnen auch mehr.

## What can’t be done

twins-why-bought = Das Kaufen ist vorbei: Das ist Duell { $duel }. Wähl zwei Karten.
twins-why-buy-turn = Du bist noch nicht mit Kaufen dran. Gekauft wird reihum.
twins-why-buy-first = Noch haben nicht alle gekauft. Karten werden erst danach gewählt.
twins-why-TW-R4 = Das kostet { $price }, und du hast { $chips }. Kauf weniger Karten oder keine.
twins-why-picked = Du hast für dieses Duell schon gewählt. Die Wahl lässt sich nicht ändern.

## Die Geschichte einer Partie, die vorbei ist

twins-story-when =
    { $part ->
        [0] Runde { $round }
       *[other] Runde { $round }, Duell { $part }
    }
twins-story-feat =
    { $who ->
        [you] Du gewannst { $amount ->
            [one] einen Chip
           *[other] { $amount } Chips
        }: { $rank }.
       *[other] { $name } gewann { $amount ->
            [one] einen Chip
           *[other] { $amount } Chips
        }: { $rank }.
    }

## Warum ein Zug gut ist oder nicht

twins-reason-price = Das kostet { $price } von deinen { $chips } Chips.
twins-reason-pairs = Zwillinge und Paare auf deiner Hand, für vier Duelle: { $pairs }.
twins-reason-better = In { $tenths } von 10 simulierten Verteilungen bringen die neuen Karten ein Paar oder Zwillinge mehr.
twins-reason-escapes = { $Rank }: In Duell { $duel } ist in { $tenths } von 10 simulierten Verteilungen nichts zu zahlen.
twins-reason-wins = { $Rank }: bringt in Duell { $duel } Chips in { $tenths } von 10 simulierten Verteilungen.
twins-reason-pot = { $Rank }: gewinnt den Topf mit { $pot } in { $tenths } von 10 simulierten Verteilungen.
twins-reason-keeps = Du behältst für später: { $rank }.

## Analysis

twins-analysis-points = Verlorene Chips
twins-analysis-cost = kostet { NUMBER($wins, maximumFractionDigits: 1) } Siege in 100 Partien (± { NUMBER($error, maximumFractionDigits: 1) }) und { NUMBER($points, maximumFractionDigits: 1) } Chips
