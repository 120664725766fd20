### Istinto: cards, bids, tricks, the court, the score sheet.

## The box, at home: see vite.config.ts

istinto-box = Say how many tricks you will take. Then take exactly that many.

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
        [one] Tap again to bid { $bid } trick.
       *[other] Tap again to bid { $bid } tricks.
    }
istinto-bid-keys = Type a number, then press Enter to bid.
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
istinto-wins =
    { $who ->
        [you] win
       *[other] wins
    }
istinto-go-on = Go on
istinto-withdraw = take back
istinto-withdraw-why = This card is committed for your turn.
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
istinto-to-play-early = { $name } to play. You may commit a card now.
istinto-you-lead = You lead: any card.
istinto-your-card = Your card. The suit led is { $suit }.
istinto-your-card-free = Your card. A trump was led: any card.
istinto-play-again = Tap again to play this card.
istinto-commit-again = Tap again to commit this card for your turn.
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

## A new table

istinto-option-until = Until
istinto-option-revokes = Revokes
istinto-value-until-100 = 100 points
istinto-value-until-60 = 60 points
istinto-value-until-each_dealt_twice = everybody has dealt twice
istinto-value-revokes-prevented = prevented
istinto-value-revokes-challengeable = possible, and can be challenged

## The score sheet

istinto-scores-option-until = Until
istinto-scores-round = Round
istinto-scores-rounds-so-far =
    { $count ->
        [0] Not started
        [one] After one round
       *[other] After { $count } rounds
    }
istinto-replay-round = Round { $round }
istinto-replay-round-before = To the beginning of the round
istinto-replay-round-after = To the next round
istinto-scores-field-bids = Bid
istinto-scores-field-tricks = Tricks
istinto-scores-ask-bids = { $name }: how many tricks will you take?
istinto-scores-ask-tricks = { $name }: how many tricks did you take?
istinto-scores-instead = Challenge?
istinto-scores-instead-not = No challenge
istinto-scores-accuser = Who accused?
istinto-scores-accused = Accused whom?
istinto-scores-revoked = Did { $name } have the suit that was led?
istinto-scores-revoked-nobody = Did they have the suit that was led?
istinto-scores-yes = Yes, a revoke
istinto-scores-no = No, all fine
istinto-scores-cant-most-bids = { $name } can’t bid { $count }: there are { $most } tricks.
istinto-scores-cant-most-tricks = { $name } can’t have { $count } tricks: there are { $most }.
istinto-scores-cant-oneself = { $name } can’t accuse { $name }.
istinto-scores-cant-tricks-over =
    { $over ->
        [one] That makes { $tricks } tricks, one more than the 11 there are.
       *[other] That makes { $tricks } tricks, { $over } more than the 11 there are.
    }
istinto-scores-cant-tricks-under =
    { $under ->
        [one] That makes { $tricks } tricks. Somebody took one more: there are 11.
       *[other] That makes { $tricks } tricks. { $under } are missing: there are 11.
    }
istinto-scores-why-bid-made =
    { $bid ->
        [one] bid { $bid } and took it: { $points } points.
       *[other] bid { $bid } and took { $tricks }: { $points } points.
    }
istinto-scores-why-bid-missed = bid { $bid } and took { $tricks }: nothing.
istinto-scores-why-revoked = revoked and was caught: −10.
istinto-scores-why-accused-wrongly = accused somebody wrongly: −10.
istinto-scores-why-no-bids = nothing: the round was cut short.

## The lesson: what the toad says. Kero and Rana are the other players’ names

istinto-lesson-hello = Welcome to Istinto! A round has eleven tricks. You say how many you will take. Then take exactly that many.
istinto-lesson-cards = There are five suits from 1 to 12, and six trumps, marked with an eye. A trump beats every suit.
istinto-lesson-count = Now count your likely tricks. White 12 and green 12 are the highest of their suits, and you have two trumps.
istinto-lesson-bid = Kero says 5, Rana says 2. You have four good cards: say 4. Tap it twice.
istinto-lesson-bid-instead = Brave! But your hand looks like a four. Say 4.
istinto-lesson-exactly = It must be exactly 4. With 3 or 5 you get nothing at all. Rana begins …
istinto-lesson-follow = White was led. If you have the suit, you must follow it. Play white 12: tap it twice.
istinto-lesson-follow-instead = White 3 would lose. Play white 12: nothing white beats it.
istinto-lesson-lead = Your first trick! The winner leads, with any card. Get rid of a small one: red 2.
istinto-lesson-lead-instead = Keep it for later. Lead red 2.
istinto-lesson-void = Look: Kero led blue. Rana has no blue and played a trump. You have no blue either.
istinto-lesson-trump = Without the suit you may play anything. Play a trump, too!
istinto-lesson-trump-instead = That would lose. You may trump here: play your trump.
istinto-lesson-last_trump = All trumps are equal, and the one played last wins. The trick is yours! That’s two.
istinto-lesson-high = Now lead green 12. Only a trump could beat it.
istinto-lesson-high-instead = You still need two. Lead green 12.
istinto-lesson-duck = Three! One more is enough. Keep your trump, and lead black 3.
istinto-lesson-duck-instead = Not now: you only need one more. Lead black 3.
istinto-lesson-early = By the way: once a trick’s first card is down, you may commit yours before your turn. It is played when your turn comes.
istinto-lesson-jump = Now Kero is busy winning. Let’s jump ahead three tricks.
istinto-lesson-fourth = You have 3, and need 4. Kero led blue, and there is no trump on the table. Play your trump!
istinto-lesson-fourth-instead = Here is your chance for the fourth trick. Play your trump.
istinto-lesson-enough = Four, exactly as you said. But now you must lead, and one more trick would spoil everything!
istinto-lesson-lose = So lead something that can hardly win: green 2.
istinto-lesson-lose-instead = Too strong: it could win. Lead green 2.
istinto-lesson-last = Kero led white, and your last card is black. It can’t win. Play it with a smile.
istinto-lesson-last-instead = Play black 8.
istinto-lesson-score = Four bid, four taken: 10 points, and 5 more as a bonus. Kero bid 5, took 6, and gets nothing.
istinto-lesson-bonus = The bonus grows at both ends: 0 tricks bring 20 points, 5 bring 20, and 6 or more bring 60!
istinto-lesson-end = The first to 100 points wins. Trust your instinct!

## What can’t be done

istinto-why-bids-first = Not everybody has bid yet. Cards are played after that.
istinto-why-bid-first = You haven’t bid yet. First choose how many tricks you will take.
istinto-why-no-lead = No card of this trick lies yet. When it has been led, you can commit a card.
istinto-why-played = You have already played to this trick. Wait for the next one.
istinto-why-follow = You must follow suit: the suit led is { $suit }, and you hold it. Play a card of that suit.
istinto-why-IS-8 = All the tricks are played. Accept the round, or challenge somebody.

## The story of a game that is over

istinto-story-when = Round { $round }
istinto-story-feat =
    { $who ->
        [you] You bid { $bid } and took { $taken }: { $points } points.
       *[other] { $name } bid { $bid } and took { $taken }: { $points } points.
    }

## Why a move is good or bad

istinto-reason-made = You take exactly { $bid } in { $tenths } of 10 imagined deals.
istinto-reason-pays = { $bid } bid and taken: { $points } points.
istinto-reason-hand = Trumps in your hand: { $trumps }. Cards of 11 or 12: { $high }.
istinto-reason-wanted = Tricks you still want: { $wanted }. Trumps and highest cards you hold: { $masters }.
istinto-reason-meets = You make your bid of { $bid } in { $tenths } of 10 imagined deals.
istinto-reason-enough = You have the { $bid } you bid: one more trick would cost you the bid.
istinto-reason-missed = Your bid of { $bid } can’t be met any more.
istinto-reason-last = Nobody plays after you: with { $card } the trick is yours.
istinto-reason-beaten = You can’t beat { $best } with { $card }.
istinto-reason-takes = With { $card } you take this trick in { $tenths } of 10 imagined deals.
istinto-reason-top = Nothing higher than { $card } is left in its suit: only a trump beats it.
