"""Finds the kits: every folder in `tests/games`, and the modules that `ROSPO_KITS` names, with commas between them.

So a game from another package goes through the general tests: install it, and say
`ROSPO_KITS=their.tests.kit python -m pytest tests/leaks tests/lockstep …`.
"""

import os
from importlib import import_module
from pathlib import Path
from typing import Any

import rospo
from rospo.play import registry
from tests.kit import Kit

FOLDERS = sorted(path.parent.name for path in (Path(__file__).parent / "games").glob("*/kit.py"))
MODULES = [*(f"tests.games.{name}.kit" for name in FOLDERS), *filter(None, os.environ.get("ROSPO_KITS", "").split(","))]
FOUND: dict[str, Kit] = {kit.game: kit for kit in (import_module(name).KIT for name in MODULES)}

KITS: dict[str, Kit] = {name: FOUND[name] for name in rospo.games() if name in FOUND}
"""By the names of the games, in their order."""

ALL_TABLES = [(game, players) for game in KITS for players in registry.game(game).seats]
"""Every game with every number of players."""


def package(game: str) -> str:
    """Where a game's own modules and words are."""
    rules: Any = registry.game(game).rules
    return str(rules.__name__).rpartition(".")[0]
