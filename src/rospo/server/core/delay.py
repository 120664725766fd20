"""How far away a client is, measured by the server's own stamps: no client's clock is believed.

Moments are milliseconds of the server's clock.
"""

TRIPS = 8
"""Number of round trips remembered; the shortest waited least in queues, so it is the best estimate."""


class Delay:
    """The measured delay of one connection."""

    __slots__ = ("_sent", "_trips")

    def __init__(self) -> None:
        self._trips: list[float] = []
        self._sent: list[float] = []

    def pong(self, sent_at: float, now: float) -> None:
        """The answer to a ping stamped `sent_at`. A stamp from the future was never sent: ignore it."""
        if sent_at <= now:
            self._trips = [*self._trips[1 - TRIPS :], now - sent_at]

    def ping(self, now: float) -> float:
        """The stamp for a ping sent now."""
        self._sent = [*self._sent[1 - TRIPS :], now]
        return now

    def answered(self, stamp: float, now: float) -> None:
        """A client's pong: each stamp counts once, and only if it was sent."""
        if stamp in self._sent:
            self._sent.remove(stamp)
            self.pong(stamp, now)

    @property
    def measured(self) -> int:
        """How many round trips have been measured."""
        return len(self._trips)

    @property
    def one_way(self) -> float | None:
        """Milliseconds from here to there, or back; None before the first pong."""
        return min(self._trips) / 2 if self._trips else None
