"""What the host of the server does: close tables, mute and ban, announce a restart, take a backup.

Every action is written to the store first, so that the page shows it for good, then noted in the log, then done.
"""

import asyncio
import os
from collections.abc import AsyncIterator
from typing import BinaryIO

from rospo.server.core.refusal import Refusal
from rospo.server.core.rows import Change, HostAction, Kind, Lifted, Restriction, What
from rospo.server.core.wire import Notice
from rospo.server.house import House, is_open
from rospo.server.limits import UNKNOWN, limit_key
from rospo.server.overview import Overview

PIECE = 256 * 1024
"""Bytes of a backup sent at a time."""


class Desk:
    """The host sits here."""

    def __init__(self, house: House) -> None:
        self._house = house
        self.overview = Overview(house)

    async def close(self, table_id: str) -> None:
        """Close an open table, whoever is there."""
        table = await self._house.table(table_id)
        if table is None:
            raise Refusal("no_such_table")
        if not is_open(await table.settled()):
            raise Refusal("not_open", status=table.state.status)
        await self._log("close", table_id)
        await table.shut()

    async def restrict(self, kind: Kind, who: str, what: What | None, *, own_address: str) -> None:
        """Mute or ban a guest or an address, or (None) let them be again."""
        house = self._house
        if kind == "guest":
            if house.restrictions.of(kind, who) is None and await house.store.guest(who) is None:
                raise Refusal("no_such_guest")
        else:
            who = limit_key(who.partition("/")[0])
            if who == UNKNOWN:
                raise Refusal("bad_address")
            if who == own_address and what is not None:
                raise Refusal("own_address")
        now = house.now()
        change = Lifted(kind, who) if what is None else Restriction(kind=kind, who=who, what=what, at=now)
        await self._log(f"{what or 'lift'}_{kind}", who if kind == "guest" else "", change)
        if isinstance(change, Restriction):
            house.restrictions.put(change)
        else:
            house.restrictions.lift(kind, who)
        await self._enforce(kind, who)

    async def _enforce(self, kind: Kind, who: str) -> None:
        """Everybody here whom it concerns: mute them or not, or send them away and free their seats."""
        house = self._house
        gone = {who} if kind == "guest" and house.restrictions.of(kind, who) == "ban" else set()
        for table in list(house.tables.values()):
            for outbox in list(table.here):
                guest = outbox.connection.guest
                if who not in (guest, outbox.address):
                    continue
                what = house.restrictions.worst(guest, outbox.address)
                if what == "ban":
                    gone.add(guest)
                    outbox.close("banned", 0)
                else:
                    table.mute(outbox.connection, muted=what == "mute")
        for guest in gone:
            await house.remove(guest)

    async def announce(self, minutes: int | None) -> None:
        """Tell all tables that the server restarts in so many minutes, or (None) that it won't."""
        at = None if minutes is None else self._house.now() + minutes * 60_000
        await self._log("announce" if minutes else "revoke")
        self._house.announce(Notice(code="restart", at=at))

    async def backup(self) -> tuple[int, AsyncIterator[bytes]]:
        """A copy of the data file: its size and its bytes. The file is gone once it is read, or nobody reads on."""
        await self._log("backup")
        file = await self._house.store.copied()
        return os.fstat(file.fileno()).st_size, _pieces(file)

    async def _log(self, what: str, subject: str = "", *changes: Change) -> None:
        house = self._house
        await house.store.write([*changes, HostAction(at=house.now(), what=what, subject=subject)])
        house.journal.note("host_did", what=what, subject=subject)


async def _pieces(file: BinaryIO) -> AsyncIterator[bytes]:
    with file:
        while piece := await asyncio.to_thread(file.read, PIECE):
            yield piece
