### Replays: finished games move by move, records, and the check of a deal.

replay-title = Replays
replay-yours = Your finished games
replay-none = Nothing yet. When you have finished a game, it is kept here.
replay-show-all = Show all { $count }
replay-won = won
replay-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
replay-result = { $players } players · { $date }
replay-file = A record
replay-file-line = Every game can be kept as a small text, a record. Drop one here, paste its text, or choose a file.
replay-choose = Choose a file
replay-drop-now = Let go: it will be replayed
replay-reading = Reading …
replay-too-long = That file is too long for a record.
replay-bad = This record can’t be replayed.
replay-bad-why = What is wrong: { $why }
replay-back-to-list = All replays
replay-player = Player { $number }

## Controls

replay-controls = Replay
replay-place = Move
replay-place-text =
    { $at ->
        [0] Before the first move, round { $round }
       *[other] Move { $at } of { $last }, round { $round }
    }
replay-count = { $at }/{ $last }
replay-play = Play
replay-pause = Pause
replay-forward = One move on
replay-backward = One move back
replay-round-before = To the beginning of the round
replay-round-after = To the next round
replay-speed = Speed
replay-times = { $speed }×
replay-eyes = Seen by
replay-eyes-all = All hands
replay-eyes-none = Onlooker
replay-begun = The cards are dealt.
replay-by-timer = Time was up. { $text }

## Panels

replay-moves = Moves
replay-round = Round { $round }
replay-scores = Scores
replay-record = Record
replay-record-line = The whole game as a text. It replays exactly, here and with the library.
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
replay-fair-yes-line = Your browser has just dealt all cards again and got the same ones. Nobody could choose them, the server included.
replay-fair-mostly-line = Your browser has just dealt all cards again and got the same ones. But this device wasn’t there before the game, so what has a question mark is left for you to compare.
replay-fair-no-line = This isn’t the deal that was promised. Keep the proof, and ask who runs this server.
replay-fair-cannot = This page came over a plain connection, and browsers lend their cryptography only to pages from https or from this machine. So nothing can be checked here. Download the proof and check it with the library instead.
replay-fair-how = Before the game the server drew a secret and showed its fingerprint, the commitment. Then each player’s device gave a value. All cards follow from the secret and the values: the server couldn’t know the values, and the players couldn’t know the secret.
replay-fair-checked = What was checked
replay-check-commitment = The secret has the fingerprint that the server published.
replay-check-commitment-no = The secret doesn’t have the fingerprint that the server published.
replay-check-kept = It is the fingerprint that this device saw before the game was over.
replay-check-kept-no = This device saw another fingerprint before the game was over.
replay-check-kept-unknown = This device wasn’t there before the end. Compare the fingerprint with one that a player kept.
replay-check-value = Your own value was mixed into the cards.
replay-check-value-no = The value that you gave isn’t among those that were mixed.
replay-check-value-unknown = You gave no value from this device. Other players can find theirs below.
replay-check-seed = Who deals first follows from the secret and the values.
replay-check-seed-no = Who deals first doesn’t follow from the secret and the values.
replay-check-decks =
    { $rounds ->
        [one] The deck follows card by card.
       *[other] All { $rounds } decks follow card by card.
    }
replay-check-decks-no = A deck doesn’t follow from the secret and the values.
replay-check-moves = The moves are those that you see here.
replay-check-moves-no = The record has other moves than those that you see here.
replay-fits = fits
replay-fits-not = doesn’t fit
replay-fits-unknown = for you to compare
replay-fair-facts = The figures
replay-fair-commitment = Fingerprint (commitment)
replay-fair-secret = Secret
replay-fair-value = Value of { $name }
replay-fair-no-value = none
replay-fair-offline = Whoever trusts nobody checks without this page: download the proof and say
replay-fair-proof = Download the proof
