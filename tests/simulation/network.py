"""Lines between people and the server: messages take their time, arrive in order, and are lost with the line."""

from collections import deque
from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from rospo.server.core.connection import Connection
from tests.simulation.agenda import Agenda

NOTICED_MS = 30_000.0
"""A line that died silently is noticed after at most this time."""
MOST_UNREAD = 256_000
"""Bytes for a client that doesn't read, at which the server hangs up."""


class Listener(Protocol):
    def receives(self, line: "Line", texts: list[bytes]) -> None: ...
    def lost(self, line: "Line") -> None: ...


class Line:
    """One connection of a client. `way_ms` there, and back; `jitter_ms` on top, at random."""

    def __init__(
        self, agenda: Agenda, rng: Random, client: Listener, connection: Connection, way_ms: float, jitter_ms: float
    ) -> None:
        self.connection = connection
        self.is_open = True  # as the client sees it
        self.served: Callable[[], None] | None = None  # the server's end, while it is there: tells it that this is gone
        self.reading = True
        self.way_ms = way_ms
        self.hosted: Any = None  # where it leads, once it is open
        self._agenda = agenda
        self._rng = rng
        self._client = client
        self._jitter = jitter_ms
        self._loses = False  # what is on its way to the server
        self._up = self._down = 0.0  # when the last message arrives
        self._unread: list[bytes] = []
        self._waiting: deque[tuple[float, list[bytes]]] = deque()  # the server's end: not before their moment

    def _way(self) -> float:
        return self.way_ms + self._rng.expovariate(1 / self._jitter) if self._jitter else self.way_ms

    # --- from the client

    def up(self, arrive: Callable[..., None], *facts: Any) -> None:
        """Something goes to the server."""
        if self.is_open:
            self._up = max(self._up, self._agenda.now + self._way())
            self._agenda.at(self._up, self._reach, arrive, facts)

    def _reach(self, arrive: Callable[..., None], facts: tuple[Any, ...]) -> None:
        if not self._loses:
            arrive(*facts)

    def lose_messages(self) -> None:
        """What the client has sent and hasn't arrived never will: the line breaks."""
        self._loses = True

    def hang_up(self, *, silently: bool) -> None:
        """The client's end is gone. What is on its way still arrives, unless the line died."""
        if not self.is_open:
            return
        self.is_open = False
        notice = self._rng.uniform(0, NOTICED_MS) if silently else self._way()
        self._up = max(self._up, self._agenda.now + notice)
        self._agenda.at(self._up, self._gone_at_server)

    def _gone_at_server(self) -> None:
        if self.served is not None:
            served, self.served = self.served, None
            served()

    # --- from the server

    def send(self, texts: list[bytes], due: float) -> None:
        """In order, and not before `due`."""
        if self.served is None:
            return
        if not due and not self._waiting:
            self.down(texts)
            return
        self._waiting.append((due, texts))
        if len(self._waiting) == 1:
            self._agenda.at(due, self._flush)

    def _flush(self) -> None:
        while self._waiting and self._waiting[0][0] <= self._agenda.now:
            self.down(self._waiting.popleft()[1])
        if self._waiting:
            self._agenda.at(self._waiting[0][0], self._flush)

    def down(self, texts: list[bytes]) -> None:
        if self.served is None:
            return
        if not self.reading:
            self._unread += texts
            if sum(map(len, self._unread)) > MOST_UNREAD:
                self._gone_at_server()
                self.drop()
            return
        self._down = max(self._down, self._agenda.now + self._way())
        self._agenda.at(self._down, self._arrive, texts)

    def beat(self, echo: Callable[[], None]) -> None:
        """A sign of life, which asks for one: the client's end gives it, whoever sits there."""
        if self.served is not None and self.reading:
            self._down = max(self._down, self._agenda.now + self._way())
            self._agenda.at(self._down, self.up, echo)

    def _arrive(self, texts: list[bytes]) -> None:
        if self.is_open:
            self._client.receives(self, texts)

    def read_again(self) -> None:
        if not self.reading:
            self.reading = True
            unread, self._unread = self._unread, []
            self.down(unread)

    def drop(self) -> None:
        """The server's end is gone: the client hears of it later."""
        self.served = None
        self._waiting.clear()
        self._down = max(self._down, self._agenda.now + self._way())
        self._agenda.at(self._down, self._lost)

    def _lost(self) -> None:
        if self.is_open:
            self.is_open = False
            self._client.lost(self)
