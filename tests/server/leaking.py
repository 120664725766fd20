"""Evenings at a real server in this process, with every byte that every client gets.

The loop's time leaps to the next thing that is to happen once nothing is left to do, and ids and secrets come from a
fixed source. So an evening depends on nothing but the cards and what clients send, and two can be compared byte by byte.
"""

import asyncio
import json
import selectors
import sys
import warnings
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Any, NamedTuple, Self

import httpx
import pytest
from litestar.exceptions import LitestarDeprecationWarning

from rospo import Match
from rospo.server import fair, identity
from rospo.server.app import make_app
from rospo.server.door import Door
from rospo.server.frames import held
from rospo.server.house import House
from rospo.server.limits import Trusted
from rospo.server.settings import Settings
from rospo.server.store import Append, Change, Forget, Guest, Result, SeatsOf, TableRow
from tests.leaks.swaps import Deal
from tests.server.serving import LIFTED, QUICK
from tests.tables import CARDS, Table

Who = int | None
"""A seat's client, or None: the onlooker's."""
EPOCH = 1_700_000_000_000
SETTINGS = Settings(**{**QUICK, **LIFTED, "silence_ms": 10**15, "outbox": 10**6})  # type: ignore[arg-type]
"""In a race nobody is ever too silent, since clients here only speak when they have something to say."""
STEP = 0.0137
"""Seconds between things that clients send; odd, so that no timer of the server's ends at the same moment."""


# --- time and chance that are the same every evening


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

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(None if timeout is None else 0)
        if not ready and timeout:
            self._of.moment += timeout
        return ready


class _Luck:
    """In place of `secrets`."""

    def __init__(self) -> None:
        self._rng = Random(20)
        self.choice, self.randbelow = self._rng.choice, self._rng.randrange

    def token_hex(self, n: int) -> str:
        return self._rng.randbytes(n).hex()

    def token_urlsafe(self, n: int) -> str:
        return self.token_hex(n)


class Memory:
    """A store without a disk, in which everything is written at once."""

    queued = 0

    def __init__(self) -> None:
        self.logs: dict[str, list[bytes]] = {}
        self.rows: dict[str, TableRow] = {}
        self.people: dict[str, SeatsOf] = {}
        self.known: dict[str, Guest] = {}
        self.results: dict[tuple[str, str], Result] = {}

    async def write(self, changes: Sequence[Change]) -> None:
        for change in changes:
            match change:
                case Append():
                    self.logs.setdefault(change.table, []).append(change.data)
                case TableRow():
                    self.rows[change.id] = change
                case SeatsOf():
                    self.people[change.table] = change
                case Guest():
                    self.known[change.id] = change
                case Result():
                    self.results[change.guest, change.table] = change
                case Forget():
                    self.known.pop(change.guest)

    async def log(self, table: str) -> list[bytes]:
        return self.logs[table][:]

    async def table(self, id: str) -> TableRow | None:
        return self.rows.get(id)

    async def table_of_code(self, code: str) -> TableRow | None:
        return next((row for row in self.rows.values() if row.code == code), None)

    async def open_tables(self) -> list[TableRow]:
        return [row for row in self.rows.values() if row.status in ("waiting", "playing")]

    async def tables_of(self, guest: str, limit: int = 50) -> list[TableRow]:
        return [self.rows[of.table] for of in self.people.values() if guest in dict(of.people).values()][:limit]

    async def guest(self, id: str) -> Guest | None:
        return self.known.get(id)

    async def guests(self, ids: Sequence[str]) -> dict[str, Guest]:
        return {id: self.known[id] for id in ids if id in self.known}

    async def results_of(self, guest: str, limit: int = 200) -> list[Result]:
        return [result for result in self.results.values() if result.guest == guest][:limit]

    async def value(self, name: str, make: bytes) -> bytes:
        return make

    async def check(self) -> None:
        """It can always write."""

    async def close(self) -> None:
        """There is nothing to close."""


# --- an evening


class World(NamedTuple):
    """A table and the decks of its rounds; those after the last deck come from the seed."""

    table: Table
    seed: int
    decks: tuple[tuple[str, ...], ...]

    def start(self) -> Match:
        return self.table.start(self.seed, decks=list(self.decks))


def world(table: Table, seed: int, rounds: int = 1) -> World:
    """Shuffled decks."""
    rng, cards = Random(seed), CARDS[table.game]
    return World(table, seed, tuple(tuple(rng.sample(cards, len(cards))) for _ in range(rounds)))


class Sent(NamedTuple):
    """What a client did: a message, "GET /a/path" or "ENTER 12", which is a second socket from number 12 on."""

    at: float
    who: Who
    text: str


class Socket:
    """One socket of a client's, straight on ASGI."""

    def __init__(self, app: Any, path: str, query: str, token: str, heard: list[bytes]) -> None:
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        self._heard = heard
        headers = [(b"authorization", f"Bearer {token}".encode())]
        scope = {"type": "websocket", "path": path, "query_string": query.encode(), "headers": headers}
        scope |= {"client": ("127.0.0.1", 1), "scheme": "ws"}
        self._task = asyncio.create_task(app(scope, self._in.get, self._send))

    def put(self, text: str) -> None:
        self._in.put_nowait({"type": "websocket.receive", "text": text})

    async def _send(self, message: dict[str, Any]) -> None:
        if message["type"] == "websocket.accept":
            return
        text = message.get("text") or f"closed {message['code']}"
        self._heard.append(text.encode())
        if text.startswith('{"t":"ping"'):
            self.put(json.dumps({"v": 1, "t": "pong", "at": json.loads(text)["at"]}))

    async def end(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect"})
        await self._task


class Evening:
    """A server, a table, a client at each seat and an onlooker. `heard` has every byte they got, `sent` what they did."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.people: list[Who] = [*range(world.table.players), None]
        self.heard: dict[Who, list[bytes]] = {who: [] for who in self.people}
        self.sent: list[Sent] = []
        self.tokens: dict[Who, str] = {}
        self.id = self.code = ""
        self.store = Memory()
        self._sockets: dict[Who, list[Socket]] = {who: [] for who in self.people}
        self._cid = 0
        self._open_house()

    def _open_house(self) -> None:
        self.house = House(self.store, SETTINGS, b"k" * 32)
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", LitestarDeprecationWarning)
            self._app = make_app(self.house, Door(self.house, Trusted()))

    @property
    def match(self) -> Match:
        match = self.house.tables[self.id].state.match
        assert match is not None
        return match

    @property
    def n(self) -> int:
        return self.house.tables[self.id].state.n

    def held(self, who: Who) -> str | None:
        """The card that a seat has committed (IS-R3)."""
        return held(self.house.tables[self.id].state, who)

    # --- before the game, and after it

    async def sit_down(self, *, public: bool = True) -> Self:
        """Everybody comes, sits down and is ready."""
        for who in self.people:
            self.tokens[who] = (await self.http(None, "POST", "/api/tokens")).json()["token"]
        table = self.world.table
        seats = [{"kind": "me"}, *[{"kind": "open"}] * (table.players - 1)]
        asked = {"game": table.game, "seats": seats, "options": table.options, "public": public, "timer": "relaxed"}
        made = (await self.http(0, "POST", "/api/tables", json=asked)).json()
        self.id, self.code = made["id"], made["code"]
        for who in self.people:
            await self.do(who, "ENTER 0")
            if who:
                await self.say(who, "sit", seat=who)
            if who is not None:
                await self.say(who, "ready", value=f"value of {who}")
        return self

    async def restart(self) -> None:
        """The server says good-bye, stops, and starts again on the same store; everybody comes back."""
        n = self.n
        await self.house.say_bye()
        await self.house.stop()
        self._open_house()
        for who in self.people:
            self._sockets[who].clear()
            await self.do(who, f"ENTER {n}")
        await asyncio.sleep(1)

    async def end(self) -> None:
        for sockets in self._sockets.values():
            for socket in sockets:
                await socket.end()
        await self.house.stop()

    # --- what clients do

    async def say(self, who: Who, kind: str, **facts: Any) -> None:
        self._cid += 1
        await self.do(who, json.dumps({"v": 1, "t": kind, "cid": f"c{self._cid}", **facts}))

    async def do(self, who: Who, text: str) -> None:
        """Do it, write it down, and let everything come of it that comes at once."""
        self.sent.append(Sent(asyncio.get_running_loop().time(), who, text))
        if text.startswith("GET "):
            answer = await self.http(who, "GET", text[4:])
            self.heard[who].append(f"{answer.status_code} {answer.headers.multi_items()} {figures(answer)}".encode())
        elif text.startswith("ENTER "):
            path, query = f"/api/tables/{self.id}/live", f"after={text[6:]}"
            self._sockets[who].append(Socket(self._app, path, query, self.tokens[who], self.heard[who]))
        else:
            self._sockets[who][-1].put(text)
        await asyncio.sleep(STEP)

    async def http(self, who: Who, method: str, path: str, **more: Any) -> httpx.Response:
        headers = {"Authorization": f"Bearer {self.tokens[who]}"} if who in self.tokens else {}
        transport = httpx.ASGITransport(self._app)
        async with httpx.AsyncClient(transport=transport, base_url="http://table", headers=headers) as http:
            return await http.request(method, path, **more)

    async def repeat(self, sent: Sequence[Sent]) -> None:
        """Do the same at the same moments."""
        for one in sent:
            await asyncio.sleep(one.at - asyncio.get_running_loop().time())
            await self.do(one.who, one.text)


def figures(answer: httpx.Response) -> str:
    """A body, without the seconds that the server measured."""
    return "\n".join(line for line in answer.text.split("\n") if not line.startswith("rospo_answer_seconds"))


def evening(world: World, play: Callable[[Evening], Awaitable[None]]) -> Evening:
    """Deal these cards to a table at which everybody is ready, and do something there."""

    async def spend() -> Evening:
        loop = asyncio.get_running_loop()
        _fix(patch, world, loop)
        here = await Evening(world).sit_down()
        await play(here)
        await here.end()
        return here

    with pytest.MonkeyPatch.context() as patch, asyncio.Runner(loop_factory=Leaping) as runner:
        return runner.run(spend())


def _fix(patch: pytest.MonkeyPatch, world: World, loop: asyncio.AbstractEventLoop) -> None:
    luck = _Luck()
    patch.setattr(identity, "secrets", luck)
    patch.setattr(fair, "secrets", luck)
    patch.setattr(fair, "begin", lambda *asked: world.start())
    patch.setattr(fair, "keep_stacked", lambda match, mixed: None)
    patch.setattr(asyncio, "to_thread", _here)
    patch.setattr(House, "now", staticmethod(lambda: EPOCH + int(loop.time() * 1000)))
    patch.setattr(House, "now_exact", staticmethod(lambda: EPOCH + loop.time() * 1000))
    for name, module in list(sys.modules.items()):
        if name.startswith("rospo.server.") and hasattr(module, "monotonic"):
            patch.setattr(module, "monotonic", loop.time)


async def _here(work: Callable[[], Any]) -> Any:
    return work()


def as_deal(here: Evening) -> Deal:
    """What was played, as the tests of the library's leaks know it."""
    return Deal(here.world.table, here.world.seed, list(here.world.decks[0]), here.match)
