"""Backups: a verified copy of a data file, made while a server writes to it; and putting one back.

Everything is first written under another name, verified, and forced to disk; then one rename makes it the file. So a
cut-off command leaves the old file as it was, and perhaps a `.part` that the next one overwrites.
"""

import os
from contextlib import ExitStack, closing, suppress
from itertools import count
from pathlib import Path

from rospo.server import schema
from rospo.server.care.doctor import Examined, Step, examine
from rospo.server.copying import copy_data
from rospo.server.datafile import DAMAGED, beside, connect, gone, lock, make, named, on_disk
from rospo.server.store import StoreFailed


class NotSound(Exception):
    """The copy has problems, which the file it was made from probably has too."""

    def __init__(self, copy: Path, problems: list[str]) -> None:
        super().__init__(f"{copy} has {len(problems)} problems")
        self.copy = copy
        self.problems = problems


def backup(data: Path, to: Path, *, replace: bool = False, step: Step | None = None) -> Examined:
    """Copy a data file, whether a server uses it or not, as it is at this moment. Returns what the copy contains.

    NotSound if the copy has problems: then it is kept beside `to` under another name, and `to` is left as it is.
    """
    _must_be_free(data, to, replace)
    with ExitStack() as held:
        part = _part(to, held)
        copy_data(data, part)
        found = examine(part, step)
        if found.problems:
            doubtful = to.with_name(f"{to.name}.doubtful")
            part.replace(doubtful)
            raise NotSound(doubtful, found.problems)
        _must_be_free(data, to, replace)
        with named(to, "write"):
            part.replace(to)
            on_disk(to.absolute().parent)
    return found


def restore(
    copy: Path, data: Path, *, doubtful: bool = False, step: Step | None = None
) -> tuple[Examined, Path | None]:
    """Put a backup in the place of a data file that no server uses. Returns what it contains, and the old file's name.

    NotSound if the backup has problems, unless it is wanted nevertheless.
    """
    if data.exists() and copy.exists() and copy.samefile(data):
        raise StoreFailed(f"{copy} is the data file itself, not a backup")
    with ExitStack() as held:
        with named(data, "write"):
            data.absolute().parent.mkdir(parents=True, exist_ok=True)
            lock(data, held)
        part = _part(data.resolve(), held)
        copy_data(copy, part)
        found = examine(part, step)
        if found.problems and not doubtful:
            gone(part)
            raise NotSound(copy, found.problems)
        with named(data, "write"):
            old = _put_aside(data.resolve()) if data.exists() else None
            part.replace(data.resolve())
            on_disk(data.resolve().parent)
    return found, old


def _must_be_free(data: Path, to: Path, replace: bool) -> None:
    if to.exists():
        if not to.is_file() or (data.exists() and to.samefile(data)):
            raise StoreFailed(f"can't write {to}: {'it is the data file itself' if to.is_file() else 'it is no file'}")
        if not replace:
            raise StoreFailed(f"{to} exists already: choose another name, or say --replace")


def _part(to: Path, held: ExitStack) -> Path:
    """The empty file in which a copy is made; a second command at the same time is refused."""
    part = to.with_name(f"{to.name}.part")
    with named(to, "write"):
        lock(part, held)
        held.callback(gone, beside(part, ".lock"))
        for end in ("", "-wal", "-shm", "-journal"):
            gone(beside(part, end))
        make(part)
    return part


def _put_aside(data: Path) -> Path:
    """Give the old file a second name, with everything that belongs to it; returns that name."""
    if _is_sound(data):
        with closing(connect(data, "rw")) as db:
            db.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # from here on, one file is all of it
    names = (data.with_name(f"{data.name}.old{f'-{number}' if number > 1 else ''}") for number in count(1))
    aside = next(name for name in names if not name.exists() and not beside(name, "-wal").exists())
    for end in ("-wal", ""):  # a damaged file keeps its WAL
        with suppress(FileNotFoundError):
            os.link(beside(data, end), beside(aside, end))
    on_disk(data.parent)
    for end in ("-wal", "-shm"):
        gone(beside(data, end))
    return aside


def _is_sound(data: Path) -> bool:
    """Sound enough for its WAL to be merged into it. A damaged file is left as it is."""
    with suppress(*DAMAGED), closing(connect(data, "ro")) as db:
        if schema.is_foreign(db):
            raise StoreFailed(f"{data} is another program's database")
        ok: bool = db.execute("PRAGMA quick_check(1)").fetchone() == ("ok",)
        return ok
    return False
