"""What an evening is depends on its seed and on nothing else."""

import os
import subprocess
import sys
from pathlib import Path

from tests.simulation.test_seeds import SHORT, told


def test_a_seed_tells_the_same_story_in_another_process() -> None:
    here, figures = told(SHORT, "mixed")
    command = [sys.executable, "-m", "tests.simulation", "--seed", str(SHORT), "--kind", "mixed", "--trace"]
    env = {**os.environ, "PYTHONHASHSEED": "7"}
    root = Path(__file__).parents[2]
    there = subprocess.run(command, cwd=root, env=env, capture_output=True, text=True, check=True).stdout
    assert there.splitlines()[: len(here)] == here
    assert figures.evenings == 1
