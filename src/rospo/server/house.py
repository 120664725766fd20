"""The house: all tables of one server, the people at them, and what they share (store, bots, clock, metrics)."""

import asyncio
from collections.abc import Iterable

from rospo.server import hostkey, identity
from rospo.server.core.index import first_changes
from rospo.server.core.refusal import Refusal
from rospo.server.core.rows import Forget, Guest
from rospo.server.core.settings import Settings
from rospo.server.core.state import CLOSED, OVER, PLAYING, WAITING, TableState
from rospo.server.core.wire import Notice
from rospo.server.journal import Clock, Journal
from rospo.server.live import LiveTable, Means, read_state
from rospo.server.metrics import Metrics
from rospo.server.minds import DEEP, Minds
from rospo.server.opening import opening
from rospo.server.outbox import Outbox
from rospo.server.requests import NewTable
from rospo.server.restrictions import Restrictions
from rospo.server.store import Store, StoreFailed
from rospo.server.tasks import Tasks

EVERY_TABLE = 10_000
"""More open tables than a guest may have."""
CODES = 20
"""Attempts at drawing a new code before giving up."""


class House:
    """Opens tables, finds them again, closes abandoned ones."""

    def __init__(
        self, store: Store, settings: Settings, key: bytes, *, clock: Clock | None = None, minds: Minds | None = None
    ) -> None:
        self.clock = clock or Clock()
        self.journal = Journal(self.clock)
        self.store = store
        self.settings = settings
        self.tokens = identity.Tokens(key)
        self.logins = hostkey.Logins(key)
        self.transfers = identity.Transfers()
        self.tables: dict[str, LiveTable] = {}
        self.codes: dict[str, str] = {}  # of tables that are loaded
        self.names: dict[str, str] = {}  # of guests who have a seat at one of them, or are connected
        self.outboxes: set[Outbox] = set()
        self.metrics = Metrics(self.clock)
        self.restrictions = Restrictions(store)
        self.notice: Notice | None = None  # what the host of the server announces at every table
        self.started = self.now()
        self.minds = minds or Minds(settings.think_workers, self.journal.note_failure)
        self.stopping = False
        self._means = Means(
            store=store,
            settings=settings,
            clock=self.clock,
            journal=self.journal,
            metrics=self.metrics,
            minds=self.minds,
            names=self.names,
            draw=self._drawn,
            opened=self.adopt,
        )
        self._being_opened: list[str] = []  # the hosts of tables that are being written
        self._loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self._tasks = Tasks(self.journal.note_failure)

    def begin(self) -> None:
        """Bring back the open tables, and look after them."""
        self._tasks.start("load_failed", self._load_all())
        self._tasks.start("sweep_failed", self._sweep())

    def now(self) -> int:
        """Milliseconds since 1970."""
        return int(self.clock.now())

    # --- tables

    async def open(self, guest: Guest, asked: NewTable) -> LiveTable:
        """Open a new table with its host."""
        origin = None if asked.origin is None else await self.state_of(asked.origin.table)
        hosts = [table.state.host for table in self.tables.values() if is_open(table.state)]
        if hosts.count(guest.id) + self._being_opened.count(guest.id) >= self.settings.tables_per_guest:
            raise Refusal("too_many_tables", most=self.settings.tables_per_guest)
        if len(hosts) + len(self._being_opened) >= self.settings.tables:
            raise Refusal("house_full")
        state = TableState(opening(asked, guest.id, self._drawn(), self.now(), self.settings, origin))
        self._being_opened.append(guest.id)
        try:
            await self.store.write(first_changes(state))
        finally:
            self._being_opened.remove(guest.id)
        self.names[guest.id] = guest.name
        return self.adopt(state)

    async def state_of(self, id: str) -> TableState:
        """A table's state, all of it on disk. Raises Refusal if there is no such table."""
        table = await self.table(id)
        if table is None:
            raise Refusal("no_such_table")
        return await table.settled()

    def _drawn(self) -> tuple[str, str, str]:
        """The id, code and secret of a new table."""
        return identity.new_table_id(), self._new_code(), identity.new_secret()

    def _new_code(self) -> str:
        for _ in range(CODES):
            code = identity.new_code()
            if code not in self.codes:
                return code
        raise Refusal("house_full")

    def adopt(self, state: TableState) -> LiveTable:
        """Bring a table to life; if it was read from its log meanwhile, that one lives."""
        if (known := self.tables.get(state.opened.table)) is not None:
            return known
        table = self.tables[state.opened.table] = LiveTable(self._means, state)
        self.codes[state.opened.code] = table.id
        if self.notice is not None:
            table.announce(self.notice)
        if is_open(state) and any(seat.level == DEEP for seat in state.seats):
            self.minds.expect(state.opened.game)
        return table

    async def table(self, id: str) -> LiveTable | None:
        """A table by its id, from memory or from its log."""
        if id in self.tables:
            return self.tables[id]
        if id not in self._loading:
            task = self._loading[id] = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda _: self._loading.pop(id, None))
        return await asyncio.shield(self._loading[id])

    async def _load(self, id: str) -> LiveTable | None:
        if await self.store.table(id) is None:
            return None
        state = await read_state(self.store, id)
        await self.learn(guest for _, guest in state.people)
        return self.adopt(state)

    async def table_of_code(self, code: str) -> str | None:
        if code in self.codes:
            return self.codes[code]
        found = await self.store.table_of_code(code)
        return None if found is None else found.id

    async def learn(self, guests: Iterable[str]) -> None:
        """Look up names."""
        unknown = [guest for guest in guests if guest not in self.names]
        if unknown:
            found = await self.store.guests(unknown)
            self.names.update({guest.id: guest.name for guest in found.values()})

    def renamed(self, guest: str, name: str | None) -> None:
        """A guest has another name, or (None) wants to be forgotten."""
        if name is None:
            self.names.pop(guest, None)
        else:
            self.names[guest] = name
        for table in self.tables.values():
            if table.state.seat_of(guest) is not None:
                table.renamed()

    async def forget(self, guest: str) -> None:
        """Delete a guest."""
        await self.remove(guest)
        await self.store.write([Forget(guest)])
        self.restrictions.lift("guest", guest)
        self.renamed(guest, None)
        for outbox in list(self.outboxes):
            if outbox.connection.guest == guest:
                outbox.close("not_known", 0)

    async def remove(self, guest: str) -> None:
        """At open tables, loaded or not, a guest's seat becomes free or, during a game, a stand-in's."""
        for row in await self.store.tables_of(guest, limit=EVERY_TABLE):
            table = await self.table(row.id) if row.status in (WAITING, PLAYING) else None
            if table is not None:
                await table.remove(guest)

    def announce(self, notice: Notice) -> None:
        """Tell every table, and those still to come."""
        self.notice = notice
        for table in self.tables.values():
            table.announce(notice)

    def lobby(self) -> list[LiveTable]:
        """The open public tables: those waiting for players first, then by age, newest first."""
        public = [table for table in self.tables.values() if table.state.opened.public and is_open(table.state)]
        return sorted(public, key=lambda table: (table.state.status != WAITING, -table.state.opened.at))

    # --- chores

    async def _load_all(self) -> None:
        """After a start: bring back every open table, one after the other, while people already connect."""
        try:
            for found in await self.store.open_tables():
                await self._loaded(found.id)
        except StoreFailed as error:
            self.journal.note("load_failed", error=str(error))
        self.journal.note("loaded", tables=len(self.tables))

    async def _loaded(self, id: str) -> None:
        try:
            await self.table(id)
        except Exception as error:  # one damaged log must not stop the others
            self.journal.note_failure("table_damaged", error, table=id)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(self.settings.sweep_s)
            for table in list(self.tables.values()):
                await self._looked_after(table)
            known = {outbox.connection.guest for outbox in self.outboxes}
            known.update(guest for table in self.tables.values() for _, guest in table.state.people)
            for guest in self.names.keys() - known:
                del self.names[guest]

    async def _looked_after(self, table: LiveTable) -> None:
        try:
            await self._look_after(table)
        except Exception as error:  # one table must not stop the others from being looked after
            self.journal.note_failure("sweep_failed", error, table=table.id)

    async def _look_after(self, table: LiveTable) -> None:
        """Close abandoned tables; unload those that are over and that nobody watches."""
        if table.empty_since is None:
            return
        empty_s = (self.now() - table.empty_since) / 1000
        status = table.state.status
        if status in (OVER, CLOSED):
            if empty_s > self.settings.sweep_s:
                await self._let_go(table)
        elif empty_s > (self.settings.abandoned_game_s if status == PLAYING else self.settings.abandoned_s):
            table.desert()

    async def _let_go(self, table: LiveTable) -> None:
        self.tables.pop(table.id, None)
        self.codes.pop(table.state.opened.code, None)
        await table.stop()

    async def say_bye(self) -> None:
        """Tell everybody to come back soon."""
        self.stopping = True
        for outbox in list(self.outboxes):
            outbox.close("restart", 1000)
        for _ in range(20):
            if not self.outboxes:
                return
            await asyncio.sleep(0.05)

    async def stop(self) -> None:
        """Finish writing, and end."""
        self.stopping = True
        self._tasks.cancel()
        for table in list(self.tables.values()):
            await table.stop()
        self.minds.close()
        await self.store.close()


def is_open(state: TableState) -> bool:
    return state.status in (WAITING, PLAYING)
