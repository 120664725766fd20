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


def observe(s: State, seat: int, out: Ints) -> None:
    for bird in range(DECK):
        out[bird] = s.hands[seat] >> bird & 1
        out[24 + bird] = s.branch >> bird & 1
        for k in range(s.players):
            out[48 + bird] += (1 + k) * (s.nests[seat_left(s, seat, k)] >> bird & 1)
    for k in range(s.players):
        player = seat_left(s, seat, k)
        out[72 + k] = count(s.hands[player])
        out[76 + k] = s.kings[player]
        out[80 + k] = s.scores[player]
    out[84] = s.players
    out[85] = s.rounds - s.round
    out[86] = steps_left(s, seat, s.dealer)
    out[87] = s.king
