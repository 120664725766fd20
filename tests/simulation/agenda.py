"""Virtual time: what is to happen when, in milliseconds."""

from collections.abc import Callable
from heapq import heappop, heappush
from typing import Any


class Agenda:
    def __init__(self) -> None:
        self.now = 0.0
        self._number = 0
        self._due: list[tuple[float, int, Callable[..., object], tuple[Any, ...]]] = []

    def after(self, ms: float, do: Callable[..., object], *facts: Any) -> None:
        self.at(self.now + ms, do, *facts)

    def at(self, moment: float, do: Callable[..., object], *facts: Any) -> None:
        self._number += 1
        heappush(self._due, (max(moment, self.now), self._number, do, facts))

    def step(self) -> bool:
        """The next thing happens; False if there is none."""
        if not self._due:
            return False
        self.now, _, do, facts = heappop(self._due)
        do(*facts)
        return True
