### La table de Take That.

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

take_that-why-TT-3 = Un crapaud n’a pas de partenaire twistée.
take_that-why-TT-5 = Tu peux déjà lever une carte, et la jouer quand vient ton tour.
take_that-why-TT-6 = L’écart avec la dernière carte de la rangée est de 10 au plus, en plus ou en moins.
take_that-why-TT-7 = Sa partenaire twistée n’est pas dans la rangée.
take_that-why-TT-8 = Tu as ramassé la rangée : pose une carte pour en ouvrir une autre.
take_that-why-TT-10 = La rangée est vide : pose une carte.
