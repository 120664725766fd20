"""Whole games of habit bots, compiled: the drivers' `run`, with one level per seat.

Each game has one public memory (`mind.Memory`); every seat sees it and its own hand.
"""

from typing import Any, NamedTuple

from rospo.core.chance import POLICY, game_seed, stream
from rospo.core.game import DEAL, OVER, Mind, Rules
from rospo.core.shared import NOBODY
from rospo.simulate.drivers import Array, Tally, begin, deal, note

game: Rules
mind: Mind
policy: Any

NAMES = ("random", "novice", "club")
RANDOM, NOVICE, CLUB = range(3)


class Bots(NamedTuple):
    """The bots that play, and what they remember."""

    minds: Array  # one memory per game
    levels: Array  # one number per bot


class Learners(NamedTuple):
    """Many games with one learner in each."""

    states: Array
    bots: Bots  # to the learner's left, clockwise
    luck: Array  # the generators' states
    seats: Array  # the learner's seat
    to_act: Array  # that seat, or NOBODY when the game is over


def by_level(s: Array, m: Array, level: int, seat: int, x: int) -> tuple[int, int]:
    """What a player of that level does."""
    if level == NOVICE:
        return mind.novice(s, m, seat, x)
    if level == CLUB:
        return mind.club(s, m, seat, x)
    chosen: tuple[int, int] = policy.choose(s, seat, x)
    return chosen


def run(template: Array, states: Array, bots: Bots, seed: int, first: int, tally: Tally) -> None:
    """Play games from number `first` on to the end, one after the other in the same memory."""
    s = states[0]
    m = bots.minds[0]
    for g in range(len(tally.moves)):
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
            seat = policy.next_seat(s)
            x, action = by_level(s, m, bots.levels[seat], seat, x)
            mind.remember(s, m, seat, action)
            game.apply(s, seat, action)
            n += 1
        tally.moves[g] = n
        note(s, tally.scores[g], tally.winners[g])


def turn_of(s: Array, m: Array, levels: Array, learner: int, x: int) -> int:
    """Let the bots play until the learner is to act, or the game is over. Returns the generator's next state.

    The bots are those to the learner's left, clockwise.
    """
    while s.phase != OVER:
        if s.phase == DEAL:
            deal(s)
            mind.forget(s, m)
        seat = policy.next_seat(s)
        if seat == learner:
            break
        x, action = by_level(s, m, levels[(seat - learner) % s.players - 1], seat, x)
        mind.remember(s, m, seat, action)
        game.apply(s, seat, action)
    return x


def begin_solo(template: Array, games: Learners, which: Array, learner: int, seed: int, first: int) -> int:
    """Begin the games whose flag is set, numbered from `first`, and play to the learner's first turn.

    The learner takes the given seat or, if it is NOBODY, each seat in turn.
    """
    for g in range(len(games.states)):
        if which[g]:
            games.states[g] = template[0]
            s = games.states[g]
            m = games.bots.minds[g]
            one = game_seed(seed, first)
            begin(s, one)
            mind.forget(s, m)
            games.seats[g] = first % s.players if learner == NOBODY else learner
            games.luck[g] = turn_of(s, m, games.bots.levels, games.seats[g], stream(one, POLICY))
            games.to_act[g] = NOBODY if s.phase == OVER else games.seats[g]
            first += 1
    return first


def step_solo(games: Learners, actions: Array) -> None:
    """Play the learner's action in each game that isn't over, and on to its next turn."""
    for g in range(len(games.states)):
        seat = games.to_act[g]
        if seat != NOBODY:
            s = games.states[g]
            m = games.bots.minds[g]
            mind.remember(s, m, seat, actions[g])
            game.apply(s, seat, actions[g])
            games.luck[g] = turn_of(s, m, games.bots.levels, seat, games.luck[g])
            if s.phase == OVER:
                games.to_act[g] = NOBODY
