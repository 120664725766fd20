"""Moves a race along: count-downs, pauses, the judge's decisions, bots at their speed, and measuring delays."""

from typing import Any

from msgspec import Struct

from rospo.bots.speed import Speed, race_of, speed
from rospo.play.match import Match
from rospo.server.core import fair, wire
from rospo.server.core.connection import Asker, Connection
from rospo.server.core.driver import NEVER, Driver, Granted, Refused, Step
from rospo.server.core.entries import AnyEntry, Played, RaceOff
from rospo.server.core.fields import Level
from rospo.server.core.people import People
from rospo.server.core.question import Question
from rospo.server.core.race.clock import RaceClock
from rospo.server.core.race.judge import Claim, Decision, Judge
from rospo.server.core.race.pace import Pace, RaceQuestion
from rospo.server.core.race.pauses import Pauses
from rospo.server.core.race.pings import FIRST_PINGS_MS, to_ping
from rospo.server.core.refusal import Refusal
from rospo.server.core.settings import SLOWNESS, STAND_IN, Settings
from rospo.server.core.state import PLAYING, TableState


class Decided(Struct, frozen=True):
    """A claim that is being played, and the table before."""

    decision: Decision
    before: Any


class Racing(Driver):
    def __init__(self, state: TableState, people: People, settings: Settings) -> None:
        self._state = state
        self._people = people
        self._settings = settings
        self.stand_in_ms = settings.stand_in_after_ms
        self._clock = RaceClock(state)
        self._pauses = Pauses(state, people, self._clock, settings)
        self._running: tuple[Match, Judge, Pace] | None = None  # once the game has begun
        self._askers: dict[tuple[int, str], Asker] = {}  # those whose claims wait for the judge
        self._decided: Decided | None = None
        self._speeds: dict[tuple[str, int], Speed] = {}  # of bots, by level and percent of the usual time
        self._viewed: tuple[int, Any] = (0, None)  # the table as all see it, after so many entries
        self._offered = (0, 0)  # a round, and its clock when seats were last told what they may do

    def next(self, now: float) -> Step:
        """The next count-down, pause or decision; questions to bots whose moment has come."""
        state, here = self._state, self._people.reached
        if state.status != PLAYING or not here:
            self._pauses.forgive()
        if state.status != PLAYING:
            return Step()
        match, judge, pace = self._follow(now)
        step = self._pauses.next(now)
        if any(isinstance(entry, RaceOff) for entry in step.entries):
            step.refused = self._refuse_waiting("paused", now)
        if here:
            step.pings = to_ping(self._people, lambda seat: self._pauses.is_quiet(seat, now), now)
            step.wake = min(step.wake, now + FIRST_PINGS_MS)
        if not step.entries and self._clock.shows(now) is not None:
            self._run(step, match, judge, pace, now)
        elif state.race_start is not None:
            step.wake = min(step.wake, state.race_start)
        return step

    def _run(self, step: Step, match: Match, judge: Judge, pace: Pace, now: float) -> None:
        """The clock runs: do everything whose moment has come, up to the next move."""
        view = self._view(match)
        shows = self._clock.showed(now)
        while (decision := judge.next(view, shows)) is not None:
            if decision.kind == "play":
                step.entries = [self._played(decision, view, now)]
                return
            step.refused += self._refuse(decision.claim, Refusal("late", by=decision.by), shows)
        while (turn := pace.next(view, shows, sight=judge.sight)) is not None and turn[1] <= shows:
            step.asks.append(self._question(pace, match, *turn))
        told = max(match.clock, self._offered[1] if self._offered[0] == match.round else 0)
        thaw = min((until for until in view.frozen_until if until > told), default=NEVER)
        if thaw <= shows:  # no event tells them that their fumble is over
            self._offered, step.offers_at = (match.round, int(shows)), int(shows)
            thaw = NEVER
        due = judge.due()
        soonest = min(thaw, NEVER if due is None else due, NEVER if turn is None else turn[1])
        if soonest < NEVER:
            step.wake = min(step.wake, self._clock.when(soonest))

    def _view(self, match: Match) -> Any:
        """In a race everybody sees the same, and only entries change it."""
        if self._viewed[0] != self._state.seq:
            self._viewed = self._state.seq, match.view(None)
        return self._viewed[1]

    def _played(self, decision: Decision, before: Any, now: float) -> AnyEntry:
        self._decided = Decided(decision, before)
        claim = decision.claim
        asker = self._askers.get((claim.seat, claim.cid or ""))
        return Played(
            seat=claim.seat,
            move=claim.move,
            clock=decision.at,
            by="bot" if claim.cid is None else None,
            at=int(now),
            guest=None if asker is None else asker.connection.guest,
            cid=claim.cid,
        )

    def _follow(self, now: float) -> tuple[Match, Judge, Pace]:
        """Tell judge and pace which seats people play, and which bots."""
        state = self._state
        bots = {number: self._speed(seat.level) for number, seat in enumerate(state.seats) if seat.by_bot}
        people = set(range(len(state.seats))) - bots.keys()
        match, judge, pace = self._running or self._begun(people, bots)
        judge.people = people
        for seat in pace.bots - bots.keys():
            pace.release(seat)
        for seat in bots.keys() - pace.bots:
            pace.take_over(seat, bots[seat], self._clock.or_where_it_stands(now))
        pace.be_as_fast_as(bots)
        return match, judge, pace

    def _speed(self, level: Level | None) -> Speed:
        asked = level or STAND_IN, SLOWNESS[self._state.speed][1]
        if asked not in self._speeds:
            self._speeds[asked] = speed(asked[0], self._state.opened.game).at(asked[1])
        return self._speeds[asked]

    def _begun(self, people: set[int], bots: dict[int, Speed]) -> tuple[Match, Judge, Pace]:
        state, match = self._state, self._state.match
        if match is None:
            raise RuntimeError("the game hasn't begun")
        judge = Judge(
            race_of(match.game),
            seed=fair.seed(state.mixed),
            lag_comp_ms=state.opened.lag_comp_ms,
            people=people,
            hold_ms=self._settings.hold_ms,
        )
        pace = Pace(match, bots)
        self._running = match, judge, pace
        return self._running

    # --- people

    def stand_in_at(self, seat: int, now: float) -> float | None:
        return self._pauses.stand_in_at(seat, now)

    def heard(self, connection: Connection, now: float) -> None:
        """Anything from a connection shows that somebody is there, even if it came while entries were being written."""
        seat = self._state.seat_of(connection.guest)
        if seat is None:
            return
        self._pauses.heard(connection.guest, now)
        if self._running is not None and connection.delay.one_way is not None:
            self._running[1].measured(seat, connection.delay.one_way)

    def claim(self, asker: Asker, message: wire.Play, seat: int, now: float) -> None:
        """Answered once the judge has decided."""
        if self._state.status != PLAYING or self._clock.shows(now) is None:
            raise Refusal("not_running")
        _, judge, _ = self._follow(now)
        if judge.waits(seat, asker.cid):
            return
        self._askers[seat, asker.cid] = asker
        claim = Claim(
            seat=seat,
            move=message.move,
            arrived=self._clock.showed(asker.arrived),
            delay=asker.connection.delay.one_way or 0.0,
            press=None if message.press is None else self._clock.pressed(message.press),
            seen=message.seen,
            cid=message.cid,
        )
        judge.claim(claim)

    def sight(self, connection: Connection, now: float) -> float:
        """News is delayed for nearer clients, so that all see it at the same time."""
        if self._running is None or self._clock.shows(now) is None:
            return 0.0
        early = self._running[1].sight - (connection.delay.one_way or 0.0)
        return now + early if early >= 1 else 0.0

    # --- after a decision

    def granted(self) -> Granted | None:
        if self._decided is None or self._running is None:
            return None
        claim, match = self._decided.decision.claim, self._running[0]
        asker = self._askers.pop((claim.seat, claim.cid or ""), None)
        if asker is None:
            return None
        in_hand = race_of(match.game).in_hand(self._view(match), claim.seat)
        return Granted(asker, in_hand, self._decided.decision.by)

    def told(self, now: float) -> Refused:
        decided, self._decided = self._decided, None
        if decided is None or self._running is None:
            return []
        match, judge, pace = self._running
        claim, before, after = decided.decision.claim, decided.before, self._view(match)
        judge.noticed(self._state.n, before, after, self._clock.shows(now) or 0.0)
        if claim.cid is None:
            pace.played(claim.seat, decided.decision.at)
        return self._refuse_waiting("round_over", now) if after.round != before.round or match.over else []

    def not_played(self, refusal: Refusal, now: float) -> Refused:
        decided, self._decided = self._decided, None
        return [] if decided is None else self._refuse(decided.decision.claim, refusal, self._clock.shows(now))

    def stop(self, refusal: Refusal) -> Refused:
        refused = [(asker, refusal) for asker in self._askers.values()]
        self._askers.clear()
        self._decided = None
        if self._running is not None:
            self._running[1].clear()
        return refused

    def _refuse_waiting(self, code: str, now: float) -> Refused:
        if self._running is None:
            return []
        shows = self._clock.shows(now)
        return [one for claim in self._running[1].clear() for one in self._refuse(claim, Refusal(code), shows)]

    def _refuse(self, claim: Claim, refusal: Refusal, shows: float | None) -> Refused:
        """A person is told; a bot has to notice."""
        asker = self._askers.pop((claim.seat, claim.cid or ""), None)
        if claim.cid is None and self._running is not None:
            self._running[2].lost(claim.seat, claim.arrived if shows is None else shows)
        return [] if asker is None else [(asker, refusal)]

    # --- bots

    def _question(self, pace: Pace, match: Match, seat: int, at: int) -> RaceQuestion:
        state = self._state
        level = state.seats[seat].level or STAND_IN
        luck = f"{state.opened.secret}/{match.round}/{at}/{seat}"
        return pace.ask(match, seat, at, level=level, luck=luck, seen=state.n)

    def thought(self, question: Question, move: str, wait_ms: int, now: float) -> None:
        if self._running is None or not isinstance(question, RaceQuestion):
            return
        _, judge, pace = self._running
        if wait_ms:
            pace.waits(question, wait_ms)
            return
        does = pace.claims(question, move)
        if does is None:
            return
        if self._clock.shows(now) is None:
            pace.lost(question.seat, question.at)
        else:
            judge.claim(Claim(seat=question.seat, move=does, arrived=question.at, seen=question.seen))

    def not_thought(self, question: Question, now: float) -> bool:
        """The bot looks again, as after a late claim."""
        if self._running is not None:
            self._running[2].lost(question.seat, self._clock.or_where_it_stands(now))
        return False
