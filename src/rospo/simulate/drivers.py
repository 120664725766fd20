"""What a simulation does with a game, written once for all games.

`game` is a free name here: `rospo.simulate.fast` binds each function below to one game's compiled rules, and `policy`
to the players' way of choosing. Nothing in this file decides a rule.
"""

from typing import Any

from rospo.core.chance import POLICY, game_seed, scramble, stream
from rospo.core.game import DEAL, OVER, Rules

game: Rules
policy: Any

Array = Any  # NumPy arrays and records; this module itself needs no NumPy


def start(s: Array, template: Array, seed: int) -> None:
    """A new game, first round dealt."""
    s.seed = scramble(seed)  # as `folded`, for a seed of 63 bits
    game.begin(s)
    deal(s)


def deal(s: Array) -> None:
    game.shuffle(s)
    game.deal(s)


def play_out(s: Array, x: int) -> tuple[int, int]:
    """Play to the end; returns the policy's next state of chance and the number of moves."""
    moves = 0
    while s.phase != OVER:
        if s.phase == DEAL:
            deal(s)
        seat = game.next_seat(s)
        x, action = policy.choose(s, seat, x)
        game.apply(s, seat, action)
        moves += 1
    return x, moves


def run(template: Array, states: Array, seed: int, first: int, scores: Array, winners: Array, moves: Array) -> None:
    """Play games number `first` … to the end, one after the other in one block of memory."""
    s = states[0]
    for g in range(len(moves)):
        states[0] = template[0]
        one = game_seed(seed, first + g)
        start(s, template, one)
        _, moves[g] = play_out(s, stream(one, POLICY))
        for seat in range(s.players):
            scores[g, seat] = game.score(s, seat)
        winners[g] = game.winners(s)
