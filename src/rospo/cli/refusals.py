"""Refusals for a person at the table: names instead of seats, and the moves possible right now.

The library speaks of seats and of all moves of a game, since it doesn't know who is asking.
"""

import re
from collections.abc import Sequence

from rospo.core.terminal import Choice, Names

_VERBS = {"holds": "hold", "has": "have", "is": "are", "sits": "sit"}
_NUMBER = re.compile(r"#?\s*(-?[0-9]+)")
_TURN = re.compile(r"it is the turn of seat (\d+)( to \w+)?, not of seat (\d+)")
_OWN_TURN = re.compile(r"the turn of seat (\d+)")
_DOES = re.compile(r"(?<!no )\bseat (\d+) (\w+)")
_WAITING = re.compile(r"waiting for (\d+(?:, \d+)*)")
_SEAT = re.compile(r"(?<!no )\bseat (\d+)")


def spoken(message: str, names: Names, seat: int) -> str:
    """The library's sentence with names for seats, said to the player at `seat`. Unknown sentences stay as they are."""

    def called(number: str) -> str:
        who = int(number)
        return "you" if who == seat else names[who] if who < len(names.names) else f"seat {number}"

    def turn(found: re.Match[str]) -> str:
        if int(found[1]) == seat:
            return found[0]
        other = "yours" if int(found[3]) == seat else f"of {called(found[3])}"
        return f"it is the turn of {called(found[1])}{found[2] or ''}, not {other}"

    def own_turn(found: re.Match[str]) -> str:
        return "your turn" if int(found[1]) == seat else found[0]

    def does(found: re.Match[str]) -> str:
        verb = _VERBS.get(found[2], found[2]) if int(found[1]) == seat else found[2]
        return f"{called(found[1])} {verb}"

    def waiting(found: re.Match[str]) -> str:
        *first, last = [called(number) for number in found[1].split(", ")]
        return f"waiting for {', '.join(first)}{' and ' if first else ''}{last}"

    for pattern, said in ((_TURN, turn), (_OWN_TURN, own_turn), (_DOES, does), (_WAITING, waiting)):
        message = pattern.sub(said, message)
    return _SEAT.sub(lambda found: called(found[1]), message)


def not_understood(text: str, choices: Sequence[Choice]) -> str:
    """The answer to a text that isn't a move: the numbers and moves there are now."""
    last = max((choice.number for choice in choices if choice.number is not None), default=0)
    numbers = "only 1" if last == 1 else f"1 to {last}"
    number = _NUMBER.fullmatch(text)
    if number and last:
        return f"there is no choice {number[1]:.20}: {numbers}, or {_either(_examples(choices))}"
    either = _either([*_examples(choices), *([f"a number ({numbers})"] if last else [])])
    return f"{text!r:.60} isn't a move now: try {either}"


def _examples(choices: Sequence[Choice]) -> list[str]:
    """A legal move of each kind; the first and last if numbers are spelled out: `buy 0` … `buy 2`."""
    kinds = {kind: [c for c in choices if c.kind == kind] for kind in dict.fromkeys(c.kind for c in choices)}
    ends = [(having[0], having[-1]) for having in kinds.values()]
    return [f"`{a.text}`" + (f" … `{b.text}`" if a.spelled and a != b else "") for a, b in ends]


def _either(ways: Sequence[str]) -> str:
    return " or ".join([", ".join(ways[:-1]), ways[-1]] if len(ways) > 1 else ways)
