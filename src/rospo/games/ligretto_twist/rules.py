"""Ligretto Twist, the law. Rule ids are those of the project's rules pages; `rospo rules ligretto_twist` shows them.

Source: the rules sheet in five languages. Rulings (LT-R…) settle what it leaves open.

The table, not the rules, keeps the count-down (LT-4) and fair lag (LT-R7), which decide when an action counts. Which
hand lays isn't a choice (LT-R8): always the free one, so a state only has the covered pile.

A card is its colour, 0 to 3. Pile p has colour p mod 4, always (LT-R10). A seat's stack is `stack[40·seat]` and on,
its parked heap likewise in `parked`; in both the last card is on top, so a heap becomes a stack unchanged.
"""

from enum import IntEnum, auto
from typing import Annotated

from rospo.core.chance import shuffle as shuffled, stream
from rospo.core.game import DEAL, LEGAL, OVER
from rospo.core.record import Declared, Ints, i8, i16, i32, i64, record
from rospo.core.shared import NOBODY, best_seats, draw_dealer, left_of, pass_deal

RACING = 2
PHASES = ("deal", "over", "race")

DECK = 160  # LT-1
COLOURS = 4
ROOM = 40  # the most cards a seat can have (LT-2)
NOTHING = -1  # no card, no pile
DEALT = -1  # in the deck: a card that was put in the middle

# Action codes
FLIP = 0
LAY = 1  # 1 … 8: lay on pile 0 … 7
PARK = 9
ACTIONS = 10


class Refusal(IntEnum):
    """Why an action is refused."""

    MATCH_OVER = auto()
    FROZEN = auto()
    HAND_IS_FULL = auto()
    NOTHING_IN_HAND = auto()
    NO_SUCH_PILE = auto()
    COULD_LAY = auto()


@record
class State(Declared):
    """A match of Ligretto Twist."""

    players: i8
    rounds: i32  # LT-12
    fumble_ms: i32  # LT-R5
    first_dealer: i8  # option `dealer`, or NOBODY
    seed: i64
    round: i32  # from 0
    dealer: i8
    phase: i8
    clock: i64  # milliseconds from the start of the round (LT-R1)
    deck: Annotated[Ints, "i8*160"]
    top: i16  # the cards set aside are deck[top:] except those marked DEALT
    stack: Annotated[Ints, "i8*160"]
    stacked: Annotated[Ints, "i8*4"]  # cards in each stack
    parked: Annotated[Ints, "i8*160"]
    heap: Annotated[Ints, "i8*4"]  # cards in each parked heap
    flipped: Annotated[Ints, "i8*4"]  # the card each seat has flipped, or NOTHING
    covers: Annotated[Ints, "i8*4"]  # the pile under each seat's hand, or NOTHING
    hand_on: Annotated[Ints, "i8*8"]  # the seat whose hand is on each pile, or NOBODY
    height: Annotated[Ints, "i16*8"]  # cards in each pile
    left: Annotated[Ints, "i8*16"]  # seat s still has left[4·s + c] cards of colour c
    frozen_until: Annotated[Ints, "i64*4"]
    knotted: i8  # the last lay was a knot (LT-R4)
    scores: Annotated[Ints, "i32*4"]  # finished rounds, minus points negative
    # For the speed model (LT-R9, `race.py`): no rule reads these fields
    look: Annotated[Ints, "i16*4"]
    decide: Annotated[Ints, "i16*4"]
    move: Annotated[Ints, "i16*4"]
    spread: Annotated[Ints, "i16*4"]  # percent: a pause's largest deviation from its mean
    ready: Annotated[Ints, "i64*4"]  # when each seat acts next
    chance: i64


# --- match and deal


def begin(s: State) -> None:
    draw_dealer(s)
    s.phase = DEAL


def shuffle(s: State) -> None:  # LT-1, LT-R11
    for i in range(DECK):
        s.deck[i] = i // 40
    shuffled(s.deck, DECK, DECK, stream(s.seed, s.round))


def piles(s: State) -> int:  # LT-2
    return 4 if s.players == 2 else 8


def colour_of(pile: int) -> int:  # LT-3, LT-R10
    return pile % COLOURS


def deal(s: State) -> None:  # LT-2
    s.top = 0
    for pile in range(8):
        s.hand_on[pile] = NOBODY
        s.height[pile] = 0
        if pile < piles(s):
            lay_out(s, pile)
    for i in range(4 * COLOURS):
        s.left[i] = 0
    seat = s.dealer
    for _ in range(s.players):
        seat = left_of(s, seat)
        deal_stack(s, seat, 38 if s.players == 4 else 40)
    s.knotted = 0
    s.clock = 0
    s.phase = RACING


def lay_out(s: State, pile: int) -> None:
    """The topmost card of the pile's colour goes to the middle."""
    i = 0
    while s.deck[i] != colour_of(pile):
        i += 1
    s.deck[i] = DEALT
    s.height[pile] = 1


def deal_stack(s: State, seat: int, cards: int) -> None:
    s.stacked[seat] = cards
    s.heap[seat] = 0
    s.flipped[seat] = NOTHING
    s.covers[seat] = NOTHING
    s.frozen_until[seat] = 0
    for i in range(cards):
        while s.deck[s.top] == DEALT:
            s.top += 1
        card = s.deck[s.top]
        s.top += 1
        s.stack[ROOM * seat + cards - 1 - i] = card
        s.left[COLOURS * seat + card] += 1


# --- who may do what


def to_act(s: State) -> int:
    seats = 0
    if s.phase == RACING:
        for seat in range(s.players):
            if not frozen(s, seat):
                seats |= 1 << seat
    return seats


def frozen(s: State, seat: int) -> bool:  # LT-R5
    return s.clock < s.frozen_until[seat]


def blocked(s: State, seat: int, pile: int) -> bool:  # LT-8
    return s.hand_on[pile] != NOBODY and s.hand_on[pile] != seat


def takes(s: State, seat: int, pile: int) -> bool:  # LT-6
    """Would a lay of the card in hand on this pile succeed?"""
    return colour_of(pile) == s.flipped[seat] and not blocked(s, seat, pile)


def shut_out(s: State, seat: int, colour: int) -> bool:  # LT-R2
    """Is every pile of this colour blocked by others?"""
    for pile in range(colour, piles(s), COLOURS):
        if not blocked(s, seat, pile):
            return False
    return True


def due(s: State) -> int:
    return to_act(s)


def choices(s: State, seat: int) -> int:
    if s.flipped[seat] == NOTHING:
        return 1
    n = 0
    for pile in range(s.flipped[seat], piles(s), COLOURS):
        if not blocked(s, seat, pile):
            n += 1
    return max(n, 1)


def choice(s: State, seat: int, n: int) -> int:
    if s.flipped[seat] == NOTHING:
        return FLIP
    for pile in range(s.flipped[seat], piles(s), COLOURS):
        if not blocked(s, seat, pile):
            if n == 0:
                return LAY + pile
            n -= 1
    return PARK


def refusal(s: State, seat: int, action: int) -> int:
    """A lay that would fail isn't refused: it may be tried, and is a fumble (LT-R5)."""
    if s.phase == OVER:
        return Refusal.MATCH_OVER
    if frozen(s, seat):
        return Refusal.FROZEN
    if action == FLIP:
        return LEGAL if s.flipped[seat] == NOTHING else Refusal.HAND_IS_FULL  # LT-5, LT-13
    if s.flipped[seat] == NOTHING:
        return Refusal.NOTHING_IN_HAND  # LT-R11
    if action == PARK:
        return LEGAL if shut_out(s, seat, s.flipped[seat]) else Refusal.COULD_LAY
    return LEGAL if action - LAY < piles(s) else Refusal.NO_SUCH_PILE


# --- what happens


def apply(s: State, seat: int, action: int) -> None:
    s.knotted = 0
    if action == FLIP:
        flip(s, seat)
    elif action == PARK:
        park(s, seat)
    elif takes(s, seat, action - LAY):
        lay(s, seat, action - LAY)
    else:
        s.frozen_until[seat] = s.clock + s.fumble_ms  # LT-R5


def flip(s: State, seat: int) -> None:  # LT-5
    if s.stacked[seat] == 0:  # LT-10, LT-R3
        for i in range(ROOM * seat, ROOM * seat + s.heap[seat]):
            s.stack[i] = s.parked[i]
        s.stacked[seat] = s.heap[seat]
        s.heap[seat] = 0
    s.stacked[seat] -= 1
    s.flipped[seat] = s.stack[ROOM * seat + s.stacked[seat]]


def park(s: State, seat: int) -> None:  # LT-9
    s.parked[ROOM * seat + s.heap[seat]] = s.flipped[seat]
    s.heap[seat] += 1
    s.flipped[seat] = NOTHING


def lay(s: State, seat: int, pile: int) -> None:  # LT-6
    s.left[COLOURS * seat + s.flipped[seat]] -= 1
    s.flipped[seat] = NOTHING
    s.height[pile] += 1
    if s.covers[seat] != NOTHING:  # LT-7: the other hand comes free
        s.hand_on[s.covers[seat]] = NOBODY
    s.covers[seat] = pile
    s.hand_on[pile] = seat
    if cards_left(s, seat) == 0:  # LT-11, LT-R10
        end_round(s)
    elif is_knot(s):
        lift_all_hands(s)


def cards_left(s: State, seat: int) -> int:
    return s.stacked[seat] + s.heap[seat] + (s.flipped[seat] != NOTHING)


def is_knot(s: State) -> bool:  # LT-R4
    for seat in range(s.players):
        for colour in range(COLOURS):
            if s.left[COLOURS * seat + colour] > 0 and not shut_out(s, seat, colour):
                return False
    return True


def lift_all_hands(s: State) -> None:
    s.knotted = 1
    for pile in range(8):
        s.hand_on[pile] = NOBODY
    for seat in range(s.players):
        s.covers[seat] = NOTHING


def end_round(s: State) -> None:  # LT-11, LT-12
    for seat in range(s.players):
        s.scores[seat] -= cards_left(s, seat)
        s.frozen_until[seat] = 0  # LT-R10
    pass_deal(s)
    s.phase = OVER if s.round == s.rounds else DEAL


# --- result


def score(s: State, seat: int) -> int:
    return s.scores[seat]


def winners(s: State) -> int:  # LT-12
    return best_seats(s, s.scores)
