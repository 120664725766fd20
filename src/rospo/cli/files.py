"""Records on disk: no other file is ever overwritten, and none is left half written."""

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rospo.cli.arguments import Refused
from rospo.core.errors import DamagedRecord
from rospo.play.load import load
from rospo.play.match import Match

LARGEST = 64 * 1024 * 1024


@contextmanager
def _or_refused(verb: str, name: str) -> Iterator[None]:
    """Turn a system error into one line."""
    try:
        yield
    except ValueError:
        raise Refused(f"can't {verb} {name!r}: that isn't a file name") from None
    except OSError as error:
        raise Refused(f"can't {verb} {name!r}: {(error.strerror or str(error)).lower()}") from None


def place(name: str) -> str:
    """A file's name, as messages show it."""
    return "standard input" if name == "-" else name


def text(name: str, kind: str, looks: str) -> str:
    """The text of a file that should be a record or a proof; `-` reads a pipe."""
    where = place(name)
    with _or_refused("read", where):
        try:
            if name == "-":
                return "" if sys.stdin is None else sys.stdin.read(LARGEST)
            if Path(name).is_file() and Path(name).stat().st_size > LARGEST:
                raise Refused(f"{name}: no {kind} of a game is that large")
            return Path(name).read_text(encoding="utf-8")
        except UnicodeDecodeError:
            raise Refused(f"{where!r} isn't a {kind}: a {kind} is a text, {looks}") from None


def read(name: str) -> Match:
    """The match of a record's file; `-` reads a pipe."""
    told = text(name, "record", "and starts with 'rospo record 1'")
    try:
        return load(told)
    except DamagedRecord as error:
        raise Refused(f"{place(name)}, line {error.line}: {error.reason}") from None


def check_free(name: str) -> None:
    """Refuse a file that can't be written, before an evening is spent on a game."""
    with _or_refused("write", name):
        path = Path(name)
        if path.is_file():
            raise Refused(f"{name!r} exists already and won't be overwritten: choose another name")
        if path.is_dir():
            raise Refused(f"can't write {name!r}: it is a folder")
        if not path.parent.is_dir():
            raise Refused(f"can't write {name!r}: there is no folder {str(path.parent)!r}")
        if not os.access(path.parent, os.W_OK):
            raise Refused(f"can't write {name!r}: the folder {str(path.parent)!r} isn't yours to write in")


def may_go_on(name: str) -> bool:
    """Can a game be saved to the file that it was read from? Not to a pipe or in somebody else's folder."""
    path = Path(name)
    return name != "-" and path.is_file() and os.access(path, os.W_OK) and os.access(path.parent, os.W_OK)


def write(name: str, match: Match) -> None:
    """Write the record, all of it or nothing."""
    with _or_refused("write", name):
        path = Path(name)
        if path.exists() and not path.is_file():  # a pipe or a device
            path.write_text(str(match.record()), encoding="utf-8")
            return
        half = path.with_name(f".{path.name}.{os.getpid()}")
        half.write_text(str(match.record()), encoding="utf-8")
        half.replace(path)


def free_name(game: str) -> str:
    """A name that isn't used here yet: the game's name with .rospo, then with -2.rospo and so on."""
    number = 1
    while Path(name := f"{game}.rospo" if number == 1 else f"{game}-{number}.rospo").exists():
        number += 1
    return name
