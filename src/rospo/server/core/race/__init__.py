"""A race at a live table, whatever the game: what is a game's own is behind `rospo.core.race.Race`.

`racing`   moves the race along, and puts these together
`clock`    the race's clock beside the server's: where it stands, when it will show something
`pauses`   count-downs, pauses, and bots for players who stay silent; `hearing` knows who is heard
`judge`    which claims are played, in which order and at which moment
`pace`     when bots act
`pings`    when each connection's delay is measured
"""
