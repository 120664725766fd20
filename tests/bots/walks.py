"""Matches in progress: positions of every game, each with the memory that a player has kept.

Half of the moves are `club`'s and half are random, so positions are neither all sensible nor all silly.
"""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Any, NamedTuple

from rospo import Match
from rospo.core.chance import stream
from rospo.play import registry
from tests.kits import KITS
from tests.support import random_move
from tests.tables import TABLES, Table

SOME = 18
"""Positions of a match that tests look at."""


class Position(NamedTuple):
    """A match, and the public memory of its round, kept move by move."""

    match: Match
    memory: Any


def walk(table: Table, seed: int) -> Iterator[Position]:
    """Every position of a match in which somebody may act. Look at it, but change nothing."""
    match, rng = table.start(seed), Random(seed)
    mind = registry.game(table.game).bot
    memory = mind.Memory()
    mind.forget(match._state, memory)
    while not match.over:
        let_time_pass(match, rng)
        yield Position(match, memory)
        seat, move = some_move(match, memory, rng)
        number = match.round
        mind.remember(match._state, memory, seat, match._game.moves.action(move))
        match.play(seat, move)
        if match.round != number:
            mind.forget(match._state, memory)


def let_time_pass(match: Match, rng: Random) -> None:
    """In a race."""
    if match._game.race is not None:
        match.advance(match.clock + rng.randrange(300))
        if not match.to_act:  # all are frozen
            match.advance(match.clock + match.options["fumble_ms"])


def some_move(match: Match, memory: Any, rng: Random) -> tuple[int, str]:
    """By habit or at random; in a race now and then a fumble."""
    seat, move = random_move(match, rng, seldom=0.01)
    slipped = KITS[match.game].slip(match, rng, move, 0.1)
    if slipped != move:
        return seat, slipped
    if rng.random() < 0.5:
        seat = rng.choice(match.due)
        x = stream(rng.getrandbits(60), 1)
        _, action = match._game.bot.club(match._state, memory.copy(), seat, x)
        move = str(match.move(action))
    return seat, move


@cache
def positions(number: int) -> list[Position]:
    """Some positions of a match at the table of that number, from its start to its end."""
    table = TABLES[number]
    found = [Position(match.copy(), memory.copy()) for match, memory in walk(table, 100 + number)]
    return found[:: max(1, len(found) // SOME)]
