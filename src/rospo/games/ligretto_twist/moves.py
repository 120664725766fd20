"""Ligretto Twist: move ⇄ action ⇄ text, and the sentence for each refusal."""

import re
from typing import Literal

from rospo.core.errors import IllegalMove, MalformedMove, quoted, shortened
from rospo.games.ligretto_twist import rules
from rospo.games.ligretto_twist.rules import Refusal, State

Colour = Literal["r", "g", "b", "y"]
COLOURS: tuple[Colour, ...] = ("r", "g", "b", "y")  # in the order of the ring (LT-R10)
CARDS: tuple[str, ...] = tuple(colour for colour in COLOURS for _ in range(40))
EXAMPLES = "'flip', 'lay 3' (the pile) or 'park'"

_LAY = re.compile(r"lay (0|[1-9][0-9]*)")


def card(name: str) -> int:
    return "rgby".index(name)


def name(card: int) -> Colour | None:
    return None if card == rules.NOTHING else COLOURS[card]


def text(action: int) -> str:
    if action == rules.FLIP:
        return "flip"
    return "park" if action == rules.PARK else f"lay {action - rules.LAY}"


def action(text: str) -> int:
    if text == "flip":
        return rules.FLIP
    if text == "park":
        return rules.PARK
    lay = _LAY.fullmatch(text)
    if lay is None:
        raise MalformedMove(f"{quoted(text)} isn't a move of Ligretto Twist: use {EXAMPLES}")
    if len(lay[1]) > 1 or lay[1] > "7":
        raise IllegalMove(f"can't {shortened(text)}: the piles are 0 to 7, or 0 to 3 with two players", "LT-R11")
    return rules.LAY + int(lay[1])


def legal(s: State, seat: int) -> list[int]:
    """The action codes of all choices, in order: `rules.choice` for every n at once, faster uncompiled."""
    return [rules.choice(s, seat, n) for n in range(rules.choices(s, seat))]


def why(s: State, seat: int, action: int, reason: int) -> tuple[str, str]:
    """A sentence that names move and position; and the rule's id."""
    move = text(action)
    flipped = name(s.flipped[seat])
    return {
        Refusal.MATCH_OVER: (f"can't {move}: the match is over", "LT-12"),
        Refusal.FROZEN: (
            f"can't {move}: seat {seat} fumbled and is frozen until {s.frozen_until[seat]} ms; it is {s.clock} ms now",
            "LT-R5",
        ),
        Refusal.HAND_IS_FULL: (f"can't {move}: seat {seat} still has {flipped} in hand, one card at a time", "LT-5"),
        Refusal.NOTHING_IN_HAND: (
            f"can't {move}: seat {seat} has no card in hand, flip one first",
            "LT-9" if action == rules.PARK else "LT-R11",
        ),
        Refusal.NO_SUCH_PILE: (f"can't {move}: the piles here are 0 to {rules.piles(s) - 1}", "LT-R11"),
        Refusal.COULD_LAY: (f"can't {move}: a pile of {flipped} is open to seat {seat}", "LT-R2"),
    }[Refusal(reason)]
