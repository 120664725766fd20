"""A table as everybody is told of it, apart from the cards: part of what goes over its socket (`wire`)."""

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta, Struct

Level = Literal["random", "novice", "club", "expert"]
Timer = Literal["none", "relaxed", "fast"]
BotSpeed = Literal["relaxed", "normal", "champion"]
Status = Literal["waiting", "playing", "over", "closed"]
SeatKind = Literal["person", "bot", "free"]


class You(Struct, frozen=True):
    """The viewer: their seat, or None, and whether they are the host."""

    seat: int | None
    host: bool


class Seat(Struct, frozen=True):
    """A seat, as everybody sees it."""

    kind: SeatKind
    level: Level | None  # a bot's
    ready: bool
    away: str | None  # why a stand-in plays it


class Race(Struct, frozen=True, omit_defaults=True):
    """A race's clock shows `clock` at the moment `start` and runs from there; None: it is stopped."""

    start: int | None
    clock: int
    why: Literal["silent", "restart", "empty"] | msgspec.UnsetType = msgspec.UNSET  # in a pause
    seat: int | msgspec.UnsetType | None = msgspec.UNSET  # the seat the others wait for


class Origin(Struct, frozen=True):
    """The finished game that a table goes on from, after a number of its moves; 0: only its deal is used."""

    table: str
    moves: int


class TableFields(Struct, frozen=True):
    """A table without its cards. Sent as plain objects: whole in a `state`, only changed fields in an `event`."""

    id: str
    code: str
    game: str
    options: dict[str, Any]
    timer: Timer
    turn_ms: int | None
    public: bool
    lag_comp_ms: int
    commitment: str
    before: str | None
    origin: Origin | None
    hints: bool
    status: Status
    speed: BotSpeed
    host: int | None
    seats: list[Seat]
    deadlines: list[int | None]
    race: Race | None
    values: list[str]
    secret: str | None
    next: str | None
    closed: Literal["abandoned", "host"] | None  # why, if it is closed


Fields = dict[str, Any]
YouData = Annotated[Fields, Meta(title="You")]
TableData = Annotated[Fields, Meta(title="TableFields")]
TableChanges = Annotated[Fields, Meta(title="Partial<TableFields>")]
ViewData = Annotated[Fields, Meta(title="View")]
ViewChanges = Annotated[Fields, Meta(title="Partial<View>")]
LogEvent = Annotated[Fields, Meta(title="LogEvent")]
"""Plain objects; the title names the type of their fields, here or in the games' views."""
