"""Take That: how bots think. Plain functions that compile with the rules (`rospo.core.game.Mind`).

The better habits rest on one estimate of the table after a move: what the row costs, who will be stuck with it, who
can twist. A seat with the partner of a row card in hand can't get stuck, and nobody else can make that twist.
"""

from math import exp
from typing import Annotated, Any

from rospo.core.bits import count, lowest
from rospo.core.chance import below
from rospo.core.game import OVER, start_of_round
from rospo.core.record import Declared, Ints, i64, record
from rospo.core.shared import left_of
from rospo.games.take_that.rules import (
    DECK,
    HALF,
    NEAR,
    PHASES,
    REOPEN,
    TAKE,
    TOAD,
    TWIST,
    State,
    apply,
    choice,
    choices,
    deal,
    is_toad,
    lays,
    minus_points,
    near,
    partner,
    pile_is_empty,
    twists,
    winners,
)

PLAYOUTS = 8_000
TRIES = 1
MIXES = False
LEVELS = {
    "novice": "Twists what it sees, lays the nearest number, takes when nothing else is left; overlooks some twists.",
    "club": "Knows which partners are gone, sets up its own twists, keeps near numbers, and starves the next player.",
    "expert": "Imagines hands and pile that fit all it has seen, plays each to the end, and minds the match.",
}

FULL = (1 << HALF) - 1
TENS = 1 | 1 << 10 | 1 << 20 | 1 << 30 | 1 << 40
CARDS = (FULL & ~TENS & ~(1 << 11) & ~((1 << 10) - 1), FULL & ~TENS & ~(1 << 99 - HALF))
"""All cards, as a set (TT-1): no multiples of ten, no 1 to 11, no 99."""

# Weights of the club player, in points; found by self-play
DELAY = 1.0  # delaying a twist, as the row may be gone
SPARE = 0.3  # each twist kept for later
SHELTER = 0.19  # of the row's cost, if it keeps such a twist
RISK = 0.42  # of the row's cost, if it has none and no card will fit
FEW = 0.15  # of the row's cost, if no card is close to the last
STUCK = 1.1  # of the row's cost, if the next player is stuck
GIFT = 0.45  # a row card whose partner is hidden
REACH = 0.45  # a hand with a card near every number
FRESH = 0.6  # a new row
SOON = 15  # not points: how far the last card usually moves before the next turn

BELIEF = 45
"""Percent of doubted cards that are believed after all: about how often a good player had one."""
TAME = -5
"""How far from wild a player must be to be beyond suspicion."""

# The weights of a search
WHOLE = 1_000_000
FADE = 0.98
"""Discount per move: what happens far ahead is mostly luck, and drowns the rest."""
SPREAD = 16.0
"""The lead in points that wins three matches in four."""
WIN = 0.2
"""How much winning counts in the last round, beside the lead."""
MANY = 1 << 40
LARGE = 1 << 14  # more ways than a search would try


@record
class Memory(Declared):
    """What everybody saw in this round."""

    gone: Annotated[Ints, "i64*2"]  # cards that were twisted or taken with a row (TT-R4)
    sizes: Annotated[Ints, "i8*4"]  # how many cards each holds
    extras: Annotated[Ints, "i8*4"]  # and how many extra cards it took (TT-14), which nobody else saw
    doubts: Annotated[Ints, "i64*8"]  # cards each would have used in its last turn if it had them
    wild: Annotated[Ints, "i16*4"]  # how much each seems to take rows at random
    # In a search
    weight: i64  # how much a point counts now, of WHOLE; 0: no search
    luck: Annotated[Ints, "i64*4"]  # the part of each seat's points that doesn't count
    # Scratch space
    hidden: Annotated[Ints, "i64*2"]  # cards that the thinking seat hasn't seen
    may_end: Annotated[Ints, "i64*2"]  # cards that may lie at the end of the row
    may_lie: Annotated[Ints, "i64*2"]  # … anywhere in it
    may_twist: Annotated[Ints, "i64*2"]  # … and their partners


# --- memory


def recall(view: Any, s: State, m: Memory) -> None:
    """State and memory from a view: replays this round's log on a table where only our hand is known."""
    s.scores[: s.players] = list(view.scores)
    s.round = view.round - 1
    s.dealer = view.dealer
    deal(s)
    forget(s, m)
    for event in view.log[start_of_round(view.log) :]:
        replay(s, m, event)
    s.phase = PHASES.index(view.phase)
    for i in range(8):
        s.hands[i] = s.extra[i] = 0
    put(s.hands, view.seat, view.hand)
    put(s.extra, view.seat, view.extra)


def replay(s: State, m: Memory, event: Any) -> None:
    """Replay one event. The deck is blank: cards drawn have the number 0, and a card used was in the hand."""
    action = TAKE
    if event.kind == "lay" or event.kind == "twist":
        action = int(event.facts[0][1])
        s.hands[2 * event.seat + action // HALF] |= 1 << action % HALF
        action += TWIST * (event.kind == "twist")
    elif event.kind != "take":
        return
    remember(s, m, event.seat, action)
    apply(s, event.seat, action)


def put(sets: Ints, seat: int, names: Any) -> None:
    for name in names:
        sets[2 * seat + int(name) // HALF] |= 1 << int(name) % HALF


def forget(s: State, m: Memory) -> None:
    for half in range(2):
        m.gone[half] = 0
    m.weight = 0
    for seat in range(4):
        m.sizes[seat] = 9 if s.players < 4 else 8  # TT-4
        m.extras[seat] = 0
        m.luck[seat] = 0
        m.wild[seat] = 0
        for half in range(2):
            m.doubts[2 * seat + half] = 0


def remember(s: State, m: Memory, seat: int, action: int) -> None:
    if s.phase != REOPEN:
        for half in range(2):
            m.doubts[2 * seat + half] = unlikely(s, half, action)
    if s.row_len > 1:
        m.wild[seat] += 3 if action == TAKE else -1
    if m.weight > 0:
        discount(s, m, seat, action)
    if action == TAKE:
        for half in range(2):
            m.gone[half] |= s.in_row[half]
        if s.pro and s.row_len == 1 and not pile_is_empty(s):  # TT-14, TT-R3
            m.extras[seat] += 1
        return
    if pile_is_empty(s):  # TT-9
        m.sizes[seat] -= 1
    if action >= TWIST:
        for half in range(2):
            m.gone[half] |= bit(action - TWIST, half) | bit(partner(action - TWIST), half)


def discount(s: State, m: Memory, seat: int, action: int) -> None:
    """Note the part of this move's points that doesn't count in a search."""
    if action == TAKE:
        m.luck[seat] -= (WHOLE - m.weight) * minus_points(s.in_row[0], s.in_row[1])
    elif action >= TWIST:
        m.luck[seat] += (WHOLE - m.weight) * 2
    m.weight = int(m.weight * FADE)


def unlikely(s: State, half: int, action: int) -> int:
    """Cards that a sensible player who does this won't have: half a set."""
    if action >= TWIST:
        return 0
    return s.wanted[half] | near(s, half) if action == TAKE else s.wanted[half]


# --- what the table looks like to a seat


def look(s: State, m: Memory, seat: int) -> int:
    """Note the cards that the seat hasn't seen, and count them."""
    for half in range(2):
        own = s.hands[2 * seat + half] | s.extra[2 * seat + half]
        m.hidden[half] = CARDS[half] & ~(m.gone[half] | s.in_row[half] | own)
    return count(m.hidden[0]) + count(m.hidden[1])


def bit(card: int, half: int) -> int:
    """A set of one card: the half asked for."""
    return 1 << card % HALF if card // HALF == half else 0


def window(card: int, half: int, width: int) -> int:
    """All numbers within `width` of a card: half a set."""
    low = max(card - width - half * HALF, 0)
    high = min(card + width - half * HALF, HALF - 1)
    if low > high:
        return 0
    return (1 << high + 1) - (1 << low)


def widened(low: int, high: int, step: int) -> tuple[int, int]:
    """The set, plus all numbers one step up and one step down."""
    edge = (1 << step) - 1
    wide_low = low | low << step & FULL | low >> step | (high & edge) << HALF - step
    wide_high = high | high << step & FULL | high >> step | low >> HALF - step
    return wide_low, wide_high


def within_reach(low: int, high: int) -> tuple[int, int]:
    """All numbers that some card of the set may be laid on (TT-6): those at most 1 + 2 + 4 + 3 away."""
    low, high = widened(low, high, 1)
    low, high = widened(low, high, 2)
    low, high = widened(low, high, 4)
    return widened(low, high, 3)


# --- habits


def novice(s: State, m: Memory, seat: int, x: int) -> tuple[int, int]:
    x, slip = below(x, 10)
    if slip == 0:
        x, n = below(x, choices(s, seat))
        return x, choice(s, seat, n)
    for half in range(2):
        cards = twists(s, seat, half)
        while cards:
            x, overlooked = below(x, 3)
            if overlooked != 0:
                return x, TWIST + half * HALF + lowest(cards)
            cards &= cards - 1
    return x, nearest(s, seat)


def nearest(s: State, seat: int) -> int:
    """Lay the card closest to the last of the row, or else take the row."""
    last = s.row[s.row_len - 1] if s.row_len else HALF
    best = TAKE
    least = 100
    for half in range(2):
        cards = lays(s, seat, half)
        while cards:
            card = half * HALF + lowest(cards)
            cards &= cards - 1
            if abs(card - last) < least:
                best = card
                least = abs(card - last)
    return best


def club(s: State, m: Memory, seat: int, x: int) -> tuple[int, int]:
    look(s, m, seat)
    cost = minus_points(s.in_row[0], s.in_row[1])
    best = TAKE
    most = FRESH - cost if s.row_len > 0 else -1e9
    for half in range(2):
        first = half * HALF
        cards = lays(s, seat, half)
        while cards:
            value = after_lay(s, m, seat, first + lowest(cards), cost)
            if value > most:
                best = first + lowest(cards)
                most = value
            cards &= cards - 1
        cards = twists(s, seat, half)
        while cards:
            value = after_twist(s, m, seat, first + lowest(cards), cost)
            if value > most:
                best = TWIST + first + lowest(cards)
                most = value
            cards &= cards - 1
    return x, best


def after_lay(s: State, m: Memory, seat: int, card: int, cost: int) -> float:
    low = s.hands[2 * seat] - bit(card, 0)
    high = s.hands[2 * seat + 1] - bit(card, 1)
    if is_toad(card):
        return outlook(s, m, seat, low, high, s.wanted[0], s.wanted[1], card, cost + TOAD)
    other = partner(card)
    return outlook(s, m, seat, low, high, s.wanted[0] | bit(other, 0), s.wanted[1] | bit(other, 1), card, cost + 1)


def after_twist(s: State, m: Memory, seat: int, card: int, cost: int) -> float:
    last = s.row[s.row_len - 1]
    if last == partner(card):  # TT-7
        last = s.row[s.row_len - 2] if s.row_len > 1 else 0
    low = bit(card, 0)
    high = bit(card, 1)
    hand = s.hands[2 * seat] - low, s.hands[2 * seat + 1] - high
    return 2.0 + outlook(s, m, seat, hand[0], hand[1], s.wanted[0] - low, s.wanted[1] - high, last, cost - 1)


def outlook(
    s: State, m: Memory, seat: int, low: int, high: int, wanted_low: int, wanted_high: int, last: int, cost: int
) -> float:
    """What a table is worth to a seat with this hand, in points: partners of row cards, last card and cost of the row.

    Half sets come as pairs, since compiled code has no sets; with no row, the last card is 0.
    """
    hidden_low = m.hidden[0]
    hidden_high = m.hidden[1]
    hidden = max(count(hidden_low) + count(hidden_high), 1)
    gifts = count(hidden_low & wanted_low) + count(hidden_high & wanted_high)
    reach_low, reach_high = within_reach(low, high)
    value = REACH * (count(reach_low & hidden_low) + count(reach_high & hidden_high)) / hidden - GIFT * gifts
    if last == 0:
        return value
    outs = count(hidden_low & (wanted_low | window(last, 0, NEAR)))
    outs += count(hidden_high & (wanted_high | window(last, 1, NEAR)))
    value += STUCK * cost * (1.0 - outs / hidden) ** m.sizes[left_of(s, seat)]
    spare = count(low & wanted_low) + count(high & wanted_high)
    soon_low = window(last, 0, SOON)
    soon_high = window(last, 1, SOON)
    close = count(low & soon_low) + count(high & soon_high)
    value -= FEW * cost / (1 + close + spare)
    if spare:
        return value + SHELTER * cost + SPARE * spare - DELAY
    soon_low &= hidden_low
    soon_high &= hidden_high
    fit = count(reach_low & soon_low) + count(reach_high & soon_high)
    return value - RISK * cost * (1.0 - fit / max(count(soon_low) + count(soon_high), 1))


def playout(s: State, m: Memory, seat: int, x: int) -> tuple[int, int]:
    """Like club; but a seat that seems to take rows at random is assumed to play everything at random.

    Club takes 12 % of rows of two or more cards, random play 43 %: `wild` counts in units of that evidence, 0.43.
    """
    if m.wild[seat] > TAME:
        x, lot = below(x, WHOLE)
        if lot * (1.0 + exp(2.2 - 0.43 * m.wild[seat])) < WHOLE:
            x, n = below(x, choices(s, seat))
            return x, choice(s, seat, n)
    return club(s, m, seat, x)


# --- search


def candidates(s: State, m: Memory, seat: int, out: Ints) -> int:
    n = choices(s, seat)
    for i in range(n):
        out[i] = choice(s, seat, i)
    return n


def attempt(s: State, m: Memory, seat: int, candidate: int) -> None:
    remember(s, m, seat, candidate)
    apply(s, seat, candidate)


def imagine(s: State, m: Memory, seat: int, x: int) -> int:
    """Shuffle the unseen cards; deal the others their hands and extra cards; the rest is the pile."""
    m.weight = WHOLE
    m.wild[seat] = -100  # it knows itself
    first = DECK - look(s, m, seat)
    at = first
    for half in range(2):
        cards = m.hidden[half]
        while cards:
            s.deck[at] = half * HALF + lowest(cards)
            cards &= cards - 1
            at += 1
    x = shuffle_doubting(s, m, seat, first, x)
    at = first
    for rival in range(s.players):
        if rival != seat:
            fill(s, s.hands, rival, at, m.sizes[rival])
            at += m.sizes[rival]
            fill(s, s.extra, rival, at, m.extras[rival])
            at += m.extras[rival]
    return x


def shuffle_doubting(s: State, m: Memory, seat: int, first: int, x: int) -> int:
    """Shuffle the deck from `first` on, hands before pile; a card rarely goes to a hand where it is doubted."""
    rival = 0
    until = first
    for at in range(first, DECK):
        while at == until and rival < s.players:
            until += 0 if rival == seat else m.sizes[rival] + m.extras[rival]
            rival += 1
        x, jump = below(x, DECK - at)
        card = s.deck[at + jump]
        if at < until and m.doubts[2 * (rival - 1) + card // HALF] >> card % HALF & 1:
            x, percent = below(x, 100)
            if percent >= BELIEF:
                x, jump = below(x, DECK - at)
        s.deck[at], s.deck[at + jump] = s.deck[at + jump], s.deck[at]
    return x


def fill(s: State, sets: Ints, seat: int, at: int, size: int) -> None:
    """The seat's set is the `size` cards of the deck from `at` on."""
    sets[2 * seat] = sets[2 * seat + 1] = 0
    for i in range(at, at + size):
        sets[2 * seat + s.deck[i] // HALF] |= 1 << s.deck[i] % HALF


def plausible(s: State, m: Memory, seat: int) -> float:
    return 1.0


def leaves(s: State, m: Memory) -> int:
    """Once the pile is used up, a turn is a lay, a twist, or a take that ends the round (TT-11).

    Turn by turn, it tracks the cards that may lie at the end of the row and those that may lie anywhere in it.
    """
    if not pile_is_empty(s) or s.row_len == 0:
        return MANY
    last = s.row[s.row_len - 1]
    for half in range(2):
        m.may_end[half] = bit(last, half)
        m.may_twist[half] = s.wanted[half]
        m.may_lie[half] = s.in_row[half]
    ways = 0
    lines = 1
    turns = 0
    seat = s.turn
    while lines > 0 and ways + lines < LARGE:
        ways += lines
        lines *= branches(s, m, seat, m.sizes[seat] - turns // s.players)
        seat = left_of(s, seat)
        turns += 1
    return ways if lines == 0 else MANY


def branches(s: State, m: Memory, seat: int, left: int) -> int:
    """Upper bound on the seat's lays and twists with `left` cards left; updates what may lie in the row."""
    reach_low, reach_high = within_reach(m.may_end[0], m.may_end[1])
    low = held(s, m, seat, 0)
    high = held(s, m, seat, 1)
    swaps = min(left, count(low & m.may_twist[0]) + count(high & m.may_twist[1]))
    low &= reach_low
    high &= reach_high
    m.may_lie[0] |= low
    m.may_lie[1] |= high
    m.may_end[0] = m.may_lie[0] if swaps else low
    m.may_end[1] = m.may_lie[1] if swaps else high
    want(m, low, 0)
    want(m, high, HALF)
    return min(left, count(low) + count(high)) + swaps


def held(s: State, m: Memory, seat: int, half: int) -> int:
    """The seat's hand in an imagined world; if hidden, every card that may be in it."""
    if count(s.hands[2 * seat]) + count(s.hands[2 * seat + 1]) == m.sizes[seat]:
        return s.hands[2 * seat + half]
    return CARDS[half] & ~(m.gone[half] | s.in_row[half])


def want(m: Memory, cards: int, first: int) -> None:
    """These cards may lie in the row, so their partners may twist."""
    while cards:
        card = first + lowest(cards)
        cards &= cards - 1
        if not is_toad(card):
            m.may_twist[partner(card) // HALF] |= 1 << partner(card) % HALF


def worth(s: State, m: Memory, seat: int) -> float:
    """The lead over the others as a chance to win; after the last round, also whether the seat has won."""
    lead = 0.0
    for rival in range(s.players):
        lead += s.scores[seat] - s.scores[rival] - (m.luck[seat] - m.luck[rival]) / WHOLE
    chance = 1.0 / (1.0 + exp(-lead / (s.players - 1) / SPREAD))
    if s.phase != OVER:
        return chance
    won = winners(s)
    return (1.0 - WIN) * chance + WIN * (won >> seat & 1) / count(won)


def mixes(s: State) -> int:
    return 0  # no choice is secret


def adopt(s: State, m: Memory, seat: int, style: int) -> None:
    pass
