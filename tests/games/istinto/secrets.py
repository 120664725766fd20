"""What a seat can't know at Istinto."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from rospo import Match
from rospo.core.bits import members
from rospo.games.istinto.moves import NAMES
from rospo.games.istinto.rules import HAND, TRUMP
from tests.kit import Place, Secrets, World

if TYPE_CHECKING:
    from tests.leaks.swaps import Deal


def hidden(s: Any, rivals: list[int]) -> Iterator[Place]:
    for rival in rivals:
        hand = s.hands[rival]
        for card in (*members(hand & (1 << TRUMP) - 1), *[TRUMP] * (hand >> TRUMP)):
            yield Place(f"hand {rival}", card, partial(_put_in_hand, s.hands, rival, card))
    for i in range(HAND * s.players, len(s.deck)):
        yield Place("undealt", min(s.deck[i], TRUMP), partial(s.deck.__setitem__, i))


def _put_in_hand(hands: list[int], owner: int, old: int, new: int) -> None:
    hands[owner] += (1 << min(new, TRUMP)) - (1 << min(old, TRUMP))


def others(match: Match, seat: int | None) -> Iterator[World]:
    """Who revoked depends on hands that nobody else saw (IS-13)."""
    if match.options["revokes"] == "challengeable":
        for rival in range(match.players):
            if rival != seat:
                twin = match.copy()
                twin._state.revoked ^= 1 << rival
                yield World(f"revoked {rival}", twin)


def unseen(deal: "Deal", seat: int | None) -> list[list[int]]:
    players = deal.match.players
    indices = list(range(HAND * players, len(deal.deck)))
    for place in hidden(deal.match._state, [rival for rival in range(players) if rival != seat]):
        if place.where != "undealt":
            block = HAND * ((int(place.where[-1]) - deal.match.view(None).dealer - 1) % players)
            indices.append(deal.deck.index(NAMES[place.card], block, block + HAND))
    return [indices]


SECRETS = Secrets(
    hidden=hidden,
    others=others,
    kinds=("hand hand", "hand undealt", "revoked"),
    one_round={},
    unseen=unseen,
    betrays="IS-5",
)
