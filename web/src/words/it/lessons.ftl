### Le lezioni: ciò che dice il rospo. Kero e Rana sono i nomi degli altri giocatori.

lessons-title = Impara giocando
lessons-line = Da due a quattro minuti l’una. Tu giochi, il rospo spiega.
lessons-start = Comincia
lessons-again = Di nuovo
lessons-done = imparato
lessons-leave = Lascia la lezione
lessons-coach = Il rospo dice
lessons-step = Passo { $step } di { $steps }
lessons-next = Avanti
lessons-hurry = Continua
lessons-back = Un passo indietro
lessons-skip = Salta
lessons-skip-all = Salta la lezione
lessons-show = Fammi vedere
lessons-your-move = Tocca a te
lessons-wait = Un momento: prima tocca «Avanti».
lessons-finished = Ora conosci { $game }!
lessons-play = Gioca subito
lessons-play-game = Gioca subito: { $game }, contro bot principianti
lessons-others = Altre lezioni
