"""Istinto: how simulated players choose, in plain functions that compile with the rules."""

from rospo.core.bits import count, nth
from rospo.core.chance import below
from rospo.games.istinto.rules import ACCEPT, BID, BIDS, CLOSING, PLAY, State, playable


def choose(s: State, seat: int, x: int) -> tuple[int, int]:
    """The random policy: any bid, any card that may be played, each as likely. It accuses nobody (IS-R2)."""
    if s.phase == CLOSING:
        return x, ACCEPT
    if s.phase == BID:
        return below(x, BIDS)
    cards = playable(s, seat)
    x, n = below(x, count(cards))
    return x, PLAY + nth(cards, n)
