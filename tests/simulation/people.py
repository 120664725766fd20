"""People at tables, and what they do there."""

from functools import partial
from random import Random
from typing import TYPE_CHECKING, Any, Literal

from rospo.server.core import wire
from tests.simulation.client import ANSWER_MS, Client
from tests.simulation.known import Known
from tests.simulation.manners import Manner
from tests.simulation.network import Line
from tests.simulation.server import EPOCH

if TYPE_CHECKING:
    from tests.simulation.evening import Evening

DOZE_MS = 60_000
LONGEST_DOZE_MS = 180_000
"""Where no timer runs, a table waits for a player as long as it takes: others must not take that for a standstill."""
NONSENSE = ("pass", "flip", "lay 0", "take", "7", "bid 3", "buy 1", "challenge 0", "", "🐸")
EMOTES = ("hello", "oops", "croak")
SPEEDS: tuple[Literal["relaxed", "champion"], ...] = ("relaxed", "champion")


class Person(Client):
    """Looks at what their client knows, thinks for a while, and acts."""

    def __init__(self, evening: "Evening", guest: str, table: str, manner: Manner, rng: Random) -> None:
        super().__init__(evening, guest, table, manner, rng)
        self.watches_only = False
        self._will_act = False

    def _look(self) -> None:
        """There may be something to do: do it after a while."""
        if not self._will_act:
            self._will_act = True
            self.evening.agenda.after(self._thinks_ms(), self._act)

    def _thinks_ms(self) -> float:
        manner, rng = self.manner, self._rng
        if manner.at_once and not self._was_refused:
            return 0.5
        if rng.random() < manner.dozes and not self.evening.is_calm:
            self.evening.auditor.fault("doze")
            return min(rng.expovariate(1 / DOZE_MS), LONGEST_DOZE_MS)
        return rng.expovariate(1 / manner.think_ms)

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

    def _ask_hint(self, line: Line) -> None:
        self.evening.server.hint(line.hosted, self.guest)

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
