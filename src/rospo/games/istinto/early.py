"""Istinto: a card committed before its turn (`rospo.core.early.Early`; IS-12, IS-R3)."""

from rospo.core.bits import members
from rospo.core.game import OVER
from rospo.games.istinto import rules
from rospo.games.istinto.rules import Refusal, State


def refusal(s: State, seat: int, action: int) -> int:
    """The suit led is known, so a card that may be played now may still be played when the turn comes."""
    if not rules.PLAY <= action < rules.CHALLENGE:
        return Refusal.EARLY_ONLY_CARDS
    if s.phase == OVER:
        return Refusal.MATCH_OVER
    if s.phase == rules.CLOSING:
        return Refusal.ROUND_IS_PLAYED
    if s.phase == rules.BID or s.lying == 0:
        return Refusal.EARLY_BEFORE_LEAD
    if (seat - s.lead) % s.players <= s.lying:
        return Refusal.EARLY_TOO_LATE
    return rules.unplayable(s, seat, action - rules.PLAY)


def committable(s: State, seat: int) -> list[int]:
    """The cards that the seat may play to this trick, before its turn."""
    if s.phase != rules.TRICK or s.lying == 0 or (seat - s.lead) % s.players <= s.lying:
        return []
    return [rules.PLAY + card for card in members(rules.playable(s, seat))]


def occasion(s: State) -> tuple[int, ...]:
    """The trick: a card is committed to one trick only."""
    return s.round, s.trick
