"""What a message adds to a table's log, given its sender and the state of the table; or why it is refused.

This is the only place that decides what anyone may do at a table. What a card may do, the match decides.
"""

from collections.abc import Callable
from typing import Any

from rospo.bots import installed
from rospo.server.core import fair, wire
from rospo.server.core.entries import (
    AnyEntry,
    Away,
    Back,
    Committed,
    Left,
    Played,
    ReadySet,
    Sat,
    SeatSet,
    SpeedSet,
    Started,
    Withdrawn,
)
from rospo.server.core.refusal import Refusal
from rospo.server.core.state import PLAYING, WAITING, TableState

LAPSES = 2
"""How many times in a row time may run out before a stand-in plays the seat until its owner comes back."""
MOST_CHANGES = 2000
"""Limit on a guest's changes at one table, besides moves; only an attack on the disk would reach it."""
REPEATABLE = (wire.Sit, wire.Kick, wire.SetSeat, wire.SetSpeed, wire.Ready, wire.Commit)
"""Limited, because they can be repeated endlessly; leaving and starting never are."""


class Asking:
    """The guest, the time and the message's `cid`: stamped on every entry that follows from the message."""

    __slots__ = ("at", "cid", "guest")

    def __init__(self, guest: str, cid: str, at: int) -> None:
        self.guest = guest
        self.cid = cid
        self.at = at

    @property
    def stamp(self) -> dict[str, Any]:
        return {"at": self.at, "guest": self.guest, "cid": self.cid}


def decide(state: TableState, message: wire.Asked, asking: Asking) -> list[AnyEntry]:
    """The entries to add; raises Refusal."""
    if isinstance(message, REPEATABLE) and state.changes_of(asking.guest) >= MOST_CHANGES:
        raise Refusal("too_many_changes", most=MOST_CHANGES)
    return _DECIDE[type(message)](state, message, asking)


def own_seat(state: TableState, asking: Asking) -> int:
    seat = state.seat_of(asking.guest)
    if seat is None:
        raise Refusal("not_seated")
    return seat


def _must_be(state: TableState, status: str) -> None:
    if state.status != status:
        raise Refusal("wrong_status", status=state.status, needed=status)


def _must_host(state: TableState, asking: Asking) -> None:
    if asking.guest != state.host:
        raise Refusal("not_host")


def _must_exist(state: TableState, seat: int) -> None:
    if seat >= len(state.seats):
        raise Refusal("no_such_seat", seat=seat, seats=len(state.seats))


def _sit(state: TableState, message: wire.Sit, asking: Asking) -> list[AnyEntry]:
    own = state.seat_of(asking.guest)
    if state.status == PLAYING and own is not None:
        return [Back(seat=own, **asking.stamp)] if state.seats[own].away else []
    _must_be(state, WAITING)
    wanted = message.seat
    if wanted is None:
        wanted = own if own is not None else next((i for i, seat in enumerate(state.seats) if seat.free), None)
        if wanted is None:
            raise Refusal("full")
    _must_exist(state, wanted)
    if wanted == own:
        return []
    if not state.seats[wanted].free:
        raise Refusal("taken", seat=wanted)
    # Sitting down comes first, so that a host who changes seats stays the host
    value = message.value or ("" if own is None else state.seats[own].value)
    ready = own is None or state.seats[own].ready
    moved: list[AnyEntry] = [Sat(seat=wanted, value=value, ready=ready, **asking.stamp)]
    return moved if own is None else [*moved, Left(seat=own, at=asking.at)]


def _leave(state: TableState, message: wire.Leave, asking: Asking) -> list[AnyEntry]:
    seat = own_seat(state, asking)
    if state.status == WAITING:
        return [Left(seat=seat, **asking.stamp)]
    _must_be(state, PLAYING)
    return [] if state.seats[seat].away == "left" else [Away(seat=seat, why="left", **asking.stamp)]


def _kick(state: TableState, message: wire.Kick, asking: Asking) -> list[AnyEntry]:
    _must_host(state, asking)
    _must_be(state, WAITING)
    _must_exist(state, message.seat)
    if state.seats[message.seat].guest in (None, asking.guest):
        raise Refusal("nobody_there", seat=message.seat)
    return [Left(seat=message.seat, kicked=True, **asking.stamp)]


def must_be_installed(game: str, level: str | None) -> None:
    """Raises Refusal for bots that can't play here, because an extra isn't installed."""
    levels = installed(game)
    if level is not None and level not in levels:
        raise Refusal("no_such_bots", levels=list(levels))


def _set_seat(state: TableState, message: wire.SetSeat, asking: Asking) -> list[AnyEntry]:
    _must_host(state, asking)
    _must_exist(state, message.seat)
    must_be_installed(state.opened.game, message.level)
    seat, changed = state.seats[message.seat], SeatSet(seat=message.seat, level=message.level, **asking.stamp)
    if state.status == PLAYING and seat.level is not None and message.level is not None:
        return [changed] if message.level != seat.level else []
    _must_be(state, WAITING)
    if seat.guest is not None:
        raise Refusal("taken", seat=message.seat)
    return [changed]


def _set_speed(state: TableState, message: wire.SetSpeed, asking: Asking) -> list[AnyEntry]:
    _must_host(state, asking)
    if state.status not in (WAITING, PLAYING):
        raise Refusal("wrong_status", status=state.status, needed=PLAYING)
    if any(guest != asking.guest for _, guest in state.people):
        raise Refusal("not_alone")
    return [SpeedSet(speed=message.speed, **asking.stamp)] if message.speed != state.speed else []


def _ready(state: TableState, message: wire.Ready, asking: Asking) -> list[AnyEntry]:
    seat = own_seat(state, asking)
    _must_be(state, WAITING)
    now = state.seats[seat]
    if message.ready == now.ready and message.value in (None, now.value):
        return []
    return [ReadySet(seat=seat, ready=message.ready, value=message.value, **asking.stamp)]


def _start(state: TableState, message: wire.Start, asking: Asking) -> list[AnyEntry]:
    _must_host(state, asking)
    _must_be(state, WAITING)
    free = [number for number, seat in enumerate(state.seats) if seat.free]
    if free:
        raise Refusal("seats_free", seats=free)
    waiting = [number for number, guest in state.people if not (state.seats[number].ready or guest == state.host)]
    if waiting:
        raise Refusal("not_ready", seats=waiting)
    opened = state.opened
    seed = opened.deal or fair.mixed(opened.table, opened.secret, [seat.value for seat in state.seats])
    return [Started(seed=seed, **asking.stamp)]


def _play(state: TableState, message: wire.Play, asking: Asking) -> list[AnyEntry]:
    seat = own_seat(state, asking)
    _must_be(state, PLAYING)
    played = Played(seat=seat, move=message.move, at=asking.at, guest=asking.guest, cid=asking.cid)
    return [*_returning(state, seat, asking), played]


def _returning(state: TableState, seat: int, asking: Asking) -> list[AnyEntry]:
    """An owner who acts has come back, and the stand-in leaves."""
    return [Back(seat=seat, at=asking.at)] if state.seats[seat].away else []


def _commit(state: TableState, message: wire.Commit, asking: Asking) -> list[AnyEntry]:
    seat = own_seat(state, asking)
    _must_be(state, PLAYING)
    if state.early is None:
        raise Refusal("no_early_play", game=state.opened.game)
    return [*_returning(state, seat, asking), Committed(seat=seat, move=message.move, **asking.stamp)]


def _withdraw(state: TableState, message: wire.Withdraw, asking: Asking) -> list[AnyEntry]:
    seat = own_seat(state, asking)
    _must_be(state, PLAYING)
    if state.early is None or state.early.committed(seat) is None:
        return []
    return [Withdrawn(seat=seat, **asking.stamp)]


_DECIDE: dict[type, Callable[[TableState, Any, Asking], list[AnyEntry]]] = {
    wire.Sit: _sit,
    wire.Leave: _leave,
    wire.Kick: _kick,
    wire.SetSeat: _set_seat,
    wire.SetSpeed: _set_speed,
    wire.Ready: _ready,
    wire.Start: _start,
    wire.Play: _play,
    wire.Commit: _commit,
    wire.Withdraw: _withdraw,
}


def come_back(state: TableState, seat: int | None, at: int) -> list[AnyEntry]:
    """Whoever can be reached again has their seat again, unless they gave it up."""
    if seat is None or state.status != PLAYING or state.seats[seat].away not in ("silent", "slow"):
        return []
    return [Back(seat=seat, at=at)]


def removed(state: TableState, guest: str, at: int) -> list[AnyEntry]:
    """A guest is banned, or wants to be forgotten: the seat is free or, during a game, a stand-in's."""
    seat = state.seat_of(guest)
    if seat is None:
        return []
    gone: dict[str, AnyEntry] = {WAITING: Left(seat=seat, at=at), PLAYING: Away(seat=seat, why="left", at=at)}
    return [gone[state.status]] if state.status in gone else []


def following(state: TableState, entry: AnyEntry) -> AnyEntry | None:
    """What follows a move automatically: a stand-in takes over after two lapses, a committed move is made."""
    match, early = state.match, state.early
    if match is None or match.over or not isinstance(entry, Played | Away):
        return None
    if isinstance(entry, Played) and entry.by == "timer":
        seat = state.seats[entry.seat]
        if seat.slow >= LAPSES and seat.away is None:
            return Away(seat=entry.seat, why="slow", at=entry.at)
    if early is not None and (due := early.due()) is not None:
        return Played(seat=due[0], move=due[1].text, by="early", at=entry.at)
    return None
