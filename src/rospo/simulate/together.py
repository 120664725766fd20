"""One live game on the compiled rules in which everybody acts at the same moment, driven from Python."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rospo.core.chance import BEATS, folded, stream
from rospo.core.errors import BadOption
from rospo.core.game import OVER
from rospo.core.shared import NOBODY
from rospo.play.options import checked_count, checked_seed
from rospo.simulate import beats, drivers
from rospo.simulate.batch import why_not
from rospo.simulate.one import OneGame


class Together(OneGame):
    """A game in beats. At each beat every seat acts or waits; the code after the last means waiting.

    In a race the clock moves on with each beat, and the seed decides who comes first. A seat whose choice a rival took
    away in the same beat only loses the beat.
    """

    def __init__(self, game: str, players: int, *, beat_ms: int, **options: Any) -> None:
        super().__init__(game, players, **options)
        self._begin = self._entry(drivers.begin_together)
        self._beat = self._entry(beats.beat)
        self._look = self._entry(beats.look_together)
        self._racing = self._game.race is not None
        self._ms = checked_count("beat_ms", beat_ms, 60_000)
        self._order: NDArray[np.int64] = np.arange(players)
        self._told: NDArray[np.int64] = np.zeros(players, np.int64)
        self._chance = 0
        self.wait = self.actions
        """The code for waiting."""
        self.played: list[tuple[int, int]] = []
        """What counted in the last beat, in order: seat and action; finally NOBODY and the clock's milliseconds."""
        self.refused: dict[int, str | None] = {}
        """Seats refused in the last beat, each with the rule; None for an unused code."""

    @property
    def over(self) -> bool:
        return bool(self._state["phase"][0] == OVER)

    def begin(self, seed: int) -> None:
        """A new game; a seed gives the same deal as in `rospo.start`."""
        own = folded(checked_seed(seed))
        self._begin(self._template, self._state, own, self._sheet)
        self._chance = stream(own, BEATS)
        self._order[:] = range(len(self._order))

    def beat(self, actions: Sequence[int]) -> None:
        """Everybody's action, by seat."""
        if len(actions) != len(self._order):
            raise BadOption(f"actions must be {len(self._order)} whole numbers, one per seat")
        state, order, told = self._state, self._order, self._told
        chosen = np.array(actions, np.int64)
        self._chance = self._beat(state, chosen, self._racing, order, self._chance, told, self._sheet)
        reasons = told.tolist()
        self.played = [(seat, actions[seat]) for seat in order.tolist() if reasons[seat] == 0]
        self.refused = {
            seat: self._rule(seat, actions[seat], reason)
            for seat, reason in enumerate(reasons)
            if reason not in (0, beats.IDLE)
        }
        if self._racing and not self.over:
            state["clock"] += self._ms
            self.played.append((NOBODY, self._ms))

    def _rule(self, seat: int, action: int, reason: int) -> str | None:
        return None if reason == beats.UNKNOWN else why_not(self._game, self._state[0], seat, action, reason)[1]

    def look(self) -> tuple[NDArray[np.int32], NDArray[np.int8]]:
        """(players, numbers) and (players, actions + 1): what each seat sees, and may do. New arrays, yours to keep."""
        players = len(self._sheet)
        seen = np.zeros((players, self.layout.size), np.int32)
        mask = np.zeros((players, self.actions + 1), np.int8)
        self._look(self._state, self._racing, seen, mask)
        return seen, mask
