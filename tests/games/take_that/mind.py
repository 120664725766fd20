"""What the general tests of `bot.py` must know about Take That."""

from typing import Any

from rospo import Match
from rospo.games.take_that import rules
from tests.kit import Minds


def known(s: Any, seat: int, values: dict[str, Any]) -> None:
    values |= {"hands": s.hands[2 * seat : 2 * seat + 2], "extra": s.extra[2 * seat : 2 * seat + 2]}
    values["row"] = s.row[: s.row_len]


def secret(s: Any, m: Any, seat: int) -> list[int]:
    hands = [s.hands[i] for i in range(2 * s.players) if i // 2 != seat]
    return [s.seed, *s.deck, *hands, *(s.extra[i] for i in range(8) if i // 2 != seat)]


def all_there(match: Match, s: Any, m: Any) -> None:
    sets = [s.in_row, *(heap[i : i + 2] for heap in (s.hands, s.face_up, s.face_down, s.extra) for i in (0, 2, 4, 6))]
    cards = [n for low, high in sets for n in range(100) if (low | high << rules.HALF) >> n & 1]
    assert sorted(cards + s.deck[s.top :]) == [rules.number(i) for i in range(rules.DECK)]


MINDS = Minds(
    left_out=frozenset({"deck", "took_extra"}),
    working=frozenset({"hidden", "may_end", "may_lie", "may_twist"}),
    known=known,
    secret=secret,
    all_there=all_there,
    arena=("novice", {"rounds": 1}),
    indifferent=frozenset({"club"}),
)
