"""`rospo analyse`: its table, JSON and refusals. What it says is tested with the library."""

import json
from pathlib import Path

import pytest

from rospo.analysis import analyse
from rospo.cli.analyse import bars
from tests.analysis.played import BY_TURNS, RACES, played
from tests.cli.conftest import Rospo

LINE = ("--playouts", "100")


def saved(tmp_path: Path, game: str, *levels: str) -> str:
    path = tmp_path / f"{game}.rospo"
    path.write_text(str(played(game, *levels).record()))
    return str(path)


@pytest.mark.parametrize("game", BY_TURNS)
def test_a_table_names_what_cost_most(rospo: Rospo, tmp_path: Path, game: str) -> None:
    said = rospo("analyse", saved(tmp_path, game, "random"), *LINE)
    found = analyse(played(game, "random"), playouts=100)
    costliest, best = found.costliest()[0], found.best()
    assert best is not None
    assert f"Move {costliest.number}, Seat {costliest.seat}: {costliest.played} cost" in said.out
    assert f"Best move: {best.number}, Seat {best.seat}: {best.played}." in said.out
    assert f"{100 * (found.seat(0).accuracy or 0):.0f} %" in said.out


@pytest.mark.parametrize("game", RACES)
def test_in_a_race_it_is_seconds(rospo: Rospo, tmp_path: Path, game: str) -> None:
    said = rospo("analyse", saved(tmp_path, game, "club", "random"), *LINE)
    longest = analyse(played(game, "club", "random")).longest()[0]
    assert (
        f"Move {longest.move}, Seat {longest.seat}: {longest.ms / 1000:.1f} s lost {longest.kind} at pile" in said.out
    )
    assert "pp" not in said.out


def test_json_is_the_whole_analysis(rospo: Rospo, tmp_path: Path) -> None:
    said = rospo("analyse", saved(tmp_path, BY_TURNS[0], "random"), *LINE, "--seed", "3", "--json")
    assert json.loads(said.out) == json.loads(
        json.dumps(analyse(played(BY_TURNS[0], "random"), playouts=100, seed=3).to_dict())
    )


def test_a_chance_is_drawn_as_bars() -> None:
    assert bars([0.0, 0.5, 1.0]) == "▁▅█"
    assert len(bars([0.5] * 1000)) == 24
    assert bars([0.0] * 999 + [1.0])[-1] == "█"


def test_a_game_without_moves_is_refused(rospo: Rospo, tmp_path: Path) -> None:
    match = played(BY_TURNS[0], "random").record()
    empty = tmp_path / "empty.rospo"
    head = str(match).split("\n\n")[0]
    empty.write_text(f"{head}\n\n-- 0 moves, not over\n")
    said = rospo("analyse", str(empty))
    assert (said.status, said.err) == (2, f"rospo: {empty}: nobody has moved yet\n")
