"""The one door out of a table: what each viewer is told. A viewer is a seat, or None: everybody who looks on.

Everything told comes from three places, all public or the viewer's own: the match's view for that viewer, its public
log, and the table's fields listed here. Entries of the log are never sent. Equal views give equal bytes.
"""

from typing import Any

from rospo.core.game import Event, View
from rospo.play.match import Match
from rospo.server import wire
from rospo.server.settings import TIMERS
from rospo.server.state import OVER, PLAYING, WAITING, Seat, TableState

Fields = dict[str, Any]
_NOT_TOLD = {"log"}  # told line by line, in `events`
_FIELDS: dict[type[View], tuple[str, ...]] = {}


def view_fields(match: Match, viewer: int | None) -> Fields:
    """A viewer's view as a message has it: all but the log."""
    view = match.view(viewer)
    names = _FIELDS.get(type(view))
    if names is None:
        names = _FIELDS[type(view)] = tuple(name for name in view.__dataclass_fields__ if name not in _NOT_TOLD)
    return {name: getattr(view, name) for name in names}


def fixed_fields(state: TableState) -> Fields:
    """What never changes about a table."""
    opened = state.opened
    return {
        "id": opened.table,
        "code": opened.code,
        "game": opened.game,
        "options": opened.options,
        "timer": opened.timer,
        "public": opened.public,
        "lag_comp_ms": opened.lag_comp_ms,
        "commitment": opened.commitment,
        "before": opened.before,
    }


def changing_fields(state: TableState) -> Fields:
    """The table as everybody sees it now, besides the cards."""
    return {
        "status": state.status,
        "host": state.seat_of(state.host),
        "seats": [_seat_fields(seat) for seat in state.seats],
        "deadlines": deadlines(state),
        "race": {"start": state.race_start, "clock": state.race_clock} if state.has_clock else None,
        "values": [] if state.status == WAITING else [seat.value for seat in state.seats],
        "secret": state.opened.secret if state.status == OVER else None,
        "next": state.next,
    }


def _seat_fields(seat: Seat) -> Fields:
    kind = "person" if seat.guest is not None else "free" if seat.level is None else "bot"
    return {"kind": kind, "level": seat.level, "ready": seat.ready, "away": seat.away}


def deadlines(state: TableState) -> list[int | None]:
    """When each seat's time is over, milliseconds since 1970; None: the game doesn't wait for a person there."""
    allowed = TIMERS[state.opened.timer]
    match = state.match
    if allowed is None or match is None or state.status != PLAYING or state.has_clock:
        return [None] * len(state.seats)
    due = match.due
    return [
        seat.since + allowed if number in due and not seat.driven else None for number, seat in enumerate(state.seats)
    ]


def lines(events: tuple[Event, ...]) -> list[Fields]:
    return [event.to_dict() for event in events]


def offer(state: TableState, viewer: int | None) -> list[str]:
    """The legal moves of a seat, as texts."""
    if viewer is None or state.match is None:
        return []
    return [move.text for move in state.match.legal(viewer)]


def held(state: TableState, viewer: int | None) -> str | None:
    """The card that a seat has committed: told to it alone."""
    if viewer is None or state.early is None:
        return None
    move = state.early.held(viewer)
    return None if move is None else move.text


class Teller:
    """Tells viewers what changed since they were last told. Remembers what each viewer knows, not each connection."""

    __slots__ = ("_known", "_table")

    def __init__(self, state: TableState) -> None:
        self._known: dict[int | None, tuple[Fields, list[str]]] = {}
        self._table = changing_fields(state)

    def whole(self, state: TableState, viewer: int | None, since: int, you: Fields) -> str:
        """Everything, for who has just come, or lost the thread."""
        known = self._known.get(viewer)
        if known is None:
            known = self._known[viewer] = _look(state, viewer)
        since = since if since <= state.n else 0
        view, offered = known
        return wire.write(
            wire.State(
                n=state.n,
                since=since,
                at=state.changed,
                you=you,
                table={**fixed_fields(state), **self._table},
                view=view or None,
                offer=offered,
                events=lines(state.log_after(since)),
                held=held(state, viewer),
            )
        )

    def step(self, state: TableState, viewers: set[int | None], actor: int | None) -> dict[int | None, str]:
        """The state has moved on by one number: what each of these viewers is told of it.

        Who acted is always told what it may do now, even if that is the same again.
        """
        before, self._table = self._table, changing_fields(state)
        table = _changes(before, self._table)
        events = lines(state.log_after(state.n - 1))
        for viewer in self._known.keys() - viewers:  # nobody is left who looks through these eyes
            del self._known[viewer]
        return {viewer: self._told(state, viewer, events, table, again=viewer == actor) for viewer in viewers}

    def _told(self, state: TableState, viewer: int | None, events: list[Fields], table: Fields, *, again: bool) -> str:
        view, offered = self._known.get(viewer, ({}, []))
        self._known[viewer] = now, offers = _look(state, viewer)
        return wire.write(
            wire.Happened(
                n=state.n,
                at=state.changed,
                events=events,
                view=_changes(view, now),
                offer=None if offers == offered and not again else offers,
                table=table,
            )
        )


def _look(state: TableState, viewer: int | None) -> tuple[Fields, list[str]]:
    return ({} if state.match is None else view_fields(state.match, viewer)), offer(state, viewer)


def _changes(before: Fields, now: Fields) -> Fields:
    return {name: value for name, value in now.items() if name not in before or before[name] != value}
