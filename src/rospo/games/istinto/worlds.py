"""Istinto: the worlds that a search imagines, and what they are worth."""

from math import exp

from rospo.core.bits import count, lowest
from rospo.core.chance import below
from rospo.core.game import OVER
from rospo.core.shared import NOBODY, best_score
from rospo.games.istinto.memory import TRUSTED, UNDEALT, Memory
from rospo.games.istinto.rules import (
    CARDS,
    DECK,
    HAND,
    NO_BID,
    NO_CARD,
    ONE_TRUMP,
    SUIT,
    TRICK,
    TRUMP,
    State,
    distinct,
    trumps,
    winners,
)
from rospo.games.istinto.strength import hit, size, strength, unseen

PRIDE = 0.03
AT_RANDOM = 0.5
"""How plausible a random bid is with any hand; on the same scale, a good bid with a fitting hand is 1.1."""


def room(s: State, seat: int) -> int:
    """How many cards a seat still holds."""
    has_played = s.phase == TRICK and (seat - s.lead) % s.players < s.lying
    return HAND - s.trick - has_played


def imagine(s: State, m: Memory, seat: int, x: int) -> int:
    """Deal the unseen cards to the others and to the undealt cards, with no card where it can't be.

    Holders are the seats and, last, the undealt cards. Suits that the most seats can't have are dealt first; a card's
    holder is drawn by the room left. If there is no room, cards are passed on until it fits. A seat that may or may not
    be sensible is so in some worlds and erratic in others.
    """
    hidden = unseen(m, s.hands[seat])
    m.room[UNDEALT] = size(hidden)
    for holder in range(UNDEALT + 1):
        m.dealt[holder] = 0
        if holder < s.players and holder != seat:
            x, luck = below(x, TRUSTED)
            m.trust[holder] = TRUSTED if luck < m.trust[holder] else 0
            m.room[holder] = room(s, holder)
            m.room[UNDEALT] -= m.room[holder]
        elif holder < UNDEALT:
            m.room[holder] = 0
    left = hidden & CARDS
    while left:
        suit = most_avoided(s, m, left)
        cards = left & suit
        left -= cards
        while cards:
            x = give(s, m, lowest(cards), x)
            cards &= cards - 1
    for _ in range(trumps(hidden)):
        x = give(s, m, TRUMP, x)
    for holder in range(s.players):
        if holder != seat:
            s.hands[holder] = m.dealt[holder]
    return x


def may_hold(s: State, m: Memory, holder: int, card: int) -> bool:
    if holder == UNDEALT:
        return True
    return holder < s.players and (m.voids[holder] >> card & 1 == 0 or m.broke >> holder & 1 != 0)


def most_avoided(s: State, m: Memory, cards: int) -> int:
    """The suit among these cards that most seats can't have."""
    best = 0
    most = -1
    for shift in range(0, 60, 12):
        suit = SUIT << shift
        if cards & suit:
            avoid = 0
            for holder in range(s.players):
                avoid += m.voids[holder] & suit != 0
            if avoid > most:
                best = suit
                most = avoid
    return best


def give(s: State, m: Memory, card: int, x: int) -> int:
    """Deal one unseen card to a holder that may have it, drawn by the room left."""
    total = 0
    for holder in range(UNDEALT + 1):
        if m.room[holder] > 0 and may_hold(s, m, holder, card):
            total += m.room[holder]
    if total == 0:
        if not pass_on(s, m, card):
            give_to_a_revoker(s, m, card)
        return x
    x, place = below(x, total)
    for holder in range(UNDEALT + 1):
        if m.room[holder] > 0 and may_hold(s, m, holder, card):
            place -= m.room[holder]
            if place < 0:
                m.room[holder] -= 1
                m.dealt[holder] += 1 << card
                return x
    return x


def give_to_a_revoker(s: State, m: Memory, card: int) -> None:
    """No seat that followed suit can have this card: somebody revoked, and it hasn't shown yet (IS-13)."""
    for holder in range(s.players):
        if m.room[holder] > 0:
            m.room[holder] -= 1
            m.dealt[holder] += 1 << card
            s.revoked |= 1 << holder
            m.broke |= 1 << holder
            return


def pass_on(s: State, m: Memory, card: int) -> bool:
    """All holders that may have this card are full: one passes a card on to another that may have it, and so on.

    A breadth-first search from the card. If nobody revoked there is a path: the true deal proves it.
    """
    reached = 0
    for holder in range(UNDEALT + 1):
        m.giver[holder] = NOBODY
        if may_hold(s, m, holder, card):
            reached |= 1 << holder
    looked = 0
    while reached & ~looked:
        giver = lowest(reached & ~looked)
        looked |= 1 << giver
        for taker in range(UNDEALT + 1):
            passed = passable(s, m, giver, taker)
            if reached >> taker & 1 == 0 and passed != NO_CARD:
                reached |= 1 << taker
                m.giver[taker] = giver
                m.passed[taker] = passed
                if m.room[taker] > 0:
                    hand_over(m, taker, card)
                    return True
    return False


def passable(s: State, m: Memory, giver: int, taker: int) -> int:
    """A card that the giver was dealt and the taker may have, or NO_CARD."""
    cards = distinct(m.dealt[giver])
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if may_hold(s, m, taker, card):
            return card
    return NO_CARD


def hand_over(m: Memory, taker: int, card: int) -> None:
    """Pass cards on along the path found, last first, and put the new card at its start."""
    m.room[taker] -= 1
    while m.giver[taker] != NOBODY:
        m.dealt[taker] += 1 << m.passed[taker]
        m.dealt[m.giver[taker]] -= 1 << m.passed[taker]
        taker = m.giver[taker]
    m.dealt[taker] += 1 << card


def plausible(s: State, m: Memory, seat: int) -> float:
    """How well the imagined hands fit the others' bids and cards. Nobody is assumed to be perfect."""
    weight = 1.0
    for rival in range(s.players):
        if rival != seat:
            if s.bids[rival] != NO_BID:
                hand = s.hands[rival] + m.played[rival]
                off = strength(s, hand, CARDS + 6 * ONE_TRUMP - hand, HAND / (DECK - HAND)) - s.bids[rival]
                weight *= 0.1 + hit(off) if m.trust[rival] else AT_RANDOM
            doubtful = count(distinct(s.hands[rival]) & m.doubts[rival])
            for _ in range(doubtful):
                weight *= 0.6 if m.trust[rival] else 1.0
    return weight


def leaves(s: State, m: Memory) -> int:
    tricks = HAND - s.trick
    if s.phase != TRICK or s.challengeable or tricks > 4:
        return 1 << 40
    for seat in range(s.players):
        if m.trust[seat] == 0:
            return 1 << 40  # an erratic seat doesn't play its best
    ways = 1
    for _ in range(s.players - s.lying):
        ways *= tricks
    for cards in range(2, tricks):
        for _ in range(s.players):
            ways *= cards
    return ways


def worth(s: State, m: Memory, seat: int) -> float:
    """The chance to win the match, plus a little for a bid that was met, for when the match is decided."""
    met = s.tricks[seat] == s.bids[seat]
    return (1.0 - PRIDE) * chance_to_win(s, seat) + PRIDE * met


def chance_to_win(s: State, seat: int) -> float:
    """Estimated from the score sheet: a lead counts more with fewer rounds left."""
    if s.phase == OVER:
        won = winners(s)
        return (won >> seat & 1) / count(won)
    left = 2.0 * s.players - s.round
    if s.target:
        left = max(s.target - best_score(s, s.scores), 0) / 9.0 + 0.5
    spread = 7.5 * left**0.5
    total = 0.0
    for rival in range(s.players):
        total += exp((s.scores[rival] - s.scores[seat]) / spread)
    return 1.0 / total


def mixes(s: State) -> int:
    return 0  # no choice is secret


def adopt(s: State, m: Memory, seat: int, style: int) -> None:
    pass
