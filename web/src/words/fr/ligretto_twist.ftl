### Ligretto Twist : la course.

## Les cartes, au féminin : « une verte ». La lettre sur une carte est l’initiale de sa couleur ; les quatre diffèrent.

ligretto_twist-card-r = rouge
ligretto_twist-card-g = verte
ligretto_twist-card-b = bleue
ligretto_twist-card-y = jaune
ligretto_twist-letter-r = R
ligretto_twist-letter-g = G
ligretto_twist-letter-b = B
ligretto_twist-letter-y = Y

## La table

ligretto_twist-piles = Talons
ligretto_twist-pile = Talon { $pile }, carte { $card }, { $state }
ligretto_twist-free = libre
ligretto_twist-under = bloqué par { $name }
ligretto_twist-under-yours = sous ta main
ligretto_twist-holds = tient une { $card }
ligretto_twist-you-hold = Tu tiens une { $card }
ligretto_twist-left-unit =
    { $count ->
        [one] carte à poser
       *[other] cartes à poser
    }
# Après un nombre de cartes, là où il y a peu de place.
ligretto_twist-left-short = rest.
ligretto_twist-parked-count =
    { $count ->
        [one] { $count } parquée
       *[other] { $count } parquées
    }
ligretto_twist-total =
    { $count ->
        [one] { $count } point négatif
       *[other] { $count } points négatifs
    }
ligretto_twist-flip = Découvrir
ligretto_twist-flip-stack =
    { $count ->
        [one] Découvrir la dernière carte de ton paquet
       *[other] Découvrir une carte : { $count } dans ton paquet
    }
ligretto_twist-flip-parked =
    { $count ->
        [0] Ton paquet est vide
        [one] Découvrir la carte que tu as parquée
       *[other] Découvrir : tes { $count } cartes parquées deviennent ton paquet
    }
ligretto_twist-park = Parquer
ligretto_twist-park-label =
    { $count ->
        [0] Parquer ta carte : aucune n’est parquée
        [one] Parquer ta carte : { $count } parquée
       *[other] Parquer ta carte : { $count } parquées
    }
# Les touches, telles qu’elles y sont écrites.
ligretto_twist-key-flip = Espace
ligretto_twist-key-park = P

## Quand quelque chose ne va pas

ligretto_twist-not-yet = Pas encore : attends le départ
ligretto_twist-flip-first = Découvre d’abord une carte
ligretto_twist-lay-first = Pose d’abord ta carte { $card }
ligretto_twist-lay-or-park = Parque ta carte { $card } ou attends
ligretto_twist-no-park = Inutile de parquer ; libre : { $piles }
ligretto_twist-fumble = Maladresse !
ligretto_twist-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } s
ligretto_twist-late = Quelqu’un a été plus rapide
ligretto_twist-tie = égalité
ligretto_twist-tie-told = Égalité : le sort a choisi quelqu’un d’autre
ligretto_twist-tie-won = Égalité : le sort t’a choisi
ligretto_twist-late-some = trop tard
# Les deux : de combien l’appui a suivi celui du gagnant, en millièmes de seconde.
ligretto_twist-late-by = { $ms } ms
ligretto_twist-late-told = Trop tard de { $ms } ms
ligretto_twist-won-told = Plus rapide de { $ms } ms
# Court : un lecteur d’écran le dit en pleine course. $piles : des numéros de talons.
ligretto_twist-held-open = { $card } : { $piles }
ligretto_twist-held-shut = { $card }, bloquée
ligretto_twist-opens = libre : { $piles }

## Quand la course est arrêtée

ligretto_twist-go = Top !
ligretto_twist-how-keys = Espace découvre, 1–{ $piles } posent, P parque
ligretto_twist-how-touch = Découvre, puis touche un talon de la couleur
ligretto_twist-waits = On attend que tout le monde soit là…
ligretto_twist-paused = La course est en pause
ligretto_twist-pause-silent = { $name } ne donne plus de nouvelles. Si cela dure 20 secondes, un bot prend sa place.
ligretto_twist-pause-you = Ta connexion s’est tue un instant.
ligretto_twist-pause-restart = Le serveur a redémarré. Aucune carte n’est perdue.
ligretto_twist-pause-empty = Personne n’était connecté.
ligretto_twist-pause-then = On repart après un compte à rebours.
ligretto_twist-round-over = La manche est finie
ligretto_twist-next-in =
    { $seconds ->
        [one] Manche { $round } dans { $seconds } seconde
       *[other] Manche { $round } dans { $seconds } secondes
    }
ligretto_twist-knot-title = Nœud !
ligretto_twist-knot-why = Plus personne ne pouvait poser : les mains se lèvent. On continue !

## La feuille

ligretto_twist-sheet = Points négatifs, manche par manche
ligretto_twist-round = Manche
ligretto_twist-sum = Somme
ligretto_twist-called = a crié « Twist stop ! »

## Le journal. $who est "you" ou "other".

ligretto_twist-flips =
    { $who ->
        [you] Tu découvres une { $card }.
       *[other] { $name } découvre une { $card }.
    }
ligretto_twist-lays =
    { $who ->
        [you] Tu poses une { $card } sur le talon { $pile }.
       *[other] { $name } pose une { $card } sur le talon { $pile }.
    }
ligretto_twist-fumbles =
    { $who ->
        [you] Maladresse : ta { $card } ne va pas sur le talon { $pile }.
       *[other] { $name } fait une maladresse : pas de { $card } sur le talon { $pile }.
    }
ligretto_twist-parks =
    { $who ->
        [you] Tu parques une { $card }.
       *[other] { $name } parque une { $card }.
    }
ligretto_twist-knot = Un nœud : plus personne ne pouvait poser. Toutes les mains se lèvent.
ligretto_twist-stop =
    { $who ->
        [you] Tu cries « Twist stop ! » et tu gagnes la manche.
       *[other] { $name } crie « Twist stop ! » et gagne la manche.
    }
ligretto_twist-minus =
    { $who ->
        [you] { $count ->
            [one] Tu notes { $count } point négatif.
           *[other] Tu notes { $count } points négatifs.
        }
       *[other] { $count ->
            [one] { $name } note { $count } point négatif.
           *[other] { $name } note { $count } points négatifs.
        }
    }
ligretto_twist-move-lay = poser sur le talon { $pile }
