"""Analyses of finished games, a slice at a time: one worker of their own does them, so that no live table waits.

An analysis goes on as long as somebody asks for it, and is kept for a while when it is done. A guest has one at a time.
"""

import asyncio
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from time import monotonic

from rospo.analysis import Analysis, Step, length, steps, why
from rospo.analysis.report import Choice, Decision
from rospo.bots import installed
from rospo.bots.reasoned import Reasoned
from rospo.core.race import Lost
from rospo.play.load import load
from rospo.play.record import Record
from rospo.server.core.refusal import Refusal
from rospo.server.core.state import TableState
from rospo.server.house import House
from rospo.server.minds import DEEP
from rospo.server.replay import must_be_over
from rospo.server.requests import (
    AnalysisSum,
    AnalysisTold,
    ChoiceTold,
    DecisionTold,
    LostTold,
    PositionTold,
    ReasonTold,
    SeatAnalysed,
    WhyTold,
)

MOST = 8
"""Analyses at once."""
KEPT = 32
"""Finished ones that are kept."""
SLICE_S = 0.4
WAIT_S = 4.0
"""A request waits this long for something new."""
LEFT_S = 15.0
"""Nobody has asked for this long: it is dropped."""
SHOWN = 3
"""How many candidates of a decision are told, best first."""


@lru_cache(maxsize=MOST)
def _record(text: str) -> Record:
    return load(text).record()


def slice_of(text: str, first: int) -> list[Step]:
    """The next steps of a record's analysis, as many as take some tenths of a second. Runs in a worker."""
    until, found = monotonic() + SLICE_S, []
    for step in steps(_record(text), first=first):
        found.append(step)
        if monotonic() > until:
            break
    return found


def reasons_of(text: str, found: list[Decision]) -> list[WhyTold]:
    """Why these moves were good or bad. Runs in a worker."""
    return [_why_told(made.number, why(_record(text), made)) for made in found]


def _why_told(move: int, told: Reasoned) -> WhyTold:
    return WhyTold(
        move=move,
        played=[ReasonTold.of(reason) for reason in (told.other.reasons if told.other else ())],
        best=[ReasonTold.of(reason) for reason in told.best.reasons],
    )


def standing_out(analysis: Analysis) -> list[Decision]:
    """The costliest moves, and the best one."""
    best = analysis.best()
    return [*analysis.costliest(), *([] if best is None else [best])]


class _Study:
    """One analysis. `news` is replaced whenever there is something new."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.text = str(record)
        self.positions = length(record)
        self.steps: list[Step] = []
        self.asked: dict[str, float] = {}  # by guest: when last
        self.sum: AnalysisSum | None = None
        self.failed = False
        self.news = asyncio.Event()

    @property
    def is_wanted(self) -> bool:
        return any(at > monotonic() - LEFT_S for at in self.asked.values())

    def tell(self) -> None:
        self.news.set()
        self.news = asyncio.Event()


class Studies:
    """All analyses of a house."""

    def __init__(self, house: House) -> None:
        self._house = house
        self._running: dict[str, _Study] = {}
        self._done: dict[str, _Study] = {}  # the one asked for last at the end

    async def told(self, state: TableState, guest: str, after: int) -> AnalysisTold:
        """What is known of a table's analysis from position `after` on; it begins if it hasn't. Raises Refusal."""
        must_be_over(state)
        if state.match is None or DEEP not in installed(state.opened.game):
            raise Refusal("no_analysis")
        table = state.opened.table
        study = self._done.pop(table, None)
        if study is not None:
            self._done[table] = study
        else:
            study = self._running.get(table) or self._begin(table, state.match.record(), guest)
            study.asked[guest] = monotonic()
            if len(study.steps) <= after and not study.failed:
                with suppress(TimeoutError):
                    await asyncio.wait_for(study.news.wait(), WAIT_S)
        if study.failed:
            raise Refusal("failed")
        return AnalysisTold(
            positions=study.positions,
            after=after,
            steps=[position_told(step) for step in study.steps[after:]],
            sum=study.sum,
        )

    def _begin(self, table: str, record: Record, guest: str) -> _Study:
        for other in self._running.values():
            other.asked.pop(guest, None)
        if len(self._running) >= MOST:
            raise Refusal("slow_down", after_s=LEFT_S)
        study = self._running[table] = _Study(record)
        study.asked[guest] = monotonic()
        self._house.minds.tasks.start("analysis_failed", self._go_on(table, study), lambda: self._fail(table, study))
        return study

    async def _go_on(self, table: str, study: _Study) -> None:
        while study.is_wanted and len(study.steps) < study.positions:
            found = await self._house.minds.study(slice_of, study.text, len(study.steps), table=table)
            if not found:
                self._fail(table, study)
                return
            study.steps += found
            study.tell()
        self._running.pop(table, None)
        if len(study.steps) == study.positions:
            analysis = Analysis(study.record, tuple(study.steps))
            reasons = await self._house.minds.study(reasons_of, study.text, standing_out(analysis), table=table)
            study.sum = await asyncio.to_thread(sum_told, analysis, reasons or [])
            self._done[table] = study
            while len(self._done) > KEPT:
                del self._done[next(iter(self._done))]
        study.tell()

    def _fail(self, table: str, study: _Study) -> None:
        self._running.pop(table, None)
        study.failed = True
        study.tell()


# --- as it is told


def position_told(step: Step) -> PositionTold:
    return PositionTold(
        chances=[round(chance, 3) for chance in step.chances],
        decision=None if step.decision is None else _decision_told(step.decision),
        lost=[_lost_told(lost) for lost in step.lost],
    )


def _decision_told(made: Decision) -> DecisionTold:
    return DecisionTold(
        seat=made.seat,
        played=made.played.text,
        best=made.best.text,
        regret=round(made.regret, 4),
        error=round(made.error, 4),
        points=round(made.points, 2),
        choices=[_choice_told(choice) for choice in _shown(made)],
    )


def _shown(made: Decision) -> Iterator[Choice]:
    """The best candidates, and the move that was played."""
    for rank, choice in enumerate(made.choices):
        if rank < SHOWN or choice.move == made.played:
            yield choice


def _choice_told(choice: Choice) -> ChoiceTold:
    return ChoiceTold(
        move=choice.move.text,
        chance=round(choice.chance, 3),
        error=round(choice.error, 3),
        points=round(choice.points, 2),
    )


def _lost_told(lost: Lost) -> LostTold:
    return LostTold(move=lost.move, seat=lost.seat, kind=lost.kind, ms=lost.ms, places=list(lost.places))


def sum_told(analysis: Analysis, reasons: list[WhyTold]) -> AnalysisSum:
    best = analysis.best()
    seats = [analysis.seat(seat) for seat in range(analysis.record.players)]
    return AnalysisSum(
        seats=[
            SeatAnalysed(
                decisions=seat.decisions,
                accuracy=None if seat.accuracy is None else round(seat.accuracy, 3),
                points=round(seat.points, 1),
                lost_ms=seat.lost_ms,
                lost_at={str(place): round(ms) for place, ms in seat.lost_at.items()},
            )
            for seat in seats
        ],
        costliest=[made.number for made in analysis.costliest()],
        best=None if best is None else best.number,
        why=reasons,
        longest=[_lost_told(lost) for lost in analysis.longest()],
    )
