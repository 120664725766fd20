"""One connection, as a table knows it; and whoever waits for an answer over it."""

from msgspec import Struct

from rospo.server.core.delay import Delay

KNOWN_CIDS = 16
"""How many recent messages a connection remembers, to recognise copies: each is answered once."""


class Connection:
    """Whose it is, how far away, and what it has already asked."""

    __slots__ = (
        "_asked",
        "after",
        "delay",
        "guest",
        "heard",
        "muted",
        "pinged",
        "silent",
        "unanswered",
        "whole_bytes",
    )

    def __init__(self, guest: str, *, after: int = 0, muted: bool = False) -> None:
        self.guest = guest
        self.muted = muted  # by the host of the server
        self.after = after  # the last number that the client has
        self.delay = Delay()
        self.pinged = 0.0  # when it was last pinged, in a race
        self.heard = 0.0  # when it, or another of its guest that is closed, last gave a sign of life
        self.unanswered = False  # it was asked for one since
        self.silent = False  # the line may be dead, though nothing has closed it
        self.whole_bytes = 0  # size of the last whole state sent to it
        self._asked: list[str] = []

    def hear(self, now: float) -> bool:
        """A sign of life. Returns whether it was silent before."""
        was_silent, self.silent = self.silent, False
        self.heard, self.unanswered = now, False
        return was_silent

    def beat(self) -> bool:
        """It is asked for a sign of life. Returns whether it is silent from now on: it hasn't given the last one."""
        falls = self.unanswered and not self.silent
        self.silent = self.unanswered
        self.unanswered = True
        return falls

    def is_copy(self, cid: str) -> bool:
        """Has this message already come over this connection, and so been answered?"""
        if cid in self._asked:
            return True
        self._asked.append(cid)
        if len(self._asked) > KNOWN_CIDS:
            del self._asked[0]
        return False

    def forget(self, cid: str) -> None:
        """Let this message come again, as if for the first time."""
        if cid in self._asked:
            self._asked.remove(cid)


class Asker(Struct, frozen=True):
    """Whoever waits for the answer to a message: over which connection, and since when."""

    connection: Connection
    cid: str
    arrived: float
