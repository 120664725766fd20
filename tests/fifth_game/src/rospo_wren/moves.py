"""Wren: move ⇄ action ⇄ text, and the sentence for each refusal."""

import re

from rospo.core.bits import members
from rospo.core.errors import IllegalMove, MalformedMove, quoted, shortened
from rospo_wren import rules
from rospo_wren.rules import Refusal, State

CARDS = tuple(str(bird + 1) for bird in range(rules.DECK))
EXAMPLES = "'play 12'"

_PLAY = re.compile(r"play (0|[1-9][0-9]*)")


def card(name: str) -> int:
    return int(name) - 1


def names(birds: int) -> tuple[str, ...]:
    """A set of birds as names, ascending."""
    return tuple(CARDS[bird] for bird in members(birds))


def text(action: int) -> str:
    return f"play {CARDS[action]}"


def action(text: str) -> int:
    match = _PLAY.fullmatch(text)
    if match is None:
        raise MalformedMove(f"{quoted(text)} isn't a move of Wren: use {EXAMPLES}")
    if match[1] not in CARDS:
        raise IllegalMove(f"can't {shortened(text)}: there is no bird {shortened(match[1])}", "WR-1")
    return card(match[1])


def legal(s: State, seat: int) -> list[int]:
    """The action codes of all choices, in order: `rules.choice` for every n at once, which is quicker uncompiled."""
    return list(members(s.hands[seat]))


def why(s: State, seat: int, action: int, reason: int) -> tuple[str, str]:
    """A sentence that names move, rule and position; and the rule's id."""
    move = text(action)
    return {
        Refusal.MATCH_OVER: (f"can't {move}: the match is over", "WR-10"),
        Refusal.NOT_YOUR_TURN: (f"can't {move}: it is the turn of seat {s.turn}, not of seat {seat}", "WR-4"),
        Refusal.NOT_IN_HAND: (f"can't {move}: seat {seat} holds {' '.join(names(s.hands[seat]))}", "WR-4"),
    }[Refusal(reason)]
