### Die Lektionen: was die Kröte sagt. Kero und Rana heißen die anderen am Tisch.

lessons-title = Spielend lernen
lessons-line = Je zwei bis vier Minuten. Du spielst, die Kröte erklärt.
lessons-start = Los geht’s
lessons-again = Noch einmal
lessons-done = gelernt
lessons-leave = Lektion verlassen
lessons-coach = Die Kröte sagt
lessons-step = Schritt { $step } von { $steps }
lessons-next = Weiter
lessons-hurry = Schneller
lessons-back = Einen Schritt zurück
lessons-skip = Überspringen
lessons-skip-all = Lektion überspringen
lessons-show = Zeig’s mir
lessons-your-move = Dein Zug
lessons-wait = Moment noch: Tipp erst auf „Weiter“.
lessons-finished = Du kannst { $game }!
lessons-play = Jetzt spielen
lessons-play-game = Jetzt spielen: { $game }, gegen Anfänger-Bots
lessons-others = Andere Lektionen
