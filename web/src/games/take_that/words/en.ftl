### The table of Take That.

## The box, at home: see vite.config.ts

take_that-box = Lay close, twist sharp, and leave the row to somebody else.

## Cards

take_that-card = { $card }
take_that-toad = toad { $card }
take_that-says-lay = { $what }, can be laid
take_that-says-twist = { $what }, can twist { $partner }
take_that-says-both = { $what }, can be laid, or twist { $partner }

## The table

take_that-hand = Your hand
take_that-hand-of = Hand of { $name }
take_that-rivals = The others
take_that-row =
    { $count ->
        [0] The row is empty
        [one] The row: one card
       *[other] The row: { $count } cards, first to last
    }
take_that-end = { $what }, the end to lay on
take_that-row-twist = { $what }: your { $partner } can twist it
take_that-lay-here = Lay { $card } here, at the end
take_that-end-mark = The end to lay on
take_that-pile =
    { $count ->
        [0] The draw pile is empty
        [one] Draw pile: one card
       *[other] Draw pile: { $count } cards
    }
take_that-holds =
    { $count ->
        [one] One card in hand
       *[other] { $count } cards in hand
    }
take_that-heap-up =
    { $count ->
        [one] One card face up, won
       *[other] { $count } cards face up, won
    }
take_that-heap-down =
    { $count ->
        [one] One card face down, taken
       *[other] { $count } cards face down, taken
    }
take_that-croak = Croak!
take_that-begin = The cards are dealt.
take_that-round-of = Round { $round } of { $rounds }

## What you can do

take_that-your-moves = What you can do
take_that-lay = Lay { $card }
take_that-twist = Twist { $partner } away
take_that-twist-short = Twist { $partner }
take_that-move-twist = Twist { $partner } away with { $card }
take_that-take = Take the row
take_that-take-short = Take
take_that-take-cost =
    { $count ->
        [one] one card, { $points }
       *[other] { $count } cards, { $points }
    }
take_that-take-cost-extra = { $points }, and one from the pile
take_that-choose = Choose a card
take_that-open-row = Lay any card to open the row
take_that-waiting = { $name } is thinking …

## Scores

take_that-scores = Scores
take_that-after-round = After round { $round }
take_that-go-on = Go on
take_that-go-on-turn = Go on: your turn
take_that-sheet = Score sheet: won, lost and the sum of each round
take_that-round = Round { $round }
take_that-won = Won
take_that-lost = Lost
take_that-sum = Sum
take_that-total = Total
take_that-of-them-toads =
    { $count ->
        [one] with one toad
       *[other] with { $count } toads
    }
take_that-paper-note = A card won by twisting: +1. A card taken: −1, a toad −5.
take_that-beside = Beside the players
take_that-beside-up = { $name }, face up
take_that-beside-down = { $name }, face down
take_that-beside-extra = Extra cards only you have seen
take_that-nothing = nothing yet

## The log

take_that-told-lay =
    { $who ->
        [you] You lay { $card }.
       *[other] { $name } lays { $card }.
    }
take_that-told-twist =
    { $who ->
        [you] You show { $card } and twist { $partner } away.
       *[other] { $name } shows { $card } and twists { $partner } away.
    }
take_that-told-take =
    { $count ->
        [one] { $who ->
            [you] You take the row: one card.
           *[other] { $name } takes the row: one card.
        }
       *[other] { $who ->
            [you] You take the row: { $count } cards.
           *[other] { $name } takes the row: { $count } cards.
        }
    }
take_that-told-toads =
    { $count ->
        [one] With a toad. Croak!
       *[other] With { $count } toads. Croak, croak!
    }
take_that-told-extra =
    { $who ->
        [you] You take the top card of the pile as well.
       *[other] { $name } takes the top card of the pile as well.
    }
take_that-told-points = { $name } { $points }
take_that-told-round = The round is over: { $each }.

## Why not, for the rules that say more than that

take_that-why-turn = It isn’t your turn yet. You can lift a card, and play it when your turn comes.
take_that-why-TT-3 = A toad has no twisted partner. It can only be laid.
take_that-why-TT-6 = { $card } is { $apart } away from { $last }. At most 10 is allowed, up or down.
take_that-why-TT-7 = { $partner }, the twisted partner of { $card }, isn’t in the row. Lay a card, or take the row.
take_that-why-TT-8 = The row is gone: you have just taken it. Now lay any card.
take_that-why-TT-10 = The row is empty, so there is nothing to take or twist. Lay any card.

## A new table

take_that-option-pro = Pro game
take_that-option-open_heaps = Open heaps

## The score sheet

take_that-scores-field-twisted = Twisted
take_that-scores-field-taken = Taken
take_that-scores-field-toads = Toads
take_that-scores-ask-twisted = { $name }: cards face up beside you?
take_that-scores-ask-taken = { $name }: cards face down, toads included?
take_that-scores-ask-toads = { $name }: how many of those are toads?
take_that-scores-cant-most-twisted = { $name } can’t have { $count } twisted cards: only { $most } cards have a partner.
take_that-scores-cant-most-taken = { $name } can’t have { $count } cards: there are { $most }.
take_that-scores-cant-most-toads = { $name } can’t have { $count } toads: there are { $most }.
take_that-scores-cant-odd = { $name } has { $twisted } face up? Twisted cards come in pairs.
take_that-scores-cant-toads-not-taken =
    { $toads ->
        [one] { $name } has a toad, but no card face down. Count the toads, too.
       *[other] { $name } has { $toads } toads, but only { $taken } cards face down. Count the toads, too.
    }
take_that-scores-cant-toads-over = That makes { $toads } toads. There are { $most }.
take_that-scores-cant-cards-over = That makes { $cards } cards. There are { $most }.
take_that-scores-cant-paired-over = That makes { $cards } cards that aren’t toads. There are { $most }.
take_that-scores-cant-cards-under = Only { $cards } cards? At the end the players have at least { $least } beside them: pile and row are gone, and nobody holds more than { $hand }.
take_that-scores-why-beside =
    { $toads ->
        [0] { $twisted } twisted, { $others } taken: { $total }.
        [one] { $twisted } twisted, { $others } taken and one toad: { $total }.
       *[other] { $twisted } twisted, { $others } taken and { $toads } toads: { $total }.
    }

## The lesson: what the toad says. Kero and Rana are the other players’ names

take_that-lesson-hello = Welcome to Take That! Cards run from 12 to 98. You hold nine. Whoever has the most points wins.
take_that-lesson-row = One row grows in the middle. It can bring you points. But whoever has to take it pays.
take_that-lesson-open = The row is empty, so you may begin it with any card. Lay your 34: tap it twice.
take_that-lesson-open-instead = Any card would do. For this lesson, lay 34.
take_that-lesson-near = See? A card may be at most 10 away from the last one. Kero went from 34 to 41, Rana to 49.
take_that-lesson-lay = The last card is 49, so 39 to 59 fit. Lay your 52.
take_that-lesson-lay-instead = That one fits, too. For this lesson, lay 52.
take_that-lesson-toad = Croak! 66 is a toad: the same digit twice. Whoever takes the row pays 5 for a toad, and 1 for every other card.
take_that-lesson-partners = Now the twist. 49 lies in the row, and you hold 94: the same digits, swapped. They are partners!
take_that-lesson-twist = Twist your 94. It takes 49 out of the row, wherever it lies.
take_that-lesson-twist-instead = You don’t want to pay for that row. Twist 94: that’s 2 points.
take_that-lesson-points = Both cards lie face up beside you: 2 points. The row closed up. Kero must go on from 66 …
take_that-lesson-ouch = … and can’t! Kero takes the whole row, toad and all, for 9 minus points. Then Kero begins a new row.
take_that-lesson-take = The last card is 78. You have nothing from 68 to 88, and no partner. Take the row.
take_that-lesson-take-instead = Nothing fits here. Take the row.
take_that-lesson-cheap = Only 2 minus points. A short row is cheap: sometimes it’s wise to take it even if you don’t have to.
take_that-lesson-anew = Now you begin a new row with any card. You hold 23 and its partner 32. Lay 23 …
take_that-lesson-anew-instead = You may. But 23 is clever: you hold its partner. Lay 23.
take_that-lesson-plan = … and there it still lies. Twist 32!
take_that-lesson-plan-instead = Nice, but twisting is better. Twist 32 for 2 more points.
take_that-lesson-jump = After each turn you draw a card. This goes on until the draw pile is empty. Let’s jump there.
take_that-lesson-empty = The pile is empty: nobody draws any more. As soon as the row is taken, the round is over.
take_that-lesson-last = Six cards, two toads: don’t take that! Few cards are close to 95. Lay it, and see what Kero can do.
take_that-lesson-last-instead = With two toads in it? Lay 95 instead.
take_that-lesson-over = Nothing! Kero takes seven cards with two toads, and the round is over.
take_that-lesson-score = You: 16 cards face up, 3 face down. That makes 13 points. Cards left in hands count for nothing.
take_that-lesson-end = A game has two rounds. Lay close, twist sharp, and leave the row to somebody else!

## The story of a game that is over

# $who: whose card it was, "you" or "other"; "taken" if you had to take the row. $points: what the cards count.
take_that-story-feat =
    { $who ->
        [you] After your { $card }, { $taker } took { $count ->
            [one] one card
           *[other] { $count } cards
        }: { $points }.
        [taken] After { $name }’s { $card }, you took { $count ->
            [one] one card
           *[other] { $count } cards
        }: { $points }.
       *[other] After { $name }’s { $card }, { $taker } took { $count ->
            [one] one card
           *[other] { $count } cards
        }: { $points }.
    }

## Why a move is good or bad

take_that-reason-points = +2 at once: { $card } and { $partner } lie face up beside you.
take_that-reason-mine = Only you can twist { $card } out again: you hold { $partner }.
take_that-reason-safe = Nobody can hold { $partner } any more, so { $card } can’t be twisted out.
take_that-reason-open = A rival holds { $partner }, to twist { $card } out, in { $tenths } of 10 imagined deals.
take_that-reason-stuck = The next player can neither lay nor twist in { $tenths } of 10 imagined deals, and has to take −{ $cost }.
take_that-reason-taken = A rival takes the row before your next turn in { $tenths } of 10 imagined deals.
take_that-reason-again = You needn’t take the row on your next turn in { $tenths } of 10 imagined deals.
take_that-reason-toad = { $card } is a toad: it makes the row dearer by { $points }.
take_that-reason-shelter = You keep { $card }: while { $partner } lies in the row, you can’t get stuck.
take_that-reason-cost = The row costs you { $points }.
take_that-reason-extra = The row costs you { $points }, and brings the top card of the pile as well.
take_that-reason-fresh = After that you open a new row with any card you like.
