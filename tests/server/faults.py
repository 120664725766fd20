"""For the tests of faults: people who never give up, hand-made sockets, and reading a table's log."""

import asyncio
import base64
import itertools
import json
import os
import random
import resource
import socket
import sqlite3
import struct
from collections import Counter
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException

import rospo
from rospo.server.core.entries import SECRET, AnyEntry, Played, decoded
from rospo.server.core.state import OVER, folded
from tests.server.client import TIMEOUT, Client, Told, call
from tests.server.serving import Served

SOAK = "ROSPO_SOAK" in os.environ
AGAIN_S = 0.03
"""Seconds that a client waits before it tries again."""
THOUGHT_S = 0.03
BEAT_S = 0.3
REFUSALS = ("not_your_turn", "illegal", "wrong_status", "storage")
"""Refusals of a move: the table had gone on when it came, or had no room to write it down."""


def run(play: Coroutine[Any, Any, None], within: float = 90) -> None:
    """Run a test to its end; one that hangs fails."""

    async def limited() -> None:
        async with asyncio.timeout(within * 10 if SOAK else within):
            await play

    asyncio.run(limited())


# --- the process


def children(pid: int) -> list[int]:
    """The processes that a server started: its bots think in them."""
    found = []
    for task in Path(f"/proc/{pid}/task").iterdir():
        with suppress(FileNotFoundError):
            found += [int(child) for child in (task / "children").read_text().split()]
    return found


@contextmanager
def serving(folder: Path, *flags: str, **settings: float) -> Iterator[Served]:
    """A server that may be killed and started again at once.

    Its port is not one that the system gives away: else, while it is down, a client that tries to reach it can be given
    that very port, reach itself, and be in the way when the server is back.
    """
    server = Served(folder / "tables.db", "--port", str(_free_port()), *flags, **settings)
    try:
        yield server
    finally:
        server.kill()


def _free_port() -> int:
    while True:
        port = random.SystemRandom().randrange(20_000, 32_000)
        with suppress(OSError), closing(socket.socket()) as tried:
            tried.bind(("127.0.0.1", port))
            return port


def alive(pid: int) -> bool:
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except (FileNotFoundError, ProcessLookupError):
        return False
    return state != "Z"


def limit_files(server: Served, size: int) -> None:
    """How large its files may grow; -1: as large as they like. A full disk, for this process alone."""
    resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


# --- people


async def insist(server: Served, method: str, path: str, token: str | None = None, **more: Any) -> httpx.Response:
    """A request, again and again until there is a server that answers it."""
    while True:
        with suppress(httpx.TransportError):
            return await call(server.url, method, path, token, **more)
        await asyncio.sleep(AGAIN_S)


class Ambush:
    """Waits for the moment at which somebody has just said something, and the answer isn't there yet."""

    def __init__(self) -> None:
        self._moment: asyncio.Future[None] | None = None

    async def moment(self) -> None:
        self._moment = asyncio.get_running_loop().create_future()
        await asyncio.wait([self._moment], timeout=1)

    def said(self) -> None:
        if self._moment is not None and not self._moment.done():
            self._moment.set_result(None)


class Stubborn:
    """A person who always comes back, goes on from the last number received, and repeats with the same `cid`
    whatever wasn't answered."""

    def __init__(self, server: Served, table: str, token: str, ambush: Ambush) -> None:
        self.table = table
        self.token = token
        self.acknowledged: dict[str, int] = {}  # messages by their cid, and the number they were answered with
        self.again = 0  # number of repeated messages
        self.scores: list[int] = []
        self.events: list[Told] = []
        self._n = 0
        self._server = server
        self._ambush = ambush
        self._client: Client | None = None
        self._cids = (f"{random.getrandbits(40):x}-{number}" for number in itertools.count())
        self._tried = 0

    async def client(self) -> Client:
        """Connected, and told everything up to now."""
        while self._client is None or self._client.bye is not None:
            await self.leave()
            try:
                self._client = await Client.enter(self._server.url, self.table, self.token, after=self._n)
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(AGAIN_S)
                continue
            told = next((text for text in self._client.received if '"t":"state"' in text), None)
            if told is None:
                await asyncio.sleep(AGAIN_S)
                continue
            state = json.loads(told)
            assert state["since"] == self._n <= state["n"], "a number once sent is never taken back"
            self._client.events = [*self.events, *self._client.events]
        return self._client

    async def leave(self) -> None:
        client, self._client = self._client, None
        if client is not None:
            await client.leave()
            if client.n is not None:
                self._n, self.events = client.n, client.events

    async def say(self, kind: str, **facts: Any) -> Told:
        """Say it until it is answered."""
        cid = next(self._cids)
        while True:
            client = await self.client()
            answer: Told = {"t": "gone"}
            self._ambush.said()
            with suppress(ConnectionClosed):
                answer = await client.ask(kind, cid=cid, **facts)
            if answer["t"] == "ok":
                self.acknowledged[cid] = answer["n"]
            if answer["t"] != "gone":
                return answer
            self.again += 1
            await asyncio.sleep(AGAIN_S)  # otherwise nobody has time to notice that the connection is gone

    async def do(self, kind: str, **facts: Any) -> None:
        answer = await self.say(kind, **facts)
        assert answer["t"] == "ok", answer

    async def beat(self) -> None:
        """Send signs of life for as long as this runs: a race needs them."""
        while True:
            if self._client is not None:
                with suppress(ConnectionClosed):
                    await self._client.send("beat")
            await asyncio.sleep(BEAT_S)

    async def race(self, hurry: Callable[[], bool] = lambda: True) -> None:
        """Take part in a race to its end, fast or much faster."""
        beating = asyncio.create_task(self.beat())
        while not (client := await self.client()).over:
            await asyncio.sleep(0.01 if hurry() else 0.15)  # as a person would
            if client.offer and client.table["race"]["start"] is not None:
                lays = [move for move in client.offer if move != "flip"]
                await self.say("play", move=random.choice(lays or client.offer), seen=client.n)
        beating.cancel()
        await asyncio.gather(beating, return_exceptions=True)
        await self._end(client)

    async def play(self, hurry: Callable[[], bool] = lambda: True) -> None:
        """Play to the end, with a moment's thought before each move unless in a hurry; in Istinto, also early."""
        while True:
            client = await self.client()
            await client.until(lambda c=client: c.over or c.bye is not None or c.may_play or self._may_commit(c), 60)  # type: ignore[misc]
            if client.over:
                break
            await asyncio.sleep(0 if hurry() else random.uniform(0, THOUGHT_S))
            if client.may_play:
                answer = await self.say("play", move=client.some_move())
                assert answer["t"] == "ok" or answer["code"] in REFUSALS, answer
            elif self._may_commit(client):
                self._tried = client.n or 0
                await self.say("commit", move=f"play {random.choice(client.view['hand'])}")
        await self._end(client)

    async def _end(self, client: Client) -> None:
        self.scores = client.view["scores"]
        await self.leave()

    def _may_commit(self, client: Client) -> bool:
        """Once for every card that is laid: it may well be refused."""
        view = client.view
        if client.table.get("game") != "istinto" or not view or client.held is not None or client.bye is not None:
            return False
        return bool(view["hand"]) and client.seat not in view["due"] and client.n != self._tried


async def gathered(
    server: Served, game: str, people: int, bots: tuple[str, ...] = (), ambush: Ambush | None = None, **more: Any
) -> list[Stubborn]:
    """People at a new table, the game begun. They arrange it while the server may be killed at any moment."""
    tokens = [(await insist(server, "POST", "/api/tokens")).json()["token"] for _ in range(people)]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (people - 1), *[{"kind": "bot", "level": level} for level in bots]]
    made = await insist(server, "POST", "/api/tables", tokens[0], json={"game": game, "seats": seats, **more})
    assert made.status_code == 201, made.text
    sitting = [Stubborn(server, made.json()["id"], token, ambush or Ambush()) for token in tokens]
    for seat, person in enumerate(sitting[1:], start=1):
        await person.do("sit", seat=seat)
        await person.do("ready", value=f"value {seat}")
    await sitting[0].do("start")
    return sitting


# --- the log


def log_of(data: Path, table: str) -> list[AnyEntry]:
    """What is on disk, while a server runs."""
    with closing(sqlite3.connect(f"{data.absolute().as_uri()}?mode=ro", uri=True)) as db:
        rows = db.execute('SELECT seq, data FROM entries WHERE "table" = ? ORDER BY seq', (table,)).fetchall()
    assert [seq for seq, _ in rows] == list(range(1, len(rows) + 1)), "numbered without a gap"
    return [decoded(data) for _, data in rows]


def numbers(log: list[AnyEntry]) -> dict[str, int]:
    """The public number at which each message was done, by its cid. None was done twice."""
    done: dict[str, int] = {}
    n = 0
    for entry in log:
        n += not isinstance(entry, SECRET)
        if entry.cid is not None:
            assert entry.cid not in done, f"{entry} was done twice"
            done[entry.cid] = n
    return done


async def check_finished(server: Served, people: list[Stubborn], log: list[AnyEntry] | None = None) -> None:
    """Nothing acknowledged is missing, nothing was done twice, and all agree with what the log replays to."""
    table = people[0].table
    log = log_of(server.data, table) if log is None else log
    done = numbers(log)
    for person in people:
        missing = {cid for cid, n in person.acknowledged.items() if done.get(cid, n + 1) > n}
        assert not missing, f"acknowledged, and not in the log by then: {missing}"
    state = folded(log)
    match = state.match
    assert state.status == OVER
    assert match is not None
    assert match.moves == sum(isinstance(entry, Played) for entry in log)
    scores = list(match.scores)
    record = await call(server.url, "GET", f"/api/tables/{table}/record")
    assert list(rospo.load(record.text).scores) == scores
    for person in people:
        assert person.scores == scores
        assert person.events == match.view(None).to_dict()["log"], "every event was sent once"
        results = (await call(server.url, "GET", "/api/me/results", person.token)).json()
        assert [(result["table"], result["score"]) for result in results] == [(table, scores[results[0]["seat"]])]


def answers(client: Client) -> Counter[str]:
    """How often each message was answered on this connection."""
    told = map(json.loads, client.received)
    return Counter(message["cid"] for message in told if message["t"] in ("ok", "refused") and "cid" in message)


# --- a socket made by hand

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class Raw:
    """A WebSocket that does what no library would: odd frames, or nothing at all, not even an answer to a ping.

    It reads only when told to, and little ahead.
    """

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._reader = reader
        self._writer = writer

    @classmethod
    async def enter(cls, server: Served, table: str, token: str) -> Self:
        made = socket.create_connection(("127.0.0.1", server.port))
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        reader, writer = await asyncio.open_connection(sock=made, limit=4096)
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET /api/tables/{table}/live HTTP/1.1", f"Host: 127.0.0.1:{server.port}", "Upgrade: websocket"]
        lines += ["Connection: Upgrade", f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        writer.write("\r\n".join([*lines, f"Authorization: Bearer {token}", "", ""]).encode())
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        return cls(reader, writer)

    async def send(self, data: bytes) -> None:
        self._writer.write(data)
        await self._writer.drain()

    async def say(self, kind: str, **facts: Any) -> None:
        await self.send(frame(json.dumps({"v": 1, "t": kind, **facts}).encode()))

    async def told(self, kinds: tuple[str, ...]) -> Told:
        """The next message of one of these kinds, or {"t": "closed"} with the code, or {"t": "gone"}."""
        while True:
            try:
                opcode, data = await asyncio.wait_for(self._frame(), TIMEOUT)
            except (asyncio.IncompleteReadError, ConnectionError):
                return {"t": "gone"}
            if opcode == CLOSE:
                return {"t": "closed", "code": struct.unpack("!H", data[:2])[0] if data else None}
            if opcode == TEXT and (message := json.loads(data))["t"] in kinds:
                return dict(message)

    async def _frame(self) -> tuple[int, bytes]:
        first, length = await self._reader.readexactly(2)
        if length == 126:
            (length,) = struct.unpack("!H", await self._reader.readexactly(2))
        elif length == 127:
            (length,) = struct.unpack("!Q", await self._reader.readexactly(8))
        return first & 15, await self._reader.readexactly(length)

    async def leave(self) -> None:
        self._writer.transport.abort()
        with suppress(OSError):
            await self._writer.wait_closed()


def frame(data: bytes, opcode: int = TEXT, *, fin: bool = True, masked: bool = True, odd: int = 0) -> bytes:
    """A client's frame; `odd` are bits that mean nothing."""
    head = struct.pack("!B", (fin << 7) | odd | opcode)
    mask = 128 if masked else 0
    if len(data) < 126:
        head += struct.pack("!B", mask | len(data))
    elif len(data) < 1 << 16:
        head += struct.pack("!BH", mask | 126, len(data))
    else:
        head += struct.pack("!BQ", mask | 127, len(data))
    return head + bytes(4) + data if masked else head + data  # a mask of zeros leaves everything as it is
