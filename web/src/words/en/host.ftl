### The page of whoever runs the server.

host-page = Host’s page
host-key = Key
host-log-in = Log in
host-log-out = Log out
host-where-key = The first start of the server printed the key. “rospo host key” makes a new one.

host-now = Right now
host-tables = Open tables
host-people = People
host-connections = Connections
host-used-of = { NUMBER($used) } of { NUMBER($most) }
host-processor = Processor
host-of-a-core = { $share } of one core
host-memory = Memory
host-answers = Response time
host-within = 95 % within { NUMBER($ms) } ms
host-data = Data
host-free = { $used }, { $free } free
host-running = Running since
host-version = Version

host-announce = Announce a restart
host-in-minutes =
    { $minutes ->
        [one] in a minute
       *[other] in { $minutes } minutes
    }
host-tell = Announce
host-announced = All tables are told: restart at { $time }.
host-revoke = No restart after all
host-backup = Download a backup
host-backup-has = A backup contains everything, even the cards of games in progress.
host-in-postgres = Everything is in PostgreSQL: back it up with pg_dump.

host-find = Find a name, an id or a game
host-nobody = Nobody is here.
host-no-tables = No table is open.
host-shown = The first { NUMBER($shown) } of { NUMBER($all) } are shown.
host-watching =
    { $count ->
        [0] nobody connected
        [one] one connection
       *[other] { $count } connections
    }
host-since = since { $time }
host-private = private
host-close = Close the table
host-close-sure = Close this table for everybody there?
host-at-tables =
    { $count ->
        [0] at no table
        [one] at one table
       *[other] at { $count } tables
    }
host-away = not connected
host-mute = Mute
host-unmute = Unmute
host-ban = Ban
host-unban = Lift the ban
host-is-mute = muted
host-is-ban = banned
host-ban-sure = Ban { $name }? Connections end at once.
host-this-address = Take this address

host-restricted = Muted and banned
host-none-restricted = Nobody is muted or banned.
host-lift = Lift
host-address = Address
host-banned-address = address { $address }

host-refusals = Refused since the start
host-no-refusals = Nothing has been refused.
host-times =
    { $count ->
        [one] Once, at { $time }
       *[other] { NUMBER($count) } times, last at { $time }
    }
host-failures = Failures
host-no-failures = Nothing has failed.
host-actions = What you did
host-no-actions = Nothing yet.
host-did-close = Closed table { $subject }
host-did-mute_guest = Muted { $name }
host-did-ban_guest = Banned { $name }
host-did-lift_guest = No longer muted or banned: { $name }
host-did-mute_address = Muted an address
host-did-ban_address = Banned an address
host-did-lift_address = Lifted a restriction on an address
host-did-announce = Announced a restart
host-did-revoke = Took back the announced restart
host-did-backup = Downloaded a backup
host-done = Done.
