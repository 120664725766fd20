### Twins: the table, the sheet, and what is told.

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
