"""What the server keeps, and all it asks of a database.

Small on purpose. There are two: SQLite (`sqlite`), with nothing else to install, and PostgreSQL (`postgres`). `write`
is the only way in: all of its changes happen or none, and when it is done they are on disk.
"""

from asyncio import Future
from collections.abc import Sequence
from typing import BinaryIO, Protocol

from rospo.server.core.rows import Change, Guest, HostAction, Restriction, Result, TableRow


class StoreFailed(Exception):
    """The store couldn't write, or read. Nothing was changed."""


class Store(Protocol):
    """Everything is asynchronous; nothing blocks the event loop."""

    def write(self, changes: Sequence[Change]) -> Future[None]: ...  # StoreFailed; in the order of the calls
    async def log(self, table: str) -> list[bytes]: ...  # the data of its entries, in order
    async def table(self, id: str) -> TableRow | None: ...
    async def table_of_code(self, code: str) -> TableRow | None: ...  # the newest that isn't closed
    async def open_tables(self) -> list[TableRow]: ...  # "waiting" and "playing", oldest first
    async def tables_of(self, guest: str, limit: int = 50) -> list[TableRow]: ...  # newest first
    async def guest(self, id: str) -> Guest | None: ...
    async def guests(self, ids: Sequence[str]) -> dict[str, Guest]: ...
    async def results_of(self, guest: str, limit: int = 200) -> list[Result]: ...  # newest first
    async def value(self, name: str, make: bytes) -> bytes: ...  # bytes stored under a name, else stores `make`
    async def kept(self, name: str) -> bytes | None: ...  # bytes stored under a name
    async def restrictions(self) -> list[Restriction]: ...  # newest first
    async def host_actions(self, limit: int) -> list[HostAction]: ...  # newest first
    async def space(self) -> tuple[int, int | None]: ...  # bytes that it takes, and that are free; None: unknown
    async def copied(self) -> BinaryIO: ...  # everything as one file, open and already without a name; StoreFailed
    async def check(self) -> None: ...  # StoreFailed if it can't write now
    @property
    def queued(self) -> int: ...  # changes waiting to be written
    async def close(self) -> None: ...  # after everything queued is written
