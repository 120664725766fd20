"""One table without a server: it is given inputs at any moment, and writes succeed at once or when told to."""

from typing import Any

import msgspec

from rospo.server.core import fair, wire
from rospo.server.core.connection import Connection
from rospo.server.core.effects import Answer, Append, Ask, Beat, Effect, Tell
from rospo.server.core.entries import AnyEntry, Opened, SeatPlan, decoded
from rospo.server.core.inputs import Alive, Asked, Came, Heard, Input, Rang, Written
from rospo.server.core.question import Question
from rospo.server.core.rows import Append as Row
from rospo.server.core.settings import Settings
from rospo.server.core.state import TableState
from rospo.server.core.table import Table
from tests.kits import KITS

NOON = 1_700_000_000_000
SECRET = "5" * 64
BEAT_MS = 500


class Bare:
    def __init__(self, game: str, people: int, **facts: Any) -> None:
        """A table at which people sit, and nobody is connected."""
        self.now = NOON
        self.guests = [f"guest{number}" for number in range(people)]
        opened = Opened(
            at=NOON,
            table="table",
            code="CODE",
            game=game,
            options=dict(KITS[game].options[0]),
            seats=[SeatPlan(guest=guest) for guest in self.guests],
            host=self.guests[0],
            timer="none",
            public=True,
            secret=SECRET,
            commitment=fair.commitment("table", SECRET),
        )
        self.opened = msgspec.structs.replace(opened, **facts)
        self.log: list[AnyEntry] = [self.opened]
        self.questions: list[Question] = []
        self.disk_is_slow = False
        self.dead: set[Connection] = set()
        """Connections whose line is dead, though nothing has closed it."""
        self.told: dict[Connection, list[dict[str, Any]]] = {}
        self.table = Table(TableState(self.opened), Settings(), {guest: guest for guest in self.guests}, NOON)

    def comes(self, guest: str) -> Connection:
        connection = Connection(guest)
        self.told[connection] = []
        self.take(Came(connection))
        return connection

    def presence(self, line: Connection) -> list[bool]:
        """As this connection was told last."""
        return next(told["seats"] for told in reversed(self.told[line]) if told["t"] == "presence")

    def begin(self) -> list[Connection]:
        """Everybody comes and is ready, and the host starts."""
        lines = [self.comes(guest) for guest in self.guests]
        for line in lines:
            self.asks(line, wire.Ready(v=1, cid="ready"))
        self.asks(lines[0], wire.Start(v=1, cid="start"))
        return lines

    def asks(self, line: Connection, message: wire.Asked) -> None:
        self.take(Asked(line, message))

    def wait(self, ms: int) -> None:
        self.now += ms
        self.take(Rang())

    def pass_by(self, ms: int, heard: list[Connection]) -> None:
        """Some time, in which signs of life come over these connections."""
        for _ in range(0, ms, BEAT_MS):
            self.wait(BEAT_MS)
            for line in heard:
                self.take(Heard(line))

    def take(self, given: Input) -> None:
        for effect in self.table.take(given, self.now):
            self._carry_out(effect)

    def _carry_out(self, effect: Effect) -> None:
        match effect:
            case Append(changes):
                self.log += [decoded(change.data) for change in changes if isinstance(change, Row)]
                if not self.disk_is_slow:
                    self.take(Written())
            case Beat(connection):
                if connection not in self.dead:
                    self.take(Alive(connection))
            case Ask(question):
                self.questions.append(question)
            case Tell(connection, texts):
                self.told[connection] += [msgspec.json.decode(text) for text in texts]
            case Answer(connection, text):
                self.told[connection].append(msgspec.json.decode(text))
            case _:
                pass
