"""The SQLite store: acknowledged writes stay, refused ones leave no trace, and one bad write harms no other."""

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
import textwrap
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import closing
from pathlib import Path
from threading import Event
from typing import TypeVar

import pytest

from rospo.server import datafile, sqlite
from rospo.server.core.rows import Change, Forget, Guest, SeatsOf
from rospo.server.schema import MIGRATIONS
from rospo.server.sqlite import SqliteStore
from rospo.server.store import StoreFailed
from tests.server.stored import entry, person, row

T = TypeVar("T")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "rospo.db"


def with_store(path: Path, use: Callable[[SqliteStore], Awaitable[T]], migrations: Sequence[str] = MIGRATIONS) -> T:
    """Open, use, close: the life of a server."""

    async def life() -> T:
        store = await SqliteStore.open(path, migrations)
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(life())


def written(path: Path, *changes: Change) -> None:
    with_store(path, lambda store: store.write(changes))


def log_of(path: Path, table: str = "t") -> list[bytes]:
    return with_store(path, lambda store: store.log(table))


def refused(path: Path, migrations: Sequence[str] = MIGRATIONS) -> str:
    with pytest.raises(StoreFailed) as failure:
        with_store(path, lambda store: store.check(), migrations)
    return str(failure.value)


class Gate:
    """Holds the writer back, so that a test decides which writes share a group."""

    def __init__(self, store: SqliteStore, monkeypatch: pytest.MonkeyPatch) -> None:
        self.open = Event()
        self.reached = Event()
        self.sizes: list[int] = []
        commit = store._writer._commit

        def held(jobs: list[sqlite.Job]) -> None:
            self.reached.set()
            assert self.open.wait(60)
            self.sizes.append(len(jobs))
            commit(jobs)

        monkeypatch.setattr(store._writer, "_commit", held)


async def together(
    store: SqliteStore, monkeypatch: pytest.MonkeyPatch, writes: Sequence[Sequence[Change]]
) -> tuple[list[BaseException | None], list[int]]:
    """All the writes in one group, after a first that keeps the writer busy. Returns results and groups tried."""
    gate = Gate(store, monkeypatch)
    first = store.write([entry(1, table="first")])
    assert await asyncio.to_thread(gate.reached.wait, 60)
    rest = [store.write(changes) for changes in writes]
    await asyncio.sleep(0)
    assert store.queued == 1 + sum(map(len, writes))
    gate.open.set()
    await first
    return await asyncio.gather(*rest, return_exceptions=True), gate.sizes


def test_written_entries_are_there_after_reopening(path: Path) -> None:
    written(path, entry(1, b"one"), entry(2, b"\x00\xff two"), row("t"), person("g"), SeatsOf("t", ((0, "g"),)))

    async def use(store: SqliteStore) -> None:
        assert await store.log("t") == [b"one", b"\x00\xff two"]
        assert await store.table("t") == row("t")
        assert await store.guest("g") == person("g")
        assert await store.tables_of("g") == [row("t")]
        assert (await store.log("nobody's"), await store.table("x"), await store.guest("x")) == ([], None, None)

    with_store(path, use)
    assert sorted(file.name for file in path.parent.iterdir()) == ["rospo.db", "rospo.db.lock"]


@pytest.mark.parametrize("moves", [1, 300])
def test_entries_acknowledged_by_a_killed_server_are_there(path: Path, moves: int) -> None:
    server = """
        import asyncio, sys
        from pathlib import Path
        from rospo.server.sqlite import SqliteStore
        from rospo.server.core.rows import Append

        async def play(store, table):
            for seq in range(1, 1_000_000):
                await store.write([Append(table, seq, 0, b"%d" % seq)])
                print(table, seq, flush=True)

        async def main():
            store = await SqliteStore.open(Path(sys.argv[1]))
            await asyncio.gather(*(play(store, f"t{n}") for n in range(5)))

        asyncio.run(main())
    """
    acknowledged: dict[str, int] = {}
    with child(server, path) as process:
        assert process.stdout
        for line in process.stdout:
            if not line.endswith("\n"):
                break  # the kill cut it: nobody was told
            table, number = line.split()
            acknowledged[table] = int(number)
            if sum(acknowledged.values()) >= moves and process.poll() is None:
                process.send_signal(signal.SIGKILL)
    assert process.returncode == -signal.SIGKILL
    for table, seq in acknowledged.items():
        log = log_of(path, table)
        assert log == [b"%d" % one for one in range(1, len(log) + 1)]
        assert len(log) in (seq, seq + 1)  # one may have been written and not yet told


def child(program: str, path: Path) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [sys.executable, "-c", textwrap.dedent(program), str(path)], stdout=subprocess.PIPE, text=True
    )


def test_neighbours_of_a_bad_write_are_unharmed(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(store: SqliteStore) -> None:
        writes: list[list[Change]] = [[entry(seq, b"%d" % seq)] for seq in range(1, 9)]
        writes[2:2] = [[person("g"), entry(2, b"again")], [entry(2**80)], [entry(1, table="\ud800")]]
        went, sizes = await together(store, monkeypatch, writes)
        assert [number for number, failure in enumerate(went) if failure] == [2, 3, 4]
        assert all(isinstance(failure, StoreFailed) for failure in went if failure)
        assert sizes[:2] == [1, 11]
        assert await store.log("t") == [b"%d" % seq for seq in range(1, 9)]
        assert await store.guest("g") is None

    with_store(path, use)


def test_queued_writes_are_committed_as_one_group(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def use(store: SqliteStore) -> None:
        writes: list[list[Change]] = [[entry(seq), row("t", opened=seq)] for seq in range(1, 101)]
        went, sizes = await together(store, monkeypatch, writes)
        assert went == [None] * 100
        assert sizes == [1, 100]
        assert len(await store.log("t")) == 100
        assert await store.table("t") == row("t", opened=100)

    with_store(path, use)


def test_a_full_disk_fails_the_write_and_is_forgiven_once_there_is_room(path: Path) -> None:
    server = """
        import asyncio, resource, sys
        from pathlib import Path
        from rospo.server.sqlite import SqliteStore
        from rospo.server.core.rows import Append, Guest
        from rospo.server.store import StoreFailed

        def room(size):
            resource.setrlimit(resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))

        async def main():
            store = await SqliteStore.open(Path(sys.argv[1]))
            await store.write([Append("t", 1, 0, b"before")])
            room(200_000)
            guest = Guest(id="g", name="Ada", since=0, seen=0)
            big = [store.write([guest, Append("t", seq, 0, bytes(500_000))]) for seq in (2, 3)]
            big.append(store.write([Append("u", 1, 0, bytes(500_000))]))
            for failure in await asyncio.gather(*big, return_exceptions=True):
                assert isinstance(failure, StoreFailed), failure
                print(failure)
            room(1)
            try:
                await store.check()
            except StoreFailed as failure:
                print(failure)
            assert await store.log("t") == [b"before"] and await store.guest("g") is None
            room(resource.RLIM_INFINITY)
            await store.check()
            await store.write([Append("t", 2, 0, b"after")])
            await store.close()

        asyncio.run(main())
    """
    with child(server, path) as process:
        said = process.communicate()[0].splitlines()
    assert process.returncode == 0
    assert len(said) == 4
    assert all(line in ("can't write: disk I/O error", "can't write: database or disk is full") for line in said)
    assert log_of(path) == [b"before", b"after"]


def test_a_loop_that_is_never_idle_does_not_starve_the_threads(path: Path) -> None:
    async def use(store: SqliteStore) -> None:
        async def spin() -> None:
            while True:
                sum(range(3000))
                await asyncio.sleep(0)

        spinning = asyncio.create_task(spin())
        for seq in range(1, 101):
            await store.write([entry(seq)])
            assert len(await store.log("t")) == seq
        spinning.cancel()

    started = time.monotonic()
    with_store(path, use)
    assert time.monotonic() - started < 10


def test_a_database_held_by_another_program_fails_the_write(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(datafile, "BUSY_MS", 20)

    async def use(store: SqliteStore) -> None:
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(StoreFailed, match="database is locked"):
                await store.check()
        await store.check()

    with_store(path, use)


def test_a_second_server_is_kept_out_until_the_first_is_gone(path: Path) -> None:
    other = path.with_name("link.db")
    other.symlink_to(path)

    async def use(store: SqliteStore) -> None:
        for name in (path, other):
            with pytest.raises(StoreFailed, match=f"{name.name} is in use by another Rospo server"):
                await SqliteStore.open(name)
        await store.check()

    with_store(path, use)
    written(other, entry(1))


def test_only_its_owner_can_read_the_files(path: Path) -> None:
    async def use(store: SqliteStore) -> set[str]:
        await store.check()
        return {f"{file.name} {file.stat().st_mode & 0o777:o}" for file in path.parent.iterdir()}

    before = os.umask(0)
    try:
        found = with_store(path, use)
    finally:
        os.umask(before)
    assert found == {f"rospo.db{end} 600" for end in ("", "-wal", "-shm", ".lock")}


LATER = (*MIGRATIONS, "ALTER TABLE guests ADD COLUMN mood TEXT; CREATE TABLE moods (name TEXT)")


def test_an_old_file_is_migrated_with_all_its_data(path: Path) -> None:
    written(path, entry(1), person("g"))
    assert with_store(path, lambda store: store.guest("g"), LATER) == person("g")
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT id, mood FROM guests").fetchall() == [("g", None)]
        assert db.execute("PRAGMA user_version").fetchone() == (len(LATER),)
    assert with_store(path, lambda store: store.log("t"), LATER) == [b"{}"]


def test_a_migration_that_fails_changes_nothing(path: Path) -> None:
    written(path, entry(1))
    said = refused(path, (*MIGRATIONS, "CREATE TABLE moods (name TEXT); CREATE TABLE guests (id TEXT)"))
    assert said == f"can't bring {path} to schema {len(LATER)}: table guests already exists"
    assert log_of(path) == [b"{}"]
    assert with_store(path, lambda store: store.log("t"), LATER) == [b"{}"]


def test_a_file_of_a_newer_rospo_is_refused(path: Path) -> None:
    with_store(path, lambda store: store.check(), (*MIGRATIONS, *["SELECT 1"] * 6))
    known = len(MIGRATIONS)
    assert refused(path) == (
        f"{path} was made by a newer Rospo (schema {known + 6}, this one knows up to {known}): "
        "install that one, or restore a backup from before"
    )


def test_a_foreign_database_is_refused_and_left_alone(path: Path) -> None:
    path.write_bytes(b"Dear diary, " * 500)
    assert refused(path) == f"{path} is not a database"
    assert path.read_bytes() == b"Dear diary, " * 500
    path.unlink()
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    before = path.read_bytes()
    assert refused(path) == f"{path} is another program's database"
    assert path.read_bytes() == before


def test_a_place_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path / "none" / "rospo.db") == f"can't open {tmp_path}/none/rospo.db: No such file or directory"
    assert refused(tmp_path) == f"can't open {tmp_path}: Is a directory"


def test_a_forgotten_name_is_in_none_of_the_files_any_more(path: Path) -> None:
    def files() -> bytes:
        return b"".join(file.read_bytes() for file in path.parent.iterdir() if file.is_file())

    async def forget() -> None:
        store = await SqliteStore.open(path)
        try:
            for name in ("Peregrine", "Esmeralda"):
                await store.write([Guest(id="ada", name=name, since=1, seen=1)])
                assert name.encode() in files()
            await store.write([Forget("ada")])
            assert not {name for name in (b"Peregrine", b"Esmeralda") if name in files()}
        finally:
            await store.close()

    asyncio.run(forget())
