"""Follows the log and everything that is sent, and raises `Violation` where a promise is broken."""

from collections import Counter

import msgspec
from msgspec import Raw, Struct

from rospo.server.core.connection import Connection
from rospo.server.core.entries import SECRET, AnyEntry, Opened, Played
from rospo.server.core.frames import deadlines, lines
from rospo.server.core.state import TableState
from tests.server.memory import everything

KEPT = ("ok", "event", "state", "held")
"""Kinds of messages that may say only what is on disk."""


class Violation(AssertionError):
    """A promise was broken."""


class Told(Struct, tag=False):
    """Any message of the server's, as far as the auditor looks at it."""

    t: str
    n: int = 0
    cid: str | None = None
    code: str | None = None
    events: Raw = Raw(b"[]")
    since: int = 0


_told = msgspec.json.Decoder(Told)
_encode = msgspec.json.encode


class Book:
    """One table as its log says, entry by entry."""

    def __init__(self, opened: Opened) -> None:
        self.state = TableState(opened)
        self.events = [b"", b"[]"]  # the public events of each number
        self.by_cid: Counter[tuple[str, str]] = Counter()
        self.acknowledged: set[tuple[str, str]] = set()
        self.begun_at = 0.0  # when the server last started, on the table's clock

    def apply(self, entry: AnyEntry) -> None:
        state = self.state
        if isinstance(entry, Played) and entry.by == "timer":
            end = deadlines(state, 0)[entry.seat]
            if end is not None and entry.at < end:
                raise Violation(f"time ran out {end - entry.at} ms early for seat {entry.seat}")
        state.apply(entry)
        if not isinstance(entry, SECRET):
            self.events.append(_encode(lines(state.log_after(state.n - 1))))
        if entry.guest is not None and entry.cid is not None:
            key = entry.guest, entry.cid
            self.by_cid[key] += 1
            if self.by_cid[key] > 1 and isinstance(entry, Played):
                raise Violation(f"{key} was played twice")


class Auditor:
    def __init__(self) -> None:
        self.books: dict[str, Book] = {}
        self.faults: Counter[str] = Counter()
        self.moves = 0
        self.sent = 0
        self.compared = 0
        self.contests: Counter[str] = Counter()  # "near" or "far": who won
        self._last: tuple[bytes, Told] = (b"", Told("nothing"))

    def fault(self, kind: str) -> None:
        self.faults[kind] += 1

    # --- the log

    def kept(self, table: str, entry: AnyEntry) -> None:
        """An entry is on disk."""
        if isinstance(entry, Opened):
            self.books[table] = Book(entry)
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
        if told.t in KEPT and told.n > book.state.n:
            raise Violation(f"number {told.n} of {table} was told when {book.state.n} was on disk: {text[:200]!r}")
        if told.t == "event" and bytes(told.events) != book.events[told.n]:
            raise Violation(f"number {told.n} of {table}: told {told.events!r}, not {book.events[told.n]!r}")
        if told.t == "ok" and told.cid is not None:
            book.acknowledged.add((connection.guest, told.cid))
        refused = told.t == "refused" and told.code != "storage" and told.cid is not None
        if refused and book.by_cid[connection.guest, told.cid or ""]:
            raise Violation(f"{connection.guest}'s {told.cid} was refused as {told.code}, and done")
        return told

    def played(self, table: str, guest: str, cid: str) -> None:
        """A client was told that its move is made."""
        times = self.books[table].by_cid[guest, cid]
        if times != 1:
            raise Violation(f"{guest}'s move {cid} was acknowledged, and is in the log {times} times")

    # --- states

    def compare(self, table: str, state: TableState) -> None:
        """A table that has nothing to do is what its log says."""
        self.compared += 1
        ours, logged = everything(state), everything(self.books[table].state)
        if ours != logged:
            odd = {name: (ours[name], logged[name]) for name in ours if ours[name] != logged[name]}
            raise Violation(f"{table} is not what its log says: {odd}")
