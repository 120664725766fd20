"""A whole server and its people in one thread, on virtual time, from one seed; faults included.

`make simulate` runs it for some minutes, `python -m tests.simulation --seed N --trace` tells one seed's story. The
tables are those of the server (`rospo.server.core`), unchanged; what surrounds them is here:

`agenda`    virtual time
`disk`      a store that is slow, fails, and loses what it hadn't acknowledged when the server is killed
`network`   lines with delay and jitter, that break, freeze, and deliver what was on its way, or don't
`server`    carries out what tables want done; is killed at any point, and started again
`people`    clients: quick, slow, asleep, with two tabs, sending everything twice, asking for what they mustn't
`auditor`   follows the log, and what everybody is told; raises `Violation`
`evening`   what happens in one seed, and when it has come to its end
"""
