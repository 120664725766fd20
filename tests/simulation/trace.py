"""Tells what happens at the tables, a line for each thing; the same seed tells the same."""

import msgspec

from rospo.server.core.connection import Asker, Connection
from rospo.server.core.question import Question
from rospo.server.core.rows import Append
from rospo.server.core.state import TableState

WIDTH = 400


def line(now: float, table: str, what: object) -> str:
    return f"{now:12.1f}  {table:8} {_said(what)}"[:WIDTH]


def tell(now: float, table: str, what: object) -> None:
    print(line(now, table, what))


def _said(what: object) -> str:
    match what:
        case Connection(guest=guest):
            return guest
        case Asker(connection, cid):
            return f"{connection.guest} ({cid})"
        case Question(seat=seat, level=level):
            return f"{level} for seat {seat}"
        case TableState(seq=seq):
            return f"state after {seq}"
        case Append(seq=seq, data=data):
            return f"{seq} {data.decode()}"
        case bytes():
            return what.decode()
        case list() | tuple():
            return f"[{', '.join(map(_said, what))}]"
        case Exception():
            return repr(what)
        case msgspec.Struct():
            facts = [f"{name}={_said(getattr(what, name))}" for name in what.__struct_fields__]
            return f"{type(what).__name__}({', '.join(facts)})"
    return repr(what)
