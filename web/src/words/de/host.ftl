### Die Seite für alle, die einen Server betreiben.

host-page = Serververwaltung
host-key = Schlüssel
host-log-in = Anmelden
host-log-out = Abmelden
host-where-key = Den Schlüssel hat der Server bei seinem ersten Start ausgegeben. „rospo host key“ macht einen neuen.

host-now = Im Moment
host-tables = Offene Tische
host-people = Leute
host-connections = Verbindungen
host-used-of = { NUMBER($used) } von { NUMBER($most) }
host-processor = Prozessor
host-of-a-core = { $share } eines Kerns
host-memory = Arbeitsspeicher
host-answers = Antwortzeit
host-within = 95 % in höchstens { NUMBER($ms) } ms
host-data = Daten
host-free = { $used }, { $free } frei
host-running = Läuft seit
host-version = Version

host-announce = Neustart ankündigen
host-in-minutes =
    { $minutes ->
        [one] in einer Minute
       *[other] in { $minutes } Minuten
    }
host-tell = Ankündigen
host-announced = An allen Tischen angekündigt: Neustart um { $time }.
host-revoke = Doch kein Neustart
host-backup = Sicherung herunterladen
host-backup-has = Eine Sicherung enthält alles, auch die Karten laufender Spiele.
host-in-postgres = Alles liegt in PostgreSQL: Sichere es mit pg_dump.

host-find = Name, Kennung oder Spiel suchen
host-nobody = Niemand ist da.
host-no-tables = Kein Tisch ist offen.
host-shown = Die ersten { NUMBER($shown) } von { NUMBER($all) } werden gezeigt.
host-watching =
    { $count ->
        [0] niemand verbunden
        [one] eine Verbindung
       *[other] { $count } Verbindungen
    }
host-since = seit { $time }
host-private = privat
host-close = Tisch schließen
host-close-sure = Diesen Tisch für alle schließen?
host-at-tables =
    { $count ->
        [0] an keinem Tisch
        [one] an einem Tisch
       *[other] an { $count } Tischen
    }
host-away = nicht verbunden
host-mute = Stummschalten
host-unmute = Wieder sprechen lassen
host-ban = Sperren
host-unban = Sperre aufheben
host-is-mute = stummgeschaltet
host-is-ban = gesperrt
host-ban-sure = { $name } sperren? Alle Verbindungen enden sofort.
host-this-address = Diese Adresse nehmen

host-restricted = Stummgeschaltet und gesperrt
host-none-restricted = Niemand ist stummgeschaltet oder gesperrt.
host-lift = Aufheben
host-address = Adresse
host-banned-address = Adresse { $address }

host-refusals = Abgelehnt seit dem Start
host-no-refusals = Nichts wurde abgelehnt.
host-times =
    { $count ->
        [one] Einmal, { $time }
       *[other] { NUMBER($count) }-mal, zuletzt { $time }
    }
host-failures = Fehler
host-no-failures = Kein Fehler bisher.
host-actions = Was du getan hast
host-no-actions = Noch nichts.
host-did-close = Tisch { $subject } geschlossen
host-did-mute_guest = { $name } stummgeschaltet
host-did-ban_guest = { $name } gesperrt
host-did-lift_guest = Nicht mehr stumm oder gesperrt: { $name }
host-did-mute_address = Eine Adresse stummgeschaltet
host-did-ban_address = Eine Adresse gesperrt
host-did-lift_address = Eine Adresse wieder zugelassen
host-did-announce = Neustart angekündigt
host-did-revoke = Angekündigten Neustart zurückgenommen
host-did-backup = Sicherung heruntergeladen
host-done = Erledigt.
