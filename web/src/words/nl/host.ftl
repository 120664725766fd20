### De pagina van wie de server beheert.

host-page = Serverbeheer
host-key = Sleutel
host-log-in = Inloggen
host-log-out = Uitloggen
host-where-key = De server toonde de sleutel toen hij voor het eerst startte. ‘rospo host key’ maakt een nieuwe.

host-now = Op dit moment
host-tables = Open tafels
host-people = Mensen
host-connections = Verbindingen
host-used-of = { NUMBER($used) } van { NUMBER($most) }
host-processor = Processor
host-of-a-core = { $share } van één kern
host-memory = Geheugen
host-answers = Reactietijd
host-within = 95 % binnen { NUMBER($ms) } ms
host-data = Gegevens
host-free = { $used }, { $free } vrij
host-running = Actief sinds
host-version = Versie

host-announce = Herstart aankondigen
host-in-minutes =
    { $minutes ->
        [one] over een minuut
       *[other] over { $minutes } minuten
    }
host-tell = Aankondigen
host-announced = Aan alle tafels aangekondigd: herstart om { $time }.
host-revoke = Toch geen herstart
host-backup = Back-up downloaden
host-backup-has = Een back-up bevat alles, ook de kaarten van lopende spellen.
host-in-postgres = Alles staat in PostgreSQL: maak er met pg_dump een back-up van.

host-find = Zoek een naam, een id of een spel
host-nobody = Er is niemand.
host-no-tables = Er is geen tafel open.
host-shown = De eerste { NUMBER($shown) } van { NUMBER($all) } worden getoond.
host-watching =
    { $count ->
        [0] niemand verbonden
        [one] één verbinding
       *[other] { $count } verbindingen
    }
host-since = sinds { $time }
host-private = besloten
host-close = Tafel sluiten
host-close-sure = Deze tafel voor iedereen sluiten?
host-at-tables =
    { $count ->
        [0] aan geen tafel
        [one] aan één tafel
       *[other] aan { $count } tafels
    }
host-away = niet verbonden
host-mute = Dempen
host-unmute = Niet meer dempen
host-ban = Blokkeren
host-unban = Deblokkeren
host-is-mute = gedempt
host-is-ban = geblokkeerd
host-ban-sure = { $name } blokkeren? Alle verbindingen stoppen meteen.
host-this-address = Dit adres nemen

host-restricted = Gedempt en geblokkeerd
host-none-restricted = Niemand is gedempt of geblokkeerd.
host-lift = Opheffen
host-address = Adres
host-banned-address = adres { $address }

host-refusals = Geweigerd sinds de start
host-no-refusals = Er is niets geweigerd.
host-times =
    { $count ->
        [one] Eén keer, op { $time }
       *[other] { NUMBER($count) } keer, het laatst op { $time }
    }
host-failures = Storingen
host-no-failures = Er is niets misgegaan.
host-actions = Wat je hebt gedaan
host-no-actions = Nog niets.
host-did-close = Tafel { $subject } gesloten
host-did-mute_guest = { $name } gedempt
host-did-ban_guest = { $name } geblokkeerd
host-did-lift_guest = Niet meer gedempt of geblokkeerd: { $name }
host-did-mute_address = Een adres gedempt
host-did-ban_address = Een adres geblokkeerd
host-did-lift_address = Een adres weer toegelaten
host-did-announce = Herstart aangekondigd
host-did-revoke = Aangekondigde herstart ingetrokken
host-did-backup = Back-up gedownload
host-done = Klaar.
