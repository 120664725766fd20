"""Every game as PettingZoo environments named `<game>_v0`.

    from rospo.adapters.pettingzoo import istinto_v0

    env = istinto_v0.env(players=4, until=60, render_mode="ansi")

Each has `env`, turn by turn (AEC). If everybody acts at once, in a race or in secret choices, there is `parallel_env`
too. A race is naturally parallel, so in its `env` each agent in turn says what it will do at the next beat.
The version changes when the meaning of an observation, an action or a reward changes.
"""

from typing import Any

from rospo.core.extras import not_installed
from rospo.play import registry

try:
    from pettingzoo.utils.env import AECEnv
except ModuleNotFoundError as error:
    raise not_installed("rospo.adapters.pettingzoo", "pettingzoo") from error

from rospo.adapters.aec import TurnsEnv
from rospo.adapters.aec_beats import BeatsEnv
from rospo.adapters.parallel import TogetherEnv

VERSION = "v0"


class Environments:
    """One game's environments. Every option of the game is a keyword, as for `rospo.start`."""

    def __init__(self, game: str) -> None:
        self.game = game

    def __repr__(self) -> str:
        return f"<{self.game}_{VERSION}>"

    def env(self, players: int | None = None, **options: Any) -> AECEnv[str, Any, int]:
        """Turn by turn. Default for `players`: the fewest that can play."""
        if registry.game(self.game).race is not None:
            return BeatsEnv(self.parallel_env(players, **options))
        return TurnsEnv(self.game, self._players(players), **options)

    raw_env = env

    def parallel_env(self, players: int | None = None, **options: Any) -> TogetherEnv:
        """Everybody at once; with `max_steps`, and in a race `beat_ms`, besides the game's options."""
        found = registry.game(self.game)
        if found.race is None and not found.together:
            raise AttributeError(f"{self.game} is played turn by turn: use env")
        return TogetherEnv(self.game, self._players(players), **options)

    def _players(self, players: int | None) -> int:
        return registry.game(self.game).seats[0] if players is None else players


def __getattr__(name: str) -> Environments:
    for game in registry.games():
        if name == f"{game}_{VERSION}":
            return Environments(game)
    raise AttributeError(f"there is no {name}: there are {', '.join(__dir__())}")


def __dir__() -> list[str]:
    return [f"{game}_{VERSION}" for game in registry.games()]
