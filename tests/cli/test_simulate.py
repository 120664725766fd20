"""`rospo simulate`: its figures and its output. Simulation itself is tested with the simulator."""

import json
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from rospo import simulate
from rospo.cli.simulate import summed_up
from tests.cli.conftest import Rospo


def result(scores: list[list[int]], winners: list[list[bool]]) -> Any:
    return SimpleNamespace(
        scores=np.array(scores, np.int32),
        winners=np.array(winners, np.bool_),
        moves=np.full(len(scores), 10, np.int32),
        seconds=0.5,
    )


def test_the_sums_are_right() -> None:
    found = summed_up(result([[4, 2], [0, 2], [2, 2]], [[True, False], [False, True], [True, True]]), ["a", "b"])
    first, second = found["seats"]
    assert (first["mean"], first["min"], first["max"], first["spread"]) == (2.0, 0, 4, 2.0)
    assert first["error"] == pytest.approx(2 / 3**0.5)
    assert first["interval"] == pytest.approx([2 - 4.303 * first["error"], 2 + 4.303 * first["error"]])
    assert (first["win_rate"], second["win_rate"]) == pytest.approx((0.5, 0.5))  # a shared win is half a win
    assert second["spread"] == 0
    assert (found["shared_wins"], found["moves"], found["moves_per_second"]) == (1, 30, 60.0)


def test_one_game_has_no_spread() -> None:
    assert summed_up(result([[1, 2]], [[False, True]]), ["a", "b"])["seats"][0]["error"] == 0


@pytest.fixture
def asked(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """Records the simulator's arguments; it answers at once."""
    seen: dict[str, Any] = {}

    def run(game: str, **wanted: Any) -> Any:
        seen.update(wanted, game=game)
        players = wanted["players"]
        return result([[-5] * players] * 2, [[True] * players] * 2)

    monkeypatch.setattr(simulate, "run", run)
    return seen


def test_what_is_asked_for(rospo: Rospo, asked: dict[str, Any]) -> None:
    line = "simulate take_that --players 2 --games 1_000 --seed 7 --workers 3 --bots random,random --pro --rounds 1"
    assert rospo(*line.split()).status == 0
    del asked["progress"]
    assert asked == {
        "game": "take_that", "players": 2, "games": 1000, "seed": 7, "workers": 3, "bots": ["random", "random"],
        "pro": True, "rounds": 1,
    }  # fmt: skip


def test_json_is_one_object_and_nothing_else(rospo: Rospo, asked: dict[str, Any]) -> None:
    said = rospo("simulate", "istinto", "--games", "2", "--json")
    found = json.loads(said.out)
    assert said.err == ""
    assert found["game"] == "istinto"
    assert found["seed"] == asked["seed"]
    assert len(found["seats"]) == found["players"] == 4


def test_the_table_fits_and_uses_real_minus_signs(rospo: Rospo, asked: dict[str, Any]) -> None:
    out = rospo("simulate", "istinto", "--games", "2", "--players", "6").out
    assert "−5.000" in out
    assert "16.67 %" in out
    assert "0.00 pp" in out
    assert "(sd)" in out
    assert max(map(len, out.splitlines())) <= 100
    assert "shares" in out


def test_a_real_run(rospo: Rospo) -> None:
    said = rospo("simulate", "take_that", "--players", "2", "--games", "50", "--seed", "1", "--rounds", "1", "--json")
    found = json.loads(said.out)
    assert found["moves"] > 50
    assert sum(seat["win_rate"] for seat in found["seats"]) == pytest.approx(1)
