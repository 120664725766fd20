"""Istinto: what a seat sees, as numbers, for arrays of games. From its view, without the log.

Layout, seats counted from you clockwise (`+k` is the k-th seat to your left, `+0` you):

    0 …  59   1 for each card of your hand, in deck order
    60        trumps in your hand
    61 … 66   the card of +0 … +5 in the trick that lies: 1 + its number in deck order (61: a trump), 0 for none
    67 … 72   the bid of +0 … +5, plus 1; 0 for none yet
    73 … 78   tricks taken by +0 … +5
    79 … 84   score of +0 … +5
    85        players
    86        phase: 2 bid, 3 trick, 4 closing
    87        number of the trick, from 0
    88        the dealer, as k of +k
    89        who led the trick that lies, as 1 + k of +k; 0 if none lies
    90        rounds finished
    91        points that win, or 0 for `each_dealt_twice`
    92        1 if revokes can be challenged
    93 … 98   1 if +0 … +5 has accepted, in the closing step
"""

from rospo.core.record import Ints
from rospo.games.istinto.rules import TRUMP, State, trumps

SIZE = 99


def observe(s: State, seat: int, out: Ints) -> None:
    hand = s.hands[seat]
    for card in range(TRUMP):
        out[card] = hand >> card & 1
    out[60] = trumps(hand)
    for k in range(s.players):
        player = (seat + k) % s.players
        if (player - s.lead) % s.players < s.lying:
            out[61 + k] = s.table[player] + 1
        out[67 + k] = s.bids[player] + 1
        out[73 + k] = s.tricks[player]
        out[79 + k] = s.scores[player]
    out[85] = s.players
    out[86] = s.phase
    out[87] = s.trick
    out[88] = (s.dealer - seat) % s.players
    if s.lying > 0:
        out[89] = 1 + (s.lead - seat) % s.players
    out[90] = s.round
    out[91] = s.target
    out[92] = s.challengeable
    for k in range(s.players):
        out[93 + k] = s.accepted >> (seat + k) % s.players & 1
