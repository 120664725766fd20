### La table de Take That.

## The box, at home: see vite.config.ts

take_that-box = Pose au plus près, twiste au bon moment et laisse la rangée aux autres.

## Les cartes

take_that-card = { $card }
take_that-toad = crapaud { $card }
take_that-says-lay = { $what }, peut être posée
take_that-says-twist = { $what }, peut twister { $partner }
take_that-says-both = { $what }, peut être posée ou twister { $partner }

## La table

take_that-hand = Ta main
take_that-hand-of = Main : { $name }
take_that-rivals = Les autres
take_that-row =
    { $count ->
        [0] La rangée est vide
        [one] La rangée : une carte
       *[other] La rangée : { $count } cartes, de la première à la dernière
    }
take_that-end = { $what }, le bout où poser
take_that-row-twist = { $what } : ton { $partner } peut la twister
take_that-lay-here = Poser { $card } ici, au bout
take_that-end-mark = Le bout où poser
take_that-pile =
    { $count ->
        [0] La pioche est vide
        [one] Pioche : une carte
       *[other] Pioche : { $count } cartes
    }
take_that-holds =
    { $count ->
        [0] Plus de carte en main
        [one] Une carte en main
       *[other] { $count } cartes en main
    }
take_that-heap-up =
    { $count ->
        [0] Aucune carte gagnée
        [one] Une carte face visible, gagnée
       *[other] { $count } cartes face visible, gagnées
    }
take_that-heap-down =
    { $count ->
        [0] Aucune carte ramassée
        [one] Une carte face cachée, ramassée
       *[other] { $count } cartes face cachée, ramassées
    }
take_that-croak = Coâ !
take_that-begin = Les cartes sont distribuées.
take_that-round-of = Manche { $round } sur { $rounds }

## Ce que tu peux faire

take_that-your-moves = Ce que tu peux faire
take_that-lay = Poser { $card }
take_that-twist = Twister { $partner } hors de la rangée
take_that-twist-short = Twister { $partner }
take_that-move-twist = Twister { $partner } avec { $card }
take_that-take = Ramasser la rangée
take_that-take-short = Ramasser
take_that-take-cost =
    { $count ->
        [one] une carte, { $points }
       *[other] { $count } cartes, { $points }
    }
take_that-take-cost-extra = { $points }, et une de la pioche
take_that-choose = Choisis une carte
take_that-open-row = Pose une carte pour ouvrir la rangée
take_that-waiting = { $name } réfléchit…

## Les points

take_that-scores = Points
take_that-after-round = Après la manche { $round }
take_that-go-on = Continuer
take_that-go-on-turn = Continuer : à toi
take_that-sheet = Feuille de score : gagné, perdu et somme de chaque manche
take_that-round = Manche { $round }
take_that-won = Gagné
take_that-lost = Perdu
take_that-sum = Somme
take_that-total = Total
take_that-of-them-toads =
    { $count ->
        [one] dont un crapaud
       *[other] dont { $count } crapauds
    }
take_that-paper-note = Une carte gagnée en twistant : +1. Une carte ramassée : −1, un crapaud −5.
take_that-beside = À côté des joueurs
take_that-beside-up = { $name }, face visible
take_that-beside-down = { $name }, face cachée
take_that-beside-extra = Cartes supplémentaires, vues par toi seulement
take_that-nothing = encore rien

## Le journal

take_that-told-lay =
    { $who ->
        [you] Tu poses { $card }.
       *[other] { $name } pose { $card }.
    }
take_that-told-twist =
    { $who ->
        [you] Tu montres { $card } et tu twistes { $partner }.
       *[other] { $name } montre { $card } et twiste { $partner }.
    }
take_that-told-take =
    { $count ->
        [one] { $who ->
            [you] Tu ramasses la rangée : une carte.
           *[other] { $name } ramasse la rangée : une carte.
        }
       *[other] { $who ->
            [you] Tu ramasses la rangée : { $count } cartes.
           *[other] { $name } ramasse la rangée : { $count } cartes.
        }
    }
take_that-told-toads =
    { $count ->
        [one] Avec un crapaud. Coâ !
       *[other] Avec { $count } crapauds. Coâ, coâ !
    }
take_that-told-extra =
    { $who ->
        [you] Tu prends aussi la carte du dessus de la pioche.
       *[other] { $name } prend aussi la carte du dessus de la pioche.
    }
take_that-told-points = { $name } { $points }
take_that-told-round = La manche est finie : { $each }.

## Pourquoi non, pour les règles qui en disent plus

take_that-why-turn = Ce n’est pas encore ton tour. Tu peux lever une carte, et la jouer quand vient ton tour.
take_that-why-TT-3 = Un crapaud n’a pas de partenaire twistée. On peut seulement le poser.
take_that-why-TT-6 = Entre { $card } et { $last }, l’écart est de { $apart }. Il peut être de 10 au plus, en plus ou en moins.
take_that-why-TT-7 = { $partner }, la partenaire twistée de { $card }, n’est pas dans la rangée. Pose une carte ou ramasse la rangée.
take_that-why-TT-8 = La rangée n’est plus là : tu viens de la ramasser. Pose maintenant n’importe quelle carte.
take_that-why-TT-10 = La rangée est vide : rien à ramasser ni à twister. Pose n’importe quelle carte.

## A new table

take_that-option-pro = Jeu pro
take_that-option-open_heaps = Tas visibles

## The score sheet

take_that-scores-field-twisted = Twistées
take_that-scores-field-taken = Ramassées
take_that-scores-field-toads = Crapauds
take_that-scores-ask-twisted = { $name } : tes cartes face visible ?
take_that-scores-ask-taken = { $name } : tes cartes face cachée, crapauds compris ?
take_that-scores-ask-toads = { $name } : combien de crapauds parmi elles ?
take_that-scores-cant-most-twisted = { $name } ne peut pas avoir { $count } cartes twistées : seules { $most } cartes ont une partenaire.
take_that-scores-cant-most-taken = { $name } ne peut pas avoir { $count } cartes : il y en a { $most }.
take_that-scores-cant-most-toads = { $name } ne peut pas avoir { $count } crapauds : il y en a { $most }.
take_that-scores-cant-odd = { $name } en a { $twisted } face visible ? Les cartes twistées vont par deux.
take_that-scores-cant-toads-not-taken =
    { $toads ->
        [one] { $name } a un crapaud, mais aucune carte face cachée. Compte aussi les crapauds.
       *[other] { $name } a { $toads } crapauds, mais seulement { $taken } face cachée. Compte aussi les crapauds.
    }
take_that-scores-cant-toads-over = Cela fait { $toads } crapauds. Il y en a { $most }.
take_that-scores-cant-cards-over = Cela fait { $cards } cartes. Il y en a { $most }.
take_that-scores-cant-paired-over = Cela fait { $cards } cartes qui ne sont pas des crapauds. Il y en a { $most }.
take_that-scores-cant-cards-under = Seulement { $cards } en tout ? À la fin, il y a au moins { $least } cartes à côté de vous : plus de pioche ni de rangée, et personne n’en tient plus de { $hand }.
take_that-scores-why-beside =
    { $twisted ->
        [one] { $twisted } twistée
       *[other] { $twisted } twistées
    }, { $others ->
        [one] { $others } ramassée
       *[other] { $others } ramassées
    }{ $toads ->
        [0] { "" }
        [one] { " " }et un crapaud
       *[other] { " " }et { $toads } crapauds
    } : { $total }.

## The lesson: what the toad says. Kero and Rana are the other players’ names

take_that-lesson-hello = Bienvenue dans Take That ! Les cartes vont de 12 à 98. Tu en as neuf. Celui qui a le plus de points gagne.
take_that-lesson-row = Une rangée grandit au milieu. Elle peut te rapporter des points. Mais celui qui doit la ramasser paie.
take_that-lesson-open = La rangée est vide : n’importe quelle carte peut la commencer. Pose ton 34 : touche-le deux fois.
take_that-lesson-open-instead = Toute carte peut commencer. Pour cette leçon, pose 34.
take_that-lesson-near = Tu vois ? Une carte peut s’écarter de la dernière de 10 au plus. Kero a posé 41 sur 34, et Rana 49 sur 41.
take_that-lesson-lay = La dernière carte est 49 : de 39 à 59, tout va. Pose ton 52.
take_that-lesson-lay-instead = Celle-là va aussi. Pour cette leçon, pose 52.
take_that-lesson-toad = Coâ ! 66 est un crapaud : deux fois le même chiffre. Celui qui ramasse la rangée paie 5 par crapaud, et 1 par autre carte.
take_that-lesson-partners = Maintenant, le twist. 49 est dans la rangée, et tu as 94 : les mêmes chiffres, échangés. Ce sont des partenaires !
take_that-lesson-twist = Twiste avec ton 94. Il retire le 49 de la rangée, où qu’il soit.
take_that-lesson-twist-instead = Tu ne veux pas payer pour cette rangée. Twiste avec 94 : ça fait 2 points.
take_that-lesson-points = Les deux cartes sont face visible à côté de toi : 2 points. La rangée s’est resserrée. Kero doit continuer à partir de 66…
take_that-lesson-ouch = … et ne peut pas ! Kero ramasse toute la rangée, crapaud compris : 9 points négatifs. Puis Kero commence une nouvelle rangée.
take_that-lesson-take = La dernière carte est 78. Tu n’as rien de 68 à 88, et pas de partenaire. Ramasse la rangée.
take_that-lesson-take-instead = Rien ne va ici. Ramasse la rangée.
take_that-lesson-cheap = Seulement 2 points négatifs. Une rangée courte coûte peu : il est parfois malin de la ramasser sans y être obligé.
take_that-lesson-anew = Commence une nouvelle rangée avec n’importe quelle carte. Tu as 23 et sa partenaire, 32. Pose 23…
take_that-lesson-anew-instead = Tu peux. Mais 23 est malin : tu as sa partenaire. Pose 23.
take_that-lesson-plan = … et il est toujours là. Twiste avec 32 !
take_that-lesson-plan-instead = Pas mal, mais twister vaut mieux. Twiste avec 32 : encore 2 points.
take_that-lesson-jump = Après chaque tour, tu pioches une carte. Et ainsi de suite, jusqu’à ce que la pioche soit vide. Sautons jusque-là.
take_that-lesson-empty = La pioche est vide : plus personne ne pioche. Dès que la rangée est ramassée, la manche est finie.
take_that-lesson-last = Six cartes, deux crapauds : ne ramasse pas ça ! Peu de cartes sont proches de 95. Pose-le, et vois ce que Kero peut faire.
take_that-lesson-last-instead = Avec deux crapauds dedans ? Pose plutôt 95.
take_that-lesson-over = Rien ! Kero ramasse sept cartes avec deux crapauds, et la manche est finie.
take_that-lesson-score = Toi : 16 cartes face visible, 3 face cachée. Cela fait 13 points. Les cartes restées en main ne comptent pas.
take_that-lesson-end = Une partie compte deux manches. Pose au plus près, twiste au bon moment et laisse la rangée aux autres !

## L’histoire d’une partie finie

# $who : à qui était la carte, "you" ou "other" ; "taken" si c’est toi qui as ramassé. $points : ce que comptent les cartes.
take_that-story-feat =
    { $who ->
        [you] Après ton { $card }, { $taker } a ramassé { $count ->
            [one] une carte
           *[other] { $count } cartes
        } : { $points }.
        [taken] Après le { $card } de { $name }, tu as ramassé { $count ->
            [one] une carte
           *[other] { $count } cartes
        } : { $points }.
       *[other] Après le { $card } de { $name }, { $taker } a ramassé { $count ->
            [one] une carte
           *[other] { $count } cartes
        } : { $points }.
    }

## Pourquoi un coup est bon ou non

take_that-reason-points = +2 tout de suite : { $card } et { $partner } sont face visible à côté de toi.
take_that-reason-mine = Personne d’autre ne peut retwister { $card } : tu as { $partner }.
take_that-reason-safe = Plus personne ne peut avoir { $partner } : { $card } ne sera pas twisté.
take_that-reason-open = { $tenths } fois sur 10 dans des donnes simulées, un adversaire a { $partner } et peut twister { $card }.
take_that-reason-stuck = { $tenths } fois sur 10 dans des donnes simulées, le joueur suivant ne peut ni poser ni twister, et doit ramasser −{ $cost }.
take_that-reason-taken = { $tenths } fois sur 10 dans des donnes simulées, un adversaire ramasse la rangée avant ton prochain tour.
take_that-reason-again = { $tenths } fois sur 10 dans des donnes simulées, tu n’auras pas à ramasser la rangée à ton prochain tour.
take_that-reason-toad = { $card } est un crapaud : la rangée coûte { $points } de plus.
take_that-reason-shelter = Tu gardes { $card } : tant que { $partner } est dans la rangée, tu peux toujours twister.
take_that-reason-cost = La rangée te coûte { $points }.
take_that-reason-extra = La rangée te coûte { $points }, et la première carte de la pioche vient avec.
take_that-reason-fresh = Ensuite, tu ouvres une nouvelle rangée avec la carte de ton choix.
