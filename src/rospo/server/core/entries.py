"""A table's log: everything that ever happened at it, in order, numbered from 1 by the store.

The log is the table's whole truth: `state` folds it. It has secrets (the deal's, picks, committed cards, guests), so no
entry ever leaves the server; `frames` works out what to tell people.

Every entry is JSON with its kind in `k`. Kinds and fields are only ever added, so that old logs stay readable.
"""

from typing import Any

import msgspec
from msgspec import Struct

from rospo.server.core.fields import BotSpeed, Level, Origin, Timer


class Entry(Struct, tag_field="k", frozen=True, kw_only=True, omit_defaults=True):
    at: int  # milliseconds since 1970
    guest: str | None = None  # the guest who asked for it
    cid: str | None = None  # their name for the message


class SeatPlan(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A seat as set up: a person's, a bot's, or free."""

    guest: str | None = None
    level: Level | None = None


class Past(Struct, frozen=True, array_like=True):
    """A move of that game."""

    seat: int
    move: str


class Opened(Entry, frozen=True, tag="opened"):
    """The first entry of every table."""

    table: str
    code: str
    game: str
    options: dict[str, Any]
    seats: list[SeatPlan]
    host: str
    timer: Timer
    public: bool
    secret: str  # of the fair deal, hexadecimal, revealed after the game
    commitment: str  # its hash, shown at once
    lag_comp_ms: int = 150
    turn_ms: int | None = None  # for each turn; None: no limit
    bots_ms: int = 900  # about how long a bot seems to think
    speed: BotSpeed = "normal"
    dealer: int | None = None  # in a rematch: the seat whose turn it is to deal
    before: str | None = None  # in a rematch: the table before
    hints: bool = False  # may people ask what the expert would do?
    origin: Origin | None = None  # the game it begins as, instead of with a deal of its own
    deal: str = ""  # the 256 bits of that game's deal
    line: list[Past] = []  # its moves up to there


class Sat(Entry, frozen=True, tag="sat"):
    seat: int
    value: str = ""
    ready: bool = False  # unless a seat was changed or the log is old, whoever sits down is ready


class Left(Entry, frozen=True, tag="left"):
    """Before the start: the seat is free again. `kicked`: by the host."""

    seat: int
    kicked: bool = False


class SeatSet(Entry, frozen=True, tag="seat_set"):
    """Before the start: a bot has the seat, or it is free. In play: the bot there has another level."""

    seat: int
    level: Level | None = None


class SpeedSet(Entry, frozen=True, tag="speed_set"):
    """Bots are as fast as this from now on."""

    speed: BotSpeed


class ReadySet(Entry, frozen=True, tag="ready"):
    seat: int
    ready: bool
    value: str | None = None


class Started(Entry, frozen=True, tag="started"):
    """The deal: 256 bits, from the secret and everybody's values."""

    seed: str


class Played(Entry, frozen=True, tag="played"):
    seat: int
    move: str
    clock: int | None = None  # in a race
    by: str | None = None  # "bot", "timer", "early"; None: the seat's owner


class Committed(Entry, frozen=True, tag="committed"):
    seat: int
    move: str


class Withdrawn(Entry, frozen=True, tag="withdrawn"):
    seat: int


class Away(Entry, frozen=True, tag="away"):
    """A stand-in plays the seat: its owner left, was silent, or let time run out."""

    seat: int
    why: str  # "left", "silent", "slow"


class Back(Entry, frozen=True, tag="back"):
    """The owner has the seat again."""

    seat: int


class RaceOn(Entry, frozen=True, tag="race_on"):
    """A count-down: the clock shows `clock` and runs on from `start`, milliseconds since 1970."""

    start: int
    clock: int


class RaceOff(Entry, frozen=True, tag="race_off"):
    """The race pauses for all."""

    clock: int
    why: str  # "silent", "restart", "empty"
    seat: int | None = None


class Rematched(Entry, frozen=True, tag="rematched"):
    table: str


class Closed(Entry, frozen=True, tag="closed"):
    why: str  # "abandoned", "host"


SECRET = (Committed, Withdrawn)
"""Entries that only one seat may know about: they have no public number."""

AnyEntry = (
    Opened
    | Sat
    | Left
    | SeatSet
    | SpeedSet
    | ReadySet
    | Started
    | Played
    | Committed
    | Withdrawn
    | Away
    | Back
    | RaceOn
    | RaceOff
    | Rematched
    | Closed
)

_decoder = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder()


def encoded(entry: Entry) -> bytes:
    return _encoder.encode(entry)


def decoded(data: bytes) -> AnyEntry:
    entry: AnyEntry = _decoder.decode(data)
    return entry
