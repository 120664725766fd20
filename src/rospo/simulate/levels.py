"""Whole games of bots that play by habit, compiled: `run` of the drivers with a level a seat.

Each game has one public memory (`mind.Memory`); every seat sees it and its own hand.
"""

from typing import Any

from rospo.core.chance import POLICY, game_seed, stream
from rospo.core.game import DEAL, OVER, Mind, Rules
from rospo.simulate.drivers import Array, begin, deal, note

game: Rules
mind: Mind
policy: Any

NAMES = ("random", "novice", "club")
RANDOM, NOVICE, CLUB = range(3)


def by_level(s: Array, m: Array, level: int, seat: int, x: int) -> tuple[int, int]:
    """What a player of that level does."""
    if level == NOVICE:
        return mind.novice(s, m, seat, x)
    if level == CLUB:
        return mind.club(s, m, seat, x)
    chosen: tuple[int, int] = policy.choose(s, seat, x)
    return chosen


def run(
    template: Array,
    states: Array,
    minds: Array,
    levels: Array,
    seed: int,
    first: int,
    scores: Array,
    winners: Array,
    moves: Array,
) -> None:
    """Play the games number `first` and on to the end, one after the other in the same piece of memory."""
    s = states[0]
    m = minds[0]
    for g in range(len(moves)):
        states[0] = template[0]
        one = game_seed(seed, first + g)
        begin(s, one)
        mind.forget(s, m)
        x = stream(one, POLICY)
        n = 0
        while s.phase != OVER:
            if s.phase == DEAL:
                deal(s)
                mind.forget(s, m)
            seat = game.next_seat(s)
            x, action = by_level(s, m, levels[seat], seat, x)
            mind.remember(s, m, seat, action)
            game.apply(s, seat, action)
            n += 1
        moves[g] = n
        note(s, scores[g], winners[g])
