"""What happened to one table, input by input, so that it can happen again in another world (`worlds`)."""

from typing import NamedTuple

from rospo.server.core.effects import Effect
from rospo.server.core.inputs import Input, Reread
from rospo.server.core.state import TableState


class Began(NamedTuple):
    """It came to life, from so many entries of its log."""

    now: float
    seq: int


class Took(NamedTuple):
    """An input, and what followed; if the log was read again for it, the number of its entries."""

    given: Input
    now: float
    seq: int
    effects: list[Effect]


class Recording:
    """Goes on until a second round begins: what was hidden in the first may be known then."""

    def __init__(self) -> None:
        self.steps: list[Began | Took] = []
        self._is_over = False

    def begins(self, state: TableState, now: float) -> None:
        if not self._is_over:
            self.steps.append(Began(now, state.seq))

    def takes(self, given: Input, now: float) -> None:
        if not self._is_over:
            read = given.state if isinstance(given, Reread) else None
            self.steps.append(Took(given, now, 0 if read is None else read.seq, []))

    def took(self, effects: list[Effect], state: TableState) -> None:
        last = self.steps[-1]
        if self._is_over or isinstance(last, Began):
            return
        last.effects.extend(effects)
        if state.match is not None and state.match.round > 1:
            self._is_over = True
            self.steps.pop()
