"""The store in a PostgreSQL database: durable when a write is done, and fast because queued writes share a commit.

Everything happens in the event loop. One task writes, over a connection of its own: it takes everything queued and
commits it as one transaction, while the next group gathers. That connection holds a lock of the database for as long as
it lives, which keeps a second server out; if it is lost, writes fail until another one has the lock. The log's primary
key refuses a number that is already taken, so a commit whose answer was lost can't be followed by a different entry.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial
from itertools import chain
from typing import Any, BinaryIO, NamedTuple, TypeVar

import asyncpg
from asyncpg import Connection
from msgspec import Struct

from rospo.server import pgschema as schema
from rospo.server.core.rows import Guest, HostAction, Restriction, Result, TableRow
from rospo.server.data import shown
from rospo.server.schema import APPLICATION, Check, Keep, Row
from rospo.server.store import StoreFailed

LOST = (asyncpg.PostgresConnectionError, asyncpg.InterfaceError, asyncpg.CannotConnectNowError, OSError, TimeoutError)
"""What ends a connection, or keeps one from being made."""
READERS = 4
CONNECT_S = 10.0
ANSWER_S = 30.0
LOCK_MS = 2000
"""PostgreSQL may still be busy with the last write of a server that was killed, or of a connection that was lost."""

Kind = TypeVar("Kind", bound=Struct)


class Job(NamedTuple):
    future: asyncio.Future[None]
    changes: Sequence[Row]


class PostgresStore:
    """`Store` on PostgreSQL. Made by `open`; belongs to the event loop it was opened in."""

    def __init__(self, address: str, writer: "_Writer", reads: asyncpg.Pool) -> None:
        self.address = address
        self._writer = writer
        self._reads = reads
        self._closed = False

    @classmethod
    async def open(cls, address: str, migrations: Sequence[str] = schema.MIGRATIONS) -> "PostgresStore":
        """Connect, and bring the database up to date. If it can't, StoreFailed says why in one line."""
        writer = _Writer(address)
        try:
            db = await writer.connected()
            await schema.migrate(db, migrations)
            reads = await asyncpg.create_pool(
                address, min_size=0, max_size=READERS, timeout=CONNECT_S, command_timeout=ANSWER_S
            )
        except StoreFailed:
            await writer.drop()
            raise
        except (asyncpg.PostgresError, ValueError, *LOST) as error:
            await writer.drop()
            raise StoreFailed(f"can't open {shown(address)}: {_why(error)}") from error
        return cls(address, writer, reads)

    def write(self, changes: Sequence[Row]) -> asyncio.Future[None]:
        """All or nothing, on disk when it is done. A cancelled caller can't know whether it was written."""
        if not self._closed:
            return self._writer.add(changes)
        refused = asyncio.get_running_loop().create_future()
        refused.set_exception(StoreFailed("the store is closed"))
        return refused

    @property
    def queued(self) -> int:
        return self._writer.queued

    async def check(self) -> None:
        await self.write((Check(),))

    async def value(self, name: str, make: bytes) -> bytes:
        await self.write((Keep(name, make),))
        return await self.kept(name) or b""

    async def kept(self, name: str) -> bytes | None:
        found = await self._ask("SELECT data FROM kept WHERE name = $1", name)
        return found[0][0] if found else None

    async def log(self, table: str) -> list[bytes]:
        return [row[0] for row in await self._ask('SELECT data FROM entries WHERE "table" = $1 ORDER BY seq', table)]

    async def table(self, id: str) -> TableRow | None:
        return _first(await self._all(TableRow, "tables WHERE id = $1", id))

    async def table_of_code(self, code: str) -> TableRow | None:
        newest = "tables WHERE code = $1 AND status <> 'closed' ORDER BY opened DESC, place DESC LIMIT 1"
        return _first(await self._all(TableRow, newest, code))

    async def open_tables(self) -> list[TableRow]:
        return await self._all(TableRow, "tables WHERE status IN ('waiting', 'playing') ORDER BY opened, place")

    async def tables_of(self, guest: str, limit: int = 50) -> list[TableRow]:
        theirs = """tables WHERE id IN (SELECT "table" FROM seats WHERE guest = $1)
                    ORDER BY opened DESC, place DESC LIMIT $2"""
        return await self._all(TableRow, theirs, guest, limit)

    async def guest(self, id: str) -> Guest | None:
        return (await self.guests([id])).get(id)

    async def guests(self, ids: Sequence[str]) -> dict[str, Guest]:
        return {guest.id: guest for guest in await self._all(Guest, "guests WHERE id = ANY($1::text[])", list(ids))}

    async def results_of(self, guest: str, limit: int = 200) -> list[Result]:
        return await self._all(Result, "results WHERE guest = $1 ORDER BY at DESC, place DESC LIMIT $2", guest, limit)

    async def restrictions(self) -> list[Restriction]:
        return await self._all(Restriction, "restrictions ORDER BY at DESC")

    async def host_actions(self, limit: int) -> list[HostAction]:
        return await self._all(HostAction, "host_actions ORDER BY place DESC LIMIT $1", limit)

    async def space(self) -> tuple[int, int | None]:
        return (await self._ask("SELECT pg_database_size(current_database())"))[0][0], None

    async def copied(self) -> BinaryIO:
        raise StoreFailed(f"can't copy {shown(self.address)}: use pg_dump")

    async def close(self) -> None:
        """Write everything queued, then disconnect."""
        if self._closed:
            return
        self._closed = True
        await self._writer.finish()
        with suppress(*LOST):
            await self._reads.close()

    async def _all(self, kind: type[Kind], source: str, *values: object) -> list[Kind]:
        fields = ", ".join(f'"{field}"' for field in kind.__struct_fields__)
        found = await self._ask(f"SELECT {fields} FROM {source}", *values)
        return [kind(**dict(row)) for row in found]

    async def _ask(self, question: str, *values: object) -> list[Any]:
        if self._closed:
            raise StoreFailed("the store is closed")
        try:
            found: list[Any] = await self._reads.fetch(question, *values)
        except (asyncpg.PostgresError, *LOST) as error:
            raise StoreFailed(f"can't read: {_why(error)}") from error
        return found


class _Writer:
    """The task that writes, and its connection. It ends when there is nothing to write, and starts again."""

    def __init__(self, address: str) -> None:
        self.queued = 0
        self._address = address
        self._db: Connection | None = None
        self._inbox: list[Job] = []
        self._task: asyncio.Task[None] | None = None

    async def connected(self) -> Connection:
        """The connection that holds the lock. StoreFailed if another server holds it."""
        if self._db is None or self._db.is_closed():
            settings = {"application_name": "rospo", "synchronous_commit": "on", "lock_timeout": f"{LOCK_MS}ms"}
            db = await asyncpg.connect(
                self._address, timeout=CONNECT_S, command_timeout=ANSWER_S, server_settings=settings
            )
            try:
                await db.execute("SELECT pg_advisory_lock($1)", APPLICATION)
            except BaseException as error:  # whatever it is, nobody else will close this connection
                db.terminate()
                if isinstance(error, asyncpg.LockNotAvailableError):
                    raise StoreFailed(f"{shown(self._address)} is in use by another Rospo server") from None
                raise
            self._db = db
        return self._db

    def add(self, changes: Sequence[Row]) -> asyncio.Future[None]:
        future = asyncio.get_running_loop().create_future()
        self.queued += len(changes)
        self._inbox.append(Job(future, tuple(changes)))
        if self._task is None:
            self._task = asyncio.create_task(self._work())
        return future

    async def finish(self) -> None:
        """Wait until everything is written. Nothing may be added afterwards."""
        if self._task is not None:
            await self._task
        await self.drop()

    async def drop(self) -> None:
        db, self._db = self._db, None
        if db is not None and not db.is_closed():
            try:
                await db.close(timeout=CONNECT_S)
            except (asyncpg.PostgresError, *LOST):
                db.terminate()

    async def _work(self) -> None:
        while self._inbox:
            jobs, self._inbox = self._inbox, []
            failures = await self._store(jobs)
            for job in jobs:
                self.queued -= len(job.changes)
                if job.future.done():  # cancelled
                    continue
                if (failure := failures.get(job.future)) is not None:
                    job.future.set_exception(StoreFailed(f"can't write: {failure}"))
                else:
                    job.future.set_result(None)
        self._task = None

    async def _store(self, jobs: Sequence[Job]) -> dict[asyncio.Future[None], str]:
        """Commit the group; on a bad write, bisect until it is alone. Returns the reason for each failure."""
        try:
            await self._commit(list(chain.from_iterable(job.changes for job in jobs)))
        except (StoreFailed, *LOST) as error:  # no connection: no single write is to blame
            await self.drop()
            return dict.fromkeys((job.future for job in jobs), _why(error))
        except Exception as error:
            if len(jobs) == 1:
                return {jobs[0].future: _why(error)}
            middle = len(jobs) // 2
            return await self._store(jobs[:middle]) | await self._store(jobs[middle:])
        return {}

    async def _commit(self, changes: Sequence[Row]) -> None:
        db = await self.connected()
        todo = schema.statements(changes)
        if len(todo) == 1:
            await db.execute(todo[0].sql, *todo[0].values)  # one statement is its own transaction
            return
        async with db.transaction():
            for statement in todo:
                await db.execute(statement.sql, *statement.values)


async def check(address: str) -> None:
    """Refuse a database that a server couldn't use. Changes nothing; an empty one will be made ready."""
    await _with(address, partial(schema.version_of, known=len(schema.MIGRATIONS)))


async def keep(address: str, name: str, data: bytes) -> None:
    """Store bytes under a name, whether a server uses the database or not."""

    async def do(db: Connection) -> None:
        if await schema.version_of(db, len(schema.MIGRATIONS)) == 0:
            raise StoreFailed(f"no server has used {shown(address)} yet")
        await db.execute(schema.KEEP, name, data)

    await _with(address, do)


async def _with(address: str, use: Callable[[Connection], Awaitable[object]]) -> None:
    try:
        db = await asyncpg.connect(address, timeout=CONNECT_S, command_timeout=ANSWER_S)
        try:
            await use(db)
        finally:
            await db.close()
    except (asyncpg.PostgresError, ValueError, *LOST) as error:
        raise StoreFailed(f"can't open {shown(address)}: {_why(error)}") from error


def _why(error: BaseException) -> str:
    """One line."""
    return " ".join(str(error).split()) or type(error).__name__


def _first(found: list[Kind]) -> Kind | None:
    return found[0] if found else None
