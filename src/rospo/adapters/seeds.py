"""Seeds for a series of matches."""

from secrets import randbits

from rospo.play.options import checked_seed
from rospo.simulate.run import seed_of


class Seeds:
    """A seed starts a series of matches: the first is `rospo.start`'s with this seed, the others follow from it."""

    def __init__(self) -> None:
        self._base = randbits(62)
        self.number = -1
        """The last match's number in its series, from 0."""
        self.last = self._base

    def next(self, seed: int | None) -> int:
        """The seed of the next match: the one given, or the next in the series."""
        if seed is not None:
            self._base, self.number = checked_seed(seed), -1
        self.number += 1
        self.last = self._base if self.number == 0 else seed_of(self._base, self.number)
        return self.last
