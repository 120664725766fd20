"""Bugs of the kind that such servers have, each as a patch; and the proof that the simulation finds them.

Each patch begins with a line that says what is wrong. `make planted` applies one after the other to a copy of the
sources, and simulates until the bug is found.
"""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[3]
PATCHES = sorted(Path(__file__).parent.glob("*.patch"))
MOST_MINUTES = 2.0
"""Of processor time, in which each has to be found."""
FIRST_SEED = 1


class Found(NamedTuple):
    seed: int
    seconds: float
    why: str


def what(patch: Path) -> str:
    """The bug, in a sentence."""
    return patch.read_text().partition("\n")[0]


def copy_to(folder: Path) -> None:
    """The sources and the tests."""
    ignored = shutil.ignore_patterns("__pycache__", "web")
    for part in ("src/rospo", "tests"):
        shutil.copytree(ROOT / part, folder / part, ignore=ignored)


def find(patch: Path, folder: Path, minutes: float = MOST_MINUTES) -> Found | None:
    """Plant the bug in that copy, and simulate. None if it isn't found."""
    subprocess.run(["git", "apply", str(patch)], cwd=folder, check=True)
    path = {"PYTHONPATH": f"{folder}/src", "PYTHONDONTWRITEBYTECODE": "1"}
    command = [sys.executable, "-m", "tests.simulation", "--minutes", str(minutes), "--first", str(FIRST_SEED)]
    ran = subprocess.run(command, cwd=folder, env={**os.environ, **path}, capture_output=True, text=True, check=False)
    said = re.search(r"^seed (\d+), found after ([\d.]+) s of processor time", ran.stdout, re.MULTILINE)
    if ran.returncode == 0 or said is None:
        return None
    why = next(
        line for line in reversed(ran.stderr.strip().splitlines()) if re.match(r"[\w.]+(Error|Violation)\b", line)
    )
    return Found(int(said[1]), float(said[2]), why.partition("Violation: ")[2] or why)
