"""The store in one SQLite file: durable when a write is done, and fast because queued writes share a commit.

One thread writes. It takes everything queued, commits it as one transaction, and notifies the event loop once for all;
meanwhile the next group gathers, so there is no timer. A second thread reads, on a read-only connection. A `.lock` file
beside the database, locked by the kernel for as long as this process lives, keeps a second server out. Forked children
inherit the lock: spawn worker processes, or those of a killed server would still hold it.
"""

import asyncio
import shutil
import sqlite3
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing, suppress
from itertools import chain
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory
from threading import Thread
from typing import Any, BinaryIO, TypeVar

import msgspec
from msgspec import Struct

from rospo.server import schema
from rospo.server.copying import copy_data
from rospo.server.core.rows import Forget, Guest, HostAction, Restriction, Result, TableRow
from rospo.server.datafile import beside, connect, lock, make, named
from rospo.server.schema import Check, Keep, Row
from rospo.server.store import StoreFailed

Job = tuple[asyncio.Future[None], Sequence[Row]]
Kind = TypeVar("Kind", bound=Struct)


class SqliteStore:
    """`Store` on SQLite. Made by `open`; belongs to the event loop it was opened in."""

    def __init__(self, path: Path, writer: "_Writer", reads: sqlite3.Connection, held: ExitStack) -> None:
        self.path = path
        self._writer = writer
        self._loop = asyncio.get_running_loop()
        self._reads = reads
        self._held = held
        self._reader = ThreadPoolExecutor(1, thread_name_prefix="rospo-read")
        self._closed = False

    @classmethod
    async def open(cls, path: Path, migrations: Sequence[str] = schema.MIGRATIONS) -> "SqliteStore":
        """Open or create the file, and bring it up to date. If it can't, StoreFailed says why in one line."""
        path = path.absolute()
        writes, reads, held = await asyncio.to_thread(_prepare, path, migrations)
        return cls(path, _Writer(writes, asyncio.get_running_loop()), reads, held)

    def write(self, changes: Sequence[Row]) -> asyncio.Future[None]:
        """All or nothing, on disk when it is done. A cancelled caller can't know whether it was written."""
        if not self._closed:
            return self._writer.add(changes)
        refused = self._loop.create_future()
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
        data: bytes | None = await self._ask(schema.KEPT, name)
        return data

    async def log(self, table: str) -> list[bytes]:
        return schema.log_of(await self._ask(schema.LOG, table))

    async def table(self, id: str) -> TableRow | None:
        return _first(await self._all(TableRow, schema.TABLE_BY_ID, id))

    async def table_of_code(self, code: str) -> TableRow | None:
        return _first(await self._all(TableRow, schema.TABLE_BY_CODE, code))

    async def open_tables(self) -> list[TableRow]:
        return await self._all(TableRow, schema.OPEN_TABLES)

    async def tables_of(self, guest: str, limit: int = 50) -> list[TableRow]:
        return await self._all(TableRow, schema.TABLES_OF, guest, limit)

    async def guest(self, id: str) -> Guest | None:
        return (await self.guests([id])).get(id)

    async def guests(self, ids: Sequence[str]) -> dict[str, Guest]:
        found = await self._all(Guest, schema.GUESTS, msgspec.json.encode(ids).decode())
        return {guest.id: guest for guest in found}

    async def results_of(self, guest: str, limit: int = 200) -> list[Result]:
        return await self._all(Result, schema.RESULTS_OF, guest, limit)

    async def restrictions(self) -> list[Restriction]:
        return await self._all(Restriction, schema.RESTRICTIONS)

    async def host_actions(self, limit: int) -> list[HostAction]:
        return await self._all(HostAction, schema.HOST_ACTIONS, limit)

    async def space(self) -> tuple[int, int]:
        return await self._loop.run_in_executor(self._reader, _space, self.path)

    async def copied(self) -> BinaryIO:
        try:
            return await asyncio.to_thread(_copied, self.path)
        except (OSError, sqlite3.Error) as error:
            raise StoreFailed(f"can't copy: {error}") from error

    async def close(self) -> None:
        """Write everything queued, then release the file."""
        if self._closed:
            return
        self._closed = True
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._reader, self._writer.finish)
        await loop.run_in_executor(self._reader, self._held.close)
        self._reader.shutdown()

    async def _all(self, kind: type[Kind], question: str, *values: object) -> list[Kind]:
        answer = await self._ask(question, *values)
        return msgspec.json.decode(answer, type=list[kind], strict=False)  # type: ignore[valid-type]  # 0 and 1 are bools

    async def _ask(self, question: str, *values: object) -> Any:
        """The first column of the first row, fetched in the reader's thread."""
        if self._closed:
            raise StoreFailed("the store is closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._reader, self._fetch, question, values)
        except sqlite3.Error as error:
            raise StoreFailed(f"can't read: {error}") from error

    def _fetch(self, question: str, values: tuple[object, ...]) -> Any:
        with closing(self._reads.execute(question, values)) as cursor:
            row = cursor.fetchone()
        return row and row[0]


class _Writer:
    """The thread that writes. `add`, `queued` and `_tell` belong to the event loop, the rest to the thread."""

    def __init__(self, db: sqlite3.Connection, loop: asyncio.AbstractEventLoop) -> None:
        self.queued = 0
        self._db = db
        self._loop = loop
        self._inbox: SimpleQueue[Job | None] = SimpleQueue()  # None: the last one
        self._thread = Thread(target=self._work, name="rospo-write", daemon=True)
        self._thread.start()

    def add(self, changes: Sequence[Row]) -> asyncio.Future[None]:
        future = self._loop.create_future()
        self.queued += len(changes)
        self._inbox.put((future, tuple(changes)))
        return future

    def finish(self) -> None:
        """Block until everything is written. Nothing may be added afterwards."""
        self._inbox.put(None)
        self._thread.join()

    def _work(self) -> None:
        last = False
        while not last:
            taken = [self._inbox.get()]
            taken += [self._inbox.get() for _ in range(self._inbox.qsize())]
            jobs = [job for job in taken if job is not None]
            last = len(jobs) < len(taken)
            failures = self._store(jobs) if jobs else {}
            with suppress(RuntimeError):  # the loop is gone: nobody is waiting
                self._loop.call_soon_threadsafe(self._tell, jobs, failures)

    def _store(self, jobs: list[Job]) -> dict[asyncio.Future[None], str]:
        """Commit the group; on a bad write, bisect until it is alone. Returns the reason for each failure."""
        try:
            self._commit(jobs)
        except sqlite3.OperationalError as error:  # no room, no disk, no lock: no single write is to blame
            return dict.fromkeys((future for future, _ in jobs), str(error))
        except Exception as error:
            if len(jobs) == 1:
                return {jobs[0][0]: str(error)}
            middle = len(jobs) // 2
            return self._store(jobs[:middle]) | self._store(jobs[middle:])
        return {}

    def _commit(self, jobs: list[Job]) -> None:
        changes = list(chain.from_iterable([changes for _, changes in jobs]))
        self._write(schema.statements(changes))
        if any(type(change) is Forget for change in changes):
            self._db.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # the log still has what was deleted from the file

    def _write(self, todo: list[schema.Statement]) -> None:
        if len(todo) == 1:
            self._db.execute(*todo[0])  # one statement is its own transaction
            return
        self._db.execute("BEGIN IMMEDIATE")
        try:
            for sql, values in todo:
                self._db.execute(sql, values)
            self._db.execute("COMMIT")
        except BaseException:
            if self._db.in_transaction:  # after some errors SQLite has already rolled back
                self._db.execute("ROLLBACK")
            raise

    def _tell(self, jobs: list[Job], failures: dict[asyncio.Future[None], str]) -> None:
        for future, changes in jobs:
            self.queued -= len(changes)
            if future.done():  # cancelled
                continue
            if failures and future in failures:
                future.set_exception(StoreFailed(f"can't write: {failures[future]}"))
            else:
                future.set_result(None)


def _prepare(path: Path, migrations: Sequence[str]) -> tuple[sqlite3.Connection, sqlite3.Connection, ExitStack]:
    """The connections for writing and reading, and what closes them and the lock. On failure nothing stays open.

    The reader closes before the writer: the last to close tidies up the WAL, and a reader may not.
    """
    with ExitStack() as opened, named(path):
        lock(path, opened)
        make(path)
        writes = opened.enter_context(closing(connect(path, "rw")))
        schema.migrate(writes, path, migrations)  # first, since it refuses files that mustn't be changed
        writes.executescript("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON")
        writes.execute("PRAGMA secure_delete = ON")
        reads = opened.enter_context(closing(connect(path, "ro")))
        return writes, reads, opened.pop_all()


def _space(path: Path) -> tuple[int, int]:
    files = [path, beside(path, "-wal")]
    return sum(file.stat().st_size for file in files if file.exists()), shutil.disk_usage(path.parent).free


def _copied(path: Path) -> BinaryIO:
    """In the same folder, where there is room for it and nobody else may read."""
    with TemporaryDirectory(prefix=".backup-", dir=path.parent) as folder:
        made = Path(folder, path.name)
        make(made)
        copy_data(path, made)
        with closing(connect(made, "ro")) as db:
            if (found := db.execute("PRAGMA quick_check(1)").fetchone()[0]) != "ok":
                raise StoreFailed(f"the copy of {path} is damaged: {found}")
        return made.open("rb")


def _first(found: list[Kind]) -> Kind | None:
    return found[0] if found else None
