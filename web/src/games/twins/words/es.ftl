### Twins: la mesa, la hoja y lo que se cuenta.

## The box, at home: see vite.config.ts

twins-box = Cuatro duelos por mano: dos cartas boca abajo, aguanta la respiración y descúbrelas.

## Cartas

twins-card-r = { $number } rojo
twins-card-o = { $number } naranja
twins-card-y = { $number } amarillo
twins-card-g = { $number } verde
twins-card-b = { $number } azul
twins-card-v = { $number } violeta
twins-ink-black = { $card }, tinta negra
twins-ink-white = { $card }, tinta blanca
twins-two = el { $first } y el { $second }
twins-face-down = boca abajo
twins-your-hand = Tu mano
twins-hand-of = Mano de { $name }

## Tipos, como los dicen las reglas

twins-rank-twins = gemelas de { $value }
twins-rank-pair = pareja de { $value }
twins-rank-colour = color { $value }
twins-rank-singles = sueltas { $value }

## Jugadas, como las dice una pista

twins-move-buy =
    { $cards ->
        [0] no comprar nada
        [one] comprar una carta
       *[other] comprar { $cards } cartas
    }
twins-move-pick = elegir { $cards }

## El historial

twins-told-buy =
    { $cards ->
        [0] { $name } no compra nada.
        [one] { $name } compra una carta.
       *[other] { $name } compra { $cards } cartas.
    }
twins-told-you-buy =
    { $cards ->
        [0] No compras nada.
        [one] Compras una carta.
       *[other] Compras { $cards } cartas.
    }
twins-told-pick = { $name } ya ha elegido.
twins-told-you-pick = Ya has elegido.
# Un tipo y quién lo tiene: «gemelas de 4 (Kero)».
twins-told-place = { $rank } ({ $names })
# «Duelo 2: lo mejor, gemelas de 4 (Kero); detrás, pareja de 8 (Rana), sueltas 12 (Bufo y Tú).»
twins-told-duel = Duelo { $duel }: lo mejor, { $best }; detrás, { $rest }.
twins-told-alone = Duelo { $duel }: { $best }.
# Con varios, los nombres van al final: puede estar «Tú» entre ellos.
twins-told-win =
    { $count ->
        [one] { $names } gana { $amount }.
       *[other] Ganan { $amount } cada uno: { $names }.
    }
twins-told-you-win = Ganas { $amount }.
twins-told-pay =
    { $count ->
        [one] { $names } paga { $amount }.
       *[other] Pagan { $amount } cada uno: { $names }.
    }
twins-told-you-pay = Pagas { $amount }.
twins-told-nothing = El bote se queda.
twins-told-out =
    { $count ->
        [one] { $names } se queda fuera del duelo 4.
       *[other] Se quedan fuera del duelo 4: { $names }.
    }
twins-told-you-out = Te quedas fuera del duelo 4.
twins-told-bankrupt =
    { $count ->
        [one] { $names } está en bancarrota.
       *[other] Están en bancarrota: { $names }.
    }
twins-told-you-bankrupt = Estás en bancarrota.
twins-told-chips = { $name } { $chips }
twins-told-hand = La mano ha terminado. Fichas: { $chips }. Bote: { $pot }.

## En la mesa

twins-around = Los jugadores
twins-hand-number = Mano { $hand }
twins-hand-of-many = Mano { $hand } de { $most }
twins-buying = Compras
twins-duel = Duelo { $duel }
twins-pot = Bote
twins-pot-of =
    { $chips ->
        [0] El bote está vacío
        [one] Bote: una ficha
       *[other] Bote: fichas por valor de { $chips }
    }
twins-stock = Mazo: { $cards }
twins-chips =
    { $chips ->
        [0] sin fichas
        [one] una ficha
       *[other] fichas por valor de { $chips }
    }
twins-state-buys = comprando…
twins-state-bought =
    { $cards ->
        [0] no compró
        [one] compró 1 carta
       *[other] compró { $cards } cartas
    }
twins-state-choosing = eligiendo…
twins-state-picked = ya eligió
twins-state-out = fuera
twins-state-bankrupt = bancarrota
twins-you-sit-out = Te quedas fuera de este duelo.
twins-you-are-bankrupt = Estás en bancarrota: los demás terminan la mano.
twins-waiting-for = Esperando a { $names }
# Quien lee, en «Esperando a …».
twins-for-you = ti
twins-buy-ask = ¿Comprar cartas?
twins-buy-0 = Ninguna
twins-buy-1 = 1 carta
twins-buy-2 = 2 cartas
twins-price =
    { $price ->
        [0] gratis
        [one] cuesta { $price } ficha
       *[other] cuesta { $price } fichas
    }
twins-pick-two = Elige dos cartas
twins-pick-one-more = Otra más
twins-lay = Jugar estas dos
# Se lee tras «Jugar estas dos».
twins-lay-these = { $cards }, boca abajo
twins-peek = Has elegido { $cards }. Mantén pulsado para verlas.
twins-hold-to-look = mantén para ver
twins-sort-colour = Ordenar por color
twins-sort-number = Ordenar por número
twins-last-duel = Último duelo
twins-ranking = Duelo { $duel }, de mejor a peor
twins-place = { $place }.º
twins-change-win = +{ $amount }
twins-change-pay = −{ $amount }
twins-summary = Qué hace cada duelo
twins-now = ahora
twins-sheet = Fichas
twins-sheet-start = Inicio
twins-keys-buy = 0 1 2: comprar
twins-keys-pick = ← →: recorrer la mano · Intro: elegir · P: jugar
twins-keys-more = L: último duelo · S: fichas · Esc: cerrar

## A new table

twins-option-max_hands = Máximo de manos
twins-value-max_hands-0 = hasta una bancarrota

## Replays

twins-replay-round = Mano { $round }
twins-replay-round-before = Al principio de la mano
twins-replay-round-after = A la mano siguiente

## The score sheet

twins-scores-option-max_hands = Manos
twins-scores-out = fuera
twins-scores-pot = Bote: { $pot }
twins-scores-round = Mano
twins-scores-rounds-so-far =
    { $count ->
        [0] Sin empezar
        [one] Tras una mano
       *[other] Tras { $count } manos
    }
twins-scores-field-chips = Fichas
twins-scores-ask-chips = { $name }: ¿cuánto valen ahora tus fichas?
twins-scores-bankrupt = ¿Bancarrota?
twins-scores-bankrupt-of = { $name } está en bancarrota
twins-scores-cant-most-chips = { $name } no puede tener { $count }: todas las fichas juntas valen { $most }.
twins-scores-cant-bankrupt-has = ¿{ $name } está en bancarrota y tiene { $chips }? Quien está en bancarrota lo ha pagado todo.
twins-scores-cant-bankrupt-rich = { $name } tenía { $had }. Con más de { $most }, nadie cae en bancarrota en una mano.
twins-scores-cant-fell = ¿{ $name } tenía { $had } y tiene { $chips }? Una mano cuesta { $most } como mucho: 3 por cartas, 2 en el primer duelo, 1 en el tercero.
twins-scores-cant-chips-over = Suman { $chips }, { $over } más de las { $all } que hay.
twins-scores-cant-chips-under = Suman { $chips } de { $all }: falta por contar { $missing }.
twins-scores-cant-chips-or-pot = Suman { $chips } de { $all }. ¿Hubo empate en el último duelo, o no se jugó? Entonces lo que falta, { $missing }, está en el bote.
twins-scores-cant-two-pots = { $name } ganó más de { $prize }, y alguien más también. El bote solo lo puede ganar uno.
twins-scores-cant-pot-won = { $name } ganó más de { $prize }, así que ganó el bote. Entonces está vacío.
twins-scores-fix = Hay { $pot } en el bote
twins-scores-why-chips = tiene { $chips } ({ $total }).
twins-scores-why-bankrupt = está en bancarrota.

## The lesson: what the toad says. Kero and Rana are the other players’ names

twins-lesson-hello = ¡Te doy la bienvenida a Twins! Todos tienen 12 fichas. Gana quien acaba con más. Una mano tiene cuatro duelos de dos cartas.
twins-lesson-ink = Mira los números de tus cartas: unos son negros y otros blancos. Esa es la tinta.
twins-lesson-twins = Las dos mejores cartas son gemelas: mismo número, misma tinta. Las tienes: el 7 rojo y el 7 naranja, los dos negros.
twins-lesson-pair = Después va la pareja: mismo número, distinta tinta. El 9 amarillo es negro y el 9 verde, blanco: una pareja.
twins-lesson-rest = Luego, color: dos cartas del mismo color. Y al final, sueltas: todo lo demás. Ahí cuenta la suma.
twins-lesson-price = Primero puedes comprar: una carta por 1 ficha, dos cartas por 3. Las fichas van al bote.
twins-lesson-buy = Tu 2 rojo está muy solo. Compra una carta.
twins-lesson-buy-instead = También se puede. Para esta lección, compra una carta.
twins-lesson-bought = ¡El 2 naranja! Con el 2 rojo son gemelas. Kero ha comprado dos cartas; Rana, ninguna. En el bote hay 4 fichas.
twins-lesson-duel1 = Duelo 1: el más bajo paga 2. Aquí no hace falta ser el mejor. Elige el 8 azul y el 10 azul: color 18.
twins-lesson-duel1-instead = Basta con no ser el último. Guarda las demás y elige el 8 azul y el 10 azul.
twins-lesson-after1 = Todas las cartas se enseñan a la vez. Kero solo tiene sueltas y paga 2 fichas al bote.
twins-lesson-duel2 = Duelo 2: el mejor gana 3 fichas. Es hora de enseñar tus gemelas: el 7 rojo y el 7 naranja.
twins-lesson-duel2-instead = Aquí solo gana el mejor. Elige el 7 rojo y el 7 naranja.
twins-lesson-after2 = Las gemelas ganan a todo lo que va detrás. Ganas 3 fichas del bote.
twins-lesson-duel3 = Duelo 3: el más bajo paga 1 y se queda fuera del duelo 4. ¡Sigue dentro! Elige la pareja: el 9 amarillo y el 9 verde.
twins-lesson-duel3-instead = Guarda los 2 para el duelo 4. Elige el 9 amarillo y el 9 verde.
twins-lesson-after3 = Rana ha quedado la más baja: paga 1 y ahora solo mira. En el bote hay 4 fichas, y en el duelo 4 se juegan todas.
twins-lesson-duel4 = Duelo 4: el mejor gana todo el bote. ¿Qué dos cartas? ¡El 2 rojo y el 2 naranja, aunque sean pequeñas!
twins-lesson-duel4-instead = Recuerda qué tipo es el mejor. Elige el 2 rojo y el 2 naranja.
twins-lesson-after4 = Kero tenía una pareja de 10. ¡Pero unas gemelas de 2 ganan a cualquier pareja! El bote es tuyo.
twins-lesson-end = Y así, mano tras mano, hasta que alguien no puede pagar. ¡Gasta tus mejores cartas donde cuentan! Con más jugadores, son más los que pagan y los que ganan.

## What can’t be done

twins-why-bought = Las compras han terminado: este es el duelo { $duel }. Elige dos cartas.
twins-why-buy-turn = Aún no te toca comprar. Se compra por turnos.
twins-why-buy-first = Aún no han comprado todos. Las cartas se eligen después.
twins-why-TW-R4 = Cuesta { $price } y tienes { $chips }. Compra menos cartas, o ninguna.
twins-why-picked = Ya has elegido para este duelo. Lo elegido no se cambia.

## La historia de una partida terminada

twins-story-when =
    { $part ->
        [0] Mano { $round }
       *[other] Mano { $round }, duelo { $part }
    }
twins-story-feat =
    { $who ->
        [you] Ganaste { $amount ->
            [one] una ficha
           *[other] { $amount } fichas
        }: { $rank }.
       *[other] { $name } ganó { $amount ->
            [one] una ficha
           *[other] { $amount } fichas
        }: { $rank }.
    }

## Por qué una jugada es buena o no

twins-reason-price = Cuesta { $price } de tus { $chips } fichas.
twins-reason-pairs = Gemelas y parejas en tu mano, para cuatro duelos: { $pairs }.
twins-reason-better = En { $tenths } de cada 10 repartos simulados las cartas nuevas dan una pareja o unas gemelas más.
twins-reason-escapes = { $Rank }: nada que pagar en el duelo { $duel } en { $tenths } de cada 10 repartos simulados.
twins-reason-wins = { $Rank }: gana fichas en el duelo { $duel } en { $tenths } de cada 10 repartos simulados.
twins-reason-pot = { $Rank }: gana el bote de { $pot } en { $tenths } de cada 10 repartos simulados.
twins-reason-keeps = Guardas para después: { $rank }.

## Analysis

twins-analysis-points = Fichas perdidas
twins-analysis-cost = cuesta { NUMBER($wins, maximumFractionDigits: 1) } victorias de cada 100 partidas (± { NUMBER($error, maximumFractionDigits: 1) }) y { NUMBER($points, maximumFractionDigits: 1) } fichas
