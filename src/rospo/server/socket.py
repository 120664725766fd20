"""A table's socket, for people and outside bots alike, from the bytes up.

uvicorn hands over a connection that asks to become a WebSocket. The protocol itself is the `websockets` library's
sans-I/O one. There is no task or queue between the wire and the table: messages are read into the table's inbox, and
written when the table sends them, all in the event loop's callbacks. Handing messages from task to task used to take a
third of the server's time (docs/decisions/0008-server.md).
"""

import asyncio
import re
from collections.abc import Callable
from time import monotonic
from typing import Any, cast
from urllib.parse import parse_qs, urlsplit

import msgspec
from websockets.frames import Frame, Opcode
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from rospo.server.core import wire
from rospo.server.core.bucket import Bucket
from rospo.server.core.connection import Connection
from rospo.server.core.refusal import Refusal
from rospo.server.door import Door
from rospo.server.framing import BEAT, framed, unreadable
from rospo.server.live import LiveTable
from rospo.server.outbox import Outbox

LIVE = re.compile(r"/api/tables/([A-Za-z0-9_-]{1,40})/live")
CLOSE_CODES = {"restart": 1012, "too_slow": 4008, "no_such_table": 4404, "not_known": 4401}
REFUSED = 4403
LINGER_S = 3.0
"""Time for a client to close its end."""
FULL_S = 0.01
"""Retry interval for a table whose inbox is full."""
PIECE = 128
"""Bytes read at a time; a frame can be as short as six bytes, and a usual message is about this long."""
MESSAGE_BYTES = 512
"""A whole state costs as much credit as one message for every this many bytes."""
MOST_BYTES = 4 * wire.MOST_BYTES
"""Limit on one frame or message; anything shorter is at least answered."""


class Socket(asyncio.Protocol):
    """One socket. uvicorn makes it from the class that `sockets` returns."""

    door: Door

    def __init__(self, *, config: Any, server_state: Any, app_state: Any) -> None:
        self._sockets = server_state.connections
        self._protocol = ServerProtocol(max_size=MOST_BYTES)
        self._transport: asyncio.Transport
        self._outbox: Outbox | None = None
        self._table: LiveTable | None = None
        self.leave: Callable[[], None] = lambda: None  # uncounts the line; set by `gate`
        self._entered: list[Any] = []  # other counts to give back
        self._entering: asyncio.Task[None] | None = None
        self._parts: list[bytes] = []  # of a message that comes in fragments
        self._unread = b""  # from a client that sends too fast
        self._waiting: list[bytes] = []  # messages for a table whose inbox is full
        self._timer: asyncio.TimerHandle | None = None  # set while reading pauses
        self._watching: asyncio.TimerHandle | None = None
        self._heard = True
        settings = self.door.house.settings
        self._bucket = Bucket(settings.messages_per_s, settings.messages_burst)
        self._cut_s = settings.cut_s
        self._most_unsent = settings.most_unsent

    # --- what uvicorn and the event loop say

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        self._sockets.add(self)

    def data_received(self, data: bytes) -> None:
        self._heard = True
        self._unread += data
        if self._timer is None:
            self._digest()

    def eof_received(self) -> None:
        self._protocol.receive_eof()
        self._flush()

    def connection_lost(self, error: Exception | None) -> None:
        self._sockets.discard(self)
        for timer in (self._timer, self._watching):
            if timer is not None:
                timer.cancel()
        if self._entering is not None:
            self._entering.cancel()
        self._part()
        self.leave()

    def shutdown(self) -> None:
        """uvicorn shuts down; `bye` was sent before."""
        if self._protocol.state is State.OPEN:
            self._protocol.send_close(1012)
            self._flush()
        self._transport.close()

    def _flush(self) -> None:
        """Send what the protocol itself has to send; an empty chunk means that it has ended."""
        for data in self._protocol.data_to_send():
            if not data:
                self._transport.close()
            elif not self._transport.is_closing():
                self._transport.write(data)
        if self._transport.get_write_buffer_size() > self._most_unsent:  # it keeps asking without reading the answers
            self._transport.abort()

    # --- opening

    def _asked_to_open(self, request: Request) -> None:
        address = urlsplit(request.path)
        found = LIVE.fullmatch(address.path)
        response = self._protocol.accept(request) if found else self._protocol.reject(404, "no such socket\n")
        self._protocol.send_response(response)
        self._flush()
        if found is None or response.status_code != 101:
            self._transport.close()
            return
        self._transport.pause_reading()
        self._watch()
        headers = [
            (name.lower().encode(), value.encode("latin-1", "replace")) for name, value in request.headers.raw_items()
        ]
        scope = {"headers": headers, "client": self._transport.get_extra_info("peername"), "scheme": "ws"}
        self._entering = asyncio.create_task(self._enter(scope, found[1], _after(address.query)))

    async def _enter(self, scope: dict[str, Any], table_id: str, after: int) -> None:
        try:
            guest, table = await self._admitted(scope, table_id)
        except Refusal as refusal:
            self.door.house.metrics.refused(refusal.code)
            self._hang_up(wire.Bye(code=refusal.code, after_ms=int(refusal.facts.get("after_s", 5.0) * 1000)))
            return
        except Exception as error:
            self.door.house.journal.note_failure("socket_failed", error, table=table_id)
            self._hang_up(wire.Bye(code="failed", after_ms=5000))
            return
        self._table = table
        address = self.door.address(scope)
        muted = self.door.house.restrictions.worst(guest, address) == "mute"
        connection = Connection(guest, after=after, muted=muted)
        clock = self.door.house.clock
        self._outbox = Outbox(connection, clock, self._deliver, self._hang_up, self._beat, address=address)
        self.door.house.outboxes.add(self._outbox)
        table.join(self._outbox)
        self._transport.resume_reading()

    async def _admitted(self, scope: dict[str, Any], table_id: str) -> tuple[str, LiveTable]:
        """Check everything that a connection may be refused for."""
        door, house = self.door, self.door.house
        door.check_rate(scope)
        door.check_origin(scope)
        if house.stopping:
            raise Refusal("restart", after_s=1.0)
        guest = await door.guest(scope)
        if guest is None:
            raise Refusal("not_known")
        if len(house.outboxes) >= house.settings.sockets:
            raise Refusal("house_full", after_s=30.0)
        for counts, key in ((door.sockets_of_guest, guest.id), (door.sockets_of_address, door.address(scope))):
            if not counts.enter(key):
                raise Refusal("too_many_sockets", after_s=30.0)
            self._entered.append((counts.leave, key))
        table = await house.table(table_id)
        door.check_banned(scope, guest)  # last: nothing is awaited from here until the guest is at the table
        if table is None:
            raise Refusal("no_such_table")
        house.names[guest.id] = guest.name
        return guest.id, table

    def _part(self) -> None:
        for leave, key in self._entered:
            leave(key)
        self._entered.clear()
        if self._outbox is not None and self._table is not None:
            self._outbox.gone()
            self.door.house.outboxes.discard(self._outbox)
            self._table.part(self._outbox)
            self._outbox = None

    # --- reading

    def _digest(self) -> None:
        """Read what came, piece by piece. Every frame counts; a client that sends too many waits, with all it sends."""
        self._timer = None
        while (self._unread or self._waiting) and not self._transport.is_closing():
            now = monotonic()
            wait = FULL_S if self._waiting and not self._read_waiting() else self._bucket.wait(now)
            if wait > 0:
                self._transport.pause_reading()
                self._timer = asyncio.get_running_loop().call_later(wait, self._digest)
                return
            if not self._unread:
                break  # only what waited for the table
            piece, self._unread = self._unread[:PIECE], self._unread[PIECE:]
            self._protocol.receive_data(piece)
            for event in self._protocol.events_received():
                self._bucket.spend(now)
                if isinstance(event, Request):
                    self._asked_to_open(event)
                elif isinstance(event, Frame):
                    self._framed(event)
            self._flush()
        if self._entering is None or self._entering.done():
            self._transport.resume_reading()

    def _framed(self, frame: Frame) -> None:
        if frame.opcode is Opcode.PONG and self._outbox is not None and self._table is not None:
            self._table.alive(self._outbox.connection)
        if frame.opcode not in (Opcode.TEXT, Opcode.BINARY, Opcode.CONT):
            return
        if frame.data:
            self._parts.append(bytes(frame.data))
        if frame.fin:
            whole, self._parts = b"".join(self._parts), []
            self._waiting.append(whole)
            self._read_waiting()

    def _read_waiting(self) -> bool:
        """Pass waiting messages to the table; False if its inbox is full."""
        while self._waiting:
            if not self._read(self._waiting[0]):
                return False
            del self._waiting[0]
        return True

    def _read(self, data: bytes) -> bool:
        """Decode a message and pass it to the table; False if the table's inbox is full."""
        outbox, table = self._outbox, self._table
        if outbox is None or table is None:
            return True
        if len(data) > wire.MOST_BYTES:
            outbox.answer(wire.write(wire.Refused(code="too_long", facts={"most": wire.MOST_BYTES})))
            return True
        try:
            message = wire.read(data)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            outbox.answer(wire.write(unreadable(data, error)))
            return True
        if isinstance(message, wire.Asked) and not table.has_room:
            return False
        if isinstance(message, wire.Resync):  # paid as the last one was: it is made later
            self._bucket.spend(monotonic(), outbox.connection.whole_bytes / MESSAGE_BYTES)
        table.hear(outbox.connection, message)
        return True

    # --- writing

    def _deliver(self, messages: list[bytes]) -> None:
        """Put messages on the wire; close a connection that doesn't read."""
        transport = self._transport
        if transport.is_closing():
            return
        transport.write(b"".join(map(framed, messages)))
        if transport.get_write_buffer_size() > self._most_unsent and self._outbox is not None:
            self._outbox.close("too_slow", 1000)

    def _hang_up(self, bye: wire.Bye) -> None:
        """Last words, and the end of the protocol."""
        if self._protocol.state is State.OPEN:
            self._transport.write(framed(wire.write(bye)))
            self._protocol.send_close(CLOSE_CODES.get(bye.code, REFUSED), bye.code)
            self._flush()
        self._part()
        self._transport.resume_reading()  # until the client closes its end: else what it still sends would cut us off
        asyncio.get_running_loop().call_later(LINGER_S, self._transport.abort)

    def _beat(self) -> None:
        if not self._transport.is_closing():
            self._transport.write(BEAT)

    def _watch(self) -> None:
        """Is the other end still there? Tables ask it again and again (`_beat`)."""
        if not self._heard:
            self._transport.abort()
            return
        self._heard = False
        self._watching = asyncio.get_running_loop().call_later(self._cut_s, self._watch)


def sockets(door: Door) -> type[Socket]:
    """The class for sockets behind this door."""
    return type("Socket", (Socket,), {"door": door})


def _after(query: str) -> int:
    """The last number that the client has, from the address."""
    given = parse_qs(query).get("after", ["0"])[0]
    return int(given) if given.isascii() and given.isdigit() and len(given) < 16 else 0
