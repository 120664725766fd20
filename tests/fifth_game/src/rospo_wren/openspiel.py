"""Wren in OpenSpiel (`rospo.core.openspiel`).

Birds are called by their numbers, from 1. Nothing comes with a move. In a deck of another possible round the birds that
a rival has played are in its hand; the others are anybody's.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from rospo.core.bits import members
from rospo.core.openspiel import Description, Round, Size, blocks
from rospo_wren.rules import DECK, KING, State, dealt, feathers, smaller


def size(s: State, parameters: Mapping[str, Any]) -> Size:
    """A round is a move a card; scores: nothing, or all the birds and the king's feathers (WR-9)."""
    most = feathers(smaller(DECK)) + KING
    return Size(s.rounds, s.players * dealt(s.players) * s.rounds, 0.0, float(most * s.rounds))


def hand(s: State, seat: int) -> tuple[int, ...]:
    return tuple(bird + 1 for bird in members(s.hands[seat]))


def deck(so_far: Round, rng: Random) -> list[int | None]:
    true = so_far.start.deck
    played: list[list[int]] = [[] for _ in range(so_far.now.players)]
    for seat, action, _ in so_far.moves:
        played[seat].append(action)
    places: list[int | None] = [None] * DECK
    for seat, own in enumerate(blocks(so_far.now, dealt(so_far.now.players))):
        birds = [true[i] for i in own] if seat == so_far.seat else played[seat]
        for i, bird in zip(own, birds, strict=False):
            places[i] = bird
    return places


DESCRIPTION = Description(
    size=size,
    dealt=lambda s: dealt(s.players),
    hand=hand,
    own=("hand",),
    deck=deck,
)
