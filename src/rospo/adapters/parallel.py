"""PettingZoo's parallel environment, for games in which everybody acts at once.

After the game's actions there is one more: to wait. If all choose together, an agent can only wait while the game waits
for others. A race runs in beats: at each, every agent acts or waits; the order is drawn from the seed, anew at each
beat. An agent that comes too late only loses the beat.

An illegal action does nothing, and the agent's info names the rule as `refused`.
"""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo.utils.env import ParallelEnv

from rospo.adapters import render
from rospo.adapters.replica import Replica
from rospo.adapters.seeds import Seeds
from rospo.adapters.spaces import Seen, observation_space
from rospo.play.match import Match
from rospo.play.options import checked_count
from rospo.simulate import Together

Per = dict[str, Any]


class TogetherEnv(ParallelEnv[str, Seen, int]):
    """One agent per seat: `seat_0`, `seat_1` … Rewards are score changes."""

    def __init__(
        self,
        game: str,
        players: int,
        *,
        render_mode: str | None = None,
        beat_ms: int = 200,
        max_steps: int = 100_000,
        **options: Any,
    ) -> None:
        self.metadata = {"name": f"{game}_v0", "render_modes": render.MODES, "render_fps": 2}
        self.render_mode = render.checked_mode(render_mode)
        self._most = checked_count("max_steps", max_steps)
        self._together = Together(game, players, beat_ms=beat_ms, **options)
        self.wait = self._together.wait
        """The action for waiting."""
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        space = observation_space(self._together.layout, self.wait + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._seeds = Seeds()
        self._replica = Replica(game, players, **options)
        self._scores = [0] * players
        self._steps = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Seen], Per]:
        """A new match, as by `rospo.start` with this seed; without a seed, the next in the last seed's series."""
        self._together.begin(self._seeds.next(seed))
        self._scores = self._together.scores
        self._replica.begin(self._seeds.last)
        self._steps = 0
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Seen], Per, Per, Per, Per]:
        together, agents = self._together, self.agents
        together.beat([int(actions.get(agent, self.wait)) for agent in agents])
        self._replica.acts += together.played
        self._steps += 1
        over = together.over
        late = self._steps >= self._most and not over
        before, self._scores = self._scores, together.scores
        rewards = {agent: now - then for agent, now, then in zip(agents, self._scores, before, strict=True)}
        infos: Per = {agent: {} for agent in agents}
        for seat, rule in together.refused.items():
            infos[agents[seat]] = {"refused": rule}
        looks = self._seen()
        if over or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return looks, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, late), infos

    def _seen(self) -> dict[str, Seen]:
        seen, masks = self._together.look()
        return {
            agent: {"observation": numbers, "action_mask": mask}
            for agent, numbers, mask in zip(self.agents, seen, masks, strict=True)
        }

    @property
    def match(self) -> Match:
        """A copy of the game as a `Match`, for views, texts or a record."""
        return self._replica.match()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as everybody sees it."""
        return render.render(self.match, None, self.render_mode)

    def close(self) -> None:
        """Nothing to release."""
