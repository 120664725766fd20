"""Twins: what a seat sees, as numbers, for arrays of games. From its view, without the log.

Cards are in deck order; seats are counted from you clockwise (`+k` is the k-th seat to your left, `+0` you):

      0 …  59   1 for each card of your hand
     60 …  65   chips of +0 … +5
     66 …  71   cards in the hand of +0 … +5
     72 …  77   cards that +0 … +5 bought in this hand
     78 …  83   1 if +0 … +5 is in this duel
     84 …  89   1 if +0 … +5 has yet to pick
     90 …  95   1 if +0 … +5 sits out duel 4
     96 … 101   1 if +0 … +5 is bankrupt
    102         players
    103         phase: 2 buy, 3 duel
    104         duel, 1 to 4; 0 while buying
    105         pot
    106         cards in the stock
    107         the dealer, as k of +k
    108         hands finished
    109         `max_hands`, or 0 for none
"""

from rospo.core.bits import count
from rospo.core.record import Ints
from rospo.games.twins.rules import DECK, State

SIZE = 110


def observe(s: State, seat: int, out: Ints) -> None:
    for card in range(DECK):
        out[card] = s.hands[seat] >> card & 1
    for k in range(s.players):
        player = (seat + k) % s.players
        out[60 + k] = s.chips[player]
        out[66 + k] = count(s.hands[player])
        out[72 + k] = s.bought[player]
        out[78 + k] = s.playing >> player & 1
        out[84 + k] = s.waiting >> player & 1
        out[90 + k] = s.sits_out >> player & 1
        out[96 + k] = s.bankrupt >> player & 1
    out[102] = s.players
    out[103] = s.phase
    out[104] = s.duel
    out[105] = s.pot
    out[106] = DECK - s.top
    out[107] = (s.dealer - seat) % s.players
    out[108] = s.round
    out[109] = s.max_hands
