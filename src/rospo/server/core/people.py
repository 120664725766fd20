"""Who is connected to a table, with which seat, and which seats' owners can't be reached.

A line can die without being closed: nothing comes any more, and nothing says so. So every connection is asked for a
sign of life again and again, and is silent if it gives none until it is asked the next time.
"""

from collections.abc import Mapping

from rospo.server.core import wire
from rospo.server.core.connection import Connection
from rospo.server.core.driver import Driver
from rospo.server.core.state import TableState

PRESENCE_MS = 200
"""Shortest time between two presence messages."""


class People:
    """Moments are milliseconds since 1970."""

    def __init__(self, state: TableState, now: float, ping_ms: float) -> None:
        self.here: dict[Connection, int | None] = {}  # each with the seat it sees for, or None
        self.gone: dict[int, float] = {}  # seats of people who can't be reached: since when
        self.empty_since: float | None = now  # since when nobody is here
        self.tell_at: float | None = None  # when presence is to be told
        self.beat_at: float | None = None  # when connections are asked for a sign of life
        self._ping_ms = ping_ms
        self.note_gone(state, now)

    @property
    def viewers(self) -> set[int | None]:
        """The seats that somebody here sees for; None if there are spectators."""
        return set(self.here.values())

    @property
    def reached(self) -> bool:
        """Can anybody be reached?"""
        return any(not connection.silent for connection in self.here)

    def came(self, connection: Connection, state: TableState, now: float) -> int | None:
        """Somebody is here. Returns their seat."""
        seat = self.here[connection] = state.seat_of(connection.guest)
        connection.hear(now)
        self.empty_since = None
        if self.beat_at is None:
            self.beat_at = now + self._ping_ms
        if seat is not None:
            self.gone.pop(seat, None)
        self.tell_soon(now)
        return seat

    def went(self, connection: Connection, state: TableState, now: float) -> None:
        self.here.pop(connection, None)
        for other in self.here:
            if other.guest == connection.guest:  # perhaps a dead line, which this one had replaced
                other.heard = max(other.heard, connection.heard)
        if not self.here:
            self.empty_since = now
            self.beat_at = None
        self.note_gone(state, now)
        self.tell_soon(now)

    def reseat(self, state: TableState, hosts: set[str], now: float) -> list[Connection]:
        """Somebody's seat or the host has changed. Returns those concerned; `hosts`: the guests who were, or are."""
        concerned = []
        for connection, viewer in self.here.items():
            seat = state.seat_of(connection.guest)
            if seat != viewer or connection.guest in hosts:
                self.here[connection] = seat
                concerned.append(connection)
        self.note_gone(state, now)
        self.tell_soon(now)
        return concerned

    def note_gone(self, state: TableState, now: float, fallen: Mapping[str, float] | None = None) -> None:
        """`fallen`: guests who have just fallen silent, and since when; anyone else is gone since now."""
        here = {connection.guest for connection in self.here if not connection.silent}
        since = fallen or {}
        self.gone = {
            seat: self.gone.get(seat, since.get(guest, now)) for seat, guest in state.people if guest not in here
        }

    # --- signs of life

    def heard(self, connection: Connection, state: TableState, now: float) -> bool:
        """A sign of life. Returns whether somebody can be reached again."""
        if not connection.hear(now) or connection not in self.here:
            return False
        self.note_gone(state, now)
        self.tell_soon(now)
        return True

    def beat(self, state: TableState, now: float) -> list[Connection]:
        """Whoever is to be asked for a sign of life now. A stall of this server makes nobody silent for longer."""
        self.beat_at = now + self._ping_ms
        fallen: dict[str, float] = {}
        for connection in self.here:
            if connection.beat():
                since = max(connection.heard, now - 2 * self._ping_ms)
                fallen[connection.guest] = max(since, fallen.get(connection.guest, 0.0))
        if fallen:
            self.note_gone(state, now, fallen)
            self.tell_soon(now)
        return list(self.here)

    # --- presence

    def tell_soon(self, now: float) -> None:
        """Tell presence soon, once for everything that changes until then."""
        if self.tell_at is None:
            self.tell_at = now + PRESENCE_MS

    def presence(self, state: TableState, names: Mapping[str, str], driver: Driver, now: float) -> bytes:
        """The message. Nothing is left to be told."""
        self.tell_at = None
        seats = range(len(state.seats))
        ends = [driver.stand_in_at(seat, now) for seat in seats]
        return wire.write(
            wire.Presence(
                seats=[seat.guest is not None and i not in self.gone for i, seat in enumerate(state.seats)],
                names=[names.get(seat.guest or "") for seat in state.seats],
                watching=sum(viewer is None for viewer in self.here.values()),
                silent_since=[_whole(self.gone.get(seat)) for seat in seats] if self.gone else [],
                stand_in_at=[_whole(end) for end in ends] if any(ends) else [],
                at=int(now),
                stand_in_ms=int(driver.stand_in_ms),
            )
        )


def _whole(moment: float | None) -> int | None:
    return None if moment is None else int(moment)
