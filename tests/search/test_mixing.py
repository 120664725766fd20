"""Regret matching, and worlds drawn by how plausible they are: the plain functions, on games of their own."""

from math import comb
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from rospo.core.chance import below, stream
from rospo.search import mixing, worlds

Payoffs = list[list[float]]
"""Payoffs of the player who chooses the row; the other one loses as much."""


def balance(payoffs: Payoffs, rounds: int = 4000) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """The average strategies of both players when they learn by regret."""
    game = np.array(payoffs)
    values = (game, -game.T)
    regrets = [np.zeros(n) for n in game.shape]
    likely = [np.zeros(n) for n in game.shape]
    mixed = [np.zeros(n) for n in game.shape]
    for turn in range(rounds):
        for player in range(2):
            mixing.chances(regrets[player], likely[player])
        for player in range(2):
            mixing.regret(values[player] @ likely[1 - player], likely[player], regrets[player])
            mixed[player] += likely[player] * (turn + 1)
    return mixed[0] / mixed[0].sum(), mixed[1] / mixed[1].sum()


@pytest.mark.parametrize(
    ("payoffs", "rows", "columns"),
    [
        ([[1, -1], [-1, 1]], [1 / 2, 1 / 2], [1 / 2, 1 / 2]),  # matching pennies
        ([[2, -1], [-1, 1]], [2 / 5, 3 / 5], [2 / 5, 3 / 5]),  # a match of heads pays double
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], [1 / 3] * 3, [1 / 3] * 3),  # rock, paper, scissors
        ([[0, -1, 2], [1, 0, -1], [-2, 1, 0]], [1 / 4, 1 / 2, 1 / 4], [1 / 4, 1 / 2, 1 / 4]),  # a rock's win is double
        ([[3, 1], [0, 0]], [1, 0], [0, 1]),  # nothing to mix
    ],
)
def test_regret_matching_finds_the_balance(payoffs: Payoffs, rows: list[float], columns: list[float]) -> None:
    found = balance(payoffs)
    assert found[0] == pytest.approx(rows, abs=0.02)
    assert found[1] == pytest.approx(columns, abs=0.02)


def test_without_any_regret_all_choices_are_alike() -> None:
    out = np.zeros(4)
    mixing.chances(np.zeros(4), out)
    assert out.tolist() == [0.25] * 4
    mixing.chances(np.array([0.0, 3.0, 1.0, 0.0]), out)
    assert out.tolist() == [0, 0.75, 0.25, 0]


def test_negative_regret_is_forgotten() -> None:
    regrets = np.array([0.0, 2.0])
    mixing.regret(np.array([0.0, 1.0]), np.array([0.5, 0.5]), regrets)
    assert regrets.tolist() == [0, 2.5]


def test_choices_are_drawn_as_often_as_they_are_likely() -> None:
    likely = np.array([0.1, 0.0, 0.6, 0.3])
    counts = [0] * 4
    x = stream(1, 1)
    for _ in range(6000):
        x, choice = mixing.drawn(likely, x)
        counts[choice] += 1
    assert counts[1] == 0
    assert np.array(counts) / 6000 == pytest.approx(likely, abs=0.02)


# --- worlds


class TwoKinds:
    """A mind that imagines worlds 0 and 1 as often, and finds world 1 `odds` times as plausible."""

    def __init__(self, odds: float) -> None:
        self.odds = odds

    def imagine(self, s: Any, m: Any, seat: int, x: int) -> int:
        x, s[0] = below(x, 2)
        return x

    def plausible(self, s: Any, m: Any, seat: int) -> float:
        return self.odds if s[0] else 1.0


@pytest.mark.parametrize(("odds", "tries"), [(1.0, 6), (3.0, 1), (3.0, 2), (3.0, 6), (0.25, 6), (0.0, 3)])
def test_worlds_are_kept_in_proportion_to_how_plausible_they_are(
    odds: float, tries: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(worlds, "mind", TwoKinds(odds), raising=False)
    states, nothing = np.full((4, 1), -1), np.zeros((4, 1))
    desk = worlds.Desk(states, minds=nothing, tree=nothing, worth=nothing, points=nothing)
    ones, x = 0, stream(7, tries)
    for _ in range(4000):
        x = worlds.draw_world(desk, 0, x, tries)
        ones += states[worlds.WORLD, 0]
    assert ones / 4000 == pytest.approx(expected(odds, tries), abs=0.03)
    assert states[worlds.ROOT, 0] == -1, "what the seat knows stays as it is"


def expected(odds: float, tries: int) -> float:
    """Probability that the world kept is of kind 1, if each is kept in proportion to how plausible it is."""
    total = 0.0
    for ones in range(tries + 1):
        weight = odds * ones + tries - ones
        total += comb(tries, ones) / 2**tries * (odds * ones / weight if weight else ones > 0)
    return total
