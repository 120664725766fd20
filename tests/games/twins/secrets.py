"""What a seat can't know at Twins."""

from collections.abc import Iterator, Mapping
from functools import partial
from typing import TYPE_CHECKING, Any

from rospo.core.bits import members
from rospo.games.twins import rules
from rospo.games.twins.moves import CARDS
from tests.kit import Place, Secrets, swapped

if TYPE_CHECKING:
    from tests.leaks.swaps import Deal


def hidden(s: Any, rivals: list[int]) -> Iterator[Place]:
    for rival in rivals:
        for card in members(s.hands[rival]):
            yield Place(f"hand {rival}", card, partial(_put_in_hand, s.hands, rival, card))
        if s.phase == rules.DUEL and (s.playing & ~s.waiting) >> rival & 1:  # picked, and not shown yet (TW-R9)
            for i in (2 * rival, 2 * rival + 1):
                yield Place(f"pick {rival}", s.picks[i], partial(s.picks.__setitem__, i))
    for i in range(s.top, len(s.deck)):
        yield Place("stock", s.deck[i], partial(s.deck.__setitem__, i))


def _put_in_hand(hands: list[int], owner: int, old: int, new: int) -> None:
    hands[owner] += (1 << new) - (1 << old)


def unseen(deal: "Deal", seat: int | None) -> list[list[int]]:
    places = hidden(deal.match._state, [rival for rival in range(deal.match.players) if rival != seat])
    return [[deal.deck.index(CARDS[place.card]) for place in places]]


def same_move(text: str, renamed: Mapping[str, str]) -> str:
    """A secret pick is of other cards in the other world."""
    if not text.startswith("pick"):
        return text
    return f"pick {' '.join(swapped(text.split()[1:], renamed, CARDS))}"


SECRETS = Secrets(
    hidden=hidden,
    ordered=("stock",),
    kinds=("hand hand", "hand stock", "stock stock", "hand pick", "pick pick", "pick stock"),
    one_round={"max_hands": 1},
    unseen=unseen,
    same_move=same_move,
)
