"""No game is named outside its own folders, so that a game can be added without a change to any file.

Named: by its name, its title, or the id of one of its rules. Each exception has its reason.
"""

import re
import subprocess
from collections import Counter
from functools import cache
from pathlib import Path

import pytest

from rospo.play import registry
from tests.kits import KITS

ROOT = Path(__file__).parents[1]
HERE = [game for game in KITS if (ROOT / f"src/rospo/games/{game}").is_dir()]
"""The games of this repository."""

OWN = (
    *("src/rospo/games/{}/", "tests/games/{}/", "docs/games/{}.md"),
    "web/src/games/{}/",
)
"""What belongs to a game."""

PROSE = ("README.md", "web/README.md", "CHANGELOG.md", "CONTRIBUTING.md", "docs/", "pyproject.toml")
"""Texts for readers, who want examples; and how the package is described."""

EXAMPLES = {
    "examples/": "bots and learners for one game",
    "benchmarks/": "measurements of one game, or of all in one table, and what they printed",
    "Makefile": "runs a benchmark of one game",
    "mkdocs.yml": "what the site is about",
    "release/": "plays a game in an empty environment",
    "tests/": "play some game as an example; but see below",
    "src/rospo/__init__.py": "an example in its docstring",
    "src/rospo/core/errors.py": "an example in a docstring",
    "src/rospo/play/": "examples in docstrings",
    "src/rospo/simulate/": "examples in docstrings",
    "src/rospo/server/core/fair.py": "the format, which calls a hand of Twins a hand",
    "src/rospo/server/core/wire.py": "what a message is for",
    "src/rospo/adapters/": "examples in docstrings",
}
"""What else may name a game, and why."""

A_LIST = 4
"""Games, from which on naming them is a list of all."""

LISTS = {
    "tests/play/test_contract.py": "the contract names the games, and what is particular to some",
    "tests/play/test_records.py": "records as they were once written",
    "tests/server/fair_vectors.json": "deals for other languages to check",
    "tests/server/schemas/0.1.0.sql": "an evening at a server, as it was stored",
    "tests/server/test_faults.py": "a few tables, of several games, while the server is killed",
}
"""Tests that name every game all the same."""


@cache
def files() -> dict[str, str]:
    """Every text in the repository, by path."""
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    found = {}
    for name in filter(None, listed.split("\0")):
        data = (ROOT / name).read_bytes() if (ROOT / name).is_file() else b""
        if b"\0" not in data:
            found[name] = f"{name}\n{data.decode()}"
    return found


@cache
def named(game: str) -> re.Pattern[str]:
    title = registry.game(game).title
    words = "|".join({game, title, title.replace(" ", "")})
    return re.compile(rf"(?<![A-Za-z])(?:{words})(?![a-z])|\b{KITS[game].rules[0].split('-')[0]}-R?\d")


def outside(game: str) -> list[str]:
    own = tuple(place.format(game) for place in OWN)
    return [name for name, text in files().items() if not name.startswith((*own, *PROSE)) and named(game).search(text)]


@pytest.mark.parametrize("game", HERE)
def test_a_game_is_named_in_its_own_folders_only(game: str) -> None:
    assert [name for name in outside(game) if not name.startswith(tuple(EXAMPLES))] == []


def test_no_general_test_has_a_list_of_all_games() -> None:
    names = Counter(name for game in HERE for name in outside(game) if name.startswith("tests/"))
    assert {name for name, games in names.items() if games >= A_LIST} == set(LISTS)
