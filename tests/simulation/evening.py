"""What happens in one seed: tables, people, faults; then calm, and everything must come to its end."""

from random import Random
from time import perf_counter
from typing import Any

from msgspec import Struct

from rospo.play import registry
from rospo.server.core.entries import SeatPlan
from rospo.server.core.state import CLOSED, OVER
from tests.kits import KITS
from tests.simulation import people
from tests.simulation.agenda import Agenda
from tests.simulation.auditor import Auditor, Violation
from tests.simulation.disk import Disk
from tests.simulation.people import MANNERS, Manner, Person
from tests.simulation.server import Server, Trace

TABLES = 6
MISHAPS_MS = 300_000.0
"""After this time there are no more faults."""
MANY = 1024
"""More things than ever happen in one moment."""
STILL_MS = 20 * 60_000.0
"""A game that somebody is at must get on within this time."""
LONGEST_MS = 12 * 3_600_000.0


class Figures(Struct):
    """What one evening, or many, came to."""

    evenings: int = 0
    moves: int = 0
    sent: int = 0
    faults: int = 0
    compared: int = 0
    virtual_s: float = 0.0
    seconds: float = 0.0

    def add(self, other: "Figures") -> None:
        for name in self.__struct_fields__:
            setattr(self, name, getattr(self, name) + getattr(other, name))


class Evening:
    def __init__(self, seed: int, trace: Trace | None = None) -> None:
        rng = self.rng = Random(seed)
        self.agenda = Agenda()
        self.auditor = Auditor()
        self.disk = Disk(self.agenda, Random(rng.random()), self.auditor)
        self.server = Server(self.agenda, Random(rng.random()), self.disk, self.auditor, trace)
        self.people: list[Person] = []
        self.is_calm = False
        self._over = False
        self._rematches = 2
        self._read: tuple[bytes, people.Told] = (b"", people.Told("nothing"))
        self._grown: dict[str, tuple[int, float]] = {}  # length of a log, and since when
        self._guests = 0
        for _ in range(TABLES):
            self._open()
        self._plan()

    def _open(self) -> None:
        rng = self.rng
        game = rng.choice(list(KITS))
        kit, seats = KITS[game], rng.choice(registry.game(game).seats)
        at_it = rng.randint(1, seats)
        manners = [rng.choice(MANNERS) for _ in range(at_it)]
        bots = [rng.random() < 0.5 for _ in range(seats - at_it)]
        guests = [self._guest() for _ in manners]
        plans = [SeatPlan(guest=guests[0]), *[SeatPlan()] * (at_it - 1)]
        plans += [SeatPlan(level="random") if bot else SeatPlan() for bot in bots]
        timer, turn_ms = rng.choice((("none", None), ("relaxed", 60_000), ("fast", 15_000), ("fast", 2_000)))
        facts: dict[str, Any] = {"timer": timer, "turn_ms": turn_ms, "public": True, "bots_ms": rng.choice((0, 300))}
        options = {**rng.choice(kit.options), **kit.shared}
        table = self.server.opens(game=game, options=options, seats=plans, host=guests[0], **facts)
        free = bots.count(False)
        self.people += [self._person(guest, table, manner) for guest, manner in zip(guests, manners, strict=True)]
        self.people += [self._person(self._guest(), table, Manner(500.0)) for _ in range(free)]
        if rng.random() < 0.4:
            watcher = self._person(self._guest(), table, Manner(1000.0))
            watcher.watches_only = True
            self.people.append(watcher)

    def _guest(self) -> str:
        self._guests += 1
        guest = f"guest{self._guests}"
        self.server.names[guest] = guest.title()
        return guest

    def _person(self, guest: str, table: str, manner: Manner) -> Person:
        return Person(self, guest, table, manner, Random(self.rng.random()))

    def _plan(self) -> None:
        """What goes wrong this evening."""
        rng, server, disk = self.rng, self.server, self.disk
        if rng.random() < 0.7:
            server.effects_per_kill = 10 ** rng.uniform(3, 4.5)
        if rng.random() < 0.3:
            server.bots_fail = rng.choice((0.01, 0.2))
        for _ in range(rng.randint(0, 6)):
            start, length = rng.uniform(0, MISHAPS_MS), rng.expovariate(1 / 3000)
            trouble = rng.choice(("slow_until", "fails_until", "blind_until"))
            self.agenda.at(start, setattr, disk, trouble, start + length)
        if rng.random() < 0.2:
            self.agenda.at(rng.uniform(0, MISHAPS_MS), self._forget, rng.choice(self.people))
        self.agenda.at(MISHAPS_MS, self._calm_down)
        self.agenda.at(STILL_MS / 4, self._look)

    def _forget(self, person: Person) -> None:
        """Somebody wants to be forgotten: asks until it is done, and never comes again."""
        if not self.server.forget(person.guest):
            self.agenda.after(500, self._forget, person)
            return
        person.is_gone = True
        for line in list(person.lines):
            person.lines.pop(line)
            line.hang_up(silently=False)

    def _see_whether_over(self) -> None:
        self._over = all(
            book.state.status in (OVER, CLOSED) or not self._has_anybody(table)
            for table, book in self.auditor.books.items()
        )
        self.agenda.after(5000, self._see_whether_over)

    def _calm_down(self) -> None:
        self.is_calm = True
        self._see_whether_over()
        self.server.effects_per_kill = self.server.bots_fail = 0
        for person in self.people:
            for line in person.lines:
                line.read_again()

    # --- what people ask

    def read(self, text: bytes) -> people.Told:
        """Many are told the same."""
        if text is not self._read[0]:
            self._read = text, people._decode(text)
        return self._read[1]

    def wants_rematch(self, table: str) -> bool:
        if self.is_calm or not self._rematches or self.rng.random() > 0.3:
            return False
        self._rematches -= 1
        return True

    # --- looking

    def _look(self) -> None:
        """Does every game get on that somebody is at?"""
        for table, book in self.auditor.books.items():
            hosted = self.server.hosted.get(table)
            length, since = self._grown.get(table, (0, 0.0))
            nobody = hosted is None or not hosted.table.people.here
            if nobody or book.state.seq != length or book.state.status in (OVER, CLOSED):
                self._grown[table] = book.state.seq, self.agenda.now
            elif self.agenda.now - since > STILL_MS:
                raise Violation(f"{table} ({book.state.status}) stands still since {since:.0f} ms")
        self.agenda.after(STILL_MS / 4, self._look)

    def _has_anybody(self, table: str) -> bool:
        return any(person.table == table and not person.is_gone for person in self.people)

    def run(self) -> Figures:
        """Raises Violation."""
        begun, steps, before = perf_counter(), 0, -1.0
        while not self._over:
            steps += 1
            if not self.agenda.step() or self.agenda.now > LONGEST_MS:
                raise Violation(f"not over at {self.agenda.now:.0f} ms")
            if steps % MANY == 0:
                if self.agenda.now == before:
                    raise Violation("time stands still")
                before = self.agenda.now
        self._settle()
        auditor = self.auditor
        return Figures(
            evenings=1,
            moves=auditor.moves,
            sent=auditor.sent,
            faults=auditor.faults.total(),
            compared=auditor.compared,
            virtual_s=self.agenda.now / 1000,
            seconds=perf_counter() - begun,
        )

    def _settle(self) -> None:
        """Some quiet time: then every table is what its log says, and everybody knows who is there."""
        until = self.agenda.now + 90_000
        while self.agenda.now < until and self.agenda.step():
            pass
        for table, hosted in self.server.hosted.items():
            if not hosted.table.is_sure:
                raise Violation(f"{table} still doesn't trust its state")
            self.auditor.compare(table, hosted.table.state)
            self._check_presence(table)

    def _check_presence(self, table: str) -> None:
        hosted = self.server.hosted[table]
        here = {connection.guest for connection in hosted.lines}
        truth = [seat.guest is not None and seat.guest in here for seat in hosted.table.state.seats]
        for person in self.people:
            for line, known in person.lines.items():
                if line.hosted is hosted and line.served is not None and known.presence not in ([], truth):
                    raise Violation(f"{person.guest} believes that {known.presence} are here, not {truth}")
