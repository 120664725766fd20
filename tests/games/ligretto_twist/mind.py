"""What the general tests of `bot.py` must know about Ligretto Twist."""

from typing import Any

from rospo import Match
from rospo.games.ligretto_twist import rules
from tests.kit import Minds


def secret(s: Any, m: Any, seat: int) -> list[int]:
    """All know what was parked, and a stack that was (LT-R3)."""
    rooms = [s.stack[rules.ROOM * owner :][: s.stacked[owner]] for owner in range(s.players)]
    return [card for owner, room in enumerate(rooms) if not m.turned[owner] for card in room]


def all_there(match: Match, s: Any, m: Any) -> None:
    for seat in range(s.players):
        start = rules.ROOM * seat
        cards = s.stack[start : start + s.stacked[seat]] + s.parked[start : start + s.heap[seat]]
        cards += [s.flipped[seat]] * (s.flipped[seat] != rules.NOTHING)
        assert s.left[4 * seat : 4 * seat + 4] == [cards.count(colour) for colour in range(4)]
    for colour in range(4):
        assert sum(s.height[colour::4]) + sum(s.left[colour::4]) <= 40


MINDS = Minds(
    left_out=frozenset(
        {
            *("deck", "top", "stack", "parked", "left", "knotted"),
            *("look", "decide", "move", "spread", "ready", "chance"),  # how fast others are
        }
    ),
    working=frozenset({"pool", "to_go"}),
    known=lambda s, seat, values: None,
    secret=secret,
    all_there=all_there,
    indifferent=frozenset({"random", "club"}),  # in a race of two there is but one move at a time
    arena=("club", {"rounds": 1}),
)
