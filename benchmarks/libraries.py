"""What the server's hand-written parts and the libraries for them cost, in processor time (decision 15).

Run as `python benchmarks/libraries.py`; it needs `make web`, and `pip install picows servestatic`. Every figure is the
processor time of the process that does the work, the best of several rounds that take turns, so that others on the
machine hardly matter. Linux only: the time of a server's process is read from /proc.
"""

import argparse
import asyncio
import base64
import hashlib
import hmac
import platform
import re
import subprocess
import sys
import tempfile
import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Any

from itsdangerous import Signer
from library_sockets import FOUR, LABELS, ROUNDS, SERVERS, TEXT, load, server
from litestar import Litestar
from litestar.static_files import create_static_files_router
from servestatic import ServeStaticASGI
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from websockets.frames import Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from rospo.server.app import make_app
from rospo.server.core.settings import Settings
from rospo.server.door import Door
from rospo.server.house import House
from rospo.server.journal import Clock
from rospo.server.limits import Trusted, client_address, is_https
from rospo.server.metrics import BOUNDS, Metrics
from rospo.server.run import fast_loop
from rospo.server.sqlite import SqliteStore
from rospo.server.web import Web

MOVE_US = 98 / 100 * 1e6 / 4365
"""Processor time of a move at a table of four, from results/server_load.txt."""
Work = Callable[[], object]


# --- measuring


def microseconds(ways: dict[str, Work], times: int) -> dict[str, float]:
    """Processor time of each, per call: the best round."""
    best = dict.fromkeys(ways, float("inf"))
    for _ in range(ROUNDS):
        for name, work in ways.items():
            begun = time.process_time()
            for _ in range(times):
                work()
            best[name] = min(best[name], (time.process_time() - begun) / times * 1e6)
    return best


def in_loop(ways: Mapping[str, Callable[[], Awaitable[object]]], times: int) -> dict[str, float]:
    """The same for coroutines, with all threads that work for them."""
    best = dict.fromkeys(ways, float("inf"))

    async def run(work: Callable[[], Awaitable[object]]) -> float:
        begun = time.process_time()
        for _ in range(times):
            await work()
        return (time.process_time() - begun) / times * 1e6

    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        for _ in range(ROUNDS):
            for name, work in ways.items():
                best[name] = min(best[name], runner.run(run(work)))
    return best


def show(title: str, found: dict[str, float], *, whole: float, of: str) -> None:
    """Each against the first, as a share of the whole that it is part of."""
    own = next(iter(found.values()))
    print(f"\n{title} (µs; against ours, as a share of {of}, {whole:,.0f} µs)")
    for name, value in found.items():
        change = "" if value == own else f"{(value - own) / whole:+8.1%}"
        print(f"  {name:46} {value:8.2f} {change}")


# --- figures


class OwnFigures:
    """What `prometheus-client` replaced: counts in lists."""

    def __init__(self) -> None:
        self.entries = 0
        self.refusals: Counter[str] = Counter()
        self._messages = [0] * (len(BOUNDS) + 1)
        self._seconds = 0.0

    def answered(self, seconds: float) -> None:
        self._messages[bisect_left(BOUNDS, seconds)] += 1
        self._seconds += seconds

    def wrote(self, entries: int) -> None:
        self.entries += entries


def figures() -> None:
    own, library = OwnFigures(), Metrics(Clock())

    def move(metrics: Any) -> Work:
        def work() -> None:
            metrics.answered(0.0007)
            metrics.wrote(1)

        return work

    ways = {"by hand (before)": move(own), f"prometheus-client {version('prometheus-client')}": move(library)}
    show("Figures: a move's answer and its entry", microseconds(ways, 20_000), whole=MOVE_US, of="a move")


# --- tokens


def own_mark(key: bytes, body: str) -> str:
    """What `itsdangerous` replaced."""
    digest = hmac.digest(key, f"rospo guest {body}".encode(), "sha256")
    return base64.urlsafe_b64encode(digest).rstrip(b"=").decode()


def tokens(request_us: float) -> None:
    key, body = b"k" * 32, "1.h3Z3Pi38SNA-h3Z3Pi38SN.1794800567462"
    signer = Signer(key, sep=".", key_derivation="none", digest_method=hashlib.sha256)
    token = f"{body}.{own_mark(key, body)}"
    form = re.compile(r"(1\.([A-Za-z0-9_-]{1,40})\.[0-9]{1,15})\.([A-Za-z0-9_-]{43})")

    def by_hand() -> bool:
        parts = form.fullmatch(token)
        return parts is not None and hmac.compare_digest(parts[3], own_mark(key, parts[1]))

    def by_library() -> bool:
        return form.fullmatch(token) is not None and bool(signer.unsign(f"rospo guest {token}"))

    assert by_hand()
    assert by_library(), "a token made by hand is one of the library's"
    ways: dict[str, Work] = {"by hand (before)": by_hand, f"itsdangerous {version('itsdangerous')}": by_library}
    show("Tokens: reading a guest's cookie", microseconds(ways, 5_000), whole=request_us, of="a request")


# --- proxies

CASES: list[tuple[str, str, list[tuple[bytes, bytes]]]] = [
    ("a visitor behind the proxy", "127.0.0.1", [(b"x-forwarded-for", b"203.0.113.7")]),
    ("an address that the visitor invented", "127.0.0.1", [(b"x-forwarded-for", b"10.9.9.9, 203.0.113.7")]),
    ("headers from nobody's proxy", "198.51.100.1", [(b"x-forwarded-for", b"203.0.113.7")]),
    ("the proxy over IPv6 (--host ::)", "::ffff:127.0.0.1", [(b"x-forwarded-for", b"203.0.113.7")]),
    ("an unreadable hop", "127.0.0.1", [(b"x-forwarded-for", b"203.0.113.7, unknown")]),
    ("nobody named", "127.0.0.1", [(b"x-forwarded-for", b"")]),
]


def proxies(request_us: float) -> None:
    trusted = Trusted.parse("127.0.0.1")
    found: list[str] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.append(scope["client"][0])

    middleware: Any = ProxyHeadersMiddleware(app, "127.0.0.1")
    headers = [(b"host", b"cards.example"), (b"x-forwarded-for", b"203.0.113.7"), (b"x-forwarded-proto", b"https")]

    async def by_hand() -> None:
        client_address("127.0.0.1", headers, trusted)
        is_https("127.0.0.1", headers, trusted)

    async def by_library() -> None:
        await middleware({"type": "http", "client": ("127.0.0.1", 1), "headers": headers, "scheme": "http"}, None, None)

    ways = {"by hand": by_hand, f"uvicorn {version('uvicorn')}, ProxyHeadersMiddleware": by_library}
    show("Proxies: a visitor's address and scheme", in_loop(ways, 5_000), whole=request_us, of="a request")
    for case, peer, given in CASES:
        found.clear()
        asyncio.run(middleware({"type": "http", "client": (peer, 1), "headers": given, "scheme": "http"}, None, None))
        ours = client_address(peer, given, trusted)
        print(f"  {case:46} {ours:16} {'the same' if found == [ours] else f'differs: {found[0]!r}'}")


# --- files


def asked(app: Any, path: str, **headers: str) -> Callable[[], Awaitable[object]]:
    """A request for a file, straight to the application."""
    named = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope: dict[str, Any] = {
        "type": "http",
        "http_version": "1.1",
        "method": "GET",
        "path": path,
        "raw_path": path.encode(),
    }
    scope |= {"query_string": b"", "root_path": "", "headers": named, "scheme": "http", "client": ("127.0.0.1", 1)}
    scope |= {"server": ("127.0.0.1", 80), "extensions": {}}

    async def receive() -> dict[str, Any]:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Any) -> None:
        if message["type"] == "http.response.start" and message["status"] not in (200, 304):
            raise AssertionError(message)

    return lambda: app({**scope, "state": {}}, receive, send)


def static() -> None:
    root = Path(str(files("rospo.server") / "web"))
    script = max((root / "assets").glob("*.js"), key=lambda file: file.stat().st_size)
    path = f"/{script.relative_to(root)}"
    web = Web()

    async def ours(scope: Any, receive: Any, send: Any) -> None:
        await web(scope, send)

    router = create_static_files_router(path="/", directories=[root], html_mode=True)
    litestar = Litestar(route_handlers=[router], openapi_config=None, logging_config=None)
    scanned = ServeStaticASGI(None, root=str(root), index_file=True)
    for title, headers in (("the largest script, compressed", {"accept_encoding": "gzip, br"}),):
        ways = {
            "by hand, from memory": asked(ours, path, **headers),
            f"litestar {version('litestar')}, static files": asked(litestar, path, **headers),
            f"servestatic {version('servestatic')}": asked(scanned, path, **headers),
        }
        found = in_loop(ways, 300)
        show(f"Files: {title}", found, whole=found["by hand, from memory"], of="ours")
    print("  litestar sends no file that was compressed before; both read from disk, in threads")


# --- a request, to compare with


async def request_time() -> float:
    """Processor time of one `GET /api/me` with a token, without the network."""
    with tempfile.TemporaryDirectory() as folder:
        store = await SqliteStore.open(Path(folder, "tables.db"))
        house = House(store, Settings(requests_per_s=1e9, requests_burst=10**9), b"k" * 32)
        door = Door(house, Trusted())
        app = make_app(house, door)
        guest = await door.new_guest({"headers": [], "client": ("127.0.0.1", 1)})
        ask = asked(app, "/api/me", authorization=f"Bearer {door.token(guest)}")
        best = float("inf")
        for _ in range(ROUNDS):
            begun = time.process_time()
            for _ in range(200):
                await ask()
            best = min(best, (time.process_time() - begun) / 200 * 1e6)
        await house.stop()
    return best


# --- frames


def own_frame(message: bytes) -> bytes:
    """What `Frame.serialize` replaced."""
    size = len(message)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + message
    return b"\x81\x7e" + size.to_bytes(2, "big") + message


def frames() -> None:
    protocol = ServerProtocol()
    protocol.state = State.OPEN
    empty: list[Any] = []

    def of_protocol() -> None:
        for _ in range(FOUR):
            protocol.send_text(TEXT)
            protocol.data_to_send()

    ways: dict[str, Work] = {
        "by hand (before)": lambda: [own_frame(TEXT) for _ in range(FOUR)],
        f"websockets {version('websockets')}, Frame.serialize": lambda: [
            Frame(Opcode.TEXT, TEXT).serialize(mask=False, extensions=empty) for _ in range(FOUR)
        ],
        f"websockets {version('websockets')}, ServerProtocol.send_text": of_protocol,
    }
    show("Frames: one message to four", microseconds(ways, 5_000), whole=MOVE_US, of="a move")


# --- sockets: one message comes, four go out


def over_sockets(messages: int) -> None:
    found = {}
    for number, name in enumerate(SERVERS):
        port = 18_700 + number
        with server(name, port) as pid, asyncio.Runner(loop_factory=fast_loop()) as runner:
            found[LABELS[name]] = min(runner.run(load(port, pid, messages)))
    show("Sockets: one message comes, four go out", found, whole=MOVE_US, of="a move")
    print("  ours also limits its rate and bounds what waits; the others were given neither")


# --- start


def start_up() -> None:
    """What each library adds to the imports of a server, and to its size."""
    print("\nStart: processor time of importing it after the server's other libraries, and size")
    for module in ("prometheus_client", "itsdangerous"):
        others = (
            "import litestar, litestar.openapi, msgspec, uvicorn, uvicorn.protocols.http.h11_impl, websockets.server"
        )
        code = f"{others}; import time; b = time.process_time(); import {module} as m; print(time.process_time() - b)"
        times = []
        for _ in range(7):
            done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
            times.append(float(done.stdout))
        folder = Path(str(sys.modules[module].__file__)).parent
        size = sum(file.stat().st_size for file in folder.rglob("*.py"))
        print(f"  {module + ' ' + version(module):46} {min(times) * 1000:5.0f} ms {size / 1000:5.0f} kB")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--messages", type=int, default=20_000, help="per round, over sockets")
    found = parser.parse_args()
    print(f"$ python benchmarks/libraries.py --messages {found.messages}")
    print(f"Python {platform.python_version()}; processor time, the best of {ROUNDS} rounds")
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        request_us = runner.run(request_time())
    figures()
    tokens(request_us)
    proxies(request_us)
    static()
    frames()
    over_sockets(found.messages)
    start_up()


if __name__ == "__main__":
    main()
