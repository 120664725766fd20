"""Wren: what a seat sees, as numbers, for arrays of games. From its view, without the log.

Birds are counted in deck order; seats from you clockwise: `+k` is the k-th seat to your left, `+0` you.
"""

from rospo.core.bits import count
from rospo.core.layout import UNLIMITED, Field, Layout
from rospo.core.record import Ints
from rospo.core.shared import seat_left, steps_left
from rospo_wren.rules import DECK, State

LAYOUT = Layout(
    1,
    (
        Field("hand", 24, "1 for each card of your hand"),
        Field("branch", 24, "1 for each bird on the branch"),
        Field("nests", 24, "1 + k for each bird in the nest of +k", 4),
        Field("hands", 4, "cards in the hand of +0 … +3", 9),
        Field("kings", 4, "1 if the wren of +0 … +3 has taken the eagle"),
        Field("scores", 4, "score of +0 … +3, finished rounds", UNLIMITED),
        Field("players", 1, "players", 4),
        Field("rounds_left", 1, "rounds left, this one included", UNLIMITED),
        Field("dealer", 1, "the dealer, as k of +k", 3),
        Field("king", 1, "1 if `king` is on"),
    ),
)

HAND = LAYOUT.where("hand").start
BRANCH = LAYOUT.where("branch").start
NESTS = LAYOUT.where("nests").start
HANDS = LAYOUT.where("hands").start
KINGS = LAYOUT.where("kings").start
SCORES = LAYOUT.where("scores").start
PLAYERS = LAYOUT.where("players").start
ROUNDS_LEFT = LAYOUT.where("rounds_left").start
DEALER = LAYOUT.where("dealer").start
KING = LAYOUT.where("king").start


def observe(s: State, seat: int, out: Ints) -> None:
    for bird in range(DECK):
        out[HAND + bird] = s.hands[seat] >> bird & 1
        out[BRANCH + bird] = s.branch >> bird & 1
        for k in range(s.players):
            out[NESTS + bird] += (1 + k) * (s.nests[seat_left(s, seat, k)] >> bird & 1)
    for k in range(s.players):
        player = seat_left(s, seat, k)
        out[HANDS + k] = count(s.hands[player])
        out[KINGS + k] = s.kings[player]
        out[SCORES + k] = s.scores[player]
    out[PLAYERS] = s.players
    out[ROUNDS_LEFT] = s.rounds - s.round
    out[DEALER] = steps_left(s, seat, s.dealer)
    out[KING] = s.king
