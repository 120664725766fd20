"""Wren: how bots think. Plain functions that compile with the rules (`rospo.core.game.Mind`)."""

from math import exp
from typing import Annotated, Any

from rospo.core.bits import count, lowest, nth
from rospo.core.chance import below
from rospo.core.game import OVER
from rospo.core.record import Declared, Ints, record
from rospo.core.shared import left_of
from rospo_wren.moves import card as number_of
from rospo_wren.rules import (
    DECK,
    KING,
    PHASES,
    State,
    apply,
    choice,
    choices,
    dealt,
    feathers,
    is_king,
    smaller,
    takes,
    winners,
)

PLAYOUTS = 20_000
TRIES = 1
MIXES = False
LEVELS = {
    "novice": "Takes the branch whenever it can, with the biggest bird that does; else plays any bird.",
    "club": "Weighs what it takes against what it leaves to the next player, and keeps its small birds for later.",
    "expert": "Imagines hands that fit all it has seen, plays each to the end, and minds the match.",
}

# What club weighs, in feathers; found by letting it play against itself
SMALL = 0.1  # keeping a bird, for each that is bigger and each rival
SPREAD = 8.0
"""A lead in feathers that is as good as about three matches won in four."""
WIN = 0.3
"""How much winning counts after the last round, beside the lead."""
MANY = 1 << 40


@record
class Memory(Declared):
    """What everybody saw in this round: the birds that were played lie on the table, so only sizes of hands."""

    sizes: Annotated[Ints, "i8*4"]


# --- memory


def recall(view: Any, s: State, m: Memory) -> None:
    """The state and the memory of a view."""
    s.round = view.round - 1
    s.dealer = view.dealer
    s.phase = PHASES.index(view.phase)
    s.turn = view.turn
    s.branch = as_set(view.branch)
    for seat in range(s.players):
        s.nests[seat] = as_set(view.nests[seat])
        s.kings[seat] = int(view.kings[seat])
        s.scores[seat] = view.scores[seat]
        m.sizes[seat] = view.hands[seat]
    s.hands[view.seat] = as_set(view.hand)


def as_set(names: Any) -> int:
    return sum(1 << number_of(name) for name in names)


def forget(s: State, m: Memory) -> None:
    for seat in range(s.players):
        m.sizes[seat] = dealt(s.players)


def remember(s: State, m: Memory, seat: int, action: int) -> None:
    m.sizes[seat] -= 1


def unseen(s: State, seat: int) -> int:
    """The birds that the seat hasn't seen, as a set."""
    seen = s.branch | s.hands[seat]
    for player in range(s.players):
        seen |= s.nests[player]
    return smaller(DECK) & ~seen


def takers(s: State) -> int:
    """All birds that would take the branch (WR-6), as a set."""
    if s.branch == 0:
        return 0
    return smaller(nth(s.branch, count(s.branch) - 1))


# --- habits


def novice(s: State, m: Memory, seat: int, x: int) -> tuple[int, int]:
    able = s.hands[seat] & takers(s)
    if able:
        return x, nth(able, count(able) - 1)
    x, n = below(x, choices(s, seat))
    return x, choice(s, seat, n)


def club(s: State, m: Memory, seat: int, x: int) -> tuple[int, int]:
    hidden = unseen(s, seat)
    best = 0
    most = -1e9
    birds = s.hands[seat]
    while birds:
        bird = lowest(birds)
        birds &= birds - 1
        value = gain(s, m, seat, bird, hidden) - SMALL * (s.players - 1) * (DECK - bird)
        if value > most:
            best = bird
            most = value
    return x, best


def gain(s: State, m: Memory, seat: int, bird: int, hidden: int) -> float:
    """What a bird brings now; or what the next player will probably make of it."""
    worth_now = feathers(s.branch | 1 << bird)
    if takes(s, bird):
        return worth_now + KING * is_king(s, bird)
    able = chance_below(bird, hidden, m.sizes[left_of(s, seat)])
    return -able * worth_now


def chance_below(bird: int, hidden: int, size: int) -> float:
    """How likely a hand of that many hidden birds has one smaller than this."""
    others = count(hidden)
    bigger = others - count(hidden & smaller(bird))
    none = 1.0
    for i in range(size):
        none *= max(bigger - i, 0) / max(others - i, 1)
    return 1.0 - none


def playout(s: State, m: Memory, seat: int, x: int) -> tuple[int, int]:
    return club(s, m, seat, x)


# --- search


def candidates(s: State, m: Memory, seat: int, out: Ints) -> int:
    n = choices(s, seat)
    for i in range(n):
        out[i] = choice(s, seat, i)
    return n


def attempt(s: State, m: Memory, seat: int, candidate: int) -> None:
    remember(s, m, seat, candidate)
    apply(s, seat, candidate)


def imagine(s: State, m: Memory, seat: int, x: int) -> int:
    """Deal the unseen birds to the others, all as likely."""
    hidden = unseen(s, seat)
    for rival in range(s.players):
        if rival != seat:
            s.hands[rival] = 0
            for _ in range(m.sizes[rival]):
                x, n = below(x, count(hidden))
                bird = 1 << nth(hidden, n)
                hidden -= bird
                s.hands[rival] |= bird
    return x


def plausible(s: State, m: Memory, seat: int) -> float:
    return 1.0


def leaves(s: State, m: Memory) -> int:
    """Everybody plays the whole hand, in any order."""
    ways = 1
    for seat in range(s.players):
        for left in range(2, m.sizes[seat] + 1):
            ways *= left
            if ways > MANY:
                return MANY
    return ways


def worth(s: State, m: Memory, seat: int) -> float:
    """How good the lead over the others is, as a chance to win; after the last round, also whether the seat has won."""
    lead = 0.0
    for rival in range(s.players):
        lead += s.scores[seat] - s.scores[rival]
    chance = 1.0 / (1.0 + exp(-lead / (s.players - 1) / SPREAD))
    if s.phase != OVER:
        return chance
    won = winners(s)
    return (1.0 - WIN) * chance + WIN * (won >> seat & 1) / count(won)


def mixes(s: State) -> int:
    return 0  # no choice is secret


def adopt(s: State, m: Memory, seat: int, style: int) -> None:
    pass
