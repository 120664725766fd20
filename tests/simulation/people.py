"""People at tables: what their clients know, and what they do about it."""

from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct

from rospo.server.core import wire
from rospo.server.core.connection import Connection
from rospo.server.core.inputs import Asked, Heard, Ponged
from tests.simulation.book import Violation
from tests.simulation.known import Known, Told
from tests.simulation.network import Line
from tests.simulation.server import EPOCH

if TYPE_CHECKING:
    from tests.simulation.evening import Evening

BEAT_MS, ANSWER_MS = 1000, 3000
"""How often clients say that they are there, and how long they wait for an answer before they ask again."""
PULSE_MS, NEW_MS = 5000, 40_000
WITHOUT_CLOCK = "table", "view", "offer", "early", "later", "held"
IN_A_RACE = "table", "view", "held"
"""What is told again in the same way. A race whose log is read again stands a little earlier: who may act, may not."""
LOOKED_AT = 200
"""After this many messages, what a client knows is compared with what is true."""
NONSENSE = ("pass", "flip", "lay 0", "take", "7", "bid 3", "buy 1", "challenge 0", "", "🐸")
EMOTES = ("hello", "oops", "croak")
SPEEDS: tuple[Literal["relaxed", "champion"], ...] = ("relaxed", "champion")


class Manner(Struct, frozen=True):
    """How somebody plays. Shares are between 0 and 1."""

    think_ms: float  # on average
    at_once: bool = False  # within a millisecond, unless something was just refused
    beats: bool = True  # says that it is there, not only when pinged
    two_tabs: bool = False
    sends_twice: float = 0.0
    plays_nonsense: float = 0.02
    asks_again: float = 0.0  # for everything
    breaks_off: float = 0.0  # per message heard: the line is cut
    naps: float = 0.0  # per message heard: closes the lid for a while
    stops_reading: float = 0.0
    leaves: float = 0.0  # per chance to move
    changes_device: float = 0.0  # per message heard: goes on elsewhere, knowing nothing
    asks_for_hints: float = 0.05  # per chance to move


MANNERS = (
    Manner(300.0),
    Manner(1500.0),
    Manner(50.0, at_once=True),
    Manner(400.0, beats=False),
    Manner(300.0, two_tabs=True, sends_twice=0.3),
    Manner(300.0, plays_nonsense=0.3),
    Manner(300.0, asks_again=0.2),
    Manner(400.0, breaks_off=0.01, sends_twice=0.1),
    Manner(500.0, naps=0.01),
    Manner(400.0, stops_reading=0.005),
    Manner(600.0, leaves=0.02, naps=0.002),
    Manner(400.0, changes_device=0.01),
)


class Person:
    """One guest, over up to two lines."""

    def __init__(self, evening: "Evening", guest: str, table: str, manner: Manner, rng: Random) -> None:
        self.evening = evening
        self.guest = guest
        self.table = table
        self.manner = manner
        self.way_ms = rng.choice((1.0, 10.0, 25.0, 40.0, 75.0, 150.0))
        self.watches_only = False
        self.is_gone = False  # for good
        self.lines: dict[Line, Known] = {}
        self._rng = rng
        self._cids = 0
        self._asked: dict[str, wire.Asked] = {}  # waiting for an answer
        self._came_at = 0.0
        self._new_device = False
        self._was_refused = False
        self._heard_of = 0  # so many messages
        self._will_act = False
        self._beating = False
        evening.agenda.after(rng.expovariate(1 / 500), self.come)
        evening.agenda.after(PULSE_MS, self._pulse)

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

    def move_to(self, table: str) -> None:
        """To the table of the rematch."""
        self.table = table
        self._asked.clear()
        for line in list(self.lines):
            self.lines.pop(line)
            line.hang_up(silently=False)
        self.evening.agenda.after(self._rng.expovariate(1 / 300), self.come)

    # --- hearing

    def hears(self, line: Line, text: bytes) -> None:
        known = self.lines.get(line)
        if known is None:
            return
        told = self.evening.read(text)
        match told.t:
            case "event":
                known.add(told)
            case "state":
                same = known.n == told.n and known.seat == told.you["seat"]
                names = WITHOUT_CLOCK if told.table["race"] is None else IN_A_RACE
                if same and (odd := known.differs(told, names)):
                    raise Violation(f"{self.guest} was told anew, and differently, at {told.n}: {odd}")
                known.replace(told)
                if "race" in told.table and told.table["race"] is not None and not self._beating:
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
        if self._heard_of % LOOKED_AT == 0 and line in self.lines:
            self.evening.check_known(self, line, known)
        self._mishap(line)
        self._look()

    def _answered(self, told: Told) -> None:
        self._was_refused = False
        message = self._asked.pop(told.cid or "", None)
        if isinstance(message, wire.Play) and told.cid is not None:
            self.evening.auditor.played(self.table, self.guest, told.cid)

    def _refused(self, told: Told) -> None:
        self._was_refused = True
        message = self._asked.get(told.cid or "")
        if message is not None and (told.code != "storage" or self._rng.random() < 0.5):
            del self._asked[message.cid]

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
        line.hosted.take(Heard(line.connection))

    # --- acting

    def _look(self) -> None:
        """There may be something to do: do it after a while."""
        if not self._will_act:
            self._will_act = True
            at_once = self.manner.at_once and not self._was_refused
            think = 0.5 if at_once else self._rng.expovariate(1 / self.manner.think_ms)
            self.evening.agenda.after(think, self._act)

    def _act(self) -> None:
        self._will_act = False
        lines = [line for line in self.lines if line.hosted is not None and line.reading]
        if not lines or self.is_gone:
            return
        line = self._rng.choice(lines)
        known = self.lines[line]
        if self._asked and self._rng.random() < 0.7:  # waits for an answer, and asks again
            self.evening.agenda.after(ANSWER_MS, self._ask_again)
            return
        if self._rng.random() < self.manner.asks_again:
            self._ask(line, wire.Resync(v=1, cid=self._cid(), after=max(0, known.n - self._rng.randint(-1, 30))))
        match known.table.get("status"):
            case "waiting":
                self._get_ready(line, known)
            case "playing" if not self.watches_only:
                self._play(line, known)
            case "over":
                self._after(line, known)
            case "closed":
                self.is_gone = True
            case _:
                pass

    def _ask_again(self) -> None:
        for message in list(self._asked.values()):
            for line in self.lines:
                if line.hosted is not None:
                    self._say(line, message)
                    break
        if not self._asked:
            self._look()

    def _cid(self) -> str:
        self._cids += 1
        return f"m{self._cids}"

    def _ask(self, line: Line, message: wire.Asked) -> None:
        self._asked[message.cid] = message
        self._say(line, message)
        if self._rng.random() < self.manner.sends_twice:
            self._say(self._rng.choice([line for line in self.lines if line.hosted is not None]), message)
        self.evening.agenda.after(ANSWER_MS, self._ask_again)

    def _say(self, line: Line, message: wire.Asked) -> None:
        line.up(self._asks, line, message)

    def _asks(self, line: Line, message: wire.Asked) -> None:
        line.hosted.take(Asked(line.connection, message))

    def _ask_hint(self, line: Line) -> None:
        self.evening.server.hint(line.hosted, self.guest)

    @property
    def waits_for(self) -> list[str]:
        """Messages without an answer, unless there is no line, or only since a moment."""
        is_new = self.evening.agenda.now < self._came_at + NEW_MS
        return list(self._asked) if self.lines and not is_new else []

    def _get_ready(self, line: Line, known: Known) -> None:
        table, rng = known.table, self._rng
        seats = table["seats"]
        if self.watches_only:
            return
        if known.seat is None:
            free = [number for number, seat in enumerate(seats) if seat["kind"] == "free"]
            if free:
                self._ask(line, wire.Sit(v=1, cid=self._cid(), seat=rng.choice((None, rng.choice(free)))))
            elif all(seat["kind"] != "free" for seat in seats):
                self.watches_only = True
        elif table["host"] == known.seat:
            self._host(line, seats)
        elif not seats[known.seat]["ready"]:
            self._ask(line, wire.Ready(v=1, cid=self._cid(), value=str(rng.random())[:8]))
        elif rng.random() < 0.02:
            unready = partial(wire.Ready, ready=False)
            self._ask(line, rng.choice((wire.Leave, unready, wire.Start))(v=1, cid=self._cid()))
        self.evening.agenda.after(ANSWER_MS, self._look)

    def _host(self, line: Line, seats: list[dict[str, Any]]) -> None:
        rng = self._rng
        if rng.random() < 0.05:
            seat = rng.randrange(len(seats) + 1)
            self._ask(line, wire.Kick(v=1, cid=self._cid(), seat=seat))
        elif rng.random() < 0.05 or self.evening.is_calm:
            free = [number for number, seat in enumerate(seats) if seat["kind"] == "free"]
            if free:
                self._ask(line, wire.SetSeat(v=1, cid=self._cid(), seat=rng.choice(free), level="random"))
                return
        self._ask(line, wire.Start(v=1, cid=self._cid()))

    def _play(self, line: Line, known: Known) -> None:
        rng, manner = self._rng, self.manner
        if known.seat is None:
            self.watches_only = True
            return
        if rng.random() < 0.01:
            self._ask(line, wire.Emote(v=1, cid=self._cid(), emote=rng.choice(EMOTES)))  # type: ignore[arg-type]
        if rng.random() < manner.leaves and not self.evening.is_calm:
            self._ask(line, wire.Leave(v=1, cid=self._cid()))
            self.hang_up(line, rng.expovariate(1 / 20_000))
            return
        if known.table["host"] == known.seat and rng.random() < 0.02:
            self._change_bots(line, known)
        if known.table["hints"] and rng.random() < manner.asks_for_hints:
            line.up(self._ask_hint, line)
        if known.table["seats"][known.seat]["away"] and rng.random() < 0.3:
            self._ask(line, wire.Sit(v=1, cid=self._cid()))
        if known.early and rng.random() < 0.4:
            self._ask(line, wire.Commit(v=1, cid=self._cid(), move=rng.choice(known.early)))
        elif known.held is not None and rng.random() < 0.2:
            self._ask(line, wire.Withdraw(v=1, cid=self._cid()))
        moves = known.offer
        if rng.random() < manner.plays_nonsense:
            moves = [rng.choice(NONSENSE)]
        elif not moves:
            return
        race = known.table["race"] is not None
        if race and not self._runs(known) and rng.random() < 0.9:
            return
        press = int(self.evening.agenda.now + EPOCH) if race and self.evening.server.offset == EPOCH else None
        message = wire.Play(v=1, cid=self._cid(), move=rng.choice(moves), seen=known.n if race else None, press=press)
        self._ask(line, message)

    def _change_bots(self, line: Line, known: Known) -> None:
        """Another level, or another speed; the server refuses what can't be."""
        rng, seats = self._rng, known.table["seats"]
        self._ask(line, wire.SetSpeed(v=1, cid=self._cid(), speed=rng.choice(SPEEDS)))
        seat = rng.randrange(len(seats))
        self._ask(line, wire.SetSeat(v=1, cid=self._cid(), seat=seat, level=rng.choice(("random", "novice"))))

    def _runs(self, known: Known) -> bool:
        """As far as a client can see, does the race's clock run?"""
        start = known.table["race"]["start"]
        return start is not None and start <= self.evening.server.clock()

    def _after(self, line: Line, known: Known) -> None:
        if known.table["next"] is not None:
            self.move_to(known.table["next"])
        elif known.seat is not None and self.evening.wants_rematch(self.table):
            self._ask(line, wire.Rematch(v=1, cid=self._cid()))
            self.evening.agenda.after(ANSWER_MS, self._look)
