"""Evenings at a real server in this process, with every byte that every client gets.

Time leaps to the next thing that is to happen once nothing is left to do, and ids and secrets come from a fixed source.
So an evening depends on nothing but the cards and what clients send, and two can be compared byte by byte.
"""

import asyncio
import json
import selectors
import sys
import warnings
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple, Self

import httpx
import msgspec
import pytest
from litestar.exceptions import LitestarDeprecationWarning
from websockets.client import ClientProtocol
from websockets.frames import Frame, Opcode
from websockets.uri import parse_uri

from rospo import IllegalMove, MalformedMove, Match
from rospo.play.early import EarlyPlay
from rospo.server import fair, identity
from rospo.server.app import make_app
from rospo.server.door import Door
from rospo.server.frames import held
from rospo.server.house import House
from rospo.server.limits import Trusted
from rospo.server.settings import Settings
from rospo.server.socket import sockets
from tests.leaks.swaps import Deal
from tests.server.memory import MemoryStore
from tests.server.serving import LIFTED, QUICK
from tests.support import random_move
from tests.tables import CARDS, Table

Who = int | None
"""A seat's client, or None: the onlooker's."""
EPOCH = 1_700_000_000_000
SETTINGS = msgspec.convert({**QUICK, **LIFTED, "silence_ms": 10**9}, Settings)
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


class Socket(asyncio.Transport):
    """One socket of a client's, without a network: both ends are here, and all frames that come are kept."""

    def __init__(self, door: Door, path: str, token: str, heard: list[bytes]) -> None:
        super().__init__({"peername": ("127.0.0.1", 1)})
        self._heard = heard
        self._reading, self._closing = True, False
        self._server = sockets(door)(config=None, server_state=SimpleNamespace(connections=set()), app_state=None)
        self._client = ClientProtocol(parse_uri(f"ws://table{path}"))
        self._server.connection_made(self)
        request = self._client.connect()
        request.headers["Authorization"] = f"Bearer {token}"
        self._client.send_request(request)
        self._speak()

    def put(self, text: str) -> None:
        self._client.send_text(text.encode())
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
                text = bytes(frame.data)
                self._heard.append(text if frame.opcode is Opcode.TEXT else repr(frame).encode())
                if text.startswith(b'{"t":"ping"'):
                    self._client.send_text(json.dumps({"v": 1, "t": "pong", "at": json.loads(text)["at"]}).encode())
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


class Evening:
    """A server, a table, a client at each seat and an onlooker; `heard` is every byte they got, `sent` all they did."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.people: list[Who] = [*range(world.table.players), None]
        self.heard: dict[Who, list[bytes]] = {who: [] for who in self.people}
        self.sent: list[Sent] = []
        self.tokens: dict[Who, str] = {}
        self.id = self.code = ""
        self.store = MemoryStore()
        self._sockets: dict[Who, list[Socket]] = {who: [] for who in self.people}
        self._cid = 0
        self._open_house()

    def _open_house(self) -> None:
        self.house = House(self.store, SETTINGS, b"k" * 32)
        self._door = Door(self.house, Trusted())
        with warnings.catch_warnings():
            warnings.simplefilter("ignore", LitestarDeprecationWarning)
            self._app = make_app(self.house, self._door)

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
        for mine in self._sockets.values():
            for socket in mine:
                socket.close()
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
            path = f"/api/tables/{self.id}/live?after={text[6:]}"
            self._sockets[who].append(Socket(self._door, path, self.tokens[who], self.heard[who]))
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
    for name, module in sys.modules.copy().items():
        if name.startswith("rospo.server.") and hasattr(module, "monotonic"):
            patch.setattr(module, "monotonic", loop.time)


async def _here(work: Callable[[], Any]) -> Any:
    return work()


def as_deal(here: Evening) -> Deal:
    """What was played, as the tests of the library's leaks know it."""
    return Deal(here.world.table, here.world.seed, list(here.world.decks[0]), here.match)


# --- playing at random


async def move_on(here: Evening, rng: Random, *, commits: bool = False) -> None:
    match = here.match
    if match.game == "ligretto_twist":
        await asyncio.sleep(rng.random() / 5)
        match = here.match.copy()
        match.advance(max(match.clock, int(here.house.tables[here.id].driver._now() or 0)))  # type: ignore[attr-defined]
        if not match.to_act:
            return
    seat, move = random_move(match, rng)
    kind = "play"
    if commits and match.game == "istinto" and rng.random() < 0.3 and (early := committable(here)):
        seat, move = rng.choice(early)
        kind = "commit"
    elif match.game == "ligretto_twist" and move != "flip" and rng.random() < 0.1:
        move = f"lay {rng.randrange(4 if match.players == 2 else 8)}"
    await here.say(seat, kind, move=move)


def committable(here: Evening) -> list[tuple[int, str]]:
    """Every card that a seat that has committed none could commit now (IS-R3)."""
    found = []
    for seat, hand in enumerate(here.match.reveal()["hands"]):
        for card in hand if here.held(seat) is None else ():
            with suppress(IllegalMove):
                EarlyPlay(here.match.copy()).commit(seat, f"play {card}")
                found.append((seat, f"play {card}"))
    return found


def any_move(match: Match, rng: Random) -> str:
    while True:
        with suppress(MalformedMove):  # not every code is of a move
            return match.move(rng.randrange(match._rules.ACTIONS)).text
