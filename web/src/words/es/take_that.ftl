### La mesa de Take That.

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

take_that-why-TT-3 = Un sapo no tiene pareja invertida.
take_that-why-TT-5 = Puedes ir eligiendo carta y jugarla cuando te toque.
take_that-why-TT-6 = Una carta puede diferir de la última de la fila en 10 como mucho, hacia arriba o hacia abajo.
take_that-why-TT-7 = Su pareja invertida no está en la fila.
take_that-why-TT-8 = Te has llevado la fila: ahora coloca una carta para empezar otra.
take_that-why-TT-10 = La fila está vacía: coloca una carta.
