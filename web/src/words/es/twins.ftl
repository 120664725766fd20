### Twins: la mesa, la hoja y lo que se cuenta.

## Cartas

twins-card-r = { $number } rojo
twins-card-o = { $number } naranja
twins-card-y = { $number } amarillo
twins-card-g = { $number } verde
twins-card-b = { $number } azul
twins-card-v = { $number } violeta
twins-ink-black = { $card }, tinta negra
twins-ink-white = { $card }, tinta blanca
twins-two = { $first } y { $second }
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
