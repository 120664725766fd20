### La hoja de puntos para cartas de verdad en una mesa de verdad.

scores-title = Hoja de puntos
scores-lead = Cartas de verdad, mesa de verdad: Rospo cuenta. Funciona sin internet y todo se queda en este dispositivo.
scores-new = Hoja nueva
scores-new-game = Hoja nueva: { $game }
scores-evenings = Tus veladas
scores-none = Aún no hay veladas. Elige un juego y estrena la primera línea.
scores-in-play =
    { $count ->
        [0] sin empezar
        [one] una línea
       *[other] { $count } líneas
    }
scores-delete-this = Borrar { $game } del { $date }
scores-deleted = Borrada.
scores-restore = Recuperarla
scores-unkept = Este navegador no guarda nada: la hoja desaparece al cerrar la página.
scores-no-such = Esta hoja no está en este dispositivo
scores-no-such-why = Las hojas se quedan en el dispositivo donde se empezaron.

## Antes de la primera ronda

scores-players = ¿Cuántos jugáis?
scores-names = Nombres, en sentido horario
scores-name-of = Jugador { $seat }
scores-first-dealer = ¿Quién reparte primero?
scores-draw-lots = sortear
scores-same-names = Dos jugadores se llaman igual: { $name }.
scores-begin = Abrir la hoja
scores-option-rounds = Rondas
scores-option-until = Hasta
scores-option-max_hands = Manos
scores-value-until-100 = 100 puntos
scores-value-until-60 = 60 puntos
scores-value-until-each_dealt_twice = que cada uno reparta dos veces
scores-value-max_hands-0 = hasta una bancarrota

## El papel

scores-paper = La hoja de { $game }
scores-round = Ronda
scores-line = Ronda { $round }: cómo se ha contado
scores-cell = { $points }, total { $total }
scores-out = fuera
scores-pot = Bote: { $pot }
scores-undo = Quitar la última línea
scores-redo = Recuperar la línea
scores-share = Compartir
scores-share-text = Como texto
scores-share-picture = Como imagen
scores-shared = Hecho.
scores-copied = Copiado.
scores-saved = Guardado como imagen.
scores-failed = Aquí no ha funcionado.
scores-made-with = contado con Rospo
scores-file = rospo-{ $game }.png

## Anotar

scores-entry = Ronda { $round } · reparte { $name }
scores-entry-hand = Mano { $round } · reparte { $name }
scores-field-bids = Apuesta
scores-field-tricks = Bazas
scores-field-twisted = Invertidas
scores-field-taken = Llevadas
scores-field-toads = Sapos
scores-field-chips = Fichas
scores-field-left = Restantes
scores-field-of = { $field }: { $name }
scores-ask-bids = { $name }: ¿cuántas bazas vas a ganar?
scores-ask-tricks = { $name }: ¿cuántas bazas has ganado?
scores-ask-twisted = { $name }: ¿cartas boca arriba a tu lado?
scores-ask-taken = { $name }: ¿cartas boca abajo, con los sapos?
scores-ask-toads = { $name }: ¿cuántas de esas son sapos?
scores-ask-chips = { $name }: ¿cuánto valen ahora tus fichas?
scores-ask-left = { $name }: ¿cartas por robar, aparcadas y en la mano?
scores-ask-write = Está todo. ¿Lo apuntamos?
scores-rest = El resto: { $rest }.
scores-pad = Números
scores-erase = Borrar
scores-next = Siguiente
scores-write = Apuntar
scores-line-written = Ronda { $round } apuntada. { $totals }
scores-total-of = { $name } { $total }
scores-bankrupt = ¿Bancarrota?
scores-bankrupt-of = { $name } está en bancarrota
scores-challenge = ¿Desafío?
scores-no-challenge = Sin desafío
scores-accuser = ¿Quién acusó?
scores-accused = ¿A quién?
scores-revoked = ¿Tenía { $name } el palo de salida?
scores-revoked-nobody = ¿Tenía el palo de salida?
scores-yes = Sí, un renuncio
scores-no = No, todo bien
scores-rule = Regla { $rule }

## Lo que no puede ser

scores-cant-most-bids = { $name } no puede apostar { $count }: hay { $most } bazas.
scores-cant-most-tricks = { $name } no puede tener { $count } bazas: hay { $most }.
scores-cant-most-twisted = { $name } no puede tener { $count } cartas invertidas: solo { $most } cartas tienen pareja.
scores-cant-most-taken = { $name } no puede tener { $count } cartas: hay { $most }.
scores-cant-most-toads = { $name } no puede tener { $count } sapos: hay { $most }.
scores-cant-most-chips = { $name } no puede tener { $count }: todas las fichas juntas valen { $most }.
scores-cant-most-left = { $name } no puede tener { $count } cartas: empezó con { $most }.
scores-cant-oneself = { $name } no puede acusar a { $name }.
scores-cant-tricks-over =
    { $over ->
        [one] Son { $tricks } bazas, una más de las 11 que hay.
       *[other] Son { $tricks } bazas, { $over } más de las 11 que hay.
    }
scores-cant-tricks-under =
    { $under ->
        [one] Suman { $tricks } bazas. Alguien ganó una más: hay 11.
       *[other] Suman { $tricks } bazas. Faltan { $under }: hay 11.
    }
scores-cant-odd = ¿{ $name } tiene { $twisted } boca arriba? Las invertidas van de dos en dos.
scores-cant-toads-not-taken =
    { $toads ->
        [one] { $name } tiene un sapo, pero ninguna carta boca abajo. Cuenta también los sapos.
       *[other] { $name } tiene { $toads } sapos, pero boca abajo solo { $taken }. Cuenta también los sapos.
    }
scores-cant-toads-over = Son { $toads } sapos. Hay { $most }.
scores-cant-cards-over = Son { $cards } cartas. Hay { $most }.
scores-cant-paired-over = Son { $cards } cartas que no son sapos. Hay { $most }.
scores-cant-cards-under = ¿Solo { $cards } cartas? Al final hay al menos { $least } junto a los jugadores: mazo y fila se han acabado, y nadie tiene más de { $hand } en la mano.
scores-cant-many-done = Solo un jugador puede ser el primero en colocar su última carta.
scores-cant-nobody-done = Alguien debe tener 0 cartas: la ronda termina cuando alguien las ha colocado todas.
scores-cant-bankrupt-has = ¿{ $name } está en bancarrota y tiene { $chips }? La bancarrota se lleva todas las fichas.
scores-cant-bankrupt-rich = { $name } tenía { $had }. Con más de { $most }, nadie cae en bancarrota en una mano.
scores-cant-fell = ¿{ $name } tenía { $had } y tiene { $chips }? Una mano cuesta { $most } como mucho: 3 por cartas, 2 en el primer duelo, 1 en el tercero.
scores-cant-chips-over = Suman { $chips }, { $over } más de las { $all } que hay.
scores-cant-chips-under = Suman { $chips } de { $all }: falta por contar { $missing }.
scores-cant-chips-or-pot = Suman { $chips } de { $all }. ¿Hubo empate en el último duelo, o no se jugó? Entonces lo que falta, { $missing }, está en el bote.
scores-cant-two-pots = { $name } ganó más de { $prize }, y alguien más también. El bote solo lo puede ganar uno.
scores-cant-pot-won = { $name } ganó más de { $prize }, así que ganó el bote. Entonces está vacío.
scores-fix-pot = Hay { $pot } en el bote

## Por qué cuenta así

scores-why-title = Ronda { $round }
scores-why-bid-made =
    { $bid ->
        [one] apostó { $bid } y la ganó: { $points } puntos.
       *[other] apostó { $bid } y ganó { $tricks }: { $points } puntos.
    }
scores-why-bid-missed = apostó { $bid } y ganó { $tricks }: nada.
scores-why-revoked = hizo renuncio y se descubrió: −10.
scores-why-accused-wrongly = acusó sin razón: −10.
scores-why-no-bids = no puntúa: la ronda se interrumpió.
scores-why-beside =
    { $toads ->
        [0] ganó { $twisted } al invertir, se llevó { $others }: { $total }.
        [one] ganó { $twisted } al invertir, se llevó { $others } y un sapo: { $total }.
       *[other] ganó { $twisted } al invertir, se llevó { $others } y { $toads } sapos: { $total }.
    }
scores-why-all-laid = colocó todas sus cartas.
scores-why-cards-left =
    { $left ->
        [one] tenía aún una carta: −1.
       *[other] tenía aún { $left } cartas: −{ $left }.
    }
scores-why-chips = tiene { $chips } ({ $total }).
scores-why-bankrupt = está en bancarrota.

## El final

scores-winner = ¡Gana { $name }!
scores-winners = ¡Comparten la victoria: { $names }!
scores-rounds-so-far =
    { $count ->
        [0] Sin empezar
        [one] Tras una ronda
       *[other] Tras { $count } rondas
    }
scores-over = Se acabó.
scores-again = Otra vez, mismos jugadores
scores-all = Todas las veladas
