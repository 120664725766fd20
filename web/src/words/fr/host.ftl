### La page de la personne qui gère le serveur.

host-page = Gestion du serveur
host-key = Clé
host-log-in = Se connecter
host-log-out = Se déconnecter
host-where-key = Le serveur a affiché la clé à son premier démarrage. « rospo host key » en crée une nouvelle.

host-now = En ce moment
host-tables = Tables ouvertes
host-people = Personnes
host-connections = Connexions
host-used-of = { NUMBER($used) } sur { NUMBER($most) }
host-processor = Processeur
host-of-a-core = { $share } d’un cœur
host-memory = Mémoire
host-answers = Temps de réponse
host-within = 95 % en moins de { NUMBER($ms) } ms
host-data = Données
host-free = { $used }, { $free } libres
host-running = En marche depuis
host-version = Version

host-announce = Annoncer un redémarrage
host-in-minutes =
    { $minutes ->
        [one] dans une minute
       *[other] dans { $minutes } minutes
    }
host-tell = Annoncer
host-announced = Annoncé à toutes les tables : redémarrage à { $time }.
host-revoke = Annuler le redémarrage
host-backup = Télécharger une sauvegarde
host-backup-has = Une sauvegarde contient tout, même les cartes des parties en cours.
host-in-postgres = Tout est dans PostgreSQL : sauvegarde-le avec pg_dump.

host-find = Chercher un nom, un identifiant ou un jeu
host-nobody = Il n’y a personne.
host-no-tables = Aucune table n’est ouverte.
host-shown = Les { NUMBER($shown) } premiers sur { NUMBER($all) } sont affichés.
host-watching =
    { $count ->
        [0] personne de connecté
        [one] une connexion
       *[other] { $count } connexions
    }
host-since = depuis { $time }
host-private = privée
host-close = Fermer la table
host-close-sure = Fermer cette table pour tout le monde ?
host-at-tables =
    { $count ->
        [0] à aucune table
        [one] à une table
       *[other] à { $count } tables
    }
host-away = hors ligne
host-mute = Mettre en sourdine
host-unmute = Rendre la parole
host-ban = Bloquer
host-unban = Débloquer
host-is-mute = en sourdine
host-is-ban = accès bloqué
host-ban-sure = Bloquer { $name } ? Ses connexions seront coupées aussitôt.
host-this-address = Prendre cette adresse

host-restricted = En sourdine ou bloqués
host-none-restricted = Personne n’est en sourdine ni bloqué.
host-lift = Lever
host-address = Adresse
host-banned-address = adresse { $address }

host-refusals = Refus depuis le démarrage
host-no-refusals = Rien n’a été refusé.
host-times =
    { $count ->
        [one] Une fois, le { $time }
       *[other] { NUMBER($count) } fois, la dernière le { $time }
    }
host-failures = Erreurs
host-no-failures = Aucune erreur.
host-actions = Ce que tu as fait
host-no-actions = Encore rien.
host-did-close = Table { $subject } fermée
host-did-mute_guest = Mise en sourdine : { $name }
host-did-ban_guest = Accès bloqué : { $name }
host-did-lift_guest = Ni en sourdine ni bloqué désormais : { $name }
host-did-mute_address = Une adresse mise en sourdine
host-did-ban_address = Une adresse bloquée
host-did-lift_address = Une adresse débloquée
host-did-announce = Redémarrage annoncé
host-did-revoke = Redémarrage annulé
host-did-backup = Sauvegarde téléchargée
host-done = C’est fait.
