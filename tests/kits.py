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
PLACES = {kit.game: name.rpartition(".")[0] for name, kit in zip(MODULES, FOUND.values(), strict=True)}

KITS: dict[str, Kit] = {name: FOUND[name] for name in rospo.games() if name in FOUND}
"""By the names of the games, in their order."""

ALL_TABLES = [(game, players) for game in KITS for players in registry.game(game).seats]
"""Every game with every number of players."""


def beside(game: str, name: str) -> Any:
    """A module beside a game's kit, imported only where it is needed."""
    return import_module(f"{PLACES[game]}.{name}")
