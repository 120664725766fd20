"""Twins: how bots think. Plain functions that compile with the rules (`rospo.core.game.Mind`).

A hand is planned as a whole: which two cards for which duel. A *style* is an order of the four duels: the best pair
goes to the first duel in that order, the best of the rest to the next, and so on. Always following the same style would
be predictable: a search mixes them.
"""

from math import exp
from typing import Annotated, Any

from rospo.core.bits import count, lowest, nth
from rospo.core.chance import below
from rospo.core.game import OVER
from rospo.core.record import Declared, Ints, i8, i64, record
from rospo.core.shared import NOBODY
from rospo.games.twins.moves import card as number_of
from rospo.games.twins.rules import (
    ACTIONS,
    BUY,
    DECK,
    DUEL,
    HAND,
    KIND,
    PAIR,
    PICK,
    SEATS,
    State,
    apply,
    can_pay,
    pair_cards,
    pair_code,
    rank,
    winners,
)

PLAYOUTS = 50_000
TRIES = 1
MIXES = True
LEVELS = {
    "novice": "Plays its best two cards first, buys on a whim, and errs now and then.",
    "club": "Plans the hand: its best cards go where most is at stake, now and then elsewhere; buys for a poor hand.",
    "expert": "Deals itself the hidden hands, plays out the duels against rivals who learn, and mixes its picks.",
}

NO_PAIR = -1


@record
class Memory(Declared):
    """What everybody saw in this hand; in an imagined world, also what each seat is going to play."""

    gone: i64  # cards shown
    sizes: Annotated[Ints, "i8*6"]  # cards each seat has, including those picked but not shown
    planned: i8  # seats with a plan
    plan: Annotated[Ints, "i16*24"]  # pair codes, four per seat


# --- memory


def recall(view: Any, s: State, m: Memory) -> None:
    """State and memory from a view. The others' secret picks count as still in their hands."""
    forget(s, m)
    s.round = view.round - 1
    s.dealer = view.dealer
    s.pot = view.pot
    s.duel = view.duel
    s.top = DECK - view.stock
    s.phase = BUY if view.phase == "buy" else DUEL if view.phase == "duel" else OVER
    s.turn = view.to_act[0] if view.to_act else 0
    for seat in range(s.players):
        s.chips[seat] = view.chips[seat]
        s.bought[seat] = view.bought[seat]
        m.sizes[seat] = view.hands[seat]
    s.playing = sum(1 << seat for seat in view.playing)
    s.waiting = s.playing
    s.sits_out = sum(1 << seat for seat in view.sits_out)
    s.bankrupt = sum(1 << seat for seat in view.bankrupt)
    for seat in view.playing:
        if seat not in view.waiting:
            m.sizes[seat] += 2
    s.hands[view.seat] = sum(1 << number_of(name) for name in (*view.hand, *(view.pick or ())))
    for event in reversed(view.log):
        if event.kind == "hand":
            break
        if event.kind == "duel":
            for pick in event.fact("picks"):
                for name in pick or ():
                    m.gone |= 1 << number_of(name)


def forget(s: State, m: Memory) -> None:
    m.gone = 0
    m.planned = 0
    for seat in range(SEATS):
        m.sizes[seat] = HAND


def remember(s: State, m: Memory, seat: int, action: int) -> None:
    if action < PICK:
        m.sizes[seat] += action
        return
    m.sizes[seat] -= 2
    if s.waiting == 1 << seat:  # the last pick: all are shown
        for other in range(s.players):
            if s.playing >> other & 1 and other != seat:
                m.gone |= 1 << s.picks[2 * other] | 1 << s.picks[2 * other + 1]
        first, second = pair_cards(action - PICK)
        m.gone |= 1 << first | 1 << second


# --- planning a hand


def best_pair(cards: int) -> int:
    """The code of the two cards that rank highest together."""
    best = NO_PAIR
    highest = -1
    while cards:
        first = lowest(cards)
        cards &= cards - 1
        others = cards
        while others:
            second = lowest(others)
            others &= others - 1
            found = rank(first, second)
            if found > highest:
                highest = found
                best = pair_code(first, second)
    return best


def without(cards: int, pair: int) -> int:
    first, second = pair_cards(pair)
    return cards & ~(1 << first | 1 << second)


def duels_from(duel: int) -> int:
    """This duel and those after it, as bits."""
    return 0b11110 & ~((1 << duel) - 1)


def orders(duels: int) -> int:
    """The number of orders of these duels."""
    ways = 1
    for n in range(2, count(duels) + 1):
        ways *= n
    return ways


def order(duels: int, number: int) -> int:
    """One of these orders as a decimal number: 2341 puts duel 2 first and duel 1 last."""
    read = 0
    ways = orders(duels)
    while duels:
        ways //= count(duels)
        duel = nth(duels, number // ways)
        number %= ways
        duels &= ~(1 << duel)
        read = 10 * read + duel
    return read


def make_plan(s: State, m: Memory, seat: int, style: int, after: int) -> None:
    """A pair for each duel after `after`: the best for the first duel in the style, and so on."""
    plan_cards(s, m, seat, s.hands[seat], style, after)


def plan_cards(s: State, m: Memory, seat: int, cards: int, style: int, after: int) -> None:
    """The same with only some of the hand's cards."""
    m.planned |= 1 << seat
    place = 1000
    while place:
        duel = style // place % 10
        place //= 10
        if duel > after:
            pair = best_pair(cards)
            m.plan[4 * seat + duel - 1] = pair
            cards = without(cards, pair)


# --- habits


def novice(s: State, m: Memory, seat: int, x: int) -> tuple[int, int]:
    x, whim = below(x, 6)
    if s.phase == BUY:
        return x, 1 if whim == 0 and can_pay(s, seat, 1) else 0
    if whim == 0:
        return random_pick(s, seat, x)
    return x, PICK + best_pair(s.hands[seat])


def random_pick(s: State, seat: int, x: int) -> tuple[int, int]:
    cards = s.hands[seat]
    x, n = below(x, count(cards))
    first = nth(cards, n)
    cards &= ~(1 << first)
    x, n = below(x, count(cards))
    second = nth(cards, n)
    return x, PICK + pair_code(min(first, second), max(first, second))


def club(s: State, m: Memory, seat: int, x: int) -> tuple[int, int]:
    if s.phase == BUY:
        return x, club_buy(s, seat)
    x, style = usual_style(s, x)
    make_plan(s, m, seat, style, s.duel - 1)
    return x, PICK + m.plan[4 * seat + s.duel - 1]


def usual_style(s: State, x: int) -> tuple[int, int]:
    """An order of the duels that fits the pot. Found by regret matching over many hands."""
    x, luck = below(x, 4)
    if s.pot < 2:
        return x, 1342 if luck < 2 else 2341 if luck == 2 else 2134
    if s.pot < 7:
        return x, 2134 if luck < 2 else 4312
    return x, 4321 if luck < 2 else 4312


def club_buy(s: State, seat: int) -> int:
    """Two cards for a hand with fewer than two pairs, else one: it pays as long as chips are plentiful."""
    pairs = 0
    cards = s.hands[seat]
    while count(cards) >= 2:
        pair = best_pair(cards)
        first, second = pair_cards(pair)
        pairs += rank(first, second) >= PAIR * KIND
        cards = without(cards, pair)
    if pairs < 2 and s.chips[seat] >= 7:
        return 2
    return 1 if s.chips[seat] >= 4 else 0


def playout(s: State, m: Memory, seat: int, x: int) -> tuple[int, int]:
    if s.phase == BUY:
        return x, club_buy(s, seat)
    if m.planned >> seat & 1 == 0:
        x, style = usual_style(s, x)
        make_plan(s, m, seat, style, s.duel - 1)
    return x, PICK + m.plan[4 * seat + s.duel - 1]


# --- search


def candidates(s: State, m: Memory, seat: int, out: Ints) -> int:
    """What can be bought; or what each style would play now, plus ACTIONS times the style's code."""
    if s.phase == BUY:
        for n in range(3):
            out[n] = n
        return 1 + can_pay(s, seat, 1) + can_pay(s, seat, 2)
    styles = mixes(s)
    for n in range(styles):
        make_plan(s, m, seat, order(duels_from(s.duel), n), s.duel - 1)
        out[n] = PICK + m.plan[4 * seat + s.duel - 1] + ACTIONS * n
    return styles


def attempt(s: State, m: Memory, seat: int, candidate: int) -> None:
    """Buy; or plan the hand without playing a card yet, since all pick at the same time: this pair, then by style."""
    if candidate < PICK:
        remember(s, m, seat, candidate)
        apply(s, seat, candidate)
        return
    pair = candidate % ACTIONS - PICK
    style = order(duels_from(s.duel), candidate // ACTIONS)
    plan_cards(s, m, seat, without(s.hands[seat], pair), style, s.duel)
    m.plan[4 * seat + s.duel - 1] = pair


def mixes(s: State) -> int:
    """How many styles there are to mix; 0 if nobody picks in secret."""
    if s.phase != DUEL:
        return 0
    return orders(duels_from(s.duel))


def adopt(s: State, m: Memory, seat: int, style: int) -> None:
    """In an imagined world, let a seat follow this style from now on."""
    make_plan(s, m, seat, order(duels_from(s.duel), style), s.duel - 1)


def imagine(s: State, m: Memory, seat: int, x: int) -> int:
    """Deal the unseen cards uniformly to the others and the stock; if the seat is NOBODY, deal all hands."""
    n = 0
    known = m.gone
    if seat != NOBODY:
        known |= s.hands[seat]
    for card in range(DECK):
        if known >> card & 1 == 0:
            s.deck[DECK - 1 - n] = card
            n += 1
    x = shuffled_end(s, n, x)
    top = DECK - n
    for rival in range(s.players):
        if rival != seat:
            s.hands[rival] = 0
            for _ in range(m.sizes[rival]):
                s.hands[rival] |= 1 << s.deck[top]
                top += 1
    return x


def shuffled_end(s: State, n: int, x: int) -> int:
    """Shuffle the last n cards of the deck."""
    for i in range(n - 1):
        x, jump = below(x, n - i)
        at = DECK - n + i
        card = s.deck[at]
        s.deck[at] = s.deck[at + jump]
        s.deck[at + jump] = card
    return x


def plausible(s: State, m: Memory, seat: int) -> float:
    """All deals are equally likely: what others show says little about what they keep."""
    return 1.0


def leaves(s: State, m: Memory) -> int:
    return 1 << 40  # picks are secret: nothing to solve


def worth(s: State, m: Memory, seat: int) -> float:
    """Estimated chance to win with these chips: a lead counts more as somebody gets closer to bankruptcy."""
    if s.phase == OVER:
        won = winners(s)
        return (won >> seat & 1) / count(won)
    poorest = s.chips[0]
    for rival in range(s.players):
        poorest = min(poorest, s.chips[rival])
    left = poorest / 3.0 + 0.7
    if s.max_hands:
        left = min(left, 1.0 * (s.max_hands - s.round))
    spread = 2.6 * left**0.5
    total = 0.0
    for rival in range(s.players):
        total += exp((s.chips[rival] - s.chips[seat]) / spread)
    return 1.0 / total
