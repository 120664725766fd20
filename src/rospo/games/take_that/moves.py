"""Take That: move ⇄ action ⇄ text, and the sentence for each refusal."""

import re

from rospo.core.bits import members
from rospo.core.errors import IllegalMove, MalformedMove, quoted, shortened
from rospo.games.take_that import rules
from rospo.games.take_that.rules import Refusal, State

CARDS = tuple(str(rules.number(i)) for i in range(rules.DECK))
EXAMPLES = "'lay 34', 'twist 43' or 'take'"

_PATTERN = re.compile(r"(lay|twist) (0|[1-9][0-9]*)")


def card(name: str) -> int:
    return int(name)


def names(low: int, high: int) -> tuple[str, ...]:
    """A set of cards as names, ascending."""
    return tuple(map(str, _numbers(low, high)))


def text(action: int) -> str:
    if action == rules.TAKE:
        return "take"
    if not rules.is_card(action % rules.TWIST):
        raise MalformedMove(f"{action} isn't an action code of Take That")
    return f"lay {action}" if action < rules.TWIST else f"twist {action - rules.TWIST}"


def action(text: str) -> int:
    if text == "take":
        return rules.TAKE
    match = _PATTERN.fullmatch(text)
    if match is None:
        raise MalformedMove(f"{quoted(text)} isn't a move of Take That: use {EXAMPLES}")
    number = int(match[2][:3])  # three digits are already too many
    if not rules.is_card(number):
        raise IllegalMove(f"can't {shortened(text)}: there is no card {shortened(match[2])}", "TT-1")
    return number if match[1] == "lay" else rules.TWIST + number


def legal(s: State, seat: int) -> list[int]:
    """The action codes of all choices, in order: `rules.choice` for every n at once, faster uncompiled."""
    found = [*_numbers(rules.lays(s, seat, 0), rules.lays(s, seat, 1))]
    found += [rules.TWIST + number for number in _numbers(rules.twists(s, seat, 0), rules.twists(s, seat, 1))]
    if rules.can_take(s):
        found.append(rules.TAKE)
    return found


def _numbers(low: int, high: int) -> tuple[int, ...]:
    """A set of cards as numbers, ascending: put into one integer, a card's bit is its number."""
    return members(low | high << rules.HALF)


def why(s: State, seat: int, action: int, reason: int) -> tuple[str, str]:
    """A sentence that names move and position; and the rule's id."""
    move = text(action)
    number = action % rules.TWIST
    row = " ".join(str(s.row[i]) for i in range(s.row_len)) or "empty"
    hand = " ".join(names(s.hands[2 * seat], s.hands[2 * seat + 1])) or "no card"
    return {
        Refusal.MATCH_OVER: (f"can't {move}: the match is over", "TT-13"),
        Refusal.NOT_YOUR_TURN: (f"can't {move}: it is the turn of seat {s.turn}, not of seat {seat}", "TT-5"),
        Refusal.NO_SUCH_CARD: (f"can't {move}: there is no card {number}", "TT-1"),
        Refusal.NOT_IN_HAND: (f"can't {move}: seat {seat} holds {hand}", "TT-6" if action < rules.TWIST else "TT-7"),
        Refusal.TOO_FAR: (f"can't {move} on {s.row[s.row_len - 1]}: more than {rules.NEAR} apart", "TT-6"),
        Refusal.TOAD_HAS_NO_PARTNER: (f"can't {move}: a toad has no twisted partner", "TT-3"),
        Refusal.PARTNER_NOT_IN_ROW: (f"can't {move}: {rules.partner(number)} isn't in the row {row}", "TT-7"),
        Refusal.ROW_IS_EMPTY: (f"can't {move}: the row is empty, so a card must be laid", "TT-10"),
        Refusal.MUST_REOPEN: (f"can't {move}: after taking the row, seat {seat} must lay a card", "TT-8"),
    }[Refusal(reason)]
