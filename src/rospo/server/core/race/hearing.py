"""Which people in a race are heard, and how long the others have waited for someone who isn't.

Moments are milliseconds of one clock. A word now and then isn't enough: the wait for somebody is forgotten only once
they have been heard without a gap for a while. Otherwise a player heard just often enough to start the count-down, and
silent again before it ends, could keep a race from ever running.
"""

from collections.abc import Iterable

STEADY = 3.0
"""After this many silence lengths of hearing somebody without a gap, the wait for them is forgotten."""


class Hearing:
    """`silence_ms` without a word is silence; the others wait `patience_ms` for somebody silent."""

    def __init__(self, silence_ms: float, patience_ms: float) -> None:
        self._silence = silence_ms
        self._patience = patience_ms
        self._last: dict[int, float] = {}  # when each seat was last heard
        self._steady: dict[int, float] = {}  # since when, without a gap
        self._waited: dict[int, float] = {}  # since when the others wait for a seat

    def heard(self, seat: int, now: float) -> None:
        if now - self._last.get(seat, -self._silence) >= self._silence:
            self._steady[seat] = now
        self._last[seat] = now
        if now - self._steady[seat] >= STEADY * self._silence:
            self._waited.pop(seat, None)

    def quiet_ms(self, seat: int, now: float) -> float:
        """How long a seat has been quiet."""
        return now - self._last.get(seat, float("-inf"))

    def silent(self, seats: Iterable[int], now: float) -> list[int]:
        """Which of these aren't heard now. The wait for them starts at the first such call."""
        found = [seat for seat in seats if self.quiet_ms(seat, now) >= self._silence]
        for seat in found:
            self._waited.setdefault(seat, now)
        return found

    def gives_up_at(self, seat: int) -> float:
        """When the wait for a silent seat ends."""
        return self._waited[seat] + self._patience

    def forgive(self, seats: Iterable[int]) -> None:
        """Forget the wait for these seats."""
        for seat in seats:
            self._waited.pop(seat, None)
