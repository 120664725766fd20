"""What can happen to a table: the inputs that it takes, one at a time, each with the time it came."""

from msgspec import Struct

from rospo.server.core import wire
from rospo.server.core.connection import Asker, Connection
from rospo.server.core.question import Question
from rospo.server.core.state import TableState


class Came(Struct, frozen=True):
    """A connection to this table is open."""

    connection: Connection


class Went(Struct, frozen=True):
    """A connection is gone."""

    connection: Connection


class Heard(Struct, frozen=True):
    """A sign of life that asks for nothing."""

    connection: Connection


class Alive(Struct, frozen=True):
    """The line is alive: its other end has answered a `Beat`, which says nothing about whoever sits there."""

    connection: Connection


class Ponged(Struct, frozen=True):
    """The answer to a ping stamped `at`."""

    connection: Connection
    at: float


class Asked(Struct, frozen=True):
    """A message that is to be answered."""

    connection: Connection
    message: wire.Asked


class Written(Struct, frozen=True):
    """What was to be appended is on disk."""


class NotWritten(Struct, frozen=True):
    """Nothing of it was written."""

    why: str


class Reread(Struct, frozen=True):
    """The state according to the log; None: the log can't be read now."""

    state: TableState | None


class Rang(Struct, frozen=True):
    """The time asked for by `Wake` has come. Harmless if it hasn't."""


class Thought(Struct, frozen=True):
    """A bot's answer: a move; or in a race, how many milliseconds it would rather wait."""

    question: Question
    move: str
    wait_ms: int = 0


class NotThought(Struct, frozen=True):
    """No answer will come to this question."""

    question: Question


class Drawn(Struct, frozen=True):
    """The id, code and secret of a table for the rematch that somebody asked for."""

    asker: Asker
    table: str
    code: str
    secret: str


class Renamed(Struct, frozen=True):
    """Somebody at the table has another name."""


class Removed(Struct, frozen=True):
    """A guest is banned or wants to be forgotten: their seat becomes free or, during a game, a stand-in's."""

    guest: str


class Muted(Struct, frozen=True):
    """The host of the server has muted a connection, or no longer does."""

    connection: Connection
    muted: bool


class Announced(Struct, frozen=True):
    """The host of the server has something to say to all tables."""

    notice: wire.Notice


class Shut(Struct, frozen=True):
    """The host of the server closes the table."""


class Deserted(Struct, frozen=True):
    """Nobody has been here for so long that the table may close."""


SIGNS = (Asked, Heard, Alive, Ponged)
"""Signs of life from a connection."""

Input = (
    Came
    | Went
    | Heard
    | Alive
    | Ponged
    | Asked
    | Written
    | NotWritten
    | Reread
    | Rang
    | Thought
    | NotThought
    | Drawn
    | Renamed
    | Removed
    | Muted
    | Announced
    | Shut
    | Deserted
)
