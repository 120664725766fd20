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
lessons-finished = ¡Ya sabes jugar a { $game }!
lessons-play = Jugar ya
lessons-play-game = Jugar ya: { $game }, contra bots principiantes
lessons-others = Otras lecciones
