"""Istinto: how bots think. Plain functions that compile with the rules (`rospo.core.game.Mind`).

The better habits rest on one estimate: how many tricks a hand will take. A card's strength is the chance that no rival
has a higher one of its suit or trumps it. They play the card that leaves the tricks still expected closest to the
tricks still wanted.
"""

from rospo.core.bits import count, lowest, nth
from rospo.core.chance import below
from rospo.core.record import Ints
from rospo.games.istinto.memory import Memory, forget, recall, remember
from rospo.games.istinto.rules import (
    ACCEPT,
    BID,
    BIDS,
    CHALLENGE,
    CLOSING,
    HAND,
    PLAY,
    SUIT,
    TRUMP,
    State,
    apply,
    distinct,
    must_follow,
    playable,
    reward,
    trumps,
)
from rospo.games.istinto.strength import card_strength, chance_now, hit, share, strength, unseen
from rospo.games.istinto.worlds import adopt, imagine, leaves, mixes, plausible, worth

__all__ = [
    "LEVELS",
    "MIXES",
    "PLAYOUTS",
    "TRIES",
    "Memory",
    "adopt",
    "attempt",
    "candidates",
    "choose",
    "club",
    "forget",
    "imagine",
    "leaves",
    "mixes",
    "novice",
    "plausible",
    "playout",
    "recall",
    "remember",
    "worth",
]

PLAYOUTS = 6_000
TRIES = 6
MIXES = False
LEVELS = {
    "novice": "Counts trumps and high cards for its bid, plays high to win and low to lose, and slips now and then.",
    "club": "Counts cards, bids what its hand is worth against the bonus, and steers towards exactly that.",
    "expert": "Imagines the hidden hands that fit all it has seen, plays each to the end, and minds the match.",
}


# --- habits


def choose(s: State, seat: int, x: int) -> tuple[int, int]:
    """The random policy: any bid and any playable card, all equally likely. It accuses nobody (IS-R2)."""
    if s.phase == CLOSING:
        return x, ACCEPT
    if s.phase == BID:
        return below(x, BIDS)
    cards = playable(s, seat)
    x, n = below(x, count(cards))
    return x, PLAY + nth(cards, n)


def honest(s: State, seat: int) -> int:
    """The cards that follow suit, even if revoking is possible (IS-R1)."""
    hand = s.hands[seat]
    if must_follow(s, hand):
        return hand & s.suit
    return distinct(hand)


def at_closing(s: State, m: Memory, seat: int) -> int:
    """Accuse a seat known to have revoked, unless that would cost us the points of a bid we met (IS-R2)."""
    guilty = m.broke & ~(1 << seat)
    return CHALLENGE + lowest(guilty) if guilty and s.tricks[seat] != s.bids[seat] else ACCEPT


def novice(s: State, m: Memory, seat: int, x: int) -> tuple[int, int]:
    if s.phase == CLOSING:
        return x, ACCEPT
    if s.phase == BID:
        return novice_bid(s, seat, x)
    cards = honest(s, seat)
    x, slip = below(x, 8)
    if slip == 0:
        x, n = below(x, count(cards))
        return x, PLAY + nth(cards, n)
    if s.bids[seat] > s.tricks[seat]:
        return x, PLAY + nth(cards, count(cards) - 1)
    return x, PLAY + lowest_rank(cards)


def novice_bid(s: State, seat: int, x: int) -> tuple[int, int]:
    """Trumps and cards of 11 or 12, give or take one."""
    hand = s.hands[seat]
    high = SUIT & ~((1 << 10) - 1)
    high |= high << 12 | high << 24 | high << 36 | high << 48
    x, slip = below(x, 5)
    bid = trumps(hand) + count(hand & high) + (slip == 0) - (slip == 1)
    return x, min(max(bid, 0), HAND)


def lowest_rank(cards: int) -> int:
    """The card of lowest rank; a trump only if there is nothing else."""
    best = lowest(cards)
    cards &= cards - 1
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        if card != TRUMP and card % 12 < best % 12:
            best = card
    return best


def club(s: State, m: Memory, seat: int, x: int) -> tuple[int, int]:
    if s.phase == CLOSING:
        return x, at_closing(s, m, seat)
    if s.phase == BID:
        return x, club_bid(s, m, seat)
    return x, PLAY + steering_card(s, m, seat)


def club_bid(s: State, m: Memory, seat: int) -> int:
    """The bid with the best expected score, the tricks being spread around what the hand is worth."""
    hand = s.hands[seat]
    hidden = unseen(m, hand)
    expected = strength(s, hand, hidden, share(s, hidden))
    best = 0
    most = -1.0
    for bid in range(HAND + 1):
        pays = reward(bid) * hit(expected - bid)
        if pays > most:
            best = bid
            most = pays
    return best


def steering_card(s: State, m: Memory, seat: int) -> int:
    """The card that leaves the tricks expected closest to the tricks wanted."""
    hand = s.hands[seat]
    hidden = unseen(m, hand)
    each = share(s, hidden)
    wanted = s.bids[seat] - s.tricks[seat]
    cards = honest(s, seat)
    best = lowest(cards)
    if count(cards) == 1:
        return best
    least = 1e9
    total = strength(s, hand, hidden, each)
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        now = chance_now(s, card, hidden, each)
        off = wanted - now - total + card_strength(s, hand, card, hidden, each)
        cost = off * off + 1.45 * now * (1.0 - now)
        if cost < least:
            best = card
            least = cost
    return best


def playout(s: State, m: Memory, seat: int, x: int) -> tuple[int, int]:
    """Play like club; a seat that is erratic in this world plays at random."""
    if m.trust[seat] == 0:
        return choose(s, seat, x)
    return club(s, m, seat, x)


# --- search


def candidates(s: State, m: Memory, seat: int, out: Ints) -> int:
    if s.phase == CLOSING:
        out[0] = at_closing(s, m, seat)
        return 1
    if s.phase == BID:
        for bid in range(BIDS):
            out[bid] = bid
        return BIDS
    n = 0
    cards = honest(s, seat)
    while cards:
        out[n] = PLAY + lowest(cards)
        cards &= cards - 1
        n += 1
    return n


def attempt(s: State, m: Memory, seat: int, candidate: int) -> None:
    remember(s, m, seat, candidate)
    apply(s, seat, candidate)
