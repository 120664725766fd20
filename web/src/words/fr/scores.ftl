### La feuille de score pour de vraies cartes, à une vraie table.

scores-title = Feuille de score
scores-lead = Vraies cartes, vraie table : Rospo compte. Ça marche sans internet, et tout reste sur cet appareil.
scores-new = Nouvelle feuille
scores-new-game = Nouvelle feuille : { $game }
scores-evenings = Tes soirées
scores-none = Pas encore de soirée. Choisis un jeu, et la première ligne est à toi.
scores-in-play =
    { $count ->
        [0] pas commencée
        [one] une ligne
       *[other] { $count } lignes
    }
scores-delete-this = Effacer { $game }, { $date }
scores-deleted = Effacé.
scores-restore = Remettre
scores-unkept = Ce navigateur ne garde rien : la feuille disparaît quand tu fermes la page.
scores-no-such = Cette feuille n’est pas sur cet appareil
scores-no-such-why = Une feuille reste sur l’appareil où elle a été commencée.

## Avant la première manche

scores-players = Combien de joueurs ?
scores-names = Noms, sens horaire
scores-name-of = Joueur { $seat }
scores-first-dealer = Qui donne en premier ?
scores-draw-lots = tirer au sort
scores-same-names = Deux joueurs ont le même nom : { $name }.
scores-begin = Ouvrir la feuille
scores-option-rounds = Manches
scores-option-until = Jusqu’à
scores-option-max_hands = Donnes
scores-value-until-100 = 100 points
scores-value-until-60 = 60 points
scores-value-until-each_dealt_twice = ce que chacun ait donné deux fois
scores-value-max_hands-0 = jusqu’à une faillite

## La feuille

scores-paper = La feuille : { $game }
scores-round = Manche
scores-line = Manche { $round } : le détail du compte
scores-cell = { $points }, total { $total }
scores-out = faillite
scores-pot = Pot : { $pot }
scores-undo = Annuler la dernière ligne
scores-redo = Remettre la ligne
scores-share = Partager
scores-share-text = En texte
scores-share-picture = En image
scores-shared = Voilà.
scores-copied = Copié.
scores-saved = Enregistré en image.
scores-failed = Ça n’a pas marché ici.
scores-made-with = compté avec Rospo
scores-file = rospo-{ $game }.png

## La saisie

scores-entry = Manche { $round } · { $name } donne
scores-entry-hand = Donne { $round } · { $name } distribue
scores-field-bids = Annonce
scores-field-tricks = Plis
scores-field-twisted = Twistées
scores-field-taken = Ramassées
scores-field-toads = Crapauds
scores-field-chips = Jetons
scores-field-left = Restantes
scores-field-of = { $field } : { $name }
scores-ask-bids = { $name } : combien de plis feras-tu ?
scores-ask-tricks = { $name } : combien de plis as-tu faits ?
scores-ask-twisted = { $name } : tes cartes face visible ?
scores-ask-taken = { $name } : tes cartes face cachée, crapauds compris ?
scores-ask-toads = { $name } : combien de crapauds parmi elles ?
scores-ask-chips = { $name } : combien valent tes jetons ?
scores-ask-left = { $name } : cartes en paquet, parquées et en main ?
scores-ask-write = Tout y est. On note ?
scores-rest = Il reste { $rest }.
scores-pad = Nombres
scores-erase = Effacer
scores-next = Suivant
scores-write = Noter
scores-line-written = La manche { $round } est notée. { $totals }
scores-total-of = { $name } { $total }
scores-bankrupt = Faillite ?
scores-bankrupt-of = { $name } est en faillite
scores-challenge = Contestation ?
scores-no-challenge = Pas de contestation
scores-accuser = Qui a contesté ?
scores-accused = Contre qui ?
scores-revoked = { $name } avait la couleur demandée ?
scores-revoked-nobody = L’accusé avait la couleur demandée ?
scores-yes = Oui, fausse renonce
scores-no = Non, tout va bien
scores-rule = Règle { $rule }

## Ce qui ne se peut pas

scores-cant-most-bids = { $name } ne peut pas annoncer { $count } : il y a { $most } plis.
scores-cant-most-tricks = { $name } ne peut pas avoir { $count } plis : il y en a { $most }.
scores-cant-most-twisted = { $name } ne peut pas avoir { $count } cartes twistées : seules { $most } cartes ont une partenaire.
scores-cant-most-taken = { $name } ne peut pas avoir { $count } cartes : il y en a { $most }.
scores-cant-most-toads = { $name } ne peut pas avoir { $count } crapauds : il y en a { $most }.
scores-cant-most-chips = { $name } ne peut pas avoir { $count } : tous les jetons ensemble valent { $most }.
scores-cant-most-left = { $name } ne peut pas avoir { $count } cartes : le paquet en avait { $most }.
scores-cant-oneself = { $name } ne peut pas s’accuser.
scores-cant-tricks-over =
    { $over ->
        [one] Cela fait { $tricks } plis, un de trop : il y en a 11.
       *[other] Cela fait { $tricks } plis, { $over } de trop : il y en a 11.
    }
scores-cant-tricks-under =
    { $under ->
        [one] Cela fait { $tricks } plis. Quelqu’un en a fait un de plus : il y en a 11.
       *[other] Plis en tout : { $tricks }. Il en manque { $under } : il y en a 11.
    }
scores-cant-odd = { $name } en a { $twisted } face visible ? Les cartes twistées vont par deux.
scores-cant-toads-not-taken =
    { $toads ->
        [one] { $name } a un crapaud, mais aucune carte face cachée. Compte aussi les crapauds.
       *[other] { $name } a { $toads } crapauds, mais seulement { $taken } face cachée. Compte aussi les crapauds.
    }
scores-cant-toads-over = Cela fait { $toads } crapauds. Il y en a { $most }.
scores-cant-cards-over = Cela fait { $cards } cartes. Il y en a { $most }.
scores-cant-paired-over = Cela fait { $cards } cartes qui ne sont pas des crapauds. Il y en a { $most }.
scores-cant-cards-under = Seulement { $cards } en tout ? À la fin, il y a au moins { $least } cartes à côté de vous : plus de pioche ni de rangée, et personne n’en tient plus de { $hand }.
scores-cant-many-done = Un seul joueur peut poser sa dernière carte en premier.
scores-cant-nobody-done = Quelqu’un doit avoir 0 carte : la manche finit quand un joueur a tout posé.
scores-cant-bankrupt-has = { $name } est en faillite et a { $chips } ? En faillite, on a tout payé.
scores-cant-bankrupt-rich = { $name } avait { $had }. Avec plus de { $most }, personne ne fait faillite en une donne.
scores-cant-fell = { $name } avait { $had } et a { $chips } ? Une donne coûte { $most } au plus : 3 pour les cartes, 2 au premier duel, 1 au troisième.
scores-cant-chips-over = Cela fait { $chips }, { $over } de trop : il y a { $all } en tout.
scores-cant-chips-under = Cela fait { $chips } sur { $all } : il manque { $missing }.
scores-cant-chips-or-pot = Cela fait { $chips } sur { $all }. Dernier duel à égalité, ou pas joué ? Alors le reste, { $missing }, est dans le pot.
scores-cant-two-pots = { $name } a gagné plus de { $prize }, et quelqu’un d’autre aussi. Un seul peut gagner le pot.
scores-cant-pot-won = { $name } a gagné plus de { $prize }, donc le pot. Alors il est vide.
scores-fix-pot = { $pot } dans le pot

## Le compte, expliqué

scores-why-title = Manche { $round }
scores-why-bid-made =
    { $bid ->
        [0] a annoncé 0 et n’en a fait aucun : { $points } points.
       *[other] a annoncé { $bid } et en a fait { $tricks } : { $points } points.
    }
scores-why-bid-missed =
    { $tricks ->
        [0] a annoncé { $bid } et n’en a fait aucun : rien.
       *[other] a annoncé { $bid } et en a fait { $tricks } : rien.
    }
scores-why-revoked = a fait une fausse renonce, et ça s’est vu : −10.
scores-why-accused-wrongly = a accusé à tort : −10.
scores-why-no-bids = rien : la manche a été interrompue.
scores-why-beside =
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
scores-why-all-laid = a posé toutes ses cartes.
scores-why-cards-left =
    { $left ->
        [one] avait encore une carte : −1.
       *[other] avait encore { $left } cartes : −{ $left }.
    }
scores-why-chips = a { $chips } ({ $total }).
scores-why-bankrupt = est en faillite.

## La fin

scores-winner = { $name } gagne !
scores-winners = { $names } se partagent la victoire !
scores-rounds-so-far =
    { $count ->
        [0] Pas commencée
        [one] Après une manche
       *[other] Après { $count } manches
    }
scores-over = C’est fini.
scores-again = Rejouer, mêmes joueurs
scores-all = Toutes les soirées
