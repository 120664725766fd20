### Las lecciones: lo que dice el sapo. Kero y Rana son los nombres de los demás jugadores.

lessons-title = Aprende jugando
lessons-line = De dos a cuatro minutos cada una. Tú juegas, el sapo explica.
lessons-start = Empezar
lessons-again = Otra vez
lessons-done = aprendida
lessons-leave = Salir de la lección
lessons-coach = El sapo dice
lessons-step = Paso { $step } de { $steps }
lessons-next = Siguiente
lessons-hurry = Seguir
lessons-back = Un paso atrás
lessons-skip = Saltar
lessons-skip-all = Saltar la lección
lessons-show = Enséñame
lessons-your-move = Te toca
lessons-wait = Un momento: primero toca «Siguiente».
lessons-not-allowed = No está permitido.
lessons-finished = ¡Ya sabes jugar a { $game }!
lessons-play = Jugar ya
lessons-play-game = Jugar ya: { $game }, contra bots principiantes
lessons-others = Otras lecciones

## Take That

lessons-take_that-hello = ¡Te doy la bienvenida a Take That! Las cartas van del 12 al 98. Tienes nueve. Gana quien suma más puntos.
lessons-take_that-row = En el centro crece una fila. Puede darte puntos. Pero quien tiene que llevársela, paga.
lessons-take_that-open = La fila está vacía, así que vale cualquier carta. Coloca tu 34: tócalo dos veces.
lessons-take_that-open-instead = Vale cualquier carta. Para esta lección, coloca el 34.
lessons-take_that-near = ¿Ves? Una carta puede estar a 10 de la última como mucho. Kero pasó de 34 a 41, y Rana a 49.
lessons-take_that-lay = La última carta es 49, así que valen de 39 a 59. Coloca tu 52.
lessons-take_that-lay-instead = Esa también encaja. Para esta lección, coloca el 52.
lessons-take_that-toad = ¡Croac! El 66 es un sapo: dos cifras iguales. Quien se lleva la fila paga 5 por un sapo y 1 por cada otra carta.
lessons-take_that-partners = Ahora, a invertir. En la fila está el 49, y tú tienes el 94: las mismas cifras al revés. ¡Son pareja!
lessons-take_that-twist = Invierte con tu 94. Saca el 49 de la fila, esté donde esté.
lessons-take_that-twist-instead = No querrás pagar por esa fila. Invierte con el 94: son 2 puntos.
lessons-take_that-points = Las dos cartas quedan boca arriba a tu lado: 2 puntos. La fila se ha juntado. Kero tiene que seguir desde 66…
lessons-take_that-ouch = … ¡y no puede! Kero se lleva la fila entera, con sapo y todo: 9 puntos negativos. Después empieza una fila nueva.
lessons-take_that-take = La última carta es 78. No tienes nada de 68 a 88, ni pareja. Llévate la fila.
lessons-take_that-take-instead = Aquí no encaja nada. Llévate la fila.
lessons-take_that-cheap = Solo 2 puntos negativos. Una fila corta sale barata: a veces conviene llevársela aunque no haga falta.
lessons-take_that-anew = Ahora empiezas una fila nueva con cualquier carta. Tienes el 23 y su pareja, el 32. Coloca el 23…
lessons-take_that-anew-instead = Se puede. Pero el 23 es más astuto: tienes su pareja. Coloca el 23.
lessons-take_that-plan = … y ahí sigue. ¡Invierte con el 32!
lessons-take_that-plan-instead = Bien, pero invertir es mejor. Invierte con el 32 y gana 2 puntos más.
lessons-take_that-jump = Después de cada turno robas una carta. Así se sigue hasta que se vacía el mazo de robo. Saltemos hasta ahí.
lessons-take_that-empty = El mazo está vacío: ya nadie roba. En cuanto alguien se lleve la fila, termina la ronda.
lessons-take_that-last = Seis cartas, dos sapos: ¡no te las lleves! Cerca de 95 hay pocas cartas. Colócalo y a ver qué puede hacer Kero.
lessons-take_that-last-instead = ¿Con dos sapos dentro? Mejor coloca el 95.
lessons-take_that-over = ¡Nada! Kero se lleva siete cartas con dos sapos, y la ronda termina.
lessons-take_that-score = Tú: 16 cartas boca arriba, 3 boca abajo. Son 13 puntos. Las cartas que quedan en la mano no cuentan.
lessons-take_that-end = Una partida son dos rondas. ¡Coloca cerca, invierte con puntería y deja la fila para otro!

## Twins

lessons-twins-hello = ¡Te doy la bienvenida a Twins! Todos tienen 12 fichas. Gana quien acaba con más. Una mano son cuatro duelos de dos cartas.
lessons-twins-ink = Mira los números de tus cartas: unos son negros y otros blancos. Esa es la tinta.
lessons-twins-twins = Las dos mejores cartas son gemelas: mismo número, misma tinta. Tú tienes: 7 rojo y 7 naranja, los dos negros.
lessons-twins-pair = Después va la pareja: mismo número, distinta tinta. El 9 amarillo es negro y el 9 verde, blanco: una pareja.
lessons-twins-rest = Luego, color: dos cartas del mismo color. Y al final, sueltas: todo lo demás. Ahí cuenta la suma.
lessons-twins-price = Primero puedes comprar: una carta por 1 ficha, dos cartas por 3. Las fichas van al bote.
lessons-twins-buy = Tu 2 rojo está muy solo. Compra una carta.
lessons-twins-buy-instead = También se puede. Para esta lección, compra una carta.
lessons-twins-bought = ¡2 naranja! Con el 2 rojo son gemelas. Kero ha comprado dos cartas; Rana, ninguna. En el bote hay 4 fichas.
lessons-twins-duel1 = Duelo 1: el más bajo paga 2. Aquí no hace falta ser el mejor. Elige 8 azul y 10 azul: color 18.
lessons-twins-duel1-instead = Basta con no ser el último. Guarda las demás y elige 8 azul y 10 azul.
lessons-twins-after1 = Todas las cartas se enseñan a la vez. Kero solo tiene sueltas y paga 2 fichas al bote.
lessons-twins-duel2 = Duelo 2: el mejor gana 3 fichas. Es hora de enseñar tus gemelas: 7 rojo y 7 naranja.
lessons-twins-duel2-instead = Aquí solo gana el mejor. Elige 7 rojo y 7 naranja.
lessons-twins-after2 = Las gemelas ganan a todo lo que va detrás. Ganas 3 fichas del bote.
lessons-twins-duel3 = Duelo 3: el más bajo paga 1 y se queda fuera del duelo 4. ¡Sigue dentro! Elige la pareja: 9 amarillo y 9 verde.
lessons-twins-duel3-instead = Guarda los 2 para el duelo 4. Elige 9 amarillo y 9 verde.
lessons-twins-after3 = Rana era lo más bajo: paga 1 y ahora solo mira. En el bote hay 4 fichas, y en el duelo 4 se juegan todas.
lessons-twins-duel4 = Duelo 4: el mejor gana todo el bote. ¿Qué dos cartas? ¡2 rojo y 2 naranja, aunque sean pequeñas!
lessons-twins-duel4-instead = Recuerda qué tipo es el mejor. Elige 2 rojo y 2 naranja.
lessons-twins-after4 = Kero tenía una pareja de 10. ¡Pero unas gemelas de 2 ganan a cualquier pareja! El bote es tuyo.
lessons-twins-end = Y así, mano tras mano, hasta que alguien no puede pagar. ¡Gasta tus mejores cartas donde cuentan! Con más jugadores, son más los que pagan y los que ganan.

## Istinto

lessons-istinto-hello = ¡Te doy la bienvenida a Istinto! Una ronda son once bazas. Dices cuántas vas a ganar. Después, gana exactamente esas.
lessons-istinto-cards = Hay cinco palos del 1 al 12 y seis triunfos, marcados con una T. Un triunfo gana a todos los palos.
lessons-istinto-count = Cuenta lo que debería ganar. El 12 blanco y el 12 verde son los más altos de su palo, y tienes dos triunfos.
lessons-istinto-bid = Kero dice 5, Rana dice 2. Tienes cuatro buenas cartas: di 4. Tócalo dos veces.
lessons-istinto-bid-instead = ¡Qué valor! Pero tu mano parece de cuatro. Di 4.
lessons-istinto-exactly = Tienen que ser exactamente 4. Con 3 o con 5 no te llevas nada. Empieza Rana…
lessons-istinto-follow = Se ha salido de blanco. Si tienes el palo, debes seguirlo. Juega el 12 blanco: tócalo dos veces.
lessons-istinto-follow-instead = El 3 blanco perdería. Juega el 12 blanco: ningún blanco le gana.
lessons-istinto-lead = ¡Tu primera baza! Quien gana sale, con cualquier carta. Deshazte de una pequeña: el 2 rojo.
lessons-istinto-lead-instead = Guárdala para después. Sal con el 2 rojo.
lessons-istinto-void = Mira: Kero ha salido de azul. Rana no tiene azul y ha jugado un triunfo. Tú tampoco tienes azul.
lessons-istinto-trump = Sin cartas del palo puedes jugar lo que quieras. ¡Juega un triunfo tú también!
lessons-istinto-trump-instead = Eso perdería. Aquí puedes jugar un triunfo: juega la T.
lessons-istinto-last_trump = Todos los triunfos son iguales, y gana el último que se juega. ¡La baza es tuya! Ya van dos.
lessons-istinto-high = Ahora sal con el 12 verde. Solo un triunfo podría ganarle.
lessons-istinto-high-instead = Aún necesitas dos. Sal con el 12 verde.
lessons-istinto-duck = ¡Tres! Con una más basta. Guarda tu triunfo y sal con el 3 negro.
lessons-istinto-duck-instead = Ahora no: solo necesitas una más. Sal con el 3 negro.
lessons-istinto-early = Por cierto: con la primera carta de la baza en la mesa, puedes adelantar la tuya antes de tu turno. Te espera ahí.
lessons-istinto-jump = Ahora Kero no para de ganar. Saltemos tres bazas.
lessons-istinto-fourth = Tienes 3 y necesitas 4. Kero ha salido de azul y no hay triunfos en la mesa. ¡Juega tu triunfo!
lessons-istinto-fourth-instead = Es tu ocasión para la cuarta baza. Juega la T.
lessons-istinto-enough = Cuatro, justo lo que dijiste. Pero ahora sales tú, ¡y una baza más lo echaría todo a perder!
lessons-istinto-lose = Así que sal con algo que difícilmente gane: el 2 verde.
lessons-istinto-lose-instead = Demasiado alta: podría ganar. Sal con el 2 verde.
lessons-istinto-last = Kero ha salido de blanco, y tu última carta es negra. No puede ganar. Juégala con una sonrisa.
lessons-istinto-last-instead = Juega el 8 negro.
lessons-istinto-score = Cuatro dichas, cuatro ganadas: 10 puntos, y 5 más de extra. Kero dijo 5, ganó 6 y no recibe nada.
lessons-istinto-bonus = El extra crece hacia los dos lados: 0 bazas dan 20 puntos, 5 dan 20, ¡y 6 o más dan 60!
lessons-istinto-end = Gana quien llega primero a 100 puntos. ¡Confía en tu instinto!

## Ligretto Twist

lessons-ligretto_twist-hello = ¡Te doy la bienvenida a Ligretto Twist! Tienes 40 cartas, y Kero otras 40. Gana quien se deshaga antes de todas.
lessons-ligretto_twist-pace = No hay turnos: todos juegan a la vez, tan rápido como pueden. Aquí iremos al paso.
lessons-ligretto_twist-flip = Ves una sola carta cada vez. Levanta la de arriba de tu montón para robar.
lessons-ligretto_twist-flip-instead = Primero levanta una carta de tu montón para robar.
lessons-ligretto_twist-lay = ¡Roja! Colócala en el montón rojo.
lessons-ligretto_twist-lay-instead = Cada color en su color: colócala en el rojo.
lessons-ligretto_twist-stays = Y ahora el twist: la mano que ha colocado la carta se queda en ese montón. Mientras esté ahí, el rojo está bloqueado para Kero.
lessons-ligretto_twist-other_hand = Tienes otra mano. Levanta con ella la carta siguiente.
lessons-ligretto_twist-other_hand-instead = Levanta la carta siguiente.
lessons-ligretto_twist-swap = Azul. Colócala en el montón azul.
lessons-ligretto_twist-swap-instead = La azul va en el azul.
lessons-ligretto_twist-free = Ahora esa mano se queda en el azul, y la primera está libre. Así cubres siempre un montón. Mira a Kero…
lessons-ligretto_twist-blocked = La mano de Kero está en el verde. Un montón bajo la mano de otro está bloqueado para ti.
lessons-ligretto_twist-flip_green = Sigue: levanta tu carta siguiente.
lessons-ligretto_twist-flip_green-instead = Levanta tu carta siguiente.
lessons-ligretto_twist-fumble = ¡Tenía que ser verde! Veamos qué pasa si lo intentas. Colócala en el verde.
lessons-ligretto_twist-fumble-instead = Solo por esta vez, hazlo mal: prueba con el montón verde.
lessons-ligretto_twist-frozen = ¡Una pifia! Color equivocado o montón bloqueado: la carta vuelve, y por un momento no puedes hacer nada.
lessons-ligretto_twist-park = Puedes esperar a que se vaya la mano de Kero. O aparcar la carta boca abajo y seguir. Apárcala.
lessons-ligretto_twist-park-instead = El verde sigue bloqueado. Aparca la carta.
lessons-ligretto_twist-flip_blue = Y a por la siguiente carta. ¡Levanta!
lessons-ligretto_twist-flip_blue-instead = Levanta la carta siguiente.
lessons-ligretto_twist-own_hand = Azul, y el azul está bajo tu propia mano. ¡Para ti no está bloqueado! Colócala ahí y cambia de mano.
lessons-ligretto_twist-own_hand-instead = Tu propia mano nunca te frena. Colócala en el azul.
lessons-ligretto_twist-parked = Cuando se agota tu montón para robar, las aparcadas son el nuevo. Solo puedes aparcar si están bloqueados todos los montones del color.
lessons-ligretto_twist-knot = Si alguna vez nadie puede colocar por culpa de las manos, es un nudo: se retiran todas y se sigue.
lessons-ligretto_twist-jump = Eso es todo lo que hay que saber. ¡Saltemos a tu última carta!
lessons-ligretto_twist-last_flip = Queda una carta. ¡Levántala!
lessons-ligretto_twist-last_flip-instead = Levanta tu última carta.
lessons-ligretto_twist-last_lay = Amarilla, y el amarillo está libre. Colócala, ¡rápido, antes que Kero!
lessons-ligretto_twist-last_lay-instead = La amarilla va en el amarillo.
lessons-ligretto_twist-score = «¡Twist Stop!» Ya no te quedan cartas y la ronda ha terminado. A Kero le quedan 18: 18 puntos negativos.
lessons-ligretto_twist-end = Tras cinco rondas gana quien tiene menos puntos negativos. En una mesa de verdad se va rápido. ¡Primero mira, luego coloca!
