"""The one door out of a table: what each viewer is told. A viewer is a seat, or None for all spectators.

Everything sent comes from three sources, all public or the viewer's own: the match's view for that viewer, its public
log, and the table's fields listed here. Log entries are never sent. Equal views give equal bytes.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

from msgspec.structs import asdict

from rospo.core.game import Event
from rospo.play.match import Match
from rospo.play.move import Move
from rospo.server.core import wire
from rospo.server.core.entries import AnyEntry, Played, Started
from rospo.server.core.state import OVER, PLAYING, WAITING, Seat, TableState

Fields = dict[str, Any]


class Look(NamedTuple):
    """A viewer's own fields, and what it may do: everything that differs between viewers."""

    own: Fields
    offer: list[str]
    early: list[str]
    later: list[str]


NOTHING = Look({}, [], [], [])
TOLD_BY = ("bot", "timer")
"""Who moved, if not the seat's owner. That a card was committed early stays its owner's secret."""
MOST_WHOLES = 64
"""Limit on cached whole states."""


def fixed_view(match: Match, viewer: int | None) -> Fields:
    """The fields of a view that never change."""
    return {**match.fixed(), "seat": viewer}


def fixed_fields(state: TableState) -> Fields:
    """The fields of a table that never change."""
    opened = state.opened
    return {
        "id": opened.table,
        "code": opened.code,
        "game": opened.game,
        "options": opened.options,
        "timer": opened.timer,
        "turn_ms": opened.turn_ms,
        "public": opened.public,
        "lag_comp_ms": opened.lag_comp_ms,
        "commitment": opened.commitment,
        "before": opened.before,
        "origin": None if opened.origin is None else asdict(opened.origin),
        "hints": opened.hints,
    }


def changing_fields(state: TableState, grace_until: int) -> Fields:
    """The table as everybody sees it now, without the cards."""
    return {
        "status": state.status,
        "speed": state.speed,
        "host": state.seat_of(state.host),
        "seats": [_seat_fields(seat) for seat in state.seats],
        "deadlines": deadlines(state, grace_until),
        "race": _race_fields(state) if state.has_clock else None,
        "values": [] if state.status == WAITING else [seat.value for seat in state.seats],
        "secret": state.opened.secret if state.status == OVER else None,
        "next": state.next,
        "closed": state.closed,
    }


def _race_fields(state: TableState) -> Fields:
    pause = state.race_pause
    why = {} if pause is None else {"why": pause.why, "seat": pause.seat}
    return {"start": state.race_start, "clock": state.race_clock, **why}


def _seat_fields(seat: Seat) -> Fields:
    kind = "person" if seat.guest is not None else "free" if seat.level is None else "bot"
    return {"kind": kind, "level": seat.level, "ready": seat.ready, "away": seat.away}


def deadlines(state: TableState, grace_until: int) -> list[int | None]:
    """When each seat's time runs out, milliseconds since 1970; None if the game doesn't wait for a person there.

    After a restart nobody's time runs out before they could come back.
    """
    allowed = state.opened.turn_ms
    match = state.match
    if allowed is None or match is None or state.status != PLAYING or state.has_clock:
        return [None] * len(state.seats)
    due = match.due
    return [
        max(seat.since + allowed, grace_until) if number in due and not seat.by_bot else None
        for number, seat in enumerate(state.seats)
    ]


def lines(events: tuple[Event, ...]) -> list[Fields]:
    return [event.to_dict() for event in events]


def committed_card(state: TableState, viewer: int | None) -> str | None:
    """The card that a seat has committed: only that seat is told."""
    if viewer is None or state.early is None:
        return None
    move = state.early.committed(viewer)
    return None if move is None else move.text


class Teller:
    """Tells viewers what has changed since last time. It remembers what each viewer knows, not each connection."""

    __slots__ = ("_clock", "_grace_until", "_own", "_public", "_table", "_wholes")

    def __init__(self, state: TableState, grace_until: int = 0) -> None:
        self._grace_until = grace_until
        self._table = changing_fields(state, grace_until)
        self._public: Fields = {} if state.match is None else state.match.public()
        self._own: dict[int | None, Look] = {}
        self._clock = (0, 0)  # a round, and its clock when a seat was last told that it may act again
        self._wholes: tuple[int, dict[tuple[int | None, bool, int], bytes]] = (0, {})  # as of which entry

    def whole(self, state: TableState, viewer: int | None, since: int, *, host: bool) -> bytes:
        """Everything, for a viewer who has just come or missed messages. Cached, however often it is asked for."""
        if self._wholes[0] != state.seq or len(self._wholes[1]) >= MOST_WHOLES:
            self._wholes = (state.seq, {})
        since = since if since <= state.n else 0
        key, made = (viewer, host, since), self._wholes[1]
        if key not in made:
            made[key] = self._new_whole(state, viewer, since, {"seat": viewer, "host": host})
        return made[key]

    def _new_whole(self, state: TableState, viewer: int | None, since: int, you: Fields) -> bytes:
        known = self._own.get(viewer)
        if known is None:
            known = self._own[viewer] = self._look(state, viewer)
        return wire.write(
            wire.State(
                n=state.n,
                since=since,
                at=state.changed,
                you=you,
                table={**fixed_fields(state), **self._table},
                view=None if state.match is None else {**fixed_view(state.match, viewer), **self._public, **known.own},
                offer=known.offer,
                early=known.early,
                later=known.later,
                events=lines(state.log_after(since)),
                held=committed_card(state, viewer),
            )
        )

    def step(self, state: TableState, viewers: set[int | None], entry: AnyEntry) -> dict[int | None, bytes]:
        """This entry has moved the state on by one number: what each of these viewers is told.

        The seat that acted is always told what it may do now, even if nothing has changed.
        """
        table, public = self._table, self._public
        if not _only_cards_moved(state, entry):
            self._table = changing_fields(state, self._grace_until)
        if state.match is not None:
            self._public = state.match.public()
        news = wire.TableEvent(
            n=state.n,
            at=state.changed,
            events=lines(state.log_after(state.n - 1)),
            table={} if table is self._table else _changes(table, self._table),
            view=_changes(public, self._public),
            by=entry.by if isinstance(entry, Played) and entry.by in TOLD_BY else None,
        )
        for viewer in self._own.keys() - viewers:  # this viewer has no connection left
            del self._own[viewer]
        text = wire.write(news)  # most viewers have no private news: they share this text
        started = isinstance(entry, Started)
        actor = entry.seat if isinstance(entry, Played) else -1
        texts = {}
        for viewer in viewers:
            before, now = self._own.get(viewer, NOTHING), self._look(state, viewer)
            if before == now and viewer != actor and not started:
                texts[viewer] = text
            else:
                self._own[viewer] = now
                first = fixed_view(state.match, viewer) if started and state.match is not None else {}
                texts[viewer] = _private(news, first, before, now, again=started or viewer == actor)
        return texts

    def clock(self, match: Match) -> int:
        """The latest race clock that viewers know of: it also runs on between two events."""
        round, clock = self._clock
        return max(match.clock, clock) if round == match.round else match.clock

    def clock_ran(self, state: TableState, viewers: set[int | None], clock: int) -> dict[int | None, bytes]:
        """Only the race's clock has run on: tell every seat that may now do something else."""
        if state.match is None:
            return {}
        self._clock = (state.match.round, clock)
        texts = {}
        for viewer in viewers:
            before, now = self._own.get(viewer, NOTHING), self._look(state, viewer)
            if before != now:
                self._own[viewer] = now
                texts[viewer] = wire.write(wire.Offer(n=state.n, offer=now.offer, later=now.later))
        self._wholes = (0, {})
        return texts

    def _look(self, state: TableState, viewer: int | None) -> Look:
        """What only this viewer knows, and what it may do, as texts."""
        match = state.match
        if match is None:
            return NOTHING
        own = match.own(viewer)
        if viewer is None:
            return Look(own, [], [], [])
        early = state.early.committable(viewer) if state.early is not None else ()
        if not state.has_clock:
            legal = match.legal(viewer) if viewer in self._public["to_act"] else ()
            return Look(own, _texts(legal), _texts(early), [])
        if viewer not in self._public["to_act"] and not match.over and self.clock(match) > match.clock:
            match, clock = match.copy(), self.clock(match)
            match.advance(clock)
        return Look(own, _texts(match.legal(viewer)), _texts(early), _texts(match.later(viewer)))


def _texts(moves: Sequence[Move]) -> list[str]:
    return [move.text for move in moves]


def _private(news: wire.TableEvent, first: Fields, before: Look, now: Look, *, again: bool) -> bytes:
    """An event, for a viewer who sees more of it than the others."""
    return wire.write(
        wire.TableEvent(
            n=news.n,
            at=news.at,
            events=news.events,
            table=news.table,
            view={**first, **news.view, **_changes(before.own, now.own)},
            by=news.by,
            offer=now.offer if again or now.offer != before.offer else None,
            early=now.early if now.early != before.early else None,
            later=now.later if now.later != before.later else None,
        )
    )


def _only_cards_moved(state: TableState, entry: AnyEntry) -> bool:
    """Is everything but the cards unchanged? So it is after nearly every move, without a clock or timer."""
    timed = state.has_clock or state.opened.turn_ms is not None
    return isinstance(entry, Played) and state.status == PLAYING and not timed


def _changes(before: Fields, now: Fields) -> Fields:
    """Fields whose value changed. The set of fields is fixed, except before the start, when it is empty."""
    if not before:
        return now
    return {name: value for (name, value), old in zip(now.items(), before.values(), strict=True) if value != old}
