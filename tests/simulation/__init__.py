"""A whole server and its people in one thread, on virtual time, from one seed; faults included.

`make simulate` runs it for some minutes, `python -m tests.simulation --seed N --trace` tells one seed's story. The
tables are those of the server (`rospo.server.core`), unchanged; what surrounds them is here:

`agenda`    virtual time
`disk`      a store that is slow, fails, and loses what it hadn't acknowledged when the server is killed
`network`   lines with delay and jitter, that break, freeze, and deliver what was on its way, or don't
`server`    opens tables and finds them again; is killed at any point, and started again
`hosted`    carries out what one table wants done
`client`    devices: with two tabs, breaking off, sending everything twice; `known` is what they were told
`people`    what somebody does with them, quickly, slowly, or as they mustn't (`manners`)
`duels`     racers who fight for places
`worlds`    an evening once more, with cards swapped that somebody can't know
`auditor`   follows the log, and what everybody is told; raises `Violation`
`watch`     looks now and then, and at the end, whether all get on and know what is true
`evening`   what happens in one seed, and when it has come to its end
"""
