"""What is said at a table besides its events: emotes, and what the host of the server announces. None of it is kept."""

from rospo.server.core import wire
from rospo.server.core.bucket import Bucket
from rospo.server.core.connection import Connection
from rospo.server.core.refusal import Refusal

EMOTES_PER_S, EMOTES = 1.0, 6
"""Limit on emotes at one table: rate and burst."""


class Talk:
    """Moments are milliseconds since 1970."""

    def __init__(self) -> None:
        self._emotes = Bucket(EMOTES_PER_S, EMOTES)
        self._notice: wire.Notice | None = None

    def emote(self, connection: Connection, seat: int, emote: wire.EmoteName, now: float) -> bytes:
        """What to tell everybody; raises Refusal."""
        if connection.muted:
            raise Refusal("muted")
        if not self._emotes.take(now / 1000):
            raise Refusal("slow_down")
        return wire.write(wire.Said(seat=seat, emote=emote))

    def announce(self, notice: wire.Notice) -> bytes:
        """What to tell everybody."""
        self._notice = notice
        return wire.write(notice)

    def announced(self, now: float) -> list[bytes]:
        """What to tell somebody who has just come: only what hasn't passed."""
        notice = self._notice
        return [] if notice is None or notice.at is None or notice.at < now else [wire.write(notice)]
