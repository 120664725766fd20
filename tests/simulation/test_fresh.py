"""Evenings nobody has lived through before. If one fails, its seed says how to see it again."""

import os
import subprocess
import sys
from pathlib import Path
from time import monotonic

import pytest

from tests.simulation.__main__ import fresh_seed, live
from tests.simulation.evening import Figures
from tests.simulation.test_seeds import SHORT, told

PARTS, SECONDS = 3, 10.0
"""Half a minute of this machine's time, in parts that may run side by side."""


@pytest.mark.parametrize("part", range(PARTS))
def test_evenings_of_fresh_seeds_keep_every_promise(part: int) -> None:
    total, end = Figures(), monotonic() + SECONDS
    seed = fresh_seed()
    while monotonic() < end:
        try:
            live(seed, total)
        except Exception as error:
            raise AssertionError(f"to see it again: python -m tests.simulation --seed {seed} --trace") from error
        seed += 1
    assert total.moves


def test_a_seed_tells_the_same_story_in_another_process() -> None:
    here, figures = told(SHORT, "mixed")
    command = [sys.executable, "-m", "tests.simulation", "--seed", str(SHORT), "--kind", "mixed", "--trace"]
    env = {**os.environ, "PYTHONHASHSEED": "7"}
    root = Path(__file__).parents[2]
    there = subprocess.run(command, cwd=root, env=env, capture_output=True, text=True, check=True).stdout
    assert there.splitlines()[: len(here)] == here
    assert figures.evenings == 1
