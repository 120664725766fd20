"""A copy of a data file as it is at one moment, even while a server writes to it."""

from contextlib import closing
from pathlib import Path

from rospo.server import schema
from rospo.server.datafile import connect, named, on_disk
from rospo.server.store import StoreFailed

PAGES = 1000
"""Copied at a time, so that Ctrl-C is heard between."""


def copy_data(source: Path, part: Path) -> None:
    """One moment of a database, written to disk. The reading transaction keeps the moment while a server writes."""
    with named(source, "read"):
        if not source.is_file():
            raise StoreFailed(f"there is no file {source}")
        with closing(connect(source.absolute(), "ro")) as old:
            if schema.version_of(old, source) == 0:
                raise StoreFailed(f"{source} is empty")
            old.execute("BEGIN")
            old.execute("SELECT count(*) FROM sqlite_master").fetchone()
            with named(part, "write"), closing(connect(part.absolute(), "rw")) as new:
                old.backup(new, pages=PAGES)
                new.execute("PRAGMA journal_mode = DELETE")  # one file, with nothing beside it
    with named(part, "write"):
        on_disk(part)
