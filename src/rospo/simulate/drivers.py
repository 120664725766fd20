"""What a simulation does with a game, written once for all games.

`game` and `policy` are free names here: `rospo.simulate.fast` binds each function below to one game's compiled rules
and to the simulated players' way of choosing. Nothing in this file decides a rule.
"""

from typing import Any, NamedTuple

from rospo.core.bits import lowest
from rospo.core.chance import POLICY, below, game_seed, scramble, stream
from rospo.core.game import DEAL, OVER, Rules
from rospo.core.shared import NOBODY

game: Rules
policy: Any

REFUSED = -2
"""Instead of a seat to act: the action can't be played."""

Array = Any  # NumPy arrays and records; this module itself needs no NumPy


class Tally(NamedTuple):
    """The results, one row per game."""

    scores: Array
    winners: Array
    moves: Array


def choose(s: Array, seat: int, x: int) -> tuple[int, int]:
    """The random policy: all choices equally likely. Returns the generator's next state and the action."""
    x, n = below(x, game.choices(s, seat))
    return x, game.choice(s, seat, n)


def next_seat(s: Array) -> int:
    """In a turn-based game: the first seat that the game waits for. A race has its own."""
    return lowest(game.due(s))


def on_your_marks(s: Array) -> None:
    """In a turn-based game nobody has to get ready. A race has its own."""


def deal(s: Array) -> None:
    game.shuffle(s)
    game.deal(s)
    policy.on_your_marks(s)


def begin(s: Array, seed: int) -> None:
    """A new game from a fresh copy of the template, first round dealt."""
    s.seed = scramble(seed)
    game.begin(s)
    deal(s)


def note(s: Array, scores: Array, winners: Array) -> None:
    """Note the score sheet, and the winners if the game is over."""
    won = game.winners(s) if s.phase == OVER else 0
    score_sheet(s, scores)
    for seat in range(s.players):
        winners[seat] = won >> seat & 1


def run(template: Array, states: Array, seed: int, first: int, tally: Tally) -> None:
    """Play games from number `first` on to the end, one after the other in the same memory."""
    s = states[0]
    for g in range(len(tally.moves)):
        states[0] = template[0]
        one = game_seed(seed, first + g)
        begin(s, one)
        x = stream(one, POLICY)
        n = 0
        while s.phase != OVER:
            if s.phase == DEAL:
                deal(s)
            seat = policy.next_seat(s)
            x, action = policy.choose(s, seat, x)
            game.apply(s, seat, action)
            n += 1
        tally.moves[g] = n
        note(s, tally.scores[g], tally.winners[g])


def begin_all(template: Array, states: Array, to_act: Array, which: Array, seed: int, first: int) -> int:
    """Begin the games whose flag is set, numbered from `first`; returns the number after the last."""
    for g in range(len(states)):
        if which[g]:
            states[g] = template[0]
            begin(states[g], game_seed(seed, first))
            to_act[g] = policy.next_seat(states[g])
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
            to_act[g] = NOBODY if s.phase == OVER else policy.next_seat(s)


def may(s: Array, seat: int, mask: Array) -> None:
    """The legal actions of a seat that may act, as flags."""
    for n in range(game.choices(s, seat)):
        mask[game.choice(s, seat, n)] = True


def mask_all(states: Array, to_act: Array, mask: Array) -> None:
    """The legal actions of the seat to act, as flags."""
    for g in range(len(states)):
        mask[g] = False
        if to_act[g] != NOBODY:
            may(states[g], to_act[g], mask[g])


def observe_all(states: Array, to_act: Array, out: Array) -> None:
    """What the seat to act sees, as numbers."""
    for g in range(len(states)):
        out[g] = 0
        if to_act[g] != NOBODY:
            policy.observe(states[g], to_act[g], out[g])


def look_all(states: Array, to_act: Array, out: Array, mask: Array) -> None:
    """Both at once, while the game is in the cache."""
    for g in range(len(states)):
        out[g] = 0
        mask[g] = False
        if to_act[g] != NOBODY:
            policy.observe(states[g], to_act[g], out[g])
            may(states[g], to_act[g], mask[g])


def sample_all(states: Array, to_act: Array, x: int, actions: Array) -> int:
    """What random players would do; 0 if a game is over. Returns the generator's next state."""
    for g in range(len(states)):
        actions[g] = 0
        if to_act[g] != NOBODY:
            x, actions[g] = policy.choose(states[g], to_act[g], x)
    return x


def results(states: Array, scores: Array, winners: Array) -> None:
    """The score sheets now, and the winners of the games that are over."""
    for g in range(len(states)):
        note(states[g], scores[g], winners[g])


def begin_one(template: Array, states: Array, seed: int, sheet: Array) -> int:
    """Begin one game, from a seed as a state keeps it; returns the seat to act."""
    begin_together(template, states, seed, sheet)
    seat: int = policy.next_seat(states[0])
    return seat


def play_one(states: Array, seat: int, action: int, sheet: Array) -> int:
    """Play an action in one game; returns the seat to act, NOBODY when it is over, REFUSED if nothing was done."""
    s = states[0]
    if action < 0 or action >= game.ACTIONS or game.refusal(s, seat, action) != 0:
        return REFUSED
    game.apply(s, seat, action)
    if s.phase == DEAL:
        deal(s)
    score_sheet(s, sheet)
    return NOBODY if s.phase == OVER else policy.next_seat(s)


def begin_together(template: Array, states: Array, seed: int, sheet: Array) -> None:
    """Begin one game in which all seats are asked together."""
    s = states[0]
    states[0] = template[0]
    s.seed = seed
    game.begin(s)
    deal(s)
    score_sheet(s, sheet)


def look_one(states: Array, to_act: int, seat: int, out: Array, mask: Array) -> None:
    """What a seat sees in one game and, if it is to act, may do. Both arrays are empty."""
    policy.observe(states[0], seat, out)
    if seat == to_act:
        may(states[0], seat, mask)


def score_sheet(s: Array, sheet: Array) -> None:
    for seat in range(s.players):
        sheet[seat] = game.score(s, seat)
