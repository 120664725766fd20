"""What docs/new_game.md says of a game's folder: that alone makes it a game."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

from tests.docs.blocks import ROOT

GAME = ROOT / "src/rospo/games/istinto"
WEB_GAME = ROOT / "web/src/games/istinto"

TRIES = """
import io, sys
import rospo
from rospo.bots.table import play_out
from rospo.cli import main

assert "fifth" in rospo.games()
match = rospo.start("fifth", players=3, seed=1, until=60)
play_out(match, [rospo.bot(level, "fifth") for level in ("random", "novice", "club")], seed=1)
assert match.over
assert rospo.load(str(match.record())).view(1) == match.view(1)
assert main(["rules", "fifth"]) == 0
sys.stdin = io.StringIO("3\\nhelp\\nquit\\n")
assert main(["play", "fifth", "--players", "3"]) == 0
"""


def test_a_copied_folder_is_a_game(tmp_path: Path) -> None:
    package = tmp_path / "rospo"
    shutil.copytree(ROOT / "src/rospo", package, ignore=shutil.ignore_patterns("__pycache__", "web"))
    copy = package / "games/fifth"
    shutil.copytree(package / "games/istinto", copy)
    for file in copy.glob("*.py"):
        file.write_text(file.read_text().replace("rospo.games.istinto", "rospo.games.fifth"))
    named = copy / "__init__.py"
    named.write_text(named.read_text().replace('name="istinto"', 'name="fifth"').replace("place=4", "place=5"))
    env = {**os.environ, "PYTHONPATH": str(tmp_path)}
    command = [sys.executable, "-c", TRIES]
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    assert "play a card > " in done.stdout


def test_the_places_that_it_names_are_there() -> None:
    text = (ROOT / "docs/new_game.md").read_text()
    named = {word for word in re.findall(r"`([\w./]+/[\w./]+)`", text) if not word.startswith("src/lessons")}
    assert len(named) > 15
    for word in named:
        places = [place / word for place in (ROOT, ROOT / "src/rospo", ROOT / "web/src", GAME, WEB_GAME)]
        assert any(place.exists() for place in places), word
