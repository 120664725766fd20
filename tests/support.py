"""What many tests need: marking a rule, expecting a refusal, playing at random."""

from collections.abc import Iterator
from contextlib import contextmanager
from random import Random

import pytest

import rospo
from rospo import Match
from tests.kits import KITS

rule = pytest.mark.rule
"""`@rule("TT-6")`: this test shows that rule. A test fails if an id has none."""


@contextmanager
def illegal(rule_id: str, match: Match | None = None) -> Iterator[None]:
    """Expect a refusal by that rule; with a match, expect also that nothing changed (ALL-R4)."""
    before = everything(match) if match else None
    with pytest.raises(rospo.IllegalMove) as caught:
        yield
    assert caught.value.rule == rule_id, f"refused by {caught.value.rule}: {caught.value}"
    assert f"({rule_id})" in str(caught.value)
    if match:
        assert everything(match) == before


def everything(match: Match) -> tuple[object, ...]:
    """All there is in a match, for comparing."""
    return match._state.values(), list(match._log), str(match.record())


def texts(match: Match, seat: int) -> list[str]:
    """The legal moves of a seat, as texts."""
    return [str(move) for move in match.legal(seat)]


def random_move(match: Match, rng: Random, *, seldom: float = 0.0) -> tuple[int, str]:
    """A seat that may act and one of its moves; moves that its kit calls rare come only with that probability."""
    while True:
        seat = rng.choice(match.to_act)
        moves = texts(match, seat)
        if rng.random() >= seldom:
            moves = calm(match.game, moves)
        if moves:
            return seat, rng.choice(moves)


def calm(game: str, moves: list[str]) -> list[str]:
    """The moves without the rare ones."""
    seldom = KITS[game].seldom
    return moves if seldom is None else [move for move in moves if not move.startswith(seldom)]


def play_on(match: Match, rng: Random, moves: int | None = None, *, seldom: float = 0.0) -> Match:
    """Play this many random moves, or to the end."""
    while not match.over and moves != 0:
        match.play(*random_move(match, rng, seldom=seldom))
        moves = None if moves is None else moves - 1
    return match
