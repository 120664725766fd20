### Istinto : cartes, annonces, plis, le tribunal, la feuille de score.

## Les cartes, avec l’article : « Tu joues le 12 blanc », « Tu joues un atout ».

istinto-card-w = le { $rank } blanc
istinto-card-b = le { $rank } bleu
istinto-card-g = le { $rank } vert
istinto-card-r = le { $rank } rouge
istinto-card-k = le { $rank } noir
istinto-card-T = un atout
istinto-suit-w = blanc
istinto-suit-b = bleu
istinto-suit-g = vert
istinto-suit-r = rouge
istinto-suit-k = noir
istinto-your-hand = Ta main
istinto-hand-of = Main : { $name }
istinto-cards-held =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }

## Les annonces

istinto-how-many = Combien de plis feras-tu ?
# Ce que vaut une annonce tenue.
istinto-worth = Exact : 0→20, 1→15, 2–3→10, 4→15, 5→20, 6+→60
istinto-bid-again =
    { $bid ->
        [one] Encore une fois, et tu annonces { $bid } pli.
       *[other] Encore une fois, et tu annonces { $bid } plis.
    }
istinto-bid-keys = Tape un nombre ; Entrée l’annonce.
istinto-bid-of =
    { $bid ->
        [one] Annoncer { $bid } pli
       *[other] Annoncer { $bid } plis
    }
istinto-move-play = Jouer { $card }
istinto-round-number = Manche { $round }
istinto-bid-so-far =
    { $sum ->
        [one] { $sum } pli annoncé sur 11
       *[other] { $sum } plis annoncés sur 11
    }
istinto-no-bid-yet = sans annonce
# Des mots sur un billet : très courts.
istinto-slip-exact = exact
istinto-slip-missed = raté
istinto-slip-short = encore { $count }
istinto-slip-says = annonce { $bid }, plis { $taken } : { $word }

## Le pli

istinto-trick = Le pli
istinto-lies = { $name } : { $card }
istinto-led = { $suit } demandé
istinto-led-trump = au choix
istinto-leads = entame
istinto-wins = gagne
istinto-go-on = Continuer
istinto-withdraw = reprendre
istinto-withdraw-why = Cette carte attend ton tour.
istinto-last-trick = Dernier pli
istinto-scores = Points

## Ce que la table attend

istinto-takes =
    { $you ->
        [yes] Tu fais le pli.
       *[no] { $name } fait le pli.
    }
istinto-over = La partie est finie.
istinto-bidding =
    { $you ->
        [yes] À toi d’annoncer.
       *[no] { $name } annonce…
    }
istinto-to-play = À { $name } de jouer…
istinto-to-play-early = À { $name } de jouer. Tu peux déjà choisir une carte.
istinto-you-lead = Tu entames : carte au choix.
istinto-your-card = Ta carte. Couleur demandée : { $suit }.
istinto-your-card-free = Ta carte. Atout à l’entame : joue ce que tu veux.
istinto-closing =
    { $count ->
        [one] Tous les plis sont joués. Un joueur doit encore accepter.
       *[other] Tous les plis sont joués. { $count } joueurs doivent encore accepter.
    }

## Les contestations

istinto-accept = Accepter
istinto-accepted = a accepté
istinto-challenge = Contester
istinto-accuse-whom = Qui n’a pas fourni ?
istinto-stake = La manche s’arrête aussitôt. En cas de fausse renonce, l’accusé perd 10 points ; sinon, c’est toi.
istinto-court = Le tribunal
istinto-verdict-guilty = Fausse renonce !
istinto-verdict-innocent = Pas de fausse renonce
istinto-proof =
    { $you ->
        [yes] Au pli { $first }, la couleur demandée était le { $suit }, et tu as joué { $card }. Au pli { $later }, tu avais pourtant { $shown }.
       *[no] Au pli { $first }, la couleur demandée était le { $suit }, et { $name } a joué { $card }. Au pli { $later }, { $name } avait pourtant { $shown }.
    }
istinto-proof-in-hand =
    { $you ->
        [yes] Tu avais encore une carte de la couleur demandée : elle n’était pas encore jouée.
       *[no] { $name } avait encore une carte de la couleur demandée : elle n’était pas encore jouée.
    }
istinto-evidence =
    { $you ->
        [yes] Tes cartes jouées dans cette manche
       *[no] Cartes jouées par { $name } dans cette manche
    }
istinto-exhibit-led = a entamé
istinto-exhibit-free = au choix
istinto-exhibit-followed = a fourni
istinto-exhibit-not = n’a pas fourni
istinto-exhibit-had = avait du { $suit }

## La feuille de score

istinto-round = Manche
istinto-sheet-caption = Plis faits / annoncés, et points
istinto-sheet-total = Total
istinto-sheet-exact =
    { $points ->
        [one] plis { $taken }, annonce { $bid } : exact, { $points } point
       *[other] plis { $taken }, annonce { $bid } : exact, { $points } points
    }
istinto-sheet-missed = plis { $taken }, annonce { $bid } : raté, aucun point
istinto-sheet-challenge =
    { $points ->
        [one] terminée par une contestation : { $points } point
       *[other] terminée par une contestation : { $points } points
    }
istinto-sheet-note = Une contestation a terminé la manche (! conteste, ? est accusé).

## Le journal

istinto-tell-bid =
    { $you ->
        [yes] Tu annonces { $bid }.
       *[no] { $name } annonce { $bid }.
    }
istinto-tell-play =
    { $you ->
        [yes] Tu joues { $card }.
       *[no] { $name } joue { $card }.
    }
istinto-tell-trick =
    { $you ->
        [yes] Tu fais le pli avec { $card }.
       *[no] { $name } fait le pli avec { $card }.
    }
istinto-tell-accept =
    { $you ->
        [yes] Tu acceptes la manche.
       *[no] { $name } accepte la manche.
    }
istinto-tell-challenge =
    { $verdict ->
        [guilty]
            { $you ->
                [yes] Tu contestes : { $accused } a bien fait une fausse renonce et perd 10 points.
               *[no]
                    { $accusedYou ->
                        [yes] { $name } conteste et t’accuse : tu as bien fait une fausse renonce et tu perds 10 points.
                       *[no] { $name } conteste : { $accused } a bien fait une fausse renonce et perd 10 points.
                    }
            }
       *[innocent]
            { $you ->
                [yes] Tu contestes : { $accused } n’a pas fait de fausse renonce, et tu perds 10 points.
               *[no]
                    { $accusedYou ->
                        [yes] { $name } conteste et t’accuse, mais tu n’as pas fait de fausse renonce : { $name } perd 10 points.
                       *[no] { $name } conteste : { $accused } n’a pas fait de fausse renonce, et { $name } perd 10 points.
                    }
            }
    }
istinto-tell-round = La manche est finie : { $totals }.
istinto-total-of =
    { $you ->
        [yes] toi { $points }
       *[no] { $name } { $points }
    }
