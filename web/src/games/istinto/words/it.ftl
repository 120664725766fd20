### Istinto: carte, scommesse, prese, il tribunale, il foglio dei punti.

## The box, at home: see vite.config.ts

istinto-box = Di’ quante prese farai. Poi fanne esattamente quel numero.

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
        [one] Tocca di nuovo per scommettere { $bid } presa.
       *[other] Tocca di nuovo per scommettere { $bid } prese.
    }
istinto-bid-keys = Scrivi un numero e premi Invio per scommetterlo.
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
istinto-wins =
    { $who ->
        [you] vinci
       *[other] vince
    }
istinto-go-on = Avanti
istinto-withdraw = riprendi
istinto-withdraw-why = Questa carta è prenotata per il tuo turno.
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
istinto-to-play-early = Tocca a { $name }. Puoi già prenotare una carta.
istinto-you-lead = Apri tu: qualsiasi carta.
istinto-your-card = Tocca a te. Il seme guida è il { $suit }.
istinto-your-card-free = Tocca a te. Apertura con un trump: carta libera.
istinto-play-again = Tocca di nuovo per giocare questa carta.
istinto-commit-again = Tocca di nuovo per prenotare questa carta per il tuo turno.
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
istinto-verdict-guilty = C’è stato revoking
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

## A new table

istinto-option-until = Fino a
istinto-option-revokes = Revoking
istinto-value-until-100 = 100 punti
istinto-value-until-60 = 60 punti
istinto-value-until-each_dealt_twice = due distribuzioni a testa
istinto-value-revokes-prevented = impedito
istinto-value-revokes-challengeable = possibile, e si può sfidare

## The score sheet

istinto-scores-option-until = Fino a
istinto-scores-round = Round
istinto-scores-rounds-so-far =
    { $count ->
        [0] Non iniziata
        [one] Dopo un round
       *[other] Dopo { $count } round
    }
istinto-replay-round = Round { $round }
istinto-replay-round-before = All’inizio del round
istinto-replay-round-after = Al round successivo
istinto-scores-field-bids = Scommesse
istinto-scores-field-tricks = Prese
istinto-scores-ask-bids = { $name }: quante prese farai?
istinto-scores-ask-tricks = { $name }: quante prese hai fatto?
istinto-scores-instead = Sfida?
istinto-scores-instead-not = Nessuna sfida
istinto-scores-accuser = Chi ha accusato?
istinto-scores-accused = Contro chi?
istinto-scores-revoked = { $name } aveva il seme guida?
istinto-scores-revoked-nobody = Aveva il seme guida?
istinto-scores-yes = Sì, revoking
istinto-scores-no = No, tutto a posto
istinto-scores-cant-most-bids = { $name } non può scommettere { $count }: le prese sono { $most }.
istinto-scores-cant-most-tricks = { $name } non può avere { $count } prese: sono { $most }.
istinto-scores-cant-oneself = { $name } non può accusare { $name }.
istinto-scores-cant-tricks-over =
    { $over ->
        [one] Fanno { $tricks } prese, una di troppo: sono 11.
       *[other] Fanno { $tricks } prese, { $over } di troppo: sono 11.
    }
istinto-scores-cant-tricks-under =
    { $under ->
        [one] Prese in tutto: { $tricks }. Qualcuno ne ha fatta una in più: sono 11.
       *[other] Prese in tutto: { $tricks }. Ne mancano { $under }: sono 11.
    }
istinto-scores-why-bid-made =
    { $bid ->
        [one] ha scommesso { $bid } e l’ha fatta: { $points } punti.
       *[other] ha scommesso { $bid } e ne ha fatte { $tricks }: { $points } punti.
    }
istinto-scores-why-bid-missed =
    { $tricks ->
        [one] ha scommesso { $bid } e ne ha fatta { $tricks }: niente.
       *[other] ha scommesso { $bid } e ne ha fatte { $tricks }: niente.
    }
istinto-scores-why-revoked = ha fatto revoking, e si è visto: −10.
istinto-scores-why-accused-wrongly = ha accusato a torto: −10.
istinto-scores-why-no-bids = niente: il round è stato interrotto.

## The lesson: what the toad says. Kero and Rana are the other players’ names

istinto-lesson-hello = Ciao, questo è Istinto! Un round ha undici prese. Di’ quante ne farai. Poi fanne esattamente quel numero.
istinto-lesson-cards = Ci sono cinque semi da 1 a 12, e sei trump, segnati con un occhio. Un trump batte tutti i semi.
istinto-lesson-count = Ora conta che cosa dovrebbe vincere. 12 bianco e 12 verde sono i più alti del loro seme, e hai due trump.
istinto-lesson-bid = Kero dice 5, Rana dice 2. Tu hai quattro buone carte: di’ 4. Toccalo due volte.
istinto-lesson-bid-instead = Che coraggio! Ma la tua mano sembra da quattro. Di’ 4.
istinto-lesson-exactly = Devono essere esattamente 4. Con 3 o 5 non ricevi proprio niente. Comincia Rana…
istinto-lesson-follow = Il seme guida è il bianco. Se hai quel seme, devi rispondere. Gioca il 12 bianco: toccalo due volte.
istinto-lesson-follow-instead = Il 3 bianco perderebbe. Gioca il 12 bianco: nessun bianco lo batte.
istinto-lesson-lead = La tua prima presa! Chi vince apre, con una carta qualsiasi. Liberati di una piccola: il 2 rosso.
istinto-lesson-lead-instead = Tienila per dopo. Apri con il 2 rosso.
istinto-lesson-void = Guarda: Kero ha aperto con il blu. Rana non ha blu e ha giocato un trump. Nemmeno tu hai blu.
istinto-lesson-trump = Se sei a vuoto, puoi giocare qualsiasi carta. Gioca un trump anche tu!
istinto-lesson-trump-instead = Quella perderebbe. Qui puoi giocare un trump: gioca il tuo trump.
istinto-lesson-last_trump = Tutti i trump sono uguali, e vince quello giocato per ultimo. La presa è tua! E sono due.
istinto-lesson-high = Ora apri con il 12 verde. Solo un trump potrebbe batterlo.
istinto-lesson-high-instead = Te ne servono ancora due. Apri con il 12 verde.
istinto-lesson-duck = Tre! Ne basta ancora una. Tieni il trump, e apri con il 3 nero.
istinto-lesson-duck-instead = Non ora: te ne serve solo un’altra. Apri con il 3 nero.
istinto-lesson-early = A proposito: appena c’è la prima carta di una presa, puoi prenotare la tua prima del tuo turno. Sarà giocata quando tocca a te.
istinto-lesson-jump = Ora è Kero a vincere una presa dopo l’altra. Saltiamo avanti di tre prese.
istinto-lesson-fourth = Ne hai 3, e te ne servono 4. Kero ha aperto con il blu, e sul tavolo non c’è nessun trump. Gioca il tuo!
istinto-lesson-fourth-instead = Ecco l’occasione per la quarta presa. Gioca il tuo trump.
istinto-lesson-enough = Quattro, proprio come hai detto. Ma ora devi aprire, e una presa in più rovinerebbe tutto!
istinto-lesson-lose = Allora apri con una che difficilmente può vincere: il 2 verde.
istinto-lesson-lose-instead = Troppo forte: potrebbe vincere. Apri con il 2 verde.
istinto-lesson-last = Kero ha aperto con il bianco, e la tua ultima carta è nera. Non può vincere. Giocala con un sorriso.
istinto-lesson-last-instead = Gioca l’8 nero.
istinto-lesson-score = Quattro dette, quattro fatte: 10 punti, più 5 di bonus. Kero ha detto 5, ne ha fatte 6, e non riceve niente.
istinto-lesson-bonus = Il bonus cresce ai due estremi: 0 prese danno 20 punti, 5 ne danno 20, e 6 o più ne danno 60!
istinto-lesson-end = Vince chi arriva per primo a 100 punti. Fidati del tuo istinto!

## What can’t be done

istinto-why-bids-first = Non tutti hanno ancora scommesso. Le carte si giocano dopo.
istinto-why-bid-first = Non hai ancora scommesso. Scegli prima quante prese farai.
istinto-why-no-lead = Di questa presa non c’è ancora nessuna carta. Dopo l’apertura puoi prenotarne una.
istinto-why-played = In questa presa hai già giocato. Aspetta la prossima.
istinto-why-follow = Devi rispondere al seme: è il { $suit }, e ne hai. Gioca una carta di quel seme.
istinto-why-IS-8 = Le prese sono finite. Accetta il round, o accusa qualcuno.

## La storia di una partita finita

istinto-story-when = Round { $round }
istinto-story-feat =
    { $who ->
        [you] Scommessa { $bid }, prese { $taken }: hai fatto { $points } punti.
       *[other] Scommessa { $bid }, prese { $taken }: { $name } ha fatto { $points } punti.
    }

## Perché una mossa è buona o no

istinto-reason-made = In { $tenths } su 10 distribuzioni simulate fai esattamente { $bid }.
istinto-reason-pays = Scommettere { $bid } e centrare la scommessa: { $points } punti.
istinto-reason-hand = Trump in mano: { $trumps }. Carte da 11 o 12: { $high }.
istinto-reason-wanted = Prese che ti servono ancora: { $wanted }. Trump e carte più alte in mano: { $masters }.
istinto-reason-meets = In { $tenths } su 10 distribuzioni simulate centri la tua scommessa di { $bid }.
istinto-reason-enough = Hai già le { $bid } che hai scommesso: una presa in più ti costa la scommessa.
istinto-reason-missed = La tua scommessa di { $bid } non si può più centrare.
istinto-reason-last = Nessuno gioca dopo di te: con { $card } la presa è tua.
istinto-reason-beaten = C’è { $best }: con { $card } non puoi fare questa presa.
istinto-reason-takes = Con { $card } fai questa presa in { $tenths } su 10 distribuzioni simulate.
istinto-reason-top = Nel suo seme non c’è più niente sopra { $card }: lo batte solo un trump.
