### The table of Take That.

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
take_that-beside-extra = Extra cards that only you have seen
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

take_that-why-TT-3 = A toad has no twisted partner.
take_that-why-TT-5 = You may lift a card already, and play it when your turn comes.
take_that-why-TT-6 = A card may differ from the last one of the row by at most 10, up or down.
take_that-why-TT-7 = Its twisted partner isn’t in the row.
take_that-why-TT-8 = You took the row: now lay a card to begin a new one.
take_that-why-TT-10 = The row is empty: lay a card.
