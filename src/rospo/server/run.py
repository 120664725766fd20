"""Starts the server on one machine and stops it gracefully: tells clients to come back, finishes writing."""

import asyncio
import gc
import logging
import resource
import signal
import socket
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import uvicorn
from msgspec import Struct

from rospo.server import hostkey
from rospo.server.app import make_app
from rospo.server.core.settings import Settings
from rospo.server.data import Data
from rospo.server.door import MOST_LINES, Door, new_key
from rospo.server.gate import Gate, gates
from rospo.server.house import House
from rospo.server.limits import Trusted
from rospo.server.opened import open_store
from rospo.server.socket import Socket, sockets
from rospo.server.store import Store

BACKLOG = 2048
RESERVED = 200
"""File descriptors reserved for the store, the bots and the log."""
STOPS = (signal.SIGINT, signal.SIGTERM)
COLLECT = (50_000, 20, 50)
"""Tables live long and make no cycles: collecting garbage less often saves time and avoids the longest pauses."""


Ready = Callable[[int, str | None], None]


class Hosting(Struct, frozen=True, kw_only=True):
    """Where to listen, and where to keep things."""

    host: str
    port: int  # 0: any free one
    data: Data
    proxies: Trusted = Trusted()
    settings: Settings = Settings()


class _Server(uvicorn.Server):
    """Says goodbye before it closes the sockets."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    @contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Stop on a signal. uvicorn would raise it again before everything is written."""
        loop = asyncio.get_running_loop()
        for sign in STOPS:
            loop.add_signal_handler(sign, self.handle_exit, sign, None)
        yield
        for sign in STOPS:
            loop.remove_signal_handler(sign)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._house.say_bye()
        await super().shutdown(sockets)


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """uvloop's event loop, if installed."""
    try:
        import uvloop
    except ImportError:
        return None
    return uvloop.new_event_loop


def listening(host: str, port: int) -> socket.socket:
    """A listening socket; raises OSError if there is none. Small messages leave at once (TCP_NODELAY is inherited)."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        made.bind((host, port))
        made.listen(BACKLOG)
        made.setblocking(False)
    except OSError:
        made.close()
        raise
    return made


async def first_key(store: Store) -> str | None:
    """A key to the host's page, if there is none yet."""
    key = hostkey.new_key()
    kept = await store.value(hostkey.KEPT, hostkey.hashed(key))
    return key if hostkey.fits(key, kept) else None


async def serve(hosting: Hosting, ready: Ready = lambda port, host_key: None) -> None:
    """Serve until a signal. `ready` is called with the port once the server accepts connections, and with a new key."""
    listener = listening(hosting.host, hosting.port)
    try:
        store = await open_store(hosting.data)
    except BaseException:
        listener.close()
        raise
    house = House(store, hosting.settings, await store.value("key", new_key()))
    await house.restrictions.load()
    host_key = await first_key(store)
    loop = asyncio.get_running_loop()
    house.begin()
    loop.set_exception_handler(lambda _, context: _note_unexpected(house, context))
    door = Door(house, hosting.proxies, room_for_lines())
    gc.freeze()
    gc.set_threshold(*COLLECT)
    server = _Server(_config(make_app(house, door), gates(door), sockets(door)), house)
    told = asyncio.create_task(_when_started(server, lambda: ready(listener.getsockname()[1], host_key)))
    try:
        await server.serve(sockets=[listener])
    finally:
        told.cancel()
        await house.stop()


async def _when_started(server: uvicorn.Server, tell: Callable[[], None]) -> None:
    while not server.started:
        await asyncio.sleep(0.01)
    tell()


def _note_unexpected(house: House, context: dict[str, Any]) -> None:
    """Logs failures in callbacks of the event loop, or in tasks that nothing awaits."""
    error = context.get("exception")
    house.journal.note_failure(
        "callback_failed", error if isinstance(error, Exception) else RuntimeError(context["message"])
    )


def room_for_lines() -> int:
    """How many lines there are file descriptors for. Raises the limit as far as the system lets it."""
    limit, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MOST_LINES + RESERVED
    if limit != resource.RLIM_INFINITY and limit < wanted:
        limit = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
        resource.setrlimit(resource.RLIMIT_NOFILE, (limit, most))
    return MOST_LINES if limit == resource.RLIM_INFINITY else min(MOST_LINES, max(limit - RESERVED, limit // 2))


def _config(app: Any, http: type[Gate], ws: type[Socket]) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=http,
        ws=ws,
        proxy_headers=False,  # `door` believes named proxies only
        server_header=False,
        access_log=False,
        log_config=None,
        lifespan="off",
        timeout_graceful_shutdown=5,
    )


def log_to_stderr() -> None:
    """Log only the server's own structured lines, not the libraries' chatter."""
    handler = logging.StreamHandler()
    handler.setFormatter(logging.Formatter("%(message)s"))
    logger = logging.getLogger("rospo.server")
    logger.addHandler(handler)
    logger.setLevel(logging.INFO)
    logger.propagate = False
