"""One connection, as a table sees it: messages leave in order and, in a race, not before their moment."""

import asyncio
from collections.abc import Callable
from time import monotonic

from rospo.server import wire
from rospo.server.link import Link

KNOWN_CIDS = 16
"""How many recent messages a connection remembers, to recognise copies: each is answered once."""


class Connection:
    """`deliver` puts messages on the wire at once, together; `hang_up` sends a last one and closes it."""

    __slots__ = (
        "_answered",
        "_deliver",
        "_hang_up",
        "_held",
        "_timer",
        "after",
        "closed",
        "guest",
        "link",
        "whole_bytes",
    )

    def __init__(
        self,
        guest: str,
        deliver: Callable[[list[bytes]], None],
        hang_up: Callable[[wire.Bye], None] = lambda bye: None,
        *,
        after: int = 0,
    ) -> None:
        self.guest = guest
        self.after = after  # the last number that the client has
        self.link = Link()
        self.closed = False
        self.whole_bytes = 0  # size of the last whole state sent to it
        self._deliver = deliver
        self._hang_up = hang_up
        self._held: list[tuple[float, list[bytes]]] = []
        self._timer: asyncio.TimerHandle | None = None
        self._answered: list[str] = []

    def send(self, messages: list[bytes], due: float = 0.0) -> None:
        """Send in order, not before `due` on the monotonic clock."""
        if self.closed:
            return
        if not due and not self._held:
            self._deliver(messages)
            return
        self._held.append((due, messages))
        if self._timer is None:
            self._wait()

    def answer(self, message: wire.FromServer) -> None:
        """Send at once, ahead of delayed messages."""
        if not self.closed:
            self._deliver([wire.write(message)])

    def is_copy(self, cid: str) -> bool:
        """Has this message already come over this connection, and so been answered?"""
        if cid in self._answered:
            return True
        self._answered.append(cid)
        if len(self._answered) > KNOWN_CIDS:
            del self._answered[0]
        return False

    def forget(self, cid: str) -> None:
        """Let this message come again, as if for the first time."""
        if cid in self._answered:
            self._answered.remove(cid)

    def close(self, code: str, after_ms: int) -> None:
        """Say goodbye and close."""
        if not self.closed:
            self.gone()
            self._hang_up(wire.Bye(code=code, after_ms=after_ms))

    def gone(self) -> None:
        """Nothing more can be sent."""
        self.closed = True
        self._held.clear()
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _wait(self) -> None:
        delay = max(0.0, self._held[0][0] - monotonic())
        self._timer = asyncio.get_running_loop().call_later(delay, self._flush)

    def _flush(self) -> None:
        """Send whatever is due."""
        self._timer = None
        while self._held and self._held[0][0] <= monotonic() + 0.0005:
            self._deliver(self._held.pop(0)[1])
        if self._held:
            self._wait()
