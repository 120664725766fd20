"""What the general tests of `bot.py` must know about Istinto."""

from collections import Counter
from typing import Any

from rospo import Match
from rospo.core.bits import members
from rospo.games.istinto import moves, rules
from tests.kit import Minds, this_round


def known(s: Any, seat: int, values: dict[str, Any]) -> None:
    values["hands"] = s.hands[seat]
    values["table"] = {(s.lead + i) % s.players: s.table[(s.lead + i) % s.players] for i in range(s.lying)}
    if s.phase == rules.BID:
        del values["lead"]
    if s.trick + s.lying == 0:
        del values["winner"]


def secret(s: Any, m: Any, seat: int) -> list[int]:
    return [s.seed, *s.deck, *(s.hands[i] for i in range(s.players) if i != seat)]


def all_there(match: Match, s: Any, m: Any) -> None:
    played = [moves.card(event.fact("card")) for event in this_round(match) if event.kind == "play"]
    cards = Counter([*played, *(card for seat in range(s.players) for card in in_hand(s, seat))])
    assert cards.total() == rules.HAND * s.players
    assert all(n == 1 for card, n in cards.items() if card != rules.TRUMP)
    assert cards[rules.TRUMP] <= 6


def in_hand(s: Any, seat: int) -> list[int]:
    """A hand, card by card."""
    hand = s.hands[seat]
    return [*members(hand & rules.CARDS), *[rules.TRUMP] * rules.trumps(hand)]


MINDS = Minds(
    left_out=frozenset({"deck", "revoked", "challenger", "accused"}),
    working=frozenset({"room", "dealt", "giver", "passed", "trust"}),  # trust is judged by recalling earlier rounds
    known=known,
    secret=secret,
    all_there=all_there,
    arena=("novice", {"until": 60}),
    indifferent=frozenset({"club"}),
)
