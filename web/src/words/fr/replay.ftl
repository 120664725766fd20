### Les relectures : des parties finies coup par coup, les enregistrements, et la vérification de la distribution.

replay-title = Relectures
replay-yours = Tes parties finies
replay-none = Encore rien. Tes parties finies seront gardées ici.
replay-show-all = Tout afficher ({ $count })
replay-won = gagné
replay-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
replay-result = { $players } joueurs · { $date }
replay-file = Un enregistrement
replay-file-line = Chaque partie peut s’enregistrer sous forme d’un court texte. Dépose un enregistrement ici, colle son texte ou choisis un fichier.
replay-choose = Choisir un fichier
replay-drop-now = Lâche pour lancer la relecture
replay-reading = Lecture…
replay-too-long = Ce fichier est trop long pour un enregistrement.
replay-bad = Cet enregistrement ne peut pas être relu.
replay-bad-why = Ce qui ne va pas : { $why }
replay-back-to-list = Toutes les relectures
replay-player = Joueur { $number }

## Les commandes

replay-controls = Relecture
replay-place = Coup
replay-place-text =
    { $at ->
        [0] Avant le premier coup · { $round }
       *[other] Coup { $at } sur { $last } · { $round }
    }
replay-count = { $at }/{ $last }
replay-play = Lire
replay-pause = Pause
replay-forward = Un coup en avant
replay-backward = Un coup en arrière
replay-round-before = Au début de la manche
replay-round-after = À la manche suivante
replay-speed = Vitesse
replay-times = { $speed }×
replay-eyes = Vu par
replay-eyes-all = Toutes les mains
replay-eyes-none = Spectateur
replay-begun = Les cartes sont distribuées.
replay-by-timer = Temps écoulé. { $text }

## Les panneaux

replay-moves = Coups
replay-round = Manche { $round }
replay-scores = Points
replay-record = Enregistrement
replay-record-line = Toute la partie sous forme de texte. Elle se rejoue à l’identique, ici et avec la bibliothèque.
replay-copy = Copier
replay-copied = Copié
replay-download = Télécharger
replay-copy-link = Copier le lien vers ce moment
replay-link-copied = Le lien est copié

## La distribution

replay-fair = Distribution honnête
replay-fair-checking = Calcul en cours…
replay-fair-yes = La distribution était honnête
replay-fair-mostly = Distribution conforme à sa preuve
replay-fair-no = Quelque chose cloche
replay-fair-yes-line = Ton navigateur vient de redistribuer toutes les cartes et a obtenu les mêmes. Personne ne pouvait les choisir, pas même le serveur.
replay-fair-mostly-line = Ton navigateur vient de redistribuer toutes les cartes et a obtenu les mêmes. Mais cet appareil n’était pas là avant la partie : ce qui porte un point d’interrogation, c’est à toi de le comparer.
replay-fair-no-line = Ce n’est pas la distribution promise. Garde la preuve et demande une explication à la personne qui gère ce serveur.
replay-fair-cannot = Cette page est venue par une connexion non chiffrée, et les navigateurs ne donnent accès à leur cryptographie qu’aux pages en https ou de cette machine. Rien ne peut donc être vérifié ici. Télécharge la preuve et vérifie-la plutôt avec la bibliothèque.
replay-fair-how = Avant la partie, le serveur a tiré un secret et montré son empreinte, l’engagement. Puis l’appareil de chaque joueur a donné une valeur. Toutes les cartes découlent du secret et des valeurs : le serveur ne pouvait pas connaître les valeurs, ni les joueurs le secret.
replay-fair-checked = Ce qui a été vérifié
replay-check-commitment = Le secret a bien l’empreinte que le serveur avait publiée.
replay-check-commitment-no = Le secret n’a pas l’empreinte que le serveur avait publiée.
replay-check-kept = C’est l’empreinte que cet appareil a vue avant la fin de la partie.
replay-check-kept-no = Cet appareil a vu une autre empreinte avant la fin de la partie.
replay-check-kept-unknown = Cet appareil n’était pas là avant la fin. Compare l’empreinte avec celle qu’un joueur a gardée.
replay-check-value = Ta propre valeur a été mêlée aux cartes.
replay-check-value-no = La valeur que tu as donnée n’est pas parmi celles qui ont servi.
replay-check-value-unknown = Tu n’as pas donné de valeur depuis cet appareil. Les autres joueurs trouvent la leur plus bas.
replay-check-seed = Le premier donneur découle du secret et des valeurs.
replay-check-seed-no = Le premier donneur ne découle pas du secret et des valeurs.
replay-check-decks =
    { $rounds ->
        [one] Le jeu de cartes en découle, carte par carte.
       *[other] Les { $rounds } jeux de cartes en découlent, carte par carte.
    }
replay-check-decks-no = Un jeu de cartes ne découle pas du secret et des valeurs.
replay-check-moves = Les coups sont ceux que tu vois ici.
replay-check-moves-no = Les coups de l’enregistrement ne sont pas ceux que tu vois ici.
replay-fits = conforme
replay-fits-not = non conforme
replay-fits-unknown = à toi de comparer
replay-fair-facts = Les chiffres
replay-fair-commitment = Empreinte (engagement)
replay-fair-secret = Secret
replay-fair-value = Valeur donnée par { $name }
replay-fair-no-value = aucune
replay-fair-offline = Tu ne te fies à personne ? Vérifie sans cette page : télécharge la preuve et lance
replay-fair-proof = Télécharger la preuve

## Another line

another-here = Continuer d’ici
another-deal = Rejouer cette donne
another-here-line = Les mêmes cartes, et la partie telle qu’elle est à ce moment. Que ferais-tu ?
another-deal-line = Les mêmes cartes depuis le début, à la place de ton choix.
another-seat = Ta place
another-bots = Contre les bots
another-friends = Avec des amis
another-link = Copier un lien vers cette donne
another-link-line = Qui le suit joue la même donne, sans voir de cartes avant.
another-invited = Quelqu’un a déjà joué ces cartes. Qu’en feras-tu ?
another-origin = La partie d’origine
another-then = Alors
another-now = Maintenant
another-see = Voir cette partie

## Analysis

analysis = Analyse
analysis-begin = Analyser la partie
analysis-again = Réessayer
analysis-going = Analyse en cours : { $at } positions sur { $last }
analysis-graph = Chances de gagner
analysis-graph-text = Coup { $at } sur { $last }. { $chances }
analysis-chance = { $name } { $chance }
analysis-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-player = Joueur
analysis-accuracy = Précision
analysis-decisions = Décisions
analysis-points = Points perdus
analysis-costliest = Les coups les plus coûteux
analysis-none = Personne n’a rien gâché de façon certaine.
analysis-best = Le meilleur coup
analysis-move = Coup { $number } · { $name } : { $move }
analysis-better = Mieux : { $move }
analysis-cost = coûte { NUMBER($wins, maximumFractionDigits: 1) } victoires sur 100 parties (± { NUMBER($error, maximumFractionDigits: 1) }) et { NUMBER($points, maximumFractionDigits: 1) } points
analysis-cost-only = coûte { NUMBER($wins, maximumFractionDigits: 1) } victoires sur 100 parties (± { NUMBER($error, maximumFractionDigits: 1) })
analysis-mark-costly = coûteux
analysis-mark-best = le meilleur coup
analysis-waiting = Attente
analysis-fumbling = Maladresses
analysis-parking = Cartes parquées
analysis-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } s
analysis-longest = Où le plus de temps a été perdu
analysis-lost-waiting = { NUMBER($seconds, minimumFractionDigits: 1) } s d’attente
analysis-lost-fumbling = { NUMBER($seconds, minimumFractionDigits: 1) } s de maladresse
analysis-lost-parking = { NUMBER($seconds, minimumFractionDigits: 1) } s à parquer
analysis-places = Temps perdu par endroit
analysis-place = Endroit { $number }
analysis-how = Chaque coup est comparé à ce que l’expert aurait fait en ne sachant que ce que ce joueur pouvait savoir. 100 % de précision : rien de gâché ; 0 % : comme des coups au hasard.
analysis-how-race = On attend tant que tous les talons de la carte en main sont couverts par d’autres. Une carte parquée coûte tout le temps qui lui a été consacré.
