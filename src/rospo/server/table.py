"""A table is one actor: message → check → apply → append to the log → wait until it is on disk → tell everyone.

One task, one thing at a time, so the table sets the order. Clients' messages wait in a bounded inbox; the table's own
work (a bot's move, a timeout, a connection that came or went) waits in a separate list.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Sequence
from time import monotonic
from typing import TYPE_CHECKING, Protocol

from rospo.core.errors import RospoError
from rospo.server import wire
from rospo.server.connection import Connection
from rospo.server.decide import Asking, decide, following, own_seat
from rospo.server.entries import SECRET, AnyEntry, Away, Back, Closed, Left, Rematched, Sat, Started, encoded
from rospo.server.frames import Teller, held
from rospo.server.index import first_changes, index
from rospo.server.limits import Bucket
from rospo.server.refusal import Refusal, refused_by_rules
from rospo.server.state import CLOSED, OVER, PLAYING, WAITING, TableState
from rospo.server.store import Append, Change, StoreFailed
from rospo.server.tasks import Tasks

if TYPE_CHECKING:
    from rospo.server.house import House

PRESENCE_S = 0.2
"""Shortest time between two presence messages."""
EMOTES_PER_S, EMOTES = 1.0, 6
"""Limit on emotes at one table: rate and burst."""
RETRY_MS = 1000
"""Retry interval after a failure: of a bot, or of a table whose log can't be read or written."""


class Driver(Protocol):
    """What moves a game along: turns (`turns`), or a race (`racing`)."""

    def plan(self) -> None: ...  # after anything happens: ask bots, set the clock
    async def play(self, connection: Connection, message: wire.Play, arrived: float) -> None:
        """A person's move, read at the monotonic time `arrived`. Raises Refusal."""

    def heard(self, connection: Connection) -> None: ...  # anything from a connection
    def sight(self, connection: Connection) -> float: ...  # monotonic time until which news is delayed; 0: not at all
    def stop(self) -> None: ...


class Table:
    """One live table."""

    def __init__(self, house: "House", state: TableState) -> None:
        from rospo.server.racing import Racing
        from rospo.server.turns import Turns

        self.house = house
        self.state = state
        self.connections: dict[Connection, int | None] = {}  # each with the seat it sees for, or None
        self.gone: dict[int, int] = {}  # seats of people without a connection: since when
        self.empty_since: int | None = house.now()  # since when nobody is here
        fresh = state.n == 1
        self.grace_until = 0 if fresh else house.now() + int(house.settings.grace_s * 1000)
        self._teller = Teller(state, self.grace_until)
        self._inbox: deque[tuple[Connection, wire.Asked, float]] = deque()  # each with its arrival, monotonic
        self._idle: asyncio.Future[None] | None = None  # what the actor awaits when idle
        self._posts: deque[Callable[[], Awaitable[None]]] = deque()
        self._pending: dict[Connection, list[bytes]] = {}  # to be sent once everything is on disk
        self._wake: asyncio.TimerHandle | None = None
        self._presence: asyncio.TimerHandle | None = None
        self._broken = False  # its log can't be read, so its state is unknown
        self._rests_until = 0  # after a failure it pauses its own work
        self._emotes = Bucket(EMOTES_PER_S, EMOTES)
        self._note_gone()
        self.tasks = Tasks(house.note_failure, table=state.opened.table)
        self._driver = Racing if state.has_clock else Turns
        self.driver: Driver = self._driver(self)
        self.task = self.tasks.start("table_failed", self._run(), name=f"table {state.opened.table}")

    @property
    def id(self) -> str:
        return self.state.opened.table

    @property
    def is_idle(self) -> bool:
        """Is nothing being done or waiting to be done?"""
        return self._idle is not None

    # --- from outside

    @property
    def has_room(self) -> bool:
        """Is there room for another message? If not, clients wait."""
        return len(self._inbox) < self.house.settings.inbox

    def ask(self, connection: Connection, message: wire.Asked) -> None:
        """Queue a client's message; there must be room."""
        self._inbox.append((connection, message, monotonic()))
        self._wake_up()

    @property
    def unread_since(self) -> float | None:
        """When the oldest waiting message came, monotonic; None if there is none."""
        return self._inbox[0][2] if self._inbox else None

    def post(self, work: Callable[[], Awaitable[None]]) -> None:
        """Queue work for the table itself."""
        self._posts.append(work)
        self._wake_up()

    def _wake_up(self) -> None:
        if self._idle is not None:
            self._idle.set_result(None)
            self._idle = None

    def join(self, connection: Connection) -> None:
        self.post(lambda: self._join(connection))

    def part(self, connection: Connection) -> None:
        self.post(lambda: self._part(connection))

    def wake_at(self, moment: float | None) -> None:
        """Plan again at a moment, milliseconds since 1970; None: not at all."""
        if self._wake is not None:
            self._wake.cancel()
            self._wake = None
        if moment is not None:
            delay = max(0.0, (moment - self.house.now()) / 1000)
            self._wake = asyncio.get_running_loop().call_later(delay, self.post, _nothing)

    def rest(self) -> None:
        """Something failed: plan again after a while, since it might fail again at once."""
        self._rests_until = self.house.now() + RETRY_MS
        self.wake_at(self._rests_until)

    def tell_presence(self) -> None:
        """Send presence soon, once for everything that changes until then."""
        if self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(PRESENCE_S, self._tell_presence)

    async def stop(self) -> None:
        """End the actor, between two messages."""
        stopped = asyncio.get_running_loop().create_future()

        async def last() -> None:
            stopped.set_result(None)
            await asyncio.Event().wait()

        self.post(last)
        await asyncio.wait([stopped, self.task], return_when=asyncio.FIRST_COMPLETED)
        self.tasks.cancel()
        self.wake_at(None)
        if self._presence is not None:
            self._presence.cancel()
        self.driver.stop()

    # --- the actor

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            if not self._posts and not self._inbox:
                self._idle = loop.create_future()
                await self._idle
            await self._do_posts()  # joins come before messages
            if self._inbox:
                await self._safely(self._asked(*self._inbox.popleft()))
                await self._do_posts()
            self._plan()

    async def _do_posts(self) -> None:
        while self._posts:
            await self._safely(self._posts.popleft()())

    def _plan(self) -> None:
        """See what is to be done; after a failure only after a while, since it would fail again."""
        if self._broken or (self._rests_until and self.house.now() < self._rests_until):
            self.wake_at(None if self._broken else self._rests_until)
            return
        try:
            self.driver.plan()
        except Exception as error:
            self.house.note_failure("table_failed", error, table=self.id)
            self.rest()

    async def _safely(self, work: Awaitable[None]) -> None:
        """An error in one message must not end the table: its log is the truth."""
        try:
            await work
        except Refusal:
            pass  # the table's own work was refused: it plans anew
        except Exception as error:
            self.house.note_failure("table_failed", error, table=self.id)
            await self._reload()

    async def _asked(self, connection: Connection, message: wire.Asked, arrived: float) -> None:
        if connection not in self.connections:
            return
        try:
            if self.state.done(connection.guest, message.cid) is None:
                await self._do(connection, message, arrived)
                if isinstance(message, wire.Play):
                    return  # the judge answers
            self.grant(connection, message.cid)
        except Refusal as refusal:
            self.refuse(connection, message.cid, refusal)
        except Exception:
            self.refuse(connection, message.cid, Refusal("failed"))
            raise
        finally:
            self.house.metrics.answered(monotonic() - arrived)

    def grant(self, connection: Connection, cid: str, held: str | None = None, won_by: int | None = None) -> None:
        """Done: say so."""
        connection.answer(self._granted(connection, cid, held, won_by))

    def _granted(self, connection: Connection, cid: str, held: str | None = None, won_by: int | None = None) -> wire.Ok:
        """The same number, however often the message comes."""
        done = self.state.done(connection.guest, cid)
        return wire.Ok(cid=cid, n=self.state.n if done is None else done, held=held, won_by=won_by)

    def refuse(self, connection: Connection, cid: str, refusal: Refusal) -> None:
        self.house.metrics.refused(refusal.code)
        if refusal.code == "storage":
            connection.forget(cid)  # it may be tried again
        connection.answer(wire.Refused(cid=cid, code=refusal.code, rule=refusal.rule, facts=refusal.facts))

    async def _do(self, connection: Connection, message: wire.Asked, arrived: float) -> None:
        if self._broken:
            raise Refusal("storage")
        if isinstance(message, wire.Resync):
            self._tell_all(connection, message.after)
            return
        asking = Asking(connection.guest, message.cid, self.house.now())
        if isinstance(message, wire.Play):
            await self.driver.play(connection, message, arrived)
        elif isinstance(message, wire.Emote):
            self._say(own_seat(self.state, asking), message)
        elif isinstance(message, wire.Rematch):
            await self._rematch(asking)
        else:
            await self.add(decide(self.state, message, asking))

    def _say(self, seat: int, message: wire.Emote) -> None:
        if not self._emotes.take(monotonic()):
            raise Refusal("slow_down")
        said = wire.write(wire.Said(seat=seat, emote=message.emote))
        for connection in self.connections:
            connection.send([said])

    # --- the log

    async def add(
        self,
        entries: Sequence[AnyEntry],
        besides: Sequence[Change] = (),
        *,
        asker: Connection | None = None,
        answer: Callable[[], None] | None = None,
    ) -> None:
        """Apply entries, write them down, tell everyone. If the rules refuse one, those before it stand.

        The sender's answer goes out with the news: one write instead of two costs much less.
        A race gives its own answer, once everything is written but before anyone is told.
        """
        added: list[AnyEntry] = []
        refusal = None
        for entry in entries:
            try:
                self._apply(entry)
            except RospoError as error:
                refusal = refused_by_rules(error, getattr(entry, "move", ""))
                break
            added.append(entry)
            while (more := following(self.state, added[-1])) is not None:
                self._apply(more)
                added.append(more)
        if asker is not None and refusal is None and added:
            granted = self._granted(asker, entries[-1].cid or "")
            self._pending.setdefault(asker, []).append(wire.write(granted))
        if added:
            await self._keep(added, besides, answer)
        if refusal is not None:
            raise refusal

    def _apply(self, entry: AnyEntry) -> None:
        """Apply an entry to the state, and work out at once what to tell people."""
        state = self.state
        host, committed = state.host, state.early.seats if state.early is not None else ()
        state.apply(entry)
        if isinstance(entry, SECRET):
            self._tell_held(entry.seat)
            return
        texts = self._teller.step(state, set(self.connections.values()), entry)
        for connection, viewer in self.connections.items():
            self._pending.setdefault(connection, []).append(texts[viewer])
        for seat in committed:
            if held(state, seat) is None:  # played, or dropped with its trick
                self._tell_held(seat)
        if isinstance(entry, Sat | Left):
            self._reseat(host)

    @property
    def told_clock(self) -> int:
        """The latest race clock that people know of."""
        match = self.state.match
        return 0 if match is None else self._teller.clock(match)

    def tell_offers(self, clock: int) -> None:
        """A race's clock shows `clock` now: tell every seat that may do something else than before."""
        texts = self._teller.clock_ran(self.state, set(self.connections.values()), clock)
        for connection, viewer in self.connections.items():
            if viewer in texts:
                connection.send([texts[viewer]])

    def _tell_held(self, seat: int) -> None:
        """Tell one seat its committed card."""
        text = wire.write(wire.Held(n=self.state.n, move=held(self.state, seat)))
        for connection, viewer in self.connections.items():
            if viewer == seat:
                self._pending.setdefault(connection, []).append(text)

    def _reseat(self, host: str) -> None:
        """Somebody's seat or the host has changed: send those concerned a whole new state."""
        hosts = {host, self.state.host} if host != self.state.host else set()
        for connection, viewer in self.connections.items():
            seat = self.state.seat_of(connection.guest)
            if seat != viewer or connection.guest in hosts:
                self.connections[connection] = seat
                self._pending.setdefault(connection, []).append(self._whole(connection, self.state.n))
        self._note_gone()
        self.tell_presence()

    async def _keep(self, added: list[AnyEntry], besides: Sequence[Change], answer: Callable[[], None] | None) -> None:
        state = self.state
        first = state.seq - len(added) + 1
        changes: list[Change] = [
            Append(self.id, seq, entry.at, encoded(entry)) for seq, entry in enumerate(added, start=first)
        ]
        indexed = state.status == OVER or any(isinstance(entry, _INDEXED) for entry in added)
        if indexed:
            changes += index(state, self.house.names)
        pending, self._pending = self._pending, {}
        try:
            await self.house.store.write([*changes, *besides] if besides else changes)
        except StoreFailed as error:
            self.house.note("write_failed", table=self.id, error=str(error))
            await self._reload()
            raise Refusal("storage") from None
        self.house.metrics.entries += len([entry for entry in added if not isinstance(entry, SECRET)])
        if indexed:
            self.house.note("table", table=self.id, game=state.opened.game, status=state.status)
        if answer is not None:
            answer()
        for connection, texts in pending.items():
            connection.send(texts, self.driver.sight(connection) if state.has_clock else 0.0)

    async def _reload(self) -> None:
        """The state may differ from the log: read it again. Messages are refused until that succeeds."""
        self._broken = True
        self._rests_until = self.house.now() + RETRY_MS
        self._pending.clear()
        try:
            await self._read_again()
        except Exception as error:
            if not isinstance(error, StoreFailed):
                self.house.note_failure("table_damaged", error, table=self.id)
            asyncio.get_running_loop().call_later(RETRY_MS / 1000, self.post, self._reload)
        else:
            self._broken = False

    async def _read_again(self) -> None:
        self.state = await self.house.read_state(self.id)
        self._teller = Teller(self.state, self.grace_until)
        self.driver.stop()
        self.driver = self._driver(self)
        for connection in self.connections:
            self.connections[connection] = self.state.seat_of(connection.guest)
            self._tell_all(connection, 0)
        self._note_gone()

    async def _rematch(self, asking: Asking) -> None:
        state = self.state
        own_seat(state, asking)
        if state.status != OVER:
            raise Refusal("wrong_status", status=state.status, needed=OVER)
        if state.next is not None:
            return
        opened = self.house.opening_again(state, asking.at)
        fresh = TableState(opened)
        await self.add([Rematched(table=opened.table, **asking.stamp)], first_changes(fresh))
        self.house.adopt(fresh)

    async def leave(self, guest: str) -> None:
        """A guest wants to be forgotten: their seat becomes free or, during a game, a stand-in's."""

        async def leave() -> None:
            seat, at = self.state.seat_of(guest), self.house.now()
            if seat is not None and self.state.status == WAITING:
                await self.add([Left(seat=seat, at=at)])
            elif seat is not None and self.state.status == PLAYING:
                await self.add([Away(seat=seat, why="left", at=at)])

        await self._in_turn(leave)

    async def settled(self) -> TableState:
        """The state once nothing is being written, so that others may be told."""
        await self._in_turn(_nothing)
        if self._broken:
            raise Refusal("storage")
        return self.state

    async def _in_turn(self, work: Callable[[], Awaitable[None]]) -> None:
        """Do it in the table's turn, and wait for it."""
        done = asyncio.get_running_loop().create_future()

        async def do() -> None:
            try:
                await work()
            finally:
                if not done.done():
                    done.set_result(None)

        self.post(do)
        await done

    async def close_abandoned(self) -> None:
        if self.state.status not in (OVER, CLOSED) and self.empty_since is not None:
            await self.add([Closed(why="abandoned", at=self.house.now())])

    # --- who is here

    async def _join(self, connection: Connection) -> None:
        seat = self.state.seat_of(connection.guest)
        self.connections[connection] = seat
        self.empty_since = None
        if not self._broken:
            self._tell_all(connection, connection.after)
        self.tell_presence()
        if seat is None:
            return
        self.gone.pop(seat, None)
        if self.state.status == PLAYING and self.state.seats[seat].away in ("silent", "slow"):
            await self.add([Back(seat=seat, at=self.house.now())])

    async def _part(self, connection: Connection) -> None:
        self.connections.pop(connection, None)
        if not self.connections:
            self.empty_since = self.house.now()
        self._note_gone()
        self.tell_presence()

    def _note_gone(self) -> None:
        here = {connection.guest for connection in self.connections}
        now = self.house.now()
        self.gone = {seat: self.gone.get(seat, now) for seat, guest in self.state.people if guest not in here}

    def _tell_all(self, connection: Connection, after: int) -> None:
        text = self._whole(connection, after)
        connection.whole_bytes = len(text)
        connection.send([text])

    def _whole(self, connection: Connection, after: int) -> bytes:
        host = connection.guest == self.state.host
        return self._teller.whole(self.state, self.connections[connection], after, host=host)

    def _tell_presence(self) -> None:
        self._presence = None
        names = self.house.names
        told = wire.write(
            wire.Presence(
                seats=[seat.guest is not None and i not in self.gone for i, seat in enumerate(self.state.seats)],
                names=[names.get(seat.guest or "") for seat in self.state.seats],
                watching=sum(viewer is None for viewer in self.connections.values()),
            )
        )
        for connection in self.connections:
            connection.send([told])


_INDEXED = (Sat, Left, Started, Rematched, Closed)


async def _nothing() -> None:
    """Waking up is enough: the table plans after every piece of work."""
