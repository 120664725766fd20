"""What goes over a table's socket: JSON texts, typed here, documented in docs/server.md.

A client sends `{"v": 1, "t": …, "cid": …, …}`. `cid` is the client's own name for the message: the answer repeats it,
and a copy of a message that was already done isn't done again. The server answers `ok` or `refused`; it sends all else
unasked. Events at the table have a dense number `n`; a client that sees a gap, or comes back, sends `resync` with the
last number it has. Codes and parameters, never prose: the client finds the words.
"""

from typing import Annotated, Literal

import msgspec
from msgspec import Meta, Struct

from rospo.server.core.fields import (
    BotSpeed,
    Fields,
    Level,
    LogEvent,
    TableChanges,
    TableData,
    ViewChanges,
    ViewData,
    YouData,
)

VERSION = 1
MOST_BYTES = 4096
"""Limit on one message from a client."""

Cid = Annotated[str, Meta(min_length=1, max_length=40)]
SeatNumber = Annotated[int, Meta(ge=0, le=2**53)]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Text = Annotated[str, Meta(max_length=40)]
Value = Annotated[str, Meta(max_length=64)]
EmoteName = Literal["hello", "thanks", "well_played", "oops", "hurry", "thinking", "laugh", "croak"]


class FromClient(Struct, tag_field="t", forbid_unknown_fields=True, frozen=True, kw_only=True):
    v: Literal[1]


class Asked(FromClient, frozen=True):
    """A message that is answered, and done only once, however often it comes."""

    cid: Cid


class Resync(Asked, frozen=True, tag="resync"):
    """Send me all events after number `after`, and the table as it is now."""

    after: Number = 0


class Sit(Asked, frozen=True, tag="sit"):
    """Take a seat, or the first free one, and be ready; or take one's own seat back from a stand-in."""

    seat: SeatNumber | None = None
    value: Value = ""  # mixed into the deal


class Leave(Asked, frozen=True, tag="leave"):
    """Give up one's seat; once the game has begun, a stand-in plays it."""


class Kick(Asked, frozen=True, tag="kick"):
    """The host empties a seat before the start."""

    seat: SeatNumber


class SetSeat(Asked, frozen=True, tag="set_seat"):
    """The host gives a free or bot's seat to a bot of some level, or to people (no level).

    During the game a bot gets another level, and nothing else changes.
    """

    seat: SeatNumber
    level: Level | None = None


class SetSpeed(Asked, frozen=True, tag="set_speed"):
    """The host, alone with bots, says how fast they are."""

    speed: BotSpeed


class Ready(Asked, frozen=True, tag="ready"):
    """Ready to start, or not yet."""

    ready: bool = True
    value: Value | None = None  # another value to mix into the deal


class Start(Asked, frozen=True, tag="start"):
    """The host starts the game."""


class Play(Asked, frozen=True, tag="play"):
    """Make a move. In a race, `seen` is the number of the last event shown, `press` the moment (server's clock)."""

    move: Text
    seen: Number | None = None
    press: Number | None = None


class Commit(Asked, frozen=True, tag="commit"):
    """Commit a card for one's turn, replacing any committed before."""

    move: Text


class Withdraw(Asked, frozen=True, tag="withdraw"):
    """Take the committed card back."""


class Rematch(Asked, frozen=True, tag="rematch"):
    """After the game: a new table with the same seats, the deal passed on."""


class Emote(Asked, frozen=True, tag="emote"):
    """Say one of a few set phrases. Not kept."""

    emote: EmoteName


class Pong(FromClient, frozen=True, tag="pong"):
    """The answer to a `ping`, with its `at`."""

    at: float


class Beat(FromClient, frozen=True, tag="beat"):
    """I am here: at least once a second during a race."""


Message = (
    Resync
    | Sit
    | Leave
    | Kick
    | SetSeat
    | SetSpeed
    | Ready
    | Start
    | Play
    | Commit
    | Withdraw
    | Rematch
    | Emote
    | Pong
    | Beat
)


class FromServer(Struct, tag_field="t", omit_defaults=True, kw_only=True, frozen=True):
    v: int = msgspec.field(default_factory=lambda: VERSION)  # a factory, so that it isn't omitted


class Ok(FromServer, frozen=True, tag="ok"):
    """Done, and on disk. `n` is the table's number now; `held`, in a race, the card just flipped."""

    cid: str
    n: int
    held: str | None = None
    won_by: int | None = None  # milliseconds by which it was earlier than the next claim on that place


class Refused(FromServer, frozen=True, tag="refused"):
    """Nothing was changed. The codes are listed in docs/server.md."""

    code: str
    cid: str | None = None  # None: the message couldn't be read
    rule: str | None = None  # of the game
    facts: Fields = {}


class TableEvent(FromServer, frozen=True, tag="event"):
    """One numbered event of the table, as this viewer may know it."""

    n: int
    at: int  # milliseconds since 1970
    events: list[LogEvent] = []  # events of the public log
    view: ViewChanges = {}  # the fields of this viewer's view that changed
    offer: list[str] | None = None  # this seat's legal moves, if they changed
    early: list[str] | None = None  # what it may commit before its turn, if that changed
    later: list[str] | None = None  # in a race, what it may do after its next move, if that changed
    table: TableChanges = {}  # the fields of the table that changed
    by: str | None = None  # "bot" or "timer": who moved, if not the seat's owner


class State(FromServer, frozen=True, omit_defaults=False, tag="state"):
    """Everything: the table at number `n`, and the public log's events after number `since`. No field is left out."""

    n: int
    since: int
    at: int
    you: YouData
    table: TableData
    view: ViewData | None
    offer: list[str]
    early: list[str]
    later: list[str]
    events: list[LogEvent]
    held: str | None  # the move committed


class Held(FromServer, frozen=True, tag="held"):
    """To one seat only: its committed card, or None."""

    n: int
    move: str | None


class Offer(FromServer, frozen=True, tag="offer"):
    """To one seat only: it may act again, after a fumble in a race. Not numbered."""

    n: int
    offer: list[str]
    later: list[str] = []


class Presence(FromServer, frozen=True, tag="presence"):
    """Which seats' owners can be reached, their names, and the number of spectators. Not numbered."""

    seats: list[bool]
    names: list[str | None]
    watching: int
    at: int  # now, milliseconds since 1970
    stand_in_ms: int  # how long a stand-in waits for somebody who can't be reached
    silent_since: list[int | None] = []  # when the owners who can't be reached were last heard, milliseconds since 1970
    stand_in_at: list[int | None] = []  # when stand-ins take their seats


class ServerBeat(FromServer, frozen=True, tag="beat"):
    """The server is still there."""


class Said(FromServer, frozen=True, tag="emote"):
    """Somebody at the table says something. Not numbered."""

    seat: int
    emote: EmoteName


class Notice(FromServer, frozen=True, tag="notice"):
    """From the host of the server, to all tables. Not numbered."""

    code: Literal["restart"]
    at: int | None = None  # when, milliseconds since 1970; None: no longer


class Ping(FromServer, frozen=True, tag="ping"):
    """Answer with `pong`. `at` is the server's clock now; `delay` the one-way time to this client in milliseconds."""

    at: float
    delay: float | None = None


class Bye(FromServer, frozen=True, tag="bye"):
    """The socket is about to be closed: why, and after how many milliseconds to come back."""

    code: str
    after_ms: int


_decoder = msgspec.json.Decoder(Message)
_encoder = msgspec.json.Encoder()


def read(text: str | bytes) -> Message:
    """A client's message; raises msgspec.DecodeError (or its subclass ValidationError) if it isn't one."""
    message: Message = _decoder.decode(text)
    return message


def write(message: FromServer) -> bytes:
    """The text of a message, in UTF-8."""
    return _encoder.encode(message)
