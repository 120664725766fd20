### Tout ce qui entoure les jeux : accueil, tables, réglages, refus.

skip = Aller au contenu
home = Accueil
back = Retour
close = Fermer
more = Plus
no-such-page = Cette page n’existe pas
page-failed = Impossible de charger cette page

## Accueil

home-line =
    { $games ->
        [4] Quatre jeux de cartes, une table. Pas de compte, pas de chichis.
       *[other] Jeux de cartes, une table. Pas de compte, pas de chichis.
    }
the-games = Les jeux
home-lobby = Tables ouvertes
your-tables = Tes tables
box-facts =
    { $age ->
        [0] { $from }–{ $to } joueurs
       *[other] { $from }–{ $to } joueurs, dès { $age } ans
    }, { $ours ->
        [yes] environ { $minutes } minutes (notre estimation)
       *[no] { $minutes } minutes
    }
play-now = Jouer
play-your-way = Choisir les bots et les options
opening = Ouverture…
invite = Inviter
invite-game = { $game } entre amis
learn = Apprendre
join = Rejoindre
join-label = Un code ou un lien d’un ami
rules = Règles
score-sheet = Feuille de score
replays = Relectures
settings = Réglages
language = Langue
credit = Les noms des jeux appartiennent à leurs propriétaires et disent seulement de quel jeu il s’agit. Textes et dessins sont les nôtres.
status-waiting = en attente
status-playing = en cours
status-over = terminée
status-closed = fermée

## Une nouvelle table

players = Joueurs
of-them-bots = Dont bots
bots = Bots
bots-game = { $game } contre des bots
bots-level = Force des bots
level-random = au hasard
level-novice = novice
level-club = club
level-expert = expert
level-free = place libre
bots-speed = Vitesse des bots
speed-relaxed = tranquille
speed-normal = normale
speed-champion = championne
timer = Temps par tour
timer-none = autant que tu veux
timer-relaxed = une minute
timer-fast = 15 secondes
option-rounds = Manches
option-dealer = Premier donneur
dealer-drawn = tiré au sort
seat-number = Place { $seat }
no-limit = sans limite
show-in-lobby = L’afficher dans la liste, pour tout le monde
open-table = Ouvrir la table
play = Jouer

## En attendant les joueurs

qr-of-link = Code QR du lien
code-is = Code { $code }
share-link = Partager le lien
copied = Copié
seats = Places
free-seat = place libre
somebody = quelqu’un
toad-named = Crapaud { $number }
you = Toi
you-named = { $name } (toi)
host = hôte
ready = prêt
sit-here = S’asseoir ici
send-away = Faire partir
who-sits = Qui est à la place { $seat }
a-person = une personne
bot-of-level = bot : { $level }
start = Commencer
seats-still-free =
    { $count ->
        [one] Une place est encore libre : attends quelqu’un ou donne-la à un bot.
       *[other] { $count } places sont encore libres : attends quelqu’un ou donne-les à des bots.
    }
not-ready-yet =
    { $count ->
        [one] Un joueur n’est pas encore prêt.
       *[other] { $count } joueurs ne sont pas encore prêts.
    }
not-ready = Pas encore
offline-since = hors ligne depuis { $time }
i-am-ready = OK pour moi
waiting-for-host = C’est noté. L’hôte va commencer.
all-seats-taken = Toutes les places sont prises. Tu peux regarder.
leave-seat = Quitter la place

## À la table

log = Journal
beside-table = Scores et journal
your-turn = C’est à toi.
looking-on = tu regardes
bots-menu = Bots : force et vitesse
hint = Conseil
thinking = Réflexion…
hint-only = Le choix d’un bon joueur : { $move }. C’est le seul coup possible.
hint-best = Le choix d’un bon joueur : { $move }.
review-title = Ta dernière manche
hint-why = Pourquoi ?
hint-second = Deuxième choix : { $move }. Sur 100 parties, il en gagnerait environ { $games } de moins.
hint-second-same = Deuxième choix : { $move }. C’est presque aussi bon.
hint-mixed = Un bon joueur ferait cela { $times } fois sur 10, pour ne pas être prévisible.
hint-measured = Trouvé en { NUMBER($playouts) } manches simulées.
hint-lesson = Vers la leçon
reason-for = pour
reason-against = contre
dealer = donneur
score-is = Score :
seconds-left =
    { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
away-slow = Un bot joue : le temps a expiré deux fois.
away-silent = Un bot joue jusqu’au retour de la connexion.
away-left = Un bot joue : le joueur est parti.
bot-plays-for-you = Un bot joue pour toi.
play-on-myself = Reprendre ma place
by-timer = Temps écoulé. { $text }
line-lost = Connexion perdue depuis { $seconds } s. Rien n’est perdu ; reconnexion…
stand-in-for-you = Dans { $seconds } s, un bot jouera pour toi jusqu’à ton retour.
stand-in-until-back = Un bot joue pour toi jusqu’à ton retour.
game-waits = La partie t’attend.
seat-kept = Ta place est gardée.
no-contact = Aucun contact avec { $names } depuis { $seconds } s.
stand-in-in = Un bot prend le relais dans { $seconds } s.
contact-again = Contact rétabli avec { $names }.
line-back = La connexion est rétablie.
table-closed = Cette table a été fermée, car plus personne ne venait.
table-closed-host = La personne qui gère ce serveur a fermé cette table.
notice-restart =
    { $minutes ->
        [0] Le serveur va redémarrer. La partie reprendra ensuite.
        [one] Le serveur redémarre dans une minute. La partie reprendra ensuite.
       *[other] Le serveur redémarre dans { $minutes } minutes. La partie reprendra ensuite.
    }
say-something = Dire quelque chose
said = { $name } : { $what }
emote-hello = Bonjour !
emote-thanks = Merci !
emote-well_played = Bien joué !
emote-oops = Oups !
emote-hurry = Allez !
emote-thinking = Laisse-moi réfléchir…
emote-laugh = Haha !
emote-croak = Coâ !
rule-named = Règle { $rule }
rule-says = La règle : « { $rule } »
results = Résultats
winner-is = { $name } gagne
you-win = Tu gagnes !
winners-are = Victoire partagée : { $names }
rematch = Rejouer
go-to-rematch = À la partie suivante
see-replay = Voir la relecture
see-table = Voir la table
result-share = Partager
result-shared = Partagé
result-copied = Copié
result-failed = Impossible ici

## L’histoire d’une partie finie

story = Le film de la partie
story-lead = En tête
story-best = Meilleur coup
story-turn = Le tournant
story-when = Manche { $round }
story-changes =
    { $count ->
        [one] La tête a changé une fois.
       *[other] La tête a changé { $count } fois.
    }
story-even = Personne n’a jamais mené seul.
story-only =
    { $who ->
        [you] Tu es seul à avoir mené.
       *[other] { $name } est seul à avoir mené.
    }
story-takes =
    { $who ->
        [you] Tu prends la tête et tu la gardes.
       *[other] { $name } prend la tête et la garde.
    }
story-grows =
    { $who ->
        [you] Ton avance passe de { $from } à { $to }.
       *[other] L’avance de { $name } passe de { $from } à { $to }.
    }
story-level = Désormais à égalité : { $names }.

## Réglages

look-and-feel = Apparence
theme = Couleurs
theme-auto = comme l’appareil
theme-light = claires
theme-dark = sombres
motion = Animations
motion-auto = comme l’appareil
motion-less = le moins possible
like-sound = Sons
like-vibrate = Vibration
like-leftHanded = Pour gauchers : table en miroir
like-sortDown = Main en ordre décroissant
like-oneTap = Un seul appui joue la carte
like-playForced = Les coups sans choix se jouent tout seuls
your-name = Ton nom
keep = Valider
name-kept = C’est ton nom maintenant.
no-account = Il n’y a pas de comptes : cet appareil se souvient de toi. Pour continuer ailleurs, crée un code ici et tape-le là-bas.
to-another-device = Continuer sur un autre appareil
make-code = Créer un code
code-valid =
    { $minutes ->
        [one] Il marche une fois, pendant une minute.
       *[other] Il marche une fois, pendant { $minutes } minutes.
    }
from-another-device = Un code d’un autre appareil
be-that-guest = Utiliser ce code ici
moved-here = C’est fait : cet appareil est aussi le tien.
download-me = Télécharger mes données
delete-me = Effacer mes données
forget-sure = Effacer pour de bon ton nom, tes places et tes résultats ?
forgotten = Tout ce qui te concerne est effacé.

## Ce qui ne va pas

refused-offline = Pas de connexion au serveur.
refused-failed = Un souci de notre côté. Réessaie, s’il te plaît.
refused-bad_request = Le serveur n’a pas compris.
refused-bad_option = Ces options ne vont pas ensemble.
refused-bad_seats = Ces places ne vont pas ensemble.
refused-bad_name = Ce nom ne va pas : de 1 à 24 caractères, s’il te plaît.
refused-not_known = Cet appareil n’est plus connu. Recharge la page.
refused-foreign_origin = La demande venait d’un autre site.
refused-not_local = Cela ne marche que sur la machine du serveur.
refused-no_such_table = Cette table n’existe pas.
refused-no_such_code = Ce code a déjà servi, a expiré ou n’a jamais existé.
refused-not_found = Il n’y a rien à cette adresse.
refused-no_such_method = Le serveur ne sait pas faire cela.
refused-not_over = La partie n’est pas finie.
refused-known_deal = Les cartes viennent d’une autre partie : il n’y a rien à prouver.
refused-no_such_move = Cette partie n’a pas autant de coups, ou c’est une course.
refused-too_many_tables = Tu as déjà le maximum de tables ouvertes.
refused-house_full = Le serveur est plein. Réessaie plus tard.
refused-too_long = C’est trop long.
refused-slow_down = Pas si vite, s’il te plaît.
refused-storage = Le serveur ne peut pas écrire sur son disque. Rien n’a changé ; réessaie.
refused-unreadable = Le serveur n’a pas compris.
refused-too_many_changes = Tu as fait trop de changements à cette table.
refused-wrong_status = Pas maintenant.
refused-not_seated = Tu n’as pas de place à cette table.
refused-not_host = Seul l’hôte peut le faire.
refused-not_alone = Il y a d’autres personnes à la table : les bots gardent leur vitesse.
refused-no_such_seat = Cette place n’existe pas.
refused-full = Aucune place n’est libre.
refused-taken = Cette place est prise.
refused-nobody_there = Il n’y a personne à cette place.
refused-seats_free = Il reste des places libres.
refused-not_ready = Quelqu’un n’est pas encore prêt.
refused-malformed = Ce n’est pas un coup de ce jeu.
refused-illegal = Ce n’est pas permis.
refused-not_your_turn = Ce n’est pas ton tour.
refused-no_early_play = On ne joue pas en avance à ce jeu.
refused-late = Quelqu’un a été plus rapide.
refused-not_running = La course n’est pas lancée.
refused-paused = La course est en pause.
refused-round_over = La manche était déjà finie.
refused-time_up = Temps écoulé : un bot a joué ce tour pour toi.
refused-bad_record = Cet enregistrement ne peut pas être relu.
refused-no_hints = Cette table ne donne pas de conseils.
refused-no_analysis = Ce serveur ne peut pas analyser de parties.
refused-no_such_bots = Ce serveur n’a pas de bots de ce niveau.
refused-too_many_sockets = Trop de tables sont ouvertes sur cet appareil.
refused-too_slow = Cet appareil n’arrive pas à suivre.
refused-banned = Ton accès à ce serveur, ou celui de ton adresse, a été bloqué.
refused-muted = Tu es en sourdine sur ce serveur : personne ne reçoit tes messages.
refused-bad_address = Ce n’est pas une adresse IP.
refused-not_the_host = Connecte-toi d’abord avec la clé.
refused-wrong_key = Ce n’est pas la clé.
refused-no_such_guest = Cet invité n’existe plus.
refused-not_open = Cette table n’est plus ouverte.
refused-own_address = C’est ta propre adresse : tu te bloquerais toi-même.
