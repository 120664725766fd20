"""Istinto: what a seat sees, as numbers, for arrays of games: its view, without the log.

Seats are counted from you clockwise: `+k` is the k-th seat to your left, `+0` you.
"""

from rospo.core.layout import UNLIMITED, Field, Layout
from rospo.core.record import Ints
from rospo.core.shared import seat_left, steps_left
from rospo.games.istinto.rules import TRUMP, State, trumps

LAYOUT = Layout(
    1,
    (
        Field("hand", 60, "1 for each card of your hand, in deck order"),
        Field("trumps", 1, "trumps in your hand", 6),
        Field("table", 6, "the card of +0 … +5 in the trick that lies: 1 + its number in deck order, 61 a trump", 61),
        Field("bids", 6, "the bid of +0 … +5, plus 1; 0 for none yet", 12),
        Field("tricks", 6, "tricks taken by +0 … +5", 11),
        Field("scores", 6, "score of +0 … +5, finished rounds", UNLIMITED, -UNLIMITED),
        Field("players", 1, "players", 6),
        Field("phase", 1, "2 bid, 3 trick, 4 closing", 4),
        Field("trick", 1, "number of the trick, from 0; 11 when all are played", 11),
        Field("dealer", 1, "the dealer, as k of +k", 5),
        Field("led", 1, "who led the trick that lies, as 1 + k of +k; 0 if none lies", 6),
        Field("round", 1, "rounds finished", UNLIMITED),
        Field("until", 1, "points that win, or 0 for `each_dealt_twice`", 100),
        Field("challengeable", 1, "1 if revokes can be challenged"),
        Field("accepted", 6, "1 if +0 … +5 has accepted, in the closing step"),
    ),
)

HAND = LAYOUT.where("hand").start
TRUMPS = LAYOUT.where("trumps").start
TABLE = LAYOUT.where("table").start
BIDS = LAYOUT.where("bids").start
TRICKS = LAYOUT.where("tricks").start
SCORES = LAYOUT.where("scores").start
PLAYERS = LAYOUT.where("players").start
PHASE = LAYOUT.where("phase").start
TRICK = LAYOUT.where("trick").start
DEALER = LAYOUT.where("dealer").start
LED = LAYOUT.where("led").start
ROUND = LAYOUT.where("round").start
UNTIL = LAYOUT.where("until").start
CHALLENGEABLE = LAYOUT.where("challengeable").start
ACCEPTED = LAYOUT.where("accepted").start


def observe(s: State, seat: int, out: Ints) -> None:
    hand = s.hands[seat]
    for card in range(TRUMP):
        out[HAND + card] = hand >> card & 1
    out[TRUMPS] = trumps(hand)
    for k in range(s.players):
        player = seat_left(s, seat, k)
        if steps_left(s, s.lead, player) < s.lying:
            out[TABLE + k] = s.table[player] + 1
        out[BIDS + k] = s.bids[player] + 1
        out[TRICKS + k] = s.tricks[player]
        out[SCORES + k] = s.scores[player]
    out[PLAYERS] = s.players
    out[PHASE] = s.phase
    out[TRICK] = s.trick
    out[DEALER] = steps_left(s, seat, s.dealer)
    if s.lying > 0:
        out[LED] = 1 + steps_left(s, seat, s.lead)
    out[ROUND] = s.round
    out[UNTIL] = s.target
    out[CHALLENGEABLE] = s.challengeable
    for k in range(s.players):
        out[ACCEPTED + k] = s.accepted >> seat_left(s, seat, k) & 1
