"""PettingZoo's parallel environment: everybody acts at once. For the games in which that is so.

Besides the game's actions there is one more, the last: to wait. In a duel of Twins all pick together, and while the
game waits for others an agent can only wait. A race of Ligretto Twist goes by a beat: at each, every agent acts or
waits; who acts first is drawn from the seed, anew at each beat. Who is too late for a pile has only lost the beat.

What the rules refuse does nothing, and the agent's info names the rule as `refused`.
"""

from random import Random
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo.utils.env import ParallelEnv

from rospo.adapters import render
from rospo.adapters.seeds import Seeds
from rospo.adapters.spaces import Seen, observation_space, seen
from rospo.core.errors import IllegalMove, MalformedMove
from rospo.play import registry
from rospo.play.match import Match, start
from rospo.play.options import checked_count

Per = dict[str, Any]


class TogetherEnv(ParallelEnv[str, Seen, int]):
    """One agent a seat, `seat_0` and on. Rewards are changes of the score sheet."""

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
        self._game = registry.game(game)
        self.wait = self._game.rules.ACTIONS
        """The action that is not to act."""
        self._beat = checked_count("beat_ms", beat_ms, 60_000)
        self._most = checked_count("max_steps", max_steps)
        self._start = {"game": game, "players": players, **options}
        start(**self._start)  # refuses bad options now, not later
        self.possible_agents = [f"seat_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = observation_space(self._game.observation, self.wait + 1)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents}
        self._seeds = Seeds()
        self._draws = Random()
        self._steps = 0
        self._match: Match | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def match(self) -> Match:
        """The match as it stands, a copy."""
        return self._running().copy()

    def _running(self) -> Match:
        if self._match is None:
            raise RuntimeError("call reset first: no match has begun")
        return self._match

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[dict[str, Seen], Per]:
        """A new match, that of `rospo.start` with this seed; without one, the next in a row that the last one began."""
        self._match = start(seed=self._seeds.next(seed), **self._start)
        self._draws.seed(f"beats {self._seeds.last}")
        self._steps = 0
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Seen], Per, Per, Per, Per]:
        match, agents = self._running(), self.agents
        scores = match.scores
        infos = self._act(match, actions)
        self._steps += 1
        if self._game.has_clock and not match.over:
            match.advance(match.clock + self._beat)
        late = self._steps >= self._most and not match.over
        rewards = {agent: match.scores[self._seats[agent]] - scores[self._seats[agent]] for agent in agents}
        looks = self._seen()
        if match.over or late:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return looks, rewards, dict.fromkeys(agents, match.over), dict.fromkeys(agents, late), infos

    def _act(self, match: Match, actions: dict[str, int]) -> Per:
        """Everybody's action, each as of the beat's beginning; what the rules say to those they refuse."""
        chosen = [(self._seats[agent], int(action)) for agent, action in actions.items() if action != self.wait]
        if self._game.has_clock:
            self._draws.shuffle(chosen)
        may = {seat: {move.action for move in match.legal(seat)} for seat, _ in chosen}
        number = match.round
        infos: Per = {agent: {} for agent in self.agents}
        for seat, action in chosen:
            if match.over or match.round != number:
                break  # a race that is won is over for all
            if action in may[seat] and self._game.has_clock and not self._still(match, seat, action):
                continue  # somebody was there first
            try:
                match.play(seat, match.move(action))
            except (IllegalMove, MalformedMove) as error:
                infos[self.possible_agents[seat]] = {"refused": getattr(error, "rule", None)}
        return infos

    def _still(self, match: Match, seat: int, action: int) -> bool:
        return action in {move.action for move in match.legal(seat)}

    def _seen(self) -> dict[str, Seen]:
        match = self._running()
        return {agent: self._look(match, self._seats[agent]) for agent in self.agents}

    def _look(self, match: Match, seat: int) -> Seen:
        look = seen(match, seat, self.wait + 1)
        look["action_mask"][self.wait] = self._game.has_clock or not look["action_mask"].any()
        return look

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as everybody sees it."""
        return render.render(self._running(), None, self.render_mode)

    def close(self) -> None:
        """There is nothing to let go of."""
