"""Evenings at a server in this process (`near`), with every byte that every client gets.

Ids and secrets come from a fixed source, so an evening depends on nothing but the cards and what clients send, and two
can be compared byte by byte.
"""

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from random import Random
from typing import Any, NamedTuple, Self

import httpx
import msgspec
import pytest
from websockets.frames import Frame, Opcode

from rospo import IllegalMove, MalformedMove, Match
from rospo.play.early import EarlyPlay
from rospo.server import identity
from rospo.server.core import fair
from rospo.server.core.frames import committed_card
from rospo.server.core.settings import Settings
from rospo.server.door import Door
from rospo.server.house import House
from rospo.server.limits import Trusted
from tests.kits import KITS
from tests.leaks.swaps import Deal
from tests.server.memory import MemoryStore
from tests.server.near import HOST_KEY, Leaping, Socket, app_of, follow
from tests.server.serving import LIFTED, QUICK
from tests.support import random_move
from tests.tables import CARDS, Table

Who = int | None
"""A seat's client, or None: the onlooker's."""
SETTINGS = msgspec.convert({**QUICK, **LIFTED, "silence_ms": 10**9}, Settings)
"""A race in which nobody counts as silent, since clients here only speak when they have something to say."""
HOST = "HOST"
"""What the host's page is asked for, besides what clients do."""
STEP = 0.0137
"""Seconds between things that clients send; odd, so that no timer of the server's ends at the same moment."""


# --- chance that is the same every evening


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


class Ear:
    """One socket of a client's: all frames that come are kept, and pings are answered."""

    def __init__(self, door: Door, path: str, token: str, heard: list[bytes]) -> None:
        self._heard = heard
        self._socket = Socket(door, path, token, self._told)
        self.put, self.close = self._socket.put, self._socket.close

    def _told(self, frame: Frame) -> None:
        text = bytes(frame.data)
        self._heard.append(text if frame.opcode is Opcode.TEXT else repr(frame).encode())
        if text.startswith(b'{"t":"ping"'):
            answer = json.dumps({"v": 1, "t": "pong", "at": json.loads(text)["at"]})
            asyncio.get_running_loop().call_soon(self.put, answer)


class Evening:
    """A server, a table, a client at each seat and an onlooker; `heard` is every byte they got, `sent` all they did."""

    def __init__(self, world: World) -> None:
        self.world = world
        self.people: list[Who] = [*range(world.table.players), None]
        self.heard: dict[Who, list[bytes]] = {who: [] for who in self.people}
        self.sent: list[Sent] = []
        self.host_heard: list[bytes] = []
        self.tokens: dict[Who, str] = {}
        self.id = self.code = ""
        self.store = MemoryStore(HOST_KEY)
        self._sockets: dict[Who, list[Ear]] = {who: [] for who in self.people}
        self._cid = 0
        self._open_house()

    def _open_house(self) -> None:
        self.house = House(self.store, SETTINGS, b"k" * 32)
        self.house.begin()
        self._door = Door(self.house, Trusted())
        self._app = app_of(self.house, self._door)

    @property
    def match(self) -> Match:
        match = self.house.tables[self.id].state.match
        assert match is not None
        return match

    @property
    def n(self) -> int:
        return self.house.tables[self.id].state.n

    @property
    def race_clock(self) -> int:
        """What the clock of a race shows; 0 while it stands still."""
        state, now = self.house.tables[self.id].state, self.house.now()
        start = state.race_start
        return 0 if start is None or now < start else state.race_clock + now - start

    def held(self, who: Who) -> str | None:
        """The card that a seat has committed (IS-R3)."""
        return committed_card(self.house.tables[self.id].state, who)

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
        """Do it, record it, and let all its immediate effects happen."""
        self.sent.append(Sent(asyncio.get_running_loop().time(), who, text))
        if text == HOST:
            answer = await self.http(HOST, "GET", "/api/host")
            assert answer.status_code == 200, answer.text
            self.host_heard.append(without_load(answer))
        elif text.startswith("GET "):
            answer = await self.http(who, "GET", text[4:])
            self.heard[who].append(f"{answer.status_code} {answer.headers.multi_items()} {figures(answer)}".encode())
        elif text.startswith("ENTER "):
            path = f"/api/tables/{self.id}/live?after={text[6:]}"
            self._sockets[who].append(Ear(self._door, path, self.tokens[who], self.heard[who]))
        else:
            self._sockets[who][-1].put(text)
        await asyncio.sleep(STEP)

    async def http(self, who: Who | str, method: str, path: str, **more: Any) -> httpx.Response:
        token = HOST_KEY if who == HOST else self.tokens.get(who)  # type: ignore[arg-type]
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        transport = httpx.ASGITransport(self._app)
        async with httpx.AsyncClient(transport=transport, base_url="http://table", headers=headers) as http:
            return await http.request(method, path, **more)

    async def repeat(self, sent: Sequence[Sent]) -> None:
        """Do the same at the same moments."""
        for one in sent:
            await asyncio.sleep(one.at - asyncio.get_running_loop().time())
            await self.do(one.who, one.text)


def without_load(answer: httpx.Response) -> bytes:
    """The host's report without what the machine does."""
    return msgspec.json.encode({**answer.json(), "load": None})


def figures(answer: httpx.Response) -> str:
    """A body without the durations that the server measured."""
    return "\n".join(line for line in answer.text.split("\n") if not line.startswith("rospo_answer_seconds"))


def evening(world: World, play: Callable[[Evening], Awaitable[None]]) -> Evening:
    """Deal these cards at a table where everybody is ready, and do something there."""

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
    patch.setattr(fair, "begin", lambda *asked: world.start())
    patch.setattr(fair, "keep_stacked", lambda match, mixed: None)
    follow(patch, loop)


def as_deal(here: Evening) -> Deal:
    """The moves played, in the form that the library's leak tests use."""
    return Deal(here.world.table, here.world.seed, list(here.world.decks[0]), here.match)


# --- playing at random


async def move_on(here: Evening, rng: Random, *, commits: bool = False) -> None:
    match = here.match
    if match._game.race is not None:
        await asyncio.sleep(rng.random() / 5)
        match = here.match.copy()
        match.advance(max(match.clock, here.race_clock))
        if not match.to_act:
            return
    seat, move = random_move(match, rng)
    kind = "play"
    if commits and match._game.early is not None and rng.random() < 0.3 and (early := committable(here)):
        seat, move = rng.choice(early)
        kind = "commit"
    else:
        move = KITS[match.game].slip(match, rng, move, 0.1)
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
