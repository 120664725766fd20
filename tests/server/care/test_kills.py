"""Killed at any step, or in the middle of any write, no command loses anything: the next try does the rest."""

import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from rospo.server.care.backup import backup, restore
from rospo.server.care.doctor import examine
from rospo.server.care.prune import prune
from rospo.server.schema import MIGRATIONS
from tests.server.care.files import change, games, rows
from tests.server.schemas import RELEASED, load

LATE = 10**14
LEAST = 12
"""Deaths that a command must have survived for its test to mean something."""


@pytest.fixture
def place(tmp_path: Path) -> Path:
    """A folder with the file of a killed server, `tables.db`: its newest moves are only in the WAL."""
    place, source = tmp_path / "place", load(RELEASED[0], tmp_path / "source.db")
    for where in ('entries WHERE "table"', 'seats WHERE "table"', 'results WHERE "table"', "tables WHERE id"):
        change(source, f"DELETE FROM {where} IN (SELECT id FROM tables WHERE game <> 'take_that')")
    change(source, "UPDATE tables SET changed = 1", "VACUUM")
    place.mkdir()
    with closing(sqlite3.connect(source)) as db:
        db.execute("UPDATE guests SET name = 'Petra'")
        db.execute("INSERT INTO kept VALUES ('mark', 'old')")
        db.commit()
        for end in ("", "-wal"):
            shutil.copy(f"{source}{end}", place / f"tables.db{end}")
    return place


def deaths(place: Path, *words: str) -> Iterator[Path]:
    """A folder for each try, as it was left."""
    command = [sys.executable, "-m", "tests.server.care.killed", str(place), *words, "--data", "{}/tables.db"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        died = 0
        for line in process.stdout:
            folder, ended = line.split()
            died += int(ended) < 0
            yield Path(folder)
            shutil.rmtree(folder)
    assert process.returncode == 0
    assert died >= LEAST


def mark(path: Path) -> str:
    """What tells one file from another."""
    assert examine(path).problems == []
    found: str = rows(path, "SELECT data FROM kept WHERE name = 'mark'")[0][0]
    return found


@pytest.mark.parametrize("replaced", [False, True])
def test_a_backup_is_there_and_whole_or_as_it_was(place: Path, replaced: bool) -> None:
    if replaced:
        backup(place / "tables.db", place / "copy.db")
        change(place / "copy.db", "UPDATE kept SET data = 'older' WHERE name = 'mark'")
    for folder in deaths(place, "backup", "{}/copy.db", *["--replace"] * replaced):
        copy = folder / "copy.db"
        assert mark(folder / "tables.db") == "old"
        if copy.exists() or replaced:
            assert mark(copy) in ("old", "older")[: 1 + replaced]
        backup(folder / "tables.db", copy, replace=True)
        assert mark(copy) == "old"
        assert not list(folder.glob("*.part*"))


def test_a_restored_file_is_the_old_or_the_new_one_and_the_old_one_is_never_lost(place: Path) -> None:
    backup(place / "tables.db", place / "copy.db")
    change(place / "copy.db", "UPDATE kept SET data = 'new' WHERE name = 'mark'")
    for folder in deaths(place, "restore", "{}/copy.db"):
        data = folder / "tables.db"
        assert mark(folder / "copy.db") == "new"
        now = mark(data)
        assert "old" in {now, *(mark(aside) for aside in folder.glob("tables.db.old"))}
        _, aside = restore(folder / "copy.db", data)
        assert mark(data) == "new"
        assert aside is not None
        assert mark(aside) == now


def test_a_damaged_file_is_kept_with_its_wal(place: Path) -> None:
    backup(place / "tables.db", place / "copy.db")
    data = place / "tables.db"
    data.write_bytes(b"scratched" + data.read_bytes())
    broken = (data.read_bytes(), (place / "tables.db-wal").read_bytes())
    for folder in deaths(place, "restore", "{}/copy.db"):
        asides = [folder / "tables.db.old", folder / "tables.db"]
        kept = [aside for aside in asides if aside.exists() and aside.read_bytes() == broken[0]]
        assert any(Path(f"{aside}-wal").exists() and Path(f"{aside}-wal").read_bytes() == broken[1] for aside in kept)
        restore(folder / "copy.db", folder / "tables.db")
        assert mark(folder / "tables.db") == "old"


def test_a_pruned_file_has_the_same_games_before_and_after(place: Path) -> None:
    before = games(place / "tables.db")
    results = rows(place / "tables.db", "SELECT * FROM results")
    for folder in deaths(place, "prune", "--older", "1d"):
        data = folder / "tables.db"
        assert mark(data) == "old"
        assert games(data) == before
        assert rows(data, "SELECT * FROM results") == results
        prune(data, LATE)
        assert rows(data, "SELECT count(*) FROM archives") == [(1,)]
        assert games(data) == before


def test_each_step_of_an_upgrade_is_done_or_not_begun(place: Path) -> None:
    """`prune` upgrades the file first, as a server does."""
    found = set()
    for folder in deaths(place, "prune", "--older", "9y"):
        assert mark(folder / "tables.db") == "old"
        found.add(examine(folder / "tables.db").schema)
    assert found == set(range(1, len(MIGRATIONS) + 1))
