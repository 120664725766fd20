"""Finished games, all hands open: replays, records and proofs.

Games that aren't over stay secret, except in a record that somebody sends: they know it all already.
"""

from time import monotonic
from typing import Any

import msgspec

from rospo.core.errors import RospoError
from rospo.play.load import load
from rospo.play.match import Match, start
from rospo.server.core import fair
from rospo.server.core.entries import AnyEntry, Opened, Played, Started
from rospo.server.core.refusal import Refusal
from rospo.server.core.state import OVER, TableState, folded
from rospo.server.requests import ReplayTold, SeatTold, Step, TableTold

Names = dict[str, str]
MOST_BODY = 400_000
"""Limit on the bytes of a request with a record: its characters, escaped as JSON."""
MOST_LINES = 10_000
MOST_S = 5.0
"""Time limit for replaying a record."""


def told(state: TableState, names: Names) -> TableTold:
    """A table as lists show it."""
    opened = state.opened
    return TableTold(
        id=opened.table,
        code=opened.code,
        game=opened.game,
        options=opened.options,
        status=state.status,
        timer=opened.timer,
        public=opened.public,
        seats=seats_told(state, names),
        opened=opened.at,
        commitment=opened.commitment,
        next=state.next,
        origin=opened.origin,
    )


def seats_told(state: TableState, names: Names) -> list[SeatTold]:
    return [
        SeatTold(
            "person" if seat.guest is not None else "bot" if seat.level is not None else "free",
            seat.level,
            names.get(seat.guest or ""),
        )
        for seat in state.seats
    ]


def must_be_over(state: TableState) -> None:
    if state.status != OVER:
        raise Refusal("not_over", status=state.status)


def proof(state: TableState) -> fair.Proof:
    """What anybody needs to check the deal."""
    opened = state.opened
    if opened.origin is not None:
        raise Refusal("known_deal", table=opened.origin.table)
    return fair.Proof(
        format=fair.FORMAT,
        table=opened.table,
        game=opened.game,
        commitment=opened.commitment,
        secret=opened.secret,
        values=tuple(seat.value for seat in state.seats),
        record=record(state),
    )


def record(state: TableState) -> str:
    """The record of a finished game."""
    must_be_over(state)
    if state.match is None:
        raise Refusal("not_over", status=state.status)
    return str(state.match.record())


def from_the_deal(log: list[AnyEntry]) -> list[AnyEntry]:
    """The log as if the moves that another table began with had been made at this one."""
    opened = log[0]
    if not isinstance(opened, Opened) or not opened.line:
        return log
    begun = next(i for i, entry in enumerate(log) if isinstance(entry, Started)) + 1
    line = [Played(seat=past.seat, move=past.move, at=log[begun - 1].at) for past in opened.line]
    return [msgspec.structs.replace(opened, line=[]), *log[1:begun], *line, *log[begun:]]


class _Showing:
    """What a match shows, and what changes: in a spectator's view and in the whole truth."""

    def __init__(self, match: Match) -> None:
        self._match = match
        self.view = {**match.fixed(), **match.public(), "seat": None, **match.own(None)}
        self.truth = match.reveal()

    def changes(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """Changes of the view and of the truth since the last call."""
        view, truth = self._match.public(), self._match.reveal()
        changes = _new(view, self.view), _new(truth, self.truth)
        self.view, self.truth = self.view | view, truth
        return changes


def _new(now: dict[str, Any], before: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in now.items() if before.get(key) != value}


def replay(log: list[AnyEntry], names: Names) -> ReplayTold:
    """Every move, and what it changed. Replays the whole game, so call it in a thread."""
    final = folded(log)
    must_be_over(final)
    log = from_the_deal(log)
    begun = next(i for i, entry in enumerate(log) if isinstance(entry, Started))
    state = folded(log[: begun + 1])
    if state.match is None:
        raise Refusal("not_over", status=state.status)
    showing = _Showing(state.match)
    view, truth, steps = showing.view, showing.truth, []
    for entry in log[begun + 1 :]:
        n = state.n
        state.apply(entry)
        if isinstance(entry, Played):
            viewed, true = showing.changes()
            step = Step(
                seat=entry.seat,
                move=entry.move,
                at=entry.at,
                clock=entry.clock,
                by=entry.by,
                events=[event.to_dict() for event in state.log_after(n)],
                view=viewed,
                truth=true,
            )
            steps.append(step)
    return _whole(told(final, names), view, truth, steps, state.match)


def of_record(text: str) -> ReplayTold:
    """The same for a record, finished or not. Replays the game twice, so call it in a thread."""
    if text.count("\n") > MOST_LINES:
        raise Refusal("bad_record", why=f"more than {MOST_LINES} lines")
    until = monotonic() + MOST_S
    try:
        record = load(text).record()
    except RospoError as error:
        raise Refusal("bad_record", why=str(error)) from None
    match = start(
        record.game, record.players, seed=record.seed, decks=[list(deck) for deck in record.decks], **record.options
    )
    showing = _Showing(match)
    view, truth, steps = showing.view, showing.truth, []
    for action in record.actions:
        if monotonic() > until:
            raise Refusal("bad_record", why="it takes too long")
        lines, move = match.log_length, match.move(action.action)
        match.play(action.seat, move, action.at)
        viewed, true = showing.changes()
        events = [event.to_dict() for event in match.log_since(lines)]
        step = Step(seat=action.seat, move=move.text, clock=action.at, events=events, view=viewed, truth=true)
        steps.append(step)
    return _whole(None, view, truth, steps, match)


def _whole(
    table: TableTold | None, view: dict[str, Any], truth: dict[str, Any], steps: list[Step], match: Match
) -> ReplayTold:
    scores, winners = list(match.scores), list(match.winners)
    return ReplayTold(table=table, view=view, truth=truth, steps=steps, scores=scores, winners=winners)
