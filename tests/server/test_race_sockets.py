"""Two players with unequal delays fight for piles (LT-R7).

How often each wins is measured, not tested: benchmarks/race_fairness.py.
"""

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from typing import Any, cast

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed

from tests.server.client import Client, Told, new_guest, open_table
from tests.server.near import Leaping
from tests.server.racer import Racer
from tests.server.rooms import OVER_SOCKETS, Room, at_tables, everybody, room_for, told
from tests.server.serving import Served, served
from tests.support import rule

LEAD_MS = 40
"""Head start of one press, in milliseconds: clearly more than a tie, less than the difference in delay."""
PINGS = 3


class FarSocket:
    """A socket far away: every message takes `way` seconds more, in both directions."""

    def __init__(self, socket: ClientConnection, way: float) -> None:
        self._socket = socket
        self._way = way
        self._out: asyncio.Queue[tuple[float, str]] = asyncio.Queue()
        self._in: asyncio.Queue[tuple[float, str] | None] = asyncio.Queue()
        self._pumps = [asyncio.create_task(self._send_on()), asyncio.create_task(self._receive())]

    async def send(self, text: str) -> None:
        self._out.put_nowait((_now() + self._way, text))

    async def close(self) -> None:
        await self._socket.close()
        self._pumps[0].cancel()
        await asyncio.wait(self._pumps)

    async def __aiter__(self) -> AsyncIterator[str]:
        while (item := await self._in.get()) is not None:
            due, text = item
            await asyncio.sleep(due - _now())
            yield text

    async def _send_on(self) -> None:
        with suppress(ConnectionClosed):
            while True:
                due, text = await self._out.get()
                await asyncio.sleep(due - _now())
                await self._socket.send(text)

    async def _receive(self) -> None:
        with suppress(ConnectionClosed):
            async for text in self._socket:
                self._in.put_nowait((_now() + self._way, cast("str", text)))
        self._in.put_nowait(None)


def _now() -> float:
    return asyncio.get_running_loop().time()


class FarRacer(Racer):
    trip_ms = 0

    def __init__(self, socket: ClientConnection, token: str) -> None:
        super().__init__(cast("ClientConnection", FarSocket(socket, self.trip_ms / 2000)), token)

    async def press(self, lay: str, after_ms: float) -> tuple[float, Told]:
        """See a pile free, and claim it in a moment: when that was, in milliseconds, and the answer."""
        seen = self.n
        await asyncio.sleep(after_ms / 1000)
        pressed = _now() * 1000
        return pressed, await self.claim(lay, seen=seen)


class Beside(FarRacer):
    trip_ms = 5


class Near(FarRacer):
    trip_ms = 20


class Middle(FarRacer):
    trip_ms = 80


class Far(FarRacer):
    trip_ms = 150


@pytest.fixture
def room(request: pytest.FixtureRequest) -> Room:
    return room_for(request)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("race_sockets"), silence_ms=60_000) as running:
        yield running


async def begun(url: str, kinds: list[type[FarRacer]]) -> tuple[list[FarRacer], Client]:
    """A race of these clients, with an onlooker; all delays have been measured."""
    tokens = [await new_guest(url) for _ in kinds]
    table = await open_table(url, tokens[0], "ligretto_twist", ["me", *["open"] * (len(kinds) - 1)])
    racers = [await kind.enter(url, table, token) for kind, token in zip(kinds, tokens, strict=True)]
    onlooker = await Client.enter(url, table)
    for racer in racers:
        await racer.do("sit")
        await racer.do("ready")
    await racers[0].do("start")
    await everybody(racers, lambda racer: bool(racer.view) and len(told(racer, "ping")) > PINGS)
    await racers[0].runs()
    return racers, onlooker


async def same_card(holder: Racer, mover: Racer) -> int | None:
    """Both have a card of one colour, whose pile is free: that pile. The holder keeps its card.

    None if the round would be over before it comes to that.
    """
    if holder.card is None:
        assert (await holder.claim("flip"))["t"] == "ok"
    (pile,) = holder.piles_of(holder.card)
    while True:
        await everybody([holder, mover], lambda racer: racer.n == max(holder.n or 0, mover.n or 0))
        if mover.card == holder.card and mover.view["hand_on"][pile] is None:
            return pile
        if mover.view["stacks"][mover.me] < 3:
            return None
        assert (await mover.act())["t"] == "ok"


async def fight(first: FarRacer, second: FarRacer, pile: int) -> tuple[FarRacer, FarRacer]:
    """The first presses earlier: returns winner and loser, and checks that nothing else happens.

    Where time leaps, every way takes exactly as long as it should. Elsewhere a busy machine may hold somebody up.
    """
    card, before = first.card, dict(first.view)
    (pressed, answer), (pressed_later, other) = await asyncio.gather(
        first.press(f"lay {pile}", 0), second.press(f"lay {pile}", LEAD_MS)
    )
    assert sorted([answer["t"], other["t"]]) == ["ok", "refused"]
    winner, loser = (first, second) if answer["t"] == "ok" else (second, first)
    grant, refusal = (answer, other) if winner is first else (other, answer)
    assert refusal["code"] == "late"
    if isinstance(asyncio.get_running_loop(), Leaping):
        assert winner is first, f"{pressed_later - pressed} ms earlier, and late by {refusal['facts']}"
        assert abs(refusal["facts"]["by"] - LEAD_MS) <= 2  # two clocks in whole milliseconds
    assert grant.get("won_by") in (None, refusal["facts"]["by"])  # None: the loser came after it was decided
    await everybody([first, second], lambda racer: racer.view["hand_on"][pile] == winner.me)
    assert loser.card == card  # it springs back
    assert winner.card is None
    for seen in (winner.view, loser.view):
        assert seen["frozen_until"] == [0, 0]
        assert seen["heights"][pile] == before["heights"][pile] + 1
        assert seen["covers"][loser.me] == before["covers"][loser.me]
        assert (seen["stacks"], seen["parked"]) == (before["stacks"], before["parked"])
    return winner, loser


async def fights(url: str, kinds: list[type[FarRacer]], times: int) -> None:
    racers, onlooker = await begun(url, kinds)
    winner, loser = racers
    fought = 0
    try:
        while fought < times and (pile := await same_card(loser, winner)) is not None:
            early, late = racers if fought % 2 else racers[::-1]
            winner, loser = await fight(early, late, pile)
            fought += 1
        assert fought
        everyone: list[Client] = [*racers, onlooker]
        last = max(client.n or 0 for client in everyone)
        await everybody(everyone, lambda client: client.n == last)
        _same_for_all(everyone, fought)
    finally:
        await asyncio.gather(*(client.leave() for client in (*racers, onlooker)))


def _same_for_all(clients: list[Client], times: int) -> None:
    """Everybody got the same events in the same order, and none for a lay that didn't count."""
    events: list[dict[str, Any]] = clients[0].events
    assert all(client.events == events for client in clients)
    clocks = [event["at"] for event in events]
    assert clocks == sorted(clocks)
    lays = [event for event in events if event["kind"] == "lay"]
    assert not [lay for lay in lays if lay["fumble"]]
    assert sum(clients[0].view["heights"]) == len(clients[0].view["piles"]) + len(lays)
    assert [refusal["code"] for client in clients for refusal in told(client, "refused")] == ["late"] * times


@rule("LT-R1", "LT-R5", "LT-R7")
@pytest.mark.parametrize("kinds", [[Near, Far], [Middle, Far]], ids=["near and far", "middle and far"])
@at_tables
async def test_the_first_to_press_wins_however_far_away_and_nothing_else_is_taken_back(
    room: Room, kinds: list[type[FarRacer]]
) -> None:
    await fights(room.url, kinds, 6)


@rule("LT-R7")
@OVER_SOCKETS
@at_tables
async def test_over_real_sockets_too_one_wins_the_other_is_late_and_nothing_else_is_taken_back(room: Room) -> None:
    await fights(room.url, [Beside, Near], 2)
