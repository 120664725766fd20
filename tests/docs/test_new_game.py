"""docs/new_game.md names every file of a game, and every capability. That it is enough, `tests/fifth_game` shows."""

import re
from dataclasses import MISSING, fields

import pytest

from rospo.core.game import Game
from tests.docs.blocks import ROOT

TEXT = (ROOT / "docs/new_game.md").read_text()
NAMED = set(re.findall(r"`([\w./]+)`", TEXT))
WREN = ROOT / "tests/fifth_game"


def files() -> list[str]:
    """What is in Wren's folders: golden games and copies by their folder."""
    found = set()
    for path in WREN.rglob("*"):
        folder = path.parent.name
        if path.is_symlink():
            found.add(f"{path.name}/")
        elif path.is_file() and folder != "__pycache__":
            whole = f"{folder}/" if folder in ("golden", "openspiel") else path.name
            found.add(f"scores/{path.name}" if folder == "scores" else whole)
    return sorted(found)


@pytest.mark.parametrize("file", files())
def test_every_file_is_named(file: str) -> None:
    assert {file, f"words/{file}"} & NAMED


@pytest.mark.parametrize("field", [field.name for field in fields(Game) if field.default is not MISSING])
def test_every_capability_has_a_line(field: str) -> None:
    assert f"\n| `{field}` | " in TEXT
