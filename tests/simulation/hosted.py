"""One table of the running server: carries out what it wants done, as `rospo.server.live` does."""

from functools import partial
from typing import TYPE_CHECKING

from rospo.server.core.connection import Connection
from rospo.server.core.effects import Answer, Append, Ask, Beat, Draw, Effect, Failed, Note, Open, ReadAgain, Tell, Wake
from rospo.server.core.inputs import (
    Alive,
    Asked,
    Came,
    Drawn,
    Heard,
    Input,
    NotWritten,
    Ponged,
    Rang,
    Reread,
    Thought,
    Went,
    Written,
)
from rospo.server.core.settings import Settings
from rospo.server.core.state import TableState
from rospo.server.core.table import Table
from tests.simulation.book import Violation
from tests.simulation.network import Line
from tests.simulation.size import check_size

if TYPE_CHECKING:
    from tests.simulation.server import Server

SETTINGS = Settings(abandoned_s=60.0, abandoned_game_s=240.0)
MOST_HELD = SETTINGS.inbox + 64
"""Inputs that may wait at a table: messages are bounded by the inbox, all else by the people and bots there."""
ROUNDING_MS = 0.001
"""Between virtual time and the server's clock."""
Before = tuple[TableState, tuple[object, ...]]


def facts(state: TableState) -> tuple[object, ...]:
    """All that a refusal could have changed, short enough to be compared often."""
    match, early = state.match, state.early
    seats = [[getattr(seat, name) for name in seat.__slots__] for seat in state.seats]
    cards = None if match is None else (match.moves, match.log_length, match._state.values(), match._decks)
    committed = None if early is None else [early.committed(seat) for seat in range(len(seats))]
    return state.seq, state.n, state.status, state.host, state.next, seats, cards, committed, dict(state._changes)


class Hosted:
    def __init__(self, server: "Server", state: TableState) -> None:
        self.id = state.opened.table
        self.lines: dict[Connection, Line] = {}
        self.book = server.auditor.books[self.id]
        self._here: set[Connection] = set()  # those the table has been told of
        self._server = server
        self._life = server.life
        now = server.clock()
        self._recording = server.recordings.get(self.id)
        if self._recording is not None:
            self._recording.begins(state, now)
        self.table = Table(state, SETTINGS, server.names, now)
        self.book.begins(now)
        self._wake = 0  # counts times asked for: earlier ones don't ring

    def is_alive(self) -> bool:
        return self._life == self._server.life and self._server.hosted.get(self.id) is self

    def take(self, given: Input) -> None:
        server = self._server
        if not self.is_alive():
            return
        if server.agenda.now < server.stalled_until:
            server.agenda.at(server.stalled_until, self.take, given)
            return
        if isinstance(given, Asked) and not self.table.has_room:
            server.agenda.after(10, self.take, given)
            return
        if server.trace is not None:
            server.trace(server.agenda.now, self.id, given)
        now = server.clock()
        self._note(given, now)
        before = self._state_before(given)
        if self._recording is not None:
            self._recording.takes(given, now)
        effects = self.table.take(given, now)
        if isinstance(given, Came):
            self._note_alive(given.connection, now)  # unless it waits
        if before is not None:
            self._check_refused(given, effects, before)
        if self._recording is not None:
            self._recording.took(effects, self.table.state)
        for effect in effects:
            if server.dies_now():
                server.kill()
            if not self.is_alive():
                return
            self._carry_out(effect)
        self._look()

    def _note(self, given: Input, now: float) -> None:
        match given:
            case Alive(connection):
                self._note_alive(connection, now)
            case Asked(connection) | Heard(connection) | Ponged(connection):
                self._note_alive(connection, now)
                if connection in self._here and self.table.state.seat_of(connection.guest) is not None:
                    self.book.hears(connection.guest, now)
            case Came(connection):
                self._here.add(connection)
                self.book.comes(connection.guest, now)
            case Went(connection):
                self._here.discard(connection)
                self.book.goes(connection.guest, now)
                self._server.auditor.gone(connection)
            case Thought(question, move):
                self.book.thinks(question, move)
            case _:
                pass

    def _note_alive(self, connection: Connection, now: float) -> None:
        if connection in self.table.people.here:
            self.book.lives(connection.guest, now)

    # --- refusals change nothing

    def _state_before(self, given: Input) -> Before | None:
        """To compare with, now and then."""
        table = self.table
        if not isinstance(given, Asked) or not (table.is_settled and table.is_sure) or self._server.rng.random() > 0.05:
            return None
        return table.state, facts(table.state)

    def _check_refused(self, given: Input, effects: list[Effect], before: Before) -> None:
        refused = any(isinstance(effect, Answer) and effect.refused is not None for effect in effects)
        written = any(isinstance(effect, Append) for effect in effects)
        if refused and not written and (self.table.state is not before[0] or facts(before[0]) != before[1]):
            raise Violation(f"{given} was refused, and changed something at {self.id}")

    def _carry_out(self, effect: Effect) -> None:
        server, auditor = self._server, self._server.auditor
        if server.trace is not None:
            server.trace(server.agenda.now, self.id, effect)
        match effect:
            case Tell(connection, texts, due):
                for text in texts:
                    told = auditor.tells(self.id, connection, text)
                    if told.t == "presence":
                        presences = told.seats, told.silent_since, told.stand_in_at
                        self.book.check_presence(presences, self.table, server.clock())
                if connection in self.lines:
                    self.lines[connection].send(texts, due and due - server.offset)
            case Answer(connection, text):
                auditor.tells(self.id, connection, text)
                if connection in self.lines:
                    self.lines[connection].down([text])
            case Beat(connection):
                if connection in self.lines:
                    self.lines[connection].beat(partial(self.take, Alive(connection)))
            case Append(changes):
                server.disk.write(changes, self._kept)
            case Wake(at):
                self._wake += 1
                if at is not None:  # a timer may ring a little early
                    early = server.rng.choice((0.0, 0.0, 0.0, 0.4)) if at - server.clock() > 1 else 0.0
                    server.agenda.at(at - server.offset - early + ROUNDING_MS, self._rang, self._wake)
            case Ask(question):
                self.book.asks(question)
                server.agenda.after(*server.thinks(question, self))
            case Draw(asker):
                self.take(Drawn(asker, *server.draw()))
            case Open(state):
                server.host(state)
            case ReadAgain():
                server.agenda.after(server.rng.expovariate(1 / 5), self._read)
            case Failed(error):
                raise Violation(f"a bug in {self.id}") from error
            case Note():
                pass

    def _kept(self, why: str | None) -> None:
        self.take(Written() if why is None else NotWritten(why))

    def _rang(self, number: int) -> None:
        if number == self._wake:
            self.take(Rang())

    def _read(self) -> None:
        if self.is_alive():
            self.take(Reread(self._server.disk.read(self.id)))

    # --- looking

    def _look(self) -> None:
        server, table = self._server, self.table
        if len(table._waiting) > MOST_HELD:
            raise Violation(f"{len(table._waiting)} inputs wait at {self.id}")
        if not table.is_settled:
            return
        if server.agenda.now > server.stalled_until and len(table.people.here) > len(self.lines):
            raise Violation(f"{self.id} believes that {len(table.people.here)} connections are open")
        if table.is_sure and server.rng.random() < 0.002:
            server.auditor.compare(self.id, table.state)
            check_size(self.id, table, len(self.lines))

    # --- lines

    def join(self, line: Line) -> None:
        self.lines[line.connection] = line
        line.served = partial(self._part, line)
        self.take(Came(line.connection))

    def _part(self, line: Line) -> None:
        if self.is_alive():
            del self.lines[line.connection]
            self.take(Went(line.connection))
