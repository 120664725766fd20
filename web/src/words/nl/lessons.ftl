### De lessen: wat de pad zegt. Kero en Rana zijn de namen van de andere spelers.

lessons-title = Leer het al spelend
lessons-line = Twee tot vier minuten per les. Jij speelt, de pad legt uit.
lessons-start = Beginnen
lessons-again = Nog eens
lessons-done = geleerd
lessons-leave = Les verlaten
lessons-coach = De pad zegt
lessons-step = Stap { $step } van { $steps }
lessons-next = Volgende
lessons-hurry = Verder
lessons-back = Eén stap terug
lessons-skip = Overslaan
lessons-skip-all = Les overslaan
lessons-show = Laat zien
lessons-your-move = Jouw zet
lessons-wait = Een moment: tik eerst op “Volgende”.
lessons-finished = Je kent { $game }!
lessons-play = Nu spelen
lessons-play-game = Nu spelen: { $game }, tegen beginnende bots
lessons-others = Andere lessen
