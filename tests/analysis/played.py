"""Short games by bots, to be looked through."""

from functools import cache
from typing import Any

import rospo
from rospo import Match
from rospo.bots.table import play_out
from rospo.play import registry
from tests.kits import KITS

BY_TURNS = [game for game in KITS if registry.game(game).race is None]
RACES = [game for game in KITS if registry.game(game).race is not None]


@cache
def _played(game: str, players: int, levels: tuple[str, ...], seed: int) -> Match:
    options: dict[str, Any] = dict(KITS[game].secrets.one_round)
    match = rospo.start(game, players, seed=seed, **options)
    play_out(match, [rospo.bot(level, game) for level in levels], seed)
    return match


def played(game: str, *levels: str, seed: int = 1) -> Match:
    """A match of a round or as few as its options allow; the last level fills the seats."""
    players = max(min(3, registry.game(game).seats[-1]), registry.game(game).seats[0])
    return _played(game, players, (*levels, *[levels[-1]] * (players - len(levels))), seed)
