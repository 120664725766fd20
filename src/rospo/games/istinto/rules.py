"""Istinto, the law. Rule ids are those of the project's rules pages; `rospo rules istinto` shows them.

Source: the Italian rules sheet. Rulings (IS-R…) settle what it leaves open.

Cards are numbered in deck order: suit × 12 + rank − 1 for the five suits, 60 for a trump (in the deck, all of 60 to
65 are trumps). A hand is one integer: bit c for card c, and above the 60 card bits the *count* of trumps, since all
trumps are equal (IS-8).
"""

from enum import IntEnum, auto
from typing import Annotated

from rospo.core.bits import count, nth
from rospo.core.chance import shuffle as shuffled, stream
from rospo.core.game import DEAL, LEGAL, OVER
from rospo.core.record import Declared, Ints, i8, i32, i64, record
from rospo.core.shared import NOBODY, best_score, best_seats, draw_dealer, everybody, left_of, pass_deal

BID = 2
TRICK = 3
CLOSING = 4
PHASES = ("deal", "over", "bid", "trick", "closing")

HAND = 11  # IS-2
DECK = 66  # IS-1
TRUMP = 60
SUIT = 0xFFF  # the twelve bits of the first suit
CARDS = (1 << 60) - 1
ONE_TRUMP = 1 << 60
BIDS = 12
NO_CARD = -1
NO_BID = -1

# Action codes
PLAY = BIDS  # 0 … 11: bid; 12 … 71: play a card; 72: play a trump
CHALLENGE = PLAY + 61  # 73 … 78: challenge the seat
ACCEPT = CHALLENGE + 6  # 79
ACTIONS = ACCEPT + 1


class Refusal(IntEnum):
    """Why an action is refused."""

    MATCH_OVER = auto()
    NOT_YOUR_BID = auto()
    NOT_YOUR_CARD = auto()
    BID_FIRST = auto()
    BIDDING_IS_OVER = auto()
    NOT_IN_HAND = auto()
    MUST_FOLLOW = auto()
    CANNOT_CHALLENGE = auto()
    CANNOT_ACCEPT = auto()
    NO_CARD_YET = auto()
    NOT_ONESELF = auto()
    NO_SUCH_SEAT = auto()
    NOTHING_TO_ACCEPT = auto()
    HAS_ACCEPTED = auto()
    ROUND_IS_PLAYED = auto()
    EARLY_BEFORE_LEAD = auto()
    EARLY_TOO_LATE = auto()
    EARLY_ONLY_CARDS = auto()


@record
class State(Declared):
    """A match of Istinto."""

    players: i8
    target: i32  # IS-10, IS-11: points that win, or 0 for `each_dealt_twice`
    challengeable: i8  # IS-R1
    first_dealer: i8  # option `dealer`, or NOBODY
    seed: i64
    round: i32  # from 0
    dealer: i8
    phase: i8
    turn: i8
    deck: Annotated[Ints, "i8*66"]  # the dealt cards first, seat by seat from the dealer's left
    hands: Annotated[Ints, "i64*6"]
    bids: Annotated[Ints, "i8*6"]
    tricks: Annotated[Ints, "i8*6"]
    scores: Annotated[Ints, "i32*6"]
    trick: i8  # number of the trick, from 0
    lead: i8  # who led it
    lying: i8  # number of cards in it
    table: Annotated[Ints, "i8*6"]  # its cards by seat; between tricks: those of the last one
    suit: i64  # all cards of the suit led, as bits; 0 if a trump was led, or nothing yet
    best: i8  # the card that wins so far
    winner: i8  # the seat that played it; between tricks: the winner of the last one
    revoked: i8  # seats that revoked in this round, as bits
    accepted: i8  # seats that accepted in the closing step, as bits
    challenger: i8  # of the challenge that ended the round, or NOBODY
    accused: i8


# --- cards


def is_trump(card: int) -> bool:
    return card >= TRUMP


def suit_of(card: int) -> int:
    """The bits of all cards of this card's suit; a trump has none (IS-5)."""
    if is_trump(card):
        return 0
    return SUIT << (card - card % 12)


def trumps(hand: int) -> int:
    """How many trumps a hand has."""
    return hand >> 60


def distinct(hand: int) -> int:
    """The distinct cards of a hand as bits, a trump as bit 60."""
    if hand >= ONE_TRUMP:
        return hand & CARDS | ONE_TRUMP
    return hand


def holds(s: State, seat: int, card: int) -> bool:
    return distinct(s.hands[seat]) >> card & 1 != 0


# --- match and deal


def begin(s: State) -> None:
    draw_dealer(s)
    s.challenger = NOBODY
    s.accused = NOBODY
    s.phase = DEAL


def shuffle(s: State) -> None:
    for i in range(DECK):
        s.deck[i] = i
    shuffled(s.deck, DECK, HAND * s.players, stream(s.seed, s.round))  # nobody ever sees the rest


def deal(s: State) -> None:  # IS-2
    seat = s.dealer
    for block in range(s.players):
        seat = left_of(s, seat)
        hand = 0
        for i in range(block * HAND, (block + 1) * HAND):
            hand += 1 << min(s.deck[i], TRUMP)
        s.hands[seat] = hand
        s.bids[seat] = NO_BID
        s.tricks[seat] = 0
    s.trick = 0
    s.lying = 0
    s.suit = 0
    s.best = NO_CARD
    s.revoked = 0
    s.accepted = 0
    s.turn = s.dealer  # IS-3
    s.phase = BID


# --- who may do what


def to_act(s: State) -> int:
    if s.phase == OVER or s.phase == DEAL:
        return 0
    if s.phase == CLOSING:
        return everybody(s) & ~s.accepted
    if s.challengeable and s.phase == TRICK and first_card_lies(s):  # IS-R2
        return everybody(s)
    return 1 << s.turn


def due(s: State) -> int:
    if s.phase == TRICK:
        return 1 << s.turn  # the others can only challenge
    return to_act(s)


def first_card_lies(s: State) -> bool:
    return s.trick + s.lying > 0


def must_follow(s: State, hand: int) -> bool:  # IS-5, IS-6
    return hand & s.suit != 0


def playable(s: State, seat: int) -> int:
    """The cards that the seat may play to this trick, as bits, a trump as bit 60."""
    hand = s.hands[seat]
    if must_follow(s, hand) and not s.challengeable:  # IS-R1
        return hand & s.suit
    return distinct(hand)


def may_challenge(s: State) -> bool:  # IS-R2
    return s.challengeable != 0 and (s.phase == CLOSING or (s.phase == TRICK and first_card_lies(s)))


def choices(s: State, seat: int) -> int:
    if s.phase == BID:
        return BIDS  # IS-3
    n = 0
    if s.phase == TRICK and seat == s.turn:
        n = count(playable(s, seat))
    if may_challenge(s):
        n += s.players - 1
    if s.phase == CLOSING:
        n += 1
    return n


def choice(s: State, seat: int, n: int) -> int:
    if s.phase == BID:
        return n
    if s.phase == TRICK and seat == s.turn:
        cards = playable(s, seat)
        if not s.challengeable or n < count(cards):
            return PLAY + nth(cards, n)
        n -= count(cards)
    if n == s.players - 1:
        return ACCEPT
    return CHALLENGE + n + (n >= seat)


def refusal(s: State, seat: int, action: int) -> int:
    if s.phase == OVER:
        return Refusal.MATCH_OVER
    if action < PLAY:
        return refused_bid(s, seat)
    if action < CHALLENGE:
        return refused_card(s, seat, action - PLAY)
    if action < ACCEPT:
        return refused_challenge(s, seat, action - CHALLENGE)
    if not s.challengeable:
        return Refusal.CANNOT_ACCEPT
    if s.phase != CLOSING:
        return Refusal.NOTHING_TO_ACCEPT
    return Refusal.HAS_ACCEPTED if s.accepted >> seat & 1 else LEGAL


def refused_bid(s: State, seat: int) -> int:  # IS-3
    if s.phase != BID:
        return Refusal.BIDDING_IS_OVER
    return LEGAL if seat == s.turn else Refusal.NOT_YOUR_BID


def refused_card(s: State, seat: int, card: int) -> int:  # IS-4, IS-5
    if s.phase == BID:
        return Refusal.BID_FIRST
    if s.phase == CLOSING:
        return Refusal.ROUND_IS_PLAYED
    if seat != s.turn:
        return Refusal.NOT_YOUR_CARD
    return unplayable(s, seat, card)


def unplayable(s: State, seat: int, card: int) -> int:
    if not holds(s, seat, card):
        return Refusal.NOT_IN_HAND
    return LEGAL if playable(s, seat) >> card & 1 else Refusal.MUST_FOLLOW


def refused_challenge(s: State, seat: int, accused: int) -> int:  # IS-13, IS-R1, IS-R2, IS-R8
    if not s.challengeable:
        return Refusal.CANNOT_CHALLENGE
    if not may_challenge(s):
        return Refusal.NO_CARD_YET
    if accused >= s.players:
        return Refusal.NO_SUCH_SEAT
    if accused == seat:
        return Refusal.NOT_ONESELF
    return Refusal.HAS_ACCEPTED if s.phase == CLOSING and s.accepted >> seat & 1 else LEGAL


# --- what happens


def apply(s: State, seat: int, action: int) -> None:
    if action < PLAY:
        bid(s, seat, action)
    elif action < CHALLENGE:
        play(s, seat, action - PLAY)
    elif action < ACCEPT:
        challenge(s, seat, action - CHALLENGE)
    else:
        accept(s, seat)


def bid(s: State, seat: int, tricks: int) -> None:  # IS-3
    s.bids[seat] = tricks
    s.turn = left_of(s, seat)
    if s.turn == s.dealer:
        s.phase = TRICK
        s.turn = left_of(s, s.dealer)  # IS-4
        s.lead = s.turn


def play(s: State, seat: int, card: int) -> None:
    hand = s.hands[seat]
    if s.challengeable and must_follow(s, hand) and s.suit >> card & 1 == 0:  # IS-13
        s.revoked |= 1 << seat
    if s.lying == 0:
        s.suit = suit_of(card)
    if beats(s, card):
        s.best = card
        s.winner = seat
    s.hands[seat] = hand - (1 << card)
    s.table[seat] = card
    s.lying += 1
    s.turn = left_of(s, seat)
    if s.lying == s.players:
        finish_trick(s)


def beats(s: State, card: int) -> bool:  # IS-7; of equal trumps the last wins, hence `>=`
    return card >= s.best and (s.suit | ONE_TRUMP) >> card & 1 != 0


def finish_trick(s: State) -> None:
    s.tricks[s.winner] += 1
    s.lying = 0
    s.suit = 0
    s.best = NO_CARD
    s.trick += 1
    s.turn = s.winner  # IS-4
    s.lead = s.winner
    if s.trick == HAND:  # IS-8
        if s.challengeable:
            s.phase = CLOSING
        else:
            score_bids(s)


def accept(s: State, seat: int) -> None:  # IS-R2
    s.accepted |= 1 << seat
    if s.accepted == everybody(s):
        score_bids(s)


def challenge(s: State, seat: int, accused: int) -> None:  # IS-13
    s.challenger = seat
    s.accused = accused
    if s.revoked >> accused & 1:
        s.scores[accused] -= 10
    else:
        s.scores[seat] -= 10
    end_round(s)


def score_bids(s: State) -> None:  # IS-9
    s.challenger = NOBODY
    for seat in range(s.players):
        if s.tricks[seat] == s.bids[seat]:
            s.scores[seat] += reward(s.bids[seat])
    end_round(s)


def reward(tricks: int) -> int:  # IS-9
    if tricks >= 6:
        return 60
    if tricks == 0 or tricks == 5:
        return 20
    if tricks == 1 or tricks == 4:
        return 15
    return 10


def end_round(s: State) -> None:  # IS-R4, IS-R7
    pass_deal(s)
    s.phase = DEAL
    if s.target == 0:
        if s.round == 2 * s.players:  # IS-11, IS-R6
            s.phase = OVER
    elif best_score(s, s.scores) >= s.target:  # IS-10
        s.phase = OVER


# --- result


def score(s: State, seat: int) -> int:
    return s.scores[seat]


def winners(s: State) -> int:  # IS-10, ALL-R2
    return best_seats(s, s.scores)
