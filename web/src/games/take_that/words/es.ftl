### La mesa de Take That.

## The box, at home: see vite.config.ts

take_that-box = Coloca cerca, invierte con puntería y deja la fila para otro.

## Cartas

take_that-card = { $card }
take_that-toad = sapo { $card }
take_that-says-lay = { $what }, se puede colocar
take_that-says-twist = { $what }, puede invertir { $partner }
take_that-says-both = { $what }, se puede colocar o puede invertir { $partner }

## La mesa

take_that-hand = Tu mano
take_that-hand-of = Mano de { $name }
take_that-rivals = Los demás
take_that-row =
    { $count ->
        [0] La fila está vacía
        [one] La fila: una carta
       *[other] La fila: { $count } cartas, de la primera a la última
    }
take_that-end = { $what }, el extremo donde se coloca
take_that-row-twist = { $what }: lo puede invertir tu { $partner }
take_that-lay-here = Colocar { $card } aquí, en el extremo
take_that-end-mark = El extremo donde se coloca
take_that-pile =
    { $count ->
        [0] El mazo de robo está vacío
        [one] Mazo de robo: una carta
       *[other] Mazo de robo: { $count } cartas
    }
take_that-holds =
    { $count ->
        [one] Una carta en la mano
       *[other] { $count } cartas en la mano
    }
take_that-heap-up =
    { $count ->
        [one] Una carta boca arriba, ganada
       *[other] { $count } cartas boca arriba, ganadas
    }
take_that-heap-down =
    { $count ->
        [one] Una carta boca abajo, de la fila
       *[other] { $count } cartas boca abajo, de la fila
    }
take_that-croak = ¡Croac!
take_that-begin = Las cartas están repartidas.
take_that-round-of = Ronda { $round } de { $rounds }

## Lo que puedes hacer

take_that-your-moves = Lo que puedes hacer
take_that-lay = Colocar { $card }
take_that-twist = Retirar { $partner } invirtiendo
take_that-twist-short = Invertir { $partner }
take_that-move-twist = Retirar { $partner } invirtiendo con { $card }
take_that-take = Llevarse la fila
take_that-take-short = Llevarse
take_that-take-cost =
    { $count ->
        [one] una carta, { $points }
       *[other] { $count } cartas, { $points }
    }
take_that-take-cost-extra = { $points }, y una del mazo
take_that-choose = Elige una carta
take_that-open-row = Abre la fila con cualquier carta
take_that-waiting = { $name } está pensando…

## Puntos

take_that-scores = Puntos
take_that-after-round = Tras la ronda { $round }
take_that-go-on = Seguir
take_that-go-on-turn = Seguir: te toca
take_that-sheet = Hoja de puntos: ganados, perdidos y la suma de cada ronda
take_that-round = Ronda { $round }
take_that-won = Ganados
take_that-lost = Perdidos
take_that-sum = Suma
take_that-total = Total
take_that-of-them-toads =
    { $count ->
        [one] con un sapo
       *[other] con { $count } sapos
    }
take_that-paper-note = Carta ganada al invertir: +1. Carta de la fila: −1; un sapo, −5.
take_that-beside = Junto a los jugadores
take_that-beside-up = { $name }, boca arriba
take_that-beside-down = { $name }, boca abajo
take_that-beside-extra = Cartas extra que solo has visto tú
take_that-nothing = nada todavía

## El historial

take_that-told-lay =
    { $who ->
        [you] Colocas { $card }.
       *[other] { $name } coloca { $card }.
    }
take_that-told-twist =
    { $who ->
        [you] Enseñas { $card } y retiras { $partner } invirtiendo.
       *[other] { $name } enseña { $card } y retira { $partner } invirtiendo.
    }
take_that-told-take =
    { $count ->
        [one] { $who ->
            [you] Te llevas la fila: una carta.
           *[other] { $name } se lleva la fila: una carta.
        }
       *[other] { $who ->
            [you] Te llevas la fila: { $count } cartas.
           *[other] { $name } se lleva la fila: { $count } cartas.
        }
    }
take_that-told-toads =
    { $count ->
        [one] Con un sapo. ¡Croac!
       *[other] Con { $count } sapos. ¡Croac, croac!
    }
take_that-told-extra =
    { $who ->
        [you] Te llevas también la carta de arriba del mazo.
       *[other] { $name } se lleva también la carta de arriba del mazo.
    }
take_that-told-points = { $name } { $points }
take_that-told-round = La ronda ha terminado: { $each }.

## Por qué no

take_that-why-turn = Aún no te toca. Puedes ir eligiendo carta y jugarla cuando te toque.
take_that-why-TT-3 = Un sapo no tiene pareja invertida. Solo se puede colocar.
take_that-why-TT-6 = Entre { $card } y { $last } hay { $apart } de diferencia. Puede haber 10 como mucho, arriba o abajo.
take_that-why-TT-7 = { $partner }, la pareja invertida de { $card }, no está en la fila. Coloca una carta o llévate la fila.
take_that-why-TT-8 = La fila ya no está: acabas de llevártela. Ahora coloca una carta cualquiera.
take_that-why-TT-10 = La fila está vacía: no hay nada que llevarse ni que invertir. Coloca una carta cualquiera.

## A new table

take_that-option-pro = Modo pro
take_that-option-open_heaps = Montones a la vista

## The score sheet

take_that-scores-field-twisted = Invertidas
take_that-scores-field-taken = Llevadas
take_that-scores-field-toads = Sapos
take_that-scores-ask-twisted = { $name }: ¿cartas boca arriba a tu lado?
take_that-scores-ask-taken = { $name }: ¿cartas boca abajo, con los sapos?
take_that-scores-ask-toads = { $name }: ¿cuántas de esas son sapos?
take_that-scores-cant-most-twisted = { $name } no puede tener { $count } cartas invertidas: solo { $most } cartas tienen pareja.
take_that-scores-cant-most-taken = { $name } no puede tener { $count } cartas: hay { $most }.
take_that-scores-cant-most-toads = { $name } no puede tener { $count } sapos: hay { $most }.
take_that-scores-cant-odd = ¿{ $name } tiene { $twisted } boca arriba? Las invertidas van de dos en dos.
take_that-scores-cant-toads-not-taken =
    { $toads ->
        [one] { $name } tiene un sapo, pero ninguna carta boca abajo. Cuenta también los sapos.
       *[other] { $name } tiene { $toads } sapos, pero boca abajo solo { $taken }. Cuenta también los sapos.
    }
take_that-scores-cant-toads-over = Son { $toads } sapos. Hay { $most }.
take_that-scores-cant-cards-over = Son { $cards } cartas. Hay { $most }.
take_that-scores-cant-paired-over = Son { $cards } cartas que no son sapos. Hay { $most }.
take_that-scores-cant-cards-under = ¿Solo { $cards } cartas? Al final hay al menos { $least } junto a los jugadores: mazo y fila se han acabado, y nadie tiene más de { $hand } en la mano.
take_that-scores-why-beside =
    { $toads ->
        [0] ganó { $twisted } al invertir, se llevó { $others }: { $total }.
        [one] ganó { $twisted } al invertir, se llevó { $others } y un sapo: { $total }.
       *[other] ganó { $twisted } al invertir, se llevó { $others } y { $toads } sapos: { $total }.
    }

## The lesson: what the toad says. Kero and Rana are the other players’ names

take_that-lesson-hello = ¡Te doy la bienvenida a Take That! Las cartas van del 12 al 98. Tienes nueve. Gana quien suma más puntos.
take_that-lesson-row = En el centro crece una fila. Puede darte puntos. Pero quien tiene que llevársela, paga.
take_that-lesson-open = La fila está vacía, así que vale cualquier carta. Coloca tu 34: tócalo dos veces.
take_that-lesson-open-instead = Vale cualquier carta. Para esta lección, coloca el 34.
take_that-lesson-near = ¿Ves? Una carta puede estar a 10 de la última como mucho. Kero pasó del 34 al 41, y Rana al 49.
take_that-lesson-lay = La última carta es el 49, así que valen del 39 al 59. Coloca tu 52.
take_that-lesson-lay-instead = Esa también encaja. Para esta lección, coloca el 52.
take_that-lesson-toad = ¡Croac! El 66 es un sapo: dos cifras iguales. Quien se lleva la fila paga 5 por un sapo y 1 por cada una de las demás.
take_that-lesson-partners = Ahora, a invertir. En la fila está el 49, y tú tienes el 94: las mismas cifras al revés. ¡Son pareja!
take_that-lesson-twist = Invierte con tu 94. Saca el 49 de la fila, esté donde esté.
take_that-lesson-twist-instead = No querrás pagar por esa fila. Invierte con el 94: son 2 puntos.
take_that-lesson-points = Las dos cartas quedan boca arriba a tu lado: 2 puntos. La fila se ha juntado. Kero tiene que seguir desde el 66…
take_that-lesson-ouch = … ¡y no puede! Kero se lleva la fila entera, con sapo y todo: 9 puntos negativos. Después empieza una fila nueva.
take_that-lesson-take = La última carta es el 78. No tienes nada del 68 al 88, ni pareja. Llévate la fila.
take_that-lesson-take-instead = Aquí no encaja nada. Llévate la fila.
take_that-lesson-cheap = Solo 2 puntos negativos. Una fila corta sale barata: a veces conviene llevársela aunque no haga falta.
take_that-lesson-anew = Ahora empiezas una fila nueva con cualquier carta. Tienes el 23 y su pareja, el 32. Coloca el 23…
take_that-lesson-anew-instead = Se puede. Pero el 23 es más astuto: tienes su pareja. Coloca el 23.
take_that-lesson-plan = … y ahí sigue. ¡Invierte con el 32!
take_that-lesson-plan-instead = Bien, pero invertir es mejor. Invierte con el 32 y gana 2 puntos más.
take_that-lesson-jump = Después de cada turno robas una carta. Así se sigue hasta que se vacía el mazo de robo. Saltemos hasta ahí.
take_that-lesson-empty = El mazo está vacío: ya nadie roba. En cuanto alguien se lleve la fila, termina la ronda.
take_that-lesson-last = Seis cartas, dos sapos: ¡no te las lleves! Cerca de 95 hay pocas cartas. Colócalo y a ver qué puede hacer Kero.
take_that-lesson-last-instead = ¿Con dos sapos dentro? Mejor coloca el 95.
take_that-lesson-over = ¡Nada! Kero se lleva siete cartas con dos sapos, y la ronda termina.
take_that-lesson-score = Tú: 16 cartas boca arriba, 3 boca abajo. Son 13 puntos. Las cartas que quedan en la mano no cuentan.
take_that-lesson-end = Una partida tiene dos rondas. ¡Coloca cerca, invierte con puntería y deja la fila para otro!

## La historia de una partida terminada

# $who: de quién era la carta, "you" u "other"; "taken" si te llevaste tú la fila. $points: lo que cuentan las cartas.
take_that-story-feat =
    { $who ->
        [you] Tras tu { $card }, { $taker } se llevó { $count ->
            [one] una carta
           *[other] { $count } cartas
        }: { $points }.
        [taken] Tras el { $card } de { $name }, te llevaste { $count ->
            [one] una carta
           *[other] { $count } cartas
        }: { $points }.
       *[other] Tras el { $card } de { $name }, { $taker } se llevó { $count ->
            [one] una carta
           *[other] { $count } cartas
        }: { $points }.
    }

## Por qué una jugada es buena o no

take_that-reason-points = +2 al momento: { $card } y { $partner } quedan boca arriba a tu lado.
take_that-reason-mine = Solo tú puedes volver a retirar { $card }: tienes { $partner }.
take_that-reason-safe = Ya nadie puede tener { $partner }: { $card } no se puede retirar.
take_that-reason-open = En { $tenths } de cada 10 repartos simulados un rival tiene { $partner } y puede retirar { $card }.
take_that-reason-stuck = En { $tenths } de cada 10 repartos simulados quien juega después no puede ni colocar ni invertir, y se lleva −{ $cost }.
take_that-reason-taken = En { $tenths } de cada 10 repartos simulados un rival se lleva la fila antes de tu próximo turno.
take_that-reason-again = En { $tenths } de cada 10 repartos simulados no tienes que llevarte la fila en tu próximo turno.
take_that-reason-toad = { $card } es un sapo: la fila cuesta { $points } más.
take_that-reason-shelter = Conservas { $card }: mientras { $partner } esté en la fila, siempre podrás invertir.
take_that-reason-cost = La fila te cuesta { $points }.
take_that-reason-extra = La fila te cuesta { $points }, y trae también la primera carta del mazo.
take_that-reason-fresh = Después abres una fila nueva con la carta que quieras.
