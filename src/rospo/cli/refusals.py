"""Refusals for a person at the table: names instead of seats, and the moves possible right now.

The library speaks of seats and of all moves of a game, since it doesn't know who is asking.
"""

import re
from collections.abc import Sequence

from rospo.core.errors import IllegalMove
from rospo.core.game import Game
from rospo.core.terminal import Choice, Names
from rospo.terminal.speech import Speech, spoken as language
from rospo.terminal.words import ENGLISH, words

say = Speech()

_VERBS = {"holds": "hold", "has": "have", "is": "are", "sits": "sit"}
_NUMBER = re.compile(r"#?\s*(-?[0-9]+)")
_TURN = re.compile(r"it is the turn of seat (\d+)( to \w+)?, not of seat (\d+)")
_OWN_TURN = re.compile(r"the turn of seat (\d+)")
_DOES = re.compile(r"(?<!no )\bseat (\d+) (\w+)")
_WAITING = re.compile(r"waiting for (\d+(?:, \d+)*)")
_SEAT = re.compile(r"(?<!no )\bseat (\d+)")


def refused(error: IllegalMove, game: Game, names: Names, seat: int) -> str:
    """Why a move isn't legal, and where that is explained. The library's reasons are in English; in other languages the
    rule itself says it.
    """
    explains = say("`rule {rule}` explains.", rule=error.rule)
    rules = words(game.package, language()).rules
    if language() == ENGLISH or error.rule not in rules:
        return f"{spoken(str(error), names, seat)}. {explains}"
    cannot = say("That can't be done now ({rule}):", rule=error.rule)
    return f"{cannot} {rules[error.rule]} {explains}"


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
    numbers = say("only 1") if last == 1 else say("1 to {n}", n=last)
    number = _NUMBER.fullmatch(text)
    if number and last:
        told = "there is no choice {n}: {numbers}, or {moves}"
        return say(told, n=f"{number[1]:.20}", numbers=numbers, moves=_either(_examples(choices)))
    moves = _either([*_examples(choices), *([say("a number ({numbers})", numbers=numbers)] if last else [])])
    return say("{text} isn't a move now: try {moves}", text=f"{text!r:.60}", moves=moves)


def _examples(choices: Sequence[Choice]) -> list[str]:
    """A legal move of each kind; the first and last if numbers are spelled out: `buy 0` … `buy 2`."""
    kinds = {kind: [c for c in choices if c.kind == kind] for kind in dict.fromkeys(c.kind for c in choices)}
    ends = [(having[0], having[-1]) for having in kinds.values()]
    return [f"`{a.text}`" + (f" … `{b.text}`" if a.spelled and a != b else "") for a, b in ends]


def _either(ways: Sequence[str]) -> str:
    return f" {say('or')} ".join([", ".join(ways[:-1]), ways[-1]] if len(ways) > 1 else ways)
