"""What happens in one seed: tables, people, faults; then calm, and everything must come to its end.

An evening is of one of three kinds: most are `mixed`; in some (`pairs`) the first rounds are recorded, to be played
again in other worlds; in a few, racers fight for places without any other faults (`duels`).
"""

from collections.abc import Callable
from random import Random
from time import process_time
from typing import Any

import msgspec
from msgspec import Struct

from rospo.bots.speed import race_of
from rospo.play import registry
from rospo.server.core.entries import SeatPlan
from rospo.server.core.state import CLOSED, OVER
from tests.kits import KITS
from tests.simulation import worlds
from tests.simulation.agenda import Agenda
from tests.simulation.auditor import Auditor
from tests.simulation.book import Violation
from tests.simulation.disk import Disk
from tests.simulation.duels import Duel, Fights, Racer, racing_game
from tests.simulation.hosted import SETTINGS
from tests.simulation.known import Told, read
from tests.simulation.manners import MANNERS, Manner
from tests.simulation.people import Person
from tests.simulation.server import Server, Trace
from tests.simulation.watch import Watch

TABLES, DUELS = 6, 3
KINDS = ("mixed",) * 7 + ("pairs",) * 2 + ("duels",)
MISHAPS_MS = 300_000.0
"""After this time there are no more faults."""
TROUBLES = ("slow_until",), ("fails_until",), ("blind_until",), ("fails_until", "blind_until")
"""Of the disk."""
MANY = 4096
"""More things than ever happen in one moment."""
LONGEST_MS = 12 * 3_600_000.0
QUIET_MS = 90_000.0
"""After the end, until all is looked at once more."""


class Figures(Struct):
    """What one evening, or many, came to."""

    evenings: int = 0
    moves: int = 0
    sent: int = 0
    faults: dict[str, int] = {}
    compared: int = 0
    pairs: dict[str, int] = {}
    fights: Fights = msgspec.field(default_factory=Fights)
    virtual_s: float = 0.0
    seconds: float = 0.0  # of processor time

    def add(self, other: "Figures") -> None:
        for name in ("evenings", "moves", "sent", "compared", "virtual_s", "seconds"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        for mine, theirs in ((self.faults, other.faults), (self.pairs, other.pairs)):
            for kind, number in theirs.items():
                mine[kind] = mine.get(kind, 0) + number
        self.fights.add(other.fights)


class Evening:
    def __init__(self, seed: int, trace: Trace | None = None, kind: str | None = None) -> None:
        rng = self.rng = Random(seed)
        self.kind = kind or rng.choice(KINDS)
        self.agenda = Agenda()
        self.auditor = Auditor(SETTINGS)
        self.disk = Disk(self.agenda, Random(rng.random()), self.auditor)
        self.server = Server(self.agenda, Random(rng.random()), self.disk, self.auditor, trace)
        self.people: list[Person] = []
        self.is_calm = False
        self.pairs: dict[str, int] = {}
        self.fights = Fights()
        self._over = False
        self._rematches = 2
        self._read: tuple[bytes, Told] = (b"", Told("nothing"))
        self.watch = Watch(self)
        self._guests = 0
        for _ in range(DUELS if self.kind == "duels" else TABLES):
            self._open()
        self._plan()

    def _open(self) -> None:
        if self.kind == "duels":
            self._open_duel()
            return
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
        facts: dict[str, Any] = {"timer": timer, "turn_ms": turn_ms, "public": True, "hints": rng.random() < 0.3}
        if self.kind == "pairs":  # a bot with one move only answers sooner, which may tell something of its cards
            facts |= {"bots_ms": 0, "options": {**rng.choice(kit.options), **kit.secrets.one_round}}
        else:
            rounds = kit.several_rounds if registry.game(game).race is None else kit.shared
            facts |= {"bots_ms": rng.choice((0, 300)), "options": {**rng.choice(kit.options), **rounds}}
        table = self.server.opens(game=game, seats=plans, host=guests[0], records=self.kind == "pairs", **facts)
        free = bots.count(False)
        self.people += [self._person(guest, table, manner) for guest, manner in zip(guests, manners, strict=True)]
        self.people += [self._person(self._guest(), table, Manner(500.0)) for _ in range(free)]
        if rng.random() < 0.4:
            watcher = self._person(self._guest(), table, Manner(1000.0))
            watcher.watches_only = True
            self.people.append(watcher)

    def _open_duel(self) -> None:
        game = racing_game()
        guests = [self._guest() for _ in range(registry.game(game).seats[-1])]
        plans = [SeatPlan(guest=guests[0]), *[SeatPlan()] * (len(guests) - 1)]
        facts: dict[str, Any] = {"timer": "none", "public": True, "options": dict(KITS[game].short)}
        table = self.server.opens(game=game, seats=plans, host=guests[0], **facts)
        duel = Duel(race_of(game), Random(self.rng.random()), self.fights)
        self.people += [Racer(self, guest, table, duel, Random(self.rng.random())) for guest in guests]

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
        self.agenda.at(5000, self._see_whether_over)
        self.agenda.at(MISHAPS_MS, self._calm_down)
        if self.kind == "duels":
            return
        if rng.random() < 0.7:
            server.effects_per_kill = 10 ** rng.uniform(3.3, 5)
        if rng.random() < 0.3:
            server.bots_fail = rng.choice((0.01, 0.2))
        for _ in range(rng.randint(0, 3)):
            start, length = rng.uniform(0, MISHAPS_MS), rng.expovariate(1 / 3000)
            for trouble in rng.choice(TROUBLES):
                self.agenda.at(start, self._unless_calm, setattr, disk, trouble, start + length)
        for _ in range(rng.randint(0, 3)):
            self.agenda.at(rng.uniform(0, MISHAPS_MS), self._unless_calm, server.stall, rng.expovariate(1 / 3000))
        if self.kind == "pairs":
            return
        if rng.random() < 0.2:
            self.agenda.at(rng.uniform(0, MISHAPS_MS), self._forget, rng.choice(self.people))
        if rng.random() < 0.3:
            guest = rng.choice(self.people).guest
            self.agenda.at(rng.uniform(0, MISHAPS_MS), server.rename, guest, "Somebody Else")

    def _unless_calm(self, happens: Callable[..., object], *facts: Any) -> None:
        if not self.is_calm:
            happens(*facts)

    def _forget(self, person: Person) -> None:
        """Somebody wants to be forgotten: asks until it is done, and never comes again."""
        if not self.server.forget(person.guest):
            self.agenda.after(500, self._forget, person)
            return
        person.go_away()

    def _see_whether_over(self) -> None:
        books = self.auditor.books
        self._over = bool(books) and all(
            book.state.status in (OVER, CLOSED) or not self._has_anybody(table) for table, book in books.items()
        )
        if self._over and not self.is_calm:
            self._calm_down()
        self.agenda.after(5000, self._see_whether_over)

    def _calm_down(self) -> None:
        self.is_calm = True
        self.server.effects_per_kill = self.server.bots_fail = 0
        for person in self.people:
            for line in person.lines:
                line.read_again()

    # --- what people ask

    def read(self, text: bytes) -> Told:
        """Many are told the same."""
        if text is not self._read[0]:
            self._read = text, read(text)
        return self._read[1]

    def wants_rematch(self, table: str) -> bool:
        if self.is_calm or not self._rematches or self.rng.random() > 0.3:
            return False
        self._rematches -= 1
        return True

    def _has_anybody(self, table: str) -> bool:
        return any(person.table == table and not person.is_gone for person in self.people)

    def run(self) -> Figures:
        """Raises Violation."""
        begun, steps, before = process_time(), 0, -1.0
        while not self._over:
            steps += 1
            if not self.agenda.step() or self.agenda.now > LONGEST_MS:
                raise Violation(f"not over at {self.agenda.now:.0f} ms")
            if steps % MANY == 0:
                if self.agenda.now == before:
                    raise Violation("time stands still")
                before = self.agenda.now
        self._settle()
        self._compare_worlds()
        auditor = self.auditor
        return Figures(
            evenings=1,
            moves=auditor.moves,
            sent=auditor.sent,
            faults=dict(auditor.faults),
            compared=auditor.compared,
            pairs=self.pairs,
            fights=self.fights,
            virtual_s=self.agenda.now / 1000,
            seconds=process_time() - begun,
        )

    def _settle(self) -> None:
        """Some quiet time: then every table is what its log says, and everybody knows it."""
        until = self.agenda.now + QUIET_MS
        while self.agenda.now < until and self.agenda.step():
            pass
        self.watch.check_all()

    def _compare_worlds(self) -> None:
        for table, recording in self.server.recordings.items():
            if table in self.auditor.books:
                opened, names = self.auditor.books[table].state.opened, self.server.names
                came = worlds.compare(recording, opened, SETTINGS, names, self.rng)
                self.pairs[came] = self.pairs.get(came, 0) + 1
