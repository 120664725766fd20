"""Who is connected to a table, with which seat, and which seats' owners are not."""

from collections.abc import Mapping

from rospo.server.core import wire
from rospo.server.core.connection import Connection
from rospo.server.core.state import TableState

PRESENCE_MS = 200
"""Shortest time between two presence messages."""


class People:
    """Moments are milliseconds since 1970."""

    def __init__(self, state: TableState, now: float) -> None:
        self.here: dict[Connection, int | None] = {}  # each with the seat it sees for, or None
        self.gone: dict[int, float] = {}  # seats of people without a connection: since when
        self.empty_since: float | None = now  # since when nobody is here
        self.tell_at: float | None = None  # when presence is to be told
        self.note_gone(state, now)

    @property
    def viewers(self) -> set[int | None]:
        """The seats that somebody here sees for; None if there are spectators."""
        return set(self.here.values())

    def came(self, connection: Connection, state: TableState, now: float) -> int | None:
        """Somebody is here. Returns their seat."""
        seat = self.here[connection] = state.seat_of(connection.guest)
        self.empty_since = None
        if seat is not None:
            self.gone.pop(seat, None)
        self.tell_soon(now)
        return seat

    def went(self, connection: Connection, state: TableState, now: float) -> None:
        self.here.pop(connection, None)
        if not self.here:
            self.empty_since = now
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
        return concerned

    def note_gone(self, state: TableState, now: float) -> None:
        here = {connection.guest for connection in self.here}
        self.gone = {seat: self.gone.get(seat, now) for seat, guest in state.people if guest not in here}

    # --- presence

    def tell_soon(self, now: float) -> None:
        """Tell presence soon, once for everything that changes until then."""
        if self.tell_at is None:
            self.tell_at = now + PRESENCE_MS

    def presence(self, state: TableState, names: Mapping[str, str]) -> bytes:
        """The message. Nothing is left to be told."""
        self.tell_at = None
        return wire.write(
            wire.Presence(
                seats=[seat.guest is not None and i not in self.gone for i, seat in enumerate(state.seats)],
                names=[names.get(seat.guest or "") for seat in state.seats],
                watching=sum(viewer is None for viewer in self.here.values()),
            )
        )
