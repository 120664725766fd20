"""What a simulation does with a game, written once for all games.

`game` and `policy` are free names here: `rospo.simulate.fast` binds each function below to one game's compiled rules
and to the simulated players' way of choosing. Nothing in this file decides a rule.
"""

from typing import Any

from rospo.core.chance import POLICY, below, game_seed, scramble, stream
from rospo.core.game import DEAL, OVER, Rules
from rospo.core.shared import NOBODY

game: Rules
policy: Any

Array = Any  # NumPy arrays and records; this module itself needs no NumPy


def choose(s: Array, seat: int, x: int) -> tuple[int, int]:
    """The random policy: every choice as likely. Returns chance's next state and the action."""
    x, n = below(x, game.choices(s, seat))
    return x, game.choice(s, seat, n)


def deal(s: Array) -> None:
    game.shuffle(s)
    game.deal(s)


def begin(s: Array, seed: int) -> None:
    """A new game from a fresh copy of the template, first round dealt."""
    s.seed = scramble(seed)
    game.begin(s)
    deal(s)


def note(s: Array, scores: Array, winners: Array) -> None:
    """The score sheet now, and who has won if the game is over."""
    won = game.winners(s) if s.phase == OVER else 0
    for seat in range(s.players):
        scores[seat] = game.score(s, seat)
        winners[seat] = won >> seat & 1


def run(template: Array, states: Array, seed: int, first: int, scores: Array, winners: Array, moves: Array) -> None:
    """Play the games number `first` and on to the end, one after the other in the same piece of memory."""
    s = states[0]
    for g in range(len(moves)):
        states[0] = template[0]
        one = game_seed(seed, first + g)
        begin(s, one)
        x = stream(one, POLICY)
        n = 0
        while s.phase != OVER:
            if s.phase == DEAL:
                deal(s)
            seat = game.next_seat(s)
            x, action = policy.choose(s, seat, x)
            game.apply(s, seat, action)
            n += 1
        moves[g] = n
        note(s, scores[g], winners[g])


def begin_all(template: Array, states: Array, to_act: Array, which: Array, seed: int, first: int) -> int:
    """Begin the games whose flag is set, numbered from `first`; returns the number after the last."""
    for g in range(len(states)):
        if which[g]:
            states[g] = template[0]
            begin(states[g], game_seed(seed, first))
            to_act[g] = game.next_seat(states[g])
            first += 1
    return first


def first_refused(states: Array, to_act: Array, actions: Array) -> int:
    """The first game in which the action can't be played, or -1."""
    for g in range(len(states)):
        if to_act[g] != NOBODY:
            if actions[g] < 0 or actions[g] >= game.ACTIONS:
                return g
            if game.refusal(states[g], to_act[g], actions[g]) != 0:
                return g
    return -1


def step_all(states: Array, to_act: Array, actions: Array) -> None:
    """Play one action in each game that isn't over."""
    for g in range(len(states)):
        s = states[g]
        if to_act[g] != NOBODY:
            game.apply(s, to_act[g], actions[g])
            if s.phase == DEAL:
                deal(s)
            to_act[g] = NOBODY if s.phase == OVER else game.next_seat(s)


def mask_all(states: Array, to_act: Array, mask: Array) -> None:
    """The legal actions of the seat to act, as flags."""
    mask[:] = False
    for g in range(len(states)):
        if to_act[g] != NOBODY:
            for n in range(game.choices(states[g], to_act[g])):
                mask[g, game.choice(states[g], to_act[g], n)] = True


def observe_all(states: Array, to_act: Array, out: Array) -> None:
    """What the seat to act sees, as numbers."""
    out[:] = 0
    for g in range(len(states)):
        if to_act[g] != NOBODY:
            policy.observe(states[g], to_act[g], out[g])


def results(states: Array, scores: Array, winners: Array) -> None:
    """The score sheets now, and the winners of the games that are over."""
    for g in range(len(states)):
        note(states[g], scores[g], winners[g])
