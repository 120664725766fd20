"""Clients that don't read, don't answer, repeat everything, or send garbage: nobody else notices."""

import asyncio
import json
import random
import struct
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from pathlib import Path
from statistics import median
from typing import Any

import pytest

from rospo.server.core.state import KEPT_CIDS
from rospo.server.socket import MESSAGE_BYTES
from tests.server.client import Client, Told, call, new_guest, open_table, seated, started
from tests.server.faults import BINARY, PING, PONG, SOAK, Raw, answers, frame, log_of, numbers, run, serving
from tests.server.rooms import NearRoom
from tests.server.serving import Served

FLOOD = 4000
"""Requests for the whole table that fill the buffers of both kernels and the server's own."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with serving(tmp_path_factory.mktemp("broken")) as running:
        yield running


# --- clients that don't read


def test_a_client_that_stops_reading_is_closed_and_nobody_else_notices(tmp_path: Path) -> None:
    async def play(server: Served) -> None:
        clients = await started(server.url, "twins", 3, options={"max_hands": 4})
        table = clients[0].table["id"]
        stuck = await Raw.enter(server, table, await new_guest(server.url))
        before, sockets = _memory(server), _sockets(server)
        took: list[float] = []
        flooding = asyncio.create_task(_flood(stuck))
        await asyncio.gather(*(client.play_on(_timed(client, took)) for client in clients))
        await flooding
        assert median(took) < 1.0
        assert max(took) < 10.0
        assert _memory(server) - before < 50_000_000
        await _holds(lambda: _sockets(server) < sockets, "its socket is let go of, though it never reads")
        health = (await call(server.url, "GET", "/health")).json()
        assert health["sockets"] == len(clients)
        await stuck.leave()
        for client in clients:
            await client.leave()

    with serving(tmp_path) as server:
        run(play(server))


def test_a_table_with_a_full_inbox_serves_everybody_in_the_end(tmp_path: Path) -> None:
    """A message that waits for room stands alone, with nothing unread behind it."""

    async def play(server: Served) -> None:
        hands = 6 if SOAK else 2
        clients = await started(server.url, "twins", 6, options={"max_hands": hands})  # all pick at once
        table = clients[0].table["id"]
        crowd = [await Raw.enter(server, table, await new_guest(server.url)) for _ in range(3)]
        flooding = [asyncio.create_task(_flood(one, FLOOD if SOAK else 40)) for one in crowd]
        await asyncio.gather(*(client.play_on() for client in clients))
        await asyncio.gather(*flooding)
        for one in crowd:
            await one.leave()
        for client in clients:
            await client.leave()

    with serving(tmp_path, inbox=1) as server:
        run(play(server))


def test_a_client_that_reads_late_gets_everything_in_order(server: Served) -> None:
    async def play() -> None:
        clients = await started(server.url, "take_that", 2)
        late = await Raw.enter(server, clients[0].table["id"], await new_guest(server.url))
        state = await late.told(("state",))
        await asyncio.gather(*(client.play_on() for client in clients))
        events: list[Told] = []
        while not events or events[-1].get("table", {}).get("status") != "over":
            events.append(await late.told(("event",)))
        assert [event["n"] for event in events] == list(range(state["n"] + 1, (clients[0].n or 0) + 1))
        await late.leave()
        for client in clients:
            await client.leave()

    run(play())


def test_a_graceful_stop_does_not_wait_for_a_client_that_never_reads(tmp_path: Path) -> None:
    async def play(server: Served) -> None:
        (client,) = await started(server.url, "take_that", 1, ("random",))
        stuck = await Raw.enter(server, client.table["id"], await new_guest(server.url))
        await _flood(stuck)
        status = await asyncio.to_thread(server.stop)  # which fails after 20 seconds
        for each in (client, stuck):
            await each.leave()
        assert client.bye is not None
        assert client.bye["code"] == "restart"
        assert status == 0

    with serving(tmp_path, most_unsent=10**9) as server:
        run(play(server))


def test_repeated_requests_for_the_whole_table_are_charged_what_they_cost_the_server(tmp_path: Path) -> None:
    """Else a few bytes would draw a whole table, hundreds of times as many."""
    times, per_s, burst = 30, 1000, 50

    async def play(server: Served) -> None:
        clients = await started(server.url, "twins", 3, options={"max_hands": 1})
        await asyncio.gather(*(client.play_on() for client in clients))
        greedy = clients[0]
        await greedy.do("resync")
        size = len(greedy.received[-2])
        began = time.monotonic()
        await asyncio.gather(*(greedy.do("resync") for _ in range(times)))
        took = time.monotonic() - began
        credit = (times - 1) * size / MESSAGE_BYTES - burst  # messages that had to arrive before the last one was read
        assert took >= credit / per_s > 0.05
        for client in clients:
            await client.leave()

    with serving(tmp_path, messages_per_s=per_s, messages_burst=burst) as server:
        run(play(server))


async def _flood(stuck: Raw, times: int = FLOOD) -> None:
    with suppress(ConnectionError):  # closed, as it should be
        for number in range(times):
            await stuck.say("resync", cid=f"f{number}")


def _timed(client: Client, took: list[float]) -> Callable[[Client], str]:
    """Chooses any move, and records how long the table takes to move on."""
    ask = client.ask

    async def timed(kind: str, cid: str | None = None, **facts: Any) -> Told:
        began = time.monotonic()
        answer = await ask(kind, cid, **facts)
        took.append(time.monotonic() - began)
        return answer

    client.ask = timed  # type: ignore[method-assign]
    return Client.some_move


def _memory(server: Served) -> int:
    pages = int(Path(f"/proc/{server.pid}/statm").read_text().split()[1])
    return pages * 4096


def _sockets(server: Served) -> int:
    found = 0
    for one in Path(f"/proc/{server.pid}/fd").iterdir():
        with suppress(FileNotFoundError):
            found += one.readlink().name.startswith("socket:")
    return found


async def _holds(what: Callable[[], bool], why: str, within: float = 30.0) -> None:
    end = time.monotonic() + within
    while not what():
        assert time.monotonic() < end, why
        await asyncio.sleep(0.02)  # between two looks


# --- clients that don't answer


def test_a_half_open_socket_is_dropped_and_a_bot_plays_until_its_owner_is_back(tmp_path: Path) -> None:
    async def play(server: Served) -> None:
        (host,) = await seated(server.url, "take_that", 1, ("open",))
        token = await new_guest(server.url)
        silent = await Raw.enter(server, host.table["id"], token)
        await silent.say("sit", cid="s")
        await host.until(lambda: host.table["seats"][1]["ready"])
        await host.do("start")
        await host.until(lambda: host.table["seats"][1]["away"] == "silent", timeout=60)
        await host.play_on(until=lambda: (host.n or 0) > 20)
        owner = await Client.enter(server.url, host.table["id"], token)
        await host.until(lambda: host.table["seats"][1]["away"] is None)
        await asyncio.gather(host.play_on(), owner.play_on())
        for client in (host, owner, silent):
            await client.leave()

    with serving(tmp_path, ping_s=1, silent_s=0.3) as server:
        run(play(server))


# --- guests connected twice


def test_two_tabs_of_one_guest_are_told_the_same_and_closing_one_leaves_the_person_there() -> None:
    async def play() -> None:
        tab, other = await room.seated("take_that", 2)
        second = await room.again(tab)
        so_far = len(tab.received), len(second.received)
        await tab.do("start")
        await second.until(lambda: bool(second.view))
        turn = 0
        while (tab.n or 0) < 30:  # moves come from one tab and from the other
            await other.until(lambda: other.may_play or tab.may_play)
            mover = other if other.may_play else (tab, second)[turn % 2]
            turn += 1
            await mover.until(lambda mover=mover: mover.may_play)  # type: ignore[misc]
            n = (await mover.do("play", move=mover.some_move()))["n"]
            for client in (tab, second, other):
                await client.until(lambda client=client, n=n: (client.n or 0) >= n)  # type: ignore[misc]
        told = [
            [text for text in client.received[start:] if '"t":"event"' in text]
            for client, start in zip((tab, second), so_far, strict=True)
        ]
        assert len(told[0]) > 20
        assert told[0] == told[1]
        await second.leave()
        await room.pass_time(60)
        presence = [json.loads(text) for text in other.received if '"t":"presence"' in text]
        assert presence[-1]["seats"] == [True, True]
        assert other.table["seats"][0]["away"] is None
        await tab.leave()
        await other.until(lambda: other.table["seats"][0]["away"] == "silent")

    room = NearRoom(silent_s=10)
    room.run(play())


# --- clients that repeat everything


@pytest.mark.parametrize(
    ("game", "people", "bots"), [("take_that", 2, ()), ("twins", 2, ("random",)), ("istinto", 3, ())]
)
def test_messages_doubled_mixed_up_and_late_are_done_once_and_answered_once(
    server: Served, game: str, people: int, bots: tuple[str, ...]
) -> None:
    async def play() -> None:
        options = {"until": "each_dealt_twice"} if game == "istinto" else {}
        clients = await started(server.url, game, people, bots, options=options)
        table = clients[0].table["id"]
        said = await asyncio.gather(*(_confused(client) for client in clients))
        log = log_of(server.data, table)
        done = numbers(log)
        for client, answered in zip(clients, said, strict=True):
            assert {answers(client)[cid] for cid in answered} == {1}
            agreed = {cid: answer["n"] for cid, answer in answered.items() if answer["t"] == "ok"}
            assert agreed == {cid: done[cid] for cid in answered if cid in done}
            again = await Client.enter(server.url, table, client.token)
            for cid, n in list(agreed.items())[-KEPT_CIDS:]:
                assert (await again.do("play", cid=cid, move="flip"))["n"] == n
            await again.leave()
            await client.leave()
        assert log_of(server.data, table) == log

    run(play())


async def _confused(client: Client) -> dict[str, Told]:
    """Plays to the end over a connection that doubles, delays and reorders. Returns the answer to every message."""
    answered: dict[str, Told] = {}
    old: list[Told] = []

    async def say(kind: str, **facts: Any) -> None:
        answered[facts["cid"]] = await client.ask(kind, **facts)

    while True:
        await client.until(lambda: client.over or client.may_play, 60)
        if client.over:
            return answered
        moves = [
            {"cid": f"{random.getrandbits(60):x}", "move": client.some_move()} for _ in range(random.randint(1, 2))
        ]
        copies = [*moves, *random.choices(old[-5:] or moves, k=2)]
        random.shuffle(copies)
        if random.random() < 0.2:
            await asyncio.sleep(0.01)  # a pause before it is said again: the first one was lost on its way
        asked = [asyncio.create_task(say("play", **move)) for move in moves]
        for copy in copies:
            await client.send("play", **copy)
        await asyncio.gather(*asked)
        old += moves


def test_a_move_that_set_off_others_is_answered_again_with_the_same_number(server: Served) -> None:
    """In Istinto a card that was committed follows at once."""

    async def play() -> None:
        clients = await started(server.url, "istinto", 3)
        for _ in range(300):
            for client in clients:
                await client.until(lambda client=client: client.n == max(c.n or 0 for c in clients))  # type: ignore[misc]
            mover = next(client for client in clients if client.may_play)
            for client in clients:
                if client is not mover and client.view["hand"]:
                    await client.ask("commit", move=f"play {random.choice(client.view['hand'])}")
            n, cid = mover.n or 0, f"{random.getrandbits(60):x}"
            answer = await mover.do("play", cid=cid, move=mover.some_move())
            if answer["n"] > n + 1 or (mover.n or 0) > n + 1:
                break
        again = await Client.enter(server.url, mover.table["id"], mover.token)
        answered_again = await again.do("play", cid=cid, move="flip")
        for client in [*clients, again]:
            await client.leave()
        assert answered_again == answer

    run(play())


# --- clients that send garbage

RESYNC = b'{"v":1,"t":"resync","cid":"x"}'
CUT = len(RESYNC) // 2
REFUSED: dict[str, bytes] = {
    "nothing": frame(b""),
    "null": frame(b"null"),
    "a list": frame(b"[]"),
    "no message": frame(b"{}"),
    "another version": frame(b'{"v":2,"t":"resync","cid":"x"}'),
    "an unknown kind": frame(b'{"v":1,"t":"dance","cid":"x"}'),
    "an unknown field": frame(b'{"v":1,"t":"resync","cid":"x","more":1}'),
    "no cid": frame(b'{"v":1,"t":"resync"}'),
    "an empty cid": frame(b'{"v":1,"t":"resync","cid":""}'),
    "a long cid": frame(b'{"v":1,"t":"resync","cid":"%s"}' % (b"x" * 41)),
    "a negative number": frame(b'{"v":1,"t":"resync","cid":"x","after":-1}'),
    "a huge number": frame(b'{"v":1,"t":"resync","cid":"x","after":%s}' % (b"9" * 3000)),
    "no number": frame(b'{"v":1,"t":"resync","cid":"x","after":NaN}'),
    "a fraction": frame(b'{"v":1,"t":"resync","cid":"x","after":0.5}'),
    "half of a message": frame(RESYNC[:CUT]),
    "words": frame(b"hello?"),
    "half of a character": frame(b'{"v":1,"t":"resync","cid":"\xc3"}'),
    "half of a pair": frame(b'{"v":1,"t":"resync","cid":"\\ud800"}'),
    "a deep list": frame(b"[" * 4000),
    "a deep object": frame(b'{"a":' * 800),
    "depth within a field": frame(b'{"v":1,"t":"resync","cid":' + b"[" * 2000),
    "bytes": frame(bytes(range(256)), BINARY),
}
TOO_LONG: dict[str, bytes] = {
    "a long message": frame(RESYNC + b" " * 4096),
    "a longer message": frame(b"x" * 16_000, BINARY),
    "a long message in fragments": frame(RESYNC, fin=False) + frame(b" " * 4096, 0),
}
CLOSED: dict[str, tuple[bytes, set[int]]] = {
    "more than any message": (frame(b"x" * 20_000), {1009}),
    "fragments of more": (frame(b"x" * 9000, fin=False) + frame(b"x" * 9000, 0), {1009}),
    "an endless frame": (struct.pack("!BBQ", 129, 255, 1 << 62), {1009, 1002}),
    "no mask": (frame(RESYNC, masked=False), {1002}),
    "an unknown opcode": (frame(RESYNC, 3), {1002}),
    "odd bits": (frame(RESYNC, odd=64), {1002}),
    "an end without a beginning": (frame(RESYNC, 0), {1002}),
    "a beginning within a message": (frame(RESYNC, fin=False) + frame(RESYNC), {1002}),
    "a long ping": (frame(b"x" * 126, PING), {1002}),
    "a ping in pieces": (frame(b"x", PING, fin=False), {1002}),
    "garbage": (b"GET / HTTP/1.1\r\n\r\n" * 20, {1002}),
}
FINE: dict[str, bytes] = {
    "bytes of a message": frame(RESYNC, BINARY),
    "fragments and a ping": frame(RESYNC[:9], fin=False) + frame(b"", PING) + frame(RESYNC[9:], 0),
    "empty fragments": frame(b"", fin=False) + frame(RESYNC, 0, fin=False) + frame(b"", 0),
}


@pytest.mark.parametrize("what", [*REFUSED, *TOO_LONG])
def test_an_unreadable_message_is_refused_and_the_next_one_answered(server: Served, what: str) -> None:
    async def check(broken: Raw) -> None:
        await broken.send((REFUSED | TOO_LONG)[what])
        refused = await broken.told(("refused", "ok"))
        assert (refused["t"], refused["code"]) == ("refused", "too_long" if what in TOO_LONG else "unreadable")
        assert len(json.dumps(refused)) < 500
        await broken.say("resync", cid="y")
        answer = await broken.told(("refused", "ok"))
        assert (answer["t"], answer["cid"]) == ("ok", "y")

    run(_beside_a_game(server, check))


@pytest.mark.parametrize("what", CLOSED)
def test_a_broken_frame_closes_only_its_own_socket(server: Served, what: str) -> None:
    async def check(broken: Raw) -> None:
        data, codes = CLOSED[what]
        await broken.send(data)
        closed = await broken.told(("refused", "ok"))
        assert closed["t"] == "closed"
        assert closed["code"] in codes
        assert (await broken.told(("refused", "ok")))["t"] == "gone"

    run(_beside_a_game(server, check))


@pytest.mark.parametrize("what", FINE)
def test_odd_but_valid_frames_are_answered(server: Served, what: str) -> None:
    async def check(broken: Raw) -> None:
        await broken.send(FINE[what])
        assert (await broken.told(("refused", "ok")))["t"] == "ok"

    run(_beside_a_game(server, check))


def test_messages_are_read_the_same_however_the_wire_splits_them(server: Served) -> None:
    """A whole message alone in a packet takes a fast path, as nearly all do; split ones must not lose data."""

    def resync(cid: str) -> bytes:
        return b'{"v":1,"t":"resync","cid":"%s"}' % cid.encode()

    async def check(broken: Raw) -> None:
        text = resync("d")
        for packet in (
            frame(resync("a")),
            frame(b"", PING),
            frame(resync("b")) + frame(resync("c")),
            frame(text[:9], fin=False),
            frame(b"", PONG),
            frame(text[9:], 0),
            *(frame(resync("e"))[i : i + 1] for i in range(len(frame(text)))),
            frame(resync("f" * 40) + b" " * 200),
            frame(resync("g")),
        ):
            await broken.send(packet)
            await asyncio.sleep(0.005)  # so that it travels alone
        answers = [await broken.told(("refused", "ok")) for _ in range(7)]
        assert [answer["cid"][0] for answer in answers if answer["t"] == "ok"] == list("abcdefg")
        await broken.send(frame(RESYNC, fin=False))
        await asyncio.sleep(0.005)
        await broken.send(frame(RESYNC))
        assert (await broken.told(("refused", "ok")))["t"] == "closed"

    run(_beside_a_game(server, check))


async def _beside_a_game(server: Served, check: Callable[[Raw], Awaitable[None]]) -> None:
    """A broken client sits at a table; the other one notices nothing."""
    token = await new_guest(server.url)
    table = await open_table(server.url, token, "take_that", ["me", "random"])
    host = await Client.enter(server.url, table, token)
    await host.do("ready")
    await host.do("start")
    await host.until(lambda: host.may_play)
    broken = await Raw.enter(server, table, await new_guest(server.url))
    await broken.told(("state",))
    try:
        await check(broken)
    finally:
        await broken.leave()
    so_far = host.n
    await host.do("play", move=host.some_move())
    assert (host.n or 0) > (so_far or 0)
    await host.leave()
