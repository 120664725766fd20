"""What a table wants done: its effects, to be carried out in this order."""

from typing import Any

from msgspec import Struct

from rospo.server.core import wire
from rospo.server.core.connection import Asker, Connection
from rospo.server.core.question import Question
from rospo.server.core.refusal import Refusal
from rospo.server.core.rows import Change
from rospo.server.core.state import TableState


class Append(Struct, frozen=True):
    """Write all of this or nothing; then pass on `Written` or `NotWritten`. `public` entries have a number."""

    changes: list[Change]
    public: int


class Tell(Struct, frozen=True):
    """Send these texts, in order, not before `due`, and after all that is still delayed."""

    connection: Connection
    texts: list[bytes]
    due: float = 0.0
    arrived: float | None = None  # the last text answers a message that came then


class Answer(Struct, frozen=True):
    """Send at once, ahead of whatever is delayed."""

    connection: Connection
    text: bytes
    arrived: float | None = None  # when the message came that this answers; None: it answers none
    refused: str | None = None  # the refusal's code


class Beat(Struct, frozen=True):
    """Give a sign of life, and ask for one: then pass on `Alive`."""

    connection: Connection


class Wake(Struct, frozen=True):
    """Pass on `Rang` at this time, instead of any time asked for before; None: not at all."""

    at: float | None


class Ask(Struct, frozen=True):
    """Ask a bot; then pass on `Thought` or `NotThought`."""

    question: Question


class Draw(Struct, frozen=True):
    """Draw an id, a code and a secret for a new table, and pass on `Drawn`."""

    asker: Asker


class Open(Struct, frozen=True):
    """A new table is on disk: bring it to life."""

    state: TableState


class ReadAgain(Struct, frozen=True):
    """Read the log and pass on `Reread`."""


class Note(Struct, frozen=True):
    """Log this event."""

    event: str
    facts: dict[str, Any] = {}


class Failed(Struct, frozen=True):
    """Log a bug. The table goes on from its log."""

    error: Exception


Effect = Append | Tell | Answer | Beat | Wake | Ask | Draw | Open | ReadAgain | Note | Failed


# --- answers


def granted(state: TableState, asker: Asker, in_hand: str | None = None, won_by: int | None = None) -> bytes:
    """Done: the same number, however often the message comes."""
    done = state.done(asker.connection.guest, asker.cid)
    return wire.write(wire.Ok(cid=asker.cid, n=state.n if done is None else done, held=in_hand, won_by=won_by))


def grant(state: TableState, asker: Asker, in_hand: str | None = None, won_by: int | None = None) -> Answer:
    return Answer(asker.connection, granted(state, asker, in_hand, won_by), asker.arrived)


def refuse(asker: Asker, refusal: Refusal) -> Answer:
    if refusal.code == "storage":
        asker.connection.forget(asker.cid)  # it may be tried again
    text = wire.write(wire.Refused(cid=asker.cid, code=refusal.code, rule=refusal.rule, facts=refusal.facts))
    return Answer(asker.connection, text, asker.arrived, refusal.code)
