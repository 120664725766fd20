"""Texts of the wire as bytes of the socket; and the answer to bytes that aren't a message."""

import msgspec
from websockets.frames import Frame, Opcode

from rospo.server.core.wire import Refused, ServerBeat, write


def framed(message: bytes) -> bytes:
    """A text as one WebSocket frame from a server, so unmasked."""
    return Frame(Opcode.TEXT, message).serialize(mask=False)


BEAT = framed(write(ServerBeat())) + Frame(Opcode.PING, b"").serialize(mask=False)
"""A sign of life that scripts in browsers can see, and a question that every library answers by itself."""


def unreadable(data: bytes, error: Exception) -> Refused:
    """The answer to anything that isn't a message; with its `cid`, if at least that can be read."""
    why = str(error)[:200] if isinstance(error, msgspec.ValidationError) else "not JSON"
    try:
        found = msgspec.json.decode(data)["cid"]
    except Exception:  # whatever it is
        found = None
    return Refused(
        code="unreadable", cid=found if isinstance(found, str) and len(found) <= 40 else None, facts={"why": why}
    )
