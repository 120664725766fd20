"""A table's socket, for people and outside bots alike, straight on ASGI so that the layer stays thin."""

import asyncio
from time import monotonic
from typing import Any
from urllib.parse import parse_qs

import msgspec

from rospo.server import wire
from rospo.server.connection import Connection
from rospo.server.door import Door, bearer
from rospo.server.house import House
from rospo.server.limits import Bucket
from rospo.server.refusal import Refusal
from rospo.server.table import Table

CLOSE_CODES = {"restart": 1012, "too_slow": 4008, "no_such_table": 4404, "not_known": 4401}
REFUSED = 4403


class Live:
    """The ASGI application behind `/api/tables/{id}/live`."""

    def __init__(self, door: Door) -> None:
        self._door = door
        self._house: House = door.house

    async def __call__(self, scope: Any, receive: Any, send: Any, table_id: str) -> None:
        await receive()  # the wish to connect
        await send({"type": "websocket.accept"})
        address = self._door.address(scope)
        entered: list[Any] = []
        try:
            connection, table = await self._enter(scope, table_id, address, entered)
        except Refusal as refusal:
            await _say_bye(send, wire.Bye(code=refusal.code, after_ms=refusal.facts.get("after_ms", 5000)))
        else:
            await self._serve(connection, table, receive, send)
        finally:
            for leave, key in entered:
                leave(key)

    async def _enter(self, scope: Any, table_id: str, address: str, entered: list[Any]) -> tuple[Connection, Table]:
        """Everything that may stand in the way of a connection; what was counted is put into `entered`."""
        door, house = self._door, self._house
        door.check_rate(scope)
        if bearer(scope["headers"]) is None:
            door.check_origin(scope)
        if house.stopping:
            raise Refusal("restart", after_ms=1000)
        guest = await door.guest(scope)
        if guest is None:
            raise Refusal("not_known")
        if len(house.connections) >= house.settings.sockets:
            raise Refusal("house_full", after_ms=30_000)
        for counts, key in ((door.sockets_of_guest, guest.id), (door.sockets_of_address, address)):
            if not counts.enter(key):
                raise Refusal("too_many_sockets", after_ms=30_000)
            entered.append((counts.leave, key))
        table = await house.table(table_id)
        if table is None:
            raise Refusal("no_such_table")
        house.names[guest.id] = guest.name
        return Connection(guest.id, outbox=house.settings.outbox, after=_after(scope)), table

    async def _serve(self, connection: Connection, table: Table, receive: Any, send: Any) -> None:
        async def send_text(text: str) -> None:
            await send({"type": "websocket.send", "text": text})

        house = self._house
        house.connections.add(connection)
        table.join(connection)
        writer = asyncio.create_task(connection.write(send_text))
        reader = asyncio.create_task(self._read(connection, table, receive))
        try:
            await asyncio.wait([writer, reader], return_when=asyncio.FIRST_COMPLETED)
        finally:
            house.connections.discard(connection)
            table.part(connection)
            reader.cancel()
            if connection.closing is not None:
                await _closed(writer, send, connection.closing)
            writer.cancel()
            await asyncio.gather(reader, writer, return_exceptions=True)

    async def _read(self, connection: Connection, table: Table, receive: Any) -> None:
        settings = self._house.settings
        bucket = Bucket(settings.messages_per_s, settings.messages_burst)
        while True:
            event = await receive()
            if event["type"] == "websocket.disconnect":
                return
            while not bucket.take(monotonic()):  # who sends too much waits, and so does all they send
                await asyncio.sleep(bucket.wait(monotonic()))
            text = event.get("text")
            await self._heard(connection, table, text if text is not None else event.get("bytes") or b"")

    async def _heard(self, connection: Connection, table: Table, text: str | bytes) -> None:
        house = self._house
        if len(text) > wire.MOST_BYTES:
            connection.answer(wire.Refused(code="too_long", facts={"most": wire.MOST_BYTES}))
            return
        try:
            message = wire.read(text)
        except msgspec.ValidationError as error:
            connection.answer(wire.Refused(code="unreadable", cid=_cid(text), facts={"why": _why(error)}))
            return
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            connection.answer(wire.Refused(code="unreadable", facts={"why": "not JSON"}))
            return
        table.driver.heard(connection)
        if isinstance(message, wire.Pong):
            connection.link.answered(message.at, house.now_exact())
        elif isinstance(message, wire.Asked) and not connection.is_copy(message.cid):
            await table.ask(connection, message)


def _after(scope: Any) -> int:
    """The last number that the client has, from the address."""
    given = parse_qs(scope.get("query_string", b"").decode("latin-1")).get("after", ["0"])[0]
    return int(given) if given.isascii() and given.isdigit() and len(given) < 16 else 0


def _cid(text: str | bytes) -> str | None:
    """The name of a message that otherwise can't be read."""
    try:
        found = msgspec.json.decode(text)["cid"]
    except Exception:
        return None
    return found if isinstance(found, str) and len(found) <= 40 else None


def _why(error: Exception) -> str:
    return str(error)[:200]


async def _closed(writer: "asyncio.Task[None]", send: Any, bye: wire.Bye) -> None:
    """Give the writer a moment for its last words, then close."""
    await asyncio.wait([writer], timeout=1.0)
    try:
        await asyncio.wait_for(send({"type": "websocket.close", "code": CLOSE_CODES.get(bye.code, REFUSED)}), 1.0)
    except Exception:
        return  # it is gone already


async def _say_bye(send: Any, bye: wire.Bye) -> None:
    await send({"type": "websocket.send", "text": wire.write(bye)})
    await send({"type": "websocket.close", "code": CLOSE_CODES.get(bye.code, REFUSED)})
