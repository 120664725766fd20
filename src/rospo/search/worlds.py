"""The inner loop of every search: imagine a world, try each candidate in it, play the round to its end.

`game`, `policy` and `mind` are free names, bound to one game when it is compiled (`rospo.simulate.fast`). The arrays of
states and memories have numbered places: the root as the seat knows it, the world being tried, and above them the line
being played.
"""

from typing import Any, NamedTuple

from rospo.core.bits import count
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
"""A playout is solved once this few ways are left, from the start if its world has no more."""
SOLVED = 12
"""Ways solved in the time of one playout, roughly."""
NEVER = 0
"""A limit that is never reached: nothing is solved."""
PLACES = LINE + DEPTH + 1
ONE = 1 << 30


class Desk(NamedTuple):
    """The working memory of one search."""

    states: Array  # by place
    minds: Array  # by place
    tree: Array  # what `solve` still has to try, by depth
    worth: Array  # what it has found, by depth and seat
    points: Array  # what the score sheet shows there, likewise


class Draws(NamedTuple):
    """Which worlds to draw: each has its own random stream, from the seed and its number."""

    seed: int
    first: int
    worlds: int  # how many to draw
    tries: int  # of this many worlds one is kept, drawn by plausibility


def copy(desk: Desk, source: int, target: int) -> None:
    desk.states[target] = desk.states[source]
    desk.minds[target] = desk.minds[source]


def draw_world(desk: Desk, seat: int, x: int, tries: int) -> int:
    """Put a world in place WORLD: one of several random ones, drawn by plausibility."""
    total = 0.0
    for _ in range(tries):
        copy(desk, ROOT, TRIAL)
        x = mind.imagine(desk.states[TRIAL], desk.minds[TRIAL], seat, x)
        weight = mind.plausible(desk.states[TRIAL], desk.minds[TRIAL], seat)
        total += weight
        x, lot = below(x, ONE)
        if lot * total <= weight * ONE:
            copy(desk, TRIAL, WORLD)
    return x


def round_is_over(s: Array) -> bool:
    return bool(s.phase <= OVER)  # DEAL or OVER


def play_on(desk: Desk, x: int, limit: int) -> None:
    """Play the line to the end of the round, by habit until at most `limit` ways are left; then exactly."""
    s = desk.states[LINE]
    m = desk.minds[LINE]
    while not round_is_over(s):
        if mind.leaves(s, m) <= limit:
            break
        seat = policy.next_seat(s)
        x, action = mind.playout(s, m, seat, x)
        mind.remember(s, m, seat, action)
        game.apply(s, seat, action)
    solve(desk)


def open_node(desk: Desk, depth: int) -> None:
    """Prepare to try all choices of the seat on turn; at the end of the round, note what it is worth to each seat."""
    s = desk.states[LINE + depth]
    desk.tree[depth, 0] = 0
    desk.tree[depth, 1] = 0
    if round_is_over(s):
        for player in range(s.players):
            desk.worth[depth, player] = mind.worth(s, desk.minds[LINE + depth], player)
            desk.points[depth, player] = game.score(s, player)
    else:
        seat = policy.next_seat(s)
        desk.tree[depth, 1] = game.choices(s, seat)
        desk.tree[depth, 2] = seat


def solve(desk: Desk) -> None:
    """What the line is worth to each seat if all see all cards and each plays its own best; ties go to the first.

    `tree[depth]` has the number of choices tried, the number in all, and the seat; `worth[depth]` the best so far,
    with its score sheet in `points[depth]`.
    """
    states, minds, tree, worth, points = desk
    depth = 0
    open_node(desk, 0)
    while True:
        if tree[depth, 0] < tree[depth, 1]:
            copy(desk, LINE + depth, LINE + depth + 1)
            s = states[LINE + depth + 1]
            seat = tree[depth, 2]
            action = game.choice(s, seat, tree[depth, 0])
            mind.remember(s, minds[LINE + depth + 1], seat, action)
            game.apply(s, seat, action)
            tree[depth, 0] += 1
            depth += 1
            open_node(desk, depth)
        elif depth == 0:
            return
        else:
            depth -= 1
            seat = tree[depth, 2]
            if tree[depth, 0] == 1 or worth[depth + 1, seat] > worth[depth, seat]:
                for player in range(states[ROOT].players):
                    worth[depth, player] = worth[depth + 1, player]
                    points[depth, player] = points[depth + 1, player]


def think(desk: Desk, seat: int, candidates: Array, draws: Draws, values: Array, points: Array) -> int:
    """What each candidate is worth to the seat in each world, and its points at the end of the round: a row per world.

    All candidates get the same random stream, so they are compared under equal luck. Returns the cost in playouts; a
    world with few ways left is solved, at a cost of about the number of ways.
    """
    cost = 0
    for w in range(draws.worlds):
        x = draw_world(desk, seat, stream(draws.seed, draws.first + w), draws.tries)
        ways = mind.leaves(desk.states[WORLD], desk.minds[WORLD])
        limit = QUICK
        cost += len(candidates)
        if ways <= DEEP:
            limit = DEEP
            cost += ways // SOLVED
        for c in range(len(candidates)):
            copy(desk, WORLD, LINE)
            mind.attempt(desk.states[LINE], desk.minds[LINE], seat, candidates[c])
            play_on(desk, x, limit)
            values[w, c] = desk.worth[0, seat]
            points[w, c] = desk.points[0, seat]
    return cost


def weigh(desk: Desk, seat: int, draws: Draws, values: Array, over: Array) -> None:
    """What a position is worth to every seat, as far as one seat knows it, if all go on by habit: a row per world.

    Where that ends the match, it is each seat's share of the win.
    """
    s = desk.states[LINE]
    for w in range(draws.worlds):
        x = draw_world(desk, seat, stream(draws.seed, draws.first + w), draws.tries)
        copy(desk, WORLD, LINE)
        play_on(desk, x, NEVER)
        over[w] = s.phase == OVER
        won = game.winners(s) if over[w] else 0
        for player in range(s.players):
            values[w, player] = (won >> player & 1) / count(won) if over[w] else desk.worth[0, player]


def look(desk: Desk, seat: int, codes: Array) -> tuple[int, int]:
    """At the root: the number of candidates, and of styles to mix."""
    return mind.candidates(desk.states[ROOT], desk.minds[ROOT], seat, codes), mind.mixes(desk.states[ROOT])
