### Il foglio dei punti per carte vere a un tavolo vero.

scores-title = Foglio dei punti
scores-lead = Carte vere, tavolo vero: Rospo fa i conti. Funziona senza internet, e tutto resta su questo dispositivo.
scores-new = Nuovo foglio
scores-new-game = Nuovo foglio: { $game }
scores-evenings = Le tue serate
scores-none = Ancora nessuna serata. Scegli un gioco, e la prima riga è tua.
scores-in-play =
    { $count ->
        [0] non iniziata
        [one] una riga
       *[other] { $count } righe
    }
scores-delete-this = Elimina { $game }, { $date }
scores-deleted = Eliminato.
scores-restore = Ripristina
scores-unkept = Questo browser non conserva nulla: se chiudi la pagina, il foglio sparisce.
scores-no-such = Questo foglio non è su questo dispositivo
scores-no-such-why = I fogli restano sul dispositivo dove sono stati iniziati.

## Prima della prima manche

scores-players = In quanti giocate?
scores-names = Nomi, in senso orario
scores-name-of = Giocatore { $seat }
scores-first-dealer = Chi dà le carte per primo?
scores-draw-lots = a sorte
scores-same-names = Due giocatori hanno lo stesso nome: { $name }.
scores-begin = Apri il foglio
scores-option-rounds = Manche

## Il foglio

scores-paper = Il foglio di { $game }
scores-round = Manche
scores-line = { $noun } { $round }: il conteggio
scores-cell = { $points }, totale { $total }
scores-undo = Togli l’ultima riga
scores-redo = Rimetti la riga
scores-share = Condividi
scores-share-text = Come testo
scores-share-picture = Come immagine
scores-shared = Fatto.
scores-copied = Copiato.
scores-saved = Salvato come immagine.
scores-failed = Qui non ha funzionato.
scores-made-with = contato con Rospo
scores-file = rospo-{ $game }.png

## Scrivere

scores-entry = { $noun } { $round } · dà le carte { $name }
scores-field-of = { $field }: { $name }
scores-ask-write = C’è tutto. Lo scrivo?
scores-rest = Il resto è { $rest }.
scores-pad = Numeri
scores-erase = Cancella
scores-next = Avanti
scores-write = Scrivi
scores-line-written = { $noun } { $round }: riga scritta. { $totals }
scores-total-of = { $name } { $total }
scores-rule = Regola { $rule }

## Perché conta così

scores-why-title = { $noun } { $round }

## La fine

scores-winner = Vince { $name }!
scores-winners = { $names } condividono la vittoria!
scores-rounds-so-far =
    { $count ->
        [0] Non iniziata
        [one] Dopo una manche
       *[other] Dopo { $count } manche
    }
scores-over = È finita.
scores-again = Ancora una, stessi giocatori
scores-all = Tutte le serate
