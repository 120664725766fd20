"""When bots act at a live table: a race's speed model for some seats, beside people who act whenever they like.

In a race of bots only, the next seat simply acts (`rospo.bots.racer`). Here anything may happen first, so asking whose
moment comes next changes nothing; the moment passes only when the bot is asked. Bots think elsewhere, and their claims
may be lost, so a seat that was asked is left alone until the table reports the result.
"""

from collections.abc import Mapping
from dataclasses import dataclass

from rospo.bots.racer import Reflexes
from rospo.bots.speed import Speed
from rospo.core.race import AnyView
from rospo.play.match import Match
from rospo.server.core.question import Question


@dataclass(frozen=True, eq=False, kw_only=True, slots=True)
class RaceQuestion(Question):
    """What a bot is asked at its moment. It may wait once per card, so no race can stall."""

    at: int
    seen: int  # the number of the table's last event
    sees_open: bool  # is a place open for its card?


class Pace(Reflexes):
    """Says which bot's moment comes next. Moments are milliseconds of the race's clock."""

    def __init__(self, match: Match, bots: Mapping[int, Speed]) -> None:
        """`bots`: the seats that bots play from the start."""
        super().__init__(match)
        self._bots = set(bots)
        self._asked: dict[int, RaceQuestion] = {}
        self._pause = [0] * match.players  # from each seat's pending action to its next one
        for seat, speed in bots.items():
            self._be_as_fast_as(seat, speed)
        self._mark(match.view(None))

    @property
    def bots(self) -> frozenset[int]:
        """The seats that bots play now."""
        return frozenset(self._bots)

    def take_over(self, seat: int, speed: Speed, now: float) -> None:
        """From now on a bot plays this seat: first it has to look at the table, as at any change."""
        self.release(seat)
        self._bots.add(seat)
        self._be_as_fast_as(seat, speed)
        self._react(seat, now)

    def be_as_fast_as(self, speeds: Mapping[int, Speed]) -> None:
        """How fast these seats are from their next action on."""
        for seat, speed in speeds.items():
            self._be_as_fast_as(seat, speed)

    def release(self, seat: int) -> None:
        """From now on a person plays this seat."""
        self._bots.discard(seat)
        self._asked.pop(seat, None)
        self._until[seat] = 0

    def next(self, view: AnyView, now: float, *, sight: float = 0.0) -> tuple[int, int] | None:
        """The seat to ask next, and the moment; None if there is none.

        Ask again after every event. A waiting bot sees a place come free as late as people do, `sight` after now.
        """
        if view.phase == "over":
            return None
        if view.round != self._round:
            self._mark(view)
            self._asked.clear()
        self._look_at(view)
        for seat in self._bots:
            if self._until[seat]:
                self._watch(seat, int(now + sight))
        s = self._s
        moments = [(max(s.ready[seat], s.frozen_until[seat]), seat) for seat in self._bots - self._asked.keys()]
        if not moments:
            return None
        at, seat = min(moments)
        return seat, at

    def ask(self, match: Match, seat: int, at: int, *, level: str, luck: str, seen: int) -> RaceQuestion:
        """The seat's moment has come. The match is unchanged: only moves advance its clock."""
        then = match.copy()
        then.advance(max(at, match.clock))
        view = then.view(seat)
        self._look_at(view)
        race, s = self._race, self._s
        s.chance, self._pause[seat] = race.pause(s, seat, s.chance)
        question = RaceQuestion(
            seat=seat,
            level=level,
            luck=luck,
            at=at,
            seen=seen,
            view=view,
            legal=then.legal(seat),
            sees_open=race.has_open_place(s, seat),
            may_wait=race.holds(s, seat) and not self._until[seat],
        )
        self._asked[seat] = question
        return question

    def waits(self, question: RaceQuestion, ms: int) -> None:
        """The bot would rather wait, for at most `ms`."""
        if self._is_open(question):
            del self._asked[question.seat]
            self.hold(question.seat, ms, question.at)
            self._sees[question.seat] = question.sees_open  # as it was then

    def claims(self, question: RaceQuestion, move: str) -> str | None:
        """The bot has chosen: what its hand does, which may slip. None: too late, the question is no longer open.

        Afterwards call `played` or `lost`.
        """
        if not self._is_open(question):
            return None
        return self._slip(question.seat) or move

    def played(self, seat: int, at: int) -> None:
        """The seat's claim was played, or was a fumble, at that moment."""
        if self._asked.pop(seat, None) is not None:
            self._s.ready[seat] = at + self._pause[seat]

    def lost(self, seat: int, now: float) -> None:
        """The seat's claim was late or refused, or the race paused: it has to notice that first."""
        if self._asked.pop(seat, None) is not None:
            self._react(seat, now)

    def _is_open(self, question: RaceQuestion) -> bool:
        return self._asked.get(question.seat) is question

    def _react(self, seat: int, now: float) -> None:
        self._chance, delay = self._race.delay(self._s, seat, self._chance)
        self._s.ready[seat] = int(now) + delay
