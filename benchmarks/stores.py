"""Durable entries a second in each store: many tables, each of which waits for its entry before it writes the next.

PostgreSQL is the one given with `--postgres postgresql://…`, or one that is started in a folder of its own.
"""

import argparse
import asyncio
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from rospo.server.core.rows import Append
from rospo.server.postgres import PostgresStore
from rospo.server.sqlite import SqliteStore
from rospo.server.store import Store

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from tests.server.databases import Postgres

ENTRY = b"x" * 120
"""About as long as a move."""


async def measured(store: Store, tables: int, seconds: float) -> float:
    """Entries a second."""
    try:
        end = time.perf_counter() + seconds

        async def play(table: str) -> int:
            seq = 0
            while time.perf_counter() < end:
                seq += 1
                await store.write([Append(table, seq, seq, ENTRY)])
            return seq

        started = time.perf_counter()
        written = sum(await asyncio.gather(*(play(f"t{number}") for number in range(tables))))
        return written / (time.perf_counter() - started)
    finally:
        await store.close()


async def in_sqlite(tables: int, seconds: float) -> float:
    with TemporaryDirectory() as folder:
        return await measured(await SqliteStore.open(Path(folder, "rospo.db")), tables, seconds)


async def in_postgres(address: str, tables: int, seconds: float) -> float:
    return await measured(await PostgresStore.open(address), tables, seconds)


@contextmanager
def database(given: str | None) -> Iterator[str]:
    if given is not None:
        yield given
        return
    server = Postgres()
    server.start()
    try:
        yield server.database()
    finally:
        server.stop()
        server.remove()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=5)
    parser.add_argument("--postgres", metavar="ADDRESS", help="an empty database")
    found = parser.parse_args()
    print(f"$ python benchmarks/stores.py --seconds {found.seconds:g}")
    print("Durable entries a second; each table waits for its entry to be on disk before it writes the next\n")
    print(f"{'tables':>8}{'SQLite':>12}{'PostgreSQL':>12}")
    for tables in (1, 10, 100, 400):
        sqlite = asyncio.run(in_sqlite(tables, found.seconds))
        with database(found.postgres) as address:
            postgres = asyncio.run(in_postgres(address, tables, found.seconds))
        print(f"{tables:>8}{sqlite:>12,.0f}{postgres:>12,.0f}", flush=True)


if __name__ == "__main__":
    main()
