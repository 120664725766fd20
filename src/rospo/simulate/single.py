"""One live game on the compiled rules, made to be asked from Python move by move.

For a loop in Python each call counts, so there are few: one a move, and one to look.
"""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from rospo.core.chance import folded
from rospo.core.layout import Layout
from rospo.core.shared import NOBODY
from rospo.play import registry
from rospo.play.options import checked_seed
from rospo.simulate import drivers
from rospo.simulate.batch import refused
from rospo.simulate.fast import compiled
from rospo.simulate.run import template


class Single:
    """A game. The seat to act is the one that `Batch` would ask; a seed deals what it deals to `rospo.start`."""

    def __init__(self, game: str, players: int, **options: Any) -> None:
        self._template = template(game, players, options)
        self._game = registry.game(game)
        entry = compiled(self._game).entry
        self._begin = entry(drivers.begin_one)
        self._play = entry(drivers.play_one)
        self._look = entry(drivers.look_one)
        self._state: NDArray[np.void] = np.zeros(4, self._template.dtype)[1:2]
        self._sheet: NDArray[np.int64] = np.zeros(players, np.int64)
        self.actions = self._game.rules.ACTIONS
        """Codes are 0 … actions - 1."""
        self.seat: int = NOBODY
        """The seat to act; -1 when the game is over, or hasn't begun."""

    @property
    def layout(self) -> Layout:
        """What each number of an observation is."""
        return self._game.observation

    @property
    def over(self) -> bool:
        return self.seat == NOBODY

    @property
    def clock(self) -> int:
        """In a race: milliseconds from the start of the round."""
        return int(self._state["clock"][0])

    @property
    def scores(self) -> list[int]:
        """What the score sheet shows now."""
        scores: list[int] = self._sheet.tolist()
        return scores

    def begin(self, seed: int) -> None:
        """A new game."""
        self.seat = self._begin(self._template, self._state, folded(checked_seed(seed)), self._sheet)

    def play(self, action: int) -> None:
        """An action of the seat to act. If it can't be played that is raised, and nothing has changed."""
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
