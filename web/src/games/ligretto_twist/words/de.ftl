### Ligretto Twist: das Rennen.

## The box, at home: see vite.config.ts

ligretto_twist-box = Alle zugleich: zwei Hände, keine Züge, und ein Stapelfeld unter einer Hand ist geblockt.

## Karten

ligretto_twist-card-r = Rot
ligretto_twist-card-g = Grün
ligretto_twist-card-b = Blau
ligretto_twist-card-y = Gelb

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
ligretto_twist-waits = Warten auf alle …
ligretto_twist-paused = Das Rennen macht Pause
ligretto_twist-pause-silent = { $name } antwortet nicht. Nach 20 Sekunden übernimmt ein Bot.
ligretto_twist-pause-you = Deine Verbindung war einen Moment weg.
ligretto_twist-pause-restart = Der Server wurde neu gestartet. Keine Karte ist verloren.
ligretto_twist-pause-empty = Niemand war verbunden.
ligretto_twist-pause-then = Nach einem Countdown geht es weiter.
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

## A new table

ligretto_twist-option-fumble_ms = Pause nach Patzer (ms)
ligretto_twist-option-lag_comp_ms = Ausgleich für Verzögerung (ms)

## The score sheet

ligretto_twist-scores-field-left = Restkarten
ligretto_twist-scores-ask-left = { $name }: Karten im Nachziehstapel, geparkt und in der Hand?
ligretto_twist-scores-cant-most-left = { $name } kann nicht { $count } Karten haben: Im Nachziehstapel waren { $most }.
ligretto_twist-scores-cant-many-done = Die letzte Karte kann nur eine Person zuerst ablegen.
ligretto_twist-scores-cant-nobody-done = Jemand muss 0 Karten haben: Die Runde endet, sobald jemand alle abgelegt hat.
ligretto_twist-scores-why-all-laid = hat alle Karten abgelegt.
ligretto_twist-scores-why-cards-left =
    { $left ->
        [one] hatte noch eine Karte: −1.
       *[other] hatte noch { $left } Karten: −{ $left }.
    }

## The lesson: what the toad says. Kero and Rana are the other players’ names

ligretto_twist-lesson-hello = Willkommen bei Ligretto Twist! Du hast 40 Karten, Kero hat 40. Wer zuerst alle los ist, gewinnt.
ligretto_twist-lesson-pace = Niemand ist hier „dran“: Alle spielen zugleich, so schnell sie können. Hier gehen wir im Schritttempo.
ligretto_twist-lesson-flip = Du siehst immer nur eine Karte. Deck die oberste deines Nachziehstapels auf.
ligretto_twist-lesson-flip-instead = Deck zuerst eine Karte auf.
ligretto_twist-lesson-lay = Rot! Leg sie auf das rote Stapelfeld.
ligretto_twist-lesson-lay-instead = Farbe kommt auf Farbe: Leg sie auf Rot.
ligretto_twist-lesson-stays = Jetzt der Twist: Die Hand, die die Karte abgelegt hat, bleibt auf dem Stapelfeld. Solange sie da liegt, ist Rot für Kero geblockt.
ligretto_twist-lesson-other_hand = Du hast noch eine Hand. Deck mit ihr die nächste Karte auf.
ligretto_twist-lesson-other_hand-instead = Deck die nächste Karte auf.
ligretto_twist-lesson-swap = Blau. Leg sie auf das blaue Stapelfeld.
ligretto_twist-lesson-swap-instead = Blau kommt auf Blau.
ligretto_twist-lesson-free = Jetzt bleibt diese Hand auf Blau, und deine erste Hand ist frei. So bedeckst du immer ein Stapelfeld. Schau, was Kero macht …
ligretto_twist-lesson-blocked = Keros Hand liegt auf Grün. Ein Stapelfeld unter einer fremden Hand ist für dich geblockt.
ligretto_twist-lesson-flip_green = Weiter: Deck deine nächste Karte auf.
ligretto_twist-lesson-flip_green-instead = Deck deine nächste Karte auf.
ligretto_twist-lesson-fumble = Ausgerechnet Grün! Mal sehen, was passiert, wenn du es versuchst. Leg sie auf Grün.
ligretto_twist-lesson-fumble-instead = Mach nur dieses eine Mal etwas falsch: Versuch das grüne Stapelfeld.
ligretto_twist-lesson-frozen = Ein Patzer! Falsche Farbe oder geblocktes Stapelfeld: Die Karte kommt zurück, und einen Moment lang kannst du nichts tun.
ligretto_twist-lesson-park = Du darfst warten, bis Keros Hand weggeht. Oder du parkst die Karte verdeckt und spielst weiter. Park sie.
ligretto_twist-lesson-park-instead = Grün ist noch geblockt. Park die Karte.
ligretto_twist-lesson-flip_blue = Und weiter: Deck die nächste Karte auf!
ligretto_twist-lesson-flip_blue-instead = Deck die nächste Karte auf.
ligretto_twist-lesson-own_hand = Blau, und Blau liegt unter deiner eigenen Hand. Für dich ist das nicht geblockt! Leg sie dort ab und wechsle die Hände.
ligretto_twist-lesson-own_hand-instead = Deine eigene Hand hindert dich nie. Leg die Karte auf Blau.
ligretto_twist-lesson-parked = Ist dein Nachziehstapel leer, werden die geparkten Karten dein neuer Nachziehstapel. Parken darfst du nur, wenn jedes Stapelfeld der Farbe geblockt ist.
ligretto_twist-lesson-knot = Kann vor lauter Händen niemand mehr ablegen, ist das ein Knoten: Alle Hände heben sich, und weiter geht’s.
ligretto_twist-lesson-jump = Mehr musst du nicht wissen. Springen wir zu deiner letzten Karte!
ligretto_twist-lesson-last_flip = Noch eine Karte. Deck sie auf!
ligretto_twist-lesson-last_flip-instead = Deck deine letzte Karte auf.
ligretto_twist-lesson-last_lay = Gelb, und Gelb ist frei. Leg sie ab: schnell, vor Kero!
ligretto_twist-lesson-last_lay-instead = Gelb kommt auf Gelb.
ligretto_twist-lesson-score = „Twist Stopp!“ Deine Karten sind weg, und die Runde ist vorbei. Kero hat noch 18 Karten: 18 Minuspunkte.
ligretto_twist-lesson-time = Nach einer Runde sagt dir der Tisch, wo du Zeit verloren hast. { $what }
ligretto_twist-lesson-end = Nach fünf Runden gewinnt, wer die wenigsten Minuspunkte hat. An einem echten Tisch geht es schnell zu. Erst schauen, dann ablegen!

## What can’t be done

ligretto_twist-why-not-yet = Das Rennen läuft nicht. Warte auf den Start.
ligretto_twist-why-flip-first = Du hast keine Karte in der Hand. Deck erst eine auf.
ligretto_twist-why-lay-first = Du hast noch eine Karte in der Hand: { $card }. Leg sie erst ab.
ligretto_twist-why-lay-or-park = Du hast noch eine Karte in der Hand: { $card }. Park sie oder warte auf ein Stapelfeld.
ligretto_twist-why-no-park = Diese Karte lässt sich ablegen, also nicht parken. Frei: { $piles }.
ligretto_twist-why-colour = Stapelfeld { $pile } hat eine andere Farbe. Deine Karte: { $card }.
ligretto_twist-why-blocked = Stapelfeld { $pile } ist von einer anderen Hand geblockt. Warte oder nimm ein anderes.

## Die Geschichte einer Partie, die vorbei ist

ligretto_twist-story-feat =
    { $who ->
        [you] Du hast in { NUMBER($seconds) } s { $count } Karten abgelegt, ehe sonst jemand zum Zug kam.
       *[other] { $name } hat in { NUMBER($seconds) } s { $count } Karten abgelegt, ehe sonst jemand zum Zug kam.
    }

## Was eine Runde lehrt

ligretto_twist-reason-waited = Du hast { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s mit { $card } gewartet, obwohl Parken möglich war.
ligretto_twist-reason-open = Für { $card } war { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s lang ein Stapelfeld frei, bevor du etwas getan hast.
ligretto_twist-reason-idle = Deine Hand war { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s lang frei, bevor du aufgedeckt hast.
ligretto_twist-reason-fumbled = Patzer: { $count }. Sie haben dich { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s lang gebremst.
ligretto_twist-reason-steady = Du hast keine Zeit verloren: Deine längste Pause dauerte { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.

## Analysis

ligretto_twist-analysis-places = Verlorene Zeit nach Stapelfeld
ligretto_twist-analysis-place = Stapelfeld { $number }
