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

## La feuille

scores-paper = La feuille : { $game }
scores-round = Manche
scores-line = { $noun } { $round } : le détail du compte
scores-cell = { $points }, total { $total }
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

scores-entry = { $noun } { $round } · { $name } donne
scores-field-of = { $field } : { $name }
scores-ask-write = Tout y est. On note ?
scores-rest = Il reste { $rest }.
scores-pad = Nombres
scores-erase = Effacer
scores-next = Suivant
scores-write = Noter
scores-line-written = { $noun } { $round } : c’est noté. { $totals }
scores-total-of = { $name } { $total }
scores-rule = Règle { $rule }

## Le compte, expliqué

scores-why-title = { $noun } { $round }

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
