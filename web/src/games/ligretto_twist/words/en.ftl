### Ligretto Twist: the race.

## The box, at home: see vite.config.ts

ligretto_twist-box = Everyone at once: two hands, no turns, and a pile under a hand is blocked.

## Cards

ligretto_twist-card-r = red
ligretto_twist-card-g = green
ligretto_twist-card-b = blue
ligretto_twist-card-y = yellow

## The table

ligretto_twist-piles = Piles
ligretto_twist-pile = Pile { $pile }, { $card }, { $state }
ligretto_twist-free = free
ligretto_twist-under = blocked by { $name }’s hand
ligretto_twist-under-yours = under your hand
ligretto_twist-holds = holds { $card }
ligretto_twist-you-hold = You hold { $card }
ligretto_twist-left-unit =
    { $count ->
        [one] card left
       *[other] cards left
    }
# After a number of cards, where room is scarce.
ligretto_twist-left-short = left
ligretto_twist-parked-count = { $count } parked
ligretto_twist-total =
    { $count ->
        [one] { $count } minus point
       *[other] { $count } minus points
    }
ligretto_twist-flip = Flip
ligretto_twist-flip-stack =
    { $count ->
        [one] Flip the last card of your stack
       *[other] Flip a card: { $count } in your stack
    }
ligretto_twist-flip-parked =
    { $count ->
        [0] Your stack is empty
        [one] Flip the card you parked
       *[other] Flip: your { $count } parked cards become your stack
    }
ligretto_twist-park = Park
ligretto_twist-park-label =
    { $count ->
        [0] Park your card: none is parked
       *[other] Park your card: { $count } parked
    }
# The keys, as they are written on them.
ligretto_twist-key-flip = Space
ligretto_twist-key-park = P

## Said when something can't be done, or goes wrong

ligretto_twist-fumble = Fumble!
ligretto_twist-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } s
ligretto_twist-late = Somebody was quicker
ligretto_twist-tie = a tie
ligretto_twist-tie-told = A tie: the draw went to somebody else
ligretto_twist-tie-won = A tie: the draw went to you
ligretto_twist-late-some = too late
# Both: how much later than the winner the press was, in milliseconds.
ligretto_twist-late-by = { $ms } ms
ligretto_twist-late-told = Too late by { $ms } ms
ligretto_twist-won-told = First by { $ms } ms
# Short: a screen reader says them in the middle of the race. $piles are numbers of piles.
ligretto_twist-held-open = { $card }: { $piles }
ligretto_twist-held-shut = { $card }, blocked
ligretto_twist-opens = { $piles } open

## While the race stands still

ligretto_twist-go = Go!
ligretto_twist-how-keys = Space flips, 1–{ $piles } lay, P parks
ligretto_twist-how-touch = Flip, then tap a pile of that colour
ligretto_twist-waits = Waiting for everybody …
ligretto_twist-paused = The race is paused
ligretto_twist-pause-silent = { $name } isn’t responding. After 20 seconds a bot takes over.
ligretto_twist-pause-you = Your connection dropped for a moment.
ligretto_twist-pause-restart = The server was restarted. No card is lost.
ligretto_twist-pause-empty = Nobody was connected.
ligretto_twist-pause-then = It goes on after a countdown.
ligretto_twist-round-over = The round is over
ligretto_twist-next-in =
    { $seconds ->
        [one] Round { $round } in { $seconds } second
       *[other] Round { $round } in { $seconds } seconds
    }
ligretto_twist-knot-title = Knot!
ligretto_twist-knot-why = Nobody could lay any more, so all hands lift. Play on!

## The sheet

ligretto_twist-sheet = Minus points, round by round
ligretto_twist-round = Round
ligretto_twist-sum = Sum
ligretto_twist-called = called “Twist stop!”

## The log. $who is "you" or "other".

ligretto_twist-flips =
    { $who ->
        [you] You flip { $card }.
       *[other] { $name } flips { $card }.
    }
ligretto_twist-lays =
    { $who ->
        [you] You lay { $card } on pile { $pile }.
       *[other] { $name } lays { $card } on pile { $pile }.
    }
ligretto_twist-fumbles =
    { $who ->
        [you] You fumble: { $card } can’t go on pile { $pile }.
       *[other] { $name } fumbles: { $card } can’t go on pile { $pile }.
    }
ligretto_twist-parks =
    { $who ->
        [you] You park { $card }.
       *[other] { $name } parks { $card }.
    }
ligretto_twist-knot = A knot: nobody could lay any more. All hands lift.
ligretto_twist-stop =
    { $who ->
        [you] You call “Twist stop!” and win the round.
       *[other] { $name } calls “Twist stop!” and wins the round.
    }
ligretto_twist-minus =
    { $who ->
        [you] { $count ->
            [one] You get { $count } minus point.
           *[other] You get { $count } minus points.
        }
       *[other] { $count ->
            [one] { $name } gets { $count } minus point.
           *[other] { $name } gets { $count } minus points.
        }
    }
ligretto_twist-move-lay = lay on pile { $pile }

## A new table

ligretto_twist-option-fumble_ms = Freeze after a fumble (ms)
ligretto_twist-option-lag_comp_ms = Lag compensation (ms)

## The score sheet

ligretto_twist-scores-field-left = Cards left
ligretto_twist-scores-ask-left = { $name }: cards in the stack, parked and in hand?
ligretto_twist-scores-cant-most-left = { $name } can’t have { $count } cards: the stack had { $most }.
ligretto_twist-scores-cant-many-done = Only one player can lay the last card first.
ligretto_twist-scores-cant-nobody-done = Somebody must have 0 cards: the round ends when somebody has laid them all.
ligretto_twist-scores-why-all-laid = laid every card.
ligretto_twist-scores-why-cards-left =
    { $left ->
        [one] had one card left: −1.
       *[other] had { $left } cards left: −{ $left }.
    }

## The lesson: what the toad says. Kero and Rana are the other players’ names

ligretto_twist-lesson-hello = Welcome to Ligretto Twist! You have 40 cards, Kero has 40. Whoever gets rid of all of them first wins.
ligretto_twist-lesson-pace = There are no turns: everybody plays at once, as fast as they can. Here we go at walking pace.
ligretto_twist-lesson-flip = You see one card at a time. Flip the top card of your stack.
ligretto_twist-lesson-flip-instead = First flip a card from your stack.
ligretto_twist-lesson-lay = Red! Lay it on the red pile.
ligretto_twist-lesson-lay-instead = Colour goes on colour: lay it on red.
ligretto_twist-lesson-stays = Now the twist: the hand that laid the card stays on that pile. While it lies there, red is blocked for Kero.
ligretto_twist-lesson-other_hand = You have another hand. Flip the next card with that one.
ligretto_twist-lesson-other_hand-instead = Flip the next card.
ligretto_twist-lesson-swap = Blue. Lay it on the blue pile.
ligretto_twist-lesson-swap-instead = Blue goes on blue.
ligretto_twist-lesson-free = Now that hand stays on blue, and your first hand is free. So you always cover one pile. Watch Kero …
ligretto_twist-lesson-blocked = Kero’s hand lies on green. A pile under somebody else’s hand is blocked for you.
ligretto_twist-lesson-flip_green = Go on: flip your next card.
ligretto_twist-lesson-flip_green-instead = Flip your next card.
ligretto_twist-lesson-fumble = Green, of all colours! Let’s see what happens if you try. Lay it on green.
ligretto_twist-lesson-fumble-instead = Just this once, do the wrong thing: try the green pile.
ligretto_twist-lesson-frozen = A fumble! Wrong colour or blocked pile: the card comes back, and for a moment you can’t do anything.
ligretto_twist-lesson-park = You may wait until Kero’s hand goes. Or park the card face down and play on. Park it.
ligretto_twist-lesson-park-instead = Green is still blocked. Park the card.
ligretto_twist-lesson-flip_blue = And on with the next card. Flip!
ligretto_twist-lesson-flip_blue-instead = Flip the next card.
ligretto_twist-lesson-own_hand = Blue, and blue lies under your own hand. That isn’t blocked for you! Lay it there and swap hands.
ligretto_twist-lesson-own_hand-instead = Your own hand never stops you. Lay it on blue.
ligretto_twist-lesson-parked = When your stack is empty, the parked cards become your new stack. You may park only if every pile of the colour is blocked.
ligretto_twist-lesson-knot = If nobody can lay a card because of all the hands, that’s a knot: all hands lift, and play goes on.
ligretto_twist-lesson-jump = That’s all there is to know. Let’s jump ahead, to your last card!
ligretto_twist-lesson-last_flip = One card left. Flip it!
ligretto_twist-lesson-last_flip-instead = Flip your last card.
ligretto_twist-lesson-last_lay = Yellow, and yellow is free. Lay it: quick, before Kero does!
ligretto_twist-lesson-last_lay-instead = Yellow goes on yellow.
ligretto_twist-lesson-score = “Twist stop!” Your cards are gone and the round is over. Kero has 18 cards left: 18 minus points.
ligretto_twist-lesson-time = After a round the table tells you where you lost time. { $what }
ligretto_twist-lesson-end = After five rounds, whoever has the fewest minus points wins. At a real table it goes fast. Look first, then lay!

## What can’t be done

ligretto_twist-why-not-yet = The race isn’t running. Wait for the start.
ligretto_twist-why-flip-first = You have no card in your hand. Flip one first.
ligretto_twist-why-lay-first = You still hold a card: { $card }. Lay it first.
ligretto_twist-why-lay-or-park = You still hold a card: { $card }. Park it, or wait for a pile.
ligretto_twist-why-no-park = This card can be laid, so it can’t be parked. Open: { $piles }.
ligretto_twist-why-colour = Pile { $pile } has another colour. Your card: { $card }.
ligretto_twist-why-blocked = Pile { $pile } is blocked by another hand. Wait, or take another pile.

## The story of a game that is over

ligretto_twist-story-feat =
    { $who ->
        [you] You laid { $count } cards before anybody else laid one, in { NUMBER($seconds) } s.
       *[other] { $name } laid { $count } cards before anybody else laid one, in { NUMBER($seconds) } s.
    }

## What a round teaches

ligretto_twist-reason-waited = You waited { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s on { $card } with park open.
ligretto_twist-reason-open = A pile was open for your { $card } for { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s before you moved.
ligretto_twist-reason-idle = Your hand was free for { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s before you flipped.
ligretto_twist-reason-fumbled = Fumbles: { $count }. They froze you for { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.
ligretto_twist-reason-steady = You lost no time: your longest pause was { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s.

## Analysis

ligretto_twist-analysis-places = Time lost, by pile
ligretto_twist-analysis-place = Pile { $number }
