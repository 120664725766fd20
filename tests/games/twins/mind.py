"""What the general tests of `bot.py` must know about Twins."""

from typing import Any

from rospo import Match
from rospo.core.bits import members
from rospo.games.twins import rules
from tests.kit import Minds


def known(s: Any, seat: int, values: dict[str, Any]) -> None:
    values["hands"] = s.hands[seat]
    if s.phase == rules.DUEL:
        del values["turn"]  # of buying


def secret(s: Any, m: Any, seat: int) -> list[int]:
    return [s.seed, *s.deck, *(s.hands[i] for i in range(s.players) if i != seat)]


def all_there(match: Match, s: Any, m: Any) -> None:
    sets = [*s.hands[: s.players], m.gone]
    cards = [card for one in sets for card in members(one)]
    assert sorted(cards + s.deck[s.top :]) == list(range(rules.DECK))


def given_back(s: Any) -> None:
    """The cards that were picked in secret are in the hands again, as a memory has them."""
    if s.phase == rules.DUEL:
        for seat in members(s.playing & ~s.waiting):
            s.hands[seat] |= 1 << s.picks[2 * seat] | 1 << s.picks[2 * seat + 1]
        s.waiting = s.playing


def given_back_facts(s: Any, facts: dict[str, Any]) -> None:
    for seat in members(s.playing & ~s.waiting):
        facts["sizes"][seat] += 2


MINDS = Minds(
    left_out=frozenset({"deck", "picks", "shown", "ranks", "change"}),
    working=frozenset({"planned", "plan"}),
    known=known,
    secret=secret,
    all_there=all_there,
    given_back=given_back,
    given_back_facts=given_back_facts,
)
