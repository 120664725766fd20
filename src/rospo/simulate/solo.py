"""One learner among bots, in many games at once."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rospo.core.shared import NOBODY
from rospo.play import registry
from rospo.play.options import checked_count, checked_players
from rospo.simulate import levels
from rospo.simulate.batch import Batch
from rospo.simulate.fast import dtype
from rospo.simulate.run import level_numbers


class Solo(Batch):
    """A batch in which the learner is always the one to act: bots play the other seats in between.

    `bots` are `random`, `novice` or `club`: one name for all, or a list, from the learner's left clockwise. Without a
    seat, the learner takes each in turn.
    """

    def __init__(
        self,
        game: str,
        players: int,
        games: int,
        *,
        bots: str | Sequence[str] = "club",
        seat: int | None = None,
        seed: int | None = None,
        **options: Any,
    ) -> None:
        checked_players(registry.game(game), players)
        named = [bots] * (players - 1) if isinstance(bots, str) else bots
        self._levels = level_numbers(named, players - 1)
        if seat is not None:
            checked_count("seat", seat, players - 1, least=0)
        self._learner = NOBODY if seat is None else seat
        checked_count("games", games)
        self.seats: NDArray[np.int8] = np.zeros(games, np.int8)
        """(games,): the learner's seat."""
        self._minds = np.zeros(games, dtype(registry.game(game).bot.Memory))
        self._luck = np.zeros(games, np.int64)
        super().__init__(game, players, games, seed=seed, **options)

    def _play(self, actions: NDArray[np.int64]) -> None:
        self._entry(levels.step_solo)(self._games(), actions)

    def _begin(self, which: NDArray[np.bool_]) -> int:
        begin = self._entry(levels.begin_solo)
        return int(begin(self._template, self._games(), which, self._learner, self._base, self._next))

    def _games(self) -> levels.Learners:
        return levels.Learners(self.states, levels.Bots(self._minds, self._levels), self._luck, self.seats, self._seats)

    @property
    def own_scores(self) -> NDArray[np.int32]:
        """(games,): the learner's scores now."""
        own: NDArray[np.int32] = self.scores[np.arange(len(self)), self.seats]
        return own
