"""What the server keeps, and all it asks of a database.

Small on purpose: SQLite (`sqlite`) is one implementation, PostgreSQL could be another. `write` is the only way in: all
of its changes happen or none, and when it returns they are on disk.
"""

from collections.abc import Sequence
from typing import Protocol

from msgspec import Struct


class StoreFailed(Exception):
    """The store couldn't write, or read. Nothing was changed."""


class Append(Struct, frozen=True):
    """One entry of a table's log. `seq` counts from 1 without gaps; a second entry with the same number is refused."""

    table: str
    seq: int
    at: int
    data: bytes


class TableRow(Struct, frozen=True, kw_only=True):
    """What is known about a table without reading its log. Written in full each time."""

    id: str
    code: str
    game: str
    status: str  # "waiting", "playing", "over", "closed"
    opened: int
    changed: int


class SeatsOf(Struct, frozen=True):
    """The people at a table, replacing those noted before: (seat, guest)."""

    table: str
    people: tuple[tuple[int, str], ...]


class Guest(Struct, frozen=True, kw_only=True):
    """A person, or an outside bot. Written in full each time."""

    id: str
    name: str
    since: int
    seen: int


class Forget(Struct, frozen=True):
    """Delete a guest: the row, its results, and its places in `SeatsOf`. Logs keep a meaningless id."""

    guest: str


class Result(Struct, frozen=True, kw_only=True):
    """One guest's result in a finished game."""

    guest: str
    table: str
    game: str
    seat: int
    players: int
    score: int
    won: bool
    at: int


Change = Append | TableRow | SeatsOf | Guest | Forget | Result


class Store(Protocol):
    """Everything is asynchronous; nothing blocks the event loop."""

    async def write(self, changes: Sequence[Change]) -> None: ...  # StoreFailed
    async def log(self, table: str) -> list[bytes]: ...  # the data of its entries, in order
    async def table(self, id: str) -> TableRow | None: ...
    async def table_of_code(self, code: str) -> TableRow | None: ...  # the newest that isn't closed
    async def open_tables(self) -> list[TableRow]: ...  # "waiting" and "playing", oldest first
    async def tables_of(self, guest: str, limit: int = 50) -> list[TableRow]: ...  # newest first
    async def guest(self, id: str) -> Guest | None: ...
    async def guests(self, ids: Sequence[str]) -> dict[str, Guest]: ...
    async def results_of(self, guest: str, limit: int = 200) -> list[Result]: ...  # newest first
    async def value(self, name: str, make: bytes) -> bytes: ...  # bytes stored under a name, else stores `make`
    async def check(self) -> None: ...  # StoreFailed if it can't write now
    @property
    def queued(self) -> int: ...  # changes waiting to be written
    async def close(self) -> None: ...  # after everything queued is written
