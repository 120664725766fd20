"""Moves a race along: count-downs and pauses, the judge's decisions, bots at their speed, and the measuring of delays.

The race's clock is the server's, less the time that it stood still: it shows `race_clock` at `race_start` and runs on
from there. It runs while everybody is heard (`hearing`); anyone silent for too long pauses the race for all, and a bot
plays for anyone who stays silent until they come back.
"""

from functools import partial
from time import monotonic
from typing import TYPE_CHECKING, Any

from rospo.bots.speed import race_of, speed
from rospo.server import fair, wire
from rospo.server.connection import Connection
from rospo.server.decide import Asking, decide
from rospo.server.entries import Away, Played, RaceOff, RaceOn
from rospo.server.hearing import Hearing
from rospo.server.pace import Pace, Question
from rospo.server.race import Claim, Decision, Judge
from rospo.server.refusal import Refusal
from rospo.server.settings import STAND_IN
from rospo.server.state import PLAYING
from rospo.server.tasks import Tasks

if TYPE_CHECKING:
    from rospo.play.match import Match
    from rospo.server.table import Table

PING_MS, FIRST_PINGS_MS, FIRST_PINGS = 2500, 300, 4
"""How often a connection's delay is measured; more often for the first few times."""
QUIET = 0.6
"""Share of `silence_ms` after which somebody is pinged: an answer shows that they are there."""


class Racing:
    def __init__(self, table: "Table") -> None:
        self._table = table
        self._judge: Judge | None = None
        self._pace: Pace | None = None
        self._asking: dict[tuple[int, str], Connection] = {}  # connections whose claims wait for the judge
        settings = table.house.settings
        self._silence_ms = settings.silence_ms
        self._hearing = Hearing(settings.silence_ms, settings.held_after_ms)  # of seats' owners, over any connection
        self._pinged: dict[Connection, float] = {}
        self._thinking = Tasks(table.house.note_failure, table=table.id)
        self._busy = False
        self._restarted = table.state.race_start is not None  # the clock can't have run on: pause first

    # --- the clock

    def _now(self) -> float | None:
        """What the race's clock shows; None while it stands still."""
        state, now = self._table.state, self._table.house.now_exact()
        if state.status != PLAYING or self._restarted or state.race_start is None or now < state.race_start:
            return None
        return state.race_clock + now - state.race_start

    def _then(self, now: float, moment: float) -> float:
        """What the race's clock, now at `now`, showed at a monotonic moment; not before it ran."""
        return max(now - 1000 * (monotonic() - moment), self._table.state.race_clock)

    def _epoch(self, clock: float) -> float:
        """The server's time at which the race's clock shows `clock`."""
        state = self._table.state
        return clock - state.race_clock + (state.race_start or 0)

    # --- what the table calls

    async def play(self, connection: Connection, message: wire.Play, arrived: float) -> None:
        """A claim. It is answered once the judge has decided."""
        table = self._table
        asking = Asking(connection.guest, message.cid, table.house.now())
        *before, played = decide(table.state, message, asking)
        if before:
            await table.add(before)
            self._follow()
        now = self._now()
        if now is None or self._judge is None or not isinstance(played, Played):
            raise Refusal("not_running")
        if self._judge.waits(played.seat, message.cid):
            return
        delay = connection.link.one_way or 0.0
        state = table.state
        press = None if message.press is None else message.press - (state.race_start or 0) + state.race_clock
        claim = Claim(
            seat=played.seat,
            move=message.move,
            arrived=self._then(now, arrived),
            delay=delay,
            press=press,
            seen=message.seen,
            cid=message.cid,
        )
        self._asking[played.seat, message.cid] = connection
        self._judge.claim(claim)
        await self._advance()

    def heard(self, connection: Connection) -> None:
        """Anything from a connection shows that somebody is there."""
        now, link = self._table.house.now_exact(), connection.link
        seat = self._table.connections.get(connection)
        if seat is None:
            return
        self._hearing.heard(seat, now)
        if self._judge is not None and link.one_way is not None:
            self._judge.measured(seat, link.one_way)

    def sight(self, connection: Connection) -> float:
        """News is delayed for nearer clients, so that all see it at the same time."""
        if self._judge is None or self._now() is None:
            return 0.0
        early = self._judge.sight - (connection.link.one_way or 0.0)
        return monotonic() + early / 1000 if early >= 1 else 0.0

    def plan(self) -> None:
        """Decide, or wake up when there will be something to decide."""
        table, state = self._table, self._table.state
        if state.status != PLAYING or not table.connections:
            self._hearing.forgive(range(len(state.seats)))
        if state.status != PLAYING or state.match is None:
            table.wake_at(None)
            return
        self._follow()
        if self._restarted:
            table.post(partial(self._pause, "restart"))
            return
        wakes = [self._ping(), self._stands() if state.race_start is None else self._runs()]
        table.wake_at(min((wake for wake in wakes if wake is not None), default=None))

    def stop(self) -> None:
        self._thinking.cancel()
        self._refuse_waiting("storage")

    # --- standing still, and starting

    def _stands(self) -> float | None:
        """Before a round, or in a pause: start when everybody is heard."""
        table = self._table
        if not table.connections:
            return None
        now = table.house.now()
        silent = self._silent(now)
        if not silent:
            table.post(self._count_down)
            return None
        end = min(map(self._hearing.gives_up_at, silent))
        if end <= now:
            table.post(self._give_up_waiting)
            return None
        return min(end, now + 250)

    async def _count_down(self) -> None:
        table, state = self._table, self._table.state
        if state.race_start is not None or state.status != PLAYING or self._silent(table.house.now()):
            return
        settings, now = table.house.settings, table.house.now()
        wait = settings.countdown_ms
        if state.match is not None and state.race_clock == 0 and state.match.round > 1:
            wait += settings.between_ms
        await table.add([RaceOn(start=now + wait, clock=state.race_clock, at=now)])

    async def _give_up_waiting(self) -> None:
        """Stand-ins play for people the others have waited for too long, and the race goes on."""
        table, now = self._table, self._table.house.now()
        if table.state.race_start is None and table.state.status == PLAYING:
            given_up = [seat for seat in self._silent(now) if self._hearing.gives_up_at(seat) <= now]
            self._hearing.forgive(given_up)
            await table.add([Away(seat=seat, why="silent", at=now) for seat in given_up])

    def _silent(self, now: float) -> list[int]:
        """People who have been quiet for too long."""
        seats = self._table.state.seats
        return self._hearing.silent((number for number, seat in enumerate(seats) if not seat.driven), now)

    # --- running

    def _runs(self) -> float | None:
        """In the count-down and the race: pause if somebody is silent; else see which seat acts next."""
        table, state = self._table, self._table.state
        now = table.house.now()
        if not table.connections:
            table.post(partial(self._pause, "empty"))
            return None
        silent = self._silent(now)
        if silent:
            table.post(partial(self._pause, "silent", silent[0]))
            return None
        check = now + self._silence_ms / 4
        clock = self._now()
        if clock is None:
            return min(check, state.race_start or check)
        return min(check, self._next_moment(clock))

    def _next_moment(self, clock: float) -> float:
        """When a bot is to be asked, or a claim's wait or a fumble ends; that may be now."""
        judge, pace, match = self._judge, self._pace, self._table.state.match
        if judge is None or pace is None or match is None:
            return float("inf")
        view: Any = match.view(None)
        turn = pace.next(view, clock, sight=judge.sight)
        due, told = judge.due(), self._table.told_clock
        thaw = min((until for until in view.frozen_until if until > told), default=float("inf"))
        if thaw <= clock:
            self._table.post(self._thaw)
            return float("inf")
        moment = min(due if due is not None else float("inf"), turn[1] if turn is not None else float("inf"))
        if moment <= clock:
            self._post_advance()
            return float("inf")
        return self._epoch(min(moment, thaw))

    async def _pause(self, why: str, seat: int | None = None) -> None:
        table, state = self._table, self._table.state
        if state.race_start is None or state.status != PLAYING or state.match is None:
            return
        clock = state.match.clock if why == "restart" else self._now()
        clock = state.race_clock if clock is None else clock
        self._refuse_waiting("paused")
        await table.add([RaceOff(clock=max(int(clock), state.match.clock), why=why, seat=seat, at=table.house.now())])
        self._restarted = False

    def _refuse_waiting(self, code: str) -> None:
        for claim in self._judge.clear() if self._judge is not None else ():
            self._refuse(claim, Refusal(code))

    def _post_advance(self) -> None:
        if not self._busy:
            self._busy = True
            self._table.post(self._advance)

    async def _advance(self) -> None:
        """Do everything whose moment has come."""
        self._busy = False
        while (now := self._now()) is not None:
            judge, pace, match = self._judge, self._pace, self._table.state.match
            if judge is None or pace is None or match is None:
                return
            view: Any = match.view(None)
            unread = self._table.unread_since  # anything that came since isn't known yet
            decision = judge.next(view, now if unread is None else self._then(now, unread))
            if decision is not None:
                await self._decided(decision, match, view)
                continue
            turn = pace.next(view, now, sight=judge.sight)
            if turn is None or turn[1] > now:
                return
            self._ask(pace.ask(match, *turn))

    async def _decided(self, decision: Decision, match: "Match", before: Any) -> None:
        table, claim = self._table, decision.claim
        if decision.kind == "late":
            self._refuse(claim, Refusal("late", by=decision.by))
            return
        connection = self._asking.get((claim.seat, claim.cid or ""))
        entry = Played(
            seat=claim.seat,
            move=claim.move,
            clock=decision.at,
            by="bot" if claim.cid is None else None,
            at=table.house.now(),
            guest=connection.guest if connection is not None else None,
            cid=claim.cid,
        )
        try:
            await table.add([entry], answer=partial(self._grant, decision, match))
        except Refusal as refusal:
            self._refuse(claim, refusal)
            return
        self._played(claim, decision, match, before)

    def _grant(self, decision: Decision, match: "Match") -> None:
        claim = decision.claim
        if claim.cid is None:
            return
        connection = self._asking.pop((claim.seat, claim.cid), None)
        if connection is not None:
            held = race_of(match.game).in_hand(match.view(None), claim.seat)
            self._table.grant(connection, claim.cid, held=held, won_by=decision.by)

    def _played(self, claim: Claim, decision: Decision, match: "Match", before: Any) -> None:
        state, judge, pace = self._table.state, self._judge, self._pace
        if judge is None or pace is None or state.match is not match:
            return
        after: Any = match.view(None)
        judge.noticed(state.n, before, after, self._now() or 0.0)
        if claim.cid is None:
            pace.played(claim.seat, decision.at)
        if after.round != before.round or match.over:
            self._refuse_waiting("round_over")

    async def _thaw(self) -> None:
        """Tell seats whose fumble is over that they may act again: no event does that."""
        now = self._now()
        if now is not None:
            self._table.tell_offers(int(now))

    def _refuse(self, claim: Claim, refusal: Refusal) -> None:
        if claim.cid is None:
            if self._pace is not None:
                self._pace.lost(claim.seat, self._now() or claim.arrived)
            return
        connection = self._asking.pop((claim.seat, claim.cid), None)
        if connection is not None:
            self._table.refuse(connection, claim.cid, refusal)

    # --- bots

    def _follow(self) -> None:
        """Tell judge and pace which seats people play, and which bots."""
        state, match = self._table.state, self._table.state.match
        if match is None:
            return
        levels = {number: seat.level or STAND_IN for number, seat in enumerate(state.seats) if seat.driven}
        people = set(range(len(state.seats))) - levels.keys()
        if self._judge is None or self._pace is None:
            seed, hold = fair.seed(state.mixed), self._table.house.settings.hold_ms
            race, lag = race_of(match.game), state.opened.lag_comp_ms
            self._judge = Judge(race, seed=seed, lag_comp_ms=lag, people=people, hold_ms=hold)
            self._pace = Pace(match, {seat: speed(level, match.game) for seat, level in levels.items()})
        self._judge.people = people
        for seat in self._pace.driven - levels.keys():
            self._pace.release(seat)
        for seat in levels.keys() - self._pace.driven:
            self._pace.drive(seat, speed(levels[seat], match.game), self._now() or state.race_clock)

    def _ask(self, question: Question) -> None:
        think = self._think(question, self._table.state.n)
        self._thinking.start("bot_failed", think, partial(self._table.post, partial(self._failed, question)))

    async def _think(self, question: Question, seen: int) -> None:
        state, minds = self._table.state, self._table.house.minds
        level = state.seats[question.seat].level or STAND_IN
        luck = f"{state.opened.secret}/{question.view.round}/{question.at}/{question.seat}"
        asked = (level, question.view, question.legal, luck, self._table.id)
        ms = await minds.patience(*asked) if question.may_wait else 0
        move = "" if ms else await minds.choose(*asked)
        self._table.post(partial(self._thought, question, ms, move, seen))

    async def _thought(self, question: Question, ms: int, move: str, seen: int) -> None:
        if self._pace is None or self._judge is None:
            return
        if ms:
            self._pace.waits(question, ms)
            return
        does = self._pace.claims(question, move)
        if does is None:
            return
        if self._now() is None:
            self._pace.lost(question.seat, question.at)
            return
        self._judge.claim(Claim(seat=question.seat, move=does, arrived=question.at, seen=seen))
        await self._advance()

    async def _failed(self, question: Question) -> None:
        """No answer will come: the bot looks again, as after a late claim."""
        if self._pace is not None:
            self._pace.lost(question.seat, self._now() or question.at)

    # --- delays

    def _ping(self) -> float:
        """Measure everybody's delay, and ping the quiet ones; returns when to do so next."""
        house = self._table.house
        now = house.now_exact()
        self._pinged = {c: at for c, at in self._pinged.items() if c in self._table.connections}
        for connection, seat in self._table.connections.items():
            often = connection.link.measured < FIRST_PINGS or (seat is not None and self._is_quiet(seat, now))
            every = FIRST_PINGS_MS if often else PING_MS
            if now - self._pinged.get(connection, 0.0) >= every:
                self._pinged[connection] = now
                connection.answer(wire.Ping(at=connection.link.ping(now), delay=connection.link.one_way))
        return now + FIRST_PINGS_MS

    def _is_quiet(self, seat: int, now: float) -> bool:
        """Will the race pause soon if nothing is heard from this seat?"""
        driven = self._table.state.seats[seat].driven
        return not driven and self._hearing.quiet_ms(seat, now) >= QUIET * self._silence_ms
