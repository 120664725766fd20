"""Bugs that were planted are found. `make planted` plants all of them; here, that each still can be, and a few."""

import subprocess
from pathlib import Path

import pytest

from tests.simulation.planted import PATCHES, ROOT, copy_to, find, what

SOON = ("acknowledged_before_disk", "resync_off_by_one")
RESULTS = ROOT / "benchmarks/results/planted_bugs.txt"


@pytest.mark.parametrize("patch", PATCHES, ids=lambda patch: patch.stem)
def test_a_planted_bug_still_fits_the_sources(patch: Path) -> None:
    assert what(patch).endswith(".")
    subprocess.run(["git", "apply", "--check", str(patch)], cwd=ROOT, check=True)


def test_all_planted_bugs_were_found_when_last_tried() -> None:
    found = [line.strip() for line in RESULTS.read_text().splitlines() if line.startswith("    ")]
    assert [line.partition(":")[0] for line in found] == [patch.stem for patch in PATCHES]
    assert len(found) >= 20
    assert not [line for line in found if "not found" in line]


@pytest.mark.parametrize("name", SOON)
def test_the_simulation_finds_a_planted_bug(name: str, tmp_path: Path) -> None:
    copy_to(tmp_path)
    patch = next(patch for patch in PATCHES if patch.stem == name)
    assert find(patch, tmp_path) is not None
