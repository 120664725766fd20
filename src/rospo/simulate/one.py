"""What `Single` and `Together` share."""

from typing import Any

import numpy as np
from numpy.typing import NDArray

from rospo.core.layout import Layout
from rospo.play import registry
from rospo.simulate.fast import compiled
from rospo.simulate.run import template


class OneGame:
    """One game on the compiled rules: its memory and its score sheet."""

    _state: NDArray[np.void]
    _sheet: NDArray[np.int64]

    def __init__(self, game: str, players: int, **options: Any) -> None:
        self._template = template(game, players, options)
        self._game = registry.game(game)
        self._entry = compiled(self._game).entry
        self._state = np.zeros(4, self._template.dtype)[1:2]
        self._sheet = np.zeros(players, np.int64)
        self.actions = self._game.rules.ACTIONS
        """Codes are 0 … actions - 1."""

    @property
    def layout(self) -> Layout:
        """What each number of an observation is."""
        return self._game.observation

    @property
    def scores(self) -> list[int]:
        """What the score sheet shows now."""
        scores: list[int] = self._sheet.tolist()
        return scores
