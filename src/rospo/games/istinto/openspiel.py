"""Istinto in OpenSpiel (`rospo.core.openspiel`).

Cards are numbered in deck order, from 1; every trump has the last number. Moves have no notes. A match played to a
score is cut off after `horizon` rounds. In the deck of another possible round, cards are where the game's bots imagine
them: nobody holds a suit they didn't follow (unless they must have revoked).
"""

from collections.abc import Mapping
from random import Random
from typing import Any

from rospo.core.bits import members
from rospo.core.chance import stream
from rospo.core.openspiel import ENDLESS, Description, Round, Size, blocks
from rospo.games.istinto.memory import Memory, forget, remember
from rospo.games.istinto.moves import NAMES
from rospo.games.istinto.rules import CARDS, DECK, HAND, TRUMP, State, apply, deal, trumps
from rospo.games.istinto.worlds import imagine


def size(s: State, parameters: Mapping[str, Any]) -> Size:
    """A round: all bid, play and, if revokes can be challenged, accept. Scores are multiples of five (IS-9)."""
    rounds = parameters["horizon"]
    if s.target == 0:
        rounds = min(rounds, 2 * s.players)  # IS-R6
    most = min(60 * rounds, s.target + 55) if s.target else 60 * rounds
    moves = (1 + HAND + s.challengeable) * s.players * rounds
    return Size(rounds, moves, float(-10 * rounds * s.challengeable), float(most))


def dealt(s: State) -> int:
    return HAND


def hand(s: State, seat: int) -> tuple[int, ...]:
    held = s.hands[seat]
    suited = [number + 1 for number in members(held & CARDS)]
    return (*suited, *[TRUMP + 1] * trumps(held))


def card(number: int) -> str:
    return NAMES[number - 1]


def deck(so_far: Round, rng: Random) -> list[int | None]:
    """As the game's bots imagine it: played cards where they came from, the others where they can be."""
    s, m = so_far.start.copy(), Memory()
    deal(s)
    forget(s, m)
    for seat, action, _ in so_far.moves:
        remember(s, m, seat, action)
        apply(s, seat, action)
    imagine(s, m, so_far.seat, stream(rng.getrandbits(62), 0))
    places: list[int | None] = [None] * DECK
    trump = TRUMP
    for seat, own in enumerate(blocks(s, HAND)):
        held = s.hands[seat] + m.played[seat]
        cards = list(members(held & CARDS))
        for _ in range(trumps(held)):
            cards.append(trump)
            trump += 1
        for i, number in zip(own, cards, strict=True):
            places[i] = number
    return places


DESCRIPTION = Description(
    size=size,
    parameters={"horizon": ENDLESS},
    dealt=dealt,
    hand=hand,
    card=card,
    own=("hand", "trumps"),
    from_log=("last_trick",),
    deck=deck,
)
