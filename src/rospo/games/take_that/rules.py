"""Take That, the law. Rule ids are those of the project's rules pages; `rospo rules take_that` shows them.

Sources: the Italian and the German rules sheet. Rulings (TT-R…) settle what they leave open.

A card is its number. A set of cards is two integers, one for the numbers below 50 and one for those from 50 on: bit
`card % 50` of integer `card // 50`. A seat's sets stand side by side: `hands[2·seat]` and `hands[2·seat + 1]`.
"""

from enum import IntEnum, auto
from typing import Annotated

from rospo.core.bits import count, nth
from rospo.core.chance import shuffle as shuffled, stream
from rospo.core.game import DEAL, LEGAL, OVER
from rospo.core.record import Declared, Ints, i8, i32, i64, record
from rospo.core.shared import best_seats, draw_dealer, left_of, pass_deal

TURN = 2
REOPEN = 3  # after a take: the same player opens a new row (TT-R5)
PHASES = ("deal", "over", "turn", "reopen")

DECK = 79  # TT-1
NEAR = 10  # TT-6
TOAD = 5  # minus points (TT-12)
HALF = 50  # where a set's second integer starts
LOW_TOADS = 1 << 22 | 1 << 33 | 1 << 44  # TT-2
HIGH_TOADS = 1 << 55 - HALF | 1 << 66 - HALF | 1 << 77 - HALF | 1 << 88 - HALF

# Action codes
TAKE = 0  # 12 … 98: lay that card; 112 … 198: twist with that card
TWIST = 100
ACTIONS = 199


class Refusal(IntEnum):
    """Why an action is refused."""

    MATCH_OVER = auto()
    NOT_YOUR_TURN = auto()
    NO_SUCH_CARD = auto()
    NOT_IN_HAND = auto()
    TOO_FAR = auto()
    TOAD_HAS_NO_PARTNER = auto()
    PARTNER_NOT_IN_ROW = auto()
    ROW_IS_EMPTY = auto()
    MUST_REOPEN = auto()


@record
class State(Declared):
    """A match of Take That."""

    players: i8
    rounds: i32  # TT-13
    pro: i8  # TT-14
    open_heaps: i8  # TT-R4; shown or not, it changes no rule
    first_dealer: i8  # option `dealer`, or NOBODY
    seed: i64
    round: i32  # from 0
    dealer: i8
    phase: i8
    turn: i8
    deck: Annotated[Ints, "i8*79"]
    top: i8  # the pile is deck[top:], its next card first
    row: Annotated[Ints, "i8*79"]
    row_len: i8
    in_row: Annotated[Ints, "i64*2"]  # the row as a set
    wanted: Annotated[Ints, "i64*2"]  # the partners of the cards in the row (TT-7)
    hands: Annotated[Ints, "i64*8"]
    face_up: Annotated[Ints, "i64*8"]  # twisted cards
    face_down: Annotated[Ints, "i64*8"]  # taken cards
    extra: Annotated[Ints, "i64*8"]  # face down too: the extra cards of `pro` (TT-14)
    took_extra: i8  # the last take came with an extra card
    scores: Annotated[Ints, "i32*4"]  # finished rounds


# --- cards


def number(index: int) -> int:  # TT-1
    """The index-th number from 12 to 98 that isn't a multiple of ten."""
    return index + 12 + (index + 1) // 9


def is_toad(card: int) -> bool:  # TT-2
    return card % 11 == 0


def partner(card: int) -> int:  # TT-3
    """The card with the digits swapped; a toad gives itself."""
    return card % 10 * 10 + card // 10


def is_card(number: int) -> bool:  # TT-1
    return 12 <= number <= 98 and number % 10 != 0


# --- match and deal


def begin(s: State) -> None:
    draw_dealer(s)
    s.phase = DEAL


def shuffle(s: State) -> None:
    for i in range(DECK):
        s.deck[i] = number(i)
    shuffled(s.deck, DECK, DECK, stream(s.seed, s.round))


def deal(s: State) -> None:
    s.top = 0
    s.row_len = 0
    for half in range(2):
        s.in_row[half] = 0
        s.wanted[half] = 0
    for i in range(8):
        s.hands[i] = 0
        s.face_up[i] = 0
        s.face_down[i] = 0
        s.extra[i] = 0
    seat = s.dealer
    for _ in range(s.players):
        seat = left_of(s, seat)
        for _ in range(9 if s.players < 4 else 8):  # TT-4
            draw(s, seat)
    s.turn = left_of(s, s.dealer)  # TT-5
    s.phase = TURN


def pile_is_empty(s: State) -> bool:
    return s.top == DECK


def draw(s: State, seat: int) -> None:
    card = s.deck[s.top]
    s.top += 1
    s.hands[2 * seat + card // HALF] |= 1 << card % HALF


# --- who may do what


def to_act(s: State) -> int:
    if s.phase == OVER or s.phase == DEAL:
        return 0
    return 1 << s.turn  # TT-5


def holds(s: State, seat: int, card: int) -> bool:
    return s.hands[2 * seat + card // HALF] >> card % HALF & 1 != 0


def fits(s: State, card: int) -> bool:  # TT-6
    return s.row_len == 0 or abs(card - s.row[s.row_len - 1]) <= NEAR


def partner_lies(s: State, card: int) -> bool:  # TT-7
    return s.wanted[card // HALF] >> card % HALF & 1 != 0


def can_take(s: State) -> bool:  # TT-8, TT-10
    return s.row_len > 0


def near(s: State, half: int) -> int:  # TT-6
    """All numbers that fit the row, as one half of a set."""
    if s.row_len == 0:
        return (1 << HALF) - 1
    last = s.row[s.row_len - 1] - half * HALF
    low = max(last - NEAR, 0)
    high = min(last + NEAR, HALF - 1)
    if low > high:
        return 0
    return (1 << high + 1) - (1 << low)


def lays(s: State, seat: int, half: int) -> int:
    return s.hands[2 * seat + half] & near(s, half)


def twists(s: State, seat: int, half: int) -> int:
    return s.hands[2 * seat + half] & s.wanted[half]


def due(s: State) -> int:
    return to_act(s)


def choices(s: State, seat: int) -> int:
    low = count(lays(s, seat, 0)) + count(twists(s, seat, 0))
    high = count(lays(s, seat, 1)) + count(twists(s, seat, 1))
    return low + high + can_take(s)


def choice(s: State, seat: int, n: int) -> int:
    for half in range(2):
        cards = lays(s, seat, half)
        if n < count(cards):
            return half * HALF + nth(cards, n)
        n -= count(cards)
    for half in range(2):
        cards = twists(s, seat, half)
        if n < count(cards):
            return TWIST + half * HALF + nth(cards, n)
        n -= count(cards)
    return TAKE


def refusal(s: State, seat: int, action: int) -> int:
    if s.phase == OVER:
        return Refusal.MATCH_OVER
    if seat != s.turn:
        return Refusal.NOT_YOUR_TURN
    if action == TAKE:
        return refused_take(s)
    if not is_card(action % TWIST):
        return Refusal.NO_SUCH_CARD
    if action < TWIST:
        return refused_lay(s, seat, action)
    return refused_twist(s, seat, action - TWIST)


def refused_take(s: State) -> int:
    if s.phase == REOPEN:
        return Refusal.MUST_REOPEN
    return LEGAL if can_take(s) else Refusal.ROW_IS_EMPTY


def refused_lay(s: State, seat: int, card: int) -> int:
    if not holds(s, seat, card):
        return Refusal.NOT_IN_HAND
    return LEGAL if fits(s, card) else Refusal.TOO_FAR


def refused_twist(s: State, seat: int, card: int) -> int:
    if s.phase == REOPEN:
        return Refusal.MUST_REOPEN
    if is_toad(card):
        return Refusal.TOAD_HAS_NO_PARTNER
    if not holds(s, seat, card):
        return Refusal.NOT_IN_HAND
    if s.row_len == 0:
        return Refusal.ROW_IS_EMPTY
    return LEGAL if partner_lies(s, card) else Refusal.PARTNER_NOT_IN_ROW


# --- what happens


def apply(s: State, seat: int, action: int) -> None:
    if action == TAKE:
        take(s, seat)
    elif action < TWIST:
        lay(s, seat, action)
    else:
        twist(s, seat, action - TWIST)


def lay(s: State, seat: int, card: int) -> None:  # TT-6
    s.hands[2 * seat + card // HALF] -= 1 << card % HALF
    s.row[s.row_len] = card
    s.row_len += 1
    s.in_row[card // HALF] |= 1 << card % HALF
    if not is_toad(card):  # TT-3
        s.wanted[partner(card) // HALF] |= 1 << partner(card) % HALF
    finish_turn(s, seat)


def twist(s: State, seat: int, shown: int) -> None:  # TT-7
    removed = partner(shown)
    s.hands[2 * seat + shown // HALF] -= 1 << shown % HALF
    s.wanted[shown // HALF] -= 1 << shown % HALF
    s.in_row[removed // HALF] -= 1 << removed % HALF
    s.face_up[2 * seat + shown // HALF] |= 1 << shown % HALF
    s.face_up[2 * seat + removed // HALF] |= 1 << removed % HALF
    close_up(s, removed)
    if s.row_len == 0 and pile_is_empty(s):  # TT-11, TT-R1
        end_round(s)
    else:
        finish_turn(s, seat)


def close_up(s: State, card: int) -> None:
    """Take the card out of the row and close the gap."""
    i = 0
    while s.row[i] != card:
        i += 1
    s.row_len -= 1
    while i < s.row_len:
        s.row[i] = s.row[i + 1]
        i += 1


def take(s: State, seat: int) -> None:  # TT-8
    ends = pile_is_empty(s)  # TT-11, TT-R1, TT-R2
    s.took_extra = 0
    if s.pro and s.row_len == 1 and not pile_is_empty(s):  # TT-14, TT-R3
        card = s.deck[s.top]
        s.top += 1
        s.extra[2 * seat + card // HALF] |= 1 << card % HALF
        s.took_extra = 1
    for half in range(2):
        s.face_down[2 * seat + half] |= s.in_row[half]
        s.in_row[half] = 0
        s.wanted[half] = 0
    s.row_len = 0
    if ends:
        end_round(s)
    else:
        s.phase = REOPEN  # TT-R5


def finish_turn(s: State, seat: int) -> None:  # TT-9
    if not pile_is_empty(s):
        draw(s, seat)
    s.turn = left_of(s, seat)
    s.phase = TURN


def minus_points(low: int, high: int) -> int:  # TT-12
    """What a set of face-down cards costs."""
    toads = count(low & LOW_TOADS) + count(high & HIGH_TOADS)
    return count(low) + count(high) + (TOAD - 1) * toads


def points(s: State, seat: int) -> int:  # TT-12
    """What the cards beside a player are worth."""
    low = s.face_down[2 * seat] | s.extra[2 * seat]
    high = s.face_down[2 * seat + 1] | s.extra[2 * seat + 1]
    return count(s.face_up[2 * seat]) + count(s.face_up[2 * seat + 1]) - minus_points(low, high)


def end_round(s: State) -> None:  # TT-13
    for seat in range(s.players):
        s.scores[seat] += points(s, seat)
    pass_deal(s)
    s.phase = OVER if s.round == s.rounds else DEAL


# --- result


def score(s: State, seat: int) -> int:
    return s.scores[seat]


def winners(s: State) -> int:  # TT-13, TT-R6, ALL-R2
    return best_seats(s, s.scores)
