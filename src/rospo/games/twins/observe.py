"""Twins: what a seat sees, as numbers, for arrays of games: its view, without the log.

Cards are in deck order; seats are counted from you clockwise: `+k` is the k-th seat to your left, `+0` you. All pick at
once, whoever is asked first, so picked cards count as in the hand until they are shown.
"""

from rospo.core.bits import count
from rospo.core.layout import UNLIMITED, Field, Layout
from rospo.core.record import Ints
from rospo.core.shared import seat_left, steps_left
from rospo.games.twins.rules import DECK, DUEL as DUELLING, State

LAYOUT = Layout(
    1,
    (
        Field("hand", 60, "1 for each card of your hand"),
        Field("chips", 6, "chips of +0 … +5", UNLIMITED),
        Field("hands", 6, "cards in the hand of +0 … +5", 10),
        Field("bought", 6, "cards that +0 … +5 bought in this hand", 2),
        Field("in_duel", 6, "1 if +0 … +5 is in this duel"),
        Field("sits_out", 6, "1 if +0 … +5 sits out duel 4"),
        Field("bankrupt", 6, "1 if +0 … +5 is bankrupt"),
        Field("players", 1, "players", 6),
        Field("phase", 1, "2 buy, 3 duel", 3),
        Field("duel", 1, "the duel, 1 to 4; 0 while buying", 4),
        Field("pot", 1, "chips in the pot", UNLIMITED),
        Field("stock", 1, "cards in the stock", 60),
        Field("dealer", 1, "the dealer, as k of +k", 5),
        Field("hand_number", 1, "hands finished", UNLIMITED),
        Field("max_hands", 1, "`max_hands`, or 0 for none", UNLIMITED),
    ),
)

HAND = LAYOUT.where("hand").start
CHIPS = LAYOUT.where("chips").start
HANDS = LAYOUT.where("hands").start
BOUGHT = LAYOUT.where("bought").start
IN_DUEL = LAYOUT.where("in_duel").start
SITS_OUT = LAYOUT.where("sits_out").start
BANKRUPT = LAYOUT.where("bankrupt").start
PLAYERS = LAYOUT.where("players").start
PHASE = LAYOUT.where("phase").start
DUEL = LAYOUT.where("duel").start
POT = LAYOUT.where("pot").start
STOCK = LAYOUT.where("stock").start
DEALER = LAYOUT.where("dealer").start
HAND_NUMBER = LAYOUT.where("hand_number").start
MAX_HANDS = LAYOUT.where("max_hands").start


def observe(s: State, seat: int, out: Ints) -> None:
    hand = unshown(s, seat)
    for card in range(DECK):
        out[HAND + card] = hand >> card & 1
    for k in range(s.players):
        player = seat_left(s, seat, k)
        out[CHIPS + k] = s.chips[player]
        out[HANDS + k] = count(unshown(s, player))
        out[BOUGHT + k] = s.bought[player]
        out[IN_DUEL + k] = s.playing >> player & 1
        out[SITS_OUT + k] = s.sits_out >> player & 1
        out[BANKRUPT + k] = s.bankrupt >> player & 1
    out[PLAYERS] = s.players
    out[PHASE] = s.phase
    out[DUEL] = s.duel
    out[POT] = s.pot
    out[STOCK] = DECK - s.top
    out[DEALER] = steps_left(s, seat, s.dealer)
    out[HAND_NUMBER] = s.round
    out[MAX_HANDS] = s.max_hands


def unshown(s: State, seat: int) -> int:
    """The cards of a seat that nobody else has seen: its hand and its secret pick."""
    if s.phase == DUELLING and (s.playing & ~s.waiting) >> seat & 1:
        return s.hands[seat] | 1 << s.picks[2 * seat] | 1 << s.picks[2 * seat + 1]
    return s.hands[seat]
