"""Moves a turn-based game along: bots are asked on their turns; when time runs out, a bot plays that turn.

Moments are milliseconds since 1970.
"""

from dataclasses import dataclass
from hashlib import sha256

from rospo.core.chance import below, folded
from rospo.play.match import Match
from rospo.server.core.driver import Driver, Step
from rospo.server.core.entries import Away, Played
from rospo.server.core.frames import deadlines
from rospo.server.core.people import People
from rospo.server.core.question import Question
from rospo.server.core.settings import SLOWNESS, STAND_IN, Settings
from rospo.server.core.state import PLAYING, TableState

FORCED = 0.4
"""Share of its usual time that a bot takes for a forced move."""
DEALING = 2.0
"""Bots' wait after a deal, in usual times: people see how the last round ended, and get their cards."""
SHORTEST, LONGEST = 500, 1600
"""A bot seems to think for this many thousandths of its usual time."""


@dataclass(frozen=True, eq=False, kw_only=True, slots=True)
class TurnQuestion(Question):
    """What a bot is asked when a seat's turn has come. Its answer counts only for that turn."""

    turn: int  # the `Seat.turn` it is for
    by: str  # "bot", or "timer" for a person whose time is up
    answer_at: float


class Turns(Driver):
    def __init__(self, state: TableState, people: People, settings: Settings, grace_until: int) -> None:
        self._state = state
        self._people = people
        self.stand_in_ms = settings.silent_s * 1000
        self._grace_until = grace_until
        self._asked: dict[int, TurnQuestion] = {}
        self._answers: dict[int, str] = {}  # made before their moment
        self._round = 0
        self._dealt_at = 0.0

    def next(self, now: float) -> Step:
        """Play answers whose moment has come, ask bots, see whose time is up. With nobody to be reached, do nothing."""
        state, match = self._state, self._state.match
        if match is None or state.status != PLAYING or not self._people.reached:
            return Step()
        if match.round != self._round:
            self._round, self._dealt_at = match.round, now
        played = self._answered(now)
        if played is not None:
            return Step(entries=[played])
        step = Step()
        for seat in match.due:
            if state.seats[seat].by_bot:
                self._ask(step, match, seat, "bot", now)
        if state.opened.turn_ms is not None:
            self._see_deadlines(step, match, now)
        for seat in self._people.gone:
            self._see_silence(step, seat, now)
        for seat in self._answers:
            step.wake = min(step.wake, self._asked[seat].answer_at)
        return step

    def _see_deadlines(self, step: Step, match: Match, now: float) -> None:
        for seat, end in enumerate(deadlines(self._state, self._grace_until)):
            if end is not None and end <= now:
                self._ask(step, match, seat, "timer", now)
            elif end is not None:
                step.wake = min(step.wake, end)

    def stand_in_at(self, seat: int, now: float) -> float | None:
        since, state = self._people.gone.get(seat), self._state
        if since is None or state.status != PLAYING or state.seats[seat].by_bot:
            return None
        return since + self.stand_in_ms

    def _see_silence(self, step: Step, seat: int, now: float) -> None:
        """A stand-in takes over from somebody who couldn't be reached for too long."""
        end = self.stand_in_at(seat, now)
        if end is None:
            return
        if end <= now:
            step.entries.append(Away(seat=seat, why="silent", at=int(now)))
        else:
            step.wake = min(step.wake, end)

    # --- bots

    def _ask(self, step: Step, match: Match, seat: int, by: str, now: float) -> None:
        """Ask about this turn, unless already asked; a question about an earlier turn is dropped."""
        if seat in self._asked and self._is_open(self._asked[seat]):
            return
        self._drop(seat)
        question = self._asked[seat] = self._question(match, seat, by, now)
        step.asks.append(question)

    def _question(self, match: Match, seat: int, by: str, now: float) -> TurnQuestion:
        state = self._state
        legal, luck = match.legal(seat), f"{state.opened.secret}/{match.moves}/{seat}"
        return TurnQuestion(
            seat=seat,
            level=state.seats[seat].level or STAND_IN,
            view=match.view(seat),
            legal=legal,
            luck=luck,
            turn=state.seats[seat].turn,
            by=by,
            answer_at=now if by == "timer" else self._answer_at(luck, now, forced=len(legal) == 1),
        )

    def _answer_at(self, luck: str, now: float, *, forced: bool) -> float:
        usual = self._state.opened.bots_ms * SLOWNESS[self._state.speed][0] / 100
        drawn = below(folded(int.from_bytes(sha256(luck.encode()).digest()[:8])), LONGEST - SHORTEST)[1]
        pause = usual * (SHORTEST + drawn) / 1000
        begins = max(now, self._dealt_at + DEALING * usual)
        return begins + (pause * FORCED if forced else pause)

    def _is_open(self, question: TurnQuestion) -> bool:
        """Does the game still wait for an answer to this question?"""
        state, match = self._state, self._state.match
        seat = state.seats[question.seat]
        wanted = seat.turn == question.turn and seat.by_bot == (question.by == "bot")
        return wanted and state.status == PLAYING and match is not None and question.seat in match.due

    def thought(self, question: Question, move: str, wait_ms: int, now: float) -> None:
        """Keep the answer for its moment, which is as late as a person's might be."""
        if self._asked.get(question.seat) is question:
            self._answers[question.seat] = move

    def not_thought(self, question: Question, now: float) -> bool:
        """The bot is asked again after a while, if it was still to answer."""
        awaited = self._asked.get(question.seat) is question
        if awaited:
            self._drop(question.seat)
        return awaited

    def _answered(self, now: float) -> Played | None:
        """A bot's move whose moment has come, unless the seat's owner was faster or the position has changed."""
        for seat in list(self._answers):
            question = self._asked[seat]
            if not self._is_open(question):
                self._drop(seat)
            elif question.answer_at <= now:
                move = self._answers[seat]
                self._drop(seat)
                return Played(seat=seat, move=move, by=question.by, at=int(now))
        return None

    def _drop(self, seat: int) -> None:
        self._asked.pop(seat, None)
        self._answers.pop(seat, None)
