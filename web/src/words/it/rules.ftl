### Le regole nell’app: le pagine intorno ai testi della libreria.

rules-of = Regole di { $game }
rules-line = Complete, precise e con esempi. Scegli un gioco.
rules-read = Leggi le regole
rules-contents = Indice
rules-goal = Lo scopo
rules-example = Esempio
rules-print = Stampa
rules-find = Cerca nelle regole
rules-find-all = Cerca nelle regole di tutti i giochi
rules-suggestions = Suggerimenti
rules-mended = Forse cercavi «{ $words }».
rules-everywhere = Cerca in tutti i giochi
rules-find-word = una parola
rules-find-hint = una parola, o { $rule }
rules-clear = Svuota la ricerca
rules-found =
    { $count ->
        [0] Nessuna regola contiene tutte queste parole.
        [one] Trovata una regola.
       *[other] Trovate { $count } regole.
    }
rules-link = Copia il link alla regola { $rule }
rules-link-copied = Il link alla regola { $rule } è copiato.
rules-failed = Impossibile caricare queste regole.
rules-again = Riprova
rules-other = Altri giochi
