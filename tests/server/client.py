"""A scripted client: keeps the table as the server tells it, the way a browser would, and checks what it is told."""

import asyncio
import itertools
import json
import random
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Self, cast

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.near import Near

TIMEOUT = 20.0
Told = dict[str, Any]


def _http(url: str) -> httpx.AsyncClient:
    near = Near.at(url)
    return httpx.AsyncClient(base_url=url, timeout=TIMEOUT, verify=False, transport=near.transport if near else None)


async def _dial(url: str, path: str, token: str) -> ClientConnection:
    near = Near.at(url)
    if near is not None:
        return cast("ClientConnection", near.connect(path, token))
    address = url.replace("http", "ws", 1) + path
    return await connect(address, additional_headers={"Authorization": f"Bearer {token}"}, compression=None)


async def new_guest(url: str) -> str:
    """A token."""
    async with _http(url) as http:
        made = await http.post("/api/tokens")
        made.raise_for_status()
        token: str = made.json()["token"]
        return token


async def call(url: str, method: str, path: str, token: str | None = None, **more: Any) -> httpx.Response:
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    async with _http(url) as http:
        return await http.request(method, path, headers=headers, **more)


async def open_table(url: str, token: str, game: str, seats: list[str], **more: Any) -> str:
    """A new table: each seat "me", "open", or the level of a bot. Returns its id."""
    plan = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
    made = await call(url, "POST", "/api/tables", token, json={"game": game, "seats": plan, **more})
    assert made.status_code == 201, made.text
    id: str = made.json()["id"]
    return id


class Client:
    """One connection to a table. `received` has every text, as it came."""

    def __init__(self, socket: ClientConnection, token: str) -> None:
        self.socket = socket
        self.token = token
        self.received: list[str] = []
        self.n: int | None = None
        self.table: Told = {}
        self.view: Told = {}
        self.offer: list[str] = []
        self.early: list[str] = []
        self.later: list[str] = []
        self.you: Told = {}
        self.events: list[Told] = []
        self.held: str | None = None
        self.bye: Told | None = None
        self._cids = itertools.count()
        self._answers: dict[str, asyncio.Future[Told]] = {}
        self._news = asyncio.Condition()
        self._reader = asyncio.create_task(self._read())

    @classmethod
    async def enter(cls, url: str, table: str, token: str | None = None, after: int | None = None) -> Self:
        """Connect, and wait until the table is known."""
        token = token or await new_guest(url)
        path = f"/api/tables/{table}/live" + (f"?after={after}" if after else "")
        client = cls(await _dial(url, path, token), token)
        await client.until(lambda: client.n is not None or client.bye is not None)
        return client

    @property
    def seat(self) -> int | None:
        seat: int | None = self.you.get("seat")
        return seat

    @property
    def over(self) -> bool:
        return self.table.get("status") == "over"

    async def leave(self) -> None:
        await self.socket.close()
        await self._reader

    # --- asking

    async def send(self, kind: str, **facts: Any) -> None:
        await self.socket.send(json.dumps({"v": 1, "t": kind, **facts}))

    async def ask(self, kind: str, cid: str | None = None, **facts: Any) -> Told:
        """Ask, and wait for the answer."""
        cid = cid or f"c{next(self._cids)}-{random.getrandbits(32):x}"
        answer = self._answers[cid] = asyncio.get_running_loop().create_future()
        await self.send(kind, cid=cid, **facts)
        return await asyncio.wait_for(answer, TIMEOUT)

    async def do(self, kind: str, **facts: Any) -> Told:
        """Make a request that must be granted."""
        answer = await self.ask(kind, **facts)
        assert answer["t"] == "ok", answer
        return answer

    async def until(self, holds: Callable[[], bool], timeout: float = TIMEOUT) -> None:
        """Wait until something holds."""
        async with self._news:
            await asyncio.wait_for(self._news.wait_for(holds), timeout)

    async def play_on(
        self, choose: Callable[["Client"], str] | None = None, until: Callable[[], bool] | None = None
    ) -> None:
        """Play whenever the game waits for this seat, until it is over."""
        done = until or (lambda: self.over)
        while True:
            await self.until(lambda: done() or self.may_play or self.bye is not None, timeout=60)
            if done() or self.bye is not None:
                return
            n = self.n
            answer = await self.ask("play", move=choose(self) if choose else self.some_move())
            assert answer["t"] == "ok" or answer["code"] in ("not_your_turn", "illegal", "wrong_status"), answer
            await self.until(lambda n=n: self.n != n or self.bye is not None)  # type: ignore[misc]

    @property
    def may_play(self) -> bool:
        return bool(self.offer) and self.seat in self.view.get("due", ())

    def some_move(self) -> str:
        return random.choice([move for move in self.offer if not move.startswith("challenge")] or self.offer)

    # --- listening

    async def _read(self) -> None:
        try:
            async for text in self.socket:
                assert isinstance(text, str)
                self.received.append(text)
                async with self._news:
                    self._told(json.loads(text))
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        finally:
            async with self._news:
                self.bye = self.bye or {"t": "bye", "code": "gone"}
                self._news.notify_all()
            for answer in self._answers.values():
                if not answer.done():
                    answer.set_result({"t": "gone"})

    def _told(self, message: Told) -> None:
        assert message["v"] == 1
        kind = message["t"]
        if kind in ("ok", "refused"):
            waiting = self._answers.pop(message.get("cid", ""), None)
            if waiting is not None and not waiting.done():
                waiting.set_result(message)
        elif kind == "state":
            self._state(message)
        elif kind == "event":
            self._event(message)
        elif kind == "offer":
            self._offered(message)
        elif kind == "held":
            self.held = message.get("move")
        elif kind == "ping":
            asyncio.get_running_loop().create_task(self._pong(message))
        elif kind == "bye":
            self.bye = message

    async def _pong(self, message: Told) -> None:
        with suppress(ConnectionClosed):
            await self.send("pong", at=message["at"])

    def _state(self, message: Told) -> None:
        self.n, self.table, self.you = message["n"], message["table"], message["you"]
        self.view, self.held = message["view"] or {}, message["held"]
        self._offered(message)
        self.events = [*(self.events if message["since"] else []), *message["events"]]

    def _event(self, message: Told) -> None:
        assert message["n"] == (self.n or 0) + 1, f"{message['n']} came after {self.n}"
        self.n = message["n"]
        self.table |= message.get("table", {})
        self.view |= message.get("view", {})
        self.events += message.get("events", [])
        self._offered(message)

    def _offered(self, message: Told) -> None:
        self.offer = message.get("offer", self.offer)
        self.early = message.get("early", self.early)
        self.later = message.get("later", [] if message["t"] == "offer" else self.later)


async def seated(url: str, game: str, people: int, bots: tuple[str, ...] = (), **more: Any) -> list[Client]:
    """A table with people on the first seats and bots on the others, everybody ready, not started."""
    tokens = [await new_guest(url) for _ in range(people)]
    table = await open_table(url, tokens[0], game, ["me", *["open"] * (people - 1), *bots], **more)
    clients = []
    for seat, token in enumerate(tokens):
        client = await Client.enter(url, table, token)
        if seat:
            await client.do("sit", seat=seat)
        await client.until(lambda client=client: client.seat is not None)  # type: ignore[misc]
        await client.do("ready", value=f"value {seat}")
        clients.append(client)
    return clients


async def started(url: str, game: str, people: int, bots: tuple[str, ...] = (), **more: Any) -> list[Client]:
    """The same, and started."""
    clients = await seated(url, game, people, bots, **more)
    await clients[0].do("start")
    for client in clients:
        await client.until(lambda client=client: bool(client.view))  # type: ignore[misc]
    return clients
