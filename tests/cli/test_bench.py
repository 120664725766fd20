"""`rospo bench`: its figures are there and plausible. Speed itself isn't tested."""

import json

import pytest

import rospo as library
from rospo.cli import bench
from tests.cli.conftest import Rospo
from tests.kits import KITS


@pytest.fixture
def measured(monkeypatch: pytest.MonkeyPatch) -> None:
    def measure(game: str, *, quick: bool) -> bench.Speeds:
        found = bench.Speeds(game, 3, 500, 40e6, 76e6, 90_000.0, [(1_000, 0.01), (10_000, 0.1)])
        if not quick:
            found.compile_cold, found.compile_warm = 4.0, 0.3
        return found

    monkeypatch.setattr(bench, "measure", measure)
    monkeypatch.setattr(bench, "start_seconds", lambda times: 0.05)


def test_tables(rospo: Rospo, measured: None) -> None:
    out = rospo("bench").out
    for word in (*library.games(), "40.0 M", "76.0 M", "×1.90", "90,000", "500 B", "4.00 s", "10,000", "50 ms"):
        assert word in out
    assert max(map(len, out.splitlines())) <= 80


def test_quick_tables(rospo: Rospo, measured: None) -> None:
    assert "4.00 s" not in rospo("bench", "--quick").out


def test_json(rospo: Rospo, measured: None) -> None:
    found = json.loads(rospo("bench", "--quick", "--json").out)
    assert [game["game"] for game in found["games"]] == list(library.games())
    assert found["start_seconds"] == 0.05
    assert found["games"][0]["compile_cold"] is None


@pytest.mark.parametrize("game", KITS)
def test_measuring_plain_play(game: str) -> None:
    assert bench.plain_speed(game, KITS[game].players, 0.01) > 100


def test_measuring_a_new_process() -> None:
    assert 0 <= bench.in_new_process("pass") < 1
    assert 0 < bench.start_seconds(times=1) < 10


def test_measuring_compiled_play() -> None:
    assert bench.state_bytes("take_that") > 100
    assert bench.compiled_speed("take_that", 3, 50) > 10_000
    assert bench.seconds_for("take_that", 3, 50) > 0
