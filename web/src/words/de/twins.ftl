### Twins: der Tisch, der Zettel und was erzählt wird.

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
