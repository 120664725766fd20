"""A table in the event loop: carries out what `core.table` wants done, and passes on what happens to it."""

import asyncio
from collections import deque
from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import partial

from rospo.server.core.connection import Connection
from rospo.server.core.effects import Answer, Append, Ask, Beat, Draw, Effect, Failed, Note, Open, ReadAgain, Tell, Wake
from rospo.server.core.entries import decoded
from rospo.server.core.inputs import (
    Alive,
    Announced,
    Asked,
    Came,
    Deserted,
    Drawn,
    Heard,
    Input,
    Muted,
    NotThought,
    NotWritten,
    Ponged,
    Rang,
    Removed,
    Renamed,
    Reread,
    Shut,
    Thought,
    Went,
    Written,
)
from rospo.server.core.question import Question
from rospo.server.core.refusal import Refusal
from rospo.server.core.settings import Settings
from rospo.server.core.state import TableState, folded
from rospo.server.core.table import Table
from rospo.server.core.wire import Asked as AskedMessage, Message, Notice, Pong, SetSeat
from rospo.server.journal import Clock, Journal
from rospo.server.metrics import Metrics
from rospo.server.minds import DEEP, Minds
from rospo.server.outbox import Outbox
from rospo.server.store import Store, StoreFailed
from rospo.server.tasks import Tasks


@dataclass(frozen=True, kw_only=True, slots=True)
class Means:
    """What all tables of a server share."""

    store: Store
    settings: Settings
    clock: Clock
    journal: Journal
    metrics: Metrics
    minds: Minds
    names: dict[str, str]  # of guests who have a seat somewhere, or are connected
    draw: Callable[[], tuple[str, str, str]]  # the id, code and secret of a new table
    opened: Callable[[TableState], object]  # bring a new table to life


async def read_state(store: Store, table: str) -> TableState:
    """The state according to the log."""
    return folded([decoded(data) for data in await store.log(table)])


class LiveTable:
    """One live table."""

    def __init__(self, means: Means, state: TableState) -> None:
        self.id = state.opened.table
        self._means = means
        self._table = Table(state, means.settings, means.names, means.clock.now())
        self._outboxes: dict[Connection, Outbox] = {}
        self._given: deque[Input] = deque()  # what came while an input is being taken
        self._timer: asyncio.TimerHandle | None = None
        self._until_settled: list[asyncio.Future[None]] = []
        self._tasks = Tasks(means.journal.note_failure, table=self.id)
        self._stopped = False

    # --- what others may know

    @property
    def state(self) -> TableState:
        return self._table.state

    @property
    def empty_since(self) -> float | None:
        """Since when nobody has been here; None if somebody is, or is about to be."""
        return None if self._outboxes else self._table.people.empty_since

    @property
    def here(self) -> Collection[Outbox]:
        return self._outboxes.values()

    @property
    def has_room(self) -> bool:
        """Is there room for another message? If not, clients wait."""
        return self._table.has_room

    async def settled(self) -> TableState:
        """The state once everything in it is on disk, so that others may be told."""
        if not self._table.is_settled:
            settled = asyncio.get_running_loop().create_future()
            self._until_settled.append(settled)
            await settled
        if not self._table.is_sure:
            raise Refusal("storage")
        return self.state

    # --- what happens to it

    def join(self, outbox: Outbox) -> None:
        self._outboxes[outbox.connection] = outbox
        self.take(Came(outbox.connection))

    def part(self, outbox: Outbox) -> None:
        del self._outboxes[outbox.connection]
        self.take(Went(outbox.connection))

    def hear(self, connection: Connection, message: Message) -> None:
        """A message over a connection. If it is to be answered, there must be room."""
        match message:
            case AskedMessage():
                if isinstance(message, SetSeat) and message.level == DEEP:
                    self._means.minds.expect(self.state.opened.game)
                self.take(Asked(connection, message))
            case Pong(at=at):
                self.take(Ponged(connection, at))
            case _:
                self.take(Heard(connection))

    def alive(self, connection: Connection) -> None:
        """The other end of a connection has answered a beat."""
        self.take(Alive(connection))

    def renamed(self) -> None:
        self.take(Renamed())

    async def remove(self, guest: str) -> None:
        """A guest is banned or wants to be forgotten: their seat becomes free or, during a game, a stand-in's."""
        self.take(Removed(guest))
        await self.settled()

    async def shut(self) -> TableState:
        """The host of the server closes it."""
        self.take(Shut())
        return await self.settled()

    def mute(self, connection: Connection, *, muted: bool) -> None:
        self.take(Muted(connection, muted))

    def announce(self, notice: Notice) -> None:
        self.take(Announced(notice))

    def desert(self) -> None:
        """Nobody has been here for too long."""
        self.take(Deserted())

    async def stop(self) -> None:
        """End it, once everything is on disk."""
        self._stopped = True
        if not self._table.is_settled:
            await self.settled()
        self._tasks.cancel()
        if self._timer is not None:
            self._timer.cancel()

    def take(self, given: Input) -> None:
        """Pass on an input, and do what follows. What comes meanwhile has to wait."""
        if self._stopped and not isinstance(given, Written | NotWritten):
            return
        self._given.append(given)
        if len(self._given) > 1:
            return
        while self._given:
            for effect in self._table.take(self._given[0], self._means.clock.now()):
                self._safely(effect)
            self._given.popleft()
        if self._until_settled and self._table.is_settled:
            for settled in self._until_settled:
                settled.set_result(None)
            self._until_settled.clear()

    # --- what it wants done

    def _safely(self, effect: Effect) -> None:
        try:
            self._carry_out(effect)
        except Exception as error:
            self._means.journal.note_failure("table_failed", error, table=self.id)

    def _carry_out(self, effect: Effect) -> None:
        means = self._means
        match effect:
            case Tell(connection, texts, due, arrived):
                if (outbox := self._outboxes.get(connection)) is not None:
                    outbox.send(texts, due)
                self._count(arrived)
            case Answer(connection, text, arrived, refused):
                if (outbox := self._outboxes.get(connection)) is not None:
                    outbox.answer(text)
                self._count(arrived, refused)
            case Beat(connection):
                if (outbox := self._outboxes.get(connection)) is not None:
                    outbox.beat()
            case Append(changes, public):
                means.store.write(changes).add_done_callback(partial(self._kept, public))
            case Wake(at):
                self._wake_at(at)
            case Ask(question):
                self._tasks.start("bot_failed", self._think(question), partial(self.take, NotThought(question)))
            case Draw(asker):
                self.take(Drawn(asker, *means.draw()))
            case Open(state):
                means.opened(state)
            case ReadAgain():
                self._tasks.start("table_failed", self._read_again())
            case Note(event, facts):
                means.journal.note(event, table=self.id, **facts)
            case Failed(error):
                means.journal.note_failure("table_failed", error, table=self.id)

    def _count(self, arrived: float | None, refused: str | None = None) -> None:
        if refused is not None:
            self._means.metrics.refused(refused)
        if arrived is not None:
            self._means.metrics.answered((self._means.clock.now() - arrived) / 1000)

    def _kept(self, public: int, write: asyncio.Future[None]) -> None:
        if write.cancelled():
            return
        failure = write.exception()
        if failure is None:
            self._means.metrics.wrote(public)
            self.take(Written())
        else:
            self.take(NotWritten(str(failure)))

    def _wake_at(self, at: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if at is not None:
            delay = max(0.0, at - self._means.clock.now()) / 1000
            self._timer = asyncio.get_running_loop().call_later(delay, self._rang)

    def _rang(self) -> None:
        self._timer = None
        self.take(Rang())

    async def _think(self, question: Question) -> None:
        wait_ms = await self._means.minds.patience(question, self.id) if question.may_wait else 0
        move = "" if wait_ms else await self._means.minds.choose(question, self.id)
        self.take(Thought(question, move, wait_ms))

    async def _read_again(self) -> None:
        try:
            state = await read_state(self._means.store, self.id)
        except Exception as error:
            if not isinstance(error, StoreFailed):
                self._means.journal.note_failure("table_damaged", error, table=self.id)
            self.take(Reread(None))
        else:
            self.take(Reread(state))
