"""Istinto: what a player with a perfect memory knows (IS-R5), and how it judges the others."""

from itertools import pairwise
from typing import Annotated, Any

from rospo.core.game import OVER, start_of_round
from rospo.core.record import Declared, Ints, i8, i64, record
from rospo.core.shared import NOBODY
from rospo.games.istinto.moves import card as number_of
from rospo.games.istinto.rules import (
    BID,
    CHALLENGE,
    NO_BID,
    NO_CARD,
    ONE_TRUMP,
    PLAY,
    TRUMP,
    State,
    apply,
    play,
)

TRUSTED = 100
AIMED = (4.7, 2.0, 1.0, 0.4, 0.15, 0.06)
"""Likelihood ratio of a sensible player to a random bidder, by how far the bid was missed."""
SAID = (1.8, 3.0, 2.2, 1.5, 1.2, 0.7, 0.9, 0.3, 0.05)
"""The same, by the bid itself."""

UNDEALT = 6
"""After the six seats: the holder of the undealt cards."""


@record
class Memory(Declared):
    """What everybody saw in this round."""

    played: Annotated[Ints, "i64*6"]  # the cards each seat has played, packed like a hand
    gone: i64  # all of them
    voids: Annotated[Ints, "i64*6"]  # cards that a seat can't have: suits it didn't follow
    doubts: Annotated[Ints, "i64*6"]  # cards it would have played instead if it had them; packed like distinct cards
    trust: Annotated[Ints, "i8*6"]  # percent chance that each seat plays sensibly; in an imagined world: 0 or 100
    # Scratch space for `imagine`
    room: Annotated[Ints, "i8*7"]
    dealt: Annotated[Ints, "i64*7"]
    giver: Annotated[Ints, "i8*7"]
    passed: Annotated[Ints, "i8*7"]
    broke: i8  # seats that played a suit they hadn't followed before: they revoked (IS-13)


def recall(view: Any, s: State, m: Memory) -> None:
    """State and memory from a view: replays this round's log on a table where only our hand is known."""
    log = view.log[start_of_round(view.log) :]
    s.scores[: s.players] = list(view.scores)
    s.round = view.round - 1
    s.dealer = view.dealer
    s.challenger = s.accused = NOBODY
    for seat in range(s.players):
        s.bids[seat] = NO_BID
    s.best = NO_CARD
    s.turn = s.dealer
    s.phase = BID
    forget(s, m)
    judge(view, m)
    for event in log:
        if event.kind == "bid":
            apply(s, event.seat, event.fact("bid"))
        elif event.kind == "play":
            action = PLAY + number_of(event.fact("card"))
            remember(s, m, event.seat, action)
            s.hands[event.seat] += 1 << action - PLAY  # it came from a hand we can't see
            play(s, event.seat, action - PLAY)
        elif event.kind == "accept":
            s.accepted |= 1 << event.seat
    s.revoked = m.broke
    if view.phase == "over":
        s.phase = OVER
    s.hands[view.seat] = sum(1 << number_of(name) for name in view.hand)


def judge(view: Any, m: Memory) -> None:
    """How sensible each seat seems, from its bids and their outcomes: does it aim, or name any number?"""
    for seat in range(view.players):
        if seat == view.seat:
            continue
        odds = 12.0
        for before, event in pairwise(view.log):
            if event.kind == "round" and before.kind != "challenge":  # a round that was cut short says nothing
                odds *= AIMED[min(abs(event.fact("bids")[seat] - event.fact("tricks")[seat]), 5)]
        if view.bids[seat] is not None:
            odds *= SAID[min(view.bids[seat], 8)]
        m.trust[seat] = round(TRUSTED * odds / (odds + 1))


def forget(s: State, m: Memory) -> None:
    for seat in range(6):
        m.played[seat] = 0
        m.voids[seat] = 0
        m.doubts[seat] = 0
        m.trust[seat] = TRUSTED
    m.gone = 0
    m.broke = 0


def remember(s: State, m: Memory, seat: int, action: int) -> None:
    if action < PLAY or action >= CHALLENGE:
        return
    card = action - PLAY
    if s.lying > 0 and s.suit != 0:
        if s.suit >> card & 1 == 0:
            m.voids[seat] |= s.suit
        m.doubts[seat] |= unlikely(s, seat, card)
    if m.voids[seat] >> card & 1:
        m.broke |= 1 << seat
    m.played[seat] += 1 << card
    m.gone += 1 << card


def unlikely(s: State, seat: int, card: int) -> int:
    """Cards that a sensible player who plays this card to a suit led won't have."""
    wanted = s.bids[seat] - s.tricks[seat]
    below_card = (1 << card) - 1
    below_best = (1 << s.best) - 1
    if s.suit >> card & 1 == 0:
        if wanted > 0 and card != TRUMP:
            return ONE_TRUMP
        return 0
    if card < s.best:  # it loses
        if wanted > 0:
            return s.suit & below_card
        return s.suit & below_best & ~below_card & ~(1 << card)
    if wanted > 0:
        return 0
    return s.suit & below_best
