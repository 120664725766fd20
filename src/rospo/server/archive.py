"""The log of a finished game, made small: what a replay, a record and a proof need, compressed, in one piece.

It is a log like any other, so everything that reads logs reads it. Public entries keep their numbers.
"""

import zlib
from collections.abc import Sequence

from msgspec.structs import replace

from rospo.server.core.entries import SECRET, AnyEntry, Sat


def compacted(log: Sequence[AnyEntry]) -> list[AnyEntry]:
    """Without the commitments that were secret, and without who asked: only running games need these."""
    return [
        replace(entry, cid=None, guest=entry.guest if isinstance(entry, Sat) else None)
        for entry in log
        if not isinstance(entry, SECRET)
    ]


def packed(log: Sequence[bytes]) -> bytes:
    return zlib.compress(b"\n".join(log), 9)  # entries are JSON in one line


def unpacked(data: bytes) -> list[bytes]:
    """Raises ValueError if that isn't a packed log."""
    try:
        return zlib.decompress(data).split(b"\n")
    except zlib.error as error:
        raise ValueError(str(error)) from error
