"""Matches at random points: every game, player count and option that changes what may be seen or done."""

from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

import rospo
from rospo import Match
from rospo.play import registry
from tests.kits import KITS
from tests.support import random_move

CARDS = {name: registry.game(name).moves.CARDS for name in KITS}


class Table(NamedTuple):
    """A game, its players and its options, chosen so that a random match is short."""

    game: str
    players: int
    options: dict[str, Any]

    def __str__(self) -> str:
        return "-".join([self.game, str(self.players), *(f"{k}={v}" for k, v in self.options.items())])

    def start(self, seed: int | None, **more: Any) -> Match:
        return rospo.start(self.game, self.players, seed=seed, **self.options, **more)


TABLES = [
    Table(game, players, dict(options))
    for game, kit in KITS.items()
    for players in registry.game(game).seats
    for options in kit.options
]
"""Every game with every number of players and every option that changes what may be seen or done."""

WITH_HANDS = [table for table in TABLES if KITS[table.game].blocks == "hands"]
"""Tables where a seat sees cards that the others don't."""

points = st.tuples(st.integers(0, 2**64), st.integers(0, 180))
"""A seed and a number of moves: enough for the end of a short match."""


def step(match: Match, rng: Random) -> None:
    """One random move, now and then a rare one. In a race time passes, and moves may fail."""
    if match._game.race is None:
        match.play(*random_move(match, rng, seldom=0.02))
        return
    if not match.to_act or rng.random() < 0.3:
        match.advance(match.clock + rng.randrange(400))
    if match.to_act:
        seat, move = random_move(match, rng)
        move = KITS[match.game].slip(match, rng, move, 0.1)
        match.play(seat, move, at=match.clock + rng.randrange(3))


def played(table: Table, seed: int, moves: int | None) -> Match:
    """A match after this many random steps, or at its end."""
    match, rng = table.start(seed), Random(seed)
    while not match.over and moves != 0:
        step(match, rng)
        moves = None if moves is None else moves - 1
    return match
