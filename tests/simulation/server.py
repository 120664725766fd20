"""Keeps tables as `rospo.server.house` does; is killed at any point, and started again."""

from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any, cast

from rospo.server.core import fair
from rospo.server.core.entries import Opened
from rospo.server.core.index import first_changes
from rospo.server.core.inputs import Deserted, NotThought, Removed, Renamed, Thought
from rospo.server.core.question import Question
from rospo.server.core.refusal import Refusal
from rospo.server.core.state import CLOSED, OVER, PLAYING, WAITING, TableState
from rospo.server.hints import hint
from rospo.server.house import House
from rospo.server.requests import HintTold
from tests.simulation.agenda import Agenda
from tests.simulation.auditor import Auditor
from tests.simulation.book import Violation
from tests.simulation.disk import Disk
from tests.simulation.hosted import SETTINGS, Hosted
from tests.simulation.recording import Recording

EPOCH = 1_700_000_000_000.0
Trace = Callable[[float, str, object], None]


class _Expert:
    """In place of the house: sees to it that only a seat's own view is thought about."""

    def __init__(self, state: TableState, guest: str) -> None:
        self.minds = self
        self._state = state
        self._guest = guest

    async def ask(self, level: str, explained: object, view: Any, legal: list[str], table: str) -> HintTold:
        seat, match = self._state.seat_of(self._guest), self._state.match
        if match is None or seat is None or view.seat != seat or [move.text for move in match.legal(seat)] != legal:
            raise Violation(f"{self._guest} gets a hint about seat {view.seat} of {table}")
        return HintTold(n=0, thoughts=[], playouts=1)


class Server:
    def __init__(self, agenda: Agenda, rng: Random, disk: Disk, auditor: Auditor, trace: Trace | None = None) -> None:
        self.agenda = agenda
        self.rng = rng
        self.disk = disk
        self.auditor = auditor
        self.trace = trace
        self.names: dict[str, str] = {}
        self.hosted: dict[str, Hosted] = {}
        self.recordings: dict[str, Recording] = {}
        self.is_up = True
        self.life = 0
        self.offset = EPOCH  # from virtual time to the server's clock
        self.stalled_until = 0.0  # it takes nothing before: the machine was busy, or asleep
        self.effects_per_kill = 0.0  # on average; 0: it is never killed
        self.bots_fail = 0.0  # this share of questions is never answered
        self._numbers = 0
        agenda.after(1000 * SETTINGS.sweep_s, self._sweep)

    def clock(self) -> float:
        """The server's: milliseconds since 1970."""
        return self.offset + self.agenda.now

    def draw(self) -> tuple[str, str, str]:
        self._numbers += 1
        return f"table{self._numbers}", f"CODE{self._numbers}", self.rng.randbytes(32).hex()

    def opens(self, *, records: bool = False, **facts: Any) -> str:
        """A new table. Returns its id."""
        table, code, secret = self.draw()
        if records:
            self.recordings[table] = Recording()
        commitment = fair.commitment(table, secret)
        opened = Opened(at=int(self.clock()), table=table, code=code, secret=secret, commitment=commitment, **facts)
        state = TableState(opened)
        self.disk.write(first_changes(state), lambda why: self.host(state) if why is None else None)
        return table

    def host(self, state: TableState) -> None:
        """Bring a table to life, unless somebody who looked for it was faster."""
        if state.opened.table not in self.hosted:
            self.hosted[state.opened.table] = Hosted(self, state)

    def find(self, table: str) -> Hosted | None:
        """A live table, from its log if need be."""
        if not self.is_up:
            return None
        if table not in self.hosted and table in self.auditor.books:
            state = self.disk.read(table)
            if state is None:
                return None
            self.auditor.compare(table, state)
            self.host(state)
        return self.hosted.get(table)

    def thinks(self, question: Question, hosted: Hosted) -> tuple[Any, ...]:
        """When a bot answers, and what."""
        rng = self.rng
        after = rng.expovariate(1 / 400) if rng.random() < 0.1 else rng.expovariate(1 / 5)
        if rng.random() < self.bots_fail:
            self.auditor.fault("bot")
            return after, hosted.take, NotThought(question)
        if question.may_wait and rng.random() < 0.3:
            return after, hosted.take, Thought(question, "", rng.randint(1, 500))
        return after, hosted.take, Thought(question, rng.choice(question.legal).text)

    def hint(self, hosted: Any, guest: str) -> None:
        """Somebody asks what the expert would do: only about their own seat, and on their turn."""
        if not self.is_up or not hosted.is_alive():
            return
        asked = hint(cast("House", _Expert(hosted.table.state, guest)), hosted.table.state, guest)
        with suppress(StopIteration, Refusal):
            asked.send(None)

    # --- being killed

    def dies_now(self) -> bool:
        return self.effects_per_kill > 0 and self.rng.random() * self.effects_per_kill < 1

    def kill(self) -> None:
        """Everything that isn't on disk is lost; after a while the server starts again, perhaps on another clock."""
        self.auditor.fault("kill")
        self.life += 1
        self.is_up = False
        self.disk.kill()
        for hosted in self.hosted.values():
            for line in hosted.lines.values():
                line.drop()
        self.hosted.clear()
        self.agenda.after(self.rng.expovariate(1 / 2000), self._start)

    def _start(self) -> None:
        self.is_up = True
        if self.rng.random() < 0.2:
            self.auditor.fault("clock")  # another machine, or somebody has set it
            self.offset += self.rng.uniform(-1, 1) * 10 ** self.rng.uniform(2, 6)
        for table, book in self.auditor.books.items():
            if book.state.status in (WAITING, PLAYING):
                self.agenda.after(self.rng.expovariate(1 / 100), self.find, table)

    def stall(self, ms: float) -> None:
        """It takes nothing for a while; then everything at once."""
        if self.agenda.now >= self.stalled_until:  # else what waits would be taken in another order
            self.auditor.fault("stall")
            self.stalled_until = self.agenda.now + ms

    # --- what a house does with its tables

    def _sweep(self) -> None:
        """Close abandoned tables; let go of those that are over and that nobody watches."""
        self.agenda.after(1000 * SETTINGS.sweep_s, self._sweep)
        for hosted in list(self.hosted.values()):
            table, since = hosted.table, hosted.table.people.empty_since
            if since is None or hosted.lines:
                continue
            empty_s = (self.clock() - since) / 1000
            if table.state.status in (OVER, CLOSED):
                if empty_s > SETTINGS.sweep_s and table.is_settled:
                    del self.hosted[hosted.id]
            elif empty_s > (SETTINGS.abandoned_game_s if table.state.status == PLAYING else SETTINGS.abandoned_s):
                hosted.take(Deserted())

    def rename(self, guest: str, name: str) -> None:
        self.names[guest] = name
        for hosted in list(self.hosted.values()):
            if hosted.table.state.seat_of(guest) is not None:
                hosted.take(Renamed())

    def forget(self, guest: str) -> bool:
        """False if it must be asked again: the server is down, or doesn't trust one of their tables."""
        found = [self.find(table) for table in self.disk.tables]
        if any(hosted is None or not hosted.table.is_settled or not hosted.table.is_sure for hosted in found):
            return False
        for hosted in found:
            if hosted is not None and hosted.table.state.seat_of(guest) is not None:
                hosted.take(Removed(guest))
        self.names.pop(guest, None)
        return True
