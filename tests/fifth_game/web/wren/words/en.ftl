### Wren: the box, the table, the score sheet and the lesson.

wren-box = Big birds gather on the branch. A small one slips under them and takes them all.

## Cards

wren-bird = bird { $card }
wren-last = bird { $card }, the last on the branch

## The table

wren-hand = Your hand
wren-hand-of = Hand of { $name }
wren-rivals = The others
wren-branch =
    { $count ->
        [0] The branch is empty
        [one] The branch: one bird
       *[other] The branch: { $count } birds, first to last
    }
wren-empty = The branch is empty
wren-taken-by = The branch is empty. Taken last: { $name }
wren-holds =
    { $count ->
        [one] One card in hand
       *[other] { $count } cards in hand
    }
wren-nest =
    { $feathers ->
        [0] Nest: empty
        [one] Nest: one feather
       *[other] Nest: { $feathers } feathers
    }
wren-nest-of = Nest: { $name }
wren-nothing = nothing yet
wren-king = King of the birds: 5 more feathers
wren-begin = The cards are dealt.
wren-choose = Play a card
wren-waiting = { $name } is thinking …

## Scores

wren-scores = Scores
wren-after-round = After round { $round }
wren-go-on = Go on
wren-sheet = Score sheet: the feathers of each round
wren-round = Round { $round }
wren-total = Total

## The log

wren-move-play = Play { $card }
wren-told-play =
    { $who ->
        [you] You play { $card }.
       *[other] { $name } plays { $card }.
    }
wren-told-take =
    { $who ->
        [you] You take { $count } birds: { $feathers } feathers.
       *[other] { $name } takes { $count } birds: { $feathers } feathers.
    }
wren-told-king = The wren is king!
wren-told-points = { $name } { $points }
wren-told-round = The round is over: { $each }.

## A new table

wren-option-king = King of the birds

## The score sheet

wren-scores-field-feathers = Feathers
wren-scores-field-kings = King
wren-scores-ask-feathers = { $name }: how many feathers in your nest?
wren-scores-ask-kings = { $name }: did your wren become king? 1 or 0
wren-scores-cant-most-feathers = { $name } can’t have { $count } feathers: all birds together have { $most }.
wren-scores-cant-most-kings = There is only one wren, so { $name } has { $most } king at most.
wren-scores-cant-feathers-over = That makes { $feathers } feathers. There are { $most }.
wren-scores-cant-kings-over = Only one wren can become king.
wren-scores-cant-king-without-birds = { $name } took the eagle with the wren? Then the nest has { $least } feathers at least.
wren-scores-why-nest =
    { $kings ->
        [0] { $feathers } feathers.
       *[other] { $feathers } feathers and 5 for the king: { $points }.
    }

## The lesson: what the toad says. Kero and Rana are the other players’ names

wren-lesson-hello = Welcome to Wren! There are 24 birds, from 1, the wren, to 24, the eagle. You hold seven.
wren-lesson-feathers = The dots on a card are its feathers: one for a small bird, two for a middle one, three for a big one. Most feathers win.
wren-lesson-open = The branch is empty, so any bird may perch on it. Play your 3: tap it twice.
wren-lesson-open-instead = Any bird may begin. For this lesson, play 3.
wren-lesson-perch = Kero’s 10 is bigger than 3, and Rana’s 18 is bigger than 10. So both perch on the branch.
wren-lesson-take = Your 15 is smaller than 18, the last one. Play it: it slips under the others, and you take them all.
wren-lesson-take-instead = That would do something else. For this lesson, play 15.
wren-lesson-took = Four birds, 8 feathers! They lie in your nest. The branch is empty, and Kero opens it again with 5.
wren-lesson-wait = Rana played 9. You could take two birds with your 8. But a longer branch is worth more: play 11 and wait.
wren-lesson-wait-instead = That is possible, too. For this lesson, play 11.
wren-lesson-eagle = Kero had nothing smaller and played 12. And Rana, who has only big birds left, played the eagle!
wren-lesson-wren = The wren is smaller than any other bird. Play your 1!
wren-lesson-wren-instead = Your wren is waiting for this. Play 1.
wren-lesson-king = 11 feathers, and 5 more: a wren that takes the eagle is king of the birds. Let’s jump to the end of the round.
wren-lesson-left = All hands are empty. 17 and 23 still sit on the branch, and nobody gets them.
wren-lesson-score = You have 34 feathers, Kero has 10 and Rana none.
wren-lesson-end = A game has three rounds. Keep your small birds for a long branch, and your big ones off it!
wren-reason-takes = { $card } takes the branch: { $feathers } feathers.
wren-reason-leaves = The next player holds a bird smaller than { $card } in { $tenths } of 10 imagined deals.
