### Twins : la table, la feuille et ce qui se raconte.

## The box, at home: see vite.config.ts

twins-box = Quatre duels par donne : deux cartes face cachée, retiens ton souffle, retourne.

## Les cartes

twins-card-r = { $number } rouge
twins-card-o = { $number } orange
twins-card-y = { $number } jaune
twins-card-g = { $number } vert
twins-card-b = { $number } bleu
twins-card-v = { $number } violet
twins-ink-black = { $card }, encre noire
twins-ink-white = { $card }, encre blanche
twins-two = le { $first } et le { $second }
twins-face-down = face cachée
twins-your-hand = Ta main
twins-hand-of = Main : { $name }

## Les combinaisons, comme dans les règles

twins-rank-twins = jumeaux de { $value }
twins-rank-pair = paire de { $value }
twins-rank-colour = couleur { $value }
twins-rank-singles = dépareillées { $value }

## Les coups, comme un conseil les dit

twins-move-buy =
    { $cards ->
        [0] ne rien acheter
        [one] acheter une carte
       *[other] acheter { $cards } cartes
    }
twins-move-pick = poser { $cards }

## Le journal

twins-told-buy =
    { $cards ->
        [0] { $name } n’achète rien.
        [one] { $name } achète une carte.
       *[other] { $name } achète { $cards } cartes.
    }
twins-told-you-buy =
    { $cards ->
        [0] Tu n’achètes rien.
        [one] Tu achètes une carte.
       *[other] Tu achètes { $cards } cartes.
    }
twins-told-pick = { $name } a choisi.
twins-told-you-pick = Tu as choisi.
# Une combinaison et qui l’a : « jumeaux de 4 (Kero) ».
twins-told-place = { $rank } ({ $names })
# « Duel 2 : jumeaux de 4 (Kero) devant paire de 8 (Rana), dépareillées 12 (Bufo et Toi). »
twins-told-duel = Duel { $duel } : { $best } devant { $rest }.
twins-told-alone = Duel { $duel } : { $best }.
# Au pluriel, « Toi » peut être de la liste : le verbe passe devant.
twins-told-win =
    { $count ->
        [one] { $names } gagne { $amount }.
       *[other] Gagnent { $amount } chacun : { $names }.
    }
twins-told-you-win = Tu gagnes { $amount }.
twins-told-pay =
    { $count ->
        [one] { $names } paie { $amount }.
       *[other] Paient { $amount } chacun : { $names }.
    }
twins-told-you-pay = Tu paies { $amount }.
twins-told-nothing = Le pot reste.
twins-told-out =
    { $count ->
        [one] Pas de duel 4 pour { $names }.
       *[other] Privés du duel 4 : { $names }.
    }
twins-told-you-out = Pas de duel 4 pour toi.
twins-told-bankrupt =
    { $count ->
        [one] { $names } est en faillite.
       *[other] En faillite : { $names }.
    }
twins-told-you-bankrupt = Tu es en faillite.
twins-told-chips = { $name } { $chips }
twins-told-hand = La donne est finie. Jetons : { $chips }. Pot : { $pot }.

## À la table

twins-around = Les joueurs
twins-hand-number = Donne { $hand }
twins-hand-of-many = Donne { $hand } sur { $most }
twins-buying = Achats
twins-duel = Duel { $duel }
twins-pot = Pot
twins-pot-of =
    { $chips ->
        [0] Le pot est vide
        [one] Pot : un jeton
       *[other] Pot : { $chips } en jetons
    }
twins-stock = Pioche : { $cards }
twins-chips =
    { $chips ->
        [0] aucun jeton
        [one] un jeton
       *[other] { $chips } en jetons
    }
twins-state-buys = achète…
twins-state-bought =
    { $cards ->
        [0] rien acheté
        [one] 1 achetée
       *[other] { $cards } achetées
    }
twins-state-choosing = choisit…
twins-state-picked = a choisi
twins-state-out = ne joue pas
twins-state-bankrupt = en faillite
twins-you-sit-out = Ce duel se joue sans toi.
twins-you-are-bankrupt = Tu es en faillite : les autres finissent la donne.
twins-waiting-for = On attend { $names }
# Celui qui lit, dans « On attend … ».
twins-for-you = toi
twins-buy-ask = Acheter des cartes ?
twins-buy-0 = Aucune
twins-buy-1 = 1 carte
twins-buy-2 = 2 cartes
twins-price =
    { $price ->
        [0] gratuit
        [one] coûte { $price } jeton
       *[other] coûte { $price } jetons
    }
twins-pick-two = Choisis deux cartes
twins-pick-one-more = Encore une
twins-lay = Les poser
# Lu après « Les poser ».
twins-lay-these = { $cards }, face cachée
twins-peek = Tu as choisi { $cards }. Maintiens pour les regarder.
twins-hold-to-look = maintiens pour voir
twins-sort-colour = Trier par couleur
twins-sort-number = Trier par nombre
twins-last-duel = Dernier duel
twins-ranking = Duel { $duel }, le meilleur d’abord
twins-place =
    { $place ->
        [1] 1er
       *[other] { $place }e
    }
twins-change-win = +{ $amount }
twins-change-pay = −{ $amount }
twins-summary = L’effet de chaque duel
twins-now = maintenant
twins-sheet = Jetons
twins-sheet-start = Départ
twins-keys-buy = 0 1 2 : acheter
twins-keys-pick = ← → : parcourir la main · Entrée : lever · P : poser
twins-keys-more = L : dernier duel · S : jetons · Échap : fermer

## A new table

twins-option-max_hands = Nombre maximal de donnes
twins-value-max_hands-0 = jusqu’à une faillite

## Replays

twins-replay-round = Donne { $round }
twins-replay-round-before = Au début de la donne
twins-replay-round-after = À la donne suivante

## The score sheet

twins-scores-option-max_hands = Donnes
twins-scores-out = faillite
twins-scores-pot = Pot : { $pot }
twins-scores-round = Donne
twins-scores-rounds-so-far =
    { $count ->
        [0] Pas commencée
        [one] Après une donne
       *[other] Après { $count } donnes
    }
twins-scores-field-chips = Jetons
twins-scores-ask-chips = { $name } : combien valent tes jetons ?
twins-scores-bankrupt = Faillite ?
twins-scores-bankrupt-of = { $name } est en faillite
twins-scores-cant-most-chips = { $name } ne peut pas avoir { $count } : tous les jetons ensemble valent { $most }.
twins-scores-cant-bankrupt-has = { $name } est en faillite et a { $chips } ? Un joueur en faillite a tout payé.
twins-scores-cant-bankrupt-rich = { $name } avait { $had }. Avec plus de { $most }, personne ne fait faillite en une donne.
twins-scores-cant-fell = { $name } avait { $had } et a { $chips } ? Une donne coûte { $most } au plus : 3 pour les cartes, 2 au premier duel, 1 au troisième.
twins-scores-cant-chips-over = Cela fait { $chips }, { $over } de trop : il y a { $all } en tout.
twins-scores-cant-chips-under = Cela fait { $chips } sur { $all } : il manque { $missing }.
twins-scores-cant-chips-or-pot = Cela fait { $chips } sur { $all }. Dernier duel à égalité, ou pas joué ? Alors le reste, { $missing }, est dans le pot.
twins-scores-cant-two-pots = { $name } a gagné plus de { $prize }, et quelqu’un d’autre aussi. Un seul peut gagner le pot.
twins-scores-cant-pot-won = { $name } a gagné plus de { $prize }, donc le pot. Alors il est vide.
twins-scores-fix = { $pot } dans le pot
twins-scores-why-chips = a { $chips } ({ $total }).
twins-scores-why-bankrupt = est en faillite.

## The lesson: what the toad says. Kero and Rana are the other players’ names

twins-lesson-hello = Bienvenue dans Twins ! Chacun commence avec 12 jetons. Celui qui en a le plus à la fin gagne. Une donne, c’est quatre duels de deux cartes.
twins-lesson-ink = Regarde les nombres sur tes cartes : certains sont noirs, d’autres blancs. C’est l’encre.
twins-lesson-twins = Le mieux, ce sont des jumeaux : même nombre, même encre. Tu en as : le 7 rouge et le 7 orange, noirs tous les deux.
twins-lesson-pair = Ensuite vient la paire : même nombre, encre différente. Le 9 jaune est noir, le 9 vert est blanc : une paire.
twins-lesson-rest = Puis la couleur : deux cartes de la même couleur. Et enfin les dépareillées : tout le reste. Là, c’est la somme qui compte.
twins-lesson-price = D’abord, tu peux acheter : une carte pour 1 jeton, deux cartes pour 3. Les jetons vont dans le pot.
twins-lesson-buy = Ton 2 rouge est bien seul. Achète une carte.
twins-lesson-buy-instead = C’est possible aussi. Pour cette leçon, achète une carte.
twins-lesson-bought = Un 2 orange ! Avec le 2 rouge, ça fait des jumeaux. Kero a acheté deux cartes, Rana aucune. Il y a 4 jetons dans le pot.
twins-lesson-duel1 = Duel 1 : le plus faible paie 2. Inutile de briller ici. Choisis le 8 bleu et le 10 bleu : couleur 18.
twins-lesson-duel1-instead = Ne pas finir au plus bas suffit. Garde les autres : choisis le 8 bleu et le 10 bleu.
twins-lesson-after1 = Toutes les cartes se retournent en même temps. Kero n’a que des dépareillées et paie 2 jetons au pot.
twins-lesson-duel2 = Duel 2 : le meilleur gagne 3 jetons. Montre maintenant tes jumeaux : le 7 rouge et le 7 orange.
twins-lesson-duel2-instead = Ici, seul le meilleur gagne. Choisis le 7 rouge et le 7 orange.
twins-lesson-after2 = Les jumeaux battent tout ce qui est en dessous. Tu gagnes 3 jetons du pot.
twins-lesson-duel3 = Duel 3 : le plus faible paie 1 et est privé du duel 4. Reste en jeu ! Choisis la paire : le 9 jaune et le 9 vert.
twins-lesson-duel3-instead = Garde les 2 pour le duel 4. Choisis le 9 jaune et le 9 vert.
twins-lesson-after3 = Rana finit au plus bas, paie 1 et ne fait plus que regarder. Il y a 4 jetons dans le pot, et le duel 4 les met tous en jeu.
twins-lesson-duel4 = Duel 4 : le meilleur gagne tout le pot. Quelles cartes ? Le 2 rouge et le 2 orange, même s’ils sont petits !
twins-lesson-duel4-instead = Rappelle-toi quel type est le meilleur. Choisis le 2 rouge et le 2 orange.
twins-lesson-after4 = Kero avait une paire de 10. Mais des jumeaux de 2 battent toutes les paires ! Le pot est à toi.
twins-lesson-end = Et ainsi de suite, donne après donne, jusqu’à ce que quelqu’un ne puisse plus payer. Joue tes meilleures cartes là où elles comptent ! À plus nombreux, plus de joueurs paient et gagnent.

## What can’t be done

twins-why-bought = Les achats sont terminés : c’est le duel { $duel }. Choisis deux cartes.
twins-why-buy-turn = Ce n’est pas encore ton tour d’acheter. On achète l’un après l’autre.
twins-why-buy-first = Tout le monde n’a pas encore acheté. Les cartes se choisissent après.
twins-why-TW-R4 = Cela coûte { $price } et tu as { $chips }. Achète moins de cartes, ou aucune.
twins-why-picked = Tu as déjà choisi pour ce duel. Un choix ne se change pas.

## L’histoire d’une partie finie

twins-story-when =
    { $part ->
        [0] Donne { $round }
       *[other] Donne { $round }, duel { $part }
    }
twins-story-feat =
    { $who ->
        [you] Tu as gagné { $amount ->
            [one] un jeton
           *[other] { $amount } jetons
        } : { $rank }.
       *[other] { $name } a gagné { $amount ->
            [one] un jeton
           *[other] { $amount } jetons
        } : { $rank }.
    }

## Pourquoi un coup est bon ou non

twins-reason-price = Cela coûte { $price } de tes { $chips } jetons.
twins-reason-pairs = Jumeaux et paires dans ta main, pour quatre duels : { $pairs }.
twins-reason-better = { $tenths } fois sur 10 dans des donnes simulées, les nouvelles cartes font une paire ou des jumeaux de plus.
twins-reason-escapes = { $Rank } : rien à payer au duel { $duel } { $tenths } fois sur 10 dans des donnes simulées.
twins-reason-wins = { $Rank } : gagne des jetons au duel { $duel } { $tenths } fois sur 10 dans des donnes simulées.
twins-reason-pot = { $Rank } : gagne le pot de { $pot } { $tenths } fois sur 10 dans des donnes simulées.
twins-reason-keeps = Tu gardes pour la suite : { $rank }.

## Analysis

twins-analysis-points = Jetons perdus
twins-analysis-cost = coûte { NUMBER($wins, maximumFractionDigits: 1) } victoires sur 100 parties (± { NUMBER($error, maximumFractionDigits: 1) }) et { NUMBER($points, maximumFractionDigits: 1) } jetons
