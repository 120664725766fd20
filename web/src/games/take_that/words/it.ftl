### Il tavolo di Take That.

## The box, at home: see vite.config.ts

take_that-box = Posa vicino, inverti al momento giusto e lascia la fila a qualcun altro.

## Carte

take_that-card = { $card }
take_that-toad = rospo { $card }
take_that-says-lay = { $what }, si può posare
take_that-says-twist = { $what }, può invertire { $partner }
take_that-says-both = { $what }, si può posare, o può invertire { $partner }

## Il tavolo

take_that-hand = La tua mano
take_that-hand-of = Mano di { $name }
take_that-rivals = Gli altri
take_that-row =
    { $count ->
        [0] La fila è vuota
        [one] La fila: una carta
       *[other] La fila: { $count } carte, dalla prima all’ultima
    }
take_that-end = { $what }, l’estremità su cui posare
take_that-row-twist = { $what }: il tuo { $partner } può invertirla
take_that-lay-here = Posa { $card } qui, in fondo
take_that-end-mark = Qui si posa
take_that-pile =
    { $count ->
        [0] Il mazzo è vuoto
        [one] Mazzo: una carta
       *[other] Mazzo: { $count } carte
    }
take_that-holds =
    { $count ->
        [one] Una carta in mano
       *[other] { $count } carte in mano
    }
take_that-heap-up =
    { $count ->
        [one] Una carta scoperta, vinta
       *[other] { $count } carte scoperte, vinte
    }
take_that-heap-down =
    { $count ->
        [one] Una carta coperta, presa
       *[other] { $count } carte coperte, prese
    }
take_that-croak = Cra!
take_that-begin = Le carte sono distribuite.
take_that-round-of = Manche { $round } di { $rounds }

## Che cosa puoi fare

take_that-your-moves = Che cosa puoi fare
take_that-lay = Posa { $card }
take_that-twist = Inverti { $partner } e portalo via
take_that-twist-short = Inverti { $partner }
take_that-move-twist = Inverti con { $card } e porta via { $partner }
take_that-take = Prendi la fila
take_that-take-short = Prendi
take_that-take-cost =
    { $count ->
        [one] una carta, { $points }
       *[other] { $count } carte, { $points }
    }
take_that-take-cost-extra = { $points }, e una dal mazzo
take_that-choose = Scegli una carta
take_that-open-row = Apri la fila con una carta qualsiasi
take_that-waiting = { $name } sta pensando…

## Punti

take_that-scores = Punti
take_that-after-round = Dopo la manche { $round }
take_that-go-on = Avanti
take_that-go-on-turn = Avanti: tocca a te
take_that-sheet = Foglio dei punti: vinti, persi e somma di ogni manche
take_that-round = Manche { $round }
take_that-won = Vinti
take_that-lost = Persi
take_that-sum = Somma
take_that-total = Totale
take_that-of-them-toads =
    { $count ->
        [one] con un rospo
       *[other] con { $count } rospi
    }
take_that-paper-note = Una carta vinta invertendo: +1. Una carta presa: −1, un rospo −5.
take_that-beside = Accanto ai giocatori
take_that-beside-up = { $name }, scoperte
take_that-beside-down = { $name }, coperte
take_that-beside-extra = Carte in più che hai visto solo tu
take_that-nothing = ancora niente

## Il diario

take_that-told-lay =
    { $who ->
        [you] Posi { $card }.
       *[other] { $name } posa { $card }.
    }
take_that-told-twist =
    { $who ->
        [you] Inverti con { $card } e porti via { $partner }.
       *[other] { $name } inverte con { $card } e porta via { $partner }.
    }
take_that-told-take =
    { $count ->
        [one] { $who ->
            [you] Prendi la fila: una carta.
           *[other] { $name } prende la fila: una carta.
        }
       *[other] { $who ->
            [you] Prendi la fila: { $count } carte.
           *[other] { $name } prende la fila: { $count } carte.
        }
    }
take_that-told-toads =
    { $count ->
        [one] Con un rospo. Cra!
       *[other] Con { $count } rospi. Cra, cra!
    }
take_that-told-extra =
    { $who ->
        [you] Prendi anche la carta in cima al mazzo.
       *[other] { $name } prende anche la carta in cima al mazzo.
    }
take_that-told-points = { $name } { $points }
take_that-told-round = La manche è finita: { $each }.

## Perché no, dove una regola dice più di questo

take_that-why-turn = Non tocca ancora a te. Puoi alzare una carta e giocarla quando tocca a te.
take_that-why-TT-3 = Un rospo non ha una carta invertita. Si può solo posare.
take_that-why-TT-6 = Tra { $card } e { $last } c’è una differenza di { $apart }. Può essere al massimo 10, in su o in giù.
take_that-why-TT-7 = { $partner }, la carta invertita di { $card }, non è nella fila. Posa una carta o prendi la fila.
take_that-why-TT-8 = La fila non c’è più: l’hai appena presa. Ora posa una carta qualsiasi.
take_that-why-TT-10 = La fila è vuota: non c’è niente da prendere o invertire. Posa una carta qualsiasi.

## A new table

take_that-option-pro = Variante per esperti
take_that-option-open_heaps = Mucchi scoperti

## The score sheet

take_that-scores-field-twisted = Invertite
take_that-scores-field-taken = Prese
take_that-scores-field-toads = Rospi
take_that-scores-ask-twisted = { $name }: carte scoperte accanto a te?
take_that-scores-ask-taken = { $name }: carte coperte, rospi compresi?
take_that-scores-ask-toads = { $name }: quante di queste sono rospi?
take_that-scores-cant-most-twisted = { $name } non può avere { $count } carte invertite: solo { $most } carte ne hanno una.
take_that-scores-cant-most-taken = { $name } non può avere { $count } carte: sono { $most }.
take_that-scores-cant-most-toads = { $name } non può avere { $count } rospi: sono { $most }.
take_that-scores-cant-odd =
    { $twisted ->
        [one] { $name } ha una sola carta scoperta? Invertendo se ne vincono due alla volta.
       *[other] { $name } ha { $twisted } carte scoperte? Invertendo se ne vincono due alla volta.
    }
take_that-scores-cant-toads-not-taken =
    { $toads ->
        [one] { $name } ha un rospo, ma nessuna carta coperta. Conta anche i rospi.
       *[other] { $name } ha { $toads } rospi, ma carte coperte solo { $taken }. Conta anche i rospi.
    }
take_that-scores-cant-toads-over = Fanno { $toads } rospi. Sono { $most }.
take_that-scores-cant-cards-over = Fanno { $cards } carte. Sono { $most }.
take_that-scores-cant-paired-over = Fanno { $cards } carte che non sono rospi. Sono { $most }.
take_that-scores-cant-cards-under = Solo { $cards } carte? Alla fine accanto a voi ce ne sono almeno { $least }: mazzo e fila sono finiti, e nessuno ne ha in mano più di { $hand }.
take_that-scores-why-beside =
    { $toads ->
        [0] invertite { $twisted }, prese { $others }: { $total }.
        [one] invertite { $twisted }, prese { $others } e un rospo: { $total }.
       *[other] invertite { $twisted }, prese { $others } e { $toads } rospi: { $total }.
    }

## The lesson: what the toad says. Kero and Rana are the other players’ names

take_that-lesson-hello = Ciao, questo è Take That! Le carte vanno da 12 a 98. Tu ne hai in mano nove. Vince chi fa più punti.
take_that-lesson-row = Al centro cresce una fila. Può portarti punti. Ma chi deve prenderla paga.
take_that-lesson-open = La fila è vuota: qualsiasi carta può aprirla. Posa il tuo 34: toccalo due volte.
take_that-lesson-open-instead = Qualsiasi carta può aprire. Per questa lezione posa il 34.
take_that-lesson-near = Visto? Dall’ultima carta puoi allontanarti di 10 al massimo. Da 34 Kero va a 41, Rana a 49.
take_that-lesson-lay = L’ultima carta è 49, quindi vanno bene da 39 a 59. Posa il tuo 52.
take_that-lesson-lay-instead = Va bene anche quella. Per questa lezione posa il 52.
take_that-lesson-toad = Cra! Il 66 è un rospo: due cifre uguali. Chi prende la fila paga 5 per un rospo e 1 per ogni altra carta.
take_that-lesson-partners = E ora il bello. Nella fila c’è il 49, e tu hai in mano il 94, la sua carta invertita: stesse cifre, scambiate!
take_that-lesson-twist = Inverti con il tuo 94. Porta via il 49 dalla fila, ovunque si trovi.
take_that-lesson-twist-instead = Quella fila non la vuoi pagare. Inverti con il 94: sono 2 punti.
take_that-lesson-points = Le due carte vanno scoperte accanto a te: 2 punti. La fila si è richiusa. Ora Kero deve continuare dal 66…
take_that-lesson-ouch = … e non può! Kero prende tutta la fila, rospo compreso, per 9 punti in meno. Poi apre una nuova fila.
take_that-lesson-take = L’ultima carta è 78. Non hai niente da 68 a 88, e nessuna carta invertita. Prendi la fila.
take_that-lesson-take-instead = Qui non va bene niente. Prendi la fila.
take_that-lesson-cheap = Solo 2 punti in meno. Una fila corta costa poco: a volte conviene prenderla anche se non devi.
take_that-lesson-anew = Ora apri una nuova fila con una carta qualsiasi. Hai il 23 e la sua carta invertita, il 32. Posa il 23…
take_that-lesson-anew-instead = Si può. Ma il 23 è più furbo: hai la sua carta invertita. Posa il 23.
take_that-lesson-plan = … ed è ancora lì. Inverti con il 32!
take_that-lesson-plan-instead = Bello, ma invertire è meglio. Inverti con il 32: altri 2 punti.
take_that-lesson-jump = Dopo ogni turno peschi una carta. Si va avanti così finché il mazzo è vuoto. Saltiamo fin lì.
take_that-lesson-empty = Il mazzo è vuoto: nessuno pesca più. Appena qualcuno prende la fila, la manche è finita.
take_that-lesson-last = Sei carte, due rospi: non prenderle! Vicino a 95 ci sono poche carte. Posalo, e vediamo che cosa può fare Kero.
take_that-lesson-last-instead = Con due rospi dentro? Meglio posare il 95.
take_that-lesson-over = Niente! Kero prende sette carte con due rospi, e la manche è finita.
take_that-lesson-score = Tu: 16 carte scoperte, 3 coperte. Fanno 13 punti. Le carte rimaste in mano non contano.
take_that-lesson-end = Una partita ha due manche. Posa vicino, inverti al momento giusto e lascia la fila a qualcun altro!

## La storia di una partita finita

# $who: di chi era la carta, "you" o "other"; "taken" se la fila l’hai presa tu. $points: quanto contano le carte.
take_that-story-feat =
    { $who ->
        [you] Dopo il tuo { $card }, { $taker } ha preso { $count ->
            [one] una carta
           *[other] { $count } carte
        }: { $points }.
        [taken] Dopo il { $card } di { $name }, hai preso { $count ->
            [one] una carta
           *[other] { $count } carte
        }: { $points }.
       *[other] Dopo il { $card } di { $name }, { $taker } ha preso { $count ->
            [one] una carta
           *[other] { $count } carte
        }: { $points }.
    }

## Perché una mossa è buona o no

take_that-reason-points = Subito +2: { $card } e { $partner } stanno scoperte accanto a te.
take_that-reason-mine = Solo tu puoi portare via { $card } invertendo: hai in mano { $partner }.
take_that-reason-safe = Nessuno può più avere { $partner }: { $card } non si può portare via.
take_that-reason-open = In { $tenths } su 10 distribuzioni simulate un avversario ha { $partner } e può portare via { $card }.
take_that-reason-stuck = In { $tenths } su 10 distribuzioni simulate chi gioca dopo di te non può né posare né invertire, e deve prendere −{ $cost }.
take_that-reason-taken = In { $tenths } su 10 distribuzioni simulate un avversario prende la fila prima del tuo prossimo turno.
take_that-reason-again = In { $tenths } su 10 distribuzioni simulate al tuo prossimo turno non devi prendere la fila.
take_that-reason-toad = { $card } è un rospo: la fila costa { $points } in più.
take_that-reason-shelter = Ti resta { $card }: finché { $partner } è nella fila, puoi sempre invertire.
take_that-reason-cost = La fila ti costa { $points }.
take_that-reason-extra = La fila ti costa { $points }, e ti porta anche la prima carta del mazzo.
take_that-reason-fresh = Poi apri una nuova fila con la carta che vuoi.
