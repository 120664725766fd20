### Alles rund um die Spiele: Startseite, Tische, Einstellungen, Ablehnungen.

skip = Zum Inhalt
home = Startseite
back = Zurück
close = Schließen
more = Mehr
no-such-page = Diese Seite gibt es nicht
page-failed = Diese Seite konnte nicht geladen werden

## Startseite

home-line =
    { $games ->
        [4] Vier Kartenspiele, ein Tisch. Kein Konto, kein Aufwand.
       *[other] Kartenspiele, ein Tisch. Kein Konto, kein Aufwand.
    }
the-games = Die Spiele
home-lobby = Offene Tische
your-tables = Deine Tische
box-facts =
    { $age ->
        [0] { $from }–{ $to } Personen
       *[other] { $from }–{ $to } Personen, ab { $age } Jahren
    }, { $ours ->
        [yes] etwa { $minutes } Minuten (unsere Schätzung)
       *[no] { $minutes } Minuten
    }
play-now = Jetzt spielen
play-your-way = Bots und Optionen wählen
opening = Wird geöffnet …
invite = Freunde einladen
invite-game = { $game } mit Freunden
learn = Lernen
join = Mitspielen
join-label = Ein Code oder Link von Freunden
rules = Regeln
score-sheet = Punktezettel
replays = Wiederholungen
settings = Einstellungen
language = Sprache
credit = Die Namen der Spiele gehören ihren Inhabern und sagen nur, welches Spiel gemeint ist. Texte und Zeichnungen sind unsere eigenen.
status-waiting = wartet
status-playing = läuft
status-over = beendet
status-closed = geschlossen

## Ein neuer Tisch

players = Personen
of-them-bots = Davon Bots
bots = Bots
bots-game = { $game } gegen Bots
bots-level = Spielstärke der Bots
level-random = Zufall
level-novice = Anfänger
level-club = geübt
level-expert = Experte
level-free = freier Platz
bots-speed = Tempo der Bots
speed-relaxed = gemütlich
speed-normal = normal
speed-champion = meisterlich
timer = Zeit pro Zug
timer-none = so lange du willst
timer-relaxed = eine Minute
timer-fast = 15 Sekunden
option-rounds = Runden
option-dealer = Erster Geber
dealer-drawn = wird ausgelost
seat-number = Platz { $seat }
no-limit = keine Grenze
show-in-lobby = Unter „Offene Tische“ zeigen, für alle
open-table = Tisch öffnen
play = Spielen

## Warten auf andere

qr-of-link = Der Link als QR-Code
code-is = Code { $code }
share-link = Link teilen
copied = Kopiert
seats = Plätze
free-seat = freier Platz
somebody = jemand
toad-named = Kröte { $number }
you = Du
you-named = { $name } (du)
host = lädt ein
ready = bereit
sit-here = Hier hinsetzen
send-away = Wegschicken
who-sits = Wer auf Platz { $seat } sitzt
a-person = ein Mensch
bot-of-level = Bot: { $level }
start = Los geht’s
seats-still-free =
    { $count ->
        [one] Ein Platz ist noch frei: Warte auf jemanden oder gib ihn einem Bot.
       *[other] { $count } Plätze sind noch frei: Warte auf jemanden oder gib sie an Bots.
    }
not-ready-yet =
    { $count ->
        [one] Eine Person ist noch nicht bereit.
       *[other] { $count } Personen sind noch nicht bereit.
    }
not-ready = Noch nicht bereit
offline-since = ohne Verbindung seit { $time }
i-am-ready = Ich bin bereit
waiting-for-host = Bereit. Wer eingeladen hat, startet.
all-seats-taken = Alle Plätze sind besetzt. Du darfst zuschauen.
leave-seat = Platz verlassen

## Am Tisch

log = Verlauf
beside-table = Punkte und Verlauf
your-turn = Du bist dran.
looking-on = du schaust zu
bots-menu = Bots: Spielstärke und Tempo
hint = Tipp
thinking = Überlegt …
hint-only = Ein guter Zug: { $move }. Etwas anderes geht gerade nicht.
hint-best = Ein guter Zug: { $move }.
review-title = Deine letzte Runde
hint-why = Warum?
hint-second = Zweite Wahl: { $move }. Von 100 Partien gewinnt das etwa { $games } weniger.
hint-second-same = Zweite Wahl: { $move }. Das ist fast genauso gut.
hint-mixed = Ein guter Spieler macht das in { $times } von 10 Fällen, um nicht berechenbar zu sein.
hint-measured = Gefunden in { NUMBER($playouts) } simulierten Runden.
hint-lesson = Zur Lektion
reason-for = spricht dafür
reason-against = spricht dagegen
dealer = Geber
score-is = Punktestand:
seconds-left =
    { $seconds ->
        [one] { $seconds } Sekunde
       *[other] { $seconds } Sekunden
    }
away-slow = Ein Bot spielt: Die Zeit war zweimal um.
away-silent = Ein Bot spielt, bis die Verbindung wieder da ist.
away-left = Ein Bot spielt: Der Platz wurde verlassen.
bot-plays-for-you = Ein Bot spielt für dich.
play-on-myself = Selbst weiterspielen
by-timer = Die Zeit war um. { $text }
line-lost = Seit { $seconds } s keine Verbindung. Nichts geht verloren; neuer Versuch …
stand-in-for-you = In { $seconds } s spielt ein Bot für dich, bis du zurück bist.
stand-in-until-back = Ein Bot spielt für dich, bis du zurück bist.
game-waits = Das Spiel wartet auf dich.
seat-kept = Dein Platz bleibt dir.
no-contact = Seit { $seconds } s kein Kontakt zu { $names }.
stand-in-in = In { $seconds } s übernimmt ein Bot.
contact-again = Wieder Kontakt zu { $names }.
line-back = Die Verbindung ist wieder da.
table-closed = Dieser Tisch wurde geschlossen, weil niemand mehr kam.
table-closed-host = Wer diesen Server betreibt, hat den Tisch geschlossen.
notice-restart =
    { $minutes ->
        [0] Der Server startet gleich neu. Danach geht das Spiel weiter.
        [one] Der Server startet in einer Minute neu. Danach geht das Spiel weiter.
       *[other] Der Server startet in { $minutes } Minuten neu. Danach geht das Spiel weiter.
    }
say-something = Etwas sagen
said = { $name }: { $what }
emote-hello = Hallo!
emote-thanks = Danke!
emote-well_played = Gut gespielt!
emote-oops = Hoppla!
emote-hurry = Komm schon!
emote-thinking = Lass mich überlegen …
emote-laugh = Haha!
emote-croak = Quak!
rule-named = Regel { $rule }
rule-says = Die Regel: „{ $rule }“
results = Ergebnis
winner-is = { $name } gewinnt
you-win = Du gewinnst!
winners-are = Gemeinsamer Sieg: { $names }
rematch = Noch einmal
go-to-rematch = Zur nächsten Partie
see-replay = Wiederholung ansehen
see-table = Tisch ansehen
result-share = Teilen
result-shared = Geteilt
result-copied = Kopiert
result-failed = Geht hier nicht

## Die Geschichte einer Partie, die vorbei ist

story = So lief das Spiel
story-lead = Führung
story-best = Bester Zug
story-turn = Wendepunkt
story-when = Runde { $round }
story-changes =
    { $count ->
        [one] Die Führung wechselte einmal.
       *[other] Die Führung wechselte { $count }-mal.
    }
story-even = Niemand lag je allein vorn.
story-only =
    { $who ->
        [you] Nur du lagst je allein vorn.
       *[other] Nur { $name } lag je allein vorn.
    }
story-takes =
    { $who ->
        [you] Du übernimmst die Führung und behältst sie.
       *[other] { $name } übernimmt die Führung und behält sie.
    }
story-grows =
    { $who ->
        [you] Dein Vorsprung wächst von { $from } auf { $to }.
       *[other] Der Vorsprung von { $name } wächst von { $from } auf { $to }.
    }
story-level = Von da an gleichauf: { $names }.

## Einstellungen

look-and-feel = Aussehen und Bedienung
theme = Farben
theme-auto = wie das Gerät
theme-light = hell
theme-dark = dunkel
motion = Bewegung
motion-auto = wie das Gerät
motion-less = so wenig wie möglich
like-sound = Töne
like-vibrate = Vibration
like-leftHanded = Für Linkshänder: Tisch gespiegelt
like-sortDown = Hand absteigend sortieren
like-oneTap = Ein Tippen spielt die Karte
like-playForced = Erzwungene Züge automatisch machen
your-name = Dein Name
keep = Speichern
name-kept = So heißt du jetzt.
no-account = Es gibt keine Konten: Dieses Gerät merkt sich dich. Um woanders weiterzuspielen, hol dir hier einen Code und gib ihn dort ein.
to-another-device = Woanders weiterspielen
make-code = Code holen
code-valid =
    { $minutes ->
        [one] Er gilt einmal, eine Minute lang.
       *[other] Er gilt einmal, { $minutes } Minuten lang.
    }
from-another-device = Ein Code von einem anderen Gerät
be-that-guest = Als dieser Gast weiter
moved-here = Fertig: Auch dieses Gerät ist jetzt deins.
download-me = Alle meine Daten herunterladen
delete-me = Alle meine Daten löschen
forget-sure = Name, Plätze und Ergebnisse endgültig löschen?
forgotten = Alle deine Daten sind gelöscht.

## Was nicht geht

refused-offline = Keine Verbindung zum Server.
refused-failed = Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.
refused-bad_request = Das hat der Server nicht verstanden.
refused-bad_option = Diese Optionen passen nicht zusammen.
refused-bad_seats = Diese Plätze passen nicht zusammen.
refused-bad_name = Dieser Name geht nicht: bitte 1 bis 24 Zeichen.
refused-not_known = Dieses Gerät ist nicht mehr bekannt. Lade die Seite neu.
refused-foreign_origin = Das kam von einer fremden Website.
refused-not_local = Das geht nur auf dem Rechner des Servers.
refused-no_such_table = Diesen Tisch gibt es nicht.
refused-no_such_code = Diesen Code gibt es nicht, oder er ist benutzt oder zu alt.
refused-not_found = Unter dieser Adresse ist nichts.
refused-no_such_method = Das kann der Server nicht.
refused-not_over = Die Partie ist noch nicht zu Ende.
refused-known_deal = Die Karten stammen aus einer anderen Partie, also gibt es nichts zu beweisen.
refused-no_such_move = So viele Züge hat diese Partie nicht, oder sie ist ein Wettlauf.
refused-too_many_tables = Mehr offene Tische sind nicht erlaubt.
refused-house_full = Der Server ist voll. Versuch es später noch einmal.
refused-too_long = Das ist zu lang.
refused-slow_down = Nicht so schnell, bitte.
refused-storage = Der Server kann nicht speichern. Nichts hat sich geändert; versuch es noch einmal.
refused-unreadable = Das hat der Server nicht verstanden.
refused-too_many_changes = Du hast an diesem Tisch zu oft etwas geändert.
refused-wrong_status = Nicht jetzt.
refused-not_seated = Du hast keinen Platz an diesem Tisch.
refused-not_host = Das darf nur, wer eingeladen hat.
refused-not_alone = Es sitzen noch andere am Tisch: Die Bots behalten ihr Tempo.
refused-no_such_seat = Diesen Platz gibt es nicht.
refused-full = Kein Platz ist frei.
refused-taken = Dieser Platz ist besetzt.
refused-nobody_there = Dort sitzt niemand.
refused-seats_free = Es sind noch Plätze frei.
refused-not_ready = Jemand ist noch nicht bereit.
refused-malformed = Das ist kein Zug dieses Spiels.
refused-illegal = Das ist nicht erlaubt.
refused-not_your_turn = Du bist nicht dran.
refused-no_early_play = Hier lässt sich nichts vormerken.
refused-late = Jemand war schneller.
refused-not_running = Das Rennen läuft nicht.
refused-paused = Das Rennen macht Pause.
refused-round_over = Die Runde war schon vorbei.
refused-time_up = Die Zeit war um: Ein Bot hat diesen Zug für dich gemacht.
refused-bad_record = Diese Aufzeichnung ist nicht abspielbar.
refused-no_hints = An diesem Tisch gibt es keine Tipps.
refused-no_analysis = Dieser Server kann keine Partien analysieren.
refused-no_such_bots = Auf diesem Server gibt es keine Bots dieser Stufe.
refused-too_many_sockets = Auf diesem Gerät sind zu viele Tische offen.
refused-too_slow = Dieses Gerät kommt nicht hinterher.
refused-banned = Du oder deine Adresse sind auf diesem Server gesperrt.
refused-muted = Du bist auf diesem Server stummgeschaltet: Niemand bekommt deine Nachrichten.
refused-bad_address = Das ist keine IP-Adresse.
refused-not_the_host = Bitte melde dich mit dem Schlüssel an.
refused-wrong_key = Das ist nicht der Schlüssel.
refused-no_such_guest = Diesen Gast gibt es nicht mehr.
refused-not_open = Dieser Tisch ist nicht mehr offen.
refused-own_address = Das ist deine eigene Adresse: Du würdest dich selbst aussperren.
