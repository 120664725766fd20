### Istinto: cards, bids, tricks, the court, the score sheet.

## Cards

istinto-card-w = white { $rank }
istinto-card-b = blue { $rank }
istinto-card-g = green { $rank }
istinto-card-r = red { $rank }
istinto-card-k = black { $rank }
istinto-card-T = trump
istinto-suit-w = white
istinto-suit-b = blue
istinto-suit-g = green
istinto-suit-r = red
istinto-suit-k = black
istinto-your-hand = Your hand
istinto-hand-of = Hand of { $name }
istinto-cards-held =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }

## Bids

istinto-how-many = How many tricks will you take?
# What an exact bid is worth.
istinto-worth = Exact: 0→20, 1→15, 2–3→10, 4→15, 5→20, 6+→60
istinto-bid-again =
    { $bid ->
        [one] Once more, and you bid { $bid } trick.
       *[other] Once more, and you bid { $bid } tricks.
    }
istinto-bid-keys = Type a number; Enter bids it.
istinto-bid-of =
    { $bid ->
        [one] Bid { $bid } trick
       *[other] Bid { $bid } tricks
    }
istinto-move-play = Play { $card }
istinto-round-number = Round { $round }
istinto-bid-so-far =
    { $sum ->
        [one] { $sum } of 11 tricks bid
       *[other] { $sum } of 11 tricks bid
    }
istinto-no-bid-yet = no bid yet
# Words on a slip: very short.
istinto-slip-exact = exact
istinto-slip-missed = missed
istinto-slip-short = { $count } to go
istinto-slip-says = bid { $bid }, took { $taken }: { $word }

## The trick

istinto-trick = The trick
istinto-lies = { $name }: { $card }
istinto-led = { $suit } led
istinto-led-trump = any card
istinto-leads = led
istinto-wins = wins
istinto-go-on = Go on
istinto-withdraw = take back
istinto-withdraw-why = This card waits for your turn.
istinto-last-trick = Last trick
istinto-scores = Scores

## What the table waits for

istinto-takes =
    { $you ->
        [yes] You take the trick.
       *[no] { $name } takes the trick.
    }
istinto-over = The game is over.
istinto-bidding =
    { $you ->
        [yes] Your bid.
       *[no] { $name } is bidding …
    }
istinto-to-play = { $name } to play …
istinto-to-play-early = { $name } to play. You may choose a card already.
istinto-you-lead = You lead: any card.
istinto-your-card = Your card. The suit led is { $suit }.
istinto-your-card-free = Your card. A trump was led: any card.
istinto-closing =
    { $count ->
        [one] All tricks are played. One player still has to accept.
       *[other] All tricks are played. { $count } players still have to accept.
    }

## Challenges

istinto-accept = Accept
istinto-accepted = accepted
istinto-challenge = Challenge
istinto-accuse-whom = Who didn’t follow suit?
istinto-stake = The round ends at once. If they did revoke, they lose 10 points; if not, you do.
istinto-court = The court
istinto-verdict-guilty = They did revoke
istinto-verdict-innocent = No revoke
istinto-proof =
    { $you ->
        [yes] In trick { $first } { $suit } was led, and you played the { $card }. In trick { $later } you had the { $shown } after all.
       *[no] In trick { $first } { $suit } was led, and { $name } played the { $card }. In trick { $later } { $name } had the { $shown } after all.
    }
istinto-proof-in-hand =
    { $you ->
        [yes] You still held a card of the suit led: it hadn’t been played yet.
       *[no] { $name } still held a card of the suit led: it hadn’t been played yet.
    }
istinto-evidence =
    { $you ->
        [yes] What you played in this round
       *[no] What { $name } played in this round
    }
istinto-exhibit-led = led
istinto-exhibit-free = any card
istinto-exhibit-followed = followed
istinto-exhibit-not = didn’t follow
istinto-exhibit-had = had { $suit }

## The score sheet

istinto-round = Round
istinto-sheet-caption = Tricks taken / bid, and points
istinto-sheet-total = Total
istinto-sheet-exact =
    { $points ->
        [one] took { $taken }, bid { $bid }: exact, { $points } point
       *[other] took { $taken }, bid { $bid }: exact, { $points } points
    }
istinto-sheet-missed = took { $taken }, bid { $bid }: missed, no points
istinto-sheet-challenge =
    { $points ->
        [one] ended by a challenge: { $points } point
       *[other] ended by a challenge: { $points } points
    }
istinto-sheet-note = A challenge ended the round: ! challenged, ? was accused.

## The log

istinto-tell-bid =
    { $you ->
        [yes] You bid { $bid }.
       *[no] { $name } bids { $bid }.
    }
istinto-tell-play =
    { $you ->
        [yes] You play { $card }.
       *[no] { $name } plays { $card }.
    }
istinto-tell-trick =
    { $you ->
        [yes] You take the trick with { $card }.
       *[no] { $name } takes the trick with { $card }.
    }
istinto-tell-accept =
    { $you ->
        [yes] You accept the round.
       *[no] { $name } accepts the round.
    }
istinto-tell-challenge =
    { $verdict ->
        [guilty]
            { $you ->
                [yes] You challenge { $accused }, who did revoke and loses 10 points.
               *[no]
                    { $accusedYou ->
                        [yes] { $name } challenges you: you did revoke and lose 10 points.
                       *[no] { $name } challenges { $accused }, who did revoke and loses 10 points.
                    }
            }
       *[innocent]
            { $you ->
                [yes] You challenge { $accused }, who didn’t revoke: you lose 10 points.
               *[no]
                    { $accusedYou ->
                        [yes] { $name } challenges you, but you didn’t revoke: { $name } loses 10 points.
                       *[no] { $name } challenges { $accused }, who didn’t revoke: { $name } loses 10 points.
                    }
            }
    }
istinto-tell-round = The round is over: { $totals }.
istinto-total-of =
    { $you ->
        [yes] you { $points }
       *[no] { $name } { $points }
    }
