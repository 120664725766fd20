"""What the server keeps, as plain data: the rows of the store."""

from msgspec import Struct


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
    """Delete a guest: the row, its results, and its places in `SeatsOf`. Logs keep a meaningless id."""

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


Change = Append | TableRow | SeatsOf | Guest | Forget | Result
