### Wren: la caja, la mesa, la hoja de puntos y la lección.

wren-box = Las aves grandes se juntan en la rama. Una pequeña se cuela debajo y se las lleva todas.

## Las cartas

wren-bird = ave { $card }
wren-last = ave { $card }, la última de la rama

## La mesa

wren-hand = Tu mano
wren-hand-of = Mano de { $name }
wren-rivals = Los demás
wren-branch =
    { $count ->
        [0] La rama está vacía
        [one] La rama: un ave
       *[other] La rama: { $count } aves, de la primera a la última
    }
wren-empty = La rama está vacía
wren-taken-by = La rama está vacía. Se la llevó: { $name }
wren-holds =
    { $count ->
        [one] Una carta en la mano
       *[other] { $count } cartas en la mano
    }
wren-nest =
    { $feathers ->
        [0] Nido: vacío
        [one] Nido: una pluma
       *[other] Nido: { $feathers } plumas
    }
wren-nest-of = Nido: { $name }
wren-nothing = todavía nada
wren-king = Rey de las aves: 5 plumas más
wren-begin = Las cartas están repartidas.
wren-choose = Juega una carta
wren-waiting = { $name } está pensando …

## Los puntos

wren-scores = Puntos
wren-after-round = Después de la ronda { $round }
wren-go-on = Seguir
wren-sheet = Hoja de puntos: las plumas de cada ronda
wren-round = Ronda { $round }
wren-total = Total

## El registro

wren-move-play = Jugar { $card }
wren-told-play =
    { $who ->
        [you] Juegas { $card }.
       *[other] { $name } juega { $card }.
    }
wren-told-take =
    { $who ->
        [you] Te llevas { $count } aves: { $feathers } plumas.
       *[other] { $name } se lleva { $count } aves: { $feathers } plumas.
    }
wren-told-king = ¡El chochín es rey!
wren-told-points = { $name } { $points }
wren-told-round = La ronda ha terminado: { $each }.

## Una mesa nueva

wren-option-king = Rey de las aves

## La hoja de puntos

wren-scores-field-feathers = Plumas
wren-scores-field-kings = Rey
wren-scores-ask-feathers = { $name }: ¿cuántas plumas hay en tu nido?
wren-scores-ask-kings = { $name }: ¿tu chochín llegó a rey? 1 o 0
wren-scores-cant-most-feathers = { $name } no puede tener { $count } plumas: todas las aves juntas tienen { $most }.
wren-scores-cant-most-kings = Solo hay un chochín, así que { $name } tiene { $most } rey como mucho.
wren-scores-cant-feathers-over = Eso suma { $feathers } plumas. Hay { $most }.
wren-scores-cant-kings-over = Solo un chochín puede llegar a rey.
wren-scores-cant-king-without-birds = ¿{ $name } se llevó el águila con el chochín? Entonces el nido tiene al menos { $least } plumas.
wren-scores-why-nest =
    { $kings ->
        [0] { $feathers } plumas.
       *[other] { $feathers } plumas y 5 por el rey: { $points }.
    }

## La lección: lo que dice el sapo. Los otros jugadores se llaman Kero y Rana

wren-lesson-hello = ¡Te damos la bienvenida a Wren! Hay 24 aves, del 1, el chochín, al 24, el águila. Tú tienes siete.
wren-lesson-feathers = Los puntos de una carta son sus plumas: una para un ave pequeña, dos para una mediana, tres para una grande. Gana quien tenga más plumas.
wren-lesson-open = La rama está vacía, así que cualquier ave puede posarse. Juega tu 3: tócalo dos veces.
wren-lesson-open-instead = Cualquier ave puede empezar. En esta lección, juega 3.
wren-lesson-perch = El 10 de Kero es más grande que 3, y el 18 de Rana es más grande que 10. Por eso los dos se posan en la rama.
wren-lesson-take = Tu 15 es más pequeño que 18, el último. Juégalo: se cuela debajo de los otros y te los llevas todos.
wren-lesson-take-instead = Eso haría otra cosa. En esta lección, juega 15.
wren-lesson-took = ¡Cuatro aves, 8 plumas! Están en tu nido. La rama está vacía, y Kero la abre otra vez con 5.
wren-lesson-wait = Rana ha jugado 9. Con tu 8 podrías llevarte dos aves. Pero una rama más larga vale más: juega 11 y espera.
wren-lesson-wait-instead = También se puede. En esta lección, juega 11.
wren-lesson-eagle = Kero no tenía nada más pequeño y ha jugado 12. Y Rana, a quien solo le quedan aves grandes, ¡el águila!
wren-lesson-wren = El chochín es más pequeño que cualquier otra ave. ¡Juega tu 1!
wren-lesson-wren-instead = Tu chochín esperaba justo esto. Juega 1.
wren-lesson-king = 11 plumas, y 5 más: un chochín que se lleva el águila es rey de las aves. Saltemos al final de la ronda.
wren-lesson-left = Todas las manos están vacías. 17 y 23 siguen en la rama, y no son de nadie.
wren-lesson-score = Tú tienes 34 plumas, Kero tiene 10 y Rana ninguna.
wren-lesson-end = Una partida tiene tres rondas. ¡Guarda tus aves pequeñas para una rama larga, y las grandes lejos de ella!
wren-reason-takes = { $card } se lleva la rama: { $feathers } plumas.
wren-reason-leaves = En { $tenths } de cada 10 repartos simulados quien juega después tiene un pájaro más pequeño que { $card }.
