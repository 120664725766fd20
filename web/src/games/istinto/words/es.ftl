### Istinto: cartas, apuestas, bazas, el tribunal, la hoja de puntos.

## The box, at home: see vite.config.ts

istinto-box = Di cuántas bazas vas a ganar. Luego gana exactamente esas.

## Cartas

istinto-card-w = { $rank } blanco
istinto-card-b = { $rank } azul
istinto-card-g = { $rank } verde
istinto-card-r = { $rank } rojo
istinto-card-k = { $rank } negro
# Esta palabra es también la variante [triunfo] de más abajo: cámbialas juntas.
istinto-card-T = triunfo
istinto-suit-w = blanco
istinto-suit-b = azul
istinto-suit-g = verde
istinto-suit-r = rojo
istinto-suit-k = negro
istinto-your-hand = Tu mano
istinto-hand-of = Mano de { $name }
istinto-cards-held =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }

## Apuestas

istinto-how-many = ¿Cuántas bazas vas a ganar?
# Lo que vale una apuesta exacta.
istinto-worth = Exacta: 0→20, 1→15, 2–3→10, 4→15, 5→20, 6+→60
istinto-bid-again =
    { $bid ->
        [one] Toca otra vez para apostar { $bid } baza.
       *[other] Toca otra vez para apostar { $bid } bazas.
    }
istinto-bid-keys = Escribe un número y pulsa Intro para apostarlo.
istinto-bid-of =
    { $bid ->
        [one] Apostar { $bid } baza
       *[other] Apostar { $bid } bazas
    }
istinto-move-play =
    Jugar { $card ->
        [triunfo] un triunfo
       *[other] el { $card }
    }
istinto-round-number = Ronda { $round }
istinto-bid-so-far =
    { $sum ->
        [one] { $sum } de 11 bazas apostada
       *[other] { $sum } de 11 bazas apostadas
    }
istinto-no-bid-yet = sin apuesta aún
# Palabras en una papeleta: muy cortas.
istinto-slip-exact = exacta
istinto-slip-missed = fallada
istinto-slip-short =
    { $count ->
        [one] falta { $count }
       *[other] faltan { $count }
    }
istinto-slip-says = apuesta { $bid }, ganadas { $taken }: { $word }

## La baza

istinto-trick = La baza
istinto-lies = { $name }: { $card }
istinto-led = salida: { $suit }
istinto-led-trump = cualquier carta
istinto-leads = salida
istinto-wins =
    { $who ->
        [you] ganas
       *[other] gana
    }
istinto-go-on = Seguir
istinto-withdraw = retirar
istinto-withdraw-why = Carta adelantada: espera tu turno.
istinto-last-trick = Última baza
istinto-scores = Puntos

## Lo que espera la mesa

istinto-takes =
    { $you ->
        [yes] Ganas la baza.
       *[no] { $name } gana la baza.
    }
istinto-over = La partida ha terminado.
istinto-bidding =
    { $you ->
        [yes] Tu apuesta.
       *[no] { $name } está apostando…
    }
istinto-to-play = Le toca a { $name }…
istinto-to-play-early = Le toca a { $name }. Ya puedes adelantar una carta.
istinto-you-lead = Sales tú: cualquier carta.
istinto-your-card = Tu carta. El palo de salida es el { $suit }.
istinto-your-card-free = Tu carta. Se ha salido con un triunfo: vale cualquiera.
istinto-play-again = Toca otra vez para jugar esta carta.
istinto-commit-again = Toca otra vez para adelantar esta carta.
istinto-closing =
    { $count ->
        [one] Se han jugado todas las bazas. Falta que acepte un jugador.
       *[other] Se han jugado todas las bazas. Falta que acepten { $count } jugadores.
    }

## Desafíos

istinto-accept = Aceptar
istinto-accepted = ha aceptado
istinto-challenge = Desafiar
istinto-accuse-whom = ¿Quién no siguió el palo?
istinto-stake = La ronda termina al instante. Si hizo renuncio, pierde 10 puntos; si no, los pierdes tú.
istinto-court = El tribunal
istinto-verdict-guilty = Sí hubo renuncio
istinto-verdict-innocent = No hubo renuncio
istinto-proof =
    { $you ->
        [yes] En la baza { $first } se salió de { $suit } y jugaste { $card ->
            [triunfo] un triunfo
           *[other] el { $card }
        }. Pero en la baza { $later } resultó que tenías el { $shown }.
       *[no] En la baza { $first } se salió de { $suit } y { $name } jugó { $card ->
            [triunfo] un triunfo
           *[other] el { $card }
        }. Pero en la baza { $later } resultó que { $name } tenía el { $shown }.
    }
istinto-proof-in-hand =
    { $you ->
        [yes] Aún tenías en la mano una carta del palo de salida, sin jugar.
       *[no] { $name } aún tenía en la mano una carta del palo de salida, sin jugar.
    }
istinto-evidence =
    { $you ->
        [yes] Lo que jugaste en esta ronda
       *[no] Lo que jugó { $name } en esta ronda
    }
istinto-exhibit-led = salió
istinto-exhibit-free = cualquiera
istinto-exhibit-followed = siguió
istinto-exhibit-not = no siguió
istinto-exhibit-had = tenía { $suit }

## La hoja de puntos

istinto-round = Ronda
istinto-sheet-caption = Bazas ganadas / apostadas, y puntos
istinto-sheet-total = Total
istinto-sheet-exact =
    { $points ->
        [one] ganadas { $taken }, apuesta { $bid }: exacta, { $points } punto
       *[other] ganadas { $taken }, apuesta { $bid }: exacta, { $points } puntos
    }
istinto-sheet-missed = ganadas { $taken }, apuesta { $bid }: fallada, sin puntos
istinto-sheet-challenge =
    { $points ->
        [one] terminó por un desafío: { $points } punto
       *[other] terminó por un desafío: { $points } puntos
    }
istinto-sheet-note = La ronda terminó por un desafío: ! quien desafió, ? el acusado.

## El historial

istinto-tell-bid =
    { $you ->
        [yes] Apuestas { $bid }.
       *[no] { $name } apuesta { $bid }.
    }
istinto-tell-play =
    { $you ->
        [yes] Juegas { $card ->
            [triunfo] un triunfo
           *[other] el { $card }
        }.
       *[no] { $name } juega { $card ->
            [triunfo] un triunfo
           *[other] el { $card }
        }.
    }
istinto-tell-trick =
    { $you ->
        [yes] Ganas la baza con { $card ->
            [triunfo] un triunfo
           *[other] el { $card }
        }.
       *[no] { $name } gana la baza con { $card ->
            [triunfo] un triunfo
           *[other] el { $card }
        }.
    }
istinto-tell-accept =
    { $you ->
        [yes] Aceptas la ronda.
       *[no] { $name } acepta la ronda.
    }
istinto-tell-challenge =
    { $verdict ->
        [guilty]
            { $you ->
                [yes] Desafías a { $accused }, que sí hizo renuncio y pierde 10 puntos.
               *[no]
                    { $accusedYou ->
                        [yes] { $name } te desafía: hiciste renuncio y pierdes 10 puntos.
                       *[no] { $name } desafía a { $accused }, que sí hizo renuncio y pierde 10 puntos.
                    }
            }
       *[innocent]
            { $you ->
                [yes] Desafías a { $accused }, que no hizo renuncio: pierdes 10 puntos.
               *[no]
                    { $accusedYou ->
                        [yes] { $name } te desafía, pero no hiciste renuncio: { $name } pierde 10 puntos.
                       *[no] { $name } desafía a { $accused }, que no hizo renuncio: { $name } pierde 10 puntos.
                    }
            }
    }
istinto-tell-round = La ronda ha terminado: { $totals }.
istinto-total-of =
    { $you ->
        [yes] tú { $points }
       *[no] { $name } { $points }
    }

## A new table

istinto-option-until = Hasta
istinto-option-revokes = Renuncios
istinto-value-until-100 = 100 puntos
istinto-value-until-60 = 60 puntos
istinto-value-until-each_dealt_twice = que cada uno reparta dos veces
istinto-value-revokes-prevented = impedidos
istinto-value-revokes-challengeable = posibles, y se pueden desafiar

## The score sheet

istinto-scores-option-until = Hasta
istinto-scores-round = Ronda
istinto-scores-rounds-so-far =
    { $count ->
        [0] Sin empezar
        [one] Tras una ronda
       *[other] Tras { $count } rondas
    }
istinto-replay-round = Ronda { $round }
istinto-replay-round-before = Al principio de la ronda
istinto-replay-round-after = A la ronda siguiente
istinto-scores-field-bids = Apuesta
istinto-scores-field-tricks = Bazas
istinto-scores-ask-bids = { $name }: ¿cuántas bazas vas a ganar?
istinto-scores-ask-tricks = { $name }: ¿cuántas bazas has ganado?
istinto-scores-instead = ¿Desafío?
istinto-scores-instead-not = Sin desafío
istinto-scores-accuser = ¿Quién acusó?
istinto-scores-accused = ¿A quién?
istinto-scores-revoked = ¿Tenía { $name } el palo de salida?
istinto-scores-revoked-nobody = ¿Tenía el palo de salida?
istinto-scores-yes = Sí, un renuncio
istinto-scores-no = No, todo bien
istinto-scores-cant-most-bids = { $name } no puede apostar { $count }: hay { $most } bazas.
istinto-scores-cant-most-tricks = { $name } no puede tener { $count } bazas: hay { $most }.
istinto-scores-cant-oneself = { $name } no puede acusar a { $name }.
istinto-scores-cant-tricks-over =
    { $over ->
        [one] Son { $tricks } bazas, una más de las 11 que hay.
       *[other] Son { $tricks } bazas, { $over } más de las 11 que hay.
    }
istinto-scores-cant-tricks-under =
    { $under ->
        [one] Suman { $tricks } bazas. Alguien ganó una más: hay 11.
       *[other] Suman { $tricks } bazas. Faltan { $under }: hay 11.
    }
istinto-scores-why-bid-made =
    { $bid ->
        [one] apostó { $bid } y la ganó: { $points } puntos.
       *[other] apostó { $bid } y ganó { $tricks }: { $points } puntos.
    }
istinto-scores-why-bid-missed = apostó { $bid } y ganó { $tricks }: nada.
istinto-scores-why-revoked = hizo renuncio y se descubrió: −10.
istinto-scores-why-accused-wrongly = acusó sin razón: −10.
istinto-scores-why-no-bids = no puntúa: la ronda se interrumpió.

## The lesson: what the toad says. Kero and Rana are the other players’ names

istinto-lesson-hello = ¡Te doy la bienvenida a Istinto! Una ronda tiene once bazas. Dices cuántas vas a ganar. Después, gana exactamente esas.
istinto-lesson-cards = Hay cinco palos del 1 al 12 y seis triunfos, marcados con un ojo. Un triunfo gana a todos los palos.
istinto-lesson-count = Cuenta lo que debería ganar. El 12 blanco y el 12 verde son los más altos de su palo, y tienes dos triunfos.
istinto-lesson-bid = Kero dice 5, Rana dice 2. Tienes cuatro buenas cartas: di 4. Tócalo dos veces.
istinto-lesson-bid-instead = ¡Qué valor! Pero tu mano parece de cuatro. Di 4.
istinto-lesson-exactly = Tienen que ser exactamente 4. Con 3 o con 5 no te llevas nada. Empieza Rana…
istinto-lesson-follow = Se ha salido de blanco. Si tienes el palo, debes seguirlo. Juega el 12 blanco: tócalo dos veces.
istinto-lesson-follow-instead = El 3 blanco perdería. Juega el 12 blanco: ningún blanco le gana.
istinto-lesson-lead = ¡Tu primera baza! Quien gana sale, con cualquier carta. Deshazte de una pequeña: el 2 rojo.
istinto-lesson-lead-instead = Guárdala para después. Sal con el 2 rojo.
istinto-lesson-void = Mira: Kero ha salido de azul. Rana no tiene azul y ha jugado un triunfo. Tú tampoco tienes azul.
istinto-lesson-trump = Sin cartas del palo puedes jugar lo que quieras. ¡Juega un triunfo tú también!
istinto-lesson-trump-instead = Eso perdería. Aquí puedes jugar un triunfo: juega tu triunfo.
istinto-lesson-last_trump = Todos los triunfos son iguales, y gana el último que se juega. ¡La baza es tuya! Ya van dos.
istinto-lesson-high = Ahora sal con el 12 verde. Solo un triunfo podría ganarle.
istinto-lesson-high-instead = Aún necesitas dos. Sal con el 12 verde.
istinto-lesson-duck = ¡Tres! Con una más basta. Guarda tu triunfo y sal con el 3 negro.
istinto-lesson-duck-instead = Ahora no: solo necesitas una más. Sal con el 3 negro.
istinto-lesson-early = Por cierto: con la primera carta de la baza en la mesa, puedes adelantar la tuya antes de tu turno. Se juega cuando te toca.
istinto-lesson-jump = Ahora Kero no para de ganar. Saltemos tres bazas.
istinto-lesson-fourth = Tienes 3 y necesitas 4. Kero ha salido de azul y no hay triunfos en la mesa. ¡Juega tu triunfo!
istinto-lesson-fourth-instead = Es tu ocasión para la cuarta baza. Juega tu triunfo.
istinto-lesson-enough = Cuatro, justo lo que dijiste. Pero ahora sales tú, ¡y una baza más lo echaría todo a perder!
istinto-lesson-lose = Así que sal con algo que difícilmente gane: el 2 verde.
istinto-lesson-lose-instead = Demasiado alta: podría ganar. Sal con el 2 verde.
istinto-lesson-last = Kero ha salido de blanco, y tu última carta es negra. No puede ganar. Juégala con una sonrisa.
istinto-lesson-last-instead = Juega el 8 negro.
istinto-lesson-score = Cuatro dichas, cuatro ganadas: 10 puntos, y 5 más de extra. Kero dijo 5, ganó 6 y no recibe nada.
istinto-lesson-bonus = El extra crece hacia los dos lados: 0 bazas dan 20 puntos, 5 dan 20, ¡y 6 o más dan 60!
istinto-lesson-end = Gana quien llega primero a 100 puntos. ¡Confía en tu instinto!

## What can’t be done

istinto-why-bids-first = Aún no han apostado todos. Las cartas se juegan después.
istinto-why-bid-first = Aún no has apostado. Elige primero cuántas bazas harás.
istinto-why-no-lead = De esta baza aún no hay ninguna carta. Cuando se salga, puedes adelantar una.
istinto-why-played = En esta baza ya has jugado. Espera a la siguiente.
istinto-why-follow = Debes seguir el palo: es el { $suit }, y lo tienes. Juega una carta de ese palo.
istinto-why-IS-8 = Todas las bazas están jugadas. Acepta la ronda o acusa a alguien.

## La historia de una partida terminada

istinto-story-when = Ronda { $round }
istinto-story-feat =
    { $who ->
        [you] Apostaste { $bid } y ganaste { $taken }: { $points } puntos.
       *[other] { $name } apostó { $bid } y ganó { $taken }: { $points } puntos.
    }

## Por qué una jugada es buena o no

istinto-reason-made = En { $tenths } de cada 10 repartos simulados haces exactamente { $bid }.
istinto-reason-pays = { $bid } apostadas y hechas: { $points } puntos.
istinto-reason-hand = Triunfos en la mano: { $trumps }. Cartas de 11 o 12: { $high }.
istinto-reason-wanted = Bazas que aún necesitas: { $wanted }. Triunfos y cartas más altas en la mano: { $masters }.
istinto-reason-meets = En { $tenths } de cada 10 repartos simulados aciertas tu apuesta de { $bid }.
istinto-reason-enough = Ya tienes las { $bid } que apostaste: una baza más te costaría la apuesta.
istinto-reason-missed = Tu apuesta de { $bid } ya no se puede acertar.
istinto-reason-last =
    Nadie juega después de ti: con { $card ->
        [triunfo] un triunfo
       *[other] el { $card }
    } la baza es tuya.
istinto-reason-beaten =
    Está { $best ->
        [triunfo] un triunfo
       *[other] el { $best }
    }: con { $card ->
        [triunfo] un triunfo
       *[other] el { $card }
    } no puedes ganar esta baza.
istinto-reason-takes =
    Con { $card ->
        [triunfo] un triunfo
       *[other] el { $card }
    } ganas esta baza en { $tenths } de cada 10 repartos simulados.
istinto-reason-top =
    En su palo no queda nada por encima de { $card ->
        [triunfo] un triunfo
       *[other] el { $card }
    }: solo un triunfo gana.
