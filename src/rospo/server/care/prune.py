"""Makes a data file smaller: the logs of games that were over long ago become archives, which still give replays,
records and proofs; tables that were closed before their game was over are deleted, and so are guests of whom nothing
is left. It may run beside a server, and each table is changed as a whole or not at all.
"""

import sqlite3
from collections.abc import Sequence
from contextlib import ExitStack, closing
from pathlib import Path

import msgspec
from msgspec import Struct

from rospo.server import schema
from rospo.server.archive import compacted, packed
from rospo.server.care.doctor import Step
from rospo.server.care.fold import NotFolded, fold, read
from rospo.server.core.entries import encoded
from rospo.server.core.state import CLOSED, TableState
from rospo.server.datafile import connect, lock_if_free, named
from rospo.server.store import StoreFailed

OLD = """
    SELECT id, status FROM tables WHERE status IN ('over', 'closed') AND changed < ?
    AND (status = 'closed' OR EXISTS (SELECT 1 FROM entries WHERE "table" = id)) ORDER BY rowid
"""
DELETED = ('entries WHERE "table"', 'archives WHERE "table"', 'seats WHERE "table"', "tables WHERE id")
STRAYS = """
    guests WHERE seen < ? AND NOT EXISTS (SELECT 1 FROM results WHERE guest = id) AND NOT EXISTS (
        SELECT 1 FROM seats WHERE guest = id AND "table" NOT IN (SELECT value FROM json_each(?)))
"""  # the list has the tables that are, or would be, deleted


class Pruned(Struct):
    """What was done, or would be."""

    archived: int = 0
    deleted: int = 0
    guests: int = 0
    before: int = 0  # bytes of these logs
    after: int = 0
    shrunk: bool = False  # is the file smaller now? Beside a server, the room is only free for new moves
    problems: list[str] = []


def prune(data: Path, before: int, *, dry: bool = False, step: Step | None = None) -> Pruned:
    """Everything that ended before a moment, in milliseconds since 1970. `dry`: only count."""
    done = Pruned()
    with ExitStack() as opened, named(data, "prune"):
        if not data.is_file():
            raise StoreFailed(f"there is no file {data}")
        alone = lock_if_free(data, opened)
        db = opened.enter_context(closing(connect(data.absolute(), "rw")))
        version = schema.version_of(db, data)
        if version == 0:
            raise StoreFailed(f"{data} has no tables in it")
        if version < len(schema.MIGRATIONS) and not dry:
            if not alone:
                raise StoreFailed(f"{data} is used by an older server (schema {version}): update and restart it first")
            schema.migrate(db, data, schema.MIGRATIONS)
            version = len(schema.MIGRATIONS)
        db.executescript("PRAGMA synchronous = FULL; PRAGMA secure_delete = ON")
        old, deleted = db.execute(OLD, (before,)).fetchall(), []
        for number, (table, status) in enumerate(old, start=1):
            if _prune(db, table, status, version, done, dry=dry):
                deleted.append(table)
            if step is not None:
                step(number, len(old))
        done.deleted = len(deleted)
        gone = (before, msgspec.json.encode(deleted).decode())
        done.guests = db.execute(f"SELECT count(*) FROM {STRAYS}", gone).fetchone()[0]
        if dry:
            return done
        db.execute(f"DELETE FROM {STRAYS}", gone)
        if alone:
            db.execute("VACUUM")
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # what was deleted is still in the WAL
        done.shrunk = alone
    return done


def _prune(db: sqlite3.Connection, table: str, status: str, version: int, done: Pruned, *, dry: bool) -> bool:
    """One table, in a transaction of its own, so that a server's writes needn't wait. Is it deleted?"""
    db.execute("BEGIN" if dry else "BEGIN IMMEDIATE")
    try:
        log = read(db, table, version)
        kept = _kept(table, status, log)
    except NotFolded as problem:
        db.execute("ROLLBACK")
        done.problems.append(f"table {table}: {problem}; it is left as it is")
        return False
    archive = packed(kept) if kept else b""
    done.before += sum(map(len, log))
    done.after += len(archive)
    done.archived += bool(kept)
    if dry:
        db.execute("ROLLBACK")
        return not kept
    for place in DELETED[:1] if kept else DELETED:
        db.execute(f"DELETE FROM {place} = ?", (table,))
    if kept:
        db.execute("REPLACE INTO archives VALUES (?, ?)", (table, archive))
    db.execute("COMMIT")  # an error before leaves the transaction open, and closing the file undoes it
    return not kept


def _kept(table: str, status: str, log: Sequence[bytes]) -> list[bytes]:
    """What is kept of a log: nothing of a game that was never finished. NotFolded if that isn't safe."""
    state, entries = fold(table, log)
    if state.status != status:
        raise NotFolded(f"it is listed as {status}, and is {state.status}")
    if status == CLOSED:
        return []
    kept = [encoded(entry) for entry in compacted(entries)]
    if not _same(state, fold(table, kept)[0]):
        raise NotFolded("its archive wouldn't be the same game")
    return kept


def _same(one: TableState, other: TableState) -> bool:
    """Does all that may still be asked about a finished game have the same answer?"""
    if one.match is None or other.match is None:
        return False
    return (
        str(one.match.record()) == str(other.match.record())
        and (one.status, one.n, one.next, one.people) == (other.status, other.n, other.next, other.people)
        and [seat.value for seat in one.seats] == [seat.value for seat in other.seats]
    )
