### La pagina di chi gestisce il server.

host-page = Gestione del server
host-key = Chiave
host-log-in = Entra
host-log-out = Esci
host-where-key = La chiave è comparsa al primo avvio del server. Con “rospo host key” se ne crea una nuova.

host-now = In questo momento
host-tables = Tavoli aperti
host-people = Persone
host-connections = Connessioni
host-used-of = { NUMBER($used) } su { NUMBER($most) }
host-processor = Processore
host-of-a-core = { $share } di un core
host-memory = Memoria
host-answers = Tempo di risposta
host-within = Il 95 % entro { NUMBER($ms) } ms
host-data = Dati
host-free = { $used }, { $free } liberi
host-running = In funzione da
host-version = Versione

host-announce = Annuncia un riavvio
host-in-minutes =
    { $minutes ->
        [one] tra un minuto
       *[other] tra { $minutes } minuti
    }
host-tell = Annuncia
host-announced = Annunciato a tutti i tavoli: riavvio alle { $time }.
host-revoke = Annulla il riavvio
host-backup = Scarica una copia dei dati
host-backup-has = La copia contiene tutto, anche le carte delle partite in corso.
host-in-postgres = Tutto è in PostgreSQL: la copia si fa con pg_dump.

host-find = Cerca un nome, un id o un gioco
host-nobody = Non c’è nessuno.
host-no-tables = Nessun tavolo è aperto.
host-shown = Si vedono i primi { NUMBER($shown) } di { NUMBER($all) }.
host-watching =
    { $count ->
        [0] nessuno collegato
        [one] una connessione
       *[other] { $count } connessioni
    }
host-since = dal { $time }
host-private = privato
host-close = Chiudi il tavolo
host-close-sure = Chiudere questo tavolo per tutti?
host-at-tables =
    { $count ->
        [0] a nessun tavolo
        [one] a un tavolo
       *[other] a { $count } tavoli
    }
host-away = non in linea
host-mute = Silenzia
host-unmute = Ridai la parola
host-ban = Escludi
host-unban = Riammetti
host-is-mute = silenziato
host-is-ban = escluso
host-ban-sure = Escludere { $name }? Le connessioni si chiudono subito.
host-this-address = Usa questo indirizzo

host-restricted = Silenziati ed esclusi
host-none-restricted = Nessuno è silenziato o escluso.
host-lift = Revoca
host-address = Indirizzo
host-banned-address = indirizzo { $address }

host-refusals = Rifiuti dall’avvio
host-no-refusals = Nessun rifiuto finora.
host-times =
    { $count ->
        [one] Una volta, il { $time }
       *[other] { NUMBER($count) } volte, l’ultima il { $time }
    }
host-failures = Errori
host-no-failures = Nessun errore finora.
host-actions = Che cosa hai fatto
host-no-actions = Ancora niente.
host-did-close = Chiuso il tavolo { $subject }
host-did-mute_guest = Silenziato: { $name }
host-did-ban_guest = Escluso: { $name }
host-did-lift_guest = Non più silenziato o escluso: { $name }
host-did-mute_address = Silenziato un indirizzo
host-did-ban_address = Escluso un indirizzo
host-did-lift_address = Riammesso un indirizzo
host-did-announce = Annunciato un riavvio
host-did-revoke = Annullato il riavvio annunciato
host-did-backup = Scaricata una copia dei dati
host-done = Fatto.
