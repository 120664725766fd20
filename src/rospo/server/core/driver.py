"""What moves a game along: turns (`turns`), or a race (`race.racing`)."""

from msgspec import Struct

from rospo.server.core import wire
from rospo.server.core.connection import Asker, Connection
from rospo.server.core.entries import AnyEntry
from rospo.server.core.question import Question
from rospo.server.core.refusal import Refusal

NEVER = float("inf")


Refused = list[tuple[Asker, Refusal]]


class Granted(Struct, frozen=True):
    """The answer to a claim that was played."""

    asker: Asker
    in_hand: str | None
    won_by: int | None


class Step(Struct):
    """What is to be done now without being asked. Entries are written before there is another step."""

    entries: list[AnyEntry] = []
    refused: Refused = []
    asks: list[Question] = []
    pings: list[Connection] = []
    offers_at: int | None = None  # the race's clock shows this: some may do something else than they were told
    wake: float = NEVER  # when to look again if nothing happens before


class Driver:
    """Belongs to one state: when that is read anew from the log, there is a new driver. Every call says the time."""

    stand_in_ms: float
    """How long the others wait for somebody who can't be reached."""

    def stand_in_at(self, seat: int, now: float) -> float | None:
        """When a stand-in takes a seat, if nothing is heard from its owner until then; None if none is to come."""
        raise NotImplementedError

    def next(self, now: float) -> Step:
        """Asked after every input, and again until a step has no entries."""
        raise NotImplementedError

    def thought(self, question: Question, move: str, wait_ms: int, now: float) -> None:
        """A bot's answer."""
        raise NotImplementedError

    def not_thought(self, question: Question, now: float) -> bool:
        """No answer will come. Should the table rest, since asking might fail again?"""
        raise NotImplementedError

    # --- in a race, moves are claims: they are judged, and answered by a later step

    def heard(self, connection: Connection, now: float) -> None:
        """Anything from a connection. In a turn-based game, silence means thinking."""

    def claim(self, asker: Asker, message: wire.Play, seat: int, now: float) -> None:
        """A person's move, which came at `asker.arrived`. Raises Refusal."""

    def granted(self) -> Granted | None:
        """The step's entries are on disk, and nobody has been told yet: is anybody to be answered?"""
        return None

    def told(self, now: float) -> Refused:
        """Everybody is told of the step's entries."""
        return []

    def not_played(self, refusal: Refusal, now: float) -> Refused:
        """The rules refused the step's entries."""
        return []

    def sight(self, connection: Connection, now: float) -> float:
        """When news may reach a connection; 0: at once."""
        return 0.0

    def stop(self, refusal: Refusal) -> Refused:
        """Nothing more will be judged: anyone who still waits gets this answer."""
        return []
