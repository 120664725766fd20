"""Thousands of learners' seats in one array, on `simulate.Solo`: Gymnasium's vector environment, without a loop."""

from collections.abc import Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from rospo.adapters.spaces import Seen, observation_space
from rospo.core.errors import BadOption
from rospo.play import registry
from rospo.simulate import Solo

Info = dict[str, Any]
Step = tuple[Seen, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], Info]


class SeatsEnv(VectorEnv[Seen, NDArray[np.int64], NDArray[Any]]):
    """A learner's seat in each of many matches; the bots are `random`, `novice` or `club`.

    Autoreset is Gymnasium's NEXT_STEP: when a match is over, the next step begins another, whatever the action, with no
    reward. Unlike in a single environment, an illegal action raises an error, and nothing changes anywhere. With
    `copy=False`, observations are written into the same arrays at each step.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int | None = None,
        *,
        bots: str | Sequence[str] = "club",
        seat: int | None = None,
        copy: bool = True,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if render_mode is not None:
            raise BadOption("many matches at once can't be rendered: use a single environment")
        found = registry.game(game)
        self._new: dict[str, Any] = {
            "game": game,
            "players": found.seats[0] if players is None else players,
            "games": num_envs,
            "bots": bots,
            "seat": seat,
            **options,
        }
        self._solo = Solo(**self._new)
        self._actions = found.rules.ACTIONS
        self._copy = copy
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.num_envs = num_envs
        self.single_observation_space = observation_space(found.observation, self._actions)
        self.single_action_space = spaces.Discrete(self._actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._seen = self._empty()

    def _empty(self) -> Seen:
        return {
            "observation": np.zeros((self.num_envs, self._solo.layout.size), np.int32),
            "action_mask": np.zeros((self.num_envs, self._actions), np.int8),
        }

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Info]:
        """New matches in every place, numbered from 0 for each seed, as in `simulate.seed_of`."""
        super().reset(seed=seed)
        if seed is None:
            self._solo.reset()
        else:
            self._solo = Solo(**self._new, seed=seed)
        return self._look(), {}

    def step(self, actions: NDArray[np.int64]) -> Step:
        solo = self._solo
        ended = solo.over
        before = solo.own_scores
        solo.step(actions)
        rewards = (solo.own_scores - before).astype(np.float64)
        if ended.any():
            solo.reset(ended)
            rewards[ended] = 0.0
        return self._look(), rewards, solo.over, np.zeros(self.num_envs, np.bool_), {}

    def _look(self) -> Seen:
        seen = self._empty() if self._copy else self._seen
        self._solo.look(seen["observation"], seen["action_mask"])
        return seen
