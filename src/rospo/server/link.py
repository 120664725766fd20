"""How far away a client is: measured by the server's own stamps, so no client's clock is believed.

Moments are milliseconds of the server's clock.
"""

TRIPS = 8
"""So many round trips are remembered; the shortest has waited least in queues, so it tells the way best."""


class Link:
    """One connection's measured delay."""

    __slots__ = ("_sent", "_trips")

    def __init__(self) -> None:
        self._trips: list[float] = []
        self._sent: list[float] = []

    def pong(self, sent_at: float, now: float) -> None:
        """The answer to a ping that was stamped `sent_at`. A stamp from the future was never sent: it tells nothing."""
        if sent_at <= now:
            self._trips = [*self._trips[1 - TRIPS :], now - sent_at]

    def ping(self, now: float) -> float:
        """The stamp of a ping that is sent now."""
        self._sent = [*self._sent[1 - TRIPS :], now]
        return now

    def answered(self, stamp: float, now: float) -> None:
        """A client's pong: only a stamp that is still out tells anything, and only once."""
        if stamp in self._sent:
            self._sent.remove(stamp)
            self.pong(stamp, now)

    @property
    def measured(self) -> int:
        """How many round trips are known."""
        return len(self._trips)

    @property
    def one_way(self) -> float | None:
        """Milliseconds from here to there, or back; None before the first pong."""
        return min(self._trips) / 2 if self._trips else None
