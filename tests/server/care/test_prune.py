"""Pruning: what may still be asked about a finished game has the same answer, and the file is smaller."""

import asyncio
import sqlite3
import time
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any

import pytest

from rospo.server.care.doctor import examine
from rospo.server.care.prune import prune
from rospo.server.datafile import lock
from rospo.server.identity import Tokens
from rospo.server.store import StoreFailed
from tests.server.care.files import change, games, rows, table_with
from tests.server.client import Client, call
from tests.server.serving import Served, served

LATE = 10**14


def now() -> int:
    return int(time.time() * 1000)


def guests_of(data: Path) -> dict[str, str]:
    """Tokens of everybody in a file, by the guest's id."""
    signer = Tokens(rows(data, "SELECT data FROM kept WHERE name = 'key'")[0][0])
    return {id: signer.token(id, now()) for (id,) in rows(data, "SELECT id FROM guests")}


async def answers(server: Served) -> dict[str, Any]:
    """Everything that may be asked about finished games, and by their players."""
    found: dict[str, Any] = {}
    for (table,) in rows(server.data, "SELECT id FROM tables WHERE status = 'over'"):
        for what in ("", "/record", "/proof", "/replay"):
            path = f"/api/tables/{table}{what}"
            found[path] = (await call(server.url, "GET", path)).text
    for guest, token in guests_of(server.data).items():
        for path in ("/api/me/results", "/api/me/tables"):
            found[f"{path} of {guest}"] = (await call(server.url, "GET", path, token)).text
    return found


def test_what_may_be_asked_has_the_same_answer_while_a_server_runs_and_after(evening: Path) -> None:
    with served(evening.parent) as server:
        before = asyncio.run(answers(server))
        over = rows(evening, "SELECT count(*) FROM tables WHERE status = 'over'")[0][0]
        done = prune(evening, LATE)
        assert (done.archived, done.deleted, done.shrunk, done.problems) == (over, 1, False, [])
        after = asyncio.run(answers(server))
        assert all(before[path] == "[]" for path in before.keys() - after.keys()), "nothing was left of these guests"
        assert after == {path: before[path] for path in after}
        server.stop()
        server.start()
        assert asyncio.run(answers(server)) == after
    assert examine(evening).problems == []


def test_a_finished_game_takes_a_tenth_of_its_room(evening: Path) -> None:
    size = evening.stat().st_size
    done = prune(evening, LATE)
    assert done.after * 10 < done.before
    assert done.shrunk
    assert evening.stat().st_size < size * 2 / 3


def test_running_and_waiting_tables_and_recent_games_are_left_alone(evening: Path) -> None:
    log = 'SELECT * FROM entries, tables WHERE id = "table" AND status {} ORDER BY id, seq'
    opened = rows(evening, log.format("IN ('playing', 'waiting')"))
    assert prune(evening, 1).archived == 0
    prune(evening, LATE)
    assert rows(evening, log.format("<> ''")) == opened


def test_a_rematch_of_an_archived_game_is_added_to_its_log(evening: Path) -> None:
    prune(evening, LATE)
    table = table_with(evening, "over")
    guest = rows(evening, 'SELECT guest FROM seats WHERE "table" = ?', table)[0][0]

    async def ask() -> str:
        client = await Client.enter(server.url, table, guests_of(evening)[guest])
        await client.do("rematch")
        await client.until(lambda: bool(client.table["next"]))
        await client.leave()
        following: str = client.table["next"]
        return following

    with served(evening.parent) as server:
        following = asyncio.run(ask())
        server.stop()
        server.start()
        assert asyncio.run(call(server.url, "GET", f"/api/tables/{table}")).json()["next"] == following
    assert examine(evening).problems == []
    done = prune(evening, LATE)
    assert (done.archived, done.problems) == (1, [])
    assert examine(evening).problems == []


def test_a_table_closed_before_its_end_is_deleted_with_all_that_belongs_to_it(data: Path) -> None:
    closed = table_with(data, "closed")
    prune(data, LATE)
    for place in ("entries", "seats", "archives"):
        assert rows(data, f'SELECT * FROM {place} WHERE "table" = ?', closed) == []
    assert rows(data, "SELECT * FROM tables WHERE id = ?", closed) == []
    assert closed.encode() not in data.read_bytes()


def test_only_guests_of_whom_nothing_is_left_are_forgotten(data: Path) -> None:
    change(data, "INSERT INTO guests VALUES ('old', 'Nobody', 1, 1), ('new', 'Somebody', 1, 5000)")
    kept = rows(data, "SELECT id FROM guests WHERE id IN (SELECT guest FROM results UNION SELECT guest FROM seats)")
    change(data, "UPDATE guests SET seen = 1 WHERE id <> 'new'")
    assert prune(data, 2000).guests > 0
    assert sorted(rows(data, "SELECT id FROM guests")) == sorted([*kept, ("new",)])


def test_a_damaged_log_is_left_as_it_is(data: Path) -> None:
    over = table_with(data, "over")
    change(data, f"UPDATE entries SET data = '' WHERE \"table\" = '{over}' AND seq = 9")
    before = rows(data, 'SELECT * FROM entries WHERE "table" = ?', over)
    done = prune(data, LATE)
    assert done.problems == [f"table {over}: entry 9 can't be read; it is left as it is"]
    assert rows(data, 'SELECT * FROM entries WHERE "table" = ?', over) == before


def test_a_table_listed_as_over_that_is_not_is_left_as_it_is(data: Path) -> None:
    change(data, "UPDATE tables SET status = 'closed' WHERE status = 'playing'")
    before = games(data)
    done = prune(data, LATE)
    assert len(done.problems) == 3
    assert "it is listed as closed, and is playing" in done.problems[0]
    assert games(data) == before


def test_a_dry_run_changes_nothing_and_says_the_same(data: Path) -> None:
    before = data.read_bytes()
    dry = prune(data, LATE, dry=True)
    assert data.read_bytes() == before
    done = prune(data, LATE)
    done.shrunk = False
    assert dry == done


def test_beside_an_older_server_nothing_is_done(data: Path) -> None:
    with ExitStack() as held:
        lock(data, held)
        with pytest.raises(StoreFailed, match=r"used by an older server \(schema 1\): update and restart it first"):
            prune(data, LATE)
    assert examine(data).schema == 1


def test_a_writer_in_between_never_waits_for_long(data: Path) -> None:
    """A server's write fits between two tables, and what fails in one table is undone."""
    with closing(sqlite3.connect(data, isolation_level=None, timeout=0)) as server:
        seen: list[int] = []

        def write(done: int, of: int) -> None:
            server.execute("REPLACE INTO checks VALUES (1, randomblob(8))")
            seen.append(done)

        prune(data, LATE, step=write)
    assert seen == [1, 2, 3, 4]
