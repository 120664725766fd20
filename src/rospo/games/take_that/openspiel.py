"""Take That in OpenSpiel (`rospo.core.openspiel`).

A card's number is the one printed on it. A note is the card drawn, or 0. In the deck of another possible round, a
rival's cards are dealt and drawn in the order in which it used them, so that it has each in time.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from rospo.core.bits import members
from rospo.core.openspiel import Description, Round, Size, blocks
from rospo.games.take_that.rules import DECK, HALF, TAKE, TOAD, TWIST, State, apply

MOST = 72
"""Cards that can be twisted (TT-12)."""


def size(s: State, parameters: Mapping[str, Any]) -> Size:
    """A round has at most one move per card, and a take for each; scores: all twisted, or all face down (TT-12)."""
    worst = DECK + (TOAD - 1) * (DECK - MOST)
    return Size(s.rounds, 2 * DECK * s.rounds, -float(worst * s.rounds), float(MOST * s.rounds))


def dealt(s: State) -> int:
    return 9 if s.players < 4 else 8


def hand(s: State, seat: int) -> tuple[int, ...]:
    return members(s.hands[2 * seat] | s.hands[2 * seat + 1] << HALF)


def play(s: State, seat: int, action: int) -> int:
    top = s.top
    apply(s, seat, action)
    return s.deck[top] if s.top > top else 0


def row(seat: Any, action: Any, note: Any) -> tuple[Any, ...]:
    return action + 1, note


def deck(so_far: Round, rng: Random) -> list[int | None]:
    true = so_far.start.deck
    held = blocks(so_far.now, dealt(so_far.now))
    extra: list[int] = []
    used: list[list[int]] = [[] for _ in held]
    top = sum(map(len, held))
    for seat, action, note in so_far.moves:
        if action != TAKE:
            used[seat].append(action % TWIST)
        if note:
            if action != TAKE:
                held[seat].append(top)
            elif seat == so_far.seat:
                extra.append(top)
            top += 1
    places: list[int | None] = [None] * DECK
    for seat, own in enumerate(held):
        if seat == so_far.seat:
            for i in own:
                places[i] = true[i]
        else:
            for i, card in zip(own, used[seat], strict=False):
                places[i] = card
    for i in extra:
        places[i] = true[i]
    return places


DESCRIPTION = Description(
    size=size,
    dealt=dealt,
    hand=hand,
    own=("hand", "extra"),
    play=play,
    row=row,
    deck=deck,
)
