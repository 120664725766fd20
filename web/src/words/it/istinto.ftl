### Istinto: carte, scommesse, prese, il tribunale, il foglio dei punti.

## Carte

istinto-card-w = { $rank } bianco
istinto-card-b = { $rank } blu
istinto-card-g = { $rank } verde
istinto-card-r = { $rank } rosso
istinto-card-k = { $rank } nero
istinto-card-T = trump
istinto-suit-w = bianco
istinto-suit-b = blu
istinto-suit-g = verde
istinto-suit-r = rosso
istinto-suit-k = nero
istinto-your-hand = La tua mano
istinto-hand-of = Mano di { $name }
istinto-cards-held =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }

## Scommesse

istinto-how-many = Quante prese farai?
# Quanto vale una scommessa esatta.
istinto-worth = Esatta: 0→20, 1→15, 2–3→10, 4→15, 5→20, 6+→60
istinto-bid-again =
    { $bid ->
        [one] Ancora una volta, e scommetti { $bid } presa.
       *[other] Ancora una volta, e scommetti { $bid } prese.
    }
istinto-bid-keys = Scrivi un numero; Invio lo scommette.
istinto-bid-of =
    { $bid ->
        [one] Scommetti { $bid } presa
       *[other] Scommetti { $bid } prese
    }
istinto-move-play = Gioca { $card }
istinto-round-number = Round { $round }
istinto-bid-so-far =
    { $sum ->
        [one] { $sum } presa scommessa su 11
       *[other] { $sum } prese scommesse su 11
    }
istinto-no-bid-yet = ancora nessuna scommessa
# Parole su un foglietto: molto brevi.
istinto-slip-exact = esatta
istinto-slip-missed = mancata
istinto-slip-short = ancora { $count }
istinto-slip-says = scommesse { $bid }, fatte { $taken }: { $word }

## La presa

istinto-trick = La presa
istinto-lies = { $name }: { $card }
istinto-led = guida: { $suit }
istinto-led-trump = carta libera
istinto-leads = apre
istinto-wins = vince
istinto-go-on = Avanti
istinto-withdraw = riprendi
istinto-withdraw-why = Questa carta aspetta il tuo turno.
istinto-last-trick = Ultima presa
istinto-scores = Punti

## Che cosa aspetta il tavolo

istinto-takes =
    { $you ->
        [yes] Fai tu la presa.
       *[no] { $name } fa la presa.
    }
istinto-over = La partita è finita.
istinto-bidding =
    { $you ->
        [yes] Scommetti tu.
       *[no] { $name } scommette…
    }
istinto-to-play = Tocca a { $name }…
istinto-to-play-early = Tocca a { $name }. Puoi già scegliere una carta.
istinto-you-lead = Apri tu: qualsiasi carta.
istinto-your-card = Tocca a te. Il seme guida è il { $suit }.
istinto-your-card-free = Tocca a te. Apertura con un trump: carta libera.
istinto-closing =
    { $count ->
        [one] Tutte le prese sono giocate. Un giocatore deve ancora accettare.
       *[other] Tutte le prese sono giocate. { $count } giocatori devono ancora accettare.
    }

## Sfide

istinto-accept = Accetta
istinto-accepted = ha accettato
istinto-challenge = Sfida
istinto-accuse-whom = Chi non ha risposto al seme?
istinto-stake = Il round termina all’istante. Se ha fatto davvero revoking, perde 10 punti; altrimenti li perdi tu.
istinto-court = Il tribunale
istinto-verdict-guilty = È stato revoking
istinto-verdict-innocent = Nessun revoking
istinto-proof =
    { $you ->
        [yes] Nella presa { $first } il seme guida era il { $suit }, e hai giocato { $card }. Ma nella presa { $later } avevi { $shown }.
       *[no] Nella presa { $first } il seme guida era il { $suit }, e { $name } ha giocato { $card }. Ma nella presa { $later } { $name } aveva { $shown }.
    }
istinto-proof-in-hand =
    { $you ->
        [yes] Avevi ancora in mano una carta del seme guida, non ancora giocata.
       *[no] { $name } aveva ancora in mano una carta del seme guida, non ancora giocata.
    }
istinto-evidence =
    { $you ->
        [yes] Che cosa hai giocato in questo round
       *[no] Che cosa ha giocato { $name } in questo round
    }
istinto-exhibit-led = apertura
istinto-exhibit-free = carta libera
istinto-exhibit-followed = seme giusto
istinto-exhibit-not = altro seme
istinto-exhibit-had = il { $suit } c’era

## Il foglio dei punti

istinto-round = Round
istinto-sheet-caption = Prese fatte / scommesse, e punti
istinto-sheet-total = Totale
istinto-sheet-exact =
    { $points ->
        [one] fatte { $taken }, scommesse { $bid }: esatta, { $points } punto
       *[other] fatte { $taken }, scommesse { $bid }: esatta, { $points } punti
    }
istinto-sheet-missed = fatte { $taken }, scommesse { $bid }: mancata, niente punti
istinto-sheet-challenge =
    { $points ->
        [one] chiuso da una sfida: { $points } punto
       *[other] chiuso da una sfida: { $points } punti
    }
istinto-sheet-note = Una sfida ha chiuso il round: ! chi ha sfidato, ? l’accusato.

## Il diario

istinto-tell-bid =
    { $you ->
        [yes] Scommetti { $bid }.
       *[no] { $name } scommette { $bid }.
    }
istinto-tell-play =
    { $you ->
        [yes] Giochi { $card }.
       *[no] { $name } gioca { $card }.
    }
istinto-tell-trick =
    { $you ->
        [yes] Fai la presa con { $card }.
       *[no] { $name } fa la presa con { $card }.
    }
istinto-tell-accept =
    { $you ->
        [yes] Accetti il round.
       *[no] { $name } accetta il round.
    }
istinto-tell-challenge =
    { $verdict ->
        [guilty]
            { $you ->
                [yes] Sfidi { $accused }, che ha fatto davvero revoking e perde 10 punti.
               *[no]
                    { $accusedYou ->
                        [yes] { $name } ti sfida: hai fatto davvero revoking e perdi 10 punti.
                       *[no] { $name } sfida { $accused }, che ha fatto davvero revoking e perde 10 punti.
                    }
            }
       *[innocent]
            { $you ->
                [yes] Sfidi { $accused }, che non ha fatto revoking: perdi 10 punti.
               *[no]
                    { $accusedYou ->
                        [yes] { $name } ti sfida, ma non hai fatto revoking: { $name } perde 10 punti.
                       *[no] { $name } sfida { $accused }, che non ha fatto revoking: { $name } perde 10 punti.
                    }
            }
    }
istinto-tell-round = Il round è finito: { $totals }.
istinto-total-of =
    { $you ->
        [yes] tu { $points }
       *[no] { $name } { $points }
    }
