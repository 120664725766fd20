"""Attackers: whatever they send, nothing changes for others, nothing breaks, nothing fills up."""

import asyncio
import socket
from collections.abc import Awaitable, Callable, Iterator
from contextlib import AsyncExitStack
from pathlib import Path
from statistics import median
from typing import Any

import httpx
import pytest
from hypothesis import Phase, given, settings, strategies as st

from rospo.play import registry
from rospo.server.identity import Tokens
from tests.kits import KITS
from tests.server.client import TIMEOUT, Client, call, new_guest, open_table, seated, started
from tests.server.hostile import GARBAGE, MB, Raw, frame, memory, must_be_well, processor_s, seen_by
from tests.server.rooms import NearRoom
from tests.server.serving import Served, served

Scene = Callable[[list[Client]], Awaitable[None]]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("hostile"), stand_in_after_ms=600_000) as running:
        yield running


def at_a_game(server: Served, game: str, scene: Scene, *, begun: bool = True) -> None:
    """Play a scene at a table of its own; afterwards the server must be well."""

    async def play() -> None:
        clients = await (started if begun else seated)(server.url, game, min(3, registry.game(game).seats[-1]))
        try:
            await asyncio.wait_for(scene(clients), 60)
        finally:
            for client in clients:
                await client.leave()
        await must_be_well(server)

    asyncio.run(play())


async def enter(server: Served, clients: list[Client], token: str | None = None) -> Client:
    """One more at the same table."""
    client = await Client.enter(server.url, clients[0].table["id"], token)
    clients.append(client)
    return client


# --- messages


@pytest.mark.parametrize("game", KITS)
@settings(max_examples=8, phases=(Phase.explicit, Phase.generate))
@given(messages=st.lists(GARBAGE, min_size=60, max_size=120))
def test_whatever_an_onlooker_sends_the_game_stays_as_it_was(
    server: Served, game: str, messages: list[str | bytes]
) -> None:
    async def scene(clients: list[Client]) -> None:
        stranger = await enter(server, clients)
        before = await seen_by(clients[0])
        for message in messages:
            await stranger.socket.send(message)
        assert (await stranger.ask("resync"))["t"] == "ok", "whoever sends garbage is still answered"
        assert await seen_by(clients[0]) == before
        assert (await clients[1].ask("resync"))["t"] == "ok"

    at_a_game(server, game, scene)


@pytest.mark.parametrize("game", KITS)
def test_only_the_seat_to_move_can_play_and_only_moves_of_this_game(server: Served, game: str) -> None:
    foreign = ["buy 0", "take 3", "flip", "park", "lay 7", "bid 3", "play R7", "challenge 1", "pass", "draw", "🐸", ""]

    by_rules = ("not_your_turn", "illegal", "malformed", "not_running")

    async def scene(clients: list[Client]) -> None:
        stranger = await enter(server, clients)
        before = await seen_by(clients[0])
        for client in clients:
            mine = set(client.offer)
            for move in [move for move in [*foreign, *clients[0].offer] if move not in mine]:
                answer = await client.ask("play", move=move)
                assert answer["t"] == "refused", (move, answer)
                assert answer["code"] in (("not_seated",) if client is stranger else by_rules), (move, answer)
        assert await seen_by(clients[0]) == before

    at_a_game(server, game, scene)


def test_messages_have_a_length_limit_in_bytes(server: Served) -> None:
    async def scene(clients: list[Client]) -> None:
        stranger = await enter(server, clients)

        async def codes(message: str | bytes) -> list[str]:
            before = len(stranger.received)
            await stranger.socket.send(message)
            await stranger.until(lambda: any('"refused"' in text for text in stranger.received[before:]))
            return [text for text in stranger.received[before:] if '"refused"' in text]

        assert "unreadable" in (await codes("x" * 4096))[0]
        assert "too_long" in (await codes("x" * 4097))[0]
        assert "too_long" in (await codes("é" * 2049))[0], "bytes are counted, not letters"
        assert "too_long" in (await codes(b"x" * 16_000))[0]
        await stranger.socket.send("x" * 20_000)
        await stranger.until(lambda: stranger.bye is not None)
        assert (await clients[0].ask("resync"))["t"] == "ok"

    at_a_game(server, "take_that", scene)


# --- identity


def test_a_token_from_elsewhere_is_refused(server: Served) -> None:
    async def scene(clients: list[Client]) -> None:
        token = clients[0].token
        version, guest, made, mark = token.split(".")
        other = (await new_guest(server.url)).split(".")
        forged = [
            Tokens(b"x" * 32).token(guest, int(made)),
            f"{version}.{guest}.{made}.{other[3]}",
            f"{version}.{other[1]}.{made}.{mark}",
            f"{version}.{guest}.{int(made) + 1}.{mark}",
            f"2.{guest}.{made}.{mark}",
            f"{version}.{guest}.{made}.{mark[:-1]}{'A' if mark[-1] != 'A' else 'B'}",
            f"{version}.{guest}.{made}.{mark.lower()}",
            f"{token}.",
            f"{token}=",
            token[:-1],
            "....",
            "",
            "x" * 4000,
            '"',
        ]
        for text in forged:
            assert (await call(server.url, "GET", "/api/me", text)).status_code == 401, text
            async with httpx.AsyncClient(base_url=server.url, headers={"Cookie": f"rospo_guest={text}"}) as browser:
                assert (await browser.get("/api/me")).status_code == 401, text
            if text:
                refused = await Client.enter(server.url, clients[0].table["id"], text)
                assert refused.bye is not None
                assert refused.bye["code"] == "not_known"
                await refused.leave()

    at_a_game(server, "take_that", scene)


# --- other people's seats


@pytest.mark.parametrize(
    ("who", "kind", "facts", "code"),
    [
        ("stranger", "play", {"move": "buy 0"}, "not_seated"),
        ("stranger", "commit", {"move": "buy 0"}, "not_seated"),
        ("stranger", "withdraw", {}, "not_seated"),
        ("stranger", "leave", {}, "not_seated"),
        ("stranger", "ready", {}, "not_seated"),
        ("stranger", "emote", {"emote": "croak"}, "not_seated"),
        ("stranger", "rematch", {}, "not_seated"),
        ("stranger", "sit", {"seat": 0}, "taken"),
        ("stranger", "sit", {"seat": 1}, "taken"),
        ("stranger", "sit", {"seat": 5}, "no_such_seat"),
        ("stranger", "sit", {}, "full"),
        ("stranger", "kick", {"seat": 1}, "not_host"),
        ("stranger", "start", {}, "not_host"),
        ("guest", "sit", {"seat": 0}, "taken"),
        ("guest", "kick", {"seat": 0}, "not_host"),
        ("guest", "kick", {"seat": 1}, "not_host"),
        ("guest", "set_seat", {"seat": 2, "level": "club"}, "not_host"),
        ("guest", "set_speed", {"speed": "champion"}, "not_host"),
        ("guest", "start", {}, "not_host"),
        ("guest", "rematch", {}, "wrong_status"),
        ("guest", "play", {"move": "buy 0"}, "wrong_status"),
        ("host", "kick", {"seat": 0}, "nobody_there"),
        ("host", "kick", {"seat": 4}, "no_such_seat"),
        ("host", "set_seat", {"seat": 1, "level": "club"}, "taken"),
        ("host", "set_speed", {"speed": "champion"}, "not_alone"),
        ("host", "sit", {"seat": 1}, "taken"),
    ],
)
def test_nobody_can_act_for_another_player(
    server: Served, who: str, kind: str, facts: dict[str, Any], code: str
) -> None:
    async def scene(clients: list[Client]) -> None:
        host, guest = clients[:2]
        actor = {"host": host, "guest": guest, "stranger": await enter(server, clients)}[who]
        before = await seen_by(host)
        answer = await actor.ask(kind, **facts)
        assert (answer["t"], answer.get("code")) == ("refused", code)
        assert await seen_by(host) == before

    at_a_game(server, "take_that", scene, begun=False)


def test_another_connection_of_the_same_guest_is_the_same_guest_and_no_other(server: Served) -> None:
    async def scene(clients: list[Client]) -> None:
        again = await enter(server, clients, clients[1].token)
        assert again.seat == 1
        assert again.view.get("hand") == clients[1].view.get("hand")
        stranger = await enter(server, clients)
        assert stranger.seat is None
        assert stranger.offer == []

    at_a_game(server, "istinto", scene)


# --- floods


class Toll:
    """The cost of a flood to the others: how long they wait for an answer, and how busy the server is."""

    def __init__(self, server: Served) -> None:
        self._server = server
        self._memory = memory(server)
        self.waits: list[float] = []

    async def play(self, clients: list[Client], moves: int) -> None:
        loop = asyncio.get_running_loop()
        began, busy = loop.time(), processor_s(self._server)
        for _ in range(moves):
            player = next(client for client in clients if client.may_play)
            begin, n = loop.time(), player.n
            await player.do("play", move=player.some_move())
            self.waits.append(loop.time() - begin)
            for client in clients:
                await client.until(lambda client=client, n=n: client.n != n)  # type: ignore[misc]
            await asyncio.sleep(0.02)  # a moment's thought
        self.busy = (processor_s(self._server) - busy) / (loop.time() - began)
        self.grown = memory(self._server) - self._memory

    def __str__(self) -> str:
        waits = f"moves waited {median(self.waits):.3f} s, at most {max(self.waits):.2f} s"
        return f"{waits}; the server was {self.busy:.0%} busy, and has {self.grown / MB:.1f} MB more"


MESSAGE = frame(1, b'{"v":1,"t":"play","cid":"a","move":"buy 0"}')
FLOODS = {  # what comes first, and then again and again
    "messages": (b"", MESSAGE * 100),
    "garbage": (b"", frame(1, b"x" * 100) * 100),
    "empty messages": (b"", frame(1) * 1000),
    "pings": (b"", frame(9, b"p" * 125) * 100),
    "pongs": (b"", frame(10, b"p" * 125) * 100),
    "empty fragments": (frame(1, b"{", fin=False), frame(0, fin=False) * 1000),
    "long messages": (b"", frame(1, b"x" * 4097) * 20),
}


@pytest.fixture(scope="module")
def thrifty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server with the usual limits on messages."""
    with served(tmp_path_factory.mktemp("thrifty"), messages_per_s=50, messages_burst=100) as running:
        yield running


@pytest.mark.parametrize("kind", FLOODS)
def test_a_flood_hurts_nobody_else_and_fills_nothing(thrifty: Served, kind: str) -> None:
    async def flood() -> None:
        players = await started(thrifty.url, "take_that", 2, options={"rounds": 9})
        token = await new_guest(thrifty.url)
        table = await open_table(thrifty.url, token, "take_that", ["me", "open"])
        raw = await Raw.enter(thrifty, table, token)
        first, again = FLOODS[kind]
        raw.socket.sendall(first)
        toll = Toll(thrifty)
        async with raw.pouring(again):
            await toll.play(players, 25)
        raw.leave()
        for client in players:
            await client.leave()
        await must_be_well(thrifty)
        assert raw.sent > MB, "it was a flood"
        assert toll.busy < 0.2, toll
        assert max(toll.waits) < 5, toll
        assert toll.grown < 3 * MB, toll

    asyncio.run(flood())


def test_a_client_that_sends_too_much_is_answered_slowly() -> None:
    async def scene() -> None:
        loop = asyncio.get_running_loop()
        flooder = await room.open("take_that", ["me", "club"])
        begin = loop.time()
        asks = [asyncio.create_task(flooder.ask("resync", after=flooder.n)) for _ in range(60)]
        answers = await asyncio.gather(*asks)
        assert {answer["t"] for answer in answers} == {"ok"}, "but every message is answered"
        assert (60 - 20) / 40 * 0.9 < loop.time() - begin < 10

    room = NearRoom(messages_per_s=40, messages_burst=20)
    room.run(scene())


def test_a_client_that_never_reads_is_closed_and_holds_nobody_up(server: Served) -> None:
    async def scene() -> None:
        players = await started(server.url, "take_that", 2, options={"rounds": 9})
        deaf = [await Raw.enter(server, players[0].table["id"], await new_guest(server.url)) for _ in range(3)]
        toll = Toll(server)
        async with AsyncExitStack() as stack:
            for raw in deaf:
                await stack.enter_async_context(raw.pouring(_resyncs(500)))
            await toll.play(players, 25)
            for raw in deaf:
                assert await asyncio.to_thread(raw.closed.wait, TIMEOUT)
        for raw in deaf:
            raw.leave()
        for client in players:
            await client.leave()
        await must_be_well(server)
        assert median(toll.waits) < 0.5, toll
        assert max(toll.waits) < 5, toll
        assert toll.grown < 40 * MB, toll

    asyncio.run(scene())  # messages without a limit: what counts is what isn't sent to them


def _resyncs(count: int) -> bytes:
    return b"".join(frame(1, b'{"v":1,"t":"resync","cid":"%d"}' % number) for number in range(count))


def test_bytes_that_are_not_a_websocket_end_only_that_connection(server: Served) -> None:
    bad = [
        frame(1, b"{}", masked=False),
        frame(3, b"reserved"),
        frame(0, b"continues nothing"),
        frame(9, b"x" * 126),
        frame(9, b"x", fin=False),
        frame(1, b"{", fin=False) + frame(1, b"{"),
        frame(8, b"\x00"),
        bytes([0xF1, 0x80, 0, 0, 0, 0]),
        bytes([0x81, 0xFF]) + b"\xff" * 8,
        bytes(range(256)),
        frame(1, b"\xff\xfe\xff"),
    ]

    async def scene(clients: list[Client]) -> None:
        before = await seen_by(clients[0])
        for data in bad:
            raw = await Raw.enter(server, clients[0].table["id"], await new_guest(server.url))
            raw.socket.sendall(data)
            await asyncio.to_thread(raw.until_refused)
            raw.leave()
        half = b"GET /api/tables/x/live HTTP/1.1\r\nUpgrade: websocket\r\n\r\n"
        for data in (b"\0" * 100, b"GET / HTTP/9\r\n\r\n", half, half[:30]):
            with socket.create_connection(("127.0.0.1", server.port)) as plain:
                plain.sendall(data)
                plain.settimeout(TIMEOUT)
                if data != half[:30]:
                    assert plain.recv(100), data
        assert await seen_by(clients[0]) == before

    at_a_game(server, "take_that", scene)


def test_memory_stays_flat_over_thousands_of_hostile_messages(server: Served) -> None:
    async def scene(clients: list[Client]) -> None:
        stranger = await enter(server, clients)

        async def bother() -> None:
            for number in range(1500):
                await stranger.send("play", cid=f"c{number}", move="🐸" * 10)
                await stranger.socket.send('{"v":1,"t":"sit","cid":"x","seat":99}')
            await stranger.do("resync")

        await bother()
        before = memory(server)
        for _ in range(3):
            await bother()
        assert memory(server) - before < 4 * MB

    at_a_game(server, "istinto", scene)


def test_sockets_are_limited_for_each_guest_and_each_address(tmp_path: Path) -> None:
    async def scene(server: Served) -> None:
        token = await new_guest(server.url)
        table = await open_table(server.url, token, "take_that", ["me", "open"])
        mine = [await Client.enter(server.url, table, token) for _ in range(3)]
        assert [client.bye for client in mine] == [None] * 3
        await _is_refused(server, table, token)
        others = [await Client.enter(server.url, table) for _ in range(2)]
        await _is_refused(server, table, await new_guest(server.url))
        await mine.pop().leave()
        while (await call(server.url, "GET", "/health")).json()["sockets"] > 4:
            await asyncio.sleep(0.01)  # between two looks
        mine.append(await Client.enter(server.url, table, token))
        assert mine[-1].bye is None, "there is room again"
        for _ in range(30):
            await _is_refused(server, table, token)
        assert (await mine[0].ask("resync"))["t"] == "ok"
        for client in [*mine, *others]:
            await client.leave()
        await must_be_well(server)

    with served(tmp_path, sockets_per_guest=3, sockets_per_address=5) as server:
        asyncio.run(scene(server))


async def _is_refused(server: Served, table: str, token: str) -> None:
    client = await Client.enter(server.url, table, token)
    assert client.bye is not None
    assert client.bye["code"] == "too_many_sockets"
    assert client.bye["after_ms"] > 0
    await client.leave()


def test_new_guests_are_limited_for_each_address(tmp_path: Path) -> None:
    async def scene(server: Served) -> None:
        answers = [await call(server.url, "POST", path) for path in ["/api/tokens", "/api/me"] * 20]
        refused = [answer for answer in answers if answer.status_code == 429]
        assert 30 <= len(refused) <= 35
        assert {answer.json()["code"] for answer in refused} == {"slow_down"}
        assert all(answer.json()["facts"]["after_s"] > 0 for answer in refused)
        known = answers[0].json()["token"]
        assert (await call(server.url, "POST", "/api/me", known)).status_code == 200, "a known guest may come back"

    with served(tmp_path, guests_per_s=0.1, guests_burst=5) as server:
        asyncio.run(scene(server))
