### Istinto : cartes, annonces, plis, le tribunal, la feuille de score.

## The box, at home: see vite.config.ts

istinto-box = Dis combien de plis tu feras. Puis fais-en exactement autant.

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
        [one] Touche encore une fois pour annoncer { $bid } pli.
       *[other] Touche encore une fois pour annoncer { $bid } plis.
    }
istinto-bid-keys = Tape un nombre, puis Entrée pour l’annoncer.
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
istinto-wins =
    { $who ->
        [you] gagnes
       *[other] gagne
    }
istinto-go-on = Continuer
istinto-withdraw = reprendre
istinto-withdraw-why = Cette carte est engagée pour ton tour.
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
istinto-to-play-early = À { $name } de jouer. Tu peux déjà engager une carte.
istinto-you-lead = Tu entames : carte au choix.
istinto-your-card = Ta carte. Couleur demandée : { $suit }.
istinto-your-card-free = Ta carte. Atout à l’entame : joue ce que tu veux.
istinto-play-again = Touche encore une fois pour jouer cette carte.
istinto-commit-again = Touche encore une fois pour engager cette carte.
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

## A new table

istinto-option-until = Jusqu’à
istinto-option-revokes = Fausses renonces
istinto-value-until-100 = 100 points
istinto-value-until-60 = 60 points
istinto-value-until-each_dealt_twice = ce que chacun ait donné deux fois
istinto-value-revokes-prevented = empêchées
istinto-value-revokes-challengeable = possibles, et contestables

## The score sheet

istinto-scores-option-until = Jusqu’à
istinto-scores-round = Manche
istinto-scores-rounds-so-far =
    { $count ->
        [0] Pas commencée
        [one] Après une manche
       *[other] Après { $count } manches
    }
istinto-replay-round = Manche { $round }
istinto-replay-round-before = Au début de la manche
istinto-replay-round-after = À la manche suivante
istinto-scores-field-bids = Annonce
istinto-scores-field-tricks = Plis
istinto-scores-ask-bids = { $name } : combien de plis feras-tu ?
istinto-scores-ask-tricks = { $name } : combien de plis as-tu faits ?
istinto-scores-instead = Contestation ?
istinto-scores-instead-not = Pas de contestation
istinto-scores-accuser = Qui a contesté ?
istinto-scores-accused = Contre qui ?
istinto-scores-revoked = { $name } avait la couleur demandée ?
istinto-scores-revoked-nobody = L’accusé avait la couleur demandée ?
istinto-scores-yes = Oui, fausse renonce
istinto-scores-no = Non, tout va bien
istinto-scores-cant-most-bids = { $name } ne peut pas annoncer { $count } : il y a { $most } plis.
istinto-scores-cant-most-tricks = { $name } ne peut pas avoir { $count } plis : il y en a { $most }.
istinto-scores-cant-oneself = { $name } ne peut pas s’accuser.
istinto-scores-cant-tricks-over =
    { $over ->
        [one] Cela fait { $tricks } plis, un de trop : il y en a 11.
       *[other] Cela fait { $tricks } plis, { $over } de trop : il y en a 11.
    }
istinto-scores-cant-tricks-under =
    { $under ->
        [one] Cela fait { $tricks } plis. Quelqu’un en a fait un de plus : il y en a 11.
       *[other] Plis en tout : { $tricks }. Il en manque { $under } : il y en a 11.
    }
istinto-scores-why-bid-made =
    { $bid ->
        [0] a annoncé 0 et n’en a fait aucun : { $points } points.
       *[other] a annoncé { $bid } et en a fait { $tricks } : { $points } points.
    }
istinto-scores-why-bid-missed =
    { $tricks ->
        [0] a annoncé { $bid } et n’en a fait aucun : rien.
       *[other] a annoncé { $bid } et en a fait { $tricks } : rien.
    }
istinto-scores-why-revoked = a fait une fausse renonce, et ça s’est vu : −10.
istinto-scores-why-accused-wrongly = a accusé à tort : −10.
istinto-scores-why-no-bids = rien : la manche a été interrompue.

## The lesson: what the toad says. Kero and Rana are the other players’ names

istinto-lesson-hello = Bienvenue dans Istinto ! Une manche compte onze plis. Tu dis combien tu en feras. Puis fais-en exactement autant.
istinto-lesson-cards = Il y a cinq couleurs de 1 à 12, et six atouts, marqués d’un œil. Un atout bat toutes les couleurs.
istinto-lesson-count = Compte ce qui devrait gagner. Le 12 blanc et le 12 vert sont les plus hauts de leur couleur, et tu as deux atouts.
istinto-lesson-bid = Kero annonce 5, Rana annonce 2. Tu as quatre bonnes cartes : annonce 4. Touche-le deux fois.
istinto-lesson-bid-instead = Quel courage ! Mais ta main en vaut plutôt quatre. Annonce 4.
istinto-lesson-exactly = Il en faut exactement 4. Avec 3 ou 5, tu ne reçois rien du tout. Rana commence…
istinto-lesson-follow = Le blanc est demandé. Si tu as la couleur, tu dois la fournir. Joue le 12 blanc : touche-le deux fois.
istinto-lesson-follow-instead = Le 3 blanc perdrait. Joue le 12 blanc : rien de blanc ne le bat.
istinto-lesson-lead = Ton premier pli ! Celui qui gagne entame, avec n’importe quelle carte. Débarrasse-toi d’une petite : le 2 rouge.
istinto-lesson-lead-instead = Garde-la pour plus tard. Entame avec le 2 rouge.
istinto-lesson-void = Regarde : Kero a entamé en bleu. Rana n’a pas de bleu et a joué un atout. Toi non plus, tu n’as pas de bleu.
istinto-lesson-trump = Sans la couleur, tu peux jouer n’importe quoi. Joue un atout, toi aussi !
istinto-lesson-trump-instead = Ça perdrait. Ici, tu peux jouer atout : joue ton atout.
istinto-lesson-last_trump = Tous les atouts se valent, et le dernier joué gagne. Le pli est à toi ! Ça fait deux.
istinto-lesson-high = Entame maintenant avec le 12 vert. Seul un atout pourrait le battre.
istinto-lesson-high-instead = Il t’en faut encore deux. Entame avec le 12 vert.
istinto-lesson-duck = Trois ! Un de plus suffit. Garde ton atout et entame avec le 3 noir.
istinto-lesson-duck-instead = Pas maintenant : il ne t’en faut plus qu’un. Entame avec le 3 noir.
istinto-lesson-early = Au fait : dès que la première carte d’un pli est là, tu peux engager la tienne avant ton tour. Elle sera jouée quand ce sera à toi.
istinto-lesson-jump = Maintenant, Kero enchaîne les plis. Avançons de trois plis.
istinto-lesson-fourth = Tu en as 3, il t’en faut 4. Kero a entamé en bleu, et il n’y a pas d’atout sur la table. Joue ton atout !
istinto-lesson-fourth-instead = Voilà ta chance pour le quatrième pli. Joue ton atout.
istinto-lesson-enough = Quatre, exactement comme annoncé. Mais c’est à toi d’entamer, et un pli de plus gâcherait tout !
istinto-lesson-lose = Alors entame avec une carte qui a peu de chances de gagner : le 2 vert.
istinto-lesson-lose-instead = Trop fort : ça pourrait gagner. Entame avec le 2 vert.
istinto-lesson-last = Kero a entamé en blanc, et ta dernière carte est noire. Elle ne peut pas gagner. Joue-la avec le sourire.
istinto-lesson-last-instead = Joue le 8 noir.
istinto-lesson-score = Quatre annoncés, quatre faits : 10 points, plus 5 de prime. Kero a annoncé 5, en a fait 6 et ne reçoit rien.
istinto-lesson-bonus = La prime grandit aux deux bouts : 0 pli rapporte 20 points, 5 en rapportent 20, et 6 ou plus en rapportent 60 !
istinto-lesson-end = Le premier à atteindre 100 points gagne. Fie-toi à ton instinct !

## What can’t be done

istinto-why-bids-first = Tout le monde n’a pas encore annoncé. Les cartes se jouent après.
istinto-why-bid-first = Tu n’as pas encore annoncé. Choisis d’abord combien de plis tu feras.
istinto-why-no-lead = Ce pli n’a pas encore de carte. Une fois entamé, tu peux en engager une.
istinto-why-played = Tu as déjà joué dans ce pli. Attends le suivant.
istinto-why-follow = Tu dois fournir : la couleur demandée est { $suit }, et tu en as. Joue une carte de cette couleur.
istinto-why-IS-8 = Tous les plis sont joués. Accepte la manche, ou accuse quelqu’un.

## L’histoire d’une partie finie

istinto-story-when = Manche { $round }
istinto-story-feat =
    { $who ->
        [you] Annonce { $bid }, plis { $taken } : tu as marqué { $points } points.
       *[other] Annonce { $bid }, plis { $taken } : { $name } a marqué { $points } points.
    }

## Pourquoi un coup est bon ou non

istinto-reason-made = { $tenths } fois sur 10 dans des donnes simulées, tu en fais exactement { $bid }.
istinto-reason-pays = { $bid } annoncés et faits : { $points } points.
istinto-reason-hand = Atouts en main : { $trumps }. Cartes de 11 ou 12 : { $high }.
istinto-reason-wanted = Plis qu’il te faut encore : { $wanted }. Atouts et cartes maîtresses en main : { $masters }.
istinto-reason-meets = { $tenths } fois sur 10 dans des donnes simulées, tu tiens ton annonce de { $bid }.
istinto-reason-enough = Tu as les { $bid } que tu as annoncés : un pli de plus te ferait perdre l’annonce.
istinto-reason-missed = Ton annonce de { $bid } ne peut plus être tenue.
istinto-reason-last = Personne ne joue après toi : avec { $card }, le pli est à toi.
istinto-reason-beaten = Il y a { $best } : avec { $card }, tu ne peux pas faire ce pli.
istinto-reason-takes = Avec { $card }, tu fais ce pli { $tenths } fois sur 10 dans des donnes simulées.
istinto-reason-top = Rien de plus haut que { $card } ne reste dans sa couleur : seul un atout prend.
