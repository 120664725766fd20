"""Scenes at real tables: a test is an async function that is given a room, and everybody leaves when it is over."""

import asyncio
import json
from collections.abc import Callable, Coroutine, Sequence
from functools import wraps
from typing import Any, TypeVar

import pytest

from tests.server.client import Client, Told, call, new_guest, open_table, seated, started
from tests.server.near import Near, leap
from tests.server.racer import Racer, racers

AnyClient = TypeVar("AnyClient", bound=Client)


class Room:
    """The tables of one test."""

    longest_s = 60.0
    """Time for one scene."""

    def __init__(self, url: str) -> None:
        self.url = url
        self._clients: list[Client] = []

    async def open(self, game: str, seats: list[str], **more: Any) -> Client:
        """A new table, entered by the guest who opened it."""
        token = await new_guest(self.url)
        return await self.enter(await open_table(self.url, token, game, seats, **more), token)

    async def enter(self, table: str, token: str | None = None, after: int | None = None) -> Client:
        return self._kept(await Client.enter(self.url, table, token, after))

    async def seated(self, game: str, people: int, bots: tuple[str, ...] = (), **more: Any) -> list[Client]:
        """People on the first seats, bots on the others, everybody ready, not started."""
        return [self._kept(client) for client in await seated(self.url, game, people, bots, **more)]

    async def started(self, game: str, people: int, bots: tuple[str, ...] = (), **more: Any) -> list[Client]:
        """The same, and started."""
        return [self._kept(client) for client in await started(self.url, game, people, bots, **more)]

    async def racers(self, people: int, bots: tuple[str, ...] = (), **more: Any) -> list[Racer]:
        """The same at a table of a race."""
        clients = await racers(self.url, people, bots, **more)
        self._clients += clients
        return clients

    async def racer_again(self, racer: Racer) -> Racer:
        """The same racer over a new connection."""
        back = await Racer.enter(self.url, racer.table["id"], racer.token)
        self._clients.append(back)
        return back

    async def again(self, client: Client) -> Client:
        """The same guest at the same table, over a new connection."""
        return await self.enter(client.table["id"], client.token)

    async def get(self, path: str, token: str | None = None) -> Any:
        """What the HTTP API answers."""
        answer = await call(self.url, "GET", f"/api/{path}", token)
        assert answer.status_code == 200, answer.text
        return answer.json()

    def _kept(self, client: Client) -> Client:
        self._clients.append(client)
        return client

    async def pass_time(self, seconds: float) -> None:
        raise AssertionError("nobody waits in real time: let something happen, and wait for that")

    def run(self, scene: Coroutine[Any, Any, None]) -> None:
        asyncio.run(self.live(scene))

    async def live(self, scene: Coroutine[Any, Any, None]) -> None:
        try:
            await asyncio.wait_for(scene, self.longest_s)
        finally:
            await asyncio.gather(*(client.leave() for client in self._clients))


class NearRoom(Room):
    """Tables of a server in this process (`near`), on a clock that leaps: time passes as soon as it is told to."""

    longest_s = 600.0

    def __init__(self, **settings: float) -> None:
        super().__init__("")
        self.near: Near
        self._settings = settings

    async def pass_time(self, seconds: float) -> None:
        """Let everything happen now that would happen by itself in this time."""
        await asyncio.sleep(seconds)

    def run(self, scene: Coroutine[Any, Any, None]) -> None:
        async def live() -> None:
            async with Near.open(**self._settings) as self.near:
                self.url = self.near.url
                await self.live(scene)

        leap(live)


OVER_SOCKETS = pytest.mark.parametrize("room", ["server"], indirect=True)
BOTH_WAYS = pytest.mark.parametrize("room", ["near", "server"], indirect=True)


def room_for(request: pytest.FixtureRequest, **settings: float) -> Room:
    """For a fixture: in this process, or where the test says so at a real server, the module's `server`."""
    if getattr(request, "param", "near") == "near":
        return NearRoom(**settings)
    return Room(request.getfixturevalue("server").url)


def at_tables(scene: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Make a test of a scene."""

    @wraps(scene)
    def test(*, room: Room, **given: Any) -> None:
        room.run(scene(room=room, **given))

    return test


def told(client: Client, kind: str) -> list[Told]:
    """All messages of a kind that a client has got."""
    return [message for message in map(json.loads, client.received) if message["t"] == kind]


async def refused(client: Client, code: str, kind: str, **facts: Any) -> Told:
    """Make a request that must be refused for this reason and change nothing."""
    n = client.n
    answer = await client.ask(kind, **facts)
    assert answer["t"] == "refused", answer
    assert answer["code"] == code, answer
    assert client.n == n
    return answer


async def everybody(clients: Sequence[AnyClient], holds: Callable[[AnyClient], bool]) -> None:
    """Wait until something holds for each of them."""
    await asyncio.gather(*(client.until(lambda client=client: holds(client)) for client in clients))  # type: ignore[misc]


async def mover(clients: list[Client]) -> Client:
    """The client to act next, once all of these know what has happened so far."""
    while True:
        for client in clients:
            if client.may_play:
                n = client.n or 0
                await everybody(clients, lambda client, n=n: (client.n or 0) >= n)  # type: ignore[misc]
                if client.may_play:
                    return client
        await asyncio.sleep(0.005)


async def play(clients: list[Client], client: Client, move: str) -> None:
    """Play a move that must be granted, and wait until all of these clients know."""
    answer = await client.do("play", move=move)
    await everybody(clients, lambda client: (client.n or 0) >= answer["n"])
