"""Twins in OpenSpiel (`rospo.core.openspiel`).

Cards are numbered in deck order, from 1. A note is the cards bought, two of them packed, or 0. In the deck of another
possible hand, a rival's shown cards are known, but not which of them it bought.
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from rospo.core.bits import members
from rospo.core.openspiel import ENDLESS, Description, Round, Size, blocks
from rospo.games.twins.moves import CARDS
from rospo.games.twins.rules import CHIPS, DECK, DUEL, HAND, PICK, State, apply, pair_cards

NOTE_BITS = 7
NOTE = (1 << NOTE_BITS) - 1
"""One of the two cards in a note."""


def size(s: State, parameters: Mapping[str, Any]) -> Size:
    hands = s.max_hands or ENDLESS
    return Size(hands, 5 * s.players * hands, 0.0, float(CHIPS * s.players))


def dealt(s: State) -> int:
    return HAND


def hand(s: State, seat: int) -> tuple[int, ...]:
    return tuple([card + 1 for card in members(s.hands[seat])])


def card(number: int) -> str:
    return CARDS[number - 1]


def play(s: State, seat: int, action: int) -> int:
    apply(s, seat, action)
    note = 0
    if action < PICK:
        for bought in s.deck[s.top - action : s.top]:
            note = note << NOTE_BITS | bought + 1
    return note


def row(seat: Any, action: Any, note: Any) -> tuple[Any, ...]:
    return action + 1, note >> NOTE_BITS, note & NOTE


def told(note: int) -> str:
    return " ".join([card(number) for number in (note >> NOTE_BITS, note & NOTE) if number])


def unshown(s: State) -> int:  # TW-R9
    return (s.playing & ~s.waiting).bit_count() if s.phase == DUEL else 0


def deck(so_far: Round, rng: Random) -> list[int | None]:
    true = so_far.start.deck
    held = blocks(so_far.now, HAND)
    top = sum(map(len, held))
    shown: list[list[int]] = [[] for _ in held]
    known = len(so_far.moves) - unshown(so_far.now)
    for i, (seat, action, _) in enumerate(so_far.moves):
        if action < PICK:
            held[seat] += range(top, top + action)
            top += action
        elif i < known:
            shown[seat] += pair_cards(action - PICK)
    places: list[int | None] = [None] * DECK
    for seat, own in enumerate(held):
        if seat == so_far.seat:
            for i in own:
                places[i] = true[i]
        else:
            rng.shuffle(own)
            for i, number in zip(own, shown[seat], strict=False):
                places[i] = number
    return places


DESCRIPTION = Description(
    size=size,
    dealt=dealt,
    hand=hand,
    card=card,
    own=("hand",),
    play=play,
    row=row,
    told=told,
    unshown=unshown,
    deck=deck,
)
