"""Ligretto Twist: what a seat sees, as numbers, for arrays of games: its view, without the log.

Seats are counted from you clockwise: `+k` is the k-th seat to your left, `+0` you.
"""

from rospo.core.layout import UNLIMITED, Field, Layout
from rospo.core.record import Ints
from rospo.core.shared import NOBODY, seat_left, steps_left
from rospo.games.ligretto_twist.rules import State, piles

LAYOUT = Layout(
    1,
    (
        Field("hand_on", 8, "whose hand is on pile 0 … 7, as 1 + k of +k; 0 for nobody's", 4),
        Field("height", 8, "cards in pile 0 … 7", 160),
        Field("held", 4, "the card in hand of +0 … +3: 1 red, 2 green, 3 blue, 4 yellow, 0 for none", 4),
        Field("stack", 4, "cards in the stack of +0 … +3", 40),
        Field("parked", 4, "cards that +0 … +3 has parked", 40),
        Field("frozen", 4, "milliseconds that +0 … +3 is still frozen", UNLIMITED),
        Field("scores", 4, "score of +0 … +3, finished rounds", 0, -UNLIMITED),
        Field("players", 1, "players", 4),
        Field("clock", 1, "milliseconds from the start of the round", UNLIMITED),
        Field("rounds_left", 1, "rounds left, this one included", UNLIMITED),
    ),
)

HAND_ON = LAYOUT.where("hand_on").start
HEIGHT = LAYOUT.where("height").start
HELD = LAYOUT.where("held").start
STACK = LAYOUT.where("stack").start
PARKED = LAYOUT.where("parked").start
FROZEN = LAYOUT.where("frozen").start
SCORES = LAYOUT.where("scores").start
PLAYERS = LAYOUT.where("players").start
CLOCK = LAYOUT.where("clock").start
ROUNDS_LEFT = LAYOUT.where("rounds_left").start


def observe(s: State, seat: int, out: Ints) -> None:
    for pile in range(piles(s)):
        if s.hand_on[pile] != NOBODY:
            out[HAND_ON + pile] = 1 + steps_left(s, seat, s.hand_on[pile])
        out[HEIGHT + pile] = s.height[pile]
    for k in range(s.players):
        player = seat_left(s, seat, k)
        out[HELD + k] = s.flipped[player] + 1
        out[STACK + k] = s.stacked[player]
        out[PARKED + k] = s.heap[player]
        out[FROZEN + k] = max(s.frozen_until[player] - s.clock, 0)
        out[SCORES + k] = s.scores[player]
    out[PLAYERS] = s.players
    out[CLOCK] = s.clock
    out[ROUNDS_LEFT] = s.rounds - s.round
