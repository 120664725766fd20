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
        self._last: dict[str, float] = {}  # when each guest was last heard
        self._steady: dict[str, float] = {}  # since when, without a gap
        self._waited: dict[str, float] = {}  # since when the others wait for them

    def heard(self, guest: str, now: float) -> None:
        if now - self._last.get(guest, -self._silence) >= self._silence:
            self._steady[guest] = now
        self._last[guest] = now
        if now - self._steady[guest] >= STEADY * self._silence:
            self._waited.pop(guest, None)

    def quiet_ms(self, guest: str, now: float) -> float:
        """How long somebody has been quiet."""
        return now - self._last.get(guest, float("-inf"))

    def silent(self, guests: Iterable[str], now: float) -> list[str]:
        """Which of these aren't heard now. The wait for them starts at the first such call."""
        found = [guest for guest in guests if self.quiet_ms(guest, now) >= self._silence]
        for guest in found:
            self._waited.setdefault(guest, now)
        return found

    def gives_up_at(self, guest: str) -> float:
        """When the wait for somebody silent ends."""
        return self._waited[guest] + self._patience

    def forgive(self, guests: Iterable[str]) -> None:
        """Forget the wait for these guests."""
        for guest in guests:
            self._waited.pop(guest, None)
