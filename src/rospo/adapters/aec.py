"""PettingZoo's turn-by-turn environment (AEC) for any game, on the compiled rules."""

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo.utils.env import AECEnv

from rospo.adapters import render
from rospo.adapters.replica import Replica
from rospo.adapters.seeds import Seeds
from rospo.adapters.spaces import Seen, observation_space
from rospo.play.match import Match
from rospo.simulate import Single


class TurnsEnv(AECEnv[str, Seen, int]):
    """One agent per seat: `seat_0`, `seat_1` … The selected agent is the seat that `simulate.Batch` would ask.

    Rewards are score changes, so an agent's rewards add up to its score minus its starting score. Illegal actions raise
    an error, as in a `Match`, and change nothing: the mask says what may be played.
    """

    def __init__(self, game: str, players: int, *, render_mode: str | None = None, **options: Any) -> None:
        super().__init__()
        self.metadata = {
            "name": f"{game}_v0",
            "render_modes": render.MODES,
            "render_fps": 2,
            "is_parallelizable": False,
        }
        self.render_mode = render.checked_mode(render_mode)
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._single = Single(game, players, **options)
        seen = observation_space(self._single.layout, self._single.actions)
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        self.action_spaces = {agent: spaces.Discrete(self._single.actions) for agent in self.possible_agents}
        self._seeds = Seeds()
        self._replica = Replica(game, players, **options)
        self._scores = [0] * players
        self._rewarded = False

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new match, as by `rospo.start` with this seed; without a seed, the next in the last seed's series."""
        self._single.begin(self._seeds.next(seed))
        self._scores = self._single.scores
        self._replica.begin(self._seeds.last)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self._single.seat]

    def observe(self, agent: str) -> Seen:
        seen, mask = self._single.look(self._seats[agent])
        return {"observation": seen, "action_mask": mask}

    def step(self, action: Any) -> None:
        """The selected agent's action; None if its match is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        single = self._single
        seat = single.seat
        code = int(action)
        single.play(code)
        self._replica.acts.append((seat, code))
        self._cumulative_rewards[agent] = 0
        self._reward()
        if single.over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[single.seat]
        if self.render_mode == "human":
            self.render()

    def _reward(self) -> None:
        """Most moves change no score: then only the last rewards are cleared."""
        scores = self._single.scores
        if scores != self._scores:
            for agent, now, before in zip(self.possible_agents, scores, self._scores, strict=True):
                self.rewards[agent] = now - before
                self._cumulative_rewards[agent] += now - before
            self._scores = scores
            self._rewarded = True
        elif self._rewarded:
            self._clear_rewards()
            self._rewarded = False

    @property
    def match(self) -> Match:
        """A copy of the game as a `Match`, for views, texts or a record."""
        return self._replica.match()

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the selected agent sees it."""
        return render.render(self.match, self._seats[self.agent_selection], self.render_mode)

    def close(self) -> None:
        """Nothing to release."""
