"""Istinto: an estimate of how many tricks a hand will take, from what is seen."""

from math import exp

from rospo.core.bits import count, lowest
from rospo.games.istinto.memory import Memory
from rospo.games.istinto.rules import CARDS, HAND, ONE_TRUMP, SUIT, TRUMP, State, beats, suit_of, trumps

# Found by self-play: these score most for a club player against its predecessor
HIGHER = 0.70  # weight of unseen higher cards, times the chance that a rival has one
TRUMPED = 0.74  # weight of unseen trumps
LONG = 0.18  # and each further card of the same suit, since it is led later
SUIT_TRICKS = 1.63  # scale: together, small cards win more often than each alone suggests


def unseen(m: Memory, hand: int) -> int:
    """All cards that are neither played nor in this hand, packed like a hand."""
    return CARDS + 6 * ONE_TRUMP - m.gone - hand


def size(hand: int) -> int:
    return count(hand & CARDS) + trumps(hand)


def share(s: State, hidden: int) -> float:
    """The chance that an unseen card is in the hand of a given rival."""
    return min((HAND - s.trick) / max(size(hidden), 1), 0.98)


def power(base: float, times: int) -> float:
    """`base ** times`; much faster for such small exponents."""
    result = 1.0
    while times:
        if times & 1:
            result *= base
        base *= base
        times >>= 1
    return result


def above(card: int) -> int:
    """The higher cards of the same suit."""
    return suit_of(card) & ~((2 << card) - 1)


def unbeaten(s: State, share: float) -> float:
    """The chance that an unseen higher card does no harm to one of ours."""
    return max(1.0 - HIGHER * share * (s.players - 1), 0.02)


def trump_risk(s: State, hidden: int, share: float) -> float:
    """The chance that somebody who can't follow has a trump."""
    return 1.0 - exp(-TRUMPED * share * (s.players - 1) * trumps(hidden))


def top_strength(s: State, cards: int, hidden: int, share: float, risk: float) -> float:
    """What the unbeaten top card of a suit is worth; `cards` are all we hold of that suit."""
    void = power(1.0 - share, count(hidden & suit_of(lowest(cards))))
    return SUIT_TRICKS * (1.0 - risk * min(1.0, (s.players - 1) * void + LONG * (count(cards) - 1)))


def strength(s: State, hand: int, hidden: int, share: float) -> float:
    """How many tricks a hand can expect in the rest of the round. A trump takes one."""
    spared = unbeaten(s, share)
    risk = trump_risk(s, hidden, share)
    total = 1.0 * trumps(hand)
    for shift in range(0, 60, 12):
        cards = hand & SUIT << shift
        if cards:
            top = top_strength(s, cards, hidden, share, risk)
            while cards:
                total += top * power(spared, count(above(lowest(cards)) & hidden))
                cards &= cards - 1
    return total


def card_strength(s: State, hand: int, card: int, hidden: int, share: float) -> float:
    """What one card adds to that."""
    if card == TRUMP:
        return 1.0
    top = top_strength(s, hand & suit_of(card), hidden, share, trump_risk(s, hidden, share))
    return top * power(unbeaten(s, share), count(above(card) & hidden))


def chance_now(s: State, card: int, hidden: int, share: float) -> float:
    """How likely this card is to win the current trick."""
    if not beats(s, card):
        return 0.0
    later = s.players - 1 - s.lying
    if later == 0:
        return 1.0
    trump_held = 1.0 - power(1.0 - share, trumps(hidden))
    if card == TRUMP:
        return power(1.0 - trump_held * (0.27 if s.lying == 0 else 0.1), later)
    void = power(1.0 - share, count(hidden & suit_of(card)))
    higher_held = 1.0 - power(1.0 - 0.95 * share, count(hidden & above(card)))
    return power(1.0 - min(1.0, higher_held + 0.67 * void * trump_held), later)


def hit(off: float) -> float:
    """The chance to make a bid that is `off` what the hand is worth: play can bend it, more easily down than up."""
    return exp(-off * off / (5.0 if off > 0 else 3.6))
