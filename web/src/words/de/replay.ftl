### Wiederholungen: beendete Spiele Zug für Zug, Aufzeichnungen und die Prüfung des Gebens.

replay-title = Wiederholungen
replay-yours = Deine beendeten Spiele
replay-none = Noch nichts. Beendete Spiele findest du hier.
replay-show-all = Alle { $count } zeigen
replay-won = gewonnen
replay-score =
    { $score ->
        [one] { $score } Punkt
       *[other] { $score } Punkte
    }
replay-result = { $players } Personen · { $date }
replay-file = Aufzeichnung
replay-file-line = Jedes Spiel lässt sich als kurzer Text speichern, als Aufzeichnung. Zieh eine hierher, füg ihren Text ein oder wähl eine Datei.
replay-choose = Datei wählen
replay-drop-now = Loslassen, um sie abzuspielen
replay-reading = Wird gelesen …
replay-too-long = Diese Datei ist zu lang für eine Aufzeichnung.
replay-bad = Diese Aufzeichnung ist nicht abspielbar.
replay-bad-why = Was nicht stimmt: { $why }
replay-back-to-list = Alle Wiederholungen
replay-player = Person { $number }

## Steuerung

replay-controls = Wiederholung
replay-place = Zug
replay-place-text =
    { $at ->
        [0] Vor dem ersten Zug · { $round }
       *[other] Zug { $at } von { $last } · { $round }
    }
replay-count = { $at }/{ $last }
replay-play = Abspielen
replay-pause = Pause
replay-forward = Einen Zug vor
replay-backward = Einen Zug zurück
replay-round-before = Zum Anfang der Runde
replay-round-after = Zur nächsten Runde
replay-speed = Tempo
replay-times = { $speed }×
replay-eyes = Blickwinkel
replay-eyes-all = Alle Hände
replay-eyes-none = Zuschauer
replay-begun = Die Karten sind ausgeteilt.
replay-by-timer = Die Zeit war um. { $text }

## Tafeln

replay-moves = Züge
replay-round = Runde { $round }
replay-scores = Punkte
replay-record = Aufzeichnung
replay-record-line = Das ganze Spiel als Text. Es lässt sich damit exakt wieder abspielen, hier und mit der Bibliothek.
replay-copy = Kopieren
replay-copied = Kopiert
replay-download = Herunterladen
replay-copy-link = Link zu diesem Moment kopieren
replay-link-copied = Der Link ist kopiert

## Das Geben

replay-fair = Fair gegeben?
replay-fair-checking = Wird nachgerechnet …
replay-fair-yes = Es wurde fair gegeben
replay-fair-mostly = Das Geben passt zum Beweis
replay-fair-no = Etwas passt nicht
replay-fair-yes-line = Dein Browser hat gerade alle Karten noch einmal ausgeteilt, und es sind dieselben. Niemand konnte sie aussuchen, auch der Server nicht.
replay-fair-mostly-line = Dein Browser hat gerade alle Karten noch einmal ausgeteilt, und es sind dieselben. Aber dieses Gerät war vor dem Spiel nicht dabei: Was ein Fragezeichen hat, musst du selbst vergleichen.
replay-fair-no-line = Es wurde anders gegeben als versprochen. Heb den Beweis auf und frag bei denen nach, die diesen Server betreiben.
replay-fair-cannot = Diese Seite kam über eine unverschlüsselte Verbindung, und Browser stellen ihre Kryptografie nur Seiten über https oder vom eigenen Rechner bereit. Darum lässt sich hier nichts prüfen. Lade den Beweis herunter und prüf ihn stattdessen mit der Bibliothek.
replay-fair-how = Vor dem Spiel hat der Server ein Geheimnis ausgelost und dessen Fingerabdruck gezeigt, die Festlegung. Danach hat jedes Gerät am Tisch einen Wert beigesteuert. Alle Karten folgen aus dem Geheimnis und den Werten: Der Server konnte die Werte nicht kennen, und am Tisch konnte niemand das Geheimnis kennen.
replay-fair-checked = Was geprüft wurde
replay-check-commitment = Das Geheimnis hat den Fingerabdruck, den der Server veröffentlicht hat.
replay-check-commitment-no = Das Geheimnis hat nicht den Fingerabdruck, den der Server veröffentlicht hat.
replay-check-kept = Es ist der Fingerabdruck, den dieses Gerät vor dem Ende des Spiels gesehen hat.
replay-check-kept-no = Dieses Gerät hat vor dem Ende des Spiels einen anderen Fingerabdruck gesehen.
replay-check-kept-unknown = Dieses Gerät war vor dem Ende nicht dabei. Vergleich den Fingerabdruck mit einem, den jemand vom Tisch aufgehoben hat.
replay-check-value = Dein eigener Wert ist in die Karten eingeflossen.
replay-check-value-no = Dein Wert ist nicht unter denen, die eingeflossen sind.
replay-check-value-unknown = Von diesem Gerät kam kein Wert. Die anderen finden ihren weiter unten.
replay-check-seed = Wer zuerst gibt, folgt aus dem Geheimnis und den Werten.
replay-check-seed-no = Wer zuerst gibt, folgt nicht aus dem Geheimnis und den Werten.
replay-check-decks =
    { $rounds ->
        [one] Das Kartendeck folgt Karte für Karte daraus.
       *[other] Alle { $rounds } Kartendecks folgen Karte für Karte daraus.
    }
replay-check-decks-no = Ein Kartendeck folgt nicht aus dem Geheimnis und den Werten.
replay-check-moves = Die Züge sind die, die du hier siehst.
replay-check-moves-no = Die Züge der Aufzeichnung sind nicht die, die du hier siehst.
replay-fits = passt
replay-fits-not = passt nicht
replay-fits-unknown = bitte selbst vergleichen
replay-fair-facts = Die Zahlen
replay-fair-commitment = Fingerabdruck (Festlegung)
replay-fair-secret = Geheimnis
replay-fair-value = Wert von { $name }
replay-fair-no-value = keiner
replay-fair-offline = Du traust niemandem? Prüf ohne diese Seite: Lade den Beweis herunter und gib ein
replay-fair-proof = Beweis herunterladen

## Another line

another-here = Von hier aus weiterspielen
another-deal = Dieses Blatt noch einmal spielen
another-here-line = Dieselben Karten, und der Stand von genau jetzt. Was würdest du tun?
another-deal-line = Dieselben Karten von Anfang an, auf einem beliebigen Platz.
another-seat = Dein Platz
another-bots = Gegen Bots
another-friends = Mit Freunden
another-link = Link zu diesem Blatt kopieren
another-link-line = Wer ihm folgt, spielt dieselben Karten und sieht vorher keine.
another-invited = Diese Karten hat schon jemand gespielt. Was machst du daraus?
another-origin = Die ursprüngliche Partie
another-then = Damals
another-now = Jetzt
another-see = Diese Partie ansehen

## Analysis

analysis = Analyse
analysis-begin = Partie analysieren
analysis-again = Noch einmal versuchen
analysis-going = Analyse läuft: { $at } von { $last } Stellungen
analysis-graph = Gewinnchance
analysis-graph-text = Zug { $at } von { $last }. { $chances }
analysis-chance = { $name } { $chance }
analysis-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-player = Spieler
analysis-accuracy = Genauigkeit
analysis-decisions = Entscheidungen
analysis-points = Verlorene Punkte
analysis-costliest = Die teuersten Züge
analysis-none = Niemand hat nachweislich etwas verschenkt.
analysis-best = Der beste Zug
analysis-move = Zug { $number } · { $name }: { $move }
analysis-better = Besser: { $move }
analysis-cost = kostet { NUMBER($wins, maximumFractionDigits: 1) } Siege in 100 Partien (± { NUMBER($error, maximumFractionDigits: 1) }) und { NUMBER($points, maximumFractionDigits: 1) } Punkte
analysis-cost-only = kostet { NUMBER($wins, maximumFractionDigits: 1) } Siege in 100 Partien (± { NUMBER($error, maximumFractionDigits: 1) })
analysis-mark-costly = teuer
analysis-mark-best = der beste Zug
analysis-waiting = Warten
analysis-fumbling = Patzer
analysis-parking = Parken
analysis-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } s
analysis-longest = Wo am meisten Zeit verloren ging
analysis-lost-waiting = { NUMBER($seconds, minimumFractionDigits: 1) } s gewartet
analysis-lost-fumbling = { NUMBER($seconds, minimumFractionDigits: 1) } s durch einen Patzer
analysis-lost-parking = { NUMBER($seconds, minimumFractionDigits: 1) } s durch Parken
analysis-places = Verlorene Zeit nach Ort
analysis-place = Ort { $number }
analysis-how = Jeder Zug wird damit verglichen, was der Experte getan hätte, mit nur dem Wissen, das dieser Spieler haben konnte. 100 % Genauigkeit heißt: nichts verschenkt; 0 % heißt: wie zufällig gewählt.
analysis-how-race = Wer wartet, hat eine Karte in der Hand, für die alle Stapelfelder von anderen verdeckt sind. Parken kostet die ganze Zeit, die für die geparkte Karte draufging.
