"""Search where all choose at the same time and in secret: nobody may be readable, so choices are mixed.

Regret matching: something is chosen the more often, the more one regrets not having chosen it. It is done twice side by
side. All seats learn how often to play by which of the game's styles, with hands that nobody knows; so the rivals are
taken to be sensible, and to know nothing of the searching seat's cards. And that seat learns how often to choose which
of its candidates, with the hand it has, against rivals who play so.

`game` and `mind` are free names, as in `worlds`.
"""

from rospo.core.chance import below, stream
from rospo.core.game import Mind, Rules
from rospo.core.shared import NOBODY
from rospo.search.worlds import LINE, NEVER, ONE, ROOT, WORLD, copy, draw_world, play_on
from rospo.simulate.drivers import Array

game: Rules
mind: Mind

LIKELY = 6
OWN = 12
OWN_LIKELY = 13
VALUES = 14
ROWS = 15
"""Rows of what is learned: six seats' regrets, how likely they do what, and the searching seat's own."""


def chances(regrets: Array, out: Array) -> None:
    """How likely each choice is now: as its regret; all alike while there is none."""
    total = 0.0
    for c in range(len(out)):
        total += regrets[c]
    for c in range(len(out)):
        out[c] = regrets[c] / total if total > 0 else 1.0 / len(out)


def drawn(likely: Array, x: int) -> tuple[int, int]:
    """One of the choices, each as likely as it says."""
    x, lot = below(x, ONE)
    rest = lot / ONE
    for c in range(len(likely) - 1):
        rest -= likely[c]
        if rest < 0:
            return x, c
    return x, len(likely) - 1


def regret(values: Array, likely: Array, regrets: Array) -> None:
    """Add what each choice would have gained; what was no regret is forgotten."""
    expected = 0.0
    for c in range(len(values)):
        expected += likely[c] * values[c]
    for c in range(len(values)):
        regrets[c] = max(0.0, regrets[c] + values[c] - expected)


def tried(states: Array, minds: Array, seat: int, x: int, tree: Array, worth: Array) -> float:
    """What the plans of all seats are worth to one of them."""
    play_on(states, minds, x, NEVER, tree, worth)
    value: float = worth[0, seat]
    return value


def adopt_styles(states: Array, minds: Array, place: int, but: int, learned: Array, x: int) -> int:
    """Let every seat but one play by a style, as often as it has learned to."""
    s = states[place]
    styles = mind.mixes(s)
    for player in range(s.players):
        chances(learned[player, :styles], learned[LIKELY + player, :styles])
        if player != but:
            x, style = drawn(learned[LIKELY + player, :styles], x)
            mind.adopt(s, minds[place], player, style)
    return x


def learn_styles(states: Array, minds: Array, player: int, learned: Array, x: int, tree: Array, worth: Array) -> None:
    """Deal all hands anew and let one seat regret the styles it didn't play by."""
    copy(states, minds, ROOT, WORLD)
    x = mind.imagine(states[WORLD], minds[WORLD], NOBODY, x)
    x = adopt_styles(states, minds, WORLD, player, learned, x)
    styles = mind.mixes(states[ROOT])
    values = learned[VALUES, :styles]
    for style in range(styles):
        copy(states, minds, WORLD, LINE)
        mind.adopt(states[LINE], minds[LINE], player, style)
        values[style] = tried(states, minds, player, x, tree, worth)
    regret(values, learned[LIKELY + player, :styles], learned[player, :styles])


def mix(
    states: Array,
    minds: Array,
    seat: int,
    candidates: Array,
    seed: int,
    first: int,
    worlds: int,
    learned: Array,
    shares: Array,
    sums: Array,
    tree: Array,
    worth: Array,
) -> None:
    """Go on with regret matching for some worlds.

    `learned` holds rows of regrets by style, one a seat, from LIKELY on how likely each style is to them now, and the
    rows OWN, OWN_LIKELY and VALUES, by candidate. `shares` adds up how the seat mixed, later worlds weighing more;
    `sums` adds up what each candidate was worth, and the squares of that.
    """
    n = len(candidates)
    values = learned[VALUES, :n]
    likely = learned[OWN_LIKELY, :n]
    for w in range(first, first + worlds):
        x = draw_world(states, minds, seat, stream(seed, w), 1)
        x = adopt_styles(states, minds, WORLD, seat, learned, x)
        chances(learned[OWN, :n], likely)
        for c in range(n):
            copy(states, minds, WORLD, LINE)
            mind.attempt(states[LINE], minds[LINE], seat, candidates[c])
            values[c] = tried(states, minds, seat, x, tree, worth)
            shares[c] += likely[c] * (w + 1)
            sums[0, c] += values[c]
            sums[1, c] += values[c] * values[c]
        regret(values, likely, learned[OWN, :n])
        learn_styles(states, minds, w % states[ROOT].players, learned, x, tree, worth)
