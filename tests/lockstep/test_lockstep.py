"""Compiled, uncompiled and the second implementation agree, move by move, for every option and player count."""

import os
from itertools import product
from typing import Any

import pytest

from tests.lockstep.together import Together

TIMES = 100 if os.environ.get("ROSPO_LONG") else 1
"""`make long` plays a hundred times as many games."""


@pytest.mark.parametrize(
    ("players", "pro", "open_heaps", "rounds"), list(product((2, 3, 4), (False, True), (False, True), (1, 2)))
)
def test_take_that(players: int, pro: bool, open_heaps: bool, rounds: int) -> None:
    options = {"pro": pro, "open_heaps": open_heaps, "rounds": rounds}
    assert Together("take_that", players, 20 * TIMES, seed=rounds, **options).play() > 50


@pytest.mark.parametrize(("players", "max_hands"), list(product((3, 4, 5, 6), (None, 1, 2, 5))))
def test_twins(players: int, max_hands: int | None) -> None:
    assert Together("twins", players, 40 * TIMES, seed=players, max_hands=max_hands).play() > 10


@pytest.mark.parametrize(
    ("players", "rounds", "fumble_ms", "fumble"),
    [(p, r, ms, 0.2) for p in (2, 3, 4) for r in (1, 5) for ms in (0, 600)],
)
def test_ligretto_twist(players: int, rounds: int, fumble_ms: int, fumble: float) -> None:
    games = (4 if rounds > 1 else 20) * TIMES
    options: dict[str, Any] = {"rounds": rounds, "fumble_ms": fumble_ms}
    assert Together("ligretto_twist", players, games, seed=players, **options).play(fumble=0.2) > 100


@pytest.mark.parametrize(
    ("players", "until", "dealer"), list(product((3, 4, 5, 6), (100, 60, "each_dealt_twice"), (None, 0)))
)
def test_istinto(players: int, until: int | str, dealer: int | None) -> None:
    together = Together("istinto", players, 3 * TIMES, seed=players, until=until, dealer=dealer)
    assert together.play() > 100


@pytest.mark.parametrize(("players", "until"), list(product((3, 4, 5, 6), (60, "each_dealt_twice"))))
def test_istinto_challengeable(players: int, until: int | str) -> None:
    accuse = 0.02 if until == "each_dealt_twice" else 0.0005
    together = Together("istinto", players, 4 * TIMES, seed=players, until=until, revokes="challengeable")
    assert together.play(accuse=accuse) > 100
