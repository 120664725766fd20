"""Packages with a game, put where installed ones are."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]

Installed = Callable[..., None]
Said = Callable[..., "subprocess.CompletedProcess[str]"]


@pytest.fixture
def install(tmp_path: Path) -> Installed:
    """Put a copy of a game where installed packages are, as another game."""

    def install(name: str, *, game: str = "istinto", package: str | None = None, value: str | None = None) -> None:
        package = package or name
        shutil.copytree(
            ROOT / "src/rospo/games" / game, tmp_path / package, ignore=shutil.ignore_patterns("__pycache__")
        )
        for file in (tmp_path / package).glob("*.py"):
            text = file.read_text().replace(f"rospo.games.{game}", package)
            file.write_text(text.replace(f'name="{game}"', f'name="{name}"').replace("place=", "place=-"))
        info = tmp_path / f"{package}-1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
        (info / "entry_points.txt").write_text(f"[rospo.games]\n{name} = {value or package}\n")

    return install


@pytest.fixture
def python(tmp_path: Path) -> Said:
    """Run Python with those packages installed."""

    def run(*arguments: str) -> "subprocess.CompletedProcess[str]":
        path = os.pathsep.join([str(tmp_path), str(ROOT / "src")])
        return subprocess.run(
            [sys.executable, "-W", "error", *arguments],
            env={**os.environ, "PYTHONPATH": path},
            capture_output=True,
            text=True,
            check=False,
        )

    return run
