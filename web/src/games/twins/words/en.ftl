### Twins: the table, the sheet, and what is told.

## The box, at home: see vite.config.ts

twins-box = Four duels a hand: two cards down, hold your breath, flip.

## Cards

twins-card-r = red { $number }
twins-card-o = orange { $number }
twins-card-y = yellow { $number }
twins-card-g = green { $number }
twins-card-b = blue { $number }
twins-card-v = violet { $number }
twins-ink-black = { $card }, black ink
twins-ink-white = { $card }, white ink
twins-two = { $first } and { $second }
twins-face-down = face down
twins-your-hand = Your hand
twins-hand-of = { $name }’s hand

## Ranks, as the rules say them

twins-rank-twins = twins of { $value }
twins-rank-pair = pair of { $value }
twins-rank-colour = colour { $value }
twins-rank-singles = singles { $value }

## Moves, as a hint says them

twins-move-buy =
    { $cards ->
        [0] buy nothing
        [one] buy one card
       *[other] buy { $cards } cards
    }
twins-move-pick = lay down { $cards }

## The log

twins-told-buy =
    { $cards ->
        [0] { $name } buys nothing.
        [one] { $name } buys a card.
       *[other] { $name } buys { $cards } cards.
    }
twins-told-you-buy =
    { $cards ->
        [0] You buy nothing.
        [one] You buy a card.
       *[other] You buy { $cards } cards.
    }
twins-told-pick = { $name } has picked.
twins-told-you-pick = You have picked.
# A rank and who has it: “twins of 4 (Kero)”.
twins-told-place = { $rank } ({ $names })
# “Duel 2: twins of 4 (Kero) beat pair of 8 (Rana), singles 12 (Bufo and You).”
twins-told-duel = Duel { $duel }: { $best } beat { $rest }.
twins-told-alone = Duel { $duel }: { $best }.
twins-told-win =
    { $count ->
        [one] { $names } wins { $amount }.
       *[other] { $names } win { $amount } each.
    }
twins-told-you-win = You win { $amount }.
twins-told-pay =
    { $count ->
        [one] { $names } pays { $amount }.
       *[other] { $names } pay { $amount } each.
    }
twins-told-you-pay = You pay { $amount }.
twins-told-nothing = The pot stays.
twins-told-out =
    { $count ->
        [one] { $names } sits out duel 4.
       *[other] { $names } sit out duel 4.
    }
twins-told-you-out = You sit out duel 4.
twins-told-bankrupt =
    { $count ->
        [one] { $names } is bankrupt.
       *[other] { $names } are bankrupt.
    }
twins-told-you-bankrupt = You are bankrupt.
twins-told-chips = { $name } { $chips }
twins-told-hand = The hand is over. Chips: { $chips }. Pot: { $pot }.

## At the table

twins-around = The players
twins-hand-number = Hand { $hand }
twins-hand-of-many = Hand { $hand } of { $most }
twins-buying = Buying
twins-duel = Duel { $duel }
twins-pot = Pot
twins-pot-of =
    { $chips ->
        [0] The pot is empty
        [one] Pot: one chip
       *[other] Pot: chips worth { $chips }
    }
twins-stock = Stock: { $cards }
twins-chips =
    { $chips ->
        [0] no chips
        [one] one chip
       *[other] chips worth { $chips }
    }
twins-state-buys = buying …
twins-state-bought =
    { $cards ->
        [0] bought nothing
        [one] bought 1 card
       *[other] bought { $cards } cards
    }
twins-state-choosing = choosing …
twins-state-picked = picked
twins-state-out = sits out
twins-state-bankrupt = bankrupt
twins-you-sit-out = You sit out this duel.
twins-you-are-bankrupt = You are bankrupt: the others finish the hand.
twins-waiting-for = Waiting for { $names }
# Stands for the reader in “Waiting for …”.
twins-for-you = you
twins-buy-ask = Buy cards?
twins-buy-0 = None
twins-buy-1 = 1 card
twins-buy-2 = 2 cards
twins-price =
    { $price ->
        [0] free
        [one] costs { $price } chip
       *[other] costs { $price } chips
    }
twins-pick-two = Pick two cards
twins-pick-one-more = One more
twins-lay = Lay them down
# Read out after “Lay them down”.
twins-lay-these = { $cards }, face down
twins-peek = You have picked { $cards }. Hold to look at them.
twins-hold-to-look = hold to look
twins-sort-colour = Sort by colour
twins-sort-number = Sort by number
twins-last-duel = Last duel
twins-ranking = Duel { $duel }, best first
twins-place = { $place }.
twins-change-win = +{ $amount }
twins-change-pay = −{ $amount }
twins-summary = What each duel does
twins-now = now
twins-sheet = Chips
twins-sheet-start = Start
twins-keys-buy = 0 1 2: buy
twins-keys-pick = ← →: along the hand · Enter: lift · P: lay down
twins-keys-more = L: last duel · S: chips · Esc: close

## A new table

twins-option-max_hands = Hand limit
twins-value-max_hands-0 = until somebody is bankrupt

## Replays

twins-replay-round = Hand { $round }
twins-replay-round-before = To the beginning of the hand
twins-replay-round-after = To the next hand

## The score sheet

twins-scores-option-max_hands = Hands
twins-scores-out = out
twins-scores-pot = Pot: { $pot }
twins-scores-round = Hand
twins-scores-rounds-so-far =
    { $count ->
        [0] Not started
        [one] After one hand
       *[other] After { $count } hands
    }
twins-scores-field-chips = Chips
twins-scores-ask-chips = { $name }: what are your chips worth now?
twins-scores-bankrupt = Bankrupt?
twins-scores-bankrupt-of = { $name } is bankrupt
twins-scores-cant-most-chips = { $name } can’t have { $count }: all the chips together are worth { $most }.
twins-scores-cant-bankrupt-has = { $name } is bankrupt and has { $chips }? A bankrupt player has paid everything.
twins-scores-cant-bankrupt-rich = { $name } had { $had }. Nobody with more than { $most } goes bankrupt in one hand.
twins-scores-cant-fell = { $name } had { $had } and has { $chips }? One hand costs { $most } at most: 3 for cards, 2 in the first duel, 1 in the third.
twins-scores-cant-chips-over = That makes { $chips }, { $over } more than the { $all } there are.
twins-scores-cant-chips-under = That makes { $chips } of { $all }: { $missing } are missing.
twins-scores-cant-chips-or-pot = That makes { $chips } of { $all }. Was the last duel a tie, or not played? Then the other { $missing } are in the pot.
twins-scores-cant-two-pots = { $name } won more than { $prize }, and so did somebody else. Only one can win the pot.
twins-scores-cant-pot-won = { $name } won more than { $prize }, so must have won the pot. Then it is empty.
twins-scores-fix = { $pot } are in the pot
twins-scores-why-chips = has { $chips } ({ $total }).
twins-scores-why-bankrupt = is bankrupt.

## The lesson: what the toad says. Kero and Rana are the other players’ names

twins-lesson-hello = Welcome to Twins! Everybody starts with 12 chips. Whoever ends with the most wins. A hand is four duels, each with two cards.
twins-lesson-ink = Look at the numbers on your cards: some are black, some are white. That is the ink.
twins-lesson-twins = The best two cards are twins: same number, same ink. You have some: red 7 and orange 7, both black.
twins-lesson-pair = Next best is a pair: same number, different ink. Yellow 9 is black and green 9 is white: a pair.
twins-lesson-rest = Then comes colour: two cards of one colour. And last, singles: anything else. There the sum counts.
twins-lesson-price = First you may buy: one card for 1 chip, two cards for 3. The chips go to the pot.
twins-lesson-buy = Your red 2 is lonely. Buy one card.
twins-lesson-buy-instead = That would work, too. For this lesson, buy one card.
twins-lesson-bought = Orange 2! With red 2 that makes twins. Kero bought two cards, Rana none. The pot has 4 chips.
twins-lesson-duel1 = Duel 1: the lowest pays 2. You don’t have to be the best here. Pick blue 8 and blue 10: colour, 18.
twins-lesson-duel1-instead = It’s enough not to be last. Keep the others, and pick blue 8 and blue 10.
twins-lesson-after1 = All cards turn over at once. Kero has only singles and pays 2 chips to the pot.
twins-lesson-duel2 = Duel 2: the best wins 3 chips. Now show your twins: red 7 and orange 7.
twins-lesson-duel2-instead = Here only the best wins. Pick red 7 and orange 7.
twins-lesson-after2 = Twins beat everything below them. You win 3 chips from the pot.
twins-lesson-duel3 = Duel 3: the lowest pays 1, and sits out duel 4. Stay in! Pick the pair: yellow 9 and green 9.
twins-lesson-duel3-instead = Keep the 2s for duel 4. Pick yellow 9 and green 9.
twins-lesson-after3 = Rana was last, pays 1 and can only watch now. The pot has 4 chips, and duel 4 is for all of them.
twins-lesson-duel4 = Duel 4: the best wins the whole pot. Which two? Red 2 and orange 2, even though they are small!
twins-lesson-duel4-instead = Remember which kind is best. Pick red 2 and orange 2.
twins-lesson-after4 = Kero had a pair of 10s. But twins of 2 beat every pair! The pot is yours.
twins-lesson-end = So it goes, hand after hand, until somebody can’t pay. Spend your best cards where they count! With more players, more of them pay and win.

## What can’t be done

twins-why-bought = Buying is over: this is duel { $duel }. Pick two cards.
twins-why-buy-turn = It isn’t your turn to buy yet. Players buy one after another.
twins-why-buy-first = Not everybody has bought yet. Cards are picked after that.
twins-why-TW-R4 = That costs { $price } and you have { $chips }. Buy fewer cards, or none.
twins-why-picked = You have already picked for this duel. A pick can’t be changed.

## The story of a game that is over

twins-story-when =
    { $part ->
        [0] Hand { $round }
       *[other] Hand { $round }, duel { $part }
    }
twins-story-feat =
    { $who ->
        [you] You won { $amount ->
            [one] one chip
           *[other] { $amount } chips
        } with { $rank }.
       *[other] { $name } won { $amount ->
            [one] one chip
           *[other] { $amount } chips
        } with { $rank }.
    }

## Why a move is good or bad

twins-reason-price = It costs { $price } of your { $chips } chips.
twins-reason-pairs = Twins and pairs in your hand, for four duels: { $pairs }.
twins-reason-better = The new cards make one more twins or pair in { $tenths } of 10 imagined deals.
twins-reason-escapes = { $Rank }: nothing to pay in duel { $duel } in { $tenths } of 10 imagined deals.
twins-reason-wins = { $Rank }: wins chips in duel { $duel } in { $tenths } of 10 imagined deals.
twins-reason-pot = { $Rank }: wins the pot of { $pot } in { $tenths } of 10 imagined deals.
twins-reason-keeps = You keep for later: { $rank }.

## Analysis

twins-analysis-points = Chips lost
twins-analysis-cost = costs { NUMBER($wins, maximumFractionDigits: 1) } wins in 100 matches (± { NUMBER($error, maximumFractionDigits: 1) }) and { NUMBER($points, maximumFractionDigits: 1) } chips
