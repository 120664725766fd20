### De regels in de app: de pagina’s rond de teksten van de bibliotheek zelf.

rules-of = Regels van { $game }
rules-line = Volledig, precies en met voorbeelden. Kies een spel.
rules-read = Lees de regels
rules-contents = Inhoud
rules-goal = Het doel
rules-example = Voorbeeld
rules-print = Afdrukken
rules-find = Zoek in de regels
rules-find-all = Zoek in de regels van alle spellen
rules-suggestions = Suggesties
rules-mended = Misschien bedoelde je “{ $words }”.
rules-everywhere = Zoek in alle spellen
rules-find-word = een woord
rules-find-hint = een woord, of { $rule }
rules-clear = Wis de zoekopdracht
rules-found =
    { $count ->
        [0] Geen regel bevat al deze woorden.
        [one] Eén regel gevonden.
       *[other] { $count } regels gevonden.
    }
rules-link = Kopieer de link naar regel { $rule }
rules-link-copied = De link naar regel { $rule } is gekopieerd.
rules-failed = Deze regels konden niet worden geladen.
rules-again = Opnieuw
rules-other = Andere spellen
