### Istinto: cartas, apuestas, bazas, el tribunal, la hoja de puntos.

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
        [one] Toca otra vez y apuestas { $bid } baza.
       *[other] Toca otra vez y apuestas { $bid } bazas.
    }
istinto-bid-keys = Escribe un número; Intro lo apuesta.
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
istinto-wins = gana
istinto-go-on = Seguir
istinto-withdraw = retirar
istinto-withdraw-why = Esta carta espera tu turno.
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
