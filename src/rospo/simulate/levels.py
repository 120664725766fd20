"""Whole games of bots that play by habit, compiled: `run` of the drivers with a level a seat.

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
    """Who plays, and what they all remember."""

    minds: Array  # a memory a game
    levels: Array  # a number a bot


class Learners(NamedTuple):
    """Many games with one learner in each."""

    states: Array
    bots: Bots  # to the learner's left, clockwise
    luck: Array  # chance's states
    seats: Array  # where the learner sits
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
    """Play the games number `first` and on to the end, one after the other in the same piece of memory."""
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
    """Let the bots play until the learner is to act, or the game is over. Returns chance's next state.

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

    The learner sits at the seat given or, if that is nobody's, at each in turn.
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
