"""Ligretto Twist as a race (`rospo.core.race.Race`): simulated players' speed and reflexes, and what a judge needs.

The speed model is on the rules pages (LT-R9) but isn't a rule of play: it says when simulated players act, never what
they may do. The places that seats compete for are the middle piles.
"""

from collections.abc import Iterator

from rospo.core.chance import RACE, below, stream
from rospo.core.shared import NOBODY
from rospo.games.ligretto_twist import moves
from rospo.games.ligretto_twist.lost import lost
from rospo.games.ligretto_twist.rules import (
    COLOURS,
    FLIP,
    LAY,
    NOTHING,
    RACING,
    State,
    blocked as is_blocked,
    cards_left,
    frozen,
    piles,
    shut_out,
)
from rospo.games.ligretto_twist.view import LigrettoTwistView

__all__ = [
    "CLOCK_RULE",
    "END_RULE",
    "PLACES",
    "SPEEDS",
    "blocked",
    "changes",
    "delay",
    "fits",
    "has_open_place",
    "holds",
    "in_hand",
    "later",
    "look_at",
    "lost",
    "next_seat",
    "on_your_marks",
    "pause",
    "place",
    "reaction",
    "slip",
]

SPEEDS = {
    "random": (420, 420, 620, 45, 60),
    "novice": (290, 260, 430, 40, 30),
    "club": (220, 160, 320, 30, 10),
    "expert": (170, 100, 250, 20, 3),
}
"""Look, decide, move in milliseconds; their spread in percent; slips per thousand lays (LT-R9). `random` is six years
old."""
PLACES = 8  # LT-2
CLOCK_RULE = "LT-R1"
END_RULE = "LT-12"

_PILE = {moves.text(LAY + pile): pile for pile in range(PLACES)}


# --- the speed model (LT-R9)


def reaction(s: State, seat: int) -> int:
    """Mean time from seeing something to having the hand there."""
    return s.look[seat] + s.decide[seat] + s.move[seat]


def about(s: State, seat: int, mean: int, x: int) -> tuple[int, int]:
    """A time drawn evenly around the mean, within the seat's spread: the generator's next state, milliseconds."""
    x, more = below(x, mean * 2 * s.spread[seat] // 100 + 1)
    return x, mean - mean * s.spread[seat] // 100 + more


def delay(s: State, seat: int, x: int) -> tuple[int, int]:
    """How long from seeing a change to acting on it: the generator's next state, milliseconds."""
    return about(s, seat, reaction(s, seat), x)


def pause(s: State, seat: int, x: int) -> tuple[int, int]:
    """How long from this action of the seat to its next: the generator's next state, milliseconds.

    After a flip a player looks, decides and moves before laying; after a lay or a park it only moves back to the stack.
    """
    return about(s, seat, reaction(s, seat) if s.flipped[seat] == NOTHING else s.move[seat], x)


def on_your_marks(s: State) -> None:
    s.chance = stream(s.seed, RACE - s.round)
    for seat in range(s.players):
        s.chance, s.ready[seat] = below(s.chance, s.move[seat] + 1)


def next_seat(s: State) -> int:
    """The seat that acts first, ties drawn by lot (LT-R1). The clock moves on to that moment."""
    first = 0
    rivals = 0
    for seat in range(s.players):
        s.ready[seat] = max(s.ready[seat], s.frozen_until[seat])
        if seat == 0 or s.ready[seat] < s.ready[first]:
            first = seat
            rivals = 1
        elif s.ready[seat] == s.ready[first]:
            rivals += 1
            s.chance, drawn = below(s.chance, rivals)
            if drawn == 0:
                first = seat
    s.clock = max(s.clock, s.ready[first])
    s.chance, ms = pause(s, first, s.chance)
    s.ready[first] = s.clock + ms
    return first


# --- reflexes


def look_at(s: State, view: LigrettoTwistView) -> None:
    """The cards in the hands, the hands on the piles, who is frozen."""
    for pile, owner in enumerate(view.hand_on):
        s.hand_on[pile] = NOBODY if owner is None else owner
    for seat in range(s.players):
        card = view.held[seat]
        s.flipped[seat] = NOTHING if card is None else moves.card(card)
        s.frozen_until[seat] = view.frozen_until[seat]


def holds(s: State, seat: int) -> bool:
    return s.flipped[seat] != NOTHING


def has_open_place(s: State, seat: int) -> bool:
    return not shut_out(s, seat, s.flipped[seat])


def slip(s: State, seat: int, lot: int) -> int:
    """A lay on a pile that is blocked or, if none is, of another colour."""
    own_colour = range(s.flipped[seat], piles(s), COLOURS)
    for pile in own_colour:
        if is_blocked(s, seat, pile):
            return LAY + pile
    return LAY + (own_colour[lot % len(own_colour)] + 1) % piles(s)  # neighbours differ in colour (LT-3)


# --- what a player may do next


def later(s: State, seat: int) -> list[int]:
    """When a card has left the hand, the next is flipped (LT-5); after a freeze (LT-R5) the card is still in hand."""
    if s.phase == RACING and frozen(s, seat):
        return moves.legal(s, seat)
    return [FLIP] if s.flipped[seat] != NOTHING and cards_left(s, seat) > 1 else []


# --- what a judge needs


def place(move: str) -> int | None:
    return _PILE.get(move)


def changes(before: LigrettoTwistView, after: LigrettoTwistView) -> Iterator[tuple[int, bool]]:
    """The piles that changed, and whether each is free of hands now."""
    if after.hand_on == before.hand_on and after.heights == before.heights:
        return
    for pile, (was, hand) in enumerate(zip(before.hand_on, after.hand_on, strict=True)):
        if was != hand or before.heights[pile] != after.heights[pile]:
            yield pile, hand is None


def fits(view: LigrettoTwistView, seat: int, place: int) -> bool:
    """A pile's colour never changes (LT-R10), and the cards in the hands are public (LT-R6)."""
    return place < len(view.piles) and view.held[seat] == view.piles[place]


def blocked(view: LigrettoTwistView, seat: int, place: int) -> bool:  # LT-8
    return view.hand_on[place] not in (None, seat)


def in_hand(view: LigrettoTwistView, seat: int) -> str | None:
    return view.held[seat]
