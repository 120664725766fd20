### Ligretto Twist: la carrera.

## The box, at home: see vite.config.ts

ligretto_twist-box = Todos a la vez: dos manos, sin turnos, y montón bajo una mano, montón bloqueado.

## Cartas

ligretto_twist-card-r = roja
ligretto_twist-card-g = verde
ligretto_twist-card-b = azul
ligretto_twist-card-y = amarilla

## La mesa

ligretto_twist-piles = Montones
ligretto_twist-pile = Montón { $pile }, carta { $card }, { $state }
ligretto_twist-free = libre
ligretto_twist-under = bloqueado por la mano de { $name }
ligretto_twist-under-yours = bajo tu mano
ligretto_twist-holds = tiene una { $card }
ligretto_twist-you-hold = Tienes una { $card }
ligretto_twist-left-unit =
    { $count ->
        [one] por colocar
       *[other] por colocar
    }
# Tras un número de cartas, donde hay poco sitio.
ligretto_twist-left-short = rest.
ligretto_twist-parked-count =
    { $count ->
        [one] { $count } aparcada
       *[other] { $count } aparcadas
    }
ligretto_twist-total =
    { $count ->
        [one] { $count } punto negativo
       *[other] { $count } puntos negativos
    }
ligretto_twist-flip = Levantar
ligretto_twist-flip-stack =
    { $count ->
        [one] Levantar la última carta de tu montón para robar
       *[other] Levantar una carta: { $count } en tu montón para robar
    }
ligretto_twist-flip-parked =
    { $count ->
        [0] Tu montón para robar está vacío
        [one] Levantar la carta que aparcaste
       *[other] Levantar: tus { $count } aparcadas son tu nuevo montón para robar
    }
ligretto_twist-park = Aparcar
ligretto_twist-park-label =
    { $count ->
        [0] Aparcar tu carta: no hay ninguna aparcada
        [one] Aparcar tu carta: { $count } aparcada
       *[other] Aparcar tu carta: { $count } aparcadas
    }
# Las teclas, como están escritas en ellas.
ligretto_twist-key-flip = Espacio
ligretto_twist-key-park = P

## Cuando algo no se puede o sale mal

ligretto_twist-fumble = ¡Pifia!
ligretto_twist-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } s
ligretto_twist-late = Alguien fue más rápido
ligretto_twist-tie = empate
ligretto_twist-tie-told = Empate: el sorteo eligió a otro
ligretto_twist-tie-won = Empate: el sorteo te eligió a ti
ligretto_twist-late-some = muy tarde
# Los dos: cuánto después que el ganador, en milisegundos.
ligretto_twist-late-by = { $ms } ms
ligretto_twist-late-told = Llegas { $ms } ms tarde
ligretto_twist-won-told = { $ms } ms más rápido
# Cortos: un lector de pantalla los dice en plena carrera. $piles son números de montones.
ligretto_twist-held-open = { $card }: { $piles }
ligretto_twist-held-shut = { $card }, bloqueada
ligretto_twist-opens = libre: { $piles }

## Mientras la carrera está parada

ligretto_twist-go = ¡Ya!
ligretto_twist-how-keys = Espacio levanta, 1–{ $piles } colocan, P aparca
ligretto_twist-how-touch = Levanta y toca un montón de ese color
ligretto_twist-waits = Esperando a todos…
ligretto_twist-paused = La carrera está en pausa
ligretto_twist-pause-silent = { $name } no responde. A los 20 segundos juega un bot en su lugar.
ligretto_twist-pause-you = Tu conexión ha fallado un momento.
ligretto_twist-pause-restart = El servidor se ha reiniciado. No se ha perdido ninguna carta.
ligretto_twist-pause-empty = No había nadie conectado.
ligretto_twist-pause-then = Sigue con una cuenta atrás.
ligretto_twist-round-over = La ronda ha terminado
ligretto_twist-next-in =
    { $seconds ->
        [one] Ronda { $round } en { $seconds } segundo
       *[other] Ronda { $round } en { $seconds } segundos
    }
ligretto_twist-knot-title = ¡Nudo!
ligretto_twist-knot-why = Nadie podía colocar, así que se retiran todas las manos. ¡A seguir!

## La hoja

ligretto_twist-sheet = Puntos negativos, ronda a ronda
ligretto_twist-round = Ronda
ligretto_twist-sum = Suma
ligretto_twist-called = cantó «¡Twist Stop!»

## El historial

ligretto_twist-flips =
    { $who ->
        [you] Levantas una { $card }.
       *[other] { $name } levanta una { $card }.
    }
ligretto_twist-lays =
    { $who ->
        [you] Colocas una { $card } en el montón { $pile }.
       *[other] { $name } coloca una { $card } en el montón { $pile }.
    }
ligretto_twist-fumbles =
    { $who ->
        [you] Pifia tuya: la { $card } no puede ir en el montón { $pile }.
       *[other] Pifia de { $name }: la { $card } no puede ir en el montón { $pile }.
    }
ligretto_twist-parks =
    { $who ->
        [you] Aparcas una { $card }.
       *[other] { $name } aparca una { $card }.
    }
ligretto_twist-knot = Un nudo: nadie podía colocar. Se retiran todas las manos.
ligretto_twist-stop =
    { $who ->
        [you] Cantas «¡Twist Stop!» y ganas la ronda.
       *[other] { $name } canta «¡Twist Stop!» y gana la ronda.
    }
ligretto_twist-minus =
    { $who ->
        [you] { $count ->
            [one] Te apuntas { $count } punto negativo.
           *[other] Te apuntas { $count } puntos negativos.
        }
       *[other] { $count ->
            [one] { $name } se apunta { $count } punto negativo.
           *[other] { $name } se apunta { $count } puntos negativos.
        }
    }
ligretto_twist-move-lay = colocar en el montón { $pile }

## A new table

ligretto_twist-option-fumble_ms = Pausa tras una pifia (ms)
ligretto_twist-option-lag_comp_ms = Compensación del retraso (ms)

## The score sheet

ligretto_twist-scores-field-left = Restantes
ligretto_twist-scores-ask-left = { $name }: ¿cartas por robar, aparcadas y en la mano?
ligretto_twist-scores-cant-most-left = { $name } no puede tener { $count } cartas: empezó con { $most }.
ligretto_twist-scores-cant-many-done = Solo un jugador puede ser el primero en colocar su última carta.
ligretto_twist-scores-cant-nobody-done = Alguien debe tener 0 cartas: la ronda termina cuando alguien las ha colocado todas.
ligretto_twist-scores-why-all-laid = colocó todas sus cartas.
ligretto_twist-scores-why-cards-left =
    { $left ->
        [one] tenía aún una carta: −1.
       *[other] tenía aún { $left } cartas: −{ $left }.
    }

## The lesson: what the toad says. Kero and Rana are the other players’ names

ligretto_twist-lesson-hello = ¡Te doy la bienvenida a Ligretto Twist! Tienes 40 cartas, y Kero otras 40. Gana quien se deshaga antes de todas.
ligretto_twist-lesson-pace = No hay turnos: todos juegan a la vez, tan rápido como pueden. Aquí iremos al paso.
ligretto_twist-lesson-flip = Ves una sola carta cada vez. Levanta la de arriba de tu montón para robar.
ligretto_twist-lesson-flip-instead = Primero levanta una carta de tu montón para robar.
ligretto_twist-lesson-lay = ¡Roja! Colócala en el montón rojo.
ligretto_twist-lesson-lay-instead = Cada color en su color: colócala en el rojo.
ligretto_twist-lesson-stays = Y ahora el twist: la mano que ha colocado la carta se queda en ese montón. Mientras esté ahí, el rojo está bloqueado para Kero.
ligretto_twist-lesson-other_hand = Tienes otra mano. Levanta con ella la carta siguiente.
ligretto_twist-lesson-other_hand-instead = Levanta la carta siguiente.
ligretto_twist-lesson-swap = Azul. Colócala en el montón azul.
ligretto_twist-lesson-swap-instead = La azul va en el azul.
ligretto_twist-lesson-free = Ahora esa mano se queda en el azul, y la primera está libre. Así cubres siempre un montón. Mira a Kero…
ligretto_twist-lesson-blocked = La mano de Kero está en el verde. Un montón bajo la mano de otro está bloqueado para ti.
ligretto_twist-lesson-flip_green = Sigue: levanta tu carta siguiente.
ligretto_twist-lesson-flip_green-instead = Levanta tu carta siguiente.
ligretto_twist-lesson-fumble = ¡Tenía que ser verde! Veamos qué pasa si lo intentas. Colócala en el verde.
ligretto_twist-lesson-fumble-instead = Solo por esta vez, hazlo mal: prueba con el montón verde.
ligretto_twist-lesson-frozen = ¡Una pifia! Color equivocado o montón bloqueado: la carta vuelve, y por un momento no puedes hacer nada.
ligretto_twist-lesson-park = Puedes esperar a que se vaya la mano de Kero. O aparcar la carta boca abajo y seguir. Apárcala.
ligretto_twist-lesson-park-instead = El verde sigue bloqueado. Aparca la carta.
ligretto_twist-lesson-flip_blue = Y a por la siguiente carta. ¡Levanta!
ligretto_twist-lesson-flip_blue-instead = Levanta la carta siguiente.
ligretto_twist-lesson-own_hand = Azul, y el azul está bajo tu propia mano. ¡Para ti no está bloqueado! Colócala ahí y cambia de mano.
ligretto_twist-lesson-own_hand-instead = Tu propia mano nunca te frena. Colócala en el azul.
ligretto_twist-lesson-parked = Cuando se agota tu montón para robar, las cartas aparcadas forman el nuevo. Solo puedes aparcar si están bloqueados todos los montones del color.
ligretto_twist-lesson-knot = Si alguna vez nadie puede colocar por culpa de las manos, es un nudo: se retiran todas y se sigue.
ligretto_twist-lesson-jump = Eso es todo lo que hay que saber. ¡Saltemos a tu última carta!
ligretto_twist-lesson-last_flip = Queda una carta. ¡Levántala!
ligretto_twist-lesson-last_flip-instead = Levanta tu última carta.
ligretto_twist-lesson-last_lay = Amarilla, y el amarillo está libre. Colócala, ¡rápido, antes que Kero!
ligretto_twist-lesson-last_lay-instead = La amarilla va en el amarillo.
ligretto_twist-lesson-score = «¡Twist Stop!» Ya no te quedan cartas y la ronda ha terminado. A Kero le quedan 18: 18 puntos negativos.
ligretto_twist-lesson-time = Después de cada ronda la mesa te dice dónde perdiste tiempo. { $what }
ligretto_twist-lesson-end = Tras cinco rondas gana quien tiene menos puntos negativos. En una mesa de verdad se va rápido. ¡Primero mira, luego coloca!

## What can’t be done

ligretto_twist-why-not-yet = La carrera no está en marcha. Espera a la salida.
ligretto_twist-why-flip-first = No tienes ninguna carta en la mano. Primero levanta una.
ligretto_twist-why-lay-first = Aún tienes una carta en la mano: { $card }. Colócala primero.
ligretto_twist-why-lay-or-park = Aún tienes una carta en la mano: { $card }. Apárcala o espera un montón.
ligretto_twist-why-no-park = Esta carta se puede colocar, así que no se aparca. Libre: { $piles }.
ligretto_twist-why-colour = El montón { $pile } es de otro color. Tu carta: { $card }.
ligretto_twist-why-blocked = El montón { $pile } está bloqueado por otra mano. Espera o usa otro montón.

## La historia de una partida terminada

ligretto_twist-story-feat =
    { $who ->
        [you] Colocaste { $count } cartas seguidas en { NUMBER($seconds) } s, antes que nadie.
       *[other] { $name } colocó { $count } cartas seguidas en { NUMBER($seconds) } s, antes que nadie.
    }

## Lo que enseña una ronda

ligretto_twist-reason-waited = Esperaste { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s con la { $card }, y podías aparcarla.
ligretto_twist-reason-open = Para tu { $card } había un montón libre desde hacía { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s cuando te moviste.
ligretto_twist-reason-idle = Tuviste la mano libre { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s antes de dar la vuelta a una carta.
ligretto_twist-reason-fumbled = Pifias: { $count }. Te costaron { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
ligretto_twist-reason-steady = No perdiste tiempo: tu pausa más larga fue de { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.

## Analysis

ligretto_twist-analysis-places = Tiempo perdido por montón
ligretto_twist-analysis-place = Montón { $number }
