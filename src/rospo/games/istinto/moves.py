"""Istinto: move ⇄ action ⇄ text, and the sentence for each refusal."""

import re
from functools import lru_cache

from rospo.core.bits import members
from rospo.core.errors import IllegalMove, MalformedMove, quoted, shortened
from rospo.games.istinto import rules
from rospo.games.istinto.rules import Refusal, State

SUITS = "wbgrk"
SUIT_NAMES = ("white", "blue", "green", "red", "black")
NAMES = (*(f"{suit}{rank}" for suit in SUITS for rank in range(1, 13)), "T")
CARDS = NAMES + ("T",) * 5
EXAMPLES = "'bid 3', 'play w12', 'play T', 'challenge 2' or 'accept'"

_NUMBERS = {name: number for number, name in enumerate(NAMES)}
_COUNTED = re.compile(r"(bid|challenge) (0|[1-9][0-9]*)")
_PLAY = re.compile(r"play (T|[a-z](?:0|[1-9][0-9]*))")


def card(name: str) -> int:
    return _NUMBERS[name]


@lru_cache(maxsize=4096)
def names(hand: int) -> tuple[str, ...]:
    """A hand as names, in deck order. Cached: most hands are looked at again after another player's move."""
    return tuple([NAMES[card] for card in members(hand & rules.CARDS)]) + ("T",) * rules.trumps(hand)


def text(action: int) -> str:
    if action < rules.PLAY:
        return f"bid {action}"
    if action < rules.CHALLENGE:
        return f"play {NAMES[action - rules.PLAY]}"
    return f"challenge {action - rules.CHALLENGE}" if action < rules.ACCEPT else "accept"


def action(text: str) -> int:
    if text == "accept":
        return rules.ACCEPT
    if play := _PLAY.fullmatch(text):
        if play[1] not in _NUMBERS:
            raise IllegalMove(f"can't {shortened(text)}: there is no card {shortened(play[1])}", "IS-1")
        return rules.PLAY + _NUMBERS[play[1]]
    counted = _COUNTED.fullmatch(text)
    if counted is None:
        raise MalformedMove(f"{quoted(text)} isn't a move of Istinto: use {EXAMPLES}")
    number = int(counted[2][:3])  # three digits are already too many
    if counted[1] == "bid":
        if number >= rules.BIDS:
            raise IllegalMove(f"can't {shortened(text)}: a bid is a number from 0 to 11", "IS-3")
        return number
    if number >= 6:
        raise IllegalMove(f"can't {shortened(text)}: there is no such seat", "IS-R2")
    return rules.CHALLENGE + number


def legal(s: State, seat: int) -> list[int]:
    """The action codes of all choices, in order: `rules.choice` for every n at once, faster uncompiled."""
    if s.phase == rules.TRICK and seat == s.turn:
        cards = [rules.PLAY + card for card in members(rules.playable(s, seat))]
        return cards + [rules.choice(s, seat, n) for n in range(len(cards), rules.choices(s, seat))]
    return [rules.choice(s, seat, n) for n in range(rules.choices(s, seat))]


def why(s: State, seat: int, action: int, reason: int) -> tuple[str, str]:
    """A sentence that names move and position; and the rule's id."""
    move = text(action)
    hand = " ".join(names(s.hands[seat])) or "no card"
    able = " ".join(names(s.hands[seat] & s.suit))
    suit = SUIT_NAMES[members(s.suit)[0] // 12] if s.suit else "no suit"
    return {
        Refusal.MATCH_OVER: (f"can't {move}: the match is over", "IS-10" if s.target else "IS-R6"),
        Refusal.NOT_YOUR_BID: (f"can't {move}: it is the turn of seat {s.turn} to bid, not of seat {seat}", "IS-3"),
        Refusal.NOT_YOUR_CARD: (f"can't {move}: it is the turn of seat {s.turn} to play, not of seat {seat}", "IS-4"),
        Refusal.BID_FIRST: (f"can't {move}: seat {s.turn} has yet to bid", "IS-3"),
        Refusal.BIDDING_IS_OVER: (f"can't {move}: all have bid, the tricks are being played", "IS-3"),
        Refusal.NOT_IN_HAND: (f"can't {move}: seat {seat} holds {hand}", "IS-4"),
        Refusal.MUST_FOLLOW: (f"can't {move}: {suit} was led and seat {seat} holds {able}", "IS-5"),
        Refusal.CANNOT_CHALLENGE: (f"can't {move}: here revokes are prevented, so there is none to challenge", "IS-R1"),
        Refusal.CANNOT_ACCEPT: (f"can't {move}: here revokes are prevented, and a round scores by itself", "IS-R1"),
        Refusal.NO_CARD_YET: (f"can't {move}: no card of this round has been played yet", "IS-R2"),
        Refusal.NO_SUCH_SEAT: (f"can't {move}: the seats here are 0 to {s.players - 1}", "IS-R2"),
        Refusal.NOT_ONESELF: (f"can't {move}: seat {seat} may challenge any other seat, not itself", "IS-R2"),
        Refusal.NOTHING_TO_ACCEPT: (
            f"can't {move}: there is nothing to accept before the last trick is played",
            "IS-R2",
        ),
        Refusal.HAS_ACCEPTED: (f"can't {move}: seat {seat} has accepted this round, and that is final", "IS-R2"),
        Refusal.ROUND_IS_PLAYED: (f"can't {move}: all eleven tricks are played; challenge or accept", "IS-8"),
        Refusal.EARLY_BEFORE_LEAD: (f"can't commit to {move}: no card of this trick lies yet", "IS-R3"),
        Refusal.EARLY_TOO_LATE: (f"can't commit to {move}: the turn of seat {seat} in this trick has come", "IS-R3"),
        Refusal.EARLY_ONLY_CARDS: (f"can't commit to {move}: only a card can be committed", "IS-R3"),
    }[Refusal(reason)]
