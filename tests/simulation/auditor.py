"""Follows the log and everything that is sent, and raises `Violation` where a promise is broken."""

from collections import Counter

import msgspec
from msgspec import Raw, Struct

from rospo.server.core.connection import Connection
from rospo.server.core.entries import AnyEntry, Opened, Played
from rospo.server.core.frames import committed_card
from rospo.server.core.settings import Settings
from rospo.server.core.state import OVER, TableState
from tests.server.memory import everything
from tests.simulation.book import Book, Violation

KEPT = ("ok", "event", "state", "held")
"""Kinds of messages that may say only what is on disk."""
ANSWERS = ("ok", "refused")


class Told(Struct, tag=False):
    """Any message of the server's, as far as the auditor looks at it."""

    t: str
    n: int = 0
    cid: str | None = None
    code: str | None = None
    events: Raw = Raw(b"[]")
    since: int = 0
    move: str | None = None
    held: str | None = None
    seats: list[bool] = []
    silent_since: list[int | None] = []
    stand_in_at: list[int | None] = []


_told = msgspec.json.Decoder(Told)


class Auditor:
    def __init__(self, settings: Settings) -> None:
        self.books: dict[str, Book] = {}
        self.faults: Counter[str] = Counter()
        self.moves = 0
        self.sent = 0
        self.compared = 0
        self._settings = settings
        self._last: tuple[bytes, Told] = (b"", Told("nothing"))
        self._answered: dict[Connection, set[str]] = {}

    def fault(self, kind: str) -> None:
        self.faults[kind] += 1

    # --- the log

    def kept(self, table: str, entry: AnyEntry) -> None:
        """An entry is on disk."""
        if isinstance(entry, Opened):
            self.books[table] = Book(entry, self._settings)
        else:
            self.books[table].apply(entry)
            self.moves += isinstance(entry, Played)

    # --- what is sent

    def tells(self, table: str, connection: Connection, text: bytes) -> Told:
        """The server sends this."""
        self.sent += 1
        if text != self._last[0]:  # else it is what another was told just before
            self._last = text, _told.decode(text)
        told, book = self._last[1], self.books[table]
        if b'"guest' in text or (book.secret in text and book.state.status != OVER):
            raise Violation(f"{connection.guest} is told what nobody may know: {text!r}")
        if told.t in KEPT and told.n > book.state.n:
            raise Violation(f"number {told.n} of {table} was told when {book.state.n} was on disk: {text[:200]!r}")
        if told.t == "event" and bytes(told.events) != book.events[told.n]:
            raise Violation(f"number {told.n} of {table}: told {told.events!r}, not {book.events[told.n]!r}")
        if any(there and seat.guest is None for there, seat in zip(told.seats, book.state.seats, strict=False)):
            raise Violation(f"{connection.guest} is told that somebody is there who has no seat: {text!r}")
        if told.t == "state":
            self._check_state(book, connection, told)
        elif told.t == "held" and told.n == book.state.n:
            self._check_committed(book, connection, told.move)
        elif told.t in ANSWERS and told.cid is not None:
            self._check_answer(book, connection, told, told.cid)
        return told

    def _check_state(self, book: Book, connection: Connection, told: Told) -> None:
        if told.n != book.state.n:
            return
        if bytes(told.events) != book.events_after(told.since):
            raise Violation(f"the events after {told.since} were told as {bytes(told.events)!r}")
        self._check_committed(book, connection, told.held)

    def _check_committed(self, book: Book, connection: Connection, told: str | None) -> None:
        known = committed_card(book.state, book.state.seat_of(connection.guest))
        if told != known:
            raise Violation(f"{connection.guest} is told that {told} is committed, not {known}")

    def _check_answer(self, book: Book, connection: Connection, told: Told, cid: str) -> None:
        if told.code == "storage":
            return  # it may be asked again
        answered = self._answered.setdefault(connection, set())
        if cid in answered:
            raise Violation(f"{connection.guest}'s {cid} was answered twice over one line")
        answered.add(cid)
        done = book.done.get((connection.guest, cid))
        if told.t == "refused" and done is not None:
            raise Violation(f"{connection.guest}'s {cid} was refused as {told.code}, and done")
        if told.t == "ok" and done is not None and told.n != done:
            raise Violation(f"{connection.guest}'s {cid} was done at {done}, and answered with {told.n}")

    def played(self, table: str, guest: str, cid: str) -> None:
        """A client was told that its move is made."""
        times = self.books[table].by_cid[guest, cid]
        if times != 1:
            raise Violation(f"{guest}'s move {cid} was acknowledged, and is in the log {times} times")

    def gone(self, connection: Connection) -> None:
        self._answered.pop(connection, None)

    # --- states

    def compare(self, table: str, state: TableState) -> None:
        """A table that has nothing to do is what its log says."""
        self.compared += 1
        ours, logged = everything(state), everything(self.books[table].state)
        if ours != logged:
            odd = {name: (ours[name], logged[name]) for name in ours if ours[name] != logged[name]}
            raise Violation(f"{table} is not what its log says: {odd}")
