### Alles rond de spellen: startpagina, tafels, instellingen, weigeringen.

skip = Naar de inhoud
home = Startpagina
back = Terug
close = Sluiten
more = Meer
no-such-page = Deze pagina bestaat niet
page-failed = Deze pagina kon niet worden geladen

## Startpagina

home-line =
    { $games ->
        [4] Vier kaartspellen, één tafel. Geen account, geen gedoe.
       *[other] Kaartspellen, één tafel. Geen account, geen gedoe.
    }
the-games = De spellen
home-lobby = Open tafels
your-tables = Jouw tafels
box-facts =
    { $age ->
        [0] { $from }–{ $to } spelers
       *[other] { $from }–{ $to } spelers, vanaf { $age } jaar
    }, { $ours ->
        [yes] ongeveer { $minutes } minuten (onze schatting)
       *[no] { $minutes } minuten
    }
play-now = Nu spelen
play-your-way = Bots en opties kiezen
opening = Openen …
invite = Uitnodigen
invite-game = { $game } met vrienden
learn = Leren
join = Meedoen
join-label = Een code of link van een vriend
rules = Regels
score-sheet = Scoreblad
replays = Herhalingen
settings = Instellingen
language = Taal
credit = De namen van de spellen zijn van hun eigenaars en zeggen alleen welk spel bedoeld is. Teksten en tekeningen zijn van ons.
status-waiting = wacht
status-playing = bezig
status-over = afgelopen
status-closed = gesloten

## Een nieuwe tafel

players = Spelers
of-them-bots = Daarvan bots
bots = Bots
bots-game = { $game } tegen bots
bots-level = Sterkte van de bots
level-random = willekeurig
level-novice = beginner
level-club = clubspeler
level-expert = kenner
level-free = vrije stoel
bots-speed = Snelheid van de bots
speed-relaxed = rustig
speed-normal = normaal
speed-champion = razendsnel
timer = Tijd per beurt
timer-none = zo lang je wilt
timer-relaxed = een minuut
timer-fast = 15 seconden
option-rounds = Rondes
option-dealer = Eerste gever
dealer-drawn = door loting
seat-number = Stoel { $seat }
no-limit = geen limiet
show-in-lobby = Toon bij de open tafels, voor iedereen
open-table = Open de tafel
play = Spelen

## Wachten op spelers

qr-of-link = De link als QR-code
code-is = Code { $code }
share-link = Deel de link
copied = Gekopieerd
seats = Stoelen
free-seat = vrije stoel
somebody = iemand
toad-named = Pad { $number }
you = Jij
you-named = { $name } (jij)
host = host
ready = klaar
sit-here = Hier zitten
send-away = Wegsturen
who-sits = Wie op stoel { $seat } zit
a-person = een mens
bot-of-level = bot: { $level }
start = Beginnen
seats-still-free =
    { $count ->
        [one] Eén stoel is nog vrij: wacht op iemand of geef hem aan een bot.
       *[other] { $count } stoelen zijn nog vrij: wacht op iemand of geef ze aan bots.
    }
not-ready-yet =
    { $count ->
        [one] Eén speler is nog niet klaar.
       *[other] { $count } spelers zijn nog niet klaar.
    }
not-ready = Nog niet klaar
offline-since = geen verbinding sinds { $time }
i-am-ready = Ik ben klaar
waiting-for-host = Klaar. De host begint.
all-seats-taken = Alle stoelen zijn bezet. Je mag toekijken.
leave-seat = Stoel verlaten

## Aan tafel

log = Verloop
beside-table = Scores en verloop
your-turn = Jij bent aan de beurt.
looking-on = je kijkt toe
bots-menu = Bots: sterkte en snelheid
hint = Hint
thinking = Denkt na …
hint-only = De keuze van een goede speler: { $move }. Iets anders kan niet.
hint-best = De keuze van een goede speler: { $move }.
review-title = Je laatste ronde
hint-why = Waarom?
hint-second = Tweede keus: { $move }. Van 100 partijen wint die er ongeveer { $games } minder.
hint-second-same = Tweede keus: { $move }. Die is bijna even goed.
hint-mixed = Een goede speler doet dit { $times } van de 10 keer, om niet voorspelbaar te zijn.
hint-measured = Gevonden in { NUMBER($playouts) } gesimuleerde rondes.
hint-lesson = Naar de les
reason-for = pleit ervoor
reason-against = pleit ertegen
dealer = gever
score-is = Stand:
seconds-left =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } seconden
    }
away-slow = Een bot speelt: de tijd was twee keer om.
away-silent = Een bot speelt tot de verbinding terug is.
away-left = Een bot speelt: de speler is weg.
bot-plays-for-you = Een bot speelt voor je.
play-on-myself = Mijn stoel terugnemen
by-timer = De tijd was om. { $text }
line-lost = Al { $seconds } s geen verbinding. Er gaat niets verloren; nieuwe poging …
stand-in-for-you = Over { $seconds } s speelt een bot voor je tot je terug bent.
stand-in-until-back = Een bot speelt voor je tot je terug bent.
game-waits = Het spel wacht op je.
seat-kept = Je stoel blijft van jou.
no-contact = Al { $seconds } s geen contact met { $names }.
stand-in-in = Over { $seconds } s neemt een bot het over.
contact-again = Weer contact met { $names }.
line-back = De verbinding is er weer.
table-closed = Deze tafel is gesloten omdat er niemand meer kwam.
table-closed-host = De beheerder van deze server heeft de tafel gesloten.
notice-restart =
    { $minutes ->
        [0] De server start zo opnieuw op. Daarna gaat het spel verder.
        [one] De server start over een minuut opnieuw op. Daarna gaat het spel verder.
       *[other] De server start over { $minutes } minuten opnieuw op. Daarna gaat het spel verder.
    }
say-something = Zeg iets
said = { $name }: { $what }
emote-hello = Hallo!
emote-thanks = Dank je!
emote-well_played = Goed gespeeld!
emote-oops = Oeps!
emote-hurry = Kom op!
emote-thinking = Even denken …
emote-laugh = Haha!
emote-croak = Kwaak!
rule-named = Regel { $rule }
rule-says = De regel: ‘{ $rule }’
results = Uitslag
winner-is = { $name } wint
you-win = Jij wint!
winners-are = { $names } winnen samen
rematch = Nog een keer
go-to-rematch = Naar de volgende partij
see-replay = Bekijk de herhaling
see-table = Bekijk de tafel
result-share = Delen
result-shared = Gedeeld
result-copied = Gekopieerd
result-failed = Dat kan hier niet

## Het verhaal van een partij die voorbij is

story = Zo ging het
story-lead = De leiding
story-best = Beste zet
story-turn = Keerpunt
story-when = Ronde { $round }
story-changes =
    { $count ->
        [one] De leiding wisselde één keer.
       *[other] De leiding wisselde { $count } keer.
    }
story-even = Niemand stond ooit alleen voor.
story-only =
    { $who ->
        [you] Alleen jij stond ooit voor.
       *[other] Alleen { $name } stond ooit voor.
    }
story-takes =
    { $who ->
        [you] Je neemt de leiding en houdt die vast.
       *[other] { $name } neemt de leiding en houdt die vast.
    }
story-grows =
    { $who ->
        [you] Je voorsprong groeit van { $from } naar { $to }.
       *[other] De voorsprong van { $name } groeit van { $from } naar { $to }.
    }
story-level = Vanaf daar gelijk: { $names }.

## Instellingen

look-and-feel = Uiterlijk en bediening
theme = Kleuren
theme-auto = zoals het apparaat
theme-light = licht
theme-dark = donker
motion = Beweging
motion-auto = zoals het apparaat
motion-less = zo weinig mogelijk
like-sound = Geluid
like-vibrate = Trillen
like-leftHanded = Voor linkshandigen: tafel in spiegelbeeld
like-sortDown = Hand van hoog naar laag
like-oneTap = Eén tik speelt de kaart
like-playForced = Gedwongen zetten automatisch doen
your-name = Je naam
keep = Bewaren
name-kept = Zo heet je nu.
no-account = Er zijn geen accounts: dit apparaat onthoudt je. Wil je elders verder, maak dan hier een code en typ hem daar.
to-another-device = Verder op een ander apparaat
make-code = Maak een code
code-valid =
    { $minutes ->
        [one] Hij werkt één keer, een minuut lang.
       *[other] Hij werkt één keer, { $minutes } minuten lang.
    }
from-another-device = Een code van een ander apparaat
be-that-guest = Verder als die gast
moved-here = Klaar: dit apparaat is nu ook van jou.
download-me = Al mijn gegevens downloaden
delete-me = Al mijn gegevens wissen
forget-sure = Naam, stoelen en uitslagen voorgoed wissen?
forgotten = Al je gegevens zijn gewist.

## Wat niet kan

refused-offline = Geen verbinding met de server.
refused-failed = Er ging bij ons iets mis. Probeer het nog eens.
refused-bad_request = Dat begreep de server niet.
refused-bad_option = Deze opties gaan niet samen.
refused-bad_seats = Deze stoelen gaan niet samen.
refused-bad_name = Die naam kan niet: gebruik 1 tot 24 tekens.
refused-not_known = Dit apparaat is niet meer bekend. Laad de pagina opnieuw.
refused-foreign_origin = Dat verzoek kwam van een andere site.
refused-not_local = Dat kan alleen op de server zelf.
refused-no_such_table = Deze tafel bestaat niet.
refused-no_such_code = Die code is al gebruikt, verlopen of heeft nooit bestaan.
refused-not_found = Op dit adres is niets.
refused-no_such_method = Dat kan de server niet.
refused-not_over = De partij is nog niet afgelopen.
refused-known_deal = De kaarten komen uit een andere partij, dus er valt niets te bewijzen.
refused-no_such_move = Zoveel zetten heeft die partij niet, of het is een race.
refused-too_many_tables = Je hebt al zoveel open tafels als mag.
refused-house_full = De server is vol. Probeer het later nog eens.
refused-too_long = Dat is te lang.
refused-slow_down = Niet zo snel, alsjeblieft.
refused-storage = De server kan niets opslaan. Er is niets veranderd; probeer het nog eens.
refused-unreadable = Dat begreep de server niet.
refused-too_many_changes = Je hebt aan deze tafel te vaak iets veranderd.
refused-wrong_status = Nu niet.
refused-not_seated = Je hebt geen stoel aan deze tafel.
refused-not_host = Dat mag alleen de host.
refused-not_alone = Er zitten nog anderen aan tafel: de bots houden hun snelheid.
refused-no_such_seat = Die stoel bestaat niet.
refused-full = Er is geen stoel vrij.
refused-taken = Die stoel is bezet.
refused-nobody_there = Daar zit niemand.
refused-seats_free = Er zijn nog stoelen vrij.
refused-not_ready = Nog niet iedereen is klaar.
refused-malformed = Dat is geen zet van dit spel.
refused-illegal = Dat mag niet.
refused-not_your_turn = Je bent niet aan de beurt.
refused-no_early_play = In dit spel kun je geen kaart klaarleggen.
refused-late = Iemand was sneller.
refused-not_running = De race loopt niet.
refused-paused = De race staat stil.
refused-round_over = De ronde was al voorbij.
refused-time_up = De tijd was om: een bot speelde deze beurt voor je.
refused-bad_record = Dit verslag kan niet worden afgespeeld.
refused-no_hints = Deze tafel geeft geen hints.
refused-no_analysis = Deze server kan geen partijen analyseren.
refused-no_such_bots = Deze server heeft geen bots van dat niveau.
refused-too_many_sockets = Op dit apparaat staan te veel tafels open.
refused-too_slow = Dit apparaat kan het niet bijhouden.
refused-banned = Jij of je adres is op deze server geblokkeerd.
refused-muted = Je bent op deze server gedempt: niemand krijgt je berichten.
refused-bad_address = Dat is geen IP-adres.
refused-not_the_host = Log eerst in met de sleutel.
refused-wrong_key = Dat is niet de sleutel.
refused-no_such_guest = Deze gast bestaat niet meer.
refused-not_open = Deze tafel is niet meer open.
refused-own_address = Dat is je eigen adres: je zou jezelf buitensluiten.
