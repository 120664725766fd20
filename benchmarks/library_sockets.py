"""The sockets that `libraries.py` compares: servers that send every message to four, and the load on them.

Run as `python benchmarks/library_sockets.py NAME PORT`, this is one of the servers.
"""

import asyncio
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib.metadata import version
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import picows
import uvicorn
from websockets.asyncio.server import ServerConnection, broadcast, serve

from rospo.server.core import wire
from rospo.server.core.settings import Settings
from rospo.server.journal import Clock
from rospo.server.run import fast_loop
from rospo.server.socket import sockets

ROUNDS = 5
FOUR = 4
TEXT = b'{"t":"event","n":42,"at":1794800567462,"events":[{"kind":"bid","seat":0,"bid":3}],"view":{"to_act":[1]},"v":1}'
"""About the size of a usual message."""


class Stub:
    """A table that answers everything with one text for everybody."""

    has_room = True

    def __init__(self) -> None:
        self.here: list[Any] = []

    def join(self, outbox: Any) -> None:
        self.here.append(outbox)

    def part(self, outbox: Any) -> None:
        self.here.remove(outbox)

    def hear(self, connection: Any, message: wire.Message) -> None:
        for outbox in self.here:
            outbox.send([TEXT])


def own_door(table: Stub) -> Any:
    """A door that lets everybody in, to that table."""

    async def found(_: Any) -> Any:
        return table

    async def guest(_: Any) -> Any:
        return SimpleNamespace(id="ada", name="Ada")

    counts = SimpleNamespace(enter=lambda _: True, leave=lambda _: None)
    house = SimpleNamespace(
        settings=Settings(messages_per_s=1e9, messages_burst=10**9),
        clock=Clock(),
        outboxes=set(),
        names={},
        stopping=False,
        table=found,
        restrictions=SimpleNamespace(worst=lambda guest, address: None),
    )
    nothing: Callable[..., None] = lambda *_: None  # noqa: E731
    return SimpleNamespace(
        house=house,
        guest=guest,
        check_rate=nothing,
        check_origin=nothing,
        check_banned=nothing,
        address=lambda _: "127.0.0.1",
        sockets_of_guest=counts,
        sockets_of_address=counts,
    )


async def serve_ours(port: int) -> None:
    async def app(scope: Any, receive: Any, send: Any) -> None:
        raise AssertionError("only sockets are asked for")

    await run_uvicorn(app, port, ws=sockets(own_door(Stub())))


async def serve_asgi(port: int) -> None:
    here: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        here.append(send)
        while (message := await receive())["type"] == "websocket.receive":
            wire.read(message["text"])
            for one in here:
                await one({"type": "websocket.send", "text": TEXT.decode()})
        here.remove(send)

    await run_uvicorn(app, port, ws="websockets-sansio")


async def serve_queued(port: int) -> None:
    """The same, where no reader can hold up the others: a bounded queue and a task for each."""
    here: list[asyncio.Queue[str]] = []

    async def write(queue: asyncio.Queue[str], send: Any) -> None:
        while True:
            await send({"type": "websocket.send", "text": await queue.get()})

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        queue = asyncio.Queue[str](1000)
        here.append(queue)
        writer = asyncio.create_task(write(queue, send))
        while (message := await receive())["type"] == "websocket.receive":
            wire.read(message["text"])
            for one in here:
                one.put_nowait(TEXT.decode())
        here.remove(queue)
        writer.cancel()

    await run_uvicorn(app, port, ws="websockets-sansio")


async def run_uvicorn(app: Any, port: int, ws: Any) -> None:
    config = uvicorn.Config(app, port=port, ws=ws, log_level="error", lifespan="off", ws_per_message_deflate=False)
    await uvicorn.Server(config).serve()


async def serve_websockets(port: int) -> None:
    here: set[ServerConnection] = set()

    async def handler(connection: ServerConnection) -> None:
        here.add(connection)
        async for message in connection:
            wire.read(message)
            broadcast(here, TEXT, raise_exceptions=False)
        here.discard(connection)

    async with serve(handler, "127.0.0.1", port, compression=None):
        await asyncio.Event().wait()


async def serve_picows(port: int) -> None:
    here: set[picows.WSTransport] = set()

    class Listener(picows.WSListener):
        def on_ws_connected(self, transport: picows.WSTransport) -> None:
            here.add(transport)

        def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
            if frame.msg_type is picows.WSMsgType.CLOSE:
                here.discard(transport)
                return
            wire.read(frame.get_payload_as_bytes())
            for one in here:
                one.send(picows.WSMsgType.TEXT, TEXT)

    server = await picows.ws_create_server(lambda request: Listener(), "127.0.0.1", port)
    await server.serve_forever()


SERVERS = {
    "ours": serve_ours,
    "uvicorn": serve_asgi,
    "queued": serve_queued,
    "websockets": serve_websockets,
    "picows": serve_picows,
}
LABELS = {
    "ours": "ours, on websockets' protocol",
    "uvicorn": f"uvicorn {version('uvicorn')}, websockets-sansio",
    "queued": f"uvicorn {version('uvicorn')}, a task and a queue each",
    "websockets": f"websockets {version('websockets')}, asyncio server",
    "picows": f"picows {version('picows')}, a port of its own",
}


class Ear(picows.WSListener):
    """A client's end."""

    def __init__(self) -> None:
        self.heard = 0
        self.wanted = 0
        self.all_heard: asyncio.Future[None] | None = None

    def on_ws_frame(self, transport: picows.WSTransport, frame: picows.WSFrame) -> None:
        self.heard += 1
        if self.heard == self.wanted and self.all_heard is not None:
            self.all_heard.set_result(None)


async def load(port: int, pid: int, messages: int) -> list[float]:
    """Processor time of the server per message, of each round."""
    url = f"ws://127.0.0.1:{port}/api/tables/table/live"
    ends = [await connected(url) for _ in range(FOUR)]
    text = b'{"v":1,"t":"emote","cid":"c-1","emote":"croak"}'
    rounds = []
    for _ in range(ROUNDS):
        begun = used(pid)
        for _ in range(messages):
            waits = []
            for _, ear in ends:
                ear.wanted = ear.heard + 1
                ear.all_heard = asyncio.get_running_loop().create_future()
                waits.append(ear.all_heard)
            ends[0][0].send(picows.WSMsgType.TEXT, text)
            await asyncio.gather(*waits)
        rounds.append((used(pid) - begun) / messages * 1e6)
    for transport, _ in ends:
        transport.disconnect()
    return rounds


async def connected(url: str) -> tuple[picows.WSTransport, Ear]:
    for attempt in range(200):
        try:
            transport, ear = await picows.ws_connect(Ear, url)
        except OSError:
            if attempt == 199:
                raise
            await asyncio.sleep(0.05)
        else:
            await asyncio.sleep(0.05)  # until it is at the table
            assert isinstance(ear, Ear)
            return transport, ear
    raise AssertionError


def used(pid: int) -> float:
    """Processor time of a process so far, in seconds."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


@contextmanager
def server(name: str, port: int) -> Iterator[int]:
    process = subprocess.Popen([sys.executable, __file__, name, str(port)])
    try:
        yield process.pid
    finally:
        process.terminate()
        process.wait()


if __name__ == "__main__":
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        runner.run(SERVERS[sys.argv[1]](int(sys.argv[2])))
