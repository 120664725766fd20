"""Why a move of Wren is good or bad: what it takes, and what it leaves to the next player in imagined deals."""

from rospo.core.reasons import Position, Reason
from rospo.core.shared import left_of
from rospo_wren.moves import CARDS
from rospo_wren.rules import KING, State, feathers, is_king, smaller, takes

SENTENCES = {
    "takes": "`{card}` takes the branch: {feathers} feathers.",
    "leaves": "The next player holds a bird smaller than `{card}` in {tenths} of 10 imagined deals.",
}
SELDOM = 3


def of_move(now: Position, action: int) -> list[Reason]:
    s, card = now.state, CARDS[action]
    if takes(s, action):
        gained = feathers(s.branch | 1 << action) + KING * is_king(s, action)
        return [Reason("takes", "WR-6", good=True, facts=(("card", card), ("feathers", gained)))]
    tenths = now.tenths([_next_takes(deal.state, now.seat, action) for deal in now.deals])
    return [Reason("leaves", "WR-6", good=tenths < SELDOM, facts=(("card", card), ("tenths", tenths)))]


def _next_takes(s: State, seat: int, bird: int) -> bool:
    """Does the next player hold a smaller bird?"""
    return s.hands[left_of(s, seat)] & smaller(bird) != 0
