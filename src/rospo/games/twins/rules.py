"""Twins, the law. Rule ids are those of the project's rules pages; `rospo rules twins` shows them.

Source: the Italian rules sheet. Rulings (TW-R…) settle what it leaves open.

Cards are numbered in deck order: colour × 10 + number − 1. The first three colours carry black numerals, the other
three white ones (TW-R1). A hand is one integer, bit c for card c; so are sets of seats. A picked card has
left the hand and lies face down in `picks` until all have picked.
"""

from enum import IntEnum, auto
from typing import Annotated

from rospo.core.bits import count, lowest, nth
from rospo.core.chance import shuffle as shuffled, stream
from rospo.core.game import DEAL, LEGAL, OVER
from rospo.core.record import Declared, Ints, i8, i16, i32, i64, record
from rospo.core.shared import draw_dealer, everybody, left_of, pass_deal

BUY = 2
DUEL = 3
PHASES = ("deal", "over", "buy", "duel")

DECK = 60  # TW-1
HAND = 8  # TW-3
CHIPS = 12  # TW-2
SEATS = 6
NO_CARD = -1

# The kinds of two cards, best last (TW-6); a rank is kind × KIND + value
SINGLES, COLOUR, PAIR, TWINS = range(4)
KIND = 32

# Action codes
PICK = 3  # 0, 1, 2: buy; 3 …: pick two cards
ACTIONS = PICK + 1770  # the pairs of 60 cards


class Refusal(IntEnum):
    """Why an action is refused."""

    MATCH_OVER = auto()
    NOT_YOUR_BUY = auto()
    BUYING_IS_OVER = auto()
    TOO_DEAR = auto()
    BUY_FIRST = auto()
    HAS_PICKED = auto()
    SITS_OUT = auto()
    IS_BANKRUPT = auto()
    NOT_IN_HAND = auto()


@record
class State(Declared):
    """A match of Twins."""

    players: i8
    max_hands: i32  # TW-R11; 0 for none
    first_dealer: i8  # option `dealer`, or NOBODY
    seed: i64
    round: i32  # the hand, from 0
    dealer: i8
    phase: i8
    turn: i8  # who may buy
    deck: Annotated[Ints, "i8*60"]
    top: i8  # the stock is deck[top:], its next card first
    hands: Annotated[Ints, "i64*6"]
    chips: Annotated[Ints, "i16*6"]  # by value (TW-R5)
    pot: i16
    bought: Annotated[Ints, "i8*6"]
    duel: i8  # 1 to 4; 0 while buying
    playing: i8  # seats in this duel
    waiting: i8  # seats in it that haven't picked
    sits_out: i8  # seats that must sit out duel 4 of this hand (TW-9)
    bankrupt: i8  # seats
    picks: Annotated[Ints, "i8*12"]  # seat s picked picks[2s] and picks[2s + 1]
    shown: i8  # the duel shown last in this hand; 0 before the first
    ranks: Annotated[Ints, "i16*6"]  # in that duel, or -1 for a seat that wasn't in it
    change: Annotated[Ints, "i16*6"]  # chips won or paid in that duel


# --- cards


def number(card: int) -> int:
    return card % 10 + 1


def colour(card: int) -> int:
    return card // 10


def ink(card: int) -> int:  # TW-R1
    return card // 30


def rank(a: int, b: int) -> int:  # TW-6
    """How good two cards are together; equal ranks tie (TW-7)."""
    first = number(a)
    second = number(b)
    if first == second:
        return (TWINS if ink(a) == ink(b) else PAIR) * KIND + first
    return (COLOUR if colour(a) == colour(b) else SINGLES) * KIND + first + second


# The 1,770 pairs a < b of 60 cards as codes without gaps: the triangle a < b folded to a rectangle of 30 × 59, row a
# and row 59 − a side by side.


def pair_code(a: int, b: int) -> int:
    if a < 30:
        return a * 59 + b - a - 1
    return (59 - a) * 59 + b - 1


def pair_cards(code: int) -> tuple[int, int]:
    row = code // 59
    place = code % 59
    if place < 59 - row:
        return row, row + place + 1
    return 59 - row, place + 1


# --- match and deal


def begin(s: State) -> None:
    draw_dealer(s)
    for seat in range(s.players):
        s.chips[seat] = CHIPS  # TW-2
    s.phase = DEAL


def shuffle(s: State) -> None:
    for i in range(DECK):
        s.deck[i] = i
    shuffled(s.deck, DECK, DECK, stream(s.seed, s.round))


def deal(s: State) -> None:  # TW-3
    s.top = 0
    seat = s.dealer
    for _ in range(s.players):
        seat = left_of(s, seat)
        s.hands[seat] = 0
        s.bought[seat] = 0
        draw(s, seat, HAND)
    for i in range(2 * SEATS):
        s.picks[i] = NO_CARD
    for seat in range(SEATS):
        s.ranks[seat] = -1
        s.change[seat] = 0
    s.duel = 0
    s.shown = 0
    s.playing = 0
    s.waiting = 0
    s.sits_out = 0
    s.turn = left_of(s, s.dealer)  # TW-4
    s.phase = BUY


def draw(s: State, seat: int, cards: int) -> None:
    hand = s.hands[seat]
    for i in range(s.top, s.top + cards):
        hand |= 1 << s.deck[i]
    s.hands[seat] = hand
    s.top += cards


# --- who may do what


def to_act(s: State) -> int:
    if s.phase == BUY:
        return 1 << s.turn
    if s.phase == DUEL:
        return s.waiting
    return 0


def price(cards: int) -> int:  # TW-4
    return 3 if cards == 2 else cards


def can_pay(s: State, seat: int, cards: int) -> bool:  # TW-R4
    return price(cards) <= s.chips[seat]


def due(s: State) -> int:
    return to_act(s)


def choices(s: State, seat: int) -> int:
    if s.phase == BUY:
        return 1 + can_pay(s, seat, 1) + can_pay(s, seat, 2)
    cards = count(s.hands[seat])
    return cards * (cards - 1) // 2


def choice(s: State, seat: int, n: int) -> int:
    if s.phase == BUY:
        return n
    others = s.hands[seat]
    first = lowest(others)
    others &= others - 1
    while n >= count(others):  # skip the pairs with this first card
        n -= count(others)
        first = lowest(others)
        others &= others - 1
    return PICK + pair_code(first, nth(others, n))


def refusal(s: State, seat: int, action: int) -> int:
    if s.phase == OVER:
        return Refusal.MATCH_OVER
    if action < PICK:
        return refused_buy(s, seat, action)
    return refused_pick(s, seat, action - PICK)


def refused_buy(s: State, seat: int, cards: int) -> int:  # TW-4
    if s.phase == DUEL:
        return Refusal.BUYING_IS_OVER
    if seat != s.turn:
        return Refusal.NOT_YOUR_BUY
    return LEGAL if can_pay(s, seat, cards) else Refusal.TOO_DEAR


def refused_pick(s: State, seat: int, pair: int) -> int:  # TW-5
    if s.phase == BUY:
        return Refusal.BUY_FIRST
    if s.bankrupt >> seat & 1:
        return Refusal.IS_BANKRUPT
    if s.playing >> seat & 1 == 0:
        return Refusal.SITS_OUT
    if s.waiting >> seat & 1 == 0:
        return Refusal.HAS_PICKED
    first, second = pair_cards(pair)
    both = 1 << first | 1 << second
    return LEGAL if s.hands[seat] & both == both else Refusal.NOT_IN_HAND


# --- what happens


def apply(s: State, seat: int, action: int) -> None:
    if action < PICK:
        buy(s, seat, action)
    else:
        pick(s, seat, action - PICK)


def buy(s: State, seat: int, cards: int) -> None:  # TW-4
    s.chips[seat] -= price(cards)
    s.pot += price(cards)
    s.bought[seat] = cards
    draw(s, seat, cards)
    s.turn = left_of(s, seat)
    if seat == s.dealer:
        next_duel(s)


def pick(s: State, seat: int, pair: int) -> None:  # TW-5
    first, second = pair_cards(pair)
    s.picks[2 * seat] = first
    s.picks[2 * seat + 1] = second
    s.hands[seat] -= 1 << first | 1 << second
    s.waiting -= 1 << seat
    if s.waiting == 0:
        show(s)
        settle(s)
        if s.duel == 4:
            end_hand(s)
        else:
            next_duel(s)


def next_duel(s: State) -> None:
    """Open the next duel with anybody in it, or end the hand."""
    s.playing = 0
    while s.playing == 0 and s.duel < 4:
        s.duel += 1
        s.playing = everybody(s) & ~s.bankrupt  # TW-13
        if s.duel == 4:
            s.playing &= ~s.sits_out  # TW-9
    s.waiting = s.playing
    s.phase = DUEL
    if s.playing == 0:  # TW-12
        end_hand(s)


def show(s: State) -> None:
    s.shown = s.duel
    for seat in range(s.players):
        s.change[seat] = 0
        s.ranks[seat] = -1
        if s.playing >> seat & 1:
            s.ranks[seat] = rank(s.picks[2 * seat], s.picks[2 * seat + 1])


def settle(s: State) -> None:
    if s.duel == 1:
        lose(s, 1 if s.players == 3 else 2 if s.players == 4 else 3, 2)
    elif s.duel == 2:
        win(s, 1 if s.players < 5 else 2)
    elif s.duel == 3:
        s.sits_out = lose(s, 1 if s.players < 5 else 2, 1)
    else:
        win_pot(s)


def lose(s: State, places: int, amount: int) -> int:  # TW-9, TW-R3
    """The last `places` pay, and everyone tied with them; returns the seats that had to pay."""
    losers = 0
    for seat in range(s.players):
        if s.playing >> seat & 1 and worse(s, s.ranks[seat]) < places:
            losers |= 1 << seat
    for seat in range(s.players):
        if losers >> seat & 1:
            pay(s, seat, amount)
    return losers


def worse(s: State, than: int) -> int:
    """How many seats in this duel have a lower rank."""
    n = 0
    for seat in range(s.players):
        if s.playing >> seat & 1 and s.ranks[seat] < than:
            n += 1
    return n


def pay(s: State, seat: int, amount: int) -> None:  # TW-8, TW-13
    if amount > s.chips[seat]:
        amount = s.chips[seat]
        s.bankrupt |= 1 << seat
    s.chips[seat] -= amount
    s.pot += amount
    s.change[seat] = -amount


def win(s: State, places: int) -> None:  # TW-10, TW-R2
    best = best_below(s, TWINS * KIND + KIND)
    while places > 0 and best >= 0:
        group = having(s, best)
        size = count(group)
        if size > 1 and s.pot < 3 * size:
            break
        for seat in range(s.players):
            if group >> seat & 1:
                gain(s, seat, min(3, s.pot))
        places -= size
        best = best_below(s, best)


def best_below(s: State, limit: int) -> int:
    """The best rank in this duel that is lower than the limit, or -1."""
    best = -1
    for seat in range(s.players):
        if s.ranks[seat] < limit:
            best = max(best, s.ranks[seat])
    return best


def having(s: State, rank: int) -> int:
    """The seats with this rank."""
    seats = 0
    for seat in range(s.players):
        if s.ranks[seat] == rank:
            seats |= 1 << seat
    return seats


def gain(s: State, seat: int, amount: int) -> None:  # TW-8
    s.pot -= amount
    s.chips[seat] += amount
    s.change[seat] = amount


def win_pot(s: State) -> None:  # TW-11, TW-R6
    first = having(s, best_below(s, TWINS * KIND + KIND))
    if count(first) == 1:
        gain(s, lowest(first), s.pot)


def end_hand(s: State) -> None:  # what is left in the pot stays there (TW-11, TW-R7)
    pass_deal(s)
    if s.bankrupt != 0 or s.round == s.max_hands:  # TW-13, TW-R11
        s.phase = OVER
    else:
        s.phase = DEAL


# --- result


def score(s: State, seat: int) -> int:
    return s.chips[seat]


def winners(s: State) -> int:  # TW-14, TW-R8
    eligible = everybody(s) & ~s.bankrupt
    if eligible == 0:
        return everybody(s)
    best = 0
    for seat in range(s.players):
        if eligible >> seat & 1:
            best = max(best, s.chips[seat])
    won = 0
    for seat in range(s.players):
        if eligible >> seat & 1 and s.chips[seat] == best:
            won |= 1 << seat
    return won
