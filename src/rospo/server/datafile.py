"""The data file as a file: who may use it, and how it is opened. What is in it, `schema` knows."""

import fcntl
import os
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

from rospo.server.store import StoreFailed

DAMAGED = (sqlite3.DatabaseError, UnicodeError)
"""What reading a damaged file may raise: even names in it may be no text any more."""
BUSY_MS = 5000  # how long another program, such as a backup, may block a write


def lock(path: Path, held: ExitStack) -> None:
    """Keep servers and other commands from using the file. The kernel releases the lock with the process."""
    if not lock_if_free(path, held):
        raise StoreFailed(f"{path} is in use by another Rospo server or command")


def lock_if_free(path: Path, held: ExitStack) -> bool:
    """The same; False if somebody uses it."""
    file = os.open(beside(path, ".lock"), os.O_RDWR | os.O_CREAT, 0o600)
    held.callback(os.close, file)
    with suppress(BlockingIOError, FileNotFoundError):
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        return os.path.samestat(os.fstat(file), os.stat(beside(path, ".lock")))  # else its owner has just deleted it
    return False


def connect(path: Path, mode: str) -> sqlite3.Connection:
    """In autocommit mode: transactions start with an explicit BEGIN. After this, one thread uses each connection."""
    return sqlite3.connect(
        f"{path.as_uri()}?mode={mode}", uri=True, timeout=BUSY_MS / 1000, isolation_level=None, check_same_thread=False
    )


def make(path: Path) -> None:
    """An empty file if there is none, for its owner only: it has secrets. SQLite's other files get the same mode."""
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


@contextmanager
def named(path: Path, what: str = "open") -> Iterator[None]:
    """Turn errors of the system and of SQLite into one line."""
    try:
        yield
    except OSError as error:
        raise StoreFailed(f"can't {what} {path}: {error.strerror}") from error
    except DAMAGED as error:
        odd = getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB
        raise StoreFailed(f"{path} is not a database" if odd else f"can't {what} {path}: {error}") from error


def beside(path: Path, end: str) -> Path:
    """`tables.db-wal` for `-wal`. SQLite keeps them beside the file itself, not beside a link to it."""
    name = path.resolve()
    return name.with_name(name.name + end)


def on_disk(path: Path) -> None:
    """Have a file, or the names in a folder, survive a power cut."""
    file = os.open(path, os.O_RDONLY)
    try:
        os.fsync(file)
    finally:
        os.close(file)


def gone(path: Path) -> None:
    with suppress(FileNotFoundError):
        path.unlink()
