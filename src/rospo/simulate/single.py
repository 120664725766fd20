"""One live game on the compiled rules, driven from Python move by move.

In a Python loop each call costs, so there are few: one per move, and one to look.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from rospo.core.chance import folded
from rospo.core.shared import NOBODY
from rospo.play.options import checked_seed
from rospo.simulate import drivers
from rospo.simulate.batch import refused
from rospo.simulate.one import OneGame


class Single(OneGame):
    """One game. The seat to act is the one that `Batch` would ask; a seed gives the same deal as in `rospo.start`."""

    def __init__(self, game: str, players: int, **options: Any) -> None:
        super().__init__(game, players, **options)
        self._begin = self._entry(drivers.begin_one)
        self._play = self._entry(drivers.play_one)
        self._look = self._entry(drivers.look_one)
        self.seat: int = NOBODY
        """The seat to act; -1 when the game is over, or hasn't begun."""

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    def begin(self, seed: int) -> None:
        """A new game."""
        self.seat = self._begin(self._template, self._state, folded(checked_seed(seed)), self._sheet)

    def play(self, action: int) -> None:
        """Play an action of the seat to act. One that can't be played raises an error and changes nothing."""
        seat = self._play(self._state, self.seat, action, self._sheet)
        if seat == drivers.REFUSED:
            raise refused(self._game, self._state[0], self.seat, action)
        self.seat = seat

    def look(self, seat: int) -> tuple[NDArray[np.int32], NDArray[np.int8]]:
        """What a seat sees and, if it is to act, may do: new arrays, yours to keep."""
        seen = np.zeros(self.layout.size, np.int32)
        mask = np.zeros(self.actions, np.int8)
        self._look(self._state, self.seat, seat, seen, mask)
        return seen, mask
