"""Looks at the whole evening: does every game get on, do timers ring, does everybody know what is true?"""

from typing import TYPE_CHECKING

import msgspec

from rospo.server.core.frames import Teller, deadlines
from rospo.server.core.state import CLOSED, OVER, PLAYING, TableState
from tests.simulation.book import Book, Violation
from tests.simulation.client import Client
from tests.simulation.hosted import SETTINGS
from tests.simulation.known import Known, is_frozen
from tests.simulation.network import Line

if TYPE_CHECKING:
    from tests.simulation.evening import Evening

STILL_MS = 5 * 60_000.0
"""A game that somebody is at must get on within this time."""
LATE_MS = 25_000.0
"""A timer may ring this much late: the disk may be slow, and bots may fail."""


class Watch:
    def __init__(self, evening: "Evening") -> None:
        self._evening = evening
        self._grown: dict[str, tuple[int, float]] = {}  # length of a log, and since when
        evening.agenda.after(LATE_MS / 4, self._look)

    # --- now and then

    def _look(self) -> None:
        """Does every game get on that somebody is at? Do timers ring?"""
        evening = self._evening
        now = evening.agenda.now
        for table, book in evening.auditor.books.items():
            hosted = evening.server.hosted.get(table)
            length, since = self._grown.get(table, (0, 0.0))
            nobody = hosted is None or not hosted.table.people.reached
            if nobody or book.state.seq != length or book.state.status in (OVER, CLOSED):
                self._grown[table] = book.state.seq, now
            elif now - since > STILL_MS:
                raise Violation(f"{table} ({book.state.status}) stands still since {since:.0f} ms")
            if hosted is not None and not nobody and self._is_well():
                self._check_timers(table)
        evening.agenda.after(LATE_MS / 4, self._look)

    def _is_well(self) -> bool:
        disk, server = self._evening.disk, self._evening.server
        trouble = max(disk.slow_until, disk.fails_until, disk.blind_until, server.stalled_until)
        return server.is_up and self._evening.agenda.now > trouble + LATE_MS

    def _check_timers(self, table: str) -> None:
        """What should have happened by now: a turn whose time is up, a stand-in for somebody who is gone."""
        book, now = self._evening.auditor.books[table], self._evening.server.clock()
        state = book.state
        reached = {guest: book.reaches(guest, now, LATE_MS) for guest in book.presence}
        self._check_told(book, reached, now)
        here = max((book.presence[guest].since for guest in reached if reached[guest]), default=now)
        if state.status != PLAYING or state.has_clock or now < here + LATE_MS:
            return
        for seat, end in enumerate(deadlines(state, book.grace_until)):
            if end is not None and now > end + LATE_MS:
                raise Violation(f"the time of seat {seat} of {table} was up {now - end:.0f} ms ago")
        for seat, guest in state.people:
            known = book.presence.get(guest)
            since = book.begun_at if known is None else known.alive if known.lines else known.since
            gone = not reached.get(guest, False)
            if gone and not state.seats[seat].by_bot and now > since + 1000 * SETTINGS.silent_s + LATE_MS:
                raise Violation(f"{guest} is gone from {table} since {now - since:.0f} ms, and nobody stands in")

    def _check_told(self, book: Book, reached: dict[str, bool], now: float) -> None:
        """Whoever can't be reached for long, of that the others were told, unless they have just come."""
        others = [guest for guest in reached if reached[guest] and book.presence[guest].since + LATE_MS < now]
        for _, guest in book.state.people:
            known = book.presence.get(guest)
            untold = known is not None and known.told is None and others and not reached[guest]
            if known is not None and untold and now > max(known.alive, known.since) + LATE_MS:
                raise Violation(f"nobody was told that {guest} can't be reached since {known.alive:.0f}")

    # --- what clients know

    def check_known(self, client: Client, line: Line, known: Known) -> None:
        """A client knows what a newcomer in its seat would be told, if it has heard everything."""
        evening = self._evening
        book = evening.auditor.books[client.table]
        state = book.state
        if known.n != state.n or line.hosted.id != client.table or line.served is None:
            return
        if known.seat != state.seat_of(client.guest):
            raise Violation(f"{client.guest} believes to be seat {known.seat} of {client.table}")
        teller = Teller(state, book.grace_until)
        told = evening.read(teller.whole(state, known.seat, 0, host=False))
        told = msgspec.structs.replace(told, held=known.held)  # has no number: the auditor looks at it
        odd = known.differs(told)
        if not odd and is_frozen(told.view, known.seat) and (known.offer, known.later) != (told.offer, told.later):
            odd = self._differs_after_fumble(state, known, teller)
        if odd:
            raise Violation(f"{client.guest} knows something else than is true at {state.n}: {odd}")

    def _differs_after_fumble(self, state: TableState, known: Known, teller: Teller) -> str:
        """It doesn't believe that it has to wait: then it knows what it may do once it needn't."""
        over = known.view["frozen_until"][known.seat]
        after = self._evening.read(teller.clock_ran(state, {known.seat}, over)[known.seat])
        mine, theirs = (known.offer, known.later), (after.offer, after.later or [])
        return "" if mine == theirs else f"offer: {mine} and {theirs}"

    # --- at the end

    def check_all(self) -> None:
        """After some quiet time every table is what its log says, and everybody knows it."""
        evening = self._evening
        for table, hosted in evening.server.hosted.items():
            if not hosted.table.is_sure:
                raise Violation(f"{table} still doesn't trust its state")
            evening.auditor.compare(table, hosted.table.state)
            self._check_presence(table)
        for person in evening.people:
            if person.waits_for:
                raise Violation(f"{person.guest} still waits for an answer to {person.waits_for}")
            for line, known in person.lines.items():
                if line.hosted is not None:
                    self.check_known(person, line, known)

    def _check_presence(self, table: str) -> None:
        hosted = self._evening.server.hosted[table]
        here = {connection.guest for connection in hosted.lines}
        truth = [seat.guest is not None and seat.guest in here for seat in hosted.table.state.seats]
        for person in self._evening.people:
            for line, known in person.lines.items():
                if line.hosted is hosted and line.served is not None and known.presence not in ([], truth):
                    raise Violation(f"{person.guest} believes that {known.presence} are here, not {truth}")
