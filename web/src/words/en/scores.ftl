### The score sheet for real cards at a real table.

scores-title = Score sheet
scores-lead = Real cards, real table: Rospo keeps score. It works without internet, and everything stays on this device.
scores-new = New sheet
scores-new-game = New sheet: { $game }
scores-evenings = Your evenings
scores-none = No evenings yet. Pick a game and write the first line.
scores-in-play =
    { $count ->
        [0] not started
        [one] one line
       *[other] { $count } lines
    }
scores-delete-this = Delete { $game }, { $date }
scores-deleted = Deleted.
scores-restore = Put it back
scores-unkept = This browser can’t save anything: the sheet is gone when you close the page.
scores-no-such = This sheet isn’t on this device
scores-no-such-why = Sheets stay on the device where they were started.

## Before the first round

scores-players = How many players?
scores-names = Names, clockwise
scores-name-of = Player { $seat }
scores-first-dealer = Who deals first?
scores-draw-lots = draw lots
scores-same-names = Two players have the same name: { $name }.
scores-begin = Open the sheet
scores-option-rounds = Rounds

## The paper

scores-paper = { $game } score sheet
scores-round = Round
scores-line = { $noun } { $round }: how it was scored
scores-cell = { $points }, total { $total }
scores-undo = Undo the last line
scores-redo = Put the line back
scores-share = Share
scores-share-text = As text
scores-share-picture = As a picture
scores-shared = Done.
scores-copied = Copied.
scores-saved = Saved as a picture.
scores-failed = That didn’t work here.
scores-made-with = scored with Rospo
scores-file = rospo-{ $game }.png

## Entering

scores-entry = { $noun } { $round } · { $name } deals
scores-field-of = { $field }: { $name }
scores-ask-write = All there. Write it down?
scores-rest = The rest is { $rest }.
scores-pad = Numbers
scores-erase = Erase
scores-next = Next
scores-write = Write it down
scores-line-written = { $noun } { $round } is written down. { $totals }
scores-total-of = { $name } { $total }
scores-rule = Rule { $rule }

## Why it counts so

scores-why-title = { $noun } { $round }

## The end

scores-winner = { $name } wins!
scores-winners = { $names } share the win!
scores-rounds-so-far =
    { $count ->
        [0] Not started
        [one] After one round
       *[other] After { $count } rounds
    }
scores-over = The game is over.
scores-again = Play again, same players
scores-all = All evenings
