"""How long a search may take: so many playouts, or so many milliseconds."""

import time
from dataclasses import dataclass

from rospo.core.errors import BadOption, quoted


@dataclass(frozen=True, slots=True)
class Budget:
    """Playouts make a search repeatable on every machine; milliseconds keep it in time. With both, what ends first."""

    playouts: int | None = None
    ms: float | None = None

    def __post_init__(self) -> None:
        for name, value in (("playouts", self.playouts), ("ms", self.ms)):
            if value is not None and (isinstance(value, bool) or not isinstance(value, int | float) or value <= 0):
                raise BadOption(f"{name} must be a number above 0, not {quoted(value)}")
        if self.playouts is None and self.ms is None:
            raise BadOption("a budget needs playouts or ms")


class Purse:
    """What is left of a budget while a search goes on."""

    def __init__(self, budget: Budget) -> None:
        self._began = time.perf_counter()
        self._budget = budget
        self.playouts = 0

    def spend(self, playouts: int) -> None:
        self.playouts += playouts

    @property
    def ms(self) -> float:
        """Milliseconds since the search began."""
        return (time.perf_counter() - self._began) * 1000

    def affords(self) -> int:
        """How many playouts more; 0 when the search must end. In time they are a guess from the speed so far."""
        left = [self._budget.playouts - self.playouts] if self._budget.playouts else []
        if self._budget.ms:
            ms = self.ms
            if ms >= self._budget.ms:
                return 0
            rate = self.playouts / ms if self.playouts else 0.0
            left.append(int((self._budget.ms - ms) * rate) if rate else FIRST)
        return max(min(left), 0)


FIRST = 32
"""Playouts before the speed is known."""
