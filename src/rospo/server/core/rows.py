"""What the server keeps, as plain data: the rows of the store."""

from typing import Literal

from msgspec import Struct

Kind = Literal["guest", "address"]
What = Literal["mute", "ban"]


class Append(Struct, frozen=True):
    """One entry of a table's log. `seq` counts from 1 without gaps; a second entry with the same number is refused."""

    table: str
    seq: int
    at: int
    data: bytes


class TableRow(Struct, frozen=True, kw_only=True):
    """What is known about a table without reading its log. Written in full each time."""

    id: str
    code: str
    game: str
    status: str  # "waiting", "playing", "over", "closed"
    opened: int
    changed: int


class SeatsOf(Struct, frozen=True):
    """The people at a table, replacing those noted before: (seat, guest)."""

    table: str
    people: tuple[tuple[int, str], ...]


class Guest(Struct, frozen=True, kw_only=True):
    """A person, or an outside bot. Written in full each time."""

    id: str
    name: str
    since: int
    seen: int


class Forget(Struct, frozen=True):
    """Delete a guest: the row, its results, any ban, and its places in `SeatsOf`. Logs keep a meaningless id."""

    guest: str


class Result(Struct, frozen=True, kw_only=True):
    """One guest's result in a finished game."""

    guest: str
    table: str
    game: str
    seat: int
    players: int
    score: int
    won: bool
    at: int


class Restriction(Struct, frozen=True, kw_only=True):
    """A mute or a ban by the host of the server. A new one for the same guest or address replaces the old."""

    kind: Kind
    who: str  # the guest's id, or the address as the limits count it
    what: What
    at: int


class Lifted(Struct, frozen=True):
    """A mute or a ban ends."""

    kind: Kind
    who: str


class HostAction(Struct, frozen=True, kw_only=True):
    """Something that the host of the server did. Never an address."""

    at: int
    what: str
    subject: str = ""  # the id of the table or guest that it was done to


Change = Append | TableRow | SeatsOf | Guest | Forget | Result | Restriction | Lifted | HostAction
