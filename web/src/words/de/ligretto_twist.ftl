### Ligretto Twist: das Rennen.

## Karten. Vier verschiedene Buchstaben: Gelb ist Y wie in den Regeln, denn G ist Grün.

ligretto_twist-card-r = Rot
ligretto_twist-card-g = Grün
ligretto_twist-card-b = Blau
ligretto_twist-card-y = Gelb
ligretto_twist-letter-r = R
ligretto_twist-letter-g = G
ligretto_twist-letter-b = B
ligretto_twist-letter-y = Y

## Der Tisch

ligretto_twist-piles = Stapelfelder
ligretto_twist-pile = Stapelfeld { $pile }, { $card }, { $state }
ligretto_twist-free = frei
ligretto_twist-under = geblockt von { $name }
ligretto_twist-under-yours = unter deiner Hand
ligretto_twist-holds = hält { $card }
ligretto_twist-you-hold = Du hältst { $card }
ligretto_twist-left-unit =
    { $count ->
        [one] Karte übrig
       *[other] Karten übrig
    }
# Nach einer Zahl von Karten, wo wenig Platz ist.
ligretto_twist-left-short = übrig
ligretto_twist-parked-count = { $count } geparkt
ligretto_twist-total =
    { $count ->
        [one] { $count } Minuspunkt
       *[other] { $count } Minuspunkte
    }
ligretto_twist-flip = Aufdecken
ligretto_twist-flip-stack =
    { $count ->
        [one] Letzte Karte deines Nachziehstapels aufdecken
       *[other] Karte aufdecken: { $count } im Nachziehstapel
    }
ligretto_twist-flip-parked =
    { $count ->
        [0] Dein Nachziehstapel ist leer
        [one] Deine geparkte Karte aufdecken
       *[other] Aufdecken: Deine { $count } geparkten Karten werden dein Nachziehstapel
    }
ligretto_twist-park = Parken
ligretto_twist-park-label =
    { $count ->
        [0] Karte parken: noch keine geparkt
       *[other] Karte parken: { $count } geparkt
    }
# Die Tasten, wie sie beschriftet sind.
ligretto_twist-key-flip = Leer
ligretto_twist-key-park = P

## Wenn etwas nicht geht oder schiefgeht

ligretto_twist-not-yet = Noch nicht: Warte auf den Start
ligretto_twist-flip-first = Deck erst eine Karte auf
ligretto_twist-lay-first = Leg erst { $card } ab
ligretto_twist-lay-or-park = Park { $card } oder warte
ligretto_twist-no-park = Parken unnötig: { $piles } frei
ligretto_twist-fumble = Patzer!
ligretto_twist-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } s
ligretto_twist-late = Jemand war schneller
ligretto_twist-tie = gleichauf
ligretto_twist-tie-told = Gleichauf: Das Los traf jemand anderen
ligretto_twist-tie-won = Gleichauf: Das Los traf dich
ligretto_twist-late-some = zu spät
# Beide: wie viel später als der Gewinner, in Millisekunden.
ligretto_twist-late-by = { $ms } ms
ligretto_twist-late-told = { $ms } ms zu spät
ligretto_twist-won-told = { $ms } ms schneller
# Kurz: wird mitten im Rennen vorgelesen. $piles sind Nummern von Stapelfeldern.
ligretto_twist-held-open = { $card }: { $piles }
ligretto_twist-held-shut = { $card }, geblockt
ligretto_twist-opens = { $piles } frei

## Während das Rennen steht

ligretto_twist-go = Los!
ligretto_twist-how-keys = Leertaste deckt auf, 1–{ $piles } legt ab, P parkt
ligretto_twist-how-touch = Aufdecken, dann ein Stapelfeld der Farbe antippen
ligretto_twist-waits = Warten, bis alle da sind …
ligretto_twist-paused = Das Rennen macht Pause
ligretto_twist-pause-silent = Von { $name } ist nichts zu hören. Bleibt das 20 Sekunden so, übernimmt ein Bot den Platz.
ligretto_twist-pause-you = Deine Verbindung war einen Moment weg.
ligretto_twist-pause-restart = Der Server wurde neu gestartet. Keine Karte ist verloren.
ligretto_twist-pause-empty = Niemand war verbunden.
ligretto_twist-pause-then = Weiter geht es mit einem Countdown.
ligretto_twist-round-over = Die Runde ist vorbei
ligretto_twist-next-in =
    { $seconds ->
        [one] Runde { $round } in { $seconds } Sekunde
       *[other] Runde { $round } in { $seconds } Sekunden
    }
ligretto_twist-knot-title = Knoten!
ligretto_twist-knot-why = Niemand konnte mehr ablegen, also heben sich alle Hände. Weiter!

## Der Zettel

ligretto_twist-sheet = Minuspunkte, Runde für Runde
ligretto_twist-round = Runde
ligretto_twist-sum = Summe
ligretto_twist-called = rief „Twist Stopp!“

## Der Verlauf. $who ist "you" oder "other".

ligretto_twist-flips =
    { $who ->
        [you] Du deckst { $card } auf.
       *[other] { $name } deckt { $card } auf.
    }
ligretto_twist-lays =
    { $who ->
        [you] Du legst { $card } auf Stapelfeld { $pile } ab.
       *[other] { $name } legt { $card } auf Stapelfeld { $pile } ab.
    }
ligretto_twist-fumbles =
    { $who ->
        [you] Du patzt: { $card } darf nicht auf Stapelfeld { $pile }.
       *[other] { $name } patzt: { $card } darf nicht auf Stapelfeld { $pile }.
    }
ligretto_twist-parks =
    { $who ->
        [you] Du parkst { $card }.
       *[other] { $name } parkt { $card }.
    }
ligretto_twist-knot = Ein Knoten: Niemand konnte mehr ablegen. Alle Hände heben sich.
ligretto_twist-stop =
    { $who ->
        [you] Du rufst „Twist Stopp!“ und gewinnst die Runde.
       *[other] { $name } ruft „Twist Stopp!“ und gewinnt die Runde.
    }
ligretto_twist-minus =
    { $who ->
        [you] { $count ->
            [one] Du notierst { $count } Minuspunkt.
           *[other] Du notierst { $count } Minuspunkte.
        }
       *[other] { $count ->
            [one] { $name } notiert { $count } Minuspunkt.
           *[other] { $name } notiert { $count } Minuspunkte.
        }
    }
ligretto_twist-move-lay = auf Stapelfeld { $pile } ablegen
