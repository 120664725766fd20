"""Bodies of the host's part of the HTTP API. Nothing here says anything about cards."""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from rospo.server.core.rows import Kind, What
from rospo.server.core.wire import Notice
from rospo.server.requests import SeatTold


class KeyAsked(Struct, frozen=True, forbid_unknown_fields=True):
    key: Annotated[str, Meta(max_length=200)]


class RestrictionAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """Mute or ban a guest, by id, or an address. null: no longer."""

    kind: Kind
    who: Annotated[str, Meta(min_length=1, max_length=80)]
    what: What | None


class NoticeAsked(Struct, frozen=True, forbid_unknown_fields=True):
    """A restart in so many minutes. null: there will be none."""

    minutes: Annotated[int, Meta(ge=1, le=24 * 60)] | None


class LoadTold(Struct, frozen=True, kw_only=True):
    processor: float  # share of one core, lately
    memory: int  # bytes
    answer_ms: float | None  # 95 % of all messages were answered within this time


class StorageTold(Struct, frozen=True, kw_only=True):
    used: int  # bytes of the data, to the megabyte: single writes may be secret
    free: int | None  # bytes on its disk; None if the data is in PostgreSQL


class LimitTold(Struct, frozen=True, kw_only=True):
    name: Literal["sockets", "tables"]
    used: int
    most: int


class HostTable(Struct, frozen=True, kw_only=True):
    """An open table, as the host sees it: without its cards."""

    id: str
    game: str
    status: Literal["waiting", "playing"]
    public: bool
    seats: list[SeatTold]
    here: int  # connections
    opened: int
    changed: int


class PersonTold(Struct, frozen=True, kw_only=True):
    """A guest who is connected, or has a seat at an open table."""

    id: str
    name: str | None
    tables: list[str]  # where they are, or sit
    addresses: list[str]  # of their connections
    here: int  # connections
    what: What | None  # muted or banned


class RestrictionTold(Struct, frozen=True, kw_only=True):
    kind: Kind
    who: str
    name: str | None  # a guest's
    what: What
    at: int


class RefusalTold(Struct, frozen=True, kw_only=True):
    """How often something was refused since the start, and when last."""

    code: str
    count: int
    last: int


class FailureTold(Struct, frozen=True, kw_only=True):
    at: int
    event: str
    error: str
    where: str  # in the code
    table: str | None


class ActionTold(Struct, frozen=True, kw_only=True):
    """Something that the host did."""

    at: int
    what: str
    subject: str  # the id of the table or guest that it was done to
    name: str | None  # a guest's


class HostReport(Struct, frozen=True, kw_only=True):
    """All that the host sees."""

    at: int
    version: str
    started: int
    load: LoadTold
    storage: StorageTold
    limits: list[LimitTold]
    notice: Notice | None
    tables: list[HostTable]  # the newest, at most 200
    tables_in_all: int
    people: list[PersonTold]  # at most 200
    people_in_all: int
    restrictions: list[RestrictionTold]
    refusals: list[RefusalTold]
    failures: list[FailureTold]
    actions: list[ActionTold]  # the newest, at most 100
