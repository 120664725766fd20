"""Live tables without I/O: inputs and the time go in, effects come out.

Nothing here waits, reads a clock, draws a random number or opens a socket, so the same inputs at the same times always
give the same effects. The server carries the effects out (`rospo.server.live`), and so does the simulator, which runs
the very same code through years of faults (`rospo.server.simulation`).

`table`        one table: takes an input, returns effects. `inputs` and `effects` list them
`state`        what the log says; `entries` is what can be in a log
`decide`       what a message adds to the log, or why it is refused
`frames`       what each viewer is told; `wire` has the messages
`people`       who is connected, who is away and since when
`turns`        moves a turn-based game along; `race` does so for a game in real time
"""
