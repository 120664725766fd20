"""The SQLite store's tables, the scripts that bring an old file up to date, and the SQL of changes and queries.

Columns have the names and order of the fields of `store`'s structs. Changes become as few statements as possible and
every query returns one row, because each step of a statement releases the interpreter's lock: when the event loop is
busy, getting it back takes milliseconds. Five hundred entries took 80 ms with `executemany`, and 14 ms as one
statement.
"""

import sqlite3
from collections.abc import Callable, Iterable, Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct
from msgspec.structs import astuple

from rospo.server.archive import unpacked
from rospo.server.core.rows import (
    Append,
    Change,
    Forget,
    Guest,
    HostAction,
    Lifted,
    Restriction,
    Result,
    SeatsOf,
    TableRow,
)
from rospo.server.datafile import connect, named
from rospo.server.store import StoreFailed

APPLICATION = 0x526F7370  # "Rosp": tells our files from other programs' databases

MIGRATIONS: Sequence[str] = (
    """
    CREATE TABLE entries (
      "table" TEXT NOT NULL, seq INTEGER NOT NULL, at INTEGER NOT NULL, data BLOB NOT NULL,
      PRIMARY KEY ("table", seq)
    ) WITHOUT ROWID;

    CREATE TABLE tables (
      id TEXT NOT NULL UNIQUE, code TEXT NOT NULL, game TEXT NOT NULL, status TEXT NOT NULL,
      opened INTEGER NOT NULL, changed INTEGER NOT NULL
    );
    CREATE INDEX tables_by_code ON tables (code, opened);
    CREATE INDEX tables_by_status ON tables (status, opened);

    CREATE TABLE seats (
      "table" TEXT NOT NULL, seat INTEGER NOT NULL, guest TEXT NOT NULL,
      PRIMARY KEY ("table", seat)
    ) WITHOUT ROWID;
    CREATE INDEX seats_by_guest ON seats (guest);

    CREATE TABLE guests (
      id TEXT NOT NULL PRIMARY KEY, name TEXT NOT NULL, since INTEGER NOT NULL, seen INTEGER NOT NULL
    ) WITHOUT ROWID;

    CREATE TABLE results (
      guest TEXT NOT NULL, "table" TEXT NOT NULL, game TEXT NOT NULL, seat INTEGER NOT NULL, players INTEGER NOT NULL,
      score INTEGER NOT NULL, won INTEGER NOT NULL, at INTEGER NOT NULL
    );
    CREATE INDEX results_by_guest ON results (guest, at);

    CREATE TABLE kept (name TEXT NOT NULL PRIMARY KEY, data BLOB NOT NULL) WITHOUT ROWID;
    CREATE TABLE checks (id INTEGER PRIMARY KEY, mark BLOB NOT NULL);
    """,
    """
    CREATE TABLE archives ("table" TEXT NOT NULL PRIMARY KEY, data BLOB NOT NULL);
    """,
    """
    CREATE TABLE restrictions (
      kind TEXT NOT NULL, who TEXT NOT NULL, what TEXT NOT NULL, at INTEGER NOT NULL,
      PRIMARY KEY (kind, who)
    ) WITHOUT ROWID;
    CREATE TABLE host_actions (at INTEGER NOT NULL, what TEXT NOT NULL, subject TEXT NOT NULL);
    """,
)
"""Append-only: the n-th script leads from schema n - 1 to schema n. A released schema has its file in
tests/server/schemas.
"""


class Keep(Struct, frozen=True):
    """Store bytes under a name, unless it already has some."""

    name: str
    data: bytes


class Check(Struct, frozen=True):
    """A write for its own sake: random bytes, since SQLite skips pages that don't change."""


Row = Change | Keep | Check
Statement = tuple[str, Sequence[object]]


def migrate(db: sqlite3.Connection, path: Path, migrations: Sequence[str]) -> None:
    """Bring the file to the latest schema, each step in its own transaction. Refuse files that aren't ours."""
    version = version_of(db, path, len(migrations))
    for number, script in enumerate(migrations[version:], start=version + 1):
        marks = f"PRAGMA application_id = {APPLICATION}; PRAGMA user_version = {number};"
        try:
            db.executescript(f"BEGIN IMMEDIATE; {script}; {marks} COMMIT;")
        except sqlite3.Error as error:
            raise StoreFailed(f"can't bring {path} to schema {number}: {error}") from error


def version_of(db: sqlite3.Connection, path: Path, known: int = len(MIGRATIONS)) -> int:
    """The file's schema; 0 if it is empty. Refuse files that aren't ours, or are newer."""
    version = _number(db, "PRAGMA user_version")
    if is_foreign(db):
        raise StoreFailed(f"{path} is another program's database")
    if version > known:
        raise StoreFailed(
            f"{path} was made by a newer Rospo (schema {version}, this one knows up to {known}): "
            "install that one, or restore a backup from before"
        )
    return version


def check(path: Path) -> None:
    """Refuse a file that a server couldn't use. If there is none yet, it will be made."""
    if path.exists():
        with named(path), closing(connect(path.absolute(), "ro")) as db:
            version_of(db, path)


def is_foreign(db: sqlite3.Connection) -> bool:
    """Is it another program's database?"""
    ours = _number(db, "PRAGMA application_id") == APPLICATION
    return not ours and _number(db, "SELECT count(*) FROM sqlite_master") > 0


def _number(db: sqlite3.Connection, question: str) -> int:
    answer: int = db.execute(question).fetchone()[0]
    return answer


APPEND = "INSERT INTO entries VALUES (?, ?, ?, ?)"
APPEND_MANY = """
    INSERT INTO entries
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
           substr(?2, json_extract(value, '$[3]'), json_extract(value, '$[4]'))
    FROM json_each(?1)
"""
TABLE = """
    INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET code = excluded.code, game = excluded.game, status = excluded.status,
                                   opened = excluded.opened, changed = excluded.changed
"""  # not REPLACE: the hidden row number stays, and with it the order of tables opened in the same millisecond


FORGOTTEN = (
    "guests WHERE id",
    "results WHERE guest",
    "seats WHERE guest",
    "restrictions WHERE kind = 'guest' AND who",
)
"""What is deleted of a guest."""


def statements(changes: Iterable[Row]) -> list[Statement]:
    """The SQL of one transaction. Appends come first, together: nothing else touches their table, so order is kept."""
    appends: list[Append] = []
    others: list[Row] = []
    for change in changes:
        if type(change) is Append:
            appends.append(change)
        else:
            others.append(change)
    made = [_append(appends)] if appends else []
    for change in others:
        made += _OTHERS[type(change)](change)
    return made


def _append(appends: list[Append]) -> Statement:
    """Many rows in one statement of constant text: the data end to end, and a JSON list that describes the pieces."""
    if len(appends) == 1:
        return APPEND, astuple(appends[0])
    start, pieces = 1, []
    for entry in appends:
        size = len(entry.data)
        pieces.append((entry.table, entry.seq, entry.at, start, size))
        start += size
    return APPEND_MANY, (msgspec.json.encode(pieces).decode(), b"".join([entry.data for entry in appends]))


def _seats(change: SeatsOf) -> list[Statement]:
    gone: Statement = ('DELETE FROM seats WHERE "table" = ?', (change.table,))
    return [gone, *(("INSERT INTO seats VALUES (?, ?, ?)", (change.table, *person)) for person in change.people)]


def _forget(change: Forget) -> list[Statement]:
    return [(f"DELETE FROM {place} = ?", (change.guest,)) for place in FORGOTTEN]


_OTHERS: dict[type[Row], Callable[[Any], list[Statement]]] = {
    TableRow: lambda change: [(TABLE, astuple(change))],
    SeatsOf: _seats,
    Guest: lambda change: [("REPLACE INTO guests VALUES (?, ?, ?, ?)", astuple(change))],
    Forget: _forget,
    Result: lambda change: [("INSERT INTO results VALUES (?, ?, ?, ?, ?, ?, ?, ?)", astuple(change))],
    Restriction: lambda change: [("REPLACE INTO restrictions VALUES (?, ?, ?, ?)", astuple(change))],
    Lifted: lambda change: [("DELETE FROM restrictions WHERE kind = ? AND who = ?", astuple(change))],
    HostAction: lambda change: [("INSERT INTO host_actions VALUES (?, ?, ?)", astuple(change))],
    Keep: lambda change: [("INSERT OR IGNORE INTO kept VALUES (?, ?)", astuple(change))],
    Check: lambda _: [("REPLACE INTO checks VALUES (1, randomblob(8))", ())],
}


def _all(kind: type[Struct], source: str) -> str:
    """A query for the JSON of all these rows, ready to decode as a list of `kind`."""
    fields = ", ".join(f"""'{field}', "{field}" """ for field in kind.__struct_fields__)
    return f"SELECT json_group_array(json_object({fields})) FROM (SELECT * FROM {source})"


LOG = """
    SELECT ifnull((SELECT hex(data) FROM archives WHERE "table" = ?1), '') || ifnull(';' || (
        SELECT group_concat(hex(data)) FROM (SELECT data FROM entries WHERE "table" = ?1 ORDER BY seq)), '')
"""  # the archive, and what came after it; `log_of` reads the answer
TABLE_BY_ID = _all(TableRow, "tables WHERE id = ?")
TABLE_BY_CODE = _all(TableRow, "tables WHERE code = ? AND status <> 'closed' ORDER BY opened DESC, rowid DESC LIMIT 1")
OPEN_TABLES = _all(TableRow, "tables WHERE status IN ('waiting', 'playing') ORDER BY opened, rowid")
TABLES_OF = _all(
    TableRow,
    """tables WHERE id IN (SELECT "table" FROM seats WHERE guest = ?) ORDER BY opened DESC, rowid DESC LIMIT ?""",
)
GUESTS = _all(Guest, "guests WHERE id IN (SELECT value FROM json_each(?))")
RESULTS_OF = _all(Result, "results WHERE guest = ? ORDER BY at DESC, rowid DESC LIMIT ?")
RESTRICTIONS = _all(Restriction, "restrictions ORDER BY at DESC")
HOST_ACTIONS = _all(HostAction, "host_actions ORDER BY rowid DESC LIMIT ?")
WITH_ARCHIVES = 2  # the schema that brought them
KEPT = "SELECT data FROM kept WHERE name = ?"
KEEP = "REPLACE INTO kept VALUES (?, ?)"


def log_of(answer: str) -> list[bytes]:
    """The data of a table's entries, in order. Raises ValueError if its archive is damaged."""
    archive, some, pieces = answer.partition(";")
    log = unpacked(bytes.fromhex(archive)) if archive else []
    return log + [bytes.fromhex(piece) for piece in pieces.split(",")] if some else log
