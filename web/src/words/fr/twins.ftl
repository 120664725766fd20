### Twins : la table, la feuille et ce qui se raconte.

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
