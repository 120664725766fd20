"""What each connection is to be told, gathered until it is on disk."""

from rospo.server.core import wire
from rospo.server.core.connection import Connection
from rospo.server.core.entries import SECRET, AnyEntry, Away, Back, Left, RaceOff, RaceOn, Sat, Started
from rospo.server.core.frames import Teller, committed_card
from rospo.server.core.people import People
from rospo.server.core.state import TableState


class News:
    """Applies entries to a table's state, and works out at once what that means for everybody here."""

    def __init__(self, state: TableState, people: People, grace_until: int) -> None:
        self._state = state
        self._people = people
        self._teller = Teller(state, grace_until)
        self._texts: dict[Connection, list[bytes]] = {}

    def take(self) -> dict[Connection, list[bytes]]:
        """All that has been gathered."""
        texts, self._texts = self._texts, {}
        return texts

    def add(self, connection: Connection, text: bytes) -> None:
        self._texts.setdefault(connection, []).append(text)

    def apply(self, entry: AnyEntry, now: float) -> None:
        """Raises RospoError if the rules refuse the entry; then nothing is changed."""
        state, people = self._state, self._people
        host, committed = state.host, state.early.seats if state.early is not None else ()
        state.apply(entry)
        if isinstance(entry, SECRET):
            self._tell_committed(entry.seat)
            return
        texts = self._teller.step(state, people.viewers, entry)
        for connection, viewer in people.here.items():
            self.add(connection, texts[viewer])
        for seat in committed:
            if committed_card(state, seat) is None:  # played, or dropped with its trick
                self._tell_committed(seat)
        if isinstance(entry, Sat | Left):
            hosts = {host, state.host} if host != state.host else set()
            for connection in people.reseat(state, hosts, now):
                self.add(connection, self.whole(connection, state.n))
        if isinstance(entry, Sat | Left | Started | Away | Back | RaceOff | RaceOn):  # is a stand-in to come?
            people.tell_soon(now)

    def whole(self, connection: Connection, after: int) -> bytes:
        """Everything that a connection may know, with the log after a number."""
        state = self._state
        host = connection.guest == state.host
        text = self._teller.whole(state, self._people.here[connection], after, host=host)
        connection.whole_bytes = len(text)
        return text

    def clock_shows(self, clock: int) -> list[tuple[Connection, bytes]]:
        """A race's clock shows this now: what to tell the seats that may do something else than before."""
        texts = self._teller.clock_ran(self._state, self._people.viewers, clock)
        return [(connection, texts[viewer]) for connection, viewer in self._people.here.items() if viewer in texts]

    def _tell_committed(self, seat: int) -> None:
        """Tell one seat its committed card."""
        text = wire.write(wire.Held(n=self._state.n, move=committed_card(self._state, seat)))
        for connection, viewer in self._people.here.items():
            if viewer == seat:
                self.add(connection, text)
