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

## El papel

scores-paper = La hoja de { $game }
scores-round = Ronda
scores-line = { $noun } { $round }: cómo se ha contado
scores-cell = { $points }, total { $total }
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

scores-entry = { $noun } { $round } · reparte { $name }
scores-field-of = { $field }: { $name }
scores-ask-write = Está todo. ¿Lo apuntamos?
scores-rest = El resto: { $rest }.
scores-pad = Números
scores-erase = Borrar
scores-next = Siguiente
scores-write = Apuntar
scores-line-written = { $noun } { $round }: línea apuntada. { $totals }
scores-total-of = { $name } { $total }
scores-rule = Regla { $rule }

## Por qué cuenta así

scores-why-title = { $noun } { $round }

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
