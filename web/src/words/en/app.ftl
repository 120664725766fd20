### Everything around the games: home, tables, settings, refusals.

skip = Skip to content
home = Home
back = Back
close = Close
more = More
no-such-page = This page doesn’t exist
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
box-facts =
    { $age ->
        [0] { $from }–{ $to } players
       *[other] { $from }–{ $to } players, age { $age }+
    }, { $ours ->
        [yes] about { $minutes } minutes (our estimate)
       *[no] { $minutes } minutes
    }
play-now = Play now
play-your-way = Choose bots and options
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
of-them-bots = Bots
bots = Bots
bots-game = { $game } against bots
bots-level = Strength of the bots
level-random = random
level-novice = novice
level-club = club
level-expert = expert
level-free = free seat
bots-speed = Speed of the bots
speed-relaxed = relaxed
speed-normal = normal
speed-champion = champion
timer = Time per turn
timer-none = as long as you like
timer-relaxed = a minute
timer-fast = 15 seconds
option-rounds = Rounds
option-dealer = First dealer
dealer-drawn = drawn by lot
seat-number = Seat { $seat }
no-limit = no limit
show-in-lobby = List it under “Open tables”, for anyone
open-table = Open the table
play = Play

## Waiting for players

qr-of-link = QR code for the link
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
send-away = Remove
who-sits = Who sits in seat { $seat }
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
not-ready = Not ready yet
offline-since = offline since { $time }
i-am-ready = I’m ready
waiting-for-host = Ready. Waiting for the host to start.
all-seats-taken = All seats are taken. You can watch.
leave-seat = Leave your seat

## At the table

log = Log
beside-table = Scores and log
your-turn = It’s your turn.
looking-on = watching
bots-menu = Bots: strength and speed
hint = Hint
thinking = Thinking …
hint-only = A good player’s choice: { $move }. It’s the only move there is.
hint-best = A good player’s choice: { $move }.
review-title = Your last round
hint-why = Why?
hint-second = Second choice: { $move }. In 100 games it would win about { $games } fewer.
hint-second-same = Second choice: { $move }. It’s just about as good.
hint-mixed = A good player would do this { $times } times in 10, so as not to be predictable.
hint-measured = Found in { NUMBER($playouts) } imagined rounds.
hint-lesson = To the lesson
reason-for = in its favour
reason-against = against it
dealer = dealer
score-is = Score:
seconds-left =
    { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
away-slow = A bot plays: time ran out twice.
away-silent = A bot plays until the connection is back.
away-left = A bot plays: the player left.
bot-plays-for-you = A bot plays for you.
play-on-myself = Take my seat back
by-timer = Time ran out. { $text }
line-lost = Connection lost { $seconds } s ago. Nothing you did is lost; reconnecting …
stand-in-for-you = In { $seconds } s a bot plays for you until you’re back.
stand-in-until-back = A bot plays for you until you’re back.
game-waits = The game waits for you.
seat-kept = Your seat is kept.
no-contact = No contact with { $names } for { $seconds } s.
stand-in-in = A bot takes over in { $seconds } s.
contact-again = { $names } can be reached again.
line-back = The connection is back.
table-closed = This table was closed because nobody came back.
table-closed-host = The host of this server closed this table.
notice-restart =
    { $minutes ->
        [0] The server is about to restart. Games go on afterwards.
        [one] The server restarts in a minute. Games go on afterwards.
       *[other] The server restarts in { $minutes } minutes. Games go on afterwards.
    }
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
rule-says = The rule: “{ $rule }”
results = Results
winner-is = { $name } wins
you-win = You win!
winners-are = { $names } share the win
rematch = Play again
go-to-rematch = Go to the next game
see-replay = See the replay
see-table = See the table
result-share = Share
result-shared = Shared
result-copied = Copied
result-failed = Can’t share here

## The story of a game that is over

story = How it went
story-lead = The lead
story-best = Best move
story-turn = Turning point
story-when = Round { $round }
story-changes =
    { $count ->
        [one] The lead changed hands once.
       *[other] The lead changed hands { $count } times.
    }
story-even = Nobody was ever in the lead alone.
story-only =
    { $who ->
        [you] Only you were ever in the lead.
       *[other] Only { $name } was ever in the lead.
    }
story-takes =
    { $who ->
        [you] You take the lead and keep it.
       *[other] { $name } takes the lead and keeps it.
    }
story-grows =
    { $who ->
        [you] Your lead grows from { $from } to { $to }.
       *[other] { $name }’s lead grows from { $from } to { $to }.
    }
story-level = Level from then on: { $names }.

## Settings

look-and-feel = Look and feel
theme = Colours
theme-auto = same as device
theme-light = light
theme-dark = dark
motion = Motion
motion-auto = same as device
motion-less = as little as possible
like-sound = Sounds
like-vibrate = Vibration
like-leftHanded = Left-handed: mirror the table
like-sortDown = Sort hand from high to low
like-oneTap = One tap plays a card
like-playForced = Play forced moves automatically
your-name = Your name
keep = Save
name-kept = That’s your name now.
no-account = There are no accounts: this device remembers you. To continue on another device, get a code here and enter it there.
to-another-device = Continue on another device
make-code = Get a code
code-valid =
    { $minutes ->
        [one] It works once, within a minute.
       *[other] It works once, within { $minutes } minutes.
    }
from-another-device = A code from another device
be-that-guest = Continue as that guest
moved-here = Done: this device knows you now, too.
download-me = Download all my data
delete-me = Delete all my data
forget-sure = Delete your name, seats and results for good?
forgotten = All your data is deleted.

## What can’t be done

refused-offline = No connection to the server.
refused-failed = Something went wrong on our side. Please try again.
refused-bad_request = The server didn’t understand that.
refused-bad_option = These options don’t go together.
refused-bad_record = This record can’t be replayed.
refused-bad_seats = These seats don’t go together.
refused-bad_name = That name won’t do: please use 1 to 24 characters.
refused-not_known = The server no longer knows this device. Reload the page.
refused-foreign_origin = That request came from another site.
refused-not_local = That works only on the server’s own machine.
refused-no_such_table = This table doesn’t exist.
refused-no_such_code = That code has been used, has expired or never existed.
refused-not_found = There is nothing at this address.
refused-no_such_method = The server can’t do that.
refused-not_over = The game isn’t over yet.
refused-known_deal = The cards come from another game, so there is nothing to prove.
refused-no_such_move = That game has no such move, or it is a race.
refused-too_many_tables = You have as many open tables as you may have.
refused-house_full = The server is full. Try again later.
refused-too_long = That is too long.
refused-slow_down = Not so fast, please.
refused-storage = The server can’t save right now. Nothing was changed; try again.
refused-unreadable = The server didn’t understand that.
refused-too_many_changes = You have made too many changes at this table.
refused-wrong_status = Not now.
refused-not_seated = You have no seat at this table.
refused-not_host = Only the host can do that.
refused-not_alone = Other people are at the table: the bots keep their speed.
refused-no_such_seat = This seat doesn’t exist.
refused-full = There is no free seat.
refused-taken = That seat is taken.
refused-nobody_there = Nobody is sitting there.
refused-seats_free = Some seats are still free.
refused-not_ready = Somebody isn’t ready yet.
refused-malformed = That isn’t a move in this game.
refused-illegal = That isn’t allowed.
refused-not_your_turn = It isn’t your turn.
refused-no_early_play = You can’t play early in this game.
refused-late = Somebody was quicker.
refused-not_running = The race isn’t running.
refused-paused = The race is paused.
refused-round_over = The round was already over.
refused-time_up = Time ran out: a bot played this turn for you.
refused-no_hints = There are no hints at this table.
refused-no_analysis = This server can’t analyse games.
refused-no_such_bots = This server has no bots of that level.
refused-too_many_sockets = Too many tables are open on this device.
refused-too_slow = This device can’t keep up.
refused-banned = The host of this server has banned you or your address.
refused-muted = The host of this server has muted you: nobody gets your messages.
refused-bad_address = That isn’t an IP address.
refused-not_the_host = Please log in with the key.
refused-wrong_key = That isn’t the key.
refused-no_such_guest = There is no such guest any more.
refused-not_open = This table isn’t open any more.
refused-own_address = That is your own address: you would shut yourself out.
