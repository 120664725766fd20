"""A table of Ligretto Twist from a one-line picture.

`"you: flipped r, stack g b, parked y, covers 2 | rival: stack y, covers 0, score -7"`: one part a seat, under any name.
Stack and parked heap are told from the top, so the card parked last comes first. What isn't said isn't there.
"""

from typing import Any

import rospo
from rospo import Match
from rospo.games.ligretto_twist import moves, rules

YOU, RIVAL, THIRD, FOURTH = range(4)
NOBODY = -1  # whose hand is on a free pile


def table(picture: str, **options: Any) -> Match:
    """The match in the picture, at the start of the round's clock."""
    seats = [part.partition(":")[2] for part in picture.split("|")]
    match = rospo.start("ligretto_twist", len(seats), **{"seed": 1, "dealer": 0, **options})
    s = match._state
    s.stacked[:] = s.heap[:] = [0] * 4
    s.left[:] = [0] * 16
    for seat, facts in enumerate(seats):
        told = [fact.split() for fact in facts.split(",")]
        if len({word for word, *_ in told}) != len(told):
            raise ValueError(f"seat {seat} is told something twice")
        for word, *values in told:
            _set_fact(s, seat, word, values)
        if rules.cards_left(s, seat) == 0:
            raise ValueError(f"seat {seat} has no card: the round would be over")
    return match


def lays(match: Match, seat: int, pile: int, at: int | None = None) -> Match:
    """The seat flips and lays on that pile."""
    match.play(seat, "flip", at)
    match.play(seat, f"lay {pile}", at)
    return match


def table_view(match: Match) -> dict[str, Any]:
    """The view that everybody has."""
    return match.view(None).to_dict()


def _set_fact(s: rules.State, seat: int, word: str, values: list[str]) -> None:
    if word == "stack":
        _heap_up(s, seat, s.stack, s.stacked, values)
    elif word == "parked":
        _heap_up(s, seat, s.parked, s.heap, values)
    elif word == "flipped" and len(values) == 1:
        s.flipped[seat] = _colour(values[0])
        s.left[4 * seat + s.flipped[seat]] += 1
    elif word == "covers" and len(values) == 1:
        _cover(s, seat, int(values[0]))
    elif word == "score" and len(values) == 1:
        s.scores[seat] = int(values[0])
    else:
        raise ValueError(f"a picture can't say {' '.join([word, *values])!r}")


def _heap_up(s: rules.State, seat: int, cards: list[int], sizes: list[int], names: list[str]) -> None:
    if len(names) > rules.ROOM:
        raise ValueError(f"seat {seat} can't have {len(names)} cards in a heap")
    for i, name in enumerate(reversed(names)):
        cards[rules.ROOM * seat + i] = _colour(name)
        s.left[4 * seat + _colour(name)] += 1
    sizes[seat] = len(names)


def _cover(s: rules.State, seat: int, pile: int) -> None:
    if not 0 <= pile < rules.piles(s) or s.hand_on[pile] != NOBODY:
        raise ValueError(f"seat {seat} can't cover pile {pile}")
    s.covers[seat] = pile
    s.hand_on[pile] = seat


def _colour(name: str) -> int:
    if name not in tuple(moves.COLOURS):
        raise ValueError(f"no card is called {name!r}")
    return moves.card(name)
