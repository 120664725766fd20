### Everything around the games: home, tables, settings, refusals.

skip = To the content
home = Home
back = Back
close = Close
more = More
no-such-page = There is no such page
page-failed = This page couldn’t be loaded

## Home

home-line =
    { $games ->
        [4] Four card games, one table. No account, no fuss.
       *[other] Card games, one table. No account, no fuss.
    }
the-games = The games
your-tables = Your tables
home-lobby = Open tables
box-facts = { $from }–{ $to } players, { $minutes } minutes
play-now = Play now
opening = Opening …
invite = Invite friends
invite-game = { $game } with friends
learn = Learn
join = Join
join-label = A code or a link from a friend
rules = Rules
score-sheet = Score sheet
replays = Replays
settings = Settings
language = Language
credit = Game names belong to their owners and only say which game is meant. Words and drawings here are our own.
status-waiting = waiting
status-playing = in play
status-over = over
status-closed = closed

## A new table

players = Players
of-them-bots = Of them, bots
bots-level = How strong the bots are
level-random = random
level-novice = novice
level-club = club
level-expert = expert
level-free = free seat
timer = Time for a turn
timer-none = as long as you like
timer-relaxed = a minute
timer-fast = 15 seconds
option-rounds = Rounds
no-limit = no limit
show-in-lobby = Show it in the lobby, for anybody
open-table = Open the table

## Waiting for players

qr-of-link = The link as a QR code
code-is = Code { $code }
share-link = Share the link
copied = Copied
seats = Seats
free-seat = free seat
somebody = somebody
toad-named = Toad { $number }
you = You
you-named = { $name } (you)
host = host
ready = ready
sit-here = Sit here
send-away = Send away
who-sits = Who sits at seat { $seat }
a-person = a person
bot-of-level = bot: { $level }
start = Start
seats-still-free =
    { $count ->
        [one] One seat is still free: wait for somebody, or give it to a bot.
       *[other] { $count } seats are still free: wait for somebody, or give them to bots.
    }
not-ready-yet =
    { $count ->
        [one] One player isn’t ready yet.
       *[other] { $count } players aren’t ready yet.
    }
i-am-ready = I’m ready
waiting-for-host = Ready. The host will start.
all-seats-taken = All seats are taken. You may look on.
leave-seat = Leave the seat

## At the table

log = Log
your-turn = It is your turn.
looking-on = looking on
hint = Hint
thinking = Thinking …
hint-only = A good player’s choice: { $move }. There is nothing else to do.
hint-better = A good player’s choice: { $move }. In { NUMBER($playouts) } imagined rounds it came out { NUMBER($gain, maximumFractionDigits: 1) } points better than “{ $other }”.
hint-close = A good player’s choice: { $move }. “{ $other }” is nearly as good, as { NUMBER($playouts) } imagined rounds tell.
dealer = dealer
score-is = Score:
seconds-left =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
away-slow = A bot plays: time was up twice.
away-silent = A bot plays until the line is back.
away-left = A bot plays: they left.
bot-plays-for-you = A bot plays for you.
play-on-myself = Play on myself
by-timer = Time was up. { $text }
line-lost = The line is lost. Your seat is kept; trying to come back …
line-back = The line is back.
table-closed = This table was closed: nobody came any more.
say-something = Say something
said = { $name }: { $what }
emote-hello = Hello!
emote-thanks = Thank you!
emote-well_played = Well played!
emote-oops = Oops!
emote-hurry = Come on!
emote-thinking = Let me think …
emote-laugh = Haha!
emote-croak = Croak!
rule-named = Rule { $rule }
results = Results
winner-is = { $name } wins
you-win = You win!
winners-are = { $names } share the win
rematch = Play again
go-to-rematch = To the next game
see-replay = See the replay
see-table = See the table

## Settings

look-and-feel = Look and feel
theme = Colours
theme-auto = as the device
theme-light = light
theme-dark = dark
motion = Movement
motion-auto = as the device
motion-less = as little as possible
like-sound = Sounds
like-vibrate = Vibration
like-leftHanded = For left hands: the table mirrored
like-sortDown = Hand from high to low
like-oneTap = One tap plays a card
like-playForced = Make moves without a choice by themselves
your-name = Your name
keep = Keep
name-kept = So you are called now.
no-account = There are no accounts: this device remembers you. To go on elsewhere, make a code here and type it there.
to-another-device = Go on at another device
make-code = Make a code
code-valid =
    { $minutes ->
        [one] It works once, within a minute.
       *[other] It works once, within { $minutes } minutes.
    }
from-another-device = A code from another device
be-that-guest = Be that guest here
moved-here = Done: this device is yours, too.
download-me = Download all about me
delete-me = Delete all about me
forget-sure = Delete your name, seats and results for good?
forgotten = Everything about you is deleted.

## What can’t be done

refused-offline = No connection to the server.
refused-failed = Something went wrong on our side. Please try again.
refused-bad_request = The server didn’t understand that.
refused-bad_option = These options don’t go together.
refused-bad_record = This record can’t be replayed.
refused-bad_seats = These seats don’t go together.
refused-bad_name = That can’t be a name: 1 to 24 characters, please.
refused-not_known = This device isn’t known any more. Reload the page.
refused-foreign_origin = That was asked from another site’s page.
refused-not_local = That is only for the server’s own machine.
refused-no_such_table = There is no such table.
refused-no_such_code = That code was used, is too old, or never was.
refused-not_found = There is nothing at this address.
refused-no_such_method = The server can’t do that.
refused-not_over = The game isn’t over yet.
refused-too_many_tables = You have as many open tables as one may have.
refused-house_full = The house is full. Try again later.
refused-too_long = That is too long.
refused-slow_down = Not so fast, please.
refused-storage = The server’s disk can’t be written. Nothing was changed; try again.
refused-unreadable = The server didn’t understand that.
refused-too_many_changes = You have made too many changes at this table.
refused-wrong_status = Not now.
refused-not_seated = You have no seat at this table.
refused-not_host = Only the host can do that.
refused-no_such_seat = There is no such seat.
refused-full = No seat is free.
refused-taken = That seat is taken.
refused-nobody_there = Nobody sits there.
refused-seats_free = Some seats are still free.
refused-not_ready = Somebody isn’t ready yet.
refused-malformed = That is no move of this game.
refused-illegal = That isn’t allowed.
refused-not_your_turn = It isn’t your turn.
refused-no_early_play = This game has no early play.
refused-late = Somebody was quicker.
refused-not_running = The race isn’t running.
refused-paused = The race is paused.
refused-round_over = The round was over before that.
refused-time_up = Time was up: a bot played this turn for you.
refused-no_hints = This table gives no hints.
refused-too_many_sockets = Too many tables are open on this device.
refused-too_slow = This device reads too slowly.
