"""What a seat can't know at Take That."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from rospo.core.bits import members
from tests.kit import Place, Secrets

if TYPE_CHECKING:
    from tests.leaks.swaps import Deal

TOADS = {"22", "33", "44", "55", "66", "77", "88"}


def hidden(s: Any, rivals: list[int]) -> Iterator[Place]:
    for rival in rivals:
        yield from _in_two_halves(s.hands, f"hand {rival}", rival)
        yield from _in_two_halves(s.extra, f"extra {rival}", rival)
    if not s.open_heaps:  # the table shows how many cards a heap has, not which: not even its owner's (TT-R4)
        for owner in range(s.players):
            yield from _in_two_halves(s.face_down, f"heap {owner}", owner)
    for i in range(s.top, len(s.deck)):
        yield Place("pile", s.deck[i], partial(s.deck.__setitem__, i))


def _in_two_halves(sets: list[int], where: str, owner: int) -> Iterator[Place]:
    for half in range(2):
        for bit in members(sets[2 * owner + half]):
            yield Place(where, 50 * half + bit, partial(_put_in_halves, sets, owner, 50 * half + bit))


def _put_in_halves(sets: list[int], owner: int, old: int, new: int) -> None:
    sets[2 * owner + old // 50] -= 1 << old % 50
    sets[2 * owner + new // 50] += 1 << new % 50


def unseen(deal: "Deal", seat: int | None) -> list[list[int]]:
    places = hidden(deal.match._state, [rival for rival in range(deal.match.players) if rival != seat])
    return [[deal.deck.index(str(place.card)) for place in places if not place.where.startswith("heap")]]


def may_swap(deal: "Deal", one: str, other: str) -> bool:
    """At the end all know what the extra cards counted (TT-12)."""
    return not deal.match.over or (one in TOADS) == (other in TOADS)


SECRETS = Secrets(
    hidden=hidden,
    ordered=("pile",),
    kinds=(
        *("hand hand", "hand pile", "pile pile", "extra hand", "extra pile", "extra extra"),
        *("heap pile", "hand heap"),
    ),
    one_round={"rounds": 1},
    unseen=unseen,
    may_swap=may_swap,
)
