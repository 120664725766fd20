"""The server's clock, and its log of what happens: structured lines without secrets."""

import json
import logging
import time
from collections import deque
from pathlib import Path
from traceback import extract_tb
from typing import Any

from msgspec import Struct

KEPT_FAILURES = 50
"""How many of the last failures the host's page shows."""
LOG = logging.getLogger("rospo.server")


class Clock:
    """Milliseconds since 1970. It never runs back, whatever happens to the machine's clock."""

    def __init__(self) -> None:
        self._start = (time.time() - time.monotonic()) * 1000

    def now(self) -> float:
        return self._start + time.monotonic() * 1000


class Failure(Struct, frozen=True):
    """Something that the host should know about."""

    at: int
    event: str
    error: str
    where: str  # in the code
    table: str | None


class Journal:
    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.failures: deque[Failure] = deque(maxlen=KEPT_FAILURES)

    def note(self, event: str, **facts: Any) -> None:
        """Facts never contain secrets: no tokens, no cards, no names."""
        if "error" in facts:
            where = facts.get("where", [])
            self.failures.append(
                Failure(int(self._clock.now()), event, str(facts["error"]), " ".join(where), facts.get("table"))
            )
        LOG.info(json.dumps({"at": int(self._clock.now()), "event": event, **facts}))

    def note_failure(self, event: str, error: Exception, **facts: Any) -> None:
        """Log that something failed, and where; not the error's message, since a rule's may name cards."""
        where = [f"{Path(frame.filename).name}:{frame.lineno}" for frame in extract_tb(error.__traceback__)[-3:]]
        self.note(event, error=type(error).__name__, rule=getattr(error, "rule", None), where=where, **facts)
