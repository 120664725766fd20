"""Ligretto Twist: what a seat sees, as numbers, for arrays of games. From its view, without the log.

Seats are counted from you clockwise (`+k` is the k-th seat to your left, `+0` you):

     0 …  7   whose hand is on pile 0 … 7, as 1 + k of +k; 0 for nobody's
     8 … 15   cards in pile 0 … 7
    16 … 19   the card in hand of +0 … +3: 1 red, 2 green, 3 blue, 4 yellow, 0 for none
    20 … 23   cards in the stack of +0 … +3
    24 … 27   cards that +0 … +3 has parked
    28 … 31   milliseconds that +0 … +3 is still frozen
    32 … 35   score of +0 … +3, finished rounds
    36        players
    37        milliseconds from the start of the round
    38        rounds left, this one included
"""

from rospo.core.record import Ints
from rospo.core.shared import NOBODY
from rospo.games.ligretto_twist.rules import State, piles

SIZE = 39


def observe(s: State, seat: int, out: Ints) -> None:
    for pile in range(piles(s)):
        if s.hand_on[pile] != NOBODY:
            out[pile] = 1 + (s.hand_on[pile] - seat) % s.players
        out[8 + pile] = s.height[pile]
    for k in range(s.players):
        player = (seat + k) % s.players
        out[16 + k] = s.held[player] + 1
        out[20 + k] = s.stacked[player]
        out[24 + k] = s.heap[player]
        out[28 + k] = max(s.frozen_until[player] - s.clock, 0)
        out[32 + k] = s.scores[player]
    out[36] = s.players
    out[37] = s.clock
    out[38] = s.rounds - s.round
