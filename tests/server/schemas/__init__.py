"""The files of released servers, as SQL: one for every schema that was ever released, named after the first version
that had it.

`python -m tests.server.schemas` adds the present one. Do that for a release with a new schema; never change an old one.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

FOLDER = Path(__file__).parent
RELEASED = sorted(FOLDER.glob("*.sql"))
MARKS = ("application_id", "user_version")
"""What `iterdump` leaves out."""


def schema(released: Path) -> int:
    """The number of its schema."""
    line = next(line for line in released.read_text().splitlines() if "user_version" in line)
    return int(line.rpartition("=")[2].strip(" ;"))


def load(released: Path, path: Path) -> Path:
    """Make the file."""
    with closing(sqlite3.connect(path)) as db:
        db.executescript(released.read_text())
        db.execute("PRAGMA journal_mode = WAL")
    return path


def dumped(path: Path) -> str:
    with closing(sqlite3.connect(path)) as db:
        marks = [f"PRAGMA {mark} = {db.execute(f'PRAGMA {mark}').fetchone()[0]};" for mark in MARKS]
        return "\n".join([*marks, *db.iterdump(), ""])
