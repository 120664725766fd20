"""`rospo arena`: its arguments, its output and its refusals. The arena itself is tested with the bots."""

import json
import sys
from pathlib import Path
from typing import Any

import pytest

from rospo.bots import arena
from rospo.cli import chart
from tests.cli.conftest import Rospo

BOTS = "class First:\n    def choose(self, view, legal, rng):\n        return legal[0]\n"
LINE = "arena take_that --rounds 1 --seed 1 --workers 1 --games 5 --bots"


def test_a_table_that_fits(rospo: Rospo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    said = rospo(*LINE.split(), "random,novice,random")
    assert (said.status, said.err) == (0, "")
    assert "Take That, 3 players, seed 1" in said.out
    assert "6 games (asked for: 5; deals are played whole) on 2 deals, each played 3 times" in " ".join(
        said.out.split()
    )
    assert "novice − random" in said.out or "random − novice" in said.out
    assert max(map(len, said.out.splitlines())) <= 80
    assert "…" not in said.out


def test_one_deal_has_no_interval(rospo: Rospo) -> None:
    out = rospo("arena", "take_that", "--rounds", "1", "--workers", "1", "--games", "1", "--bots", "random,random").out
    assert "50.0 ± ? %" in out
    assert "1 game on 1 deal, in" in " ".join(out.split())


def test_json_is_one_object_and_nothing_else(rospo: Rospo) -> None:
    said = rospo(*LINE.split(), "random,random", "--json")
    found = json.loads(said.out)
    assert said.err == ""
    assert (found["game"], found["seed"], found["games"], found["workers"]) == ("take_that", 1, 5, 1)
    assert [line["bot"] for line in found["bots"]] == ["random"]
    assert found["differences"] == []


def test_a_custom_bot(rospo: Rospo, monkeypatch: pytest.MonkeyPatch) -> None:
    Path("arena_guest.py").write_text(BOTS)
    monkeypatch.setattr(sys, "path", list(sys.path))
    said = rospo(*LINE.split(), "arena_guest:First,random")
    assert said.status == 0
    assert "arena_guest:First" in said.out
    del sys.modules["arena_guest"]


def test_what_is_asked_for(rospo: Rospo, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: dict[str, Any] = {}
    real = arena.run

    def run(game: str, bots: list[str], games: int, **wanted: Any) -> Any:
        asked.update(wanted, game=game, bots=bots, games=games)
        return real(game, ["random"] * 2, 1, workers=1, rounds=1)

    monkeypatch.setattr(arena, "run", run)
    line = "arena take --bots expert,random --games 1_000 --seed 7 --workers 3 --ms 5 --pro"
    assert rospo(*line.split()).status == 0
    del asked["progress"]
    assert asked == {
        "game": "take_that", "bots": ["expert", "random"], "games": 1000, "seed": 7, "workers": 3,
        "bot_options": {"ms": 5}, "pro": True,
    }  # fmt: skip
    rospo("arena", "take", "--bots", "random,random", "--fast")
    assert asked["bot_options"] == {"fast": True}


@pytest.mark.parametrize(("name", "start"), [("a.png", b"\x89PNG"), ("b.SVG", b"<?xml")])
def test_a_picture(rospo: Rospo, name: str, start: bytes) -> None:
    assert rospo(*LINE.split(), "random,novice", "--plot", name).status == 0
    first = Path(name).read_bytes()
    assert first.startswith(start)
    Path(name).unlink()
    rospo(*LINE.split(), "random,novice", "--plot", name)
    assert Path(name).read_bytes() == first


REFUSED = [
    ("arena", "GAME is take_that"),
    ("arena twins", "say who plays with --bots: Twins is for 3 to 6"),
    ("arena twins --bots random,random", "--bots names 2 bots: Twins is for 3 to 6"),
    ("arena twins --bots random,random,clever", "no bot of twins is called 'clever'"),
    ("arena twins --bots random,random,nobody:Here", "no nobody.py"),
    ("arena twins --bots random,random,random --games 0", "from 1"),
    ("arena twins --bots random,random,random --until 60", "--max-hands"),
    ("arena twins --bots random,random,random --plot a.pdf", "ends in .png or .svg"),
    ("arena twins --bots random,random,random --plot nowhere/a.png", "no folder"),
    ("arena twins --bots random,random,random --ms 5 --fast", "not allowed"),
]


@pytest.mark.parametrize(("line", "right"), REFUSED, ids=[line for line, _ in REFUSED])
def test_bad_input_is_one_line(rospo: Rospo, line: str, right: str) -> None:
    said = rospo(*line.split())
    assert (said.status, said.out) == (2, "")
    assert said.err.count("\n") == 1, said.err
    assert right in said.err


def test_without_matplotlib_it_says_what_to_install(rospo: Rospo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chart, "find_spec", lambda name: None)
    said = rospo(*LINE.split(), "random,random", "--plot", "a.png")
    assert (said.status, said.out) == (2, "")
    assert "pip install 'rospo[plot]'" in said.err
