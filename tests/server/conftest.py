"""What the server's tests share."""

from collections.abc import Iterator

import pytest

from tests.server.databases import Postgres


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for all tests of one worker. A test that stops it starts it again."""
    running = Postgres()
    running.start()
    try:
        yield running
    finally:
        running.stop()
        running.remove()
