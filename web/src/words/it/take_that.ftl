### Il tavolo di Take That.

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
take_that-begin = Le carte sono date.
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

take_that-why-TT-3 = Un rospo non ha una carta invertita.
take_that-why-TT-5 = Puoi già alzare una carta, e giocarla quando tocca a te.
take_that-why-TT-6 = Tra una carta e l’ultima della fila può esserci una differenza di 10 al massimo, in su o in giù.
take_that-why-TT-7 = La sua carta invertita non è nella fila.
take_that-why-TT-8 = Hai preso la fila: ora posa una carta per aprirne una nuova.
take_that-why-TT-10 = La fila è vuota: posa una carta.
