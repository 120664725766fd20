"""A scripted player of a race: sends signs of life, claims what it sees, and can fall silent."""

import asyncio
import time
from typing import Any, Self

from tests.server.client import Client, Told, new_guest, open_table
from tests.server.near import EPOCH, Leaping

BEAT_S = 0.15
LOST = ("late", "illegal", "not_running", "paused", "round_over", "wrong_status")
"""Why a claim made in good faith may be refused."""


def now_ms() -> int:
    """The server's clock: this machine's, or that of a server in this process."""
    loop = asyncio.get_running_loop()
    return EPOCH + int(loop.time() * 1000) if isinstance(loop, Leaping) else time.time_ns() // 1_000_000


class Racer(Client):
    """Beats from the moment at which it enters."""

    silent = False
    _beats: "asyncio.Task[None] | None" = None

    @classmethod
    async def enter(cls, url: str, table: str, token: str | None = None, after: int | None = None) -> Self:
        racer = await super().enter(url, table, token, after)
        racer._beats = asyncio.create_task(racer._beat())
        return racer

    async def leave(self) -> None:
        if self._beats is not None:
            self._beats.cancel()
            await asyncio.wait([self._beats])
        await super().leave()

    async def _beat(self) -> None:
        while self.bye is None:
            if not self.silent:
                await self.send("beat")
            await asyncio.sleep(BEAT_S)

    async def _pong(self, message: Told) -> None:
        if not self.silent:
            await super()._pong(message)

    # --- what it sees

    @property
    def me(self) -> int:
        assert self.seat is not None
        return self.seat

    @property
    def running(self) -> bool:
        start = self.table["race"]["start"]
        return self.table["status"] == "playing" and start is not None and now_ms() > start + 5

    @property
    def paused(self) -> bool:
        return self.table["race"]["start"] is None

    @property
    def card(self) -> str | None:
        """In its hand."""
        card: str | None = self.view["held"][self.me]
        return card

    def piles_of(self, colour: str | None) -> list[int]:
        return [pile for pile, of in enumerate(self.view["piles"]) if of == colour]

    @property
    def open_piles(self) -> list[int]:
        """Those on which it can lay its card."""
        return [pile for pile in self.piles_of(self.card) if self.view["hand_on"][pile] in (None, self.me)]

    # --- actions

    async def runs(self) -> None:
        """Wait until the clock runs."""
        while not self.running:
            await asyncio.sleep(0.01)

    async def claim(self, move: str, seen: int | None = None) -> Told:
        """Claim a move, as a browser does, and wait until its event is known."""
        answer = await self.ask("play", move=move, seen=self.n if seen is None else seen, press=now_ms())
        if answer["t"] == "ok":
            await self.until(lambda: (self.n or 0) >= answer["n"])
        return answer

    async def act(self) -> Told:
        """The first move that is offered, as soon as there is one."""
        await self.until(lambda: bool(self.offer))
        return await self.claim(self.offer[0])

    async def race(self) -> None:
        """Play until the game is over."""
        while not self.over:
            if not self.running:
                await asyncio.sleep(0.01)
                continue
            answer = await self.act()
            assert answer["t"] == "ok" or answer["code"] in LOST, answer
            assert answer["t"] == "ok" or answer["code"] != "illegal" or answer["rule"] == "LT-R2", answer


async def racers(url: str, people: int, bots: tuple[str, ...] = (), *, begun: bool = True, **more: Any) -> list[Racer]:
    """A table of a race, everybody ready; and begun."""
    tokens = [await new_guest(url) for _ in range(people)]
    seats = ["me", *["open"] * (people - 1), *bots]
    table = await open_table(url, tokens[0], "ligretto_twist", seats, **more)
    clients = []
    for token in tokens:
        client = await Racer.enter(url, table, token)
        await client.do("sit")
        await client.do("ready")
        clients.append(client)
    if not begun:
        return clients
    await clients[0].do("start")
    for client in clients:
        await client.until(lambda client=client: bool(client.view))  # type: ignore[misc]
    return clients
