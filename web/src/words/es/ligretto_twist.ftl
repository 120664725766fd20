### Ligretto Twist: la carrera.

## Cartas. «Azul» y «amarilla» empiezan igual: las letras son las del juego, como en las reglas.

ligretto_twist-card-r = roja
ligretto_twist-card-g = verde
ligretto_twist-card-b = azul
ligretto_twist-card-y = amarilla
ligretto_twist-letter-r = R
ligretto_twist-letter-g = G
ligretto_twist-letter-b = B
ligretto_twist-letter-y = Y

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

ligretto_twist-not-yet = Todavía no: espera a la salida
ligretto_twist-flip-first = Primero levanta una carta
ligretto_twist-lay-first = Primero coloca tu carta { $card }
ligretto_twist-lay-or-park = Aparca tu carta { $card } o espera
ligretto_twist-no-park = No hace falta aparcar; libre: { $piles }
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
ligretto_twist-waits = Esperando a que estén todos…
ligretto_twist-paused = La carrera está en pausa
ligretto_twist-pause-silent = No llega nada de { $name }. Si pasan 20 segundos, ocupa su lugar un bot.
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
