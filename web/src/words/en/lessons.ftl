### The lessons: what the toad says. Kero and Rana are the other players’ names.

lessons-title = Learn by playing
lessons-line = Two to four minutes each. You play, the toad explains.
lessons-start = Start
lessons-again = Once more
lessons-done = learned
lessons-leave = Leave the lesson
lessons-coach = The toad says
lessons-step = Step { $step } of { $steps }
lessons-next = Next
lessons-hurry = Go on
lessons-back = One step back
lessons-skip = Skip
lessons-skip-all = Skip the lesson
lessons-show = Show me
lessons-your-move = Your move
lessons-wait = One moment: tap “Next” first.
lessons-not-allowed = Not allowed.
lessons-finished = You know { $game }!
lessons-play = Play now
lessons-play-game = Play now: { $game }, against novice bots
lessons-others = Other lessons

## Take That

lessons-take_that-hello = Welcome to Take That! Cards run from 12 to 98. You hold nine. Most points win.
lessons-take_that-row = One row grows in the middle. It can bring you points. But whoever must take it pays.
lessons-take_that-open = The row is empty, so any card may begin it. Lay your 34: tap it twice.
lessons-take_that-open-instead = Any card may begin. For this lesson, lay 34.
lessons-take_that-near = See? A card may be at most 10 away from the last one. Kero went from 34 to 41, Rana to 49.
lessons-take_that-lay = The last card is 49, so 39 to 59 fit. Lay your 52.
lessons-take_that-lay-instead = That one fits, too. For this lesson, lay 52.
lessons-take_that-toad = Croak! 66 is a toad: two equal digits. Whoever takes the row pays 5 for a toad, and 1 for every other card.
lessons-take_that-partners = Now the twist. 49 lies in the row, and you hold 94: the same digits, swapped. They are partners!
lessons-take_that-twist = Twist your 94. It takes 49 out of the row, wherever it lies.
lessons-take_that-twist-instead = You don’t want to pay for that row. Twist 94: that’s 2 points.
lessons-take_that-points = Both cards lie face up beside you: 2 points. The row closed up. Kero must go on from 66 …
lessons-take_that-ouch = … and can’t! Kero takes the whole row, toad and all, for 9 minus points. Then Kero begins a new row.
lessons-take_that-take = The last card is 78. You have nothing from 68 to 88, and no partner. Take the row.
lessons-take_that-take-instead = Nothing fits here. Take the row.
lessons-take_that-cheap = Only 2 minus points. A short row is cheap: sometimes it is wise to take it even if you needn’t.
lessons-take_that-anew = Now you begin a new row with any card. You hold 23 and its partner 32. Lay 23 …
lessons-take_that-anew-instead = You may. But 23 is clever: you hold its partner. Lay 23.
lessons-take_that-plan = … and there it still lies. Twist 32!
lessons-take_that-plan-instead = Nice, but twisting is better. Twist 32 for 2 more points.
lessons-take_that-jump = After each turn you draw a card. So it goes on until the draw pile is empty. Let’s jump there.
lessons-take_that-empty = The pile is empty: nobody draws any more. As soon as the row is taken, the round is over.
lessons-take_that-last = Six cards, two toads: don’t take that! Few cards lie near 95. Lay it, and see what Kero can do.
lessons-take_that-last-instead = With two toads in it? Lay 95 instead.
lessons-take_that-over = Nothing! Kero takes seven cards with two toads, and the round is over.
lessons-take_that-score = You: 16 cards face up, 3 face down. That makes 13 points. Cards left in hands count nothing.
lessons-take_that-end = A game has two rounds. Lay near, twist sharp, and leave the row to somebody else!

## Twins

lessons-twins-hello = Welcome to Twins! Everybody has 12 chips. Most chips win. A hand is four duels, each of two cards.
lessons-twins-ink = Look at the numbers on your cards: some are black, some are white. That is the ink.
lessons-twins-twins = The best two cards are twins: same number, same ink. You have some: red 7 and orange 7, both black.
lessons-twins-pair = Next best is a pair: same number, different ink. Yellow 9 is black and green 9 is white: a pair.
lessons-twins-rest = Then comes colour: two cards of one colour. And last, singles: anything else. There the sum counts.
lessons-twins-price = First you may buy: one card for 1 chip, two cards for 3. The chips go to the pot.
lessons-twins-buy = Your red 2 is lonely. Buy one card.
lessons-twins-buy-instead = That’s a way, too. For this lesson, buy one card.
lessons-twins-bought = Orange 2! With red 2 that makes twins. Kero bought two cards, Rana none. The pot has 4 chips.
lessons-twins-duel1 = Duel 1: the lowest pays 2. You needn’t be best here. Pick blue 8 and blue 10: colour, 18.
lessons-twins-duel1-instead = Not being last is enough. Keep the others, and pick blue 8 and blue 10.
lessons-twins-after1 = All cards turn over at once. Kero has only singles and pays 2 chips to the pot.
lessons-twins-duel2 = Duel 2: the best wins 3 chips. Now show your twins: red 7 and orange 7.
lessons-twins-duel2-instead = Here only the best wins. Pick red 7 and orange 7.
lessons-twins-after2 = Twins beat everything below them. You win 3 chips from the pot.
lessons-twins-duel3 = Duel 3: the lowest pays 1, and sits out duel 4. Stay in! Pick the pair: yellow 9 and green 9.
lessons-twins-duel3-instead = Keep the 2s for duel 4. Pick yellow 9 and green 9.
lessons-twins-after3 = Rana was last, pays 1 and now only looks on. The pot has 4 chips, and duel 4 is about all of them.
lessons-twins-duel4 = Duel 4: the best wins the whole pot. Which two? Red 2 and orange 2, even though they are small!
lessons-twins-duel4-instead = Remember which kind is best. Pick red 2 and orange 2.
lessons-twins-after4 = Kero had a pair of 10s. But twins of 2 beat every pair! The pot is yours.
lessons-twins-end = So it goes, hand after hand, until somebody can’t pay. Spend your best cards where they count! With more players, more of them pay and win.

## Istinto

lessons-istinto-hello = Welcome to Istinto! A round has eleven tricks. You say how many you will take. Then take exactly those.
lessons-istinto-cards = There are five suits from 1 to 12, and six trumps, marked T. A trump beats every suit.
lessons-istinto-count = Now count what should win. White 12 and green 12 are the highest of their suits, and you have two trumps.
lessons-istinto-bid = Kero says 5, Rana says 2. You have four good cards: say 4. Tap it twice.
lessons-istinto-bid-instead = Brave! But your hand looks like four. Say 4.
lessons-istinto-exactly = Exactly 4 it must be. With 3 or 5 you get nothing at all. Rana begins …
lessons-istinto-follow = White was led. If you have the suit, you must follow it. Play white 12: tap it twice.
lessons-istinto-follow-instead = White 3 would lose. Play white 12: nothing white beats it.
lessons-istinto-lead = Your first trick! The winner leads, with any card. Get rid of a small one: red 2.
lessons-istinto-lead-instead = Keep it for later. Lead red 2.
lessons-istinto-void = Look: Kero led blue. Rana has no blue and played a trump. You have no blue either.
lessons-istinto-trump = Without the suit you may play anything. Play a trump, too!
lessons-istinto-trump-instead = That would lose. You may trump here: play T.
lessons-istinto-last_trump = All trumps are equal, and the one played last wins. The trick is yours! That’s two.
lessons-istinto-high = Now lead green 12. Only a trump could beat it.
lessons-istinto-high-instead = You still need two. Lead green 12.
lessons-istinto-duck = Three! One more is enough. Keep your trump, and lead black 3.
lessons-istinto-duck-instead = Not now: you only need one more. Lead black 3.
lessons-istinto-early = By the way: once a trick’s first card lies, you may choose your card before your turn. It waits for you.
lessons-istinto-jump = Now Kero is busy winning. Let’s jump ahead three tricks.
lessons-istinto-fourth = You have 3, and need 4. Kero led blue, and there is no trump on the table. Play your trump!
lessons-istinto-fourth-instead = Here is your chance for the fourth trick. Play T.
lessons-istinto-enough = Four, exactly as you said. But you must lead now, and one trick more would spoil everything!
lessons-istinto-lose = So lead what can hardly win: green 2.
lessons-istinto-lose-instead = Too strong: it could win. Lead green 2.
lessons-istinto-last = Kero led white, and your last card is black. It can’t win. Play it with a smile.
lessons-istinto-last-instead = Play black 8.
lessons-istinto-score = Four said, four taken: 10 points, and 5 more as a bonus. Kero said 5, took 6, and gets nothing.
lessons-istinto-bonus = The bonus grows at both ends: 0 tricks bring 20 points, 5 bring 20, and 6 or more bring 60!
lessons-istinto-end = The first to 100 points wins. Trust your instinct!

## Ligretto Twist

lessons-ligretto_twist-hello = Welcome to Ligretto Twist! You have 40 cards, Kero has 40. Whoever gets rid of all of them first wins.
lessons-ligretto_twist-pace = There are no turns: everybody plays at once, as fast as they can. Here we go at walking pace.
lessons-ligretto_twist-flip = You see one card at a time. Flip the top card of your stack.
lessons-ligretto_twist-flip-instead = First flip a card from your stack.
lessons-ligretto_twist-lay = Red! Lay it on the red pile.
lessons-ligretto_twist-lay-instead = Colour goes on colour: lay it on red.
lessons-ligretto_twist-stays = Now the twist: the hand that laid the card stays on that pile. While it lies there, red is shut for Kero.
lessons-ligretto_twist-other_hand = You have another hand. Flip the next card with that one.
lessons-ligretto_twist-other_hand-instead = Flip the next card.
lessons-ligretto_twist-swap = Blue. Lay it on the blue pile.
lessons-ligretto_twist-swap-instead = Blue goes on blue.
lessons-ligretto_twist-free = Now that hand stays on blue, and your first hand is free. So you always cover one pile. Watch Kero …
lessons-ligretto_twist-blocked = Kero’s hand lies on green. A pile under somebody else’s hand is blocked for you.
lessons-ligretto_twist-flip_green = Go on: flip your next card.
lessons-ligretto_twist-flip_green-instead = Flip your next card.
lessons-ligretto_twist-fumble = Green, of all colours! Let’s see what happens if you try. Lay it on green.
lessons-ligretto_twist-fumble-instead = Just this once, do what’s wrong: try the green pile.
lessons-ligretto_twist-frozen = A fumble! Wrong colour or blocked pile: the card comes back, and for a moment you can’t do anything.
lessons-ligretto_twist-park = You may wait until Kero’s hand goes. Or park the card face down and play on. Park it.
lessons-ligretto_twist-park-instead = Green is still blocked. Park the card.
lessons-ligretto_twist-flip_blue = And on with the next card. Flip!
lessons-ligretto_twist-flip_blue-instead = Flip the next card.
lessons-ligretto_twist-own_hand = Blue, and blue lies under your own hand. That isn’t blocked for you! Lay it there and swap hands.
lessons-ligretto_twist-own_hand-instead = Your own hand never stops you. Lay it on blue.
lessons-ligretto_twist-parked = When your stack is empty, the parked cards become your new stack. You may park only if every pile of the colour is blocked.
lessons-ligretto_twist-knot = If ever nobody can lay a card because of all the hands, that’s a knot: all hands lift, and on it goes.
lessons-ligretto_twist-jump = That’s all there is to know. Let’s jump ahead, to your last card!
lessons-ligretto_twist-last_flip = One card left. Flip it!
lessons-ligretto_twist-last_flip-instead = Flip your last card.
lessons-ligretto_twist-last_lay = Yellow, and yellow is free. Lay it: quick, before Kero does!
lessons-ligretto_twist-last_lay-instead = Yellow goes on yellow.
lessons-ligretto_twist-score = “Twist stop!” Your cards are gone and the round is over. Kero has 18 cards left: 18 minus points.
lessons-ligretto_twist-end = After five rounds the fewest minus points win. At a real table it is fast. Look first, then lay!
