"""Backups: everything acknowledged before is in them, only sound ones get their name, and a restored file goes on."""

import asyncio
import os
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from rospo.cli import main
from rospo.play import registry
from rospo.server.care.backup import NotSound, backup, restore
from rospo.server.care.doctor import examine
from rospo.server.datafile import lock
from rospo.server.schema import MIGRATIONS
from rospo.server.store import StoreFailed
from tests.kits import KITS
from tests.server.care.files import change, games, rows, table_with
from tests.server.faults import Stubborn, gathered, log_of, numbers, run, serving
from tests.server.serving import Served

BACKUPS = 4


async def command(*words: str) -> None:
    """`rospo …` in a process of its own, which must succeed."""
    process = await asyncio.create_subprocess_exec(sys.executable, "-m", "rospo.cli", *words)
    assert await process.wait() == 0


def test_a_backup_under_load_has_every_move_acknowledged_before_it_began(tmp_path: Path) -> None:
    """People play; a backup is made again and again, each restored elsewhere; the last one is played on."""

    async def play(server: Served) -> None:
        turns = [name for name in KITS if registry.game(name).race is None][:3]
        parties = [await gathered(server, game, 2, ("novice",) * (KITS[game].players - 2)) for game in turns]
        stop = asyncio.Event()
        playing = [asyncio.create_task(person.play(stop.is_set)) for party in parties for person in party]
        for number in range(BACKUPS):
            await told_of_more_moves(parties)
            before = [(person.table, dict(person.acknowledged)) for party in parties for person in party]
            copy, there = tmp_path / f"{number}.db", tmp_path / f"there-{number}" / "tables.db"
            await command("backup", str(copy), "--data", str(server.data))
            await command("restore", str(copy), "--data", str(there))
            for table, acknowledged in before:
                done = numbers(log_of(there, table))
                assert all(done[cid] <= n for cid, n in acknowledged.items())
        for task in playing:
            task.cancel()
        await asyncio.gather(*playing, return_exceptions=True)
        await asyncio.gather(*(person.leave() for party in parties for person in party))

    with serving(tmp_path) as server:
        run(play(server))


async def told_of_more_moves(parties: list[list[Stubborn]]) -> None:
    people = [person for party in parties for person in party]
    wanted = sum(len(person.acknowledged) for person in people) + 5
    while sum(len(person.acknowledged) for person in people) < wanted:
        await asyncio.sleep(0)


def test_a_backup_is_one_sound_file_that_only_its_owner_can_read(evening: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    made = backup(evening, copy)
    assert (made.problems, made.tables) == ([], 11)
    assert copy.stat().st_mode & 0o777 == 0o600
    assert sorted(file.name for file in tmp_path.glob("copy*")) == ["copy.db"]
    assert games(copy) == games(evening)


def test_an_existing_file_is_replaced_only_if_that_is_said(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    copy.write_text("precious")
    with pytest.raises(StoreFailed, match=r"copy\.db exists already: choose another name, or say --replace"):
        backup(data, copy)
    assert copy.read_text() == "precious"
    backup(data, copy, replace=True)
    assert examine(copy).problems == []


@pytest.mark.parametrize("link", [False, True])
def test_the_data_file_is_not_its_own_backup(data: Path, link: bool) -> None:
    name = data
    if link:
        name = data.with_name("link.db")
        name.symlink_to(data)
    for attempt in (lambda: backup(data, name, replace=True), lambda: restore(name, data)):
        with pytest.raises(StoreFailed, match="the data file itself"):
            attempt()
    assert examine(data).problems == []


def test_two_backups_into_one_file_at_a_time_are_refused(data: Path, tmp_path: Path) -> None:
    with ExitStack() as held:
        lock(tmp_path / "copy.db.part", held)
        with pytest.raises(StoreFailed, match=r"copy\.db\.part is in use"):
            backup(data, tmp_path / "copy.db")


def test_a_doubtful_copy_is_kept_beside_the_good_one(data: Path, tmp_path: Path) -> None:
    copy, table = tmp_path / "copy.db", table_with(data, "over")
    backup(data, copy)
    good = copy.read_bytes()
    change(data, f"DELETE FROM entries WHERE \"table\" = '{table}' AND seq = 9")
    with pytest.raises(NotSound) as found:
        backup(data, copy, replace=True)
    assert found.value.problems == [f"table {table}: entry 9 is missing"]
    assert copy.read_bytes() == good
    assert found.value.copy == tmp_path / "copy.db.doubtful"
    assert examine(found.value.copy).problems == found.value.problems


def test_a_doubtful_backup_is_restored_only_if_that_is_said(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    backup(data, copy)
    change(copy, "UPDATE results SET score = 77")
    before = data.read_bytes()
    with pytest.raises(NotSound):
        restore(copy, data)
    assert data.read_bytes() == before
    assert not list(tmp_path.glob("*.part*"))
    restore(copy, data, doubtful=True)
    assert rows(data, "SELECT DISTINCT score FROM results") == [(77,)]


def test_a_file_that_a_server_uses_is_not_restored(data: Path, tmp_path: Path) -> None:
    backup(data, tmp_path / "copy.db")
    before = data.read_bytes()
    with ExitStack() as held:
        lock(data, held)
        with pytest.raises(StoreFailed, match="is in use by another Rospo server or command"):
            restore(tmp_path / "copy.db", data)
    assert data.read_bytes() == before


def test_old_files_are_kept_each_under_its_own_name(data: Path, tmp_path: Path) -> None:
    copy, whole = tmp_path / "copy.db", data.read_bytes()
    backup(data, copy)
    assert [restore(copy, data)[1] for _ in range(3)] == [tmp_path / f"tables.db.old{end}" for end in ("", "-2", "-3")]
    assert (tmp_path / "tables.db.old").read_bytes() == whole


def test_on_a_new_machine_there_is_no_old_file(data: Path, tmp_path: Path) -> None:
    backup(data, tmp_path / "copy.db")
    new = tmp_path / "new" / "place" / "tables.db"
    assert restore(tmp_path / "copy.db", new)[1] is None
    assert games(new) == games(data)
    assert new.stat().st_mode & 0o777 == 0o600


def test_behind_a_link_the_file_itself_is_restored(data: Path, tmp_path: Path) -> None:
    copy, link = tmp_path / "copy.db", tmp_path / "link.db"
    backup(data, copy)
    link.symlink_to(data)
    change(data, "DELETE FROM entries")
    restore(copy, link)
    assert link.is_symlink()
    assert examine(data).problems == []


def test_what_is_no_backup_is_refused_in_one_line(data: Path, tmp_path: Path) -> None:
    before = data.read_bytes()
    (tmp_path / "diary.db").write_text("Dear diary, " * 500)
    change(tmp_path / "recipes.db", "CREATE TABLE recipes (name TEXT)")
    backup(data, tmp_path / "newer.db")
    change(tmp_path / "newer.db", f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    for name, why in {
        "nothing.db": "there is no file",
        "diary.db": "is not a database",
        "recipes.db": "is another program's database",
        "newer.db": "was made by a newer Rospo",
    }.items():
        with pytest.raises(StoreFailed, match=why):
            restore(tmp_path / name, data)
    assert data.read_bytes() == before


def test_another_programs_database_is_not_replaced(data: Path, tmp_path: Path) -> None:
    backup(data, tmp_path / "copy.db")
    change(tmp_path / "recipes.db", "CREATE TABLE recipes (name TEXT)")
    with pytest.raises(StoreFailed, match="is another program's database"):
        restore(tmp_path / "copy.db", tmp_path / "recipes.db")
    assert rows(tmp_path / "recipes.db", "SELECT * FROM recipes") == []


def test_a_place_that_cannot_be_written_is_refused(data: Path) -> None:
    with pytest.raises(StoreFailed, match=r"can't write .*No such file or directory"):
        backup(data, data.parent / "none" / "copy.db")
    with pytest.raises(StoreFailed, match="it is no file"):
        backup(data, data.parent, replace=True)


def test_a_full_disk_leaves_everything_as_it_was(data: Path, tmp_path: Path) -> None:
    """The copy may grow to five pages, in a process of its own."""
    child = os.fork()
    if child == 0:
        import resource
        import signal

        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (5 * 4096, resource.RLIM_INFINITY))
        os._exit(main(["backup", str(tmp_path / "copy.db"), "--data", str(data)]))
    assert os.waitstatus_to_exitcode(os.waitpid(child, 0)[1]) == 2
    assert not (tmp_path / "copy.db").exists()
    assert examine(data).problems == []
