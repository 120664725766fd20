### Les leçons : ce que dit le crapaud. Kero et Rana sont les noms des autres joueurs.

lessons-title = Apprendre en jouant
lessons-line = Deux à quatre minutes chacune. Tu joues, le crapaud explique.
lessons-start = Commencer
lessons-again = Refaire
lessons-done = appris
lessons-leave = Quitter la leçon
lessons-coach = Le crapaud dit
lessons-step = Étape { $step } sur { $steps }
lessons-next = Suivant
lessons-hurry = Continuer
lessons-back = Une étape en arrière
lessons-skip = Passer
lessons-skip-all = Passer la leçon
lessons-show = Montre-moi
lessons-your-move = À toi
lessons-wait = Un instant : touche d’abord « Suivant ».
lessons-finished = Tu connais { $game } !
lessons-play = Jouer
lessons-play-game = Jouer : { $game }, contre des bots novices
lessons-others = Autres leçons
