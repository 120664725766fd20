"""PettingZoo's turn-by-turn environment (AEC) for games in which everybody acts at once.

Each agent in turn says what it will do; when all have, the beat is played. PettingZoo's own conversion of a parallel
environment does the same, at twice the cost.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo.utils.env import AECEnv

from rospo.adapters.parallel import TogetherEnv
from rospo.adapters.spaces import Seen
from rospo.play.match import Match


class BeatsEnv(AECEnv[str, Seen, int]):
    """A parallel environment, agent by agent. Choices stay secret until the beat is played."""

    def __init__(self, together: TogetherEnv) -> None:
        super().__init__()
        self.metadata = {**together.metadata, "is_parallelizable": True}
        self.render_mode = together.render_mode
        self.possible_agents = together.possible_agents
        self.agents: list[str] = []
        self.wait = together.wait
        """The action for waiting."""
        self._together = together
        self._looks: dict[str, Seen] = {}
        self._chosen: dict[str, int] = {}

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self._together.observation_space(agent)

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self._together.action_space(agent)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match, as by `rospo.start` with this seed; without a seed, the next in the last seed's series."""
        self._looks, self.infos = self._together.reset(seed, options)
        self._chosen = {}
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._skip_agent_selection = None
        self.agent_selection = self.agents[0]

    def observe(self, agent: str) -> Seen:
        return self._looks[agent]

    def step(self, action: Any) -> None:
        """What the selected agent will do; None if its match is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if not self._chosen:
            self._clear_rewards()
        self._cumulative_rewards[agent] = 0
        self._chosen[agent] = action
        if len(self._chosen) == len(self.agents):
            self._beat()
        else:
            self.agent_selection = self.agents[len(self._chosen)]

    def _beat(self) -> None:
        told = self._together.step(self._chosen)
        self._looks, self.rewards, self.terminations, self.truncations, self.infos = told
        self._cumulative_rewards = self.rewards.copy()
        self._chosen = {}
        self.agent_selection = self.agents[0]

    @property
    def match(self) -> Match:
        """A copy of the game as a `Match`, without choices made since the last beat."""
        return self._together.match

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as everybody sees it."""
        return self._together.render()

    def close(self) -> None:
        """Nothing to release."""
