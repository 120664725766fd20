"""The load of the server's benchmarks: a server on one core, and on the other players who need no rules."""

import argparse
import asyncio
import itertools
import os
import shlex
import socket
import subprocess
import sys
import tempfile
import time
from collections import deque
from collections.abc import Awaitable, Coroutine, Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import choice
from typing import Any, TypeVar

import msgspec

try:
    import httpx
    import uvloop
    from picows import WSFrame, WSListener, WSMsgType, WSTransport, ws_connect
except ModuleNotFoundError as error:
    sys.exit(f"{Path(sys.argv[0]).stem}: {error.name} isn't installed: pip install picows uvloop httpx")

LIFTED = (
    *("messages_per_s", "messages_burst", "requests_per_s", "requests_burst", "guests_per_s", "guests_burst"),
    *("sockets_per_address", "sockets_per_guest", "tables_per_guest"),
)
"""Our server's limits on one guest and one address, which here are all the load."""
SERVE = " ".join(
    ["{python} -m rospo.cli serve --port {port} --data {data}/tables.db", *(f"--set {name}=1000000" for name in LIFTED)]
)
"""How our server is started; `data` is an empty directory."""

OPENING = {
    "game": "istinto",
    "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}, {"kind": "open"}],
    "public": False,
    "timer": "none",
}
SEATS = 4
SERVER_CORE, LOAD_CORE = 0, 1
PATIENCE = 60.0  # seconds for the server to start, or to answer
AT_ONCE = 16  # tables that are opened at the same time
WARMUP = 3.0  # seconds before each measurement
NOISE = 0.1  # of the server's core: what others may use
TICKS = os.sysconf("SC_CLK_TCK")
HERE = Path(__file__).parent
THEIRS = HERE / "boardgame_io"

T = TypeVar("T")


# --- processes


@contextmanager
def running(command: list[str], port: int, env: dict[str, str] | None = None) -> Iterator[subprocess.Popen[bytes]]:
    """A server on its core, from its first answer on."""
    with tempfile.TemporaryFile() as log:
        server = on_core(SERVER_CORE, command, env or {}, stdout=log, stderr=log)
        try:
            await_answer(server, port)
            yield server
        except BaseException:
            log.seek(0)
            print(log.read()[-2000:].decode(errors="replace"), file=sys.stderr)
            raise
        finally:
            server.terminate()
            server.wait(PATIENCE)


def on_core(core: int, command: list[str], env: dict[str, str], **more: Any) -> subprocess.Popen[bytes]:
    """A process with one core; this process keeps to the other."""
    os.sched_setaffinity(0, {core})
    try:
        return subprocess.Popen(command, env=os.environ | env, **more)
    finally:
        os.sched_setaffinity(0, {LOAD_CORE})


def await_answer(server: subprocess.Popen[bytes], port: int) -> None:
    end = time.perf_counter() + PATIENCE
    with httpx.Client(trust_env=False, verify=False) as http:
        while time.perf_counter() < end:
            if server.poll() is not None:
                sys.exit(f"the server ended at once, with status {server.returncode}")
            try:
                http.get(f"http://127.0.0.1:{port}/")
            except httpx.TransportError:
                time.sleep(0.005)
            else:
                return
    sys.exit(f"the server didn't answer in {PATIENCE:.0f} s")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


def cpu_of(pid: int) -> float:
    """CPU seconds of a process and its threads."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(") ", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def cpu_of_core(core: int) -> float:
    """CPU seconds that anybody used on a core."""
    lines = Path("/proc/stat").read_text().splitlines()
    line = next(line for line in lines if line.startswith(f"cpu{core} "))
    user, nice, system, _, _, *rest = map(int, line.split()[1:])
    return (user + nice + system + sum(rest[:3])) / TICKS


# --- messages of the server


class Lies(msgspec.Struct):
    status: str | None = None


class Message(msgspec.Struct):
    """Any message of the server's (rospo.server.core.wire), as far as a player without eyes needs it."""

    t: str
    n: int = 0
    at: float = 0
    cid: str | None = None
    code: str | None = None
    offer: list[str] | None = None
    table: Lies | None = None


_message = msgspec.json.Decoder(Message)
_names = itertools.count(1)


class Failed(Exception):
    """The load can't go on: a refusal, or a socket that was closed."""


# --- players and tables


class Player(WSListener):
    """One person's socket at one table."""

    def __init__(self, table: "Table", token: str) -> None:
        self.table = table
        self.token = token
        self.n = 0  # the last numbered step received
        self.moves: list[str] = []
        self.asked: dict[str, asyncio.Future[Message]] = {}
        self.gone = False

    async def connect(self) -> None:
        url = f"ws://127.0.0.1:{self.table.load.port}/api/tables/{self.table.id}/live"
        greeted = self.answer("state")
        await ws_connect(lambda: self, url, extra_headers={"Authorization": f"Bearer {self.token}"})
        await greeted

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.transport = transport

    def disconnect(self) -> None:
        self.gone = True
        self.transport.disconnect()

    def send(self, text: str) -> None:
        self.transport.send(WSMsgType.TEXT, text.encode())

    async def ask(self, kind: str) -> Message:
        cid = str(next(_names))
        self.send(f'{{"v":1,"t":"{kind}","cid":"{cid}"}}')
        return await self.answer(cid)

    def answer(self, name: str) -> Awaitable[Message]:
        self.asked[name] = asyncio.get_running_loop().create_future()
        return asyncio.wait_for(self.asked[name], PATIENCE)

    def play(self, move: str) -> str:
        cid = str(next(_names))
        self.send(f'{{"v":1,"t":"play","cid":"{cid}","move":"{move}"}}')
        return cid

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type != WSMsgType.TEXT or self.gone:
            return
        message = _message.decode(frame.get_payload_as_memoryview())
        if message.t == "event" or message.t == "state":
            self.heard(message)
        elif message.t == "ok":
            if asked := self.asked.pop(message.cid or "", None):
                asked.set_result(message)
            else:
                self.table.confirmed(message)
        elif message.t == "ping":
            self.send(f'{{"v":1,"t":"pong","at":{message.at!r}}}')
        elif message.t in ("refused", "bye"):
            self.fail(f"the server says {frame.get_payload_as_utf8_text()}")

    def heard(self, message: Message) -> None:
        self.n = message.n
        if message.offer is not None:
            self.moves = [move for move in message.offer if not move.startswith("challenge")]
        if message.table is not None and message.table.status == "over":
            self.table.over = True
        if greeted := self.asked.pop(message.t, None):
            greeted.set_result(message)
        self.table.go()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        if not self.gone:
            self.fail("a socket was closed")

    def fail(self, why: str) -> None:
        for asked in self.asked.values():
            if not asked.done():
                asked.set_exception(Failed(why))
        self.table.load.fail(why)


class Table:
    """Four people who play one game after the other, each at a new table."""

    def __init__(self, load: "Load", tokens: list[str]) -> None:
        self.load = load
        self.tokens = tokens
        self.players: list[Player] = []
        self.id = ""
        self.playing = False
        self.over = False
        self.n = 0  # the number of the last step that was confirmed
        self.pending: str | None = None  # the move not yet confirmed
        self.began = 0.0
        self.owed: deque[float] = deque()  # paced: since when moves are due
        self.moves = 0

    async def create(self) -> None:
        self.id = (await self.load.post("/api/tables", OPENING, self.tokens[0]))["id"]

    async def connect(self) -> None:
        self.players = [Player(self, token) for token in self.tokens]
        for player in self.players:
            await player.connect()
        for player in self.players[1:]:
            await player.ask("sit")

    async def start(self) -> None:
        for player in self.players:
            await player.ask("ready")
        self.n = (await self.players[0].ask("start")).n
        self.over = False
        self.playing = True

    async def open(self) -> None:
        await self.create()
        await self.connect()
        await self.start()

    async def again(self) -> None:
        self.leave()
        await self.open()
        self.go()

    def leave(self) -> None:
        self.playing = False
        self.owed.clear()
        for player in self.players:
            player.disconnect()

    def confirmed(self, message: Message) -> None:
        if message.cid != self.pending:
            self.load.fail(f"an answer to nothing: {message}")
        if self.load.recording:
            self.load.times.append(1000 * (time.perf_counter() - self.began))
        self.pending = None
        self.n = message.n
        self.moves += 1
        self.go()

    def go(self) -> None:
        """Play the next move, if it is time."""
        if not self.playing or self.pending is not None:
            return
        if self.over:
            self.playing = False
            self.load.do(self.again())
            return
        mover = next((player for player in self.players if player.moves and player.n >= self.n), None)
        if mover is None or self.load.holds(self):
            return
        self.began = self.owed.popleft() if self.load.paced else time.perf_counter()
        self.pending = mover.play(choice(mover.moves))

    def due(self) -> None:
        if not self.playing:
            return
        self.owed.append(time.perf_counter())
        self.go()
        if self.owed and self.load.recording:
            self.load.late += 1


class Window(msgspec.Struct):
    """One measurement."""

    seconds: float
    late: int  # moves that came due while the one before was on its way
    times: list[float]  # milliseconds from sending a move, or from when a late one was due, to its answer
    server: float  # CPU seconds
    load: float
    core: float  # of everybody on the server's core


class Load:
    """All tables, and what is measured at them."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.tables: list[Table] = []
        self.paced = False
        self.most: int | None = None  # moves at each table
        self.recording = False
        self.times: list[float] = []
        self.late = 0
        self.failed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.tasks: set[asyncio.Task[None]] = set()
        self.http = httpx.AsyncClient(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, trust_env=False)

    def fail(self, why: str) -> None:
        if not self.failed.done():
            self.failed.set_exception(Failed(why))

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()):
            self.fail(repr(error))

    async def sleep(self, seconds: float) -> None:
        """While the load runs; raises what went wrong meanwhile."""
        await asyncio.wait({self.failed}, timeout=seconds)
        if self.failed.done():
            self.failed.result()

    async def post(self, path: str, body: object, token: str | None = None) -> Any:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        answer = await self.http.post(path, json=body, headers=headers)
        if answer.is_error:
            raise Failed(f"{path}: {answer.status_code} {answer.text}")
        return answer.json()

    async def seat(self, tables: int) -> None:
        """This many tables with four new guests each; none is opened yet."""

        async def one() -> None:
            tokens = [(await self.post("/api/tokens", {}))["token"] for _ in range(SEATS)]
            self.tables.append(Table(self, tokens))

        await self.each(one() for _ in range(tables))

    async def each(self, works: Iterable[Awaitable[None]]) -> None:
        """A few at a time."""
        few = asyncio.Semaphore(AT_ONCE)

        async def one(work: Awaitable[None]) -> None:
            async with few:
                await work

        await asyncio.gather(*map(one, works))

    def holds(self, table: Table) -> bool:
        """Is the table's next move to wait?"""
        if self.most is not None:
            return table.moves >= self.most
        return self.paced and not table.owed

    def go(self) -> None:
        for table in self.tables:
            table.go()

    async def pace(self, rate: float) -> None:
        start, sent = time.perf_counter(), 0
        while True:
            await asyncio.sleep(0.001)
            until = rate * (time.perf_counter() - start)
            while sent < until:
                self.tables[sent % len(self.tables)].due()
                sent += 1

    async def measure(self, seconds: float, pid: int) -> Window:
        await self.sleep(WARMUP)
        before = [table.moves for table in self.tables]
        start, server, own, core = time.perf_counter(), cpu_of(pid), time.process_time(), cpu_of_core(SERVER_CORE)
        self.recording, self.times, self.late = True, [], 0
        await self.sleep(seconds)
        self.recording = False
        window = Window(
            seconds=time.perf_counter() - start,
            late=self.late,
            times=self.times,
            server=cpu_of(pid) - server,
            load=time.process_time() - own,
            core=cpu_of_core(SERVER_CORE) - core,
        )
        if any(table.moves == moves for table, moves in zip(self.tables, before, strict=True)):
            raise Failed("a table stands still")
        return window

    async def close(self) -> None:
        for table in self.tables:
            table.leave()
        for task in self.tasks:
            task.cancel()
        await self.http.aclose()


# --- for both scripts


def command_of(serve: str, port: int, data: str) -> list[str]:
    return shlex.split(serve.format(python=shlex.quote(sys.executable), port=port, data=shlex.quote(data)))


def in_loop(work: Coroutine[Any, Any, T]) -> T:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        try:
            return runner.run(work)
        except (Failed, TimeoutError) as error:
            sys.exit(f"{Path(sys.argv[0]).stem}: {error or 'no answer'}")


def show_command(asked: argparse.Namespace, *names: str) -> None:
    """The first line of the result."""
    given = {name: getattr(asked, name) for name in names} | {"serve": asked.serve if asked.serve != SERVE else None}
    words = [f"--{name} {shlex.quote(format(value))}" for name, value in given.items() if value is not None]
    print(f"$ python benchmarks/{Path(sys.argv[0]).name} {' '.join(words)}")


def add_common(parser: argparse.ArgumentParser) -> None:
    cache = os.environ.get("ROSPO_BENCHMARKS_CACHE", HERE / ".cache")
    parser.add_argument("--serve", default=SERVE, help="how to start our server, with {port} and {data}")
    parser.add_argument("--cache", type=Path, default=Path(cache), help="for npm packages and the server's data")
