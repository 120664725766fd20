### Wren : la boîte, la table, la feuille de score et la leçon.

wren-box = Les grands oiseaux se rassemblent sur la branche. Un petit se glisse dessous et les prend tous.

## Les cartes

wren-bird = oiseau { $card }
wren-last = oiseau { $card }, le dernier sur la branche

## La table

wren-hand = Ta main
wren-hand-of = Main de { $name }
wren-rivals = Les autres
wren-branch =
    { $count ->
        [0] La branche est vide
        [one] La branche : un oiseau
       *[other] La branche : { $count } oiseaux, du premier au dernier
    }
wren-empty = La branche est vide
wren-taken-by = La branche est vide. Prise en dernier : { $name }
wren-holds =
    { $count ->
        [one] Une carte en main
       *[other] { $count } cartes en main
    }
wren-nest =
    { $feathers ->
        [0] Nid : vide
        [one] Nid : une plume
       *[other] Nid : { $feathers } plumes
    }
wren-nest-of = Nid : { $name }
wren-nothing = encore rien
wren-king = Roi des oiseaux : 5 plumes de plus
wren-begin = Les cartes sont distribuées.
wren-choose = Joue une carte
wren-waiting = { $name } réfléchit …

## Les points

wren-scores = Points
wren-after-round = Après la manche { $round }
wren-go-on = Continuer
wren-sheet = Feuille de score : les plumes de chaque manche
wren-round = Manche { $round }
wren-total = Total

## Le journal

wren-move-play = Jouer { $card }
wren-told-play =
    { $who ->
        [you] Tu joues { $card }.
       *[other] { $name } joue { $card }.
    }
wren-told-take =
    { $who ->
        [you] Tu prends { $count } oiseaux : { $feathers } plumes.
       *[other] { $name } prend { $count } oiseaux : { $feathers } plumes.
    }
wren-told-king = Le roitelet est roi !
wren-told-points = { $name } { $points }
wren-told-round = La manche est finie : { $each }.

## Une nouvelle table

wren-option-king = Roi des oiseaux

## La feuille de score

wren-scores-field-feathers = Plumes
wren-scores-field-kings = Roi
wren-scores-ask-feathers = { $name } : combien de plumes dans ton nid ?
wren-scores-ask-kings = { $name } : ton roitelet est-il devenu roi ? 1 ou 0
wren-scores-cant-most-feathers = { $name } ne peut pas avoir { $count } plumes : tous les oiseaux ensemble en ont { $most }.
wren-scores-cant-most-kings = Il n’y a qu’un roitelet, { $name } a donc { $most } roi au plus.
wren-scores-cant-feathers-over = Cela fait { $feathers } plumes. Il y en a { $most }.
wren-scores-cant-kings-over = Un seul roitelet peut devenir roi.
wren-scores-cant-king-without-birds = { $name } a pris l’aigle avec le roitelet ? Alors le nid a au moins { $least } plumes.
wren-scores-why-nest =
    { $kings ->
        [0] { $feathers } plumes.
       *[other] { $feathers } plumes et 5 pour le roi : { $points }.
    }

## La leçon : ce que dit le crapaud. Les autres joueurs s’appellent Kero et Rana

wren-lesson-hello = Bienvenue à Wren ! Il y a 24 oiseaux, du 1, le roitelet, au 24, l’aigle. Tu en as sept.
wren-lesson-feathers = Les points sur une carte sont ses plumes : une pour un petit oiseau, deux pour un moyen, trois pour un grand. Celui qui a le plus de plumes gagne.
wren-lesson-open = La branche est vide, tout oiseau peut donc s’y percher. Joue ton 3 : touche-le deux fois.
wren-lesson-open-instead = Tout oiseau peut commencer. Pour cette leçon, joue 3.
wren-lesson-perch = Le 10 de Kero est plus grand que 3, et le 18 de Rana est plus grand que 10. Les deux se perchent donc sur la branche.
wren-lesson-take = Ton 15 est plus petit que 18, le dernier. Joue-le : il se glisse sous les autres, et tu les prends tous.
wren-lesson-take-instead = Cela ferait autre chose. Pour cette leçon, joue 15.
wren-lesson-took = Quatre oiseaux, 8 plumes ! Ils sont dans ton nid. La branche est vide, et Kero la rouvre avec 5.
wren-lesson-wait = Rana a joué 9. Avec ton 8, tu pourrais prendre deux oiseaux. Mais une branche plus longue vaut plus : joue 11 et attends.
wren-lesson-wait-instead = C’est possible aussi. Pour cette leçon, joue 11.
wren-lesson-eagle = Kero n’avait rien de plus petit et a joué 12. Et Rana, qui n’a plus que de grands oiseaux, a joué l’aigle !
wren-lesson-wren = Le roitelet est plus petit que tout autre oiseau. Joue ton 1 !
wren-lesson-wren-instead = Ton roitelet n’attendait que cela. Joue 1.
wren-lesson-king = 11 plumes, et 5 de plus : un roitelet qui prend l’aigle est roi des oiseaux. Sautons à la fin de la manche.
wren-lesson-left = Toutes les mains sont vides. 17 et 23 sont restés sur la branche, et personne ne les a.
wren-lesson-score = Tu as 34 plumes, Kero en a 10 et Rana aucune.
wren-lesson-end = Une partie a trois manches. Garde tes petits oiseaux pour une longue branche, et tes grands loin d’elle !
wren-reason-takes = { $card } prend la branche : { $feathers } plumes.
wren-reason-leaves = { $tenths } fois sur 10 dans des donnes simulées, le joueur suivant a un oiseau plus petit que { $card }.
