"""When each connection's delay is measured; and whoever is quiet is asked for a sign of life."""

from collections.abc import Callable

from rospo.server.core.connection import Connection
from rospo.server.core.people import People

PING_MS, FIRST_PINGS_MS, FIRST_PINGS = 2500, 300, 4
"""How often a connection's delay is measured; more often for the first few times."""


def to_ping(people: People, is_quiet: Callable[[int], bool], now: float) -> list[Connection]:
    """The connections to ping now. Look again in `FIRST_PINGS_MS`."""
    found = []
    for connection, seat in people.here.items():
        often = connection.delay.measured < FIRST_PINGS or (seat is not None and is_quiet(seat))
        if now - connection.pinged >= (FIRST_PINGS_MS if often else PING_MS):
            connection.pinged = now
            found.append(connection)
    return found
