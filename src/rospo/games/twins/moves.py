"""Twins: move ⇄ action ⇄ text, and the sentence for each refusal."""

import re
from itertools import combinations

from rospo.core.bits import members
from rospo.core.errors import IllegalMove, MalformedMove, quoted, shortened
from rospo.games.twins import rules
from rospo.games.twins.rules import Refusal, State

COLOURS = "roygbv"  # r o y have black numerals, g b v white (TW-R1)
CARDS = tuple(f"{colour}{number}" for colour in COLOURS for number in range(1, 11))
KINDS = ("singles", "colour", "pair", "twins")
EXAMPLES = "'buy 0', 'buy 1', 'buy 2' or 'pick r7 g7'"

_NUMBERS = {name: number for number, name in enumerate(CARDS)}
_PICKS = [[rules.PICK + rules.pair_code(a, b) for b in range(rules.DECK)] for a in range(rules.DECK)]  # where a < b
_BUY = re.compile(r"buy (0|[1-9][0-9]*)")
_PICK = re.compile(r"pick ([a-z](?:0|[1-9][0-9]*)) ([a-z](?:0|[1-9][0-9]*))")


def card(name: str) -> int:
    return _NUMBERS[name]


def names(cards: int) -> tuple[str, ...]:
    """A set of cards as names, in deck order."""
    return tuple(CARDS[card] for card in members(cards))


def pair(code: int) -> tuple[str, str]:
    first, second = rules.pair_cards(code)
    return CARDS[first], CARDS[second]


def text(action: int) -> str:
    if action < rules.PICK:
        return f"buy {action}"
    return "pick {} {}".format(*pair(action - rules.PICK))


def action(text: str) -> int:
    if buy := _BUY.fullmatch(text):
        if buy[1] not in ("0", "1", "2"):
            raise IllegalMove(f"can't {shortened(text)}: nothing, one card or two may be bought", "TW-4")
        return int(buy[1])
    pick = _PICK.fullmatch(text)
    if pick is None:
        raise MalformedMove(f"{quoted(text)} isn't a move of Twins: use {EXAMPLES}")
    for name in (pick[1], pick[2]):
        if name not in _NUMBERS:
            raise IllegalMove(f"can't {shortened(text)}: there is no card {shortened(name)}", "TW-1")
    first, second = _NUMBERS[pick[1]], _NUMBERS[pick[2]]
    if first == second:
        raise IllegalMove(f"can't {text}: a pick is two different cards", "TW-5")
    if first > second:
        raise MalformedMove(f"{text!r} isn't in deck order: use 'pick {pick[2]} {pick[1]}'")
    return rules.PICK + rules.pair_code(first, second)


def legal(s: State, seat: int) -> list[int]:
    """The action codes of all choices, in order: `rules.choice` for every n at once, faster uncompiled."""
    if s.phase == rules.BUY:
        return list(range(rules.choices(s, seat)))
    return [_PICKS[a][b] for a, b in combinations(members(s.hands[seat]), 2)]


def why(s: State, seat: int, action: int, reason: int) -> tuple[str, str]:
    """A sentence that names move and position; and the rule's id."""
    move = text(action)
    hand = " ".join(names(s.hands[seat])) or "no card"
    waiting = ", ".join(map(str, members(rules.to_act(s))))
    return {
        Refusal.MATCH_OVER: (f"can't {move}: the game is over", "TW-13" if s.bankrupt else "TW-R11"),
        Refusal.NOT_YOUR_BUY: (f"can't {move}: it is the turn of seat {s.turn} to buy, not of seat {seat}", "TW-4"),
        Refusal.BUYING_IS_OVER: (f"can't {move}: all have bought, this is duel {s.duel}", "TW-4"),
        Refusal.TOO_DEAR: (
            f"can't {move}: it costs {rules.price(action)} and seat {seat} has {s.chips[seat]}",
            "TW-R4",
        ),
        Refusal.BUY_FIRST: (f"can't {move}: seat {s.turn} has yet to say how many cards to buy", "TW-4"),
        Refusal.HAS_PICKED: (f"can't {move}: seat {seat} has picked and a pick stands; waiting for {waiting}", "TW-5"),
        Refusal.SITS_OUT: (f"can't {move}: seat {seat} sits out duel {s.duel}", "TW-9"),
        Refusal.IS_BANKRUPT: (f"can't {move}: seat {seat} is bankrupt", "TW-13"),
        Refusal.NOT_IN_HAND: (f"can't {move}: seat {seat} holds {hand}", "TW-5"),
    }[Refusal(reason)]
