"""A folder with custom bots."""

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

BOTS = """
class First:
    def choose(self, view, legal, rng):
        return legal[0]

class Last:
    def choose(self, view, legal, rng):
        return legal[-1]

class Boom:
    def choose(self, view, legal, rng):
        raise KeyError("no\\nidea")

class Leaves:
    def choose(self, view, legal, rng):
        raise SystemExit(3)

class Dies:
    def choose(self, view, legal, rng):
        import os
        os._exit(3)

class Illegal:
    def choose(self, view, legal, rng):
        return "take"

class Nonsense:
    def choose(self, view, legal, rng):
        return None

class Silent:
    pass

class Needy:
    def __init__(self, friend):
        self.friend = friend

class Grumpy:
    def __init__(self):
        raise RuntimeError("not today")

number = 3
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The current folder, with `some_bots.py` in it; imports from it are undone afterwards."""
    (tmp_path / "some_bots.py").write_text(BOTS)
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    known = set(sys.modules)
    yield tmp_path
    for name in set(sys.modules) - known:
        if str(getattr(sys.modules[name], "__file__", "")).startswith(str(tmp_path)):
            del sys.modules[name]
