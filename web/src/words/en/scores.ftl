### The score sheet for real cards at a real table.

scores-title = Score sheet
scores-lead = Real cards, real table: Rospo counts. It works without internet, and all of it stays on this device.
scores-new = New sheet
scores-new-game = New sheet: { $game }
scores-evenings = Your evenings
scores-none = No evening yet. Pick a game, and the first line is yours.
scores-in-play =
    { $count ->
        [0] not begun
        [one] one line
       *[other] { $count } lines
    }
scores-delete-this = Delete { $game } of { $date }
scores-deleted = Deleted.
scores-restore = Put it back
scores-unkept = This browser keeps nothing: the sheet is gone when you close the page.
scores-no-such = This sheet isn’t on this device
scores-no-such-why = Sheets stay on the device where they were begun.

## Before the first round

scores-players = How many play?
scores-names = Names, clockwise
scores-name-of = Player { $seat }
scores-first-dealer = Who deals first?
scores-draw-lots = draw lots
scores-same-names = Two players have the same name: { $name }.
scores-begin = Open the sheet
scores-option-rounds = Rounds
scores-option-until = Until
scores-option-max_hands = Hands
scores-value-until-100 = 100 points
scores-value-until-60 = 60 points
scores-value-until-each_dealt_twice = everybody has dealt twice
scores-value-max_hands-0 = until somebody is bankrupt

## The paper

scores-paper = The sheet of { $game }
scores-round = Round
scores-line = Round { $round }: how it was counted
scores-cell = { $points }, total { $total }
scores-out = out
scores-pot = Pot: { $pot }
scores-undo = Take the last line back
scores-redo = Put the line back
scores-share = Share
scores-share-text = As text
scores-share-picture = As a picture
scores-shared = Done.
scores-copied = Copied.
scores-saved = Saved as a picture.
scores-failed = That didn’t work here.
scores-made-with = counted with Rospo
scores-file = rospo-{ $game }.png

## Entering

scores-entry = Round { $round } · { $name } deals
scores-entry-hand = Hand { $round } · { $name } deals
scores-field-bids = Bid
scores-field-tricks = Tricks
scores-field-twisted = Twisted
scores-field-taken = Taken
scores-field-toads = Toads
scores-field-chips = Chips
scores-field-left = Cards left
scores-field-of = { $field }: { $name }
scores-ask-bids = { $name }: how many tricks will you take?
scores-ask-tricks = { $name }: how many tricks did you take?
scores-ask-twisted = { $name }: cards face up beside you?
scores-ask-taken = { $name }: cards face down, toads too?
scores-ask-toads = { $name }: how many of those are toads?
scores-ask-chips = { $name }: what are your chips worth now?
scores-ask-left = { $name }: cards in stack, parked and in hand?
scores-ask-write = All there. Write it down?
scores-rest = The rest is { $rest }.
scores-pad = Numbers
scores-erase = Erase
scores-next = Next
scores-write = Write it down
scores-line-written = Round { $round } is written. { $totals }
scores-total-of = { $name } { $total }
scores-bankrupt = Bankrupt?
scores-bankrupt-of = { $name } is bankrupt
scores-challenge = Challenge?
scores-no-challenge = No challenge
scores-accuser = Who accused?
scores-accused = Whom?
scores-revoked = Did { $name } have the suit that was led?
scores-revoked-nobody = Did they have the suit that was led?
scores-yes = Yes, a revoke
scores-no = No, all fine
scores-rule = Rule { $rule }

## What can’t be

scores-cant-most-bids = { $name } can’t bid { $count }: there are { $most } tricks.
scores-cant-most-tricks = { $name } can’t have { $count } tricks: there are { $most }.
scores-cant-most-twisted = { $name } can’t have { $count } twisted cards: only { $most } cards have a partner.
scores-cant-most-taken = { $name } can’t have { $count } cards: there are { $most }.
scores-cant-most-toads = { $name } can’t have { $count } toads: there are { $most }.
scores-cant-most-chips = { $name } can’t have { $count }: all chips together are worth { $most }.
scores-cant-most-left = { $name } can’t have { $count } cards: the stack had { $most }.
scores-cant-oneself = { $name } can’t accuse { $name }.
scores-cant-tricks-over =
    { $over ->
        [one] That makes { $tricks } tricks, one more than the 11 there are.
       *[other] That makes { $tricks } tricks, { $over } more than the 11 there are.
    }
scores-cant-tricks-under =
    { $under ->
        [one] That makes { $tricks } tricks. Somebody took one more: there are 11.
       *[other] That makes { $tricks } tricks. { $under } are missing: there are 11.
    }
scores-cant-odd = { $name } has { $twisted } face up? Twisted cards come in pairs.
scores-cant-toads-not-taken =
    { $toads ->
        [one] { $name } has a toad, but no card face down. Count toads in.
       *[other] { $name } has { $toads } toads, but only { $taken } cards face down. Count toads in.
    }
scores-cant-toads-over = That makes { $toads } toads. There are { $most }.
scores-cant-cards-over = That makes { $cards } cards. There are { $most }.
scores-cant-paired-over = That makes { $cards } cards that aren’t toads. There are { $most }.
scores-cant-cards-under = Only { $cards } cards? At the end at least { $least } lie beside you all: pile and row are gone, and nobody holds more than { $hand }.
scores-cant-many-done = Only one player can lay the last card first.
scores-cant-nobody-done = Somebody must have 0 cards: the round ends when one has laid all.
scores-cant-bankrupt-has = { $name } is bankrupt and has { $chips }? Who is bankrupt paid everything.
scores-cant-bankrupt-rich = { $name } had { $had }. Nobody with more than { $most } goes bankrupt in one hand.
scores-cant-fell = { $name } had { $had } and has { $chips }? One hand costs { $most } at most: 3 for cards, 2 in the first duel, 1 in the third.
scores-cant-chips-over = That makes { $chips }, { $over } more than the { $all } there are.
scores-cant-chips-under = That makes { $chips } of { $all }: { $missing } are missing.
scores-cant-chips-or-pot = That makes { $chips } of { $all }. Was the last duel a tie, or not played? Then the other { $missing } are in the pot.
scores-cant-two-pots = { $name } won more than { $prize }, and so did somebody else. Only one can win the pot.
scores-cant-pot-won = { $name } won more than { $prize }, so must have won the pot. Then it is empty.
scores-fix-pot = { $pot } are in the pot

## Why it counts so

scores-why-title = Round { $round }
scores-why-bid-made =
    { $bid ->
        [one] bid { $bid } and took it: { $points } points.
       *[other] bid { $bid } and took { $tricks }: { $points } points.
    }
scores-why-bid-missed = bid { $bid } and took { $tricks }: nothing.
scores-why-revoked = revoked and was caught: −10.
scores-why-accused-wrongly = accused wrongly: −10.
scores-why-no-bids = nothing: the round was broken off.
scores-why-beside =
    { $toads ->
        [0] { $twisted } twisted, { $others } taken: { $total }.
        [one] { $twisted } twisted, { $others } taken and one toad: { $total }.
       *[other] { $twisted } twisted, { $others } taken and { $toads } toads: { $total }.
    }
scores-why-all-laid = laid every card.
scores-why-cards-left =
    { $left ->
        [one] had one card left: −1.
       *[other] had { $left } cards left: −{ $left }.
    }
scores-why-chips = has { $chips } ({ $total }).
scores-why-bankrupt = is bankrupt.

## The end

scores-winner = { $name } wins!
scores-winners = { $names } share the win!
scores-rounds-so-far =
    { $count ->
        [0] Not begun
        [one] After one round
       *[other] After { $count } rounds
    }
scores-over = It is over.
scores-again = Once more, same players
scores-all = All evenings
