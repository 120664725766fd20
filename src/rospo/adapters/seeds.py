"""The seeds of one match after the other."""

from secrets import randbits

from rospo.play.options import checked_seed
from rospo.simulate.run import seed_of


class Seeds:
    """A seed begins a row of matches: the first is that of `rospo.start` with this seed, the others follow from it."""

    def __init__(self) -> None:
        self._base = randbits(62)
        self.number = -1
        """The last match's number in its row, from 0."""
        self.last = self._base

    def next(self, seed: int | None) -> int:
        """The seed of the next match: the one given, or the next in the row."""
        if seed is not None:
            self._base, self.number = checked_seed(seed), -1
        self.number += 1
        self.last = self._base if self.number == 0 else seed_of(self._base, self.number)
        return self.last
