"""How long a search may take, in playouts or in milliseconds."""

import time
from dataclasses import dataclass
from math import isfinite
from typing import Any

from rospo.core.errors import BadOption, quoted
from rospo.play.options import checked_count


@dataclass(frozen=True, slots=True)
class Budget:
    """Playouts make a search repeatable; milliseconds limit its time. With both, whichever runs out first."""

    playouts: int | None = None
    ms: float | None = None

    def __post_init__(self) -> None:
        if self.playouts is None and self.ms is None:
            raise BadOption("a budget needs playouts or ms")
        if self.playouts is not None:
            checked_count("playouts", self.playouts)
        if self.ms is not None and not _is_time(self.ms):
            raise BadOption(f"ms must be a number above 0, not {quoted(self.ms)}")


def _is_time(ms: Any) -> bool:
    return isinstance(ms, int | float) and not isinstance(ms, bool) and isfinite(ms) and ms > 0


class Purse:
    """What is left of a budget during a search."""

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
        """How many more playouts; 0 when the search must end. If time is limited, estimated from the speed so far."""
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
