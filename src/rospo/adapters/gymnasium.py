"""One learner's seat among bots, as Gymnasium environments named `rospo/<game>-v0`.

    import gymnasium
    import rospo.adapters.gymnasium  # registers them

    env = gymnasium.make("rospo/istinto-v0", players=4, bots="club", until=60)
    many = gymnasium.make_vec("rospo/istinto-v0", num_envs=4096, bots="club")

An observation has the numbers of the game's layout and an `action_mask`, which is also in `info`, where some libraries
expect it. Rewards are score changes, so they add up to the learner's score minus its starting score. An illegal action
changes nothing and costs nothing; `info["refused"]` names the rule.
"""

from typing import Any

from rospo.core.extras import not_installed

try:
    import gymnasium
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise not_installed("rospo.adapters.gymnasium", "gymnasium") from error

from rospo.adapters import render
from rospo.adapters.opponents import Bots, Others, opponents
from rospo.adapters.seeds import Seeds
from rospo.adapters.spaces import Seen, observation_space
from rospo.core.errors import IllegalMove, MalformedMove
from rospo.play import registry
from rospo.play.match import Match, start
from rospo.play.options import checked_count, checked_players

VERSION = "v0"
Info = dict[str, Any]


class SeatEnv(gymnasium.Env[Seen, int]):
    """A learner's seat in one match. Any bots will do: levels by name, a `module:Class`, or objects.

    Without a seat, the learner takes each one in turn, match by match.
    """

    metadata: dict[str, Any] = {"render_modes": render.MODES, "render_fps": 2}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        game: str,
        players: int | None = None,
        *,
        bots: Bots = "club",
        seat: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        found = registry.game(game)
        players = checked_players(found, found.seats[0] if players is None else players)
        if seat is not None:
            checked_count("seat", seat, players - 1, least=0)
        self.render_mode = render.checked_mode(render_mode)
        self._bots = opponents(game, players, bots)
        self._fixed = seat
        self._start = {"game": game, "players": players, **options}
        self._match: Match = start(**self._start)
        self.seat = seat or 0
        """The learner's seat."""
        self._others = Others(self._match, self.seat, self._bots, 0)
        self._seeds = Seeds()
        self._actions = found.rules.ACTIONS
        self.action_space: spaces.Space[Any] = spaces.Discrete(self._actions)
        self.observation_space: spaces.Space[Any] = observation_space(found.observation, self._actions)

    @property
    def match(self) -> Match:
        """A copy of the match as it is."""
        return self._match.copy()

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, Info]:
        """A new match, as by `rospo.start` with this seed; without a seed, the next in the last seed's series."""
        super().reset(seed=seed)
        number = self._seeds.next(seed)
        self._match = start(seed=number, **self._start)
        self.seat = self._seeds.number % self._match.players if self._fixed is None else self._fixed
        self._others = Others(self._match, self.seat, self._bots, number)
        self._others.play()
        return self._look()

    def step(self, action: int) -> tuple[Seen, float, bool, bool, Info]:
        match = self._match
        before = match.scores[self.seat]
        try:
            match.play(self.seat, match.move(int(action)))
        except (IllegalMove, MalformedMove) as error:
            look, info = self._look()
            return look, 0.0, match.over, False, {**info, "refused": getattr(error, "rule", None)}
        self._others.play()
        if self.render_mode == "human":
            self.render()
        look, info = self._look()
        return look, float(match.scores[self.seat] - before), match.over, False, info

    def _look(self) -> tuple[Seen, Info]:
        mask = np.zeros(self._actions, np.int8)
        mask[[move.action for move in self._match.legal(self.seat)]] = 1
        look: Seen = {"observation": np.array(self._match.observe(self.seat), np.int32), "action_mask": mask}
        return look, {"action_mask": mask.copy()}

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the learner sees it."""
        return render.render(self._match, self.seat, self.render_mode)


def register() -> None:
    """Register every game with Gymnasium, once."""
    for game in registry.games():
        name = f"rospo/{game}-{VERSION}"
        if name not in gymnasium.registry:
            gymnasium.register(
                name,
                entry_point="rospo.adapters.gymnasium:SeatEnv",
                vector_entry_point="rospo.adapters.gymnasium_vector:SeatsEnv",
                kwargs={"game": game},
            )


register()
