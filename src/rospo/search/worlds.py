"""The inner loop of every search: imagine a world, try each candidate in it, play the round to its end.

`game`, `policy` and `mind` are free names, bound to one game when it is compiled (`rospo.simulate.fast`). Arrays of
states and of memories are used as numbered places: the root as the seat knows it, the world being tried, and above
them the line that is being played.
"""

from typing import Any

from rospo.core.chance import below, stream
from rospo.core.game import OVER, Mind, Rules
from rospo.simulate.drivers import Array

game: Rules
policy: Any
mind: Mind

ROOT, TRIAL, WORLD, LINE = range(4)
DEPTH = 64
"""The most moves ahead that `solve` goes."""
QUICK, DEEP = 24, 2_000
"""A playout is solved once so few ways are left; and from the start, if its world has no more than that."""
SOLVED = 12
"""Ways solved in the time of one playout, roughly."""
NEVER = 0
"""The limit of ways that nothing falls below: nothing is solved."""
PLACES = LINE + DEPTH + 1
ONE = 1 << 30


def copy(states: Array, minds: Array, source: int, target: int) -> None:
    states[target] = states[source]
    minds[target] = minds[source]


def draw_world(states: Array, minds: Array, seat: int, x: int, tries: int) -> int:
    """A world in place WORLD: of some drawn at random, one, each as likely as it is plausible."""
    total = 0.0
    for _ in range(tries):
        copy(states, minds, ROOT, TRIAL)
        x = mind.imagine(states[TRIAL], minds[TRIAL], seat, x)
        weight = mind.plausible(states[TRIAL], minds[TRIAL], seat)
        total += weight
        x, lot = below(x, ONE)
        if lot * total <= weight * ONE:
            copy(states, minds, TRIAL, WORLD)
    return x


def round_is_over(s: Array) -> bool:
    return bool(s.phase <= OVER)  # DEAL or OVER


def play_on(states: Array, minds: Array, x: int, limit: int, tree: Array, worth: Array) -> None:
    """Play the line to the end of the round, by habit until at most `limit` ways are left; then exactly."""
    s = states[LINE]
    m = minds[LINE]
    while not round_is_over(s):
        if mind.leaves(s, m) <= limit:
            break
        seat = policy.next_seat(s)
        x, action = mind.playout(s, m, seat, x)
        mind.remember(s, m, seat, action)
        game.apply(s, seat, action)
    solve(states, minds, tree, worth)


def open_node(states: Array, minds: Array, depth: int, tree: Array, worth: Array) -> None:
    """Make ready to try all choices of whoever is on turn; at the end of the round, say what it is worth to each."""
    s = states[LINE + depth]
    tree[depth, 0] = 0
    tree[depth, 1] = 0
    if round_is_over(s):
        for player in range(s.players):
            worth[depth, player] = mind.worth(s, minds[LINE + depth], player)
    else:
        seat = policy.next_seat(s)
        tree[depth, 1] = game.choices(s, seat)
        tree[depth, 2] = seat


def solve(states: Array, minds: Array, tree: Array, worth: Array) -> None:
    """What the line is worth to each seat if all see all cards and each does its own best; of equals, the first.

    `tree[depth]` holds choices tried, choices there are, and who chooses; `worth[depth]` the best found so far.
    """
    depth = 0
    open_node(states, minds, 0, tree, worth)
    while True:
        if tree[depth, 0] < tree[depth, 1]:
            copy(states, minds, LINE + depth, LINE + depth + 1)
            s = states[LINE + depth + 1]
            seat = tree[depth, 2]
            action = game.choice(s, seat, tree[depth, 0])
            mind.remember(s, minds[LINE + depth + 1], seat, action)
            game.apply(s, seat, action)
            tree[depth, 0] += 1
            depth += 1
            open_node(states, minds, depth, tree, worth)
        elif depth == 0:
            return
        else:
            depth -= 1
            seat = tree[depth, 2]
            if tree[depth, 0] == 1 or worth[depth + 1, seat] > worth[depth, seat]:
                for player in range(states[ROOT].players):
                    worth[depth, player] = worth[depth + 1, player]


def think(
    states: Array,
    minds: Array,
    seat: int,
    candidates: Array,
    seed: int,
    first: int,
    tries: int,
    tree: Array,
    worth: Array,
    values: Array,
) -> int:
    """What each candidate is worth to the seat in the worlds number `first` and on, a row a world.

    A world has its own stream of chance, the same for all candidates: they are compared under equal luck. Returns the
    cost in playouts; a world in which few ways are left is solved, and costs about as much as it has ways.
    """
    cost = 0
    for w in range(len(values)):
        x = draw_world(states, minds, seat, stream(seed, first + w), tries)
        ways = mind.leaves(states[WORLD], minds[WORLD])
        limit = QUICK
        cost += len(candidates)
        if ways <= DEEP:
            limit = DEEP
            cost += ways // SOLVED
        for c in range(len(candidates)):
            copy(states, minds, WORLD, LINE)
            mind.attempt(states[LINE], minds[LINE], seat, candidates[c])
            play_on(states, minds, x, limit, tree, worth)
            values[w, c] = worth[0, seat]
    return cost


def look(states: Array, minds: Array, seat: int, codes: Array) -> tuple[int, int]:
    """From the root: how many candidates there are, and how many styles are mixed."""
    return mind.candidates(states[ROOT], minds[ROOT], seat, codes), mind.mixes(states[ROOT])
