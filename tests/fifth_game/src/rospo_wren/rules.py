"""Wren, the law. `rospo rules wren` shows the rules that the ids name.

A bird is its number less one: the wren is 0, the eagle 23. A set of birds is one integer, a bit for each. The branch is
such a set: its birds sit in ascending order, so the last one is the biggest (WR-5).
"""

from enum import IntEnum, auto
from typing import Annotated

from rospo.core.bits import count, nth
from rospo.core.chance import shuffle as shuffled, stream
from rospo.core.game import DEAL, LEGAL, OVER
from rospo.core.record import Declared, Ints, i8, i32, i64, record
from rospo.core.shared import best_seats, draw_dealer, left_of, pass_deal

TURN = 2
PHASES = ("deal", "over", "turn")

DECK = 24  # WR-1
WREN = 0
EAGLE = 23
MIDDLE = ((1 << 8) - 1) << 8  # WR-2
LARGE = ((1 << 8) - 1) << 16
KING = 5  # feathers (WR-7)

ACTIONS = DECK  # the code of a move is the bird that is played


class Refusal(IntEnum):
    """Why an action is refused."""

    MATCH_OVER = auto()
    NOT_YOUR_TURN = auto()
    NOT_IN_HAND = auto()


@record
class State(Declared):
    """A match of Wren."""

    players: i8
    rounds: i32  # WR-10
    king: i8  # WR-7
    first_dealer: i8  # option `dealer`, or NOBODY
    seed: i64
    round: i32  # from 0
    dealer: i8
    phase: i8
    turn: i8
    deck: Annotated[Ints, "i8*24"]
    hands: Annotated[Ints, "i64*4"]
    branch: i64
    nests: Annotated[Ints, "i64*4"]  # birds taken
    kings: Annotated[Ints, "i8*4"]  # 1 for the seat whose wren took the eagle (WR-7)
    scores: Annotated[Ints, "i32*4"]  # finished rounds


# --- birds


def dealt(players: int) -> int:  # WR-3
    """How many cards each player gets."""
    return 13 - 2 * players


def feathers(birds: int) -> int:  # WR-2
    """What a set of birds is worth."""
    return count(birds) + count(birds & MIDDLE) + 2 * count(birds & LARGE)


def smaller(bird: int) -> int:
    """All birds below this one, as a set."""
    return (1 << bird) - 1


# --- match and deal


def begin(s: State) -> None:
    draw_dealer(s)
    s.phase = DEAL


def shuffle(s: State) -> None:
    for i in range(DECK):
        s.deck[i] = i
    shuffled(s.deck, DECK, DECK, stream(s.seed, s.round))


def deal(s: State) -> None:  # WR-3
    s.branch = 0
    top = 0
    seat = s.dealer
    for _ in range(s.players):
        seat = left_of(s, seat)
        s.nests[seat] = 0
        s.kings[seat] = 0
        s.hands[seat] = 0
        for i in range(top, top + dealt(s.players)):
            s.hands[seat] |= 1 << s.deck[i]
        top += dealt(s.players)
    s.turn = left_of(s, s.dealer)  # WR-4
    s.phase = TURN


# --- who may do what


def to_act(s: State) -> int:
    if s.phase != TURN:
        return 0
    return 1 << s.turn  # WR-4


def due(s: State) -> int:
    return to_act(s)


def choices(s: State, seat: int) -> int:  # WR-4
    return count(s.hands[seat])


def choice(s: State, seat: int, n: int) -> int:
    return nth(s.hands[seat], n)


def refusal(s: State, seat: int, action: int) -> int:
    if s.phase == OVER:
        return Refusal.MATCH_OVER
    if seat != s.turn:
        return Refusal.NOT_YOUR_TURN
    return LEGAL if s.hands[seat] >> action & 1 else Refusal.NOT_IN_HAND


# --- what happens


def takes(s: State, bird: int) -> bool:  # WR-6
    """Is the bird smaller than the last on the branch?"""
    return s.branch >> bird != 0


def is_king(s: State, bird: int) -> bool:  # WR-7
    """Would the bird, played now, be a wren that takes the eagle?"""
    return s.king != 0 and bird == WREN and s.branch >> EAGLE & 1 != 0


def apply(s: State, seat: int, action: int) -> None:
    s.hands[seat] -= 1 << action
    if takes(s, action):
        take(s, seat, action)
    else:
        s.branch |= 1 << action  # WR-5
    s.turn = left_of(s, seat)
    if s.hands[s.turn] == 0:  # WR-8
        end_round(s)


def take(s: State, seat: int, bird: int) -> None:  # WR-6
    if is_king(s, bird):
        s.kings[seat] = 1
    s.nests[seat] |= s.branch | 1 << bird
    s.branch = 0


def points(s: State, seat: int) -> int:  # WR-9
    return feathers(s.nests[seat]) + KING * s.kings[seat]


def end_round(s: State) -> None:  # WR-8, WR-10
    for seat in range(s.players):
        s.scores[seat] += points(s, seat)
    pass_deal(s)
    s.phase = OVER if s.round == s.rounds else DEAL


# --- result


def score(s: State, seat: int) -> int:
    return s.scores[seat]


def winners(s: State) -> int:  # WR-10, ALL-R2
    return best_seats(s, s.scores)
