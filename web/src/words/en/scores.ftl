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

## The paper

scores-paper = The sheet of { $game }
scores-round = Round
scores-line = Round { $round }: how it was counted
scores-cell = { $points }, total { $total }
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
scores-field-of = { $field }: { $name }
scores-ask-write = All there. Write it down?
scores-rest = The rest is { $rest }.
scores-pad = Numbers
scores-erase = Erase
scores-next = Next
scores-write = Write it down
scores-line-written = Round { $round } is written. { $totals }
scores-total-of = { $name } { $total }
scores-rule = Rule { $rule }

## Why it counts so

scores-why-title = Round { $round }

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
