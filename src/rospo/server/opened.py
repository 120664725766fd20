"""Opens the store that an address means. PostgreSQL's client is an extra, and loaded only if it is needed."""

from importlib.util import find_spec
from pathlib import Path

from rospo.core.extras import not_installed
from rospo.server import schema
from rospo.server.data import Data
from rospo.server.sqlite import SqliteStore
from rospo.server.store import Store


async def open_store(data: Data) -> Store:
    """StoreFailed if it can't be opened; NotInstalled without the extra."""
    if isinstance(data, Path):
        return await SqliteStore.open(data)
    need_client()
    from rospo.server.postgres import PostgresStore

    return await PostgresStore.open(data)


async def check(data: Data) -> None:
    """Refuse what a server couldn't use. Changes nothing."""
    if isinstance(data, Path):
        schema.check(data)
        return
    need_client()
    from rospo.server import postgres

    await postgres.check(data)


async def keep(address: str, name: str, data: bytes) -> None:
    """Store bytes under a name in a database, whether a server uses it or not."""
    need_client()
    from rospo.server import postgres

    await postgres.keep(address, name, data)


def need_client() -> None:
    """Raise NotInstalled unless there is a client for PostgreSQL."""
    if find_spec("asyncpg") is None:
        raise not_installed("PostgreSQL", "cluster")
