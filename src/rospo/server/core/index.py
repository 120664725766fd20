"""What is stored beside a table's log, to find tables, people's seats and results without reading logs."""

from collections.abc import Container, Sequence

from rospo.server.core.entries import AnyEntry, Closed, Left, Rematched, Sat, Started, encoded
from rospo.server.core.rows import Append, Change, Result, SeatsOf, TableRow
from rospo.server.core.state import OVER, TableState

INDEXED = (Sat, Left, Started, Rematched, Closed)


def concerns_index(state: TableState, added: Sequence[AnyEntry]) -> bool:
    """Do these entries, just applied, change what is stored beside the log?"""
    return state.status == OVER or any(isinstance(entry, INDEXED) for entry in added)


def first_changes(state: TableState) -> list[Change]:
    """What a new table writes."""
    opened = state.opened
    return [Append(opened.table, 1, opened.at, encoded(opened)), _row(state), SeatsOf(opened.table, state.people)]


def index(state: TableState, known: Container[str]) -> list[Change]:
    """A table as it is now, with the guests who are still known: others wanted to be forgotten."""
    people = tuple((seat, guest) for seat, guest in state.people if guest in known)
    changes: list[Change] = [_row(state), SeatsOf(state.opened.table, people)]
    return changes if state.next is not None else [*changes, *results(state, known)]


def results(state: TableState, known: Container[str]) -> list[Result]:
    """How the game went for each of them, if it is over."""
    opened, match = state.opened, state.match
    if state.status != OVER or match is None or opened.origin is not None:
        return []  # who knows the cards, or has tried before, has no result
    return [
        Result(
            guest=guest,
            table=opened.table,
            game=opened.game,
            seat=seat,
            players=match.players,
            score=match.scores[seat],
            won=seat in match.winners,
            at=state.changed,
        )
        for seat, guest in state.people
        if guest in known
    ]


def _row(state: TableState) -> TableRow:
    opened = state.opened
    return TableRow(
        id=opened.table,
        code=opened.code,
        game=opened.game,
        status=state.status,
        opened=opened.at,
        changed=state.changed,
    )
