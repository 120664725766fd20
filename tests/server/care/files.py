"""What a data file holds, and changes made to it behind everybody's back."""

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

from rospo.server.care.fold import fold, read
from rospo.server.schema import version_of


def rows(path: Path, sql: str, *values: object) -> list[Any]:
    with closing(sqlite3.connect(path, isolation_level=None)) as db:
        return db.execute(sql, values).fetchall()


def change(path: Path, *scripts: str) -> None:
    """Change a file with SQL, all of it in the file and nothing in a WAL."""
    with closing(sqlite3.connect(path)) as db:
        for script in scripts:
            db.executescript(script)
        db.commit()
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")


def games(path: Path) -> dict[str, str]:
    """The record of every game that has begun, by its table."""
    found = {}
    with closing(sqlite3.connect(path)) as db:
        version = version_of(db, path)
        for (table,) in db.execute("SELECT id FROM tables").fetchall():
            match = fold(table, read(db, table, version))[0].match
            if match is not None:
                found[table] = str(match.record())
    return found


def table_with(path: Path, status: str, game: str = "take_that") -> str:
    found: str = rows(path, "SELECT id FROM tables WHERE status = ? AND game = ?", status, game)[0][0]
    return found


def last_move(path: Path, table: str) -> int:
    """The number of its entry."""
    played = """SELECT max(seq) FROM entries WHERE "table" = ? AND CAST(data AS TEXT) LIKE '%"played"%'"""
    found: int = rows(path, played, table)[0][0]
    return found
