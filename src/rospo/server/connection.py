"""One socket, as a table sees it: a bounded outbox with a writer of its own, so no slow reader holds up a table."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable
from time import monotonic

from rospo.server import wire
from rospo.server.link import Link

Send = Callable[[str], Awaitable[None]]
KNOWN_CIDS = 64
"""Copies of so many messages are known again on one connection, where each is answered once."""


class Connection:
    """Messages leave in order. Answers don't wait behind what a race holds back for fairness."""

    __slots__ = (
        "_answered",
        "_answers",
        "_limit",
        "_outbox",
        "_something",
        "after",
        "closing",
        "guest",
        "link",
    )

    def __init__(self, guest: str, *, outbox: int, after: int = 0) -> None:
        self.guest = guest
        self.after = after  # the last number that the client has
        self.link = Link()
        self.closing: wire.Bye | None = None  # why the socket is to be closed
        self._outbox: deque[tuple[float, str]] = deque()
        self._answers: deque[str] = deque()
        self._answered: deque[str] = deque(maxlen=KNOWN_CIDS)
        self._something = asyncio.Event()
        self._limit = outbox

    def send(self, text: str, due: float = 0.0) -> None:
        """Send by and by; not before a moment of the monotonic clock, if one is given."""
        if len(self._outbox) >= self._limit:
            self.close("too_slow", 1000)
            return
        self._outbox.append((due, text))
        self._something.set()

    def answer(self, message: wire.FromServer) -> None:
        """Send after all that is on its way, but before what is held back."""
        if not self._outbox or not self._outbox[-1][0]:
            self.send(wire.write(message))
        elif len(self._answers) < self._limit:
            self._answers.append(wire.write(message))
            self._something.set()
        else:
            self.close("too_slow", 1000)

    def is_copy(self, cid: str) -> bool:
        """Did this message already come over this connection? Then it has its answer."""
        if cid in self._answered:
            return True
        self._answered.append(cid)
        return False

    def close(self, code: str, after_ms: int) -> None:
        """Say good-bye and close; what is still in the outbox isn't sent."""
        if self.closing is None:
            self.closing = wire.Bye(code=code, after_ms=after_ms)
            self._something.set()

    async def write(self, send: Send) -> None:
        """Send what there is, until the connection is to be closed."""
        while self.closing is None:
            await self._something.wait()
            self._something.clear()
            while self.closing is None and (self._answers or self._outbox):
                await self._one(send)
        await send(wire.write(self.closing))

    async def _one(self, send: Send) -> None:
        if self._answers:
            await send(self._answers.popleft())
            return
        due, text = self._outbox[0]
        if due and (wait := due - monotonic()) > 0:
            await self._held_back(wait)
            return
        self._outbox.popleft()
        await send(text)

    async def _held_back(self, wait: float) -> None:
        """Nothing may go out yet, unless an answer comes up."""
        self._something.clear()
        handle = asyncio.get_running_loop().call_later(wait, self._something.set)
        try:
            await self._something.wait()
        finally:
            handle.cancel()
