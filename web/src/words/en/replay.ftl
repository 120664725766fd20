### Replays: finished games move by move, records, and the check of a deal.

replay-title = Replays
replay-yours = Your finished games
replay-none = Nothing yet. Games you finish are kept here.
replay-show-all = Show all { $count }
replay-won = won
replay-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
replay-result = { $players } players · { $date }
replay-file = A record
replay-file-line = Every game can be saved as a short text, its record. Drop one here, paste its text, or choose a file.
replay-choose = Choose a file
replay-drop-now = Drop it to replay it
replay-reading = Reading …
replay-too-long = That file is too long for a record.
replay-bad = This record can’t be replayed.
replay-bad-why = What’s wrong: { $why }
replay-back-to-list = All replays
replay-player = Player { $number }

## Controls

replay-controls = Replay
replay-place = Move
replay-place-text =
    { $at ->
        [0] Before the first move · { $round }
       *[other] Move { $at } of { $last } · { $round }
    }
replay-count = { $at }/{ $last }
replay-play = Play
replay-pause = Pause
replay-forward = One move forward
replay-backward = One move back
replay-round-before = To the beginning of the round
replay-round-after = To the next round
replay-speed = Speed
replay-times = { $speed }×
replay-eyes = Seen by
replay-eyes-all = All hands
replay-eyes-none = Spectator
replay-begun = The cards are dealt.
replay-by-timer = Time ran out. { $text }

## Panels

replay-moves = Moves
replay-round = Round { $round }
replay-scores = Scores
replay-record = Record
replay-record-line = The whole game as text. It replays exactly, here and with the library.
replay-copy = Copy
replay-copied = Copied
replay-download = Download
replay-copy-link = Copy the link to this moment
replay-link-copied = The link is copied

## The deal

replay-fair = Fair deal
replay-fair-checking = Working it out …
replay-fair-yes = The deal was fair
replay-fair-mostly = The deal fits its proof
replay-fair-no = Something doesn’t fit
replay-fair-yes-line = Your browser has just dealt all the cards again and got the same ones. Nobody could choose them, not even the server.
replay-fair-mostly-line = Your browser has just dealt all the cards again and got the same ones. But this device wasn’t there before the game, so you have to check whatever has a question mark yourself.
replay-fair-no-line = This isn’t the deal that was promised. Keep the proof, and ask whoever runs this server.
replay-fair-cannot = This page came over an unencrypted connection, and browsers offer their cryptography only to pages from https or from this machine. So nothing can be checked here. Download the proof and check it with the library instead.
replay-fair-how = Before the game the server drew a secret and showed its fingerprint, the commitment. Then each player’s device gave a value. All cards follow from the secret and the values: the server couldn’t know the values, and the players couldn’t know the secret.
replay-fair-checked = What was checked
replay-check-commitment = The secret matches the fingerprint that the server published.
replay-check-commitment-no = The secret doesn’t match the fingerprint that the server published.
replay-check-kept = It is the fingerprint that this device saw before the game was over.
replay-check-kept-no = This device saw a different fingerprint before the game was over.
replay-check-kept-unknown = This device wasn’t there before the end. Compare the fingerprint with one that another player kept.
replay-check-value = Your own value was mixed into the cards.
replay-check-value-no = The value you gave isn’t among those mixed into the cards.
replay-check-value-unknown = You gave no value from this device. Other players can find theirs below.
replay-check-seed = The first dealer follows from the secret and the values.
replay-check-seed-no = The first dealer doesn’t follow from the secret and the values.
replay-check-decks =
    { $rounds ->
        [one] The deck follows card by card.
       *[other] All { $rounds } decks follow card by card.
    }
replay-check-decks-no = A deck doesn’t follow from the secret and the values.
replay-check-moves = The moves are the ones you see here.
replay-check-moves-no = The moves in the record aren’t the ones you see here.
replay-fits = fits
replay-fits-not = doesn’t fit
replay-fits-unknown = compare it yourself
replay-fair-facts = The figures
replay-fair-commitment = Fingerprint (commitment)
replay-fair-secret = Secret
replay-fair-value = Value of { $name }
replay-fair-no-value = none
replay-fair-offline = Trust nobody? Check without this page: download the proof and run
replay-fair-proof = Download the proof

## Another line

another-here = Play on from here
another-deal = Play this deal again
another-here-line = The same cards, and the game as it stands at this moment. What would you do now?
another-deal-line = The same cards from the beginning, in any seat.
another-seat = Your seat
another-bots = Against bots
another-friends = With friends
another-link = Copy a link to this deal
another-link-line = Whoever follows it plays the same deal, and sees no cards before.
another-invited = Somebody has played these cards before. What do you make of them?
another-origin = The game it comes from
another-then = Then
another-now = Now
another-see = See that game

## Analysis

analysis = Analysis
analysis-begin = Analyse this game
analysis-again = Try again
analysis-going = Analysing: { $at } of { $last } positions
analysis-graph = Chance to win
analysis-graph-text = Move { $at } of { $last }. { $chances }
analysis-chance = { $name } { $chance }
analysis-number = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analysis-player = Player
analysis-accuracy = Accuracy
analysis-decisions = Decisions
analysis-points = Points lost
analysis-costliest = The costliest moves
analysis-none = Nobody gave anything away for sure.
analysis-best = The best move
analysis-move = Move { $number } · { $name }: { $move }
analysis-better = Better: { $move }
analysis-cost = costs { NUMBER($wins, maximumFractionDigits: 1) } wins in 100 matches (± { NUMBER($error, maximumFractionDigits: 1) }) and { NUMBER($points, maximumFractionDigits: 1) } points
analysis-cost-only = costs { NUMBER($wins, maximumFractionDigits: 1) } wins in 100 matches (± { NUMBER($error, maximumFractionDigits: 1) })
analysis-mark-costly = costly
analysis-mark-best = the best move
analysis-waiting = Waiting
analysis-fumbling = Fumbling
analysis-parking = Parking
analysis-seconds = { NUMBER($seconds, minimumFractionDigits: 1) } s
analysis-longest = Where most time was lost
analysis-lost-waiting = { NUMBER($seconds, minimumFractionDigits: 1) } s waiting
analysis-lost-fumbling = { NUMBER($seconds, minimumFractionDigits: 1) } s fumbling
analysis-lost-parking = { NUMBER($seconds, minimumFractionDigits: 1) } s parking
analysis-places = Time lost, by place
analysis-place = Place { $number }
analysis-how = Every move is compared with what the expert would have done, knowing only what that player could know. Accuracy is 100 % if nothing was given away, and 0 % for moves chosen at random.
analysis-how-race = A player waits while every pile for the card in hand is covered by others. Parking costs all the time spent on the parked card.
