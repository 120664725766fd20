"""The rules that all games share (ALL-R…): plain functions that compile with each game's own."""

from rospo.core.chance import FIRST_DEALER, below, stream
from rospo.core.game import AnyState
from rospo.core.record import Ints

NOBODY = -1


def left_of(s: AnyState, seat: int) -> int:
    """The left neighbour: the next seat clockwise."""
    if seat + 1 == s.players:
        return 0
    return seat + 1


def everybody(s: AnyState) -> int:
    """All seats, as bits."""
    players: int = s.players
    return (1 << players) - 1


def draw_dealer(s: AnyState) -> None:  # ALL-R1
    """The first dealer: set by the option, or drawn from the seed."""
    s.dealer = s.first_dealer
    if s.first_dealer == NOBODY:
        _, s.dealer = below(stream(s.seed, FIRST_DEALER), s.players)


def seat_left(s: AnyState, seat: int, k: int) -> int:
    """The k-th seat to the left of a seat; k is less than the number of players. (`%` would be the slowest part.)"""
    other = seat + k
    if other >= s.players:
        other -= s.players
    return other


def steps_left(s: AnyState, seat: int, other: int) -> int:
    """How many seats `other` is to the left of `seat`: the inverse of `seat_left`."""
    k = other - seat
    if k < 0:
        k += s.players
    return k


def pass_deal(s: AnyState) -> None:  # ALL-R1
    """The left neighbour deals the next round."""
    s.round += 1
    s.dealer = left_of(s, s.dealer)


def best_score(s: AnyState, scores: Ints) -> int:
    best = scores[0]
    for seat in range(1, s.players):
        best = max(best, scores[seat])
    return best


def best_seats(s: AnyState, scores: Ints) -> int:  # ALL-R2
    """The seats with the best score, as bits: ties share the win."""
    best = best_score(s, scores)
    seats = 0
    for seat in range(s.players):
        if scores[seat] == best:
            seats |= 1 << seat
    return seats
