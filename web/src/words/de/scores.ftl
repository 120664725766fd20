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

## Das Papier

scores-paper = Der Zettel von { $game }
scores-round = Runde
scores-line = { $noun } { $round }: wie gezählt wurde
scores-cell = { $points }, gesamt { $total }
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

scores-entry = { $noun } { $round } · { $name } gibt
scores-field-of = { $field }: { $name }
scores-ask-write = Alles da. Aufschreiben?
scores-rest = Der Rest: { $rest }.
scores-pad = Zahlen
scores-erase = Löschen
scores-next = Weiter
scores-write = Aufschreiben
scores-line-written = { $noun } { $round } ist aufgeschrieben. { $totals }
scores-total-of = { $name } { $total }
scores-rule = Regel { $rule }

## Warum es so zählt

scores-why-title = { $noun } { $round }

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
