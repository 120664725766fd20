"""The PostgreSQL store's tables, the scripts that bring an old database up to date, and the SQL of changes.

Columns have the names and order of the fields of `rows`' structs; `place` keeps the order of rows with equal times.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import asyncpg
from asyncpg import Connection
from msgspec.structs import astuple

from rospo.server.core.rows import (
    Append,
    Forget,
    Guest,
    HostAction,
    Lifted,
    Restriction,
    Result,
    SeatsOf,
    TableRow,
)
from rospo.server.schema import FORGOTTEN, Check, Keep, Row
from rospo.server.store import StoreFailed

MIGRATIONS: Sequence[str] = (
    """
    CREATE TABLE entries (
      "table" TEXT NOT NULL, seq BIGINT NOT NULL, at BIGINT NOT NULL, data BYTEA NOT NULL, PRIMARY KEY ("table", seq)
    );

    CREATE TABLE tables (
      id TEXT NOT NULL PRIMARY KEY, code TEXT NOT NULL, game TEXT NOT NULL, status TEXT NOT NULL,
      opened BIGINT NOT NULL, changed BIGINT NOT NULL, place BIGINT GENERATED ALWAYS AS IDENTITY
    );
    CREATE INDEX tables_by_code ON tables (code, opened);
    CREATE INDEX tables_by_status ON tables (status, opened);

    CREATE TABLE seats ("table" TEXT NOT NULL, seat INTEGER NOT NULL, guest TEXT NOT NULL, PRIMARY KEY ("table", seat));
    CREATE INDEX seats_by_guest ON seats (guest);

    CREATE TABLE guests (id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, since BIGINT NOT NULL, seen BIGINT NOT NULL);

    CREATE TABLE results (
      guest TEXT NOT NULL, "table" TEXT NOT NULL, game TEXT NOT NULL, seat INTEGER NOT NULL, players INTEGER NOT NULL,
      score INTEGER NOT NULL, won BOOLEAN NOT NULL, at BIGINT NOT NULL, place BIGINT GENERATED ALWAYS AS IDENTITY
    );
    CREATE INDEX results_by_guest ON results (guest, at);

    CREATE TABLE kept (name TEXT NOT NULL PRIMARY KEY, data BYTEA NOT NULL);
    CREATE TABLE checks (id INTEGER PRIMARY KEY, mark DOUBLE PRECISION NOT NULL);
    CREATE TABLE restrictions (
      kind TEXT NOT NULL, who TEXT NOT NULL, what TEXT NOT NULL, at BIGINT NOT NULL, PRIMARY KEY (kind, who)
    );
    CREATE TABLE host_actions (
      at BIGINT NOT NULL, what TEXT NOT NULL, subject TEXT NOT NULL, place BIGINT GENERATED ALWAYS AS IDENTITY
    );
    """,
)
"""Append-only: the n-th script leads from schema n - 1 to schema n. They are counted apart from SQLite's."""


class Statement(NamedTuple):
    sql: str
    values: Sequence[object]


async def migrate(db: Connection, migrations: Sequence[str]) -> None:
    """Bring the database to the latest schema in one transaction. Refuse one that isn't ours, or is newer."""
    name = await _name(db)
    async with db.transaction():
        version = await version_of(db, len(migrations))
        if version == 0:
            await db.execute("CREATE TABLE rospo_schema AS SELECT 0 AS version")
        for number, script in enumerate(migrations[version:], start=version + 1):
            try:
                await db.execute(script)
            except asyncpg.PostgresError as error:
                raise StoreFailed(f"can't bring {name} to schema {number}: {error}") from error
        await db.execute("UPDATE rospo_schema SET version = $1", len(migrations))


async def version_of(db: Connection, known: int) -> int:
    """The database's schema; 0 if it is empty. Refuse one that isn't ours, or is newer."""
    there = {row[0] for row in await db.fetch(TABLES)}
    if not there:
        return 0
    if "rospo_schema" not in there:
        raise StoreFailed(f"{await _name(db)} has another program's tables")
    version: int = await db.fetchval("SELECT version FROM rospo_schema")
    if version > known:
        raise StoreFailed(
            f"{await _name(db)} was made by a newer Rospo (schema {version}, this one knows up to {known}): "
            "install that one, or restore a backup from before"
        )
    return version


async def _name(db: Connection) -> str:
    return f"the database {await db.fetchval('SELECT current_database()')}"


TABLES = "SELECT table_name FROM information_schema.tables WHERE table_schema = current_schema()"
KEEP = "INSERT INTO kept VALUES ($1, $2) ON CONFLICT (name) DO UPDATE SET data = excluded.data"
APPEND = "INSERT INTO entries SELECT * FROM unnest($1::text[], $2::bigint[], $3::bigint[], $4::bytea[])"
TABLE = """
    INSERT INTO tables VALUES ($1, $2, $3, $4, $5, $6)
    ON CONFLICT (id) DO UPDATE SET code = excluded.code, game = excluded.game, status = excluded.status,
                                   opened = excluded.opened, changed = excluded.changed
"""
GUEST = """
    INSERT INTO guests VALUES ($1, $2, $3, $4)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, since = excluded.since, seen = excluded.seen
"""
RESTRICTION = """
    INSERT INTO restrictions VALUES ($1, $2, $3, $4)
    ON CONFLICT (kind, who) DO UPDATE SET what = excluded.what, at = excluded.at
"""


def statements(changes: Iterable[Row]) -> list[Statement]:
    """The SQL of one transaction. Appends come first, together: nothing else touches their table, so order is kept."""
    appends: list[Append] = []
    others: list[Statement] = []
    for change in changes:
        if type(change) is Append:
            appends.append(change)
        else:
            others += _OTHERS[type(change)](change)
    return [_append(appends), *others] if appends else others


def _append(appends: list[Append]) -> Statement:
    columns = [[astuple(entry)[column] for entry in appends] for column in range(4)]
    return Statement(APPEND, columns)


def _seats(change: SeatsOf) -> list[Statement]:
    gone = Statement('DELETE FROM seats WHERE "table" = $1', (change.table,))
    insert = "INSERT INTO seats VALUES ($1, $2, $3)"
    return [gone, *(Statement(insert, (change.table, *person)) for person in change.people)]


def _forget(change: Forget) -> list[Statement]:
    return [Statement(f"DELETE FROM {place} = $1", (change.guest,)) for place in FORGOTTEN]


def _one(sql: str) -> Callable[[Any], list[Statement]]:
    """A change that is one statement with its fields as values."""
    return lambda change: [Statement(sql, astuple(change))]


_OTHERS: dict[type[Row], Callable[[Any], list[Statement]]] = {
    TableRow: _one(TABLE),
    SeatsOf: _seats,
    Guest: _one(GUEST),
    Forget: _forget,
    Result: _one("INSERT INTO results VALUES ($1, $2, $3, $4, $5, $6, $7, $8)"),
    Restriction: _one(RESTRICTION),
    Lifted: _one("DELETE FROM restrictions WHERE kind = $1 AND who = $2"),
    HostAction: _one("INSERT INTO host_actions VALUES ($1, $2, $3)"),
    Keep: _one("INSERT INTO kept VALUES ($1, $2) ON CONFLICT DO NOTHING"),
    Check: _one("INSERT INTO checks VALUES (1, random()) ON CONFLICT (id) DO UPDATE SET mark = excluded.mark"),
}
