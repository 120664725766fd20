"""Matches at random points: every game, player count and option that changes what may be seen or done."""

from itertools import product
from random import Random
from typing import Any, NamedTuple

from hypothesis import strategies as st

import rospo
from rospo import Event, Match
from rospo.play import registry
from tests.support import random_move

CARDS = {name: registry.game(name).moves.CARDS for name in rospo.games()}


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
    *(
        Table("take_that", players, {"rounds": 2, "pro": pro, "open_heaps": heaps})
        for players, pro, heaps in product(range(2, 5), (False, True), (False, True))
    ),
    *(Table("twins", players, {"max_hands": 3}) for players in range(3, 7)),
    *(Table("ligretto_twist", players, {"rounds": 2}) for players in range(2, 5)),
    *(
        Table("istinto", players, {"until": "each_dealt_twice", "revokes": revokes})
        for players, revokes in product(range(3, 7), ("prevented", "challengeable"))
    ),
]
"""Every game with every number of players and every option that changes what may be seen or done."""

points = st.tuples(st.integers(0, 2**64), st.integers(0, 180))
"""A seed and a number of moves: enough for the end of most matches of Take That and Twins."""


def step(match: Match, rng: Random) -> None:
    """One random move. In a race time passes, and players fumble; in Istinto they accuse one another now and then."""
    if match.game != "ligretto_twist":
        match.play(*random_move(match, rng, accuse=0.02))
        return
    if not match.to_act or rng.random() < 0.3:
        match.advance(match.clock + rng.randrange(400))
    if match.to_act:
        seat, move = random_move(match, rng)
        if move != "flip" and rng.random() < 0.1:
            move = f"lay {rng.randrange(4 if match.players == 2 else 8)}"
        match.play(seat, move, at=match.clock + rng.randrange(3))


def played(table: Table, seed: int, moves: int | None) -> Match:
    """A match after so many random steps, or at its end."""
    match, rng = table.start(seed), Random(seed)
    while not match.over and moves != 0:
        step(match, rng)
        moves = None if moves is None else moves - 1
    return match


def this_round(match: Match) -> list[Event]:
    """What the log tells of the round that is played; when over, of the last one."""
    log = match._log[:-1] if match.over else match._log
    ends = [i for i, event in enumerate(log) if event.kind in ("round", "hand")]
    return log[ends[-1] + 1 :] if ends else log[:]
