"""Rows to store, for tests."""

from rospo.server.core.rows import Append, Guest, Result, TableRow


def entry(seq: int, data: bytes = b"{}", table: str = "t") -> Append:
    return Append(table, seq, 1_700_000_000_000 + seq, data)


def row(id: str, *, code: str = "FROG", status: str = "playing", opened: int = 1) -> TableRow:
    return TableRow(id=id, code=code, game="twins", status=status, opened=opened, changed=opened)


def person(id: str, name: str = "Ada") -> Guest:
    return Guest(id=id, name=name, since=1, seen=2)


def result(guest: str, *, at: int, won: bool = False) -> Result:
    return Result(guest=guest, table="t", game="twins", seat=0, players=4, score=-3, won=won, at=at)
