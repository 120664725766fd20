"""A server in this process, on a clock that leaps: no network, no waiting, and the same outcome every time.

Time leaps to the next due event once nothing is left to do, so an hour at a table takes milliseconds,
and every timer of the server rings at its very moment however busy the machine is.
"""

import asyncio
import itertools
import selectors
import warnings
from collections import deque
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import cache
from importlib import import_module
from pkgutil import iter_modules
from types import SimpleNamespace
from typing import Any, cast

import httpx
import msgspec
import pytest
from litestar.exceptions import LitestarDeprecationWarning
from websockets.client import ClientProtocol
from websockets.exceptions import ConnectionClosed
from websockets.frames import Close, Frame, Opcode
from websockets.uri import parse_uri

import rospo.server
from rospo.server.app import make_app
from rospo.server.core.question import Question
from rospo.server.core.settings import Settings
from rospo.server.door import Door
from rospo.server.house import House
from rospo.server.journal import Clock
from rospo.server.limits import Trusted
from rospo.server.minds import chosen, patience
from rospo.server.socket import sockets
from tests.server.memory import MemoryStore
from tests.server.serving import LIFTED, QUICK

MODULES = [import_module(f"rospo.server.{found.name}") for found in iter_modules(rospo.server.__path__)]
"""All modules of the server, imported now: some would only be imported by the first table that needs them."""
HOST_KEY = "K7QPX-VH7W6-F3R2F-5KJMP-BCDFG"
STUCK = 2000
"""Rounds of the loop without progress after which time moves on: a wait may be too short for a float to show."""
EPOCH = 1_700_000_000_000
"""The server's time, in milliseconds, when the loop's clock shows nought."""


# --- time


class Leaping(asyncio.SelectorEventLoop):
    """A loop in which nobody waits."""

    def __init__(self) -> None:
        self.moment = 1000.0
        super().__init__(_Selector(self))

    def time(self) -> float:
        return self.moment


class _Selector(selectors.DefaultSelector):
    def __init__(self, loop: Leaping) -> None:
        super().__init__()
        self._of = loop
        self._rounds = 0  # of the loop, at this moment

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(None if timeout is None else 0)
        self._rounds += 1
        if not ready and timeout:
            self._of.moment += timeout
            self._rounds = 0
        elif self._rounds > STUCK:
            self._of.moment += 1e-6
            self._rounds = 0
        return ready


def follow(patch: pytest.MonkeyPatch, loop: asyncio.AbstractEventLoop) -> None:
    """Every clock of the server is the loop's, and no thread is left to."""
    patch.setattr(asyncio, "to_thread", _here)
    patch.setattr(Clock, "now", lambda _: EPOCH + loop.time() * 1000)
    for module in MODULES:
        if hasattr(module, "monotonic"):
            patch.setattr(module, "monotonic", loop.time)


async def _here(work: Callable[..., Any], *facts: Any) -> Any:
    return work(*facts)


# --- the server


class Socket(asyncio.Transport):
    """One socket of a client's, without a network: both ends are here, and each frame that comes is handed on."""

    def __init__(self, door: Door, path: str, token: str, told: Callable[[Frame], None]) -> None:
        super().__init__({"peername": ("127.0.0.1", 1)})
        self._told = told
        self._reading, self._closing = True, False
        self._server = sockets(door)(config=None, server_state=SimpleNamespace(connections=set()), app_state=None)
        self._client = ClientProtocol(parse_uri(f"ws://table{path}"))
        self._server.connection_made(self)
        request = self._client.connect()
        request.headers["Authorization"] = f"Bearer {token}"
        self._client.send_request(request)
        self._speak()

    def put(self, text: str | bytes) -> None:
        """Say something, as soon as the server reads."""
        self._client.send_text(text if isinstance(text, bytes) else text.encode())
        self._speak()

    def _speak(self) -> None:
        if self._reading and not self._closing:
            for data in self._client.data_to_send():
                if data:
                    self._server.data_received(data)

    def write(self, data: bytes | bytearray | memoryview) -> None:
        """The server sends something."""
        self._client.receive_data(bytes(data))
        for frame in self._client.events_received():
            if isinstance(frame, Frame):
                self._told(frame)
        asyncio.get_running_loop().call_soon(self._speak)

    def pause_reading(self) -> None:
        self._reading = False

    def resume_reading(self) -> None:
        self._reading = True
        asyncio.get_running_loop().call_soon(self._speak)

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self._closing

    def close(self) -> None:
        if not self._closing:
            self._closing = True
            asyncio.get_running_loop().call_soon(self._server.connection_lost, None)

    abort = close


class Lent:
    """Stands in for the house or the door of the server in use."""

    def __init__(self, kind: type) -> None:
        self.kind = kind
        self._real: Any = None

    @property  # type: ignore[misc]
    def __class__(self) -> type:
        return self.kind

    def __getattribute__(self, name: str) -> Any:
        own = name in ("kind", "lend", "__class__", "__dict__")
        return object.__getattribute__(self, name) if own else getattr(object.__getattribute__(self, "_real"), name)

    def lend(self, real: Any) -> None:
        self._real = real


@cache
def _app() -> tuple[Any, Lent, Lent]:
    """Made once, since that takes as long as a whole game; servers in this process run one after another."""
    house, door = Lent(House), Lent(Door)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", LitestarDeprecationWarning)
        return make_app(cast("House", house), cast("Door", door)), house, door


def app_of(house: House, door: Door) -> Any:
    app, the_house, the_door = _app()
    the_house.lend(house)
    the_door.lend(door)
    return app


class Minds:
    """Bots of the usual levels, who think right here."""

    async def choose(self, question: Question, table: str) -> str:
        return chosen(question.level, question.view, [move.text for move in question.legal], question.luck)

    async def patience(self, question: Question, table: str) -> int:
        return patience(question.level, question.view, [move.text for move in question.legal], question.luck)

    def expect(self, game: str) -> None:
        """Nothing to get ready."""

    def close(self) -> None:
        """Nothing to end."""


class Connection:
    """Stands in for a client of the `websockets` library: texts go both ways and take `way_s` each."""

    def __init__(self, door: Door, path: str, token: str, way_s: float) -> None:
        self.close_code: int | None = None
        self._way = way_s
        self._going: deque[str] = deque()
        self._coming: deque[str | None] = deque()
        self._came: asyncio.Queue[str | None] = asyncio.Queue()
        self._socket = Socket(door, path, token, self._told)

    def _told(self, frame: Frame) -> None:
        if frame.opcode is Opcode.TEXT:
            self._comes(bytes(frame.data).decode())
        elif frame.opcode is Opcode.CLOSE:
            self.close_code = Close.parse(bytes(frame.data)).code
            self._comes(None)

    def _comes(self, text: str | None) -> None:
        self._coming.append(text)
        asyncio.get_running_loop().call_later(self._way, lambda: self._came.put_nowait(self._coming.popleft()))

    async def send(self, text: str) -> None:
        if self._socket.is_closing() or self.close_code is not None:
            raise ConnectionClosed(None, None)
        self._going.append(text)
        asyncio.get_running_loop().call_later(self._way, lambda: self._socket.put(self._going.popleft()))

    async def close(self) -> None:
        self._socket.close()
        self._came.put_nowait(None)

    async def __aiter__(self) -> AsyncIterator[str]:
        while (text := await self._came.get()) is not None:
            yield text


class Near:
    """One server; `url` is where clients of this process find it."""

    _servers: "dict[str, Near]" = {}  # noqa: RUF012
    _numbers = itertools.count(1)

    def __init__(self, way_s: float, **settings: float) -> None:
        self.url = f"http://near-{next(self._numbers)}"
        self.store = MemoryStore(HOST_KEY)
        self._way = way_s
        self._settings = msgspec.convert({**QUICK, **LIFTED, **settings}, Settings)
        self._connections: list[Connection] = []
        self._start()

    def _start(self) -> None:
        self._house = House(self.store, self._settings, b"k" * 32, minds=cast("Any", Minds()))
        self._house.begin()
        self._door = Door(self._house, Trusted())
        self.transport = httpx.ASGITransport(app_of(self._house, self._door))

    async def restart(self, down_s: float) -> None:
        """Everything outside the store is lost."""
        for connection in self._connections:
            await connection.close()
        await self._house.stop()
        await asyncio.sleep(down_s)
        self._start()
        await self._house.restrictions.load()

    @classmethod
    def at(cls, url: str) -> "Near | None":
        return cls._servers.get(url)

    @classmethod
    @asynccontextmanager
    async def open(cls, *, way_s: float = 0.0, **settings: float) -> "AsyncIterator[Near]":
        near = cls(way_s, **settings)
        cls._servers[near.url] = near
        try:
            yield near
        finally:
            del cls._servers[near.url]
            await near._house.stop()

    def connect(self, path: str, token: str) -> Connection:
        self._connections.append(Connection(self._door, path, token, self._way))
        return self._connections[-1]


def leap(scene: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run something on a clock that leaps."""
    with pytest.MonkeyPatch.context() as patch, asyncio.Runner(loop_factory=Leaping) as runner:
        follow(patch, runner.get_loop())
        runner.run(scene())
