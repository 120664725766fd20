"""Search when all choose at the same time and in secret: predictable play loses, so choices are mixed.

Regret matching: the more a seat regrets not having chosen something, the more often it chooses it. It runs twice, side
by side. All seats learn how often to follow each of the game's styles, with hands that nobody knows; so rivals are
assumed to be sensible, and to know nothing of the searching seat's cards. And that seat learns how often to choose each
of its candidates, with the hand it has, against rivals who play like that.

`game` and `mind` are free names, as in `worlds`.
"""

from typing import NamedTuple

from rospo.core.chance import below, stream
from rospo.core.game import Mind, Rules
from rospo.core.shared import NOBODY
from rospo.search.worlds import LINE, NEVER, ONE, ROOT, WORLD, Desk, Draws, copy, draw_world, play_on
from rospo.simulate.drivers import Array

game: Rules
mind: Mind

LIKELY = 6
OWN = 12
OWN_LIKELY = 13
VALUES = 14
ROWS = 15
"""Rows of what is learned: six seats' regrets, their chances, and the searching seat's own."""


class Learned(NamedTuple):
    """What regret matching has learned so far, by candidate."""

    rows: Array  # the rows numbered above; seats' rows are by style
    shares: Array  # the seat's mix, summed, with more weight on later worlds
    sums: Array  # the sums of each one's values, of their squares, and of its points


def chances(regrets: Array, out: Array) -> None:
    """The chance of each choice: proportional to its regret; uniform while there is none."""
    total = 0.0
    for c in range(len(out)):
        total += regrets[c]
    for c in range(len(out)):
        out[c] = regrets[c] / total if total > 0 else 1.0 / len(out)


def drawn(likely: Array, x: int) -> tuple[int, int]:
    """Draw one of the choices by its chance."""
    x, lot = below(x, ONE)
    rest = lot / ONE
    for c in range(len(likely) - 1):
        rest -= likely[c]
        if rest < 0:
            return x, c
    return x, len(likely) - 1


def regret(values: Array, likely: Array, regrets: Array) -> None:
    """Add what each choice would have gained; negative regret is forgotten."""
    expected = 0.0
    for c in range(len(values)):
        expected += likely[c] * values[c]
    for c in range(len(values)):
        regrets[c] = max(0.0, regrets[c] + values[c] - expected)


def tried(desk: Desk, seat: int, x: int) -> float:
    """What all seats' plans are worth to one seat."""
    play_on(desk, x, NEVER)
    value: float = desk.worth[0, seat]
    return value


def adopt_styles(desk: Desk, but: int, rows: Array, x: int) -> int:
    """Give every seat but one a style in this world, as often as it has learned to."""
    s = desk.states[WORLD]
    styles = mind.mixes(s)
    for player in range(s.players):
        chances(rows[player, :styles], rows[LIKELY + player, :styles])
        if player != but:
            x, style = drawn(rows[LIKELY + player, :styles], x)
            mind.adopt(s, desk.minds[WORLD], player, style)
    return x


def learn_styles(desk: Desk, player: int, rows: Array, x: int) -> None:
    """Deal all hands anew and let one seat regret the styles it didn't follow."""
    copy(desk, ROOT, WORLD)
    x = mind.imagine(desk.states[WORLD], desk.minds[WORLD], NOBODY, x)
    x = adopt_styles(desk, player, rows, x)
    styles = mind.mixes(desk.states[ROOT])
    values = rows[VALUES, :styles]
    for style in range(styles):
        copy(desk, WORLD, LINE)
        mind.adopt(desk.states[LINE], desk.minds[LINE], player, style)
        values[style] = tried(desk, player, x)
    regret(values, rows[LIKELY + player, :styles], rows[player, :styles])


def mix(desk: Desk, seat: int, candidates: Array, draws: Draws, learned: Learned) -> None:
    """Continue regret matching for some worlds."""
    rows, shares, sums = learned
    n = len(candidates)
    values = rows[VALUES, :n]
    likely = rows[OWN_LIKELY, :n]
    for w in range(draws.first, draws.first + draws.worlds):
        x = draw_world(desk, seat, stream(draws.seed, w), draws.tries)
        x = adopt_styles(desk, seat, rows, x)
        chances(rows[OWN, :n], likely)
        for c in range(n):
            copy(desk, WORLD, LINE)
            mind.attempt(desk.states[LINE], desk.minds[LINE], seat, candidates[c])
            values[c] = tried(desk, seat, x)
            shares[c] += likely[c] * (w + 1)
            sums[0, c] += values[c]
            sums[1, c] += values[c] * values[c]
            sums[2, c] += desk.points[0, seat]
        regret(values, likely, rows[OWN, :n])
        learn_styles(desk, w % desk.states[ROOT].players, rows, x)
