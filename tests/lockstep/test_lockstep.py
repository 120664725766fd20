"""Compiled, uncompiled and the second implementation agree, move by move, for every option and player count."""

import os

import pytest

from tests.kit import Run
from tests.kits import KITS
from tests.lockstep.together import Together

TIMES = 100 if os.environ.get("ROSPO_LONG") else 1
"""`make long` plays a hundred times as many games."""


def named(game: str, run: Run) -> str:
    return "-".join([game, str(run.players), *(f"{name}={value}" for name, value in run.options.items())])


RUNS = [
    pytest.param(game, run, id=named(game, run), marks=pytest.mark.xdist_group(game))
    for game, kit in KITS.items()
    for run in kit.lockstep
]


@pytest.mark.parametrize(("game", "run"), RUNS)
def test_the_three_implementations_agree(game: str, run: Run) -> None:
    together = Together(game, run.players, run.games * TIMES, seed=run.seed, **run.options)
    assert together.play(seldom=run.seldom, slip=run.slip) > run.moves
