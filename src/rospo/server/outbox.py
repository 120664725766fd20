"""What leaves over one connection: in order and, in a race, not before its moment."""

import asyncio
from collections import deque
from collections.abc import Callable

from rospo.server.core import wire
from rospo.server.core.connection import Connection
from rospo.server.journal import Clock

SOON_MS = 0.5
"""A timer may ring this much too early."""


class Outbox:
    """`deliver` puts messages on the wire at once, together; `hang_up` sends a last one and closes the connection;
    `beat` asks the other end for a sign of life.
    """

    __slots__ = ("_beat", "_clock", "_deliver", "_hang_up", "_timer", "_waiting", "address", "closed", "connection")

    def __init__(
        self,
        connection: Connection,
        clock: Clock,
        deliver: Callable[[list[bytes]], None],
        hang_up: Callable[[wire.Bye], None] = lambda bye: None,
        beat: Callable[[], None] = lambda: None,
        *,
        address: str = "",
    ) -> None:
        self.connection = connection
        self.address = address  # as the limits count it
        self.closed = False
        self._clock = clock
        self._deliver = deliver
        self._hang_up = hang_up
        self._beat = beat
        self._waiting: deque[tuple[float, list[bytes]]] = deque()
        self._timer: asyncio.TimerHandle | None = None

    def send(self, texts: list[bytes], due: float = 0.0) -> None:
        """Send in order, not before `due`."""
        if self.closed:
            return
        if not due and not self._waiting:
            self._deliver(texts)
            return
        self._waiting.append((due, texts))
        if self._timer is None:
            self._wait()

    def answer(self, text: bytes) -> None:
        """Send at once, ahead of whatever waits."""
        if not self.closed:
            self._deliver([text])

    def beat(self) -> None:
        if not self.closed:
            self._beat()

    def close(self, code: str, after_ms: int) -> None:
        """Say goodbye and close."""
        if not self.closed:
            self.gone()
            self._hang_up(wire.Bye(code=code, after_ms=after_ms))

    def gone(self) -> None:
        """Nothing more can be sent."""
        self.closed = True
        self._waiting.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wait(self) -> None:
        delay = max(0.0, self._waiting[0][0] - self._clock.now()) / 1000
        self._timer = asyncio.get_running_loop().call_later(delay, self._flush)

    def _flush(self) -> None:
        """Send whatever is due."""
        self._timer = None
        while self._waiting and self._waiting[0][0] <= self._clock.now() + SOON_MS:
            self._deliver(self._waiting.popleft()[1])
        if self._waiting:
            self._wait()
