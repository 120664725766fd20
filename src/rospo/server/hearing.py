"""Which people of a race are heard, and for how long the others have waited for someone who isn't.

Moments are milliseconds of one clock. A word now and then isn't enough: whoever is waited for is forgiven only once
they have been heard without a gap for a while. Else a player heard just often enough to start the count-down, and
silent again before it ends, could keep a race from running for ever.
"""

from collections.abc import Iterable

STEADY = 3.0
"""How many times the length of a silence somebody must be heard without a gap before the wait for them is forgotten."""


class Hearing:
    """`silence_ms` without a word is silence; the others wait `patience_ms` for somebody."""

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
        """How long nothing was heard from a seat."""
        return now - self._last.get(seat, float("-inf"))

    def silent(self, seats: Iterable[int], now: float) -> list[int]:
        """Who of these isn't heard now. From the first time on, they are waited for."""
        found = [seat for seat in seats if self.quiet_ms(seat, now) >= self._silence]
        for seat in found:
            self._waited.setdefault(seat, now)
        return found

    def gives_up_at(self, seat: int) -> float:
        """When nobody waits any longer for a seat that is silent."""
        return self._waited[seat] + self._patience

    def forgive(self, seats: Iterable[int]) -> None:
        """Nobody waits for these any more."""
        for seat in seats:
            self._waited.pop(seat, None)
