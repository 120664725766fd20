"""A house in this process: its store in memory fails when told to, its clock and its bots wait to be told."""

import asyncio
from collections.abc import Callable, Sequence
from tempfile import TemporaryFile
from typing import Any, BinaryIO, cast

from rospo.play.move import Move
from rospo.server import hostkey
from rospo.server.core.question import Question
from rospo.server.core.rows import (
    Append,
    Change,
    Forget,
    Guest,
    HostAction,
    Lifted,
    Restriction,
    Result,
    SeatsOf,
    TableRow,
)
from rospo.server.core.settings import Settings
from rospo.server.core.state import TableState
from rospo.server.house import House
from rospo.server.journal import Clock
from rospo.server.minds import Minds
from rospo.server.store import StoreFailed

NOON = 1_700_000_000_000


class MemoryStore:
    """Writes all or nothing; refuses the next `failing` writes, and every read while `blind`."""

    def __init__(self, host_key: str = "") -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.rows: dict[str, TableRow] = {}
        self.seats: dict[str, SeatsOf] = {}
        self.people: dict[str, Guest] = {}
        self.results: list[Result] = []
        self.restricted: dict[tuple[str, str], Restriction] = {}
        self.actions: list[HostAction] = []
        self.failing = 0
        self.blind = False
        self.tried = 0
        self.pause = 0.0
        self._kept: dict[str, bytes] = {hostkey.KEPT: hostkey.hashed(host_key)} if host_key else {}

    def write(self, changes: Sequence[Change]) -> asyncio.Future[None]:
        return asyncio.ensure_future(self._write_all(changes))

    async def _write_all(self, changes: Sequence[Change]) -> None:
        self.tried += 1
        await asyncio.sleep(self.pause)
        if self.failing:
            self.failing -= 1
            raise StoreFailed("told to fail")
        appends = [change for change in changes if isinstance(change, Append)]
        for number, append in enumerate(appends):
            same = sum(1 for other in appends[:number] if other.table == append.table)
            if append.seq != len(self.logs.get(append.table, [])) + same + 1:
                raise StoreFailed(f"entry {append.seq} of {append.table} isn't the next")
        for change in changes:
            self._write(change)

    def _write(self, change: Change) -> None:
        if isinstance(change, Append):
            self.logs.setdefault(change.table, []).append(change.data)
        elif isinstance(change, TableRow):
            self.rows[change.id] = change
        elif isinstance(change, SeatsOf):
            self.seats[change.table] = change
        elif isinstance(change, Guest):
            self.people[change.id] = change
        elif isinstance(change, Result):
            self.results.append(change)
        elif isinstance(change, Restriction):
            self.restricted[change.kind, change.who] = change
        elif isinstance(change, Lifted):
            self.restricted.pop((change.kind, change.who), None)
        elif isinstance(change, HostAction):
            self.actions.append(change)
        elif isinstance(change, Forget):
            self.people.pop(change.guest, None)
            self.restricted.pop(("guest", change.guest), None)
            self.results = [result for result in self.results if result.guest != change.guest]
            for id, seats in self.seats.items():
                self.seats[id] = SeatsOf(id, tuple(person for person in seats.people if person[1] != change.guest))

    async def log(self, table: str) -> list[bytes]:
        await asyncio.sleep(self.pause)
        if self.blind:
            raise StoreFailed("told to see nothing")
        return list(self.logs[table])

    async def table(self, id: str) -> TableRow | None:
        return self.rows.get(id)

    async def table_of_code(self, code: str) -> TableRow | None:
        return next((row for row in reversed(self.rows.values()) if row.code == code and row.status != "closed"), None)

    async def open_tables(self) -> list[TableRow]:
        return [row for row in self.rows.values() if row.status in ("waiting", "playing")]

    async def tables_of(self, guest: str, limit: int = 50) -> list[TableRow]:
        at = [id for id, seats in self.seats.items() if guest in {person for _, person in seats.people}]
        return [self.rows[id] for id in reversed(at)][:limit]

    async def guest(self, id: str) -> Guest | None:
        return self.people.get(id)

    async def guests(self, ids: Sequence[str]) -> dict[str, Guest]:
        await asyncio.sleep(self.pause)
        return {id: self.people[id] for id in ids if id in self.people}

    async def results_of(self, guest: str, limit: int = 200) -> list[Result]:
        return [result for result in reversed(self.results) if result.guest == guest][:limit]

    async def value(self, name: str, make: bytes) -> bytes:
        return self._kept.setdefault(name, make)

    async def kept(self, name: str) -> bytes | None:
        return self._kept.get(name)

    async def restrictions(self) -> list[Restriction]:
        return list(self.restricted.values())

    async def host_actions(self, limit: int) -> list[HostAction]:
        return self.actions[::-1][:limit]

    async def space(self) -> tuple[int, int]:
        return 4096, 10**9

    async def copied(self) -> BinaryIO:
        file = TemporaryFile()  # noqa: SIM115  # whoever asked closes it
        file.write(b"everything")
        file.seek(0)
        return file

    async def check(self) -> None:
        await self.write(())

    @property
    def queued(self) -> int:
        return 0

    async def close(self) -> None:
        """Nothing to let go of."""


class Puppets:
    """Bots that think until they are released."""

    def __init__(self) -> None:
        self._asked: list[tuple[asyncio.Future[str], list[Move]]] = []

    async def choose(self, question: Question, table: str) -> str:
        answer: asyncio.Future[str] = asyncio.get_running_loop().create_future()
        self._asked.append((answer, question.legal))
        return await answer

    async def patience(self, question: Question, table: str) -> int:
        return 0

    @property
    def asked(self) -> list[list[Move]]:
        """The moves that each thinking bot may choose from."""
        return [legal for answer, legal in self._asked if not answer.done()]

    def let_go(self, choice: int) -> None:
        """All thinking bots answer now."""
        for answer, legal in self._asked:
            if not answer.done():
                answer.set_result(legal[choice % len(legal)].text)
        self._asked.clear()

    def put_aside(self) -> Callable[[int], None]:
        """Bots thinking now aren't released with the others, but by the function returned."""
        aside = Puppets()
        aside._asked, self._asked = self._asked, []
        return aside.let_go

    def fail(self, error: Exception) -> None:
        """All thinking bots fail now."""
        for answer, _ in self._asked:
            if not answer.done():
                answer.set_exception(error)
        self._asked.clear()

    def expect(self, game: str) -> None:
        """Nothing to get ready."""

    def close(self) -> None:
        for answer, _ in self._asked:
            answer.cancel()


class StillClock(Clock):
    """Stands still until it is moved."""

    def __init__(self) -> None:
        super().__init__()
        self.ms = NOON

    def now(self) -> float:
        return float(self.ms)


class Stage:
    """A house of one process, and what tests need to steer it."""

    def __init__(self, **settings: Any) -> None:
        self.store = MemoryStore()
        self.clock = StillClock()
        self.puppets = Puppets()
        self.notes: list[str] = []
        minds = cast("Minds", self.puppets)
        self.house = House(self.store, Settings(**{"bots_ms": 0, **settings}), b"k" * 32, clock=self.clock, minds=minds)
        self.house.journal.note = self._note  # type: ignore[method-assign]
        self.house.begin()

    def _note(self, event: str, **facts: Any) -> None:
        self.notes.append(f"{event} {facts}")

    def guest(self, name: str) -> Guest:
        guest = Guest(id=name, name=name.title(), since=NOON, seen=NOON)
        self.store.people[name] = guest
        self.house.names[name] = guest.name
        return guest


def everything(state: TableState) -> dict[str, Any]:
    """Everything in a table's log, for comparing."""
    match, seats = state.match, range(len(state.seats))
    plain = {name: getattr(state, name) for name in state.__slots__ if name not in ("match", "early", "seats", "_cids")}
    return {
        **plain,
        "_marks": list(state._marks),
        "_changes": dict(state._changes),
        "seats": [[getattr(seat, name) for name in seat.__slots__] for seat in state.seats],
        "record": None if match is None else str(match.record()),
        "log": None if match is None else match.log_since(0),
        "early": [None if state.early is None else state.early.committed(seat) for seat in seats],
        "cids": {guest: dict(known) for guest, known in state._cids.items()},
    }
