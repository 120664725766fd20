"""Means, and how far they can be trusted."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import fsum, sqrt

CONFIDENT = 1.96
"""So many standard errors either side hold the truth 95 times in 100."""


@dataclass(frozen=True, slots=True)
class Mean:
    """The mean of observations that don't depend on one another. From one alone no spread can be told: it is 0."""

    mean: float
    spread: float  # standard deviation
    count: int

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        return self.spread / sqrt(self.count)

    @property
    def margin(self) -> float:
        """Half the width of the 95 % interval."""
        return CONFIDENT * self.error

    @property
    def interval(self) -> tuple[float, float]:
        """Where the truth lies, 95 times in 100."""
        return self.mean - self.margin, self.mean + self.margin

    @property
    def clear(self) -> bool:
        """Is the interval clear of zero? One observation never is."""
        return self.count > 1 and abs(self.mean) > self.margin


def mean_of(values: Sequence[float]) -> Mean:
    """The mean of some observations, one at least.

    >>> found = mean_of([1, 2, 6])
    >>> found.mean, round(found.spread, 3), found.clear
    (3.0, 2.646, True)
    """
    count = len(values)
    mean = fsum(values) / count
    squares = fsum((value - mean) ** 2 for value in values)
    return Mean(mean, sqrt(squares / (count - 1)) if count > 1 else 0.0, count)
