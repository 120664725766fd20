"""People at tables: what their clients know, and what they do about it."""

from random import Random
from typing import TYPE_CHECKING, Any, Literal

import msgspec
from msgspec import Struct

from rospo.server.core import wire
from rospo.server.core.connection import Connection
from rospo.server.core.inputs import Asked, Heard, Ponged
from tests.simulation.auditor import Violation
from tests.simulation.network import Line
from tests.simulation.server import EPOCH

if TYPE_CHECKING:
    from tests.simulation.evening import Evening

BEAT_MS, ANSWER_MS = 1000, 3000
"""How often clients say that they are there, and how long they wait for an answer before they ask again."""
PULSE_MS = 5000
NONSENSE = ("pass", "flip", "lay 0", "take", "7", "bid 3", "buy 1", "challenge 0", "", "🐸")
EMOTES = ("hello", "oops", "croak")
SPEEDS: tuple[Literal["relaxed", "champion"], ...] = ("relaxed", "champion")


class Told(Struct):
    """Any message of the server's, as a client reads it."""

    t: str
    n: int = 0
    since: int = 0
    cid: str | None = None
    code: str | None = None
    at: float = 0.0
    you: dict[str, Any] = {}
    table: dict[str, Any] = {}
    view: dict[str, Any] | None = None
    offer: list[str] | None = None
    early: list[str] | None = None
    later: list[str] | None = None
    seats: list[bool] = []
    move: str | None = None
    held: str | None = None
    won_by: int | None = None


_decode = msgspec.json.Decoder(Told).decode


class Manner(Struct, frozen=True):
    """How somebody plays. Shares are between 0 and 1."""

    think_ms: float  # on average
    at_once: bool = False  # within a millisecond
    beats: bool = True  # says that it is there, not only when pinged
    two_tabs: bool = False
    sends_twice: float = 0.0
    plays_nonsense: float = 0.02
    asks_again: float = 0.0  # for everything
    breaks_off: float = 0.0  # per message heard: the line is cut
    naps: float = 0.0  # per message heard: closes the lid for a while
    stops_reading: float = 0.0
    leaves: float = 0.0  # per chance to move


MANNERS = (
    Manner(300.0),
    Manner(1500.0),
    Manner(1.0, at_once=True),
    Manner(400.0, beats=False),
    Manner(300.0, two_tabs=True, sends_twice=0.3),
    Manner(300.0, plays_nonsense=0.3),
    Manner(300.0, asks_again=0.2),
    Manner(400.0, breaks_off=0.02, sends_twice=0.1),
    Manner(500.0, naps=0.01),
    Manner(400.0, stops_reading=0.005),
    Manner(600.0, leaves=0.02, naps=0.002),
)


class Known:
    """What a client knows over one line."""

    __slots__ = ("early", "events", "held", "later", "n", "offer", "presence", "seat", "table", "view")

    def __init__(self) -> None:
        self.n = 0
        self.seat: int | None = None
        self.table: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.offer: list[str] = []
        self.early: list[str] = []
        self.later: list[str] = []
        self.held: str | None = None
        self.presence: list[bool] = []

    def same_as(self, told: Told) -> str:
        """What differs from a state told anew at the same number; "" if nothing does."""
        for name in ("table", "view", "offer", "early", "later", "held"):
            mine, theirs = getattr(self, name), getattr(told, name)
            if mine != (theirs or type(mine)() if mine is not None else theirs):
                return f"{name}: {mine} and {theirs}"
        return ""

    def replace(self, told: Told) -> None:
        self.n, self.seat = told.n, told.you["seat"]
        self.table, self.view = dict(told.table), dict(told.view or {})
        self.offer, self.early, self.later = told.offer or [], told.early or [], told.later or []
        self.held = told.held

    def add(self, told: Told) -> None:
        if told.n != self.n + 1:
            raise Violation(f"number {told.n} was told after {self.n}")
        self.n = told.n
        self.table |= told.table
        self.view |= told.view or {}
        if told.offer is not None:
            self.offer = told.offer
        if told.early is not None:
            self.early = told.early
        if told.later is not None:
            self.later = told.later


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
        known = next((known for known in self.lines.values()), None)
        connection = Connection(self.guest, after=known.n if known else 0)
        jitter = self._rng.choice((0.0, 1.0, 5.0))
        line = Line(self.evening.agenda, self._rng, self, connection, self.way_ms, jitter)
        self.lines[line] = Known()
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
                if known.n == told.n and known.seat == told.you["seat"] and (odd := known.same_as(told)):
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
        self._mishap(line)
        self._look()

    def _answered(self, told: Told) -> None:
        message = self._asked.pop(told.cid or "", None)
        if isinstance(message, wire.Play) and told.cid is not None:
            self.evening.auditor.played(self.table, self.guest, told.cid)

    def _refused(self, told: Told) -> None:
        message = self._asked.get(told.cid or "")
        if message is not None and (told.code != "storage" or self._rng.random() < 0.5):
            del self._asked[message.cid]

    def _mishap(self, line: Line) -> None:
        manner, rng = self.manner, self._rng
        if self.evening.is_calm or line not in self.lines:
            return
        if rng.random() < manner.breaks_off:
            self.hang_up(line, rng.expovariate(1 / 1500), silently=rng.random() < 0.5)
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
            think = 0.5 if self.manner.at_once else self._rng.expovariate(1 / self.manner.think_ms)
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
        return f"{self.guest}-{self._cids}"

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
            self._ask(line, rng.choice((wire.Leave, wire.Ready, wire.Start))(v=1, cid=self._cid()))
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
        press = int(self.evening.agenda.now + EPOCH) if race and self.evening.server.offset == EPOCH else None
        message = wire.Play(v=1, cid=self._cid(), move=rng.choice(moves), seen=known.n if race else None, press=press)
        self._ask(line, message)

    def _change_bots(self, line: Line, known: Known) -> None:
        """Another level, or another speed; the server refuses what can't be."""
        rng, seats = self._rng, known.table["seats"]
        self._ask(line, wire.SetSpeed(v=1, cid=self._cid(), speed=rng.choice(SPEEDS)))
        seat = rng.randrange(len(seats))
        self._ask(line, wire.SetSeat(v=1, cid=self._cid(), seat=seat, level=rng.choice(("random", "novice"))))

    def _after(self, line: Line, known: Known) -> None:
        if known.table["next"] is not None:
            self.move_to(known.table["next"])
        elif known.seat is not None and self.evening.wants_rematch(self.table):
            self._ask(line, wire.Rematch(v=1, cid=self._cid()))
            self.evening.agenda.after(ANSWER_MS, self._look)
