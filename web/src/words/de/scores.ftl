### Der Punktezettel für echte Karten an einem echten Tisch.

scores-title = Punktezettel
scores-lead = Echte Karten, echter Tisch: Rospo zählt. Das geht ohne Internet, und alles bleibt auf diesem Gerät.
scores-new = Neuer Zettel
scores-new-game = Neuer Zettel: { $game }
scores-evenings = Deine Spieleabende
scores-none = Noch kein Abend. Wähl ein Spiel, und die erste Zeile gehört dir.
scores-in-play =
    { $count ->
        [0] nicht begonnen
        [one] eine Zeile
       *[other] { $count } Zeilen
    }
scores-delete-this = { $game } vom { $date } löschen
scores-deleted = Gelöscht.
scores-restore = Zurückholen
scores-unkept = Dieser Browser speichert nichts: Der Zettel ist weg, wenn du die Seite schließt.
scores-no-such = Dieser Zettel ist nicht auf diesem Gerät
scores-no-such-why = Zettel bleiben auf dem Gerät, auf dem sie begonnen wurden.

## Vor der ersten Runde

scores-players = Wie viele spielen?
scores-names = Namen, im Uhrzeigersinn
scores-name-of = Person { $seat }
scores-first-dealer = Wer gibt zuerst?
scores-draw-lots = auslosen
scores-same-names = Zweimal derselbe Name: { $name }.
scores-begin = Zettel anlegen
scores-option-rounds = Runden
scores-option-until = Bis
scores-option-max_hands = Runden
scores-value-until-100 = 100 Punkte
scores-value-until-60 = 60 Punkte
scores-value-until-each_dealt_twice = alle zweimal gegeben haben
scores-value-max_hands-0 = bis jemand bankrott ist

## Das Papier

scores-paper = Der Zettel von { $game }
scores-round = Runde
scores-line = Runde { $round }: wie gezählt wurde
scores-cell = { $points }, gesamt { $total }
scores-out = raus
scores-pot = Topf: { $pot }
scores-undo = Letzte Zeile zurücknehmen
scores-redo = Zeile wiederherstellen
scores-share = Teilen
scores-share-text = Als Text
scores-share-picture = Als Bild
scores-shared = Fertig.
scores-copied = Kopiert.
scores-saved = Als Bild gespeichert.
scores-failed = Das hat hier nicht geklappt.
scores-made-with = gezählt mit Rospo
scores-file = rospo-{ $game }.png

## Eintragen

scores-entry = Runde { $round } · { $name } gibt
scores-entry-hand = Runde { $round } · { $name } gibt
scores-field-bids = Ansage
scores-field-tricks = Stiche
scores-field-twisted = Getwistet
scores-field-taken = Genommen
scores-field-toads = Kröten
scores-field-chips = Chips
scores-field-left = Restkarten
scores-field-of = { $field }: { $name }
scores-ask-bids = { $name }: Wie viele Stiche machst du?
scores-ask-tricks = { $name }: Wie viele Stiche hast du gemacht?
scores-ask-twisted = { $name }: Offene Karten neben dir?
scores-ask-taken = { $name }: Verdeckte Karten, mit Kröten?
scores-ask-toads = { $name }: Wie viele davon sind Kröten?
scores-ask-chips = { $name }: Was sind deine Chips jetzt wert?
scores-ask-left = { $name }: Karten im Nachziehstapel, geparkt und in der Hand?
scores-ask-write = Alles da. Aufschreiben?
scores-rest = Der Rest: { $rest }.
scores-pad = Zahlen
scores-erase = Löschen
scores-next = Weiter
scores-write = Aufschreiben
scores-line-written = Runde { $round } ist aufgeschrieben. { $totals }
scores-total-of = { $name } { $total }
scores-bankrupt = Bankrott?
scores-bankrupt-of = { $name } ist bankrott
scores-challenge = Einspruch?
scores-no-challenge = Kein Einspruch
scores-accuser = Einspruch von wem?
scores-accused = Gegen wen?
scores-revoked = Hatte { $name } die ausgespielte Farbe?
scores-revoked-nobody = Hatte die Person die ausgespielte Farbe?
scores-yes = Ja, falsch bedient
scores-no = Nein, alles gut
scores-rule = Regel { $rule }

## Was nicht sein kann

scores-cant-most-bids = { $name } kann nicht { $count } ansagen: Es gibt { $most } Stiche.
scores-cant-most-tricks = { $name } kann nicht { $count } Stiche haben: Es gibt { $most }.
scores-cant-most-twisted = { $name } kann nicht { $count } getwistete Karten haben: Nur { $most } haben eine Twisted-Karte.
scores-cant-most-taken = { $name } kann nicht { $count } Karten haben: Es gibt { $most }.
scores-cant-most-toads = { $name } kann nicht { $count } Kröten haben: Es gibt { $most }.
scores-cant-most-chips = { $name } kann nicht { $count } haben: Alle Chips zusammen sind { $most } wert.
scores-cant-most-left = { $name } kann nicht { $count } Karten haben: Im Nachziehstapel waren { $most }.
scores-cant-oneself = { $name } kann sich nicht selbst beschuldigen.
scores-cant-tricks-over =
    { $over ->
        [one] Das macht { $tricks } Stiche, einen zu viel: Es gibt 11.
       *[other] Das macht { $tricks } Stiche, { $over } zu viel: Es gibt 11.
    }
scores-cant-tricks-under =
    { $under ->
        [one] Stiche zusammen: { $tricks }. Einer fehlt: Es gibt 11.
       *[other] Stiche zusammen: { $tricks }. { $under } fehlen: Es gibt 11.
    }
scores-cant-odd = { $name } hat { $twisted } offen? Getwistete Karten gibt es nur paarweise.
scores-cant-toads-not-taken =
    { $toads ->
        [one] { $name } hat eine Kröte, aber keine verdeckte Karte. Zähl die Kröten mit.
       *[other] { $name } hat { $toads } Kröten, aber verdeckte Karten nur { $taken }. Zähl die Kröten mit.
    }
scores-cant-toads-over = Das macht { $toads } Kröten. Es gibt { $most }.
scores-cant-cards-over = Das macht { $cards } Karten. Es gibt { $most }.
scores-cant-paired-over = Das macht { $cards } Karten, die keine Kröten sind. Es gibt { $most }.
scores-cant-cards-under = Nur { $cards } Karten? Am Ende liegen mindestens { $least } neben euch: Zugstapel und Reihe sind weg, und niemand hat mehr als { $hand } auf der Hand.
scores-cant-many-done = Die letzte Karte kann nur eine Person zuerst ablegen.
scores-cant-nobody-done = Jemand muss 0 Karten haben: Die Runde endet, sobald jemand alle abgelegt hat.
scores-cant-bankrupt-has = { $name } ist bankrott und hat { $chips }? Wer bankrott ist, hat alles gezahlt.
scores-cant-bankrupt-rich = { $name } hatte { $had }. Mit mehr als { $most } geht in einer Runde niemand bankrott.
scores-cant-fell = { $name } hatte { $had } und hat { $chips }? Eine Runde kostet höchstens { $most }: 3 für Karten, 2 im ersten Duell, 1 im dritten.
scores-cant-chips-over = Das macht { $chips }, { $over } mehr als die { $all }, die es gibt.
scores-cant-chips-under = Das macht { $chips } von { $all }: { $missing } zu wenig.
scores-cant-chips-or-pot = Das macht { $chips } von { $all }. Endete das letzte Duell im Gleichstand oder fiel es aus? Dann ist der Rest ({ $missing }) im Topf.
scores-cant-two-pots = { $name } hat mehr als { $prize } gewonnen, und jemand anders auch. Den Topf kann nur eine Person gewinnen.
scores-cant-pot-won = { $name } hat mehr als { $prize } gewonnen, also auch den Topf. Dann ist er leer.
scores-fix-pot = Im Topf: { $pot }

## Warum es so zählt

scores-why-title = Runde { $round }
scores-why-bid-made =
    { $bid ->
        [one] hat { $bid } angesagt und gemacht: { $points } Punkte.
       *[other] hat { $bid } angesagt und { $tricks } gemacht: { $points } Punkte.
    }
scores-why-bid-missed = hat { $bid } angesagt und { $tricks } gemacht: nichts.
scores-why-revoked = hat falsch bedient, erwischt: −10.
scores-why-accused-wrongly = hat zu Unrecht beschuldigt: −10.
scores-why-no-bids = bekommt nichts: Die Runde wurde abgebrochen.
scores-why-beside =
    { $toads ->
        [0] { $twisted } getwistet, { $others } genommen: { $total }.
        [one] { $twisted } getwistet, { $others } genommen und eine Kröte: { $total }.
       *[other] { $twisted } getwistet, { $others } genommen und { $toads } Kröten: { $total }.
    }
scores-why-all-laid = hat alle Karten abgelegt.
scores-why-cards-left =
    { $left ->
        [one] hatte noch eine Karte: −1.
       *[other] hatte noch { $left } Karten: −{ $left }.
    }
scores-why-chips = hat { $chips } ({ $total }).
scores-why-bankrupt = ist bankrott.

## Das Ende

scores-winner = { $name } gewinnt!
scores-winners = { $names } teilen sich den Sieg!
scores-rounds-so-far =
    { $count ->
        [0] Nicht begonnen
        [one] Nach einer Runde
       *[other] Nach { $count } Runden
    }
scores-over = Es ist vorbei.
scores-again = Noch einmal in dieser Besetzung
scores-all = Alle Abende
