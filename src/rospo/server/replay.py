"""Finished games, all hands open: replays, records and proofs. Nothing of a game that isn't over."""

from typing import Any

from rospo.server import fair
from rospo.server.entries import AnyEntry, Played, Started
from rospo.server.refusal import Refusal
from rospo.server.requests import Replay, SeatTold, Step, TableTold
from rospo.server.state import OVER, TableState, folded

Names = dict[str, str]


def told(state: TableState, names: Names) -> TableTold:
    """A table as a list shows it."""
    opened = state.opened
    return TableTold(
        id=opened.table,
        code=opened.code,
        game=opened.game,
        options=opened.options,
        status=state.status,
        timer=opened.timer,
        public=opened.public,
        seats=[
            SeatTold(
                "person" if seat.guest is not None else "bot" if seat.level is not None else "free",
                seat.level,
                names.get(seat.guest or ""),
            )
            for seat in state.seats
        ],
        opened=opened.at,
        commitment=opened.commitment,
        next=state.next,
    )


def must_be_over(state: TableState) -> None:
    if state.status != OVER:
        raise Refusal("not_over", status=state.status)


def proof(state: TableState) -> fair.Proof:
    """What anybody needs to check the deal."""
    must_be_over(state)
    opened, match = state.opened, state.match
    if match is None:
        raise Refusal("not_over", status=state.status)
    return fair.Proof(
        format=fair.FORMAT,
        table=opened.table,
        game=opened.game,
        commitment=opened.commitment,
        secret=opened.secret,
        values=tuple(seat.value for seat in state.seats),
        record=str(match.record()),
    )


def replay(log: list[AnyEntry], names: Names) -> Replay:
    """Every move, and what changed by it. Plays the game once more, so ask in a thread."""
    final = folded(log)
    must_be_over(final)
    start = next(i for i, entry in enumerate(log) if isinstance(entry, Started))
    state = folded(log[: start + 1])
    truth = _truth(state)
    first, steps = truth, []
    for entry in log[start + 1 :]:
        n = state.n
        state.apply(entry)
        if isinstance(entry, Played):
            now = _truth(state)
            steps.append(_step(entry, state, n, {key: value for key, value in now.items() if truth.get(key) != value}))
            truth = now
    match = final.match
    scores, winners = (match.scores, match.winners) if match is not None else ((), ())
    return Replay(table=told(final, names), truth=first, steps=steps, scores=list(scores), winners=list(winners))


def _step(entry: Played, state: TableState, n: int, changed: dict[str, Any]) -> Step:
    return Step(
        seat=entry.seat,
        move=entry.move,
        at=entry.at,
        clock=entry.clock,
        by=entry.by,
        events=[event.to_dict() for event in state.log_after(n)],
        truth=changed,
    )


def _truth(state: TableState) -> dict[str, Any]:
    return {} if state.match is None else state.match.reveal()
