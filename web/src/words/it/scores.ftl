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
scores-option-until = Fino a
scores-option-max_hands = Mani
scores-value-until-100 = 100 punti
scores-value-until-60 = 60 punti
scores-value-until-each_dealt_twice = due distribuzioni a testa
scores-value-max_hands-0 = fino a una bancarotta

## Il foglio

scores-paper = Il foglio di { $game }
scores-round = Manche
scores-line = Manche { $round }: come è stata contata
scores-cell = { $points }, totale { $total }
scores-out = fuori
scores-pot = Piatto: { $pot }
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

scores-entry = Manche { $round } · dà le carte { $name }
scores-entry-hand = Mano { $round } · dà le carte { $name }
scores-field-bids = Scommesse
scores-field-tricks = Prese
scores-field-twisted = Invertite
scores-field-taken = Prese
scores-field-toads = Rospi
scores-field-chips = Gettoni
scores-field-left = Rimaste
scores-field-of = { $field }: { $name }
scores-ask-bids = { $name }: quante prese farai?
scores-ask-tricks = { $name }: quante prese hai fatto?
scores-ask-twisted = { $name }: carte scoperte accanto a te?
scores-ask-taken = { $name }: carte coperte, rospi compresi?
scores-ask-toads = { $name }: quante di queste sono rospi?
scores-ask-chips = { $name }: quanto valgono ora i tuoi gettoni?
scores-ask-left = { $name }: carte nel mazzo, parcheggiate e in mano?
scores-ask-write = C’è tutto. Lo scrivo?
scores-rest = Il resto è { $rest }.
scores-pad = Numeri
scores-erase = Cancella
scores-next = Avanti
scores-write = Scrivi
scores-line-written = La manche { $round } è scritta. { $totals }
scores-total-of = { $name } { $total }
scores-bankrupt = Bancarotta?
scores-bankrupt-of = { $name } è in bancarotta
scores-challenge = Sfida?
scores-no-challenge = Nessuna sfida
scores-accuser = Chi ha accusato?
scores-accused = Contro chi?
scores-revoked = { $name } aveva il seme guida?
scores-revoked-nobody = Aveva il seme guida?
scores-yes = Sì, revoking
scores-no = No, tutto a posto
scores-rule = Regola { $rule }

## Ciò che non può essere

scores-cant-most-bids = { $name } non può scommettere { $count }: le prese sono { $most }.
scores-cant-most-tricks = { $name } non può avere { $count } prese: sono { $most }.
scores-cant-most-twisted = { $name } non può avere { $count } carte invertite: solo { $most } carte ne hanno una.
scores-cant-most-taken = { $name } non può avere { $count } carte: sono { $most }.
scores-cant-most-toads = { $name } non può avere { $count } rospi: sono { $most }.
scores-cant-most-chips = { $name } non può avere { $count }: tutti i gettoni insieme valgono { $most }.
scores-cant-most-left = { $name } non può avere { $count } carte: il mazzo ne aveva { $most }.
scores-cant-oneself = { $name } non può accusare { $name }.
scores-cant-tricks-over =
    { $over ->
        [one] Fanno { $tricks } prese, una di troppo: sono 11.
       *[other] Fanno { $tricks } prese, { $over } di troppo: sono 11.
    }
scores-cant-tricks-under =
    { $under ->
        [one] Prese in tutto: { $tricks }. Qualcuno ne ha fatta una in più: sono 11.
       *[other] Prese in tutto: { $tricks }. Ne mancano { $under }: sono 11.
    }
scores-cant-odd =
    { $twisted ->
        [one] { $name } ha una sola carta scoperta? Invertendo se ne vincono due alla volta.
       *[other] { $name } ha { $twisted } carte scoperte? Invertendo se ne vincono due alla volta.
    }
scores-cant-toads-not-taken =
    { $toads ->
        [one] { $name } ha un rospo, ma nessuna carta coperta. Conta anche i rospi.
       *[other] { $name } ha { $toads } rospi, ma carte coperte solo { $taken }. Conta anche i rospi.
    }
scores-cant-toads-over = Fanno { $toads } rospi. Sono { $most }.
scores-cant-cards-over = Fanno { $cards } carte. Sono { $most }.
scores-cant-paired-over = Fanno { $cards } carte che non sono rospi. Sono { $most }.
scores-cant-cards-under = Solo { $cards } carte? Alla fine accanto a voi ce ne sono almeno { $least }: mazzo e fila sono finiti, e nessuno ne ha in mano più di { $hand }.
scores-cant-many-done = Uno solo può posare per primo la sua ultima carta.
scores-cant-nobody-done = Qualcuno deve avere 0 carte: la manche finisce quando uno le ha posate tutte.
scores-cant-bankrupt-has = { $name } è in bancarotta e ha { $chips }? Chi è in bancarotta ha pagato tutto.
scores-cant-bankrupt-rich = { $name } aveva { $had }. Con più di { $most } non si va in bancarotta in una sola mano.
scores-cant-fell = { $name } aveva { $had } e ha { $chips }? Una mano costa al massimo { $most }: 3 per le carte, 2 nella prima giocata, 1 nella terza.
scores-cant-chips-over = In tutto { $chips }, cioè { $over } di troppo: sono { $all }.
scores-cant-chips-under =
    { $missing ->
        [one] In tutto { $chips } su { $all }: ne manca { $missing }.
       *[other] In tutto { $chips } su { $all }: ne mancano { $missing }.
    }
scores-cant-chips-or-pot =
    { $missing ->
        [one] In tutto { $chips } su { $all }. L’ultima giocata è finita in parità, o non si è giocata? Allora quello che manca è nel piatto.
       *[other] In tutto { $chips } su { $all }. L’ultima giocata è finita in parità, o non si è giocata? Allora gli altri { $missing } sono nel piatto.
    }
scores-cant-two-pots = { $name } ha vinto più di { $prize }, e qualcun altro pure. Il piatto lo vince uno solo.
scores-cant-pot-won = { $name } ha vinto più di { $prize }, quindi deve aver vinto il piatto. Allora è vuoto.
scores-fix-pot = Nel piatto: { $pot }

## Perché conta così

scores-why-title = Manche { $round }
scores-why-bid-made =
    { $bid ->
        [one] ha scommesso { $bid } e l’ha fatta: { $points } punti.
       *[other] ha scommesso { $bid } e ne ha fatte { $tricks }: { $points } punti.
    }
scores-why-bid-missed =
    { $tricks ->
        [one] ha scommesso { $bid } e ne ha fatta { $tricks }: niente.
       *[other] ha scommesso { $bid } e ne ha fatte { $tricks }: niente.
    }
scores-why-revoked = ha fatto revoking, e si è visto: −10.
scores-why-accused-wrongly = ha accusato a torto: −10.
scores-why-no-bids = niente: il round è stato interrotto.
scores-why-beside =
    { $toads ->
        [0] invertite { $twisted }, prese { $others }: { $total }.
        [one] invertite { $twisted }, prese { $others } e un rospo: { $total }.
       *[other] invertite { $twisted }, prese { $others } e { $toads } rospi: { $total }.
    }
scores-why-all-laid = ha posato tutte le carte.
scores-why-cards-left =
    { $left ->
        [one] aveva ancora una carta: −1.
       *[other] aveva ancora { $left } carte: −{ $left }.
    }
scores-why-chips = ha { $chips } ({ $total }).
scores-why-bankrupt = è in bancarotta.

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
