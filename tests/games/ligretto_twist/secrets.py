"""What a seat can't know at Ligretto Twist."""

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any

from tests.kit import Place, Secrets

if TYPE_CHECKING:
    from tests.leaks.swaps import Deal

DEALT = -1


def hidden(s: Any, rivals: list[int]) -> Iterator[Place]:
    for owner in range(s.players):  # a stack is hidden from its owner too (LT-R6)
        for name, cards, size in (("stack", s.stack, s.stacked[owner]), ("parked", s.parked, s.heap[owner])):
            for i in range(40 * owner, 40 * owner + size):
                yield Place(f"{name} {owner}", cards[i], partial(_put_in_stack, s, cards, i))
    for i in range(s.top, len(s.deck)):
        if s.deck[i] != DEALT:
            yield Place("aside", s.deck[i], partial(s.deck.__setitem__, i))


def _put_in_stack(s: Any, cards: list[int], i: int, new: int) -> None:
    s.left[4 * (i // 40) + cards[i]] -= 1
    s.left[4 * (i // 40) + new] += 1
    cards[i] = new


def unseen(deal: "Deal", seat: int | None) -> list[list[int]]:
    """The cards that nobody has flipped, a list a stack, and those set aside."""
    fresh = deal.table.start(deal.seed, decks=[deal.deck])._state
    players, size = deal.match.players, 38 if deal.match.players == 4 else 40
    middle = max(i for i, card in enumerate(fresh.deck) if card == DEALT)  # above it, a swap could change the middle
    order = [i for i, card in enumerate(fresh.deck) if card != DEALT]
    groups = [order[players * size :]]
    for block in range(players):
        owner = (fresh.dealer + 1 + block) % players
        flips = sum(event.kind == "flip" and event.seat == owner for event in deal.match._log)
        groups.append(order[block * size : (block + 1) * size][flips:])
    return [[i for i in group if i > middle] for group in groups]


SECRETS = Secrets(
    hidden=hidden,
    ordered=("stack", "parked", "aside"),
    kinds=("stack stack", "parked parked", "parked stack", "aside stack", "aside aside"),
    one_round={"rounds": 1},
    unseen=unseen,
)
