"""What somebody's devices do: keep lines open, listen, ask again until there is an answer, and have mishaps."""

from random import Random
from typing import TYPE_CHECKING

from rospo.server.core import wire
from rospo.server.core.connection import Connection
from rospo.server.core.inputs import Asked, Heard, Ponged
from tests.simulation.book import Violation
from tests.simulation.known import Known, Told
from tests.simulation.manners import Manner
from tests.simulation.network import Line

if TYPE_CHECKING:
    from tests.simulation.evening import Evening

BEAT_MS, ANSWER_MS = 1000, 3000
"""How often clients say that they are there, and how long they wait for an answer before they ask again."""
PULSE_MS = 5000
ANSWERED_MS = 40_000
"""After this time with a line to a server that is well, every message has its answer."""
LOOKED_AT = 200
"""After this many messages, what a client knows is compared with what is true."""


class Client:
    """One guest, over up to two lines."""

    def __init__(self, evening: "Evening", guest: str, table: str, manner: Manner, rng: Random) -> None:
        self.evening = evening
        self.guest = guest
        self.table = table
        self.manner = manner
        self.way_ms = rng.choice((1.0, 10.0, 25.0, 40.0, 75.0, 150.0))
        self.is_gone = False  # for good
        self.lines: dict[Line, Known] = {}
        self._rng = rng
        self._cids = 0
        self._asked: dict[str, wire.Asked] = {}  # waiting for an answer
        self._asked_at: dict[str, float] = {}
        self._came_at = 0.0
        self._new_device = False
        self._was_refused = False
        self._heard_of = 0  # so many messages
        self._compare_at = LOOKED_AT
        self._beating = False
        evening.agenda.after(rng.expovariate(1 / 500), self.come)
        evening.agenda.after(PULSE_MS, self._pulse)

    def _look(self) -> None:
        """Something may have changed."""
        raise NotImplementedError

    def _pulse(self) -> None:
        """Even if nothing is heard, people look at the table now and then."""
        if not self.is_gone:
            self._look()
            self.evening.agenda.after(PULSE_MS, self._pulse)

    # --- lines

    def come(self) -> None:
        """Open what is missing of one's lines."""
        wanted = 2 if self.manner.two_tabs else 1
        if self.is_gone or len(self.lines) >= wanted:
            return
        known = None if self._new_device else next(iter(self.lines.values()), None)
        self._new_device = False
        connection = Connection(self.guest, after=known.n if known else 0)
        jitter = self._rng.choice((0.0, 1.0, 5.0))
        line = Line(self.evening.agenda, self._rng, self, connection, self.way_ms, jitter)
        self.lines[line] = Known()
        self._came_at = self.evening.agenda.now
        line.up(self._enter, line)
        if wanted > len(self.lines):
            self.evening.agenda.after(self._rng.expovariate(1 / 500), self.come)

    def _enter(self, line: Line) -> None:
        """The line has reached the server."""
        hosted = self.evening.server.find(self.table)
        if hosted is None:
            line.drop()
        else:
            line.hosted = hosted
            hosted.join(line)

    def lost(self, line: Line) -> None:
        self.lines.pop(line, None)
        self.evening.agenda.after(self._rng.expovariate(1 / 500), self.come)

    def hang_up(self, line: Line, away_ms: float, *, silently: bool = False) -> None:
        self.evening.auditor.fault("line")
        self.lines.pop(line, None)
        line.hang_up(silently=silently)
        self.evening.agenda.after(away_ms, self.come)

    def go_away(self) -> None:
        """Never to come back."""
        self.is_gone = True
        self._hang_up_all()

    def move_to(self, table: str) -> None:
        """To the table of the rematch."""
        self.table = table
        self._asked.clear()
        self._asked_at.clear()
        self._hang_up_all()
        self.evening.agenda.after(self._rng.expovariate(1 / 300), self.come)

    def _hang_up_all(self) -> None:
        for line in list(self.lines):
            self.lines.pop(line)
            line.hang_up(silently=False)

    # --- hearing

    def receives(self, line: Line, texts: list[bytes]) -> None:
        """What was sent together; only then is it compared: a new seat is told by an event and all that it may see."""
        for text in texts:
            if line in self.lines:
                self.hears(line, text)
        if self._heard_of >= self._compare_at and line in self.lines:
            self._compare_at = self._heard_of + LOOKED_AT
            self.evening.watch.check_known(self, line, self.lines[line])

    def hears(self, line: Line, text: bytes) -> None:
        known, told = self.lines[line], self.evening.read(text)
        match told.t:
            case "event":
                known.add(told)
            case "state":
                if odd := known.differs(told):
                    raise Violation(f"{self.guest} was told anew, and differently, at {told.n}: {odd}")
                known.replace(told)
                if told.table["race"] is not None and not self._beating:
                    self._beating = True
                    self._beat()
            case "held":
                known.held = told.move
            case "offer":
                known.offer, known.later = told.offer or [], told.later or []
            case "ping":
                line.up(self._pong, line, told.at)
            case "presence":
                known.presence = told.seats
            case "ok":
                self._answered(told)
            case "refused":
                self._refused(told)
        self._heard_of += 1
        self._mishap(line)
        self._look()

    def _answered(self, told: Told) -> None:
        self._was_refused = False
        message = self._done_with(told.cid or "")
        if isinstance(message, wire.Play) and told.cid is not None:
            self.evening.auditor.played(self.table, self.guest, told.cid)

    def _refused(self, told: Told) -> None:
        self._was_refused = True
        if told.code != "storage" or self._rng.random() < 0.5:
            self._done_with(told.cid or "")

    def _mishap(self, line: Line) -> None:
        manner, rng = self.manner, self._rng
        if self.evening.is_calm or line not in self.lines:
            return
        if rng.random() < manner.breaks_off:
            if rng.random() < 0.5:
                line.lose_messages()
            self.hang_up(line, rng.expovariate(1 / 1500), silently=rng.random() < 0.5)
        elif rng.random() < manner.changes_device:
            self.hang_up(line, rng.expovariate(1 / 300), silently=rng.random() < 0.5)
            self._new_device = True
        elif rng.random() < manner.naps:
            self.hang_up(line, rng.expovariate(1 / 40_000), silently=rng.random() < 0.3)
        elif rng.random() < manner.stops_reading:
            self.evening.auditor.fault("unread")
            line.reading = False
            self.evening.agenda.after(rng.expovariate(1 / 20_000), line.read_again)

    # --- signs of life

    def _pong(self, line: Line, at: float) -> None:
        line.hosted.take(Ponged(line.connection, at))

    def _beat(self) -> None:
        race = any(known.table.get("status") == "playing" and known.table.get("race") for known in self.lines.values())
        self._beating = race
        if race:
            for line in self.lines if self.manner.beats else ():
                line.up(self._heard, line)
            self.evening.agenda.after(BEAT_MS, self._beat)

    def _heard(self, line: Line) -> None:
        if line.hosted is not None:  # else the server was down
            line.hosted.take(Heard(line.connection))

    # --- asking

    def _cid(self) -> str:
        self._cids += 1
        return f"m{self._cids}"

    def _ask(self, line: Line, message: wire.Asked) -> None:
        self._asked[message.cid] = message
        self._asked_at[message.cid] = self.evening.agenda.now
        self._say(line, message)
        if self._rng.random() < self.manner.sends_twice:
            self._say(self._rng.choice([line for line in self.lines if line.hosted is not None]), message)
        self.evening.agenda.after(ANSWER_MS, self._ask_again)

    def _ask_again(self) -> None:
        for message in list(self._asked.values()):
            for line in self.lines:
                if line.hosted is not None:
                    self._say(line, message)
                    break
        if not self._asked:
            self._look()

    def _say(self, line: Line, message: wire.Asked) -> None:
        line.up(self._asks, line, message)

    def _asks(self, line: Line, message: wire.Asked) -> None:
        line.hosted.take(Asked(line.connection, message))

    def _done_with(self, cid: str) -> wire.Asked | None:
        self._asked_at.pop(cid, None)
        return self._asked.pop(cid, None)

    @property
    def waits_for(self) -> list[str]:
        """Messages that should have been answered by now."""
        since = self.evening.agenda.now - ANSWERED_MS
        if self.is_gone or not self.lines or self._came_at > since:
            return []
        return [cid for cid, asked_at in self._asked_at.items() if asked_at <= since]
