### Ligretto Twist : la course.

## The box, at home: see vite.config.ts

ligretto_twist-box = Tous en même temps : deux mains, pas de tours, et un talon sous une main est bloqué.

## Les cartes, au féminin : « une verte »

ligretto_twist-card-r = rouge
ligretto_twist-card-g = verte
ligretto_twist-card-b = bleue
ligretto_twist-card-y = jaune

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
ligretto_twist-pause-silent = { $name } ne répond plus. Au bout de 20 secondes, un bot prend sa place.
ligretto_twist-pause-you = Ta connexion a été coupée un instant.
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

## A new table

ligretto_twist-option-fumble_ms = Blocage par maladresse (ms)
ligretto_twist-option-lag_comp_ms = Compensation du délai (ms)

## The score sheet

ligretto_twist-scores-field-left = Restantes
ligretto_twist-scores-ask-left = { $name } : cartes en paquet, parquées et en main ?
ligretto_twist-scores-cant-most-left = { $name } ne peut pas avoir { $count } cartes : le paquet en avait { $most }.
ligretto_twist-scores-cant-many-done = Un seul joueur peut poser sa dernière carte en premier.
ligretto_twist-scores-cant-nobody-done = Quelqu’un doit avoir 0 carte : la manche finit quand un joueur a tout posé.
ligretto_twist-scores-why-all-laid = a posé toutes ses cartes.
ligretto_twist-scores-why-cards-left =
    { $left ->
        [one] avait encore une carte : −1.
       *[other] avait encore { $left } cartes : −{ $left }.
    }

## The lesson: what the toad says. Kero and Rana are the other players’ names

ligretto_twist-lesson-hello = Bienvenue dans Ligretto Twist ! Tu as 40 cartes, Kero en a 40. Le premier à se débarrasser de toutes les siennes gagne.
ligretto_twist-lesson-pace = Il n’y a pas de tours : tout le monde joue en même temps, le plus vite possible. Ici, on y va au pas.
ligretto_twist-lesson-flip = Tu vois une carte à la fois. Découvre la carte du dessus de ton paquet.
ligretto_twist-lesson-flip-instead = Découvre d’abord une carte de ton paquet.
ligretto_twist-lesson-lay = Rouge ! Pose-la sur le talon rouge.
ligretto_twist-lesson-lay-instead = Couleur sur couleur : pose-la sur le rouge.
ligretto_twist-lesson-stays = Voici le twist : la main qui a posé la carte reste sur ce talon. Tant qu’elle y est, le rouge est bloqué pour Kero.
ligretto_twist-lesson-other_hand = Tu as une autre main. Découvre la carte suivante avec celle-là.
ligretto_twist-lesson-other_hand-instead = Découvre la carte suivante.
ligretto_twist-lesson-swap = Bleue. Pose-la sur le talon bleu.
ligretto_twist-lesson-swap-instead = Le bleu va sur le bleu.
ligretto_twist-lesson-free = Cette main reste maintenant sur le bleu, et ta première main est libre. Tu couvres donc toujours un talon. Regarde Kero…
ligretto_twist-lesson-blocked = La main de Kero est sur le vert. Un talon sous la main d’un autre est bloqué pour toi.
ligretto_twist-lesson-flip_green = Continue : découvre ta carte suivante.
ligretto_twist-lesson-flip_green-instead = Découvre ta carte suivante.
ligretto_twist-lesson-fumble = Verte, justement ! Voyons ce qui se passe si tu essaies. Pose-la sur le vert.
ligretto_twist-lesson-fumble-instead = Pour une fois, fais ce qu’il ne faut pas : essaie le talon vert.
ligretto_twist-lesson-frozen = Une maladresse ! Mauvaise couleur ou talon bloqué : la carte revient, et pendant un moment tu ne peux rien faire.
ligretto_twist-lesson-park = Tu peux attendre que la main de Kero s’en aille. Ou parquer la carte, face cachée, et continuer. Parque-la.
ligretto_twist-lesson-park-instead = Le vert est encore bloqué. Parque la carte.
ligretto_twist-lesson-flip_blue = Et on passe à la suivante. Découvre !
ligretto_twist-lesson-flip_blue-instead = Découvre la carte suivante.
ligretto_twist-lesson-own_hand = Bleue, et le bleu est sous ta propre main. Pour toi, il n’est pas bloqué ! Pose-la là et change de main.
ligretto_twist-lesson-own_hand-instead = Ta propre main ne t’arrête jamais. Pose-la sur le bleu.
ligretto_twist-lesson-parked = Quand ton paquet est vide, les cartes parquées deviennent ton nouveau paquet. Tu ne peux parquer que si tous les talons de la couleur sont bloqués.
ligretto_twist-lesson-knot = Si toutes ces mains empêchent tout le monde de poser, c’est un nœud : toutes les mains se lèvent, et on continue.
ligretto_twist-lesson-jump = Tu sais tout. Sautons jusqu’à ta dernière carte !
ligretto_twist-lesson-last_flip = Plus qu’une carte. Découvre-la !
ligretto_twist-lesson-last_flip-instead = Découvre ta dernière carte.
ligretto_twist-lesson-last_lay = Jaune, et le jaune est libre. Pose-la : vite, avant Kero !
ligretto_twist-lesson-last_lay-instead = Le jaune va sur le jaune.
ligretto_twist-lesson-score = « Twist stop ! » Tu n’as plus de cartes, et la manche est finie. Il en reste 18 à Kero : 18 points négatifs.
ligretto_twist-lesson-time = Après une manche, la table te dit où tu as perdu du temps. { $what }
ligretto_twist-lesson-end = Après cinq manches, celui qui a le moins de points négatifs gagne. À une vraie table, ça va vite. Regarde d’abord, pose ensuite !

## What can’t be done

ligretto_twist-why-not-yet = La course n’est pas lancée. Attends le départ.
ligretto_twist-why-flip-first = Tu n’as pas de carte en main. Découvres-en d’abord une.
ligretto_twist-why-lay-first = Tu as encore une carte en main : { $card }. Pose-la d’abord.
ligretto_twist-why-lay-or-park = Tu as encore une carte en main : { $card }. Parque-la, ou attends un talon.
ligretto_twist-why-no-park = Cette carte peut être posée, donc pas parquée. Libre : { $piles }.
ligretto_twist-why-colour = Le talon { $pile } est d’une autre couleur. Ta carte : { $card }.
ligretto_twist-why-blocked = Le talon { $pile } est bloqué par une autre main. Attends, ou prends un autre talon.

## L’histoire d’une partie finie

ligretto_twist-story-feat =
    { $who ->
        [you] Tu as posé { $count } cartes d’affilée en { NUMBER($seconds) } s, avant tout le monde.
       *[other] { $name } a posé { $count } cartes d’affilée en { NUMBER($seconds) } s, avant tout le monde.
    }

## Ce qu’apprend une manche

ligretto_twist-reason-waited = Tu as attendu { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s avec ta { $card }, alors que tu pouvais la parquer.
ligretto_twist-reason-open = Un talon était libre pour ta { $card } depuis { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s quand tu as joué.
ligretto_twist-reason-idle = Ta main est restée libre { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s avant que tu retournes une carte.
ligretto_twist-reason-fumbled = Maladresses : { $count }. Elles t’ont coûté { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
ligretto_twist-reason-steady = Tu n’as pas perdu de temps : ta plus longue pause a duré { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.

## Analysis

ligretto_twist-analysis-places = Temps perdu par talon
ligretto_twist-analysis-place = Talon { $number }
