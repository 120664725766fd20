"""The PostgreSQL store: acknowledged writes outlive both servers, and a lost connection is a failed write, no more."""

import asyncio
import signal
import subprocess
import sys
import textwrap
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import TypeVar

import pytest

from rospo.server import opened
from rospo.server.core.entries import decoded
from rospo.server.core.rows import Append
from rospo.server.hostkey import KEPT, hashed
from rospo.server.pgschema import MIGRATIONS
from rospo.server.postgres import PostgresStore
from rospo.server.store import StoreFailed
from tests.cli.conftest import Rospo, rospo
from tests.server.databases import Postgres, do
from tests.server.faults import Ambush, check_finished, gathered, run, serving
from tests.server.serving import Served
from tests.server.stored import entry, person

T = TypeVar("T")
DEATHS = 3
"""Of the server, and of the database."""


__all__ = ["rospo"]


@pytest.fixture
def address(postgres: Postgres) -> str:
    return postgres.database()


def with_store(address: str, use: Callable[[PostgresStore], Awaitable[T]], migrations: Sequence[str] = MIGRATIONS) -> T:
    async def life() -> T:
        store = await PostgresStore.open(address, migrations)
        try:
            return await use(store)
        finally:
            await store.close()

    return asyncio.run(life())


def refused(address: str, migrations: Sequence[str] = MIGRATIONS) -> str:
    with pytest.raises(StoreFailed) as failure:
        with_store(address, lambda store: store.check(), migrations)
    return str(failure.value)


def log_of(address: str, table: str = "t") -> list[bytes]:
    return with_store(address, lambda store: store.log(table))


# --- durability


def test_entries_acknowledged_before_both_servers_die_are_there(postgres: Postgres, address: str) -> None:
    server = """
        import asyncio, sys
        from rospo.server.postgres import PostgresStore
        from rospo.server.core.rows import Append

        async def play(store, table):
            for seq in range(1, 1_000_000):
                await store.write([Append(table, seq, 0, b"%d" % seq)])
                print(table, seq, flush=True)

        async def main():
            store = await PostgresStore.open(sys.argv[1])
            await asyncio.gather(*(play(store, f"t{n}") for n in range(5)))

        asyncio.run(main())
    """
    acknowledged: dict[str, int] = {}
    command = [sys.executable, "-c", textwrap.dedent(server), address]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        for line in process.stdout:
            if not line.endswith("\n"):
                break  # the kill cut it: nobody was told
            table, number = line.split()
            acknowledged[table] = int(number)
            if sum(acknowledged.values()) >= 300 and process.poll() is None:
                process.send_signal(signal.SIGKILL)
                postgres.stop()
    postgres.start()
    assert process.returncode == -signal.SIGKILL
    for table, seq in acknowledged.items():
        log = log_of(address, table)
        assert log == [b"%d" % one for one in range(1, len(log) + 1)]
        assert len(log) in (seq, seq + 1)  # one may have been written and not yet told


def test_every_commit_waits_for_the_disk(address: str) -> None:
    do(address, f"ALTER DATABASE {address.rpartition('/')[2]} SET synchronous_commit = off")

    async def use(store: PostgresStore) -> str:
        db = await store._writer.connected()
        return str(await db.fetchval("SHOW synchronous_commit"))

    assert with_store(address, use) == "on"


def test_while_the_database_is_down_moves_are_refused_and_then_it_goes_on(postgres: Postgres, address: str) -> None:
    async def use(store: PostgresStore) -> None:
        await store.write([entry(1)])
        await asyncio.to_thread(postgres.stop)
        try:
            for _ in range(2):
                with pytest.raises(StoreFailed, match="can't write: "):
                    await store.write([entry(2)])
                with pytest.raises(StoreFailed, match="can't read: "):
                    await store.log("t")
        finally:
            await asyncio.to_thread(postgres.start)
        await store.write([entry(2, b"again")])
        assert await store.log("t") == [b"{}", b"again"]
        assert store.queued == 0

    with_store(address, use)


def test_a_connection_that_is_cut_in_the_middle_of_a_write_loses_and_doubles_nothing(address: str) -> None:
    """Whatever became of the write, its number is taken at most once."""

    async def use(store: PostgresStore) -> None:
        known = 0
        for _ in range(20):
            db = await store._writer.connected()
            writing = [store.write([Append("t", known + number, 0, b"%d" % (known + number))]) for number in (1, 2, 3)]
            await asyncio.sleep(0)  # the writer has begun
            db.terminate()
            await asyncio.gather(*writing, return_exceptions=True)
            await store.check()
            log = await store.log("t")
            assert log == [b"%d" % number for number in range(1, len(log) + 1)]
            done = [not write.exception() for write in writing]
            assert len(log) - known >= sum(done), "what was acknowledged is there"
            known = len(log)

    with_store(address, use)


def test_a_second_writer_is_refused_by_the_log_itself(address: str) -> None:
    """Even one that never asked for the lock."""

    async def use(store: PostgresStore) -> None:
        await store.write([entry(1, b"first")])
        await asyncio.to_thread(do, address, "INSERT INTO entries VALUES ('t', 2, 0, 'theirs')")
        with pytest.raises(StoreFailed, match="duplicate key"):
            await store.write([entry(2, b"ours")])
        assert await store.log("t") == [b"first", b"theirs"]

    with_store(address, use)


def test_a_server_that_lost_its_connection_has_lost_the_database(address: str) -> None:
    async def use(store: PostgresStore) -> None:
        await store.check()
        db = await store._writer.connected()
        db.terminate()
        other = await PostgresStore.open(address)
        try:
            with pytest.raises(StoreFailed, match="is in use by another Rospo server"):
                await store.write([entry(1)])
        finally:
            await other.close()
        await store.check()

    with_store(address, use)


# --- a whole server


def test_games_go_on_although_server_and_database_die_in_turn(postgres: Postgres, address: str, tmp_path: Path) -> None:
    async def play(server: Served) -> None:
        ambush = Ambush()

        async def kill() -> None:
            for database in (False, True) * DEATHS:
                await ambush.moment()
                if database:
                    await asyncio.to_thread(postgres.stop)
                    await asyncio.to_thread(postgres.start)
                else:
                    server.kill()
                    await asyncio.to_thread(server.start)

        games = [("take_that", 2, (), {"rounds": 1}), ("twins", 2, ("random",), {"max_hands": 4})]
        tables = [await gathered(server, *game[:3], ambush, options=game[3]) for game in games]
        killing = asyncio.create_task(kill())
        await asyncio.gather(killing, *(one.play(killing.done) for people in tables for one in people))
        for people in tables:
            sql = f"""SELECT data FROM entries WHERE "table" = '{people[0].table}' ORDER BY seq"""
            rows = await asyncio.to_thread(do, address, sql)
            await check_finished(server, people, [decoded(row[0]) for row in rows])

    with serving(tmp_path, "--data", address) as server:
        assert server.greeting[0].startswith("Rospo is open at ")
        assert f"(data in {address.replace('rospo@', '')})" in server.greeting[0]
        run(play(server))


def test_the_commands_for_a_servers_data_name_what_is_right_for_a_database(rospo: Rospo, address: str) -> None:
    place = address.replace("rospo@", "")
    assert rospo("serve", "--check", "--data", address).out.endswith(f"The data would be in {place}.\n")
    assert rospo("host", "key", "--data", address).err == f"rospo: no server has used {place} yet\n"
    with_store(address, lambda store: store.check())
    key = rospo("host", "key", "--data", address).out.strip()
    assert with_store(address, lambda store: store.kept(KEPT)) == hashed(key)
    for command in (["backup", "x.db"], ["restore", "x.db"], ["prune", "--older", "1y"], ["doctor"]):
        said = rospo(*command, "--data", address)
        assert (said.status, said.out) == (2, "")
        assert said.err == (f"rospo: {place} is no file: use PostgreSQL's own tools, such as pg_dump and pg_restore\n")


def test_without_the_client_the_extra_is_named(rospo: Rospo, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opened, "find_spec", lambda name: None)
    for command in (["serve"], ["serve", "--check"], ["host", "key"]):
        said = rospo(*command, "--data", "postgresql://localhost/rospo")
        assert said == (2, "", "rospo: PostgreSQL needs an extra: pip install 'rospo[cluster]'\n")


# --- opening

LATER = (*MIGRATIONS, "ALTER TABLE guests ADD COLUMN mood TEXT; CREATE TABLE moods (name TEXT)")


def test_an_old_database_is_migrated_with_all_its_data(address: str) -> None:
    with_store(address, lambda store: store.write([entry(1), person("g")]))
    assert with_store(address, lambda store: store.guest("g"), LATER) == person("g")
    assert [tuple(found) for found in do(address, "SELECT id, mood FROM guests")] == [("g", None)]
    assert with_store(address, lambda store: store.log("t"), LATER) == [b"{}"]


def test_a_migration_that_fails_changes_nothing(address: str) -> None:
    with_store(address, lambda store: store.write([entry(1)]))
    said = refused(address, (*MIGRATIONS, "CREATE TABLE moods (name TEXT); CREATE TABLE guests (id TEXT)"))
    name = address.rpartition("/")[2]
    assert said == f'can\'t bring the database {name} to schema {len(LATER)}: relation "guests" already exists'
    assert log_of(address) == [b"{}"]
    assert with_store(address, lambda store: store.log("t"), LATER) == [b"{}"]


def test_a_database_of_a_newer_rospo_is_refused(address: str) -> None:
    with_store(address, lambda store: store.check(), (*MIGRATIONS, *["SELECT 1"] * 6))
    known, name = len(MIGRATIONS), address.rpartition("/")[2]
    assert refused(address) == (
        f"the database {name} was made by a newer Rospo (schema {known + 6}, this one knows up to {known}): "
        "install that one, or restore a backup from before"
    )


def test_a_foreign_database_is_refused_and_left_alone(address: str) -> None:
    do(address, "CREATE TABLE recipes (name TEXT)")
    assert refused(address) == f"the database {address.rpartition('/')[2]} has another program's tables"
    assert do(address, "SELECT count(*) FROM information_schema.tables WHERE table_schema = 'public'")[0][0] == 1


def test_a_place_that_cannot_be_opened_is_refused_in_one_line_without_the_password(postgres: Postgres) -> None:
    nobody = f"postgresql://rospo:secret@127.0.0.1:{postgres.port}/nowhere"
    said = refused(nobody)
    assert said == f'can\'t open postgresql://127.0.0.1:{postgres.port}/nowhere: database "nowhere" does not exist'
    assert "secret" not in refused("postgresql://rospo:secret@127.0.0.1:1/x")
