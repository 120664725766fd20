"""A table's log as it is in a file, folded; or why it can't be, without a word about cards."""

import sqlite3
from collections.abc import Sequence

import msgspec

from rospo.core.errors import RospoError
from rospo.server import schema
from rospo.server.archive import unpacked
from rospo.server.core.entries import AnyEntry, Opened, decoded
from rospo.server.core.state import TableState


class NotFolded(Exception):
    """A log that no table can have. The message says which entry is wrong."""


def read(db: sqlite3.Connection, table: str, version: int) -> list[bytes]:
    """The data of a table's entries, in order."""
    log = []
    if version >= schema.WITH_ARCHIVES:
        for (data,) in db.execute('SELECT data FROM archives WHERE "table" = ?', (table,)):
            try:
                log = unpacked(data)
            except (TypeError, ValueError):
                raise NotFolded("its archive is damaged") from None
    rows = db.execute('SELECT seq, data FROM entries WHERE "table" = ? ORDER BY seq', (table,)).fetchall()
    first = rows[0][0] if log and rows and isinstance(rows[0][0], int) else 1  # after an archive, it may be any
    for number, (seq, data) in enumerate(rows, start=first):
        if seq != number:
            raise NotFolded(f"entry {number} is missing")
        log.append(data)
    return log


def fold(table: str, log: Sequence[bytes]) -> tuple[TableState, list[AnyEntry]]:
    """The state after a whole log, and its entries."""
    entries: list[AnyEntry] = []
    state = None
    for number, data in enumerate(log, start=1):
        try:
            entry = decoded(data)
            if state is not None:
                state.apply(entry)
            elif not isinstance(entry, Opened) or entry.table != table:
                raise NotFolded("its log begins with something else than its opening")
            else:
                state = TableState(entry)
        except (msgspec.MsgspecError, TypeError):
            raise NotFolded(f"entry {number} can't be read") from None
        except RospoError as error:  # its message may name cards
            rule = getattr(error, "rule", None)
            raise NotFolded(
                f"entry {number} isn't possible ({f'rule {rule}' if rule else type(error).__name__})"
            ) from None
        except (LookupError, ValueError, ArithmeticError, AttributeError) as error:
            raise NotFolded(f"entry {number} isn't possible ({type(error).__name__})") from None
        entries.append(entry)
    if state is None:
        raise NotFolded("its log is empty")
    return state, entries
