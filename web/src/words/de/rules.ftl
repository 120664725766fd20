### Die Regeln in der App: die Seiten um die Texte herum.

rules-of = Regeln von { $game }
rules-line = Vollständig, genau und mit Beispielen. Wähl ein Spiel.
rules-read = Regeln lesen
rules-contents = Inhalt
rules-goal = Das Ziel
rules-example = Beispiel
rules-print = Drucken
rules-find = In den Regeln suchen
rules-find-all = In den Regeln aller Spiele suchen
rules-suggestions = Vorschläge
rules-mended = Gemeint war vielleicht „{ $words }“.
rules-everywhere = In allen Spielen suchen
rules-find-word = ein Wort
rules-find-hint = ein Wort oder { $rule }
rules-clear = Suche leeren
rules-found =
    { $count ->
        [0] Keine Regel enthält alle diese Wörter.
        [one] Eine Regel gefunden.
       *[other] { $count } Regeln gefunden.
    }
rules-link = Link zu Regel { $rule } kopieren
rules-link-copied = Der Link zu Regel { $rule } ist kopiert.
rules-failed = Diese Regeln konnten nicht geladen werden.
rules-again = Noch einmal
rules-other = Andere Spiele
