### The lessons: what the toad says. Kero and Rana are the other players’ names.

lessons-title = Learn by playing
lessons-line = Two to four minutes each. You play, the toad explains.
lessons-start = Start
lessons-again = Again
lessons-done = learned
lessons-leave = Leave the lesson
lessons-coach = The toad says
lessons-step = Step { $step } of { $steps }
lessons-next = Next
lessons-hurry = Go on
lessons-back = One step back
lessons-skip = Skip
lessons-skip-all = Skip the lesson
lessons-show = Show me
lessons-your-move = Your move
lessons-wait = One moment: tap “Next” first.
lessons-finished = You know { $game }!
lessons-play = Play now
lessons-play-game = Play now: { $game }, against novice bots
lessons-others = Other lessons
