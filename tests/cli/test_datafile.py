"""`rospo backup`, `restore`, `prune` and `doctor`: what they say, and with which status they end."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Rospo
from tests.server.care.files import change, rows, table_with
from tests.server.schemas import RELEASED, load

HELD = "11 tables, "


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The usual data file, from an evening long ago."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "share"))
    path = tmp_path / "share/rospo/tables.db"
    path.parent.mkdir(parents=True)
    load(RELEASED[0], path)
    change(path, "UPDATE tables SET changed = 1; UPDATE guests SET seen = 1")
    return path


def test_a_sound_file(rospo: Rospo, data: Path) -> None:
    said = rospo("doctor")
    assert (said.status, said.err) == (0, "")
    assert said.out.startswith(f"{data} is sound: {HELD}")
    told = json.loads(rospo("doctor", "--json").out)
    assert (told["problems"], told["tables"], told["file"]) == ([], 11, str(data))


def test_a_file_with_problems_has_a_line_for_each_and_status_1(rospo: Rospo, data: Path) -> None:
    tables = sorted(table for (table,) in rows(data, "SELECT id FROM tables WHERE status = 'over'"))[:2]
    for table in tables:
        change(data, f"DELETE FROM entries WHERE \"table\" = '{table}' AND seq = 5")
    said = rospo("doctor", "--data", str(data))
    assert (said.status, said.err) == (1, "")
    *problems, last = said.out.splitlines()
    assert problems == [f"table {table}: entry 5 is missing" for table in tables]
    assert last.startswith(f"{data}: 2 problems in {HELD}")
    told = rospo("doctor", "--json")
    assert (told.status, json.loads(told.out)["problems"]) == (1, problems)


def test_a_backup_made_and_restored(rospo: Rospo, data: Path) -> None:
    said = rospo("backup", "copy.db")
    assert (said.status, said.err) == (0, "")
    assert said.out.startswith(f"copy.db: {HELD}")
    change(data, "DELETE FROM entries")
    said = rospo("restore", "copy.db")
    assert (said.status, said.err) == (0, "")
    assert said.out.startswith(f"{data} is restored: {HELD}")
    assert said.out.endswith(f" The file from before is {data}.old.\n")
    assert rospo("doctor").status == 0
    told = json.loads(rospo("backup", "copy.db", "--replace", "--json").out)
    assert (told["file"], told["tables"]) == ("copy.db", 11)
    told = json.loads(rospo("restore", "copy.db", "--json").out)
    assert (told["file"], told["old"]) == (str(data), f"{data}.old-2")


def test_copies_that_are_not_sound(rospo: Rospo, data: Path) -> None:
    table = table_with(data, "over")
    change(data, f"DELETE FROM entries WHERE \"table\" = '{table}' AND seq = 5")
    problem = f"table {table}: entry 5 is missing"
    said = rospo("backup", "copy.db")
    kept = "so the copy is kept as copy.db.doubtful, and copy.db is as it was"
    assert said == (1, f"{problem}\n", f"rospo: it isn't sound, {kept}\n")
    said = rospo("restore", "copy.db.doubtful")
    so = f"so {data} is as it was: --doubtful restores it all the same"
    assert said == (1, f"{problem}\n", f"rospo: it isn't sound, {so}\n")
    told = rospo("restore", "copy.db.doubtful", "--json")
    assert (told.status, json.loads(told.out)) == (1, {"file": "copy.db.doubtful", "problems": [problem]})
    assert rospo("restore", "copy.db.doubtful", "--doubtful").status == 0


def test_pruning(rospo: Rospo, data: Path) -> None:
    done = "4 games {0}archived, 1 unfinished table {0}deleted, 2 guests {0}forgotten ("
    assert rospo("prune", "--older", "90d", "--dry-run").out.startswith(done.format("would be "))
    size = data.stat().st_size
    assert rospo("prune", "--older", "1y").out.startswith(done.format(""))
    assert data.stat().st_size < size
    done = "0 games archived, 0 unfinished tables deleted, 0 guests forgotten.\n"
    assert rospo("prune", "--older", "12w").out == done
    assert json.loads(rospo("prune", "--older", "6m", "--json").out)["shrunk"]


def test_pruning_around_a_damaged_table(rospo: Rospo, data: Path) -> None:
    table = table_with(data, "over")
    change(data, f"DELETE FROM entries WHERE \"table\" = '{table}' AND seq = 5")
    said = rospo("prune", "--older", "1d")
    assert said.status == 1
    assert said.out.splitlines()[0] == f"table {table}: entry 5 is missing; it is left as it is"


@pytest.mark.parametrize("old", ["1", "y", "0d", "-1d", "1.5y", "1h", "12345d", "one year"])
def test_an_age_is_a_number_and_a_unit(rospo: Rospo, data: Path, old: str) -> None:
    said = rospo("prune", f"--older={old}")
    assert (said.status, said.out) == (2, "")
    assert "isn't an age: use a number of days, weeks, months or years, such as 90d or 1y" in said.err
    assert said.err.count("\n") == 1


@pytest.mark.parametrize(
    ("line", "right"),
    [
        ("backup", "FILE"),
        ("restore", "FILE"),
        ("prune", "--older"),
        ("backup tables.db --data nothing.db", "there is no file nothing.db"),
        ("restore nothing.db", "there is no file nothing.db"),
        ("doctor --data nothing.db", "can't read nothing.db: No such file or directory"),
        ("prune --older 1y --data nothing.db", "there is no file nothing.db"),
        ("backup .", "it is no file"),
        ("doctor everything", "'everything' isn't understood"),
    ],
)
def test_bad_input_is_one_line(rospo: Rospo, data: Path, line: str, right: str) -> None:
    said = rospo(*line.split())
    assert (said.status, said.out, said.err.count("\n")) == (2, "", 1), said.err
    assert right in said.err
