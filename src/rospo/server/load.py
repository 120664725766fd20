"""How busy this process is."""

import os
import resource
import sys
import time
from pathlib import Path

SOONEST_S = 5.0
"""A share of the processor over less time would say little."""


class Load:
    """Processor and memory of this process, without those of the bots' processes."""

    def __init__(self) -> None:
        self._at, self._used = time.monotonic(), time.process_time()
        self._share = 0.0

    def processor(self) -> float:
        """The share of one core that was used lately: since the last time this was asked, or a bit longer."""
        at, used = time.monotonic(), time.process_time()
        if at - self._at >= SOONEST_S or self._share == 0.0:
            self._share = (used - self._used) / max(at - self._at, 1e-3)
            self._at, self._used = at, used
        return self._share


def memory() -> int:
    """Bytes in memory now; where the system doesn't tell, the most so far."""
    try:
        return int(Path("/proc/self/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
        return most if sys.platform == "darwin" else most * 1024
