"""Take That: what a seat sees, as numbers, for arrays of games: its view, without the log.

Cards are counted 0 to 78 in deck order; seats from you clockwise: `+k` is the k-th seat to your left, `+0` you.
"""

from rospo.core.bits import count, lowest
from rospo.core.layout import UNLIMITED, Field, Layout
from rospo.core.record import Ints
from rospo.core.shared import seat_left, steps_left
from rospo.games.take_that.rules import DECK, HALF, State

LAYOUT = Layout(
    1,
    (
        Field("hand", 79, "1 for each card of your hand"),
        Field("row", 79, "the place in the row of each card that lies there, from 1; 0 for others", 79),
        Field("face_up", 79, "1 + k for each card that lies face up beside +k", 4),
        Field("face_down", 79, "1 + k for each card face down beside +k, with `open_heaps`; never extra cards", 4),
        Field("hands", 4, "cards in the hand of +0 … +3", 79),
        Field("heaps", 4, "cards face down beside +0 … +3", 79),
        Field("scores", 4, "score of +0 … +3, finished rounds", UNLIMITED, -UNLIMITED),
        Field("players", 1, "players", 4),
        Field("phase", 1, "2 turn, 3 reopen", 3),
        Field("draw_pile", 1, "cards in the draw pile", 79),
        Field("row_length", 1, "cards in the row", 79),
        Field("rounds_left", 1, "rounds left, this one included", UNLIMITED),
        Field("dealer", 1, "the dealer, as k of +k", 3),
        Field("pro", 1, "1 if `pro` is on"),
        Field("extra", 79, "1 for each extra card of `pro` that you took"),
    ),
)

HAND = LAYOUT.where("hand").start
ROW = LAYOUT.where("row").start
FACE_UP = LAYOUT.where("face_up").start
FACE_DOWN = LAYOUT.where("face_down").start
HANDS = LAYOUT.where("hands").start
HEAPS = LAYOUT.where("heaps").start
SCORES = LAYOUT.where("scores").start
PLAYERS = LAYOUT.where("players").start
PHASE = LAYOUT.where("phase").start
DRAW_PILE = LAYOUT.where("draw_pile").start
ROW_LENGTH = LAYOUT.where("row_length").start
ROUNDS_LEFT = LAYOUT.where("rounds_left").start
DEALER = LAYOUT.where("dealer").start
PRO = LAYOUT.where("pro").start
EXTRA = LAYOUT.where("extra").start


def observe(s: State, seat: int, out: Ints) -> None:
    for i in range(s.row_len):
        out[ROW + index(s.row[i])] = i + 1
    mark(out, HAND, s.hands, seat, 1)
    mark(out, EXTRA, s.extra, seat, 1)
    for k in range(s.players):
        player = seat_left(s, seat, k)
        mark(out, FACE_UP, s.face_up, player, 1 + k)
        if s.open_heaps:
            mark(out, FACE_DOWN, s.face_down, player, 1 + k)
    for k in range(s.players):
        player = seat_left(s, seat, k)
        out[HANDS + k] = size(s.hands, player)
        out[HEAPS + k] = size(s.face_down, player) + size(s.extra, player)
        out[SCORES + k] = s.scores[player]
    out[PLAYERS] = s.players
    out[PHASE] = s.phase
    out[DRAW_PILE] = DECK - s.top
    out[ROW_LENGTH] = s.row_len
    out[ROUNDS_LEFT] = s.rounds - s.round
    out[DEALER] = steps_left(s, seat, s.dealer)
    out[PRO] = s.pro


def mark(out: Ints, start: int, sets: Ints, seat: int, value: int) -> None:
    """Put a value in the place of each card in a seat's set."""
    for half in range(2):
        cards = sets[2 * seat + half]
        while cards:
            out[start + index(half * HALF + lowest(cards))] = value
            cards &= cards - 1


def index(card: int) -> int:
    """The place of a card in deck order: the inverse of `number`."""
    return card - card // 10 - 11


def size(sets: Ints, seat: int) -> int:
    return count(sets[2 * seat]) + count(sets[2 * seat + 1])
