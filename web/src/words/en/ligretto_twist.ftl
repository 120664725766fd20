### Ligretto Twist: the race.

## Cards. The letters on them are those of the rules, R G B Y, in every language.

ligretto_twist-card-r = red
ligretto_twist-card-g = green
ligretto_twist-card-b = blue
ligretto_twist-card-y = yellow
ligretto_twist-letter-r = R
ligretto_twist-letter-g = G
ligretto_twist-letter-b = B
ligretto_twist-letter-y = Y

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

ligretto_twist-not-yet = Not yet: wait for the start
ligretto_twist-flip-first = Flip a card first
ligretto_twist-lay-first = Lay your { $card } card first
ligretto_twist-lay-or-park = Park your { $card } card, or wait
ligretto_twist-no-park = No need to park: { $piles } open
ligretto_twist-fumble = Fumble!
ligretto_twist-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } s
ligretto_twist-late = Somebody was quicker
ligretto_twist-tie = a tie
ligretto_twist-tie-told = A tie: the coin chose somebody else
ligretto_twist-tie-won = A tie: the coin chose you
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
ligretto_twist-how-touch = Flip, then touch a pile of that colour
ligretto_twist-waits = Waiting until everybody is here …
ligretto_twist-paused = The race is paused
ligretto_twist-pause-silent = Nothing is heard from { $name }. If that lasts 20 seconds, a bot takes their place.
ligretto_twist-pause-you = Your line was silent for a moment.
ligretto_twist-pause-restart = The server was started again. No card is lost.
ligretto_twist-pause-empty = Nobody was connected.
ligretto_twist-pause-then = It goes on with a count-down.
ligretto_twist-round-over = The round is over
ligretto_twist-next-in =
    { $seconds ->
        [one] Round { $round } in { $seconds } second
       *[other] Round { $round } in { $seconds } seconds
    }
ligretto_twist-knot-title = Knot!
ligretto_twist-knot-why = Nobody could lay any more, so all hands lift. Go on!

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
            [one] You note { $count } minus point.
           *[other] You note { $count } minus points.
        }
       *[other] { $count ->
            [one] { $name } notes { $count } minus point.
           *[other] { $name } notes { $count } minus points.
        }
    }
ligretto_twist-move-lay = lay on pile { $pile }
