"""Faults: the server is killed, stopped, or has no room on its disk while people play. Real processes, real sockets."""

import asyncio
import json
import os
import random
import signal
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path

import pytest

from rospo.server.core.entries import Played, RaceOff, RaceOn
from tests.server.client import Client, call, open_table, started
from tests.server.faults import (
    SOAK,
    Ambush,
    Stubborn,
    alive,
    check_finished,
    children,
    gathered,
    limit_files,
    log_of,
    run,
    serving,
)
from tests.server.racer import now_ms
from tests.server.rooms import NearRoom, at_tables, told
from tests.server.serving import Served

GROUPS = 4 if SOAK else 1
KILLS = 125 if SOAK else 12
"""In each group: 500 and 12 in all."""
RACE_KILLS = 3 if SOAK else 2
FULL = 50 if SOAK else 4
"""Number of times that the disk is full."""
COUNTDOWN_MS, GRACE_MS = 300, 2000

GAMES = [
    ("take_that", 2, (), {} if SOAK else {"rounds": 1}),
    ("twins", 2, ("random",), {"max_hands": 8 if SOAK else 4}),
    ("istinto", 3 if SOAK else 2, ("novice",), {"until": "each_dealt_twice"}),
    ("take_that", 1, ("novice", "club"), {"pro": True} if SOAK else {"pro": True, "rounds": 1}),
    ("istinto", 3, (), {"until": "each_dealt_twice", "revokes": "challengeable"}),
]


@pytest.fixture
def room() -> NearRoom:
    return NearRoom(timer_scale=0.2, silent_s=0.2, grace_s=GRACE_MS / 1000)


# --- kill -9


@pytest.mark.parametrize("group", range(GROUPS))
def test_no_move_is_lost_however_often_the_server_is_killed(group: int, tmp_path: Path) -> None:
    finished: list[list[Stubborn]] = []
    ambush = Ambush()

    async def kill(server: Served) -> None:
        for _ in range(KILLS):
            await asyncio.sleep(random.choice((0.0, random.uniform(0, 0.1), random.uniform(0.1, 0.6))))  # at any moment
            if random.random() < 0.7:
                await ambush.moment()
                await asyncio.sleep(random.uniform(0, 0.005))  # perhaps while it is being written
            server.kill()
            await asyncio.to_thread(server.start)

    async def play(server: Served) -> None:
        killing = asyncio.create_task(kill(server))
        await asyncio.gather(killing, *(play_on(server, number, killing) for number in range(len(GAMES))))
        for people in finished:
            await check_finished(server, people)
        assert sum(person.again for people in finished for person in people), "at least one kill interrupted a request"

    async def play_on(server: Served, number: int, killing: "asyncio.Task[None]") -> None:
        """Play one game after another until the killing ends."""
        game, count, bots, options = GAMES[number]
        while not killing.done():
            people = await gathered(server, game, count, bots, ambush, options=options)
            await asyncio.gather(*(person.play(hurry=killing.done) for person in people))
            finished.append(people)

    with serving(tmp_path) as server:
        run(play(server))


@pytest.mark.parametrize("race", range(4 if SOAK else 1))
def test_an_interrupted_race_is_paused_and_resumes_after_a_count_down(race: int, tmp_path: Path) -> None:
    async def play(server: Served) -> None:
        (person,) = await gathered(server, "ligretto_twist", 1, ("club", "club"), options={"rounds": 1})
        killed = asyncio.Event()
        racing = asyncio.create_task(person.race(hurry=killed.is_set))
        for _ in range(RACE_KILLS):
            client = await person.client()
            running = client.n or 0
            await client.until(lambda c=client, n=running: (c.n or 0) >= n + 5 or c.over)  # type: ignore[misc]
            await asyncio.sleep(random.uniform(0, 0.2))  # at any moment
            assert not client.over, "the server must be killed during the race"
            server.kill()
            await asyncio.to_thread(server.start)
        killed.set()
        await racing
        await check_finished(server, [person])
        log = log_of(server.data, person.table)
        paused = [number for number, entry in enumerate(log) if isinstance(entry, RaceOff) and entry.why == "restart"]
        assert len(paused) == RACE_KILLS
        for number in paused:
            after = next(entry for entry in log[number:] if isinstance(entry, RaceOn | Played))
            assert isinstance(after, RaceOn), "nobody moves in a pause"
            assert after.start >= after.at + COUNTDOWN_MS
        clocks = [entry.clock or 0 for entry in log if isinstance(entry, Played)]
        assert clocks == sorted(clocks)

    with serving(tmp_path, countdown_ms=COUNTDOWN_MS) as server:
        run(play(server))


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGTERM])
def test_a_server_that_ended_leaves_no_process_behind(sign: signal.Signals, tmp_path: Path) -> None:
    """A bot that thinks in a process of its own must notice that nobody is left to ask it."""

    async def play(server: Served) -> list[int]:
        (client,) = await started(server.url, "take_that", 1, ("club",))
        await client.play_on(until=lambda: (client.n or 0) > 10)
        await client.leave()
        return children(server.pid)

    with serving(tmp_path) as server:
        left = asyncio.run(play(server))
        assert left
        if sign == signal.SIGKILL:
            server.kill()
        else:
            server.stop()
    deadline = time.monotonic() + 30
    while any(map(alive, left)) and time.monotonic() < deadline:
        time.sleep(0.02)  # between two looks
    remaining = [pid for pid in left if alive(pid)]
    for pid in remaining:
        with suppress(ProcessLookupError):
            os.kill(pid, signal.SIGKILL)
    assert not remaining


# --- time


@at_tables
async def test_time_goes_on_while_the_server_is_down(room: NearRoom) -> None:
    (client,) = await room.started("take_that", 1, ("random",), timer="fast")
    await client.until(lambda: client.may_play)
    deadline = client.table["deadlines"][0]
    await room.near.restart(down_s=1)
    back = await room.again(client)
    assert back.table["deadlines"][0] == deadline
    await back.until(lambda: back.n != client.n)
    (played,) = [event for event in told(back, "event") if event.get("by") == "timer"]
    assert played["at"] == deadline


@at_tables
async def test_a_player_whose_time_ran_out_meanwhile_has_some_left_after_a_restart(room: NearRoom) -> None:
    (client,) = await room.started("take_that", 1, ("random",), timer="fast")
    await client.until(lambda: client.may_play)
    deadline = client.table["deadlines"][0]
    await room.near.restart(down_s=60)
    back = await room.again(client)
    assert back.table["deadlines"][0] == now_ms() + GRACE_MS > deadline + GRACE_MS
    await room.pass_time(GRACE_MS / 1000 - 0.01)
    assert back.n == client.n, "not yet"
    await back.until(lambda: back.n != client.n)
    assert next(event["by"] for event in told(back, "event") if "by" in event) == "timer"


# --- no room on the disk


def test_a_full_disk_refuses_and_changes_nothing_until_there_is_room(tmp_path: Path) -> None:
    async def play(server: Served) -> None:
        clients = await started(server.url, "take_that", 2)
        on_turn = next(client for client in clients if client.may_play)
        before = [(client.n, client.view, client.offer, client.events) for client in clients]
        told = [len(client.received) for client in clients]
        limit_files(server, 1)
        move = on_turn.some_move()
        for _ in range(2):
            refused = await on_turn.ask("play", move=move)
            assert (refused["t"], refused["code"]) == ("refused", "storage")
        for path in ("/api/tokens", "/api/me"):
            answer = await call(server.url, "POST", path)
            assert (answer.status_code, answer.json()["code"]) == (503, "storage")
        assert (await call(server.url, "GET", "/health")).status_code == 503
        for client, so_far in zip(clients, told, strict=True):
            fresh = [json.loads(text) for text in client.received[so_far:] if '"t":"state"' in text]
            assert {state["since"] for state in fresh} == {0}, "what the log says, told anew"
        assert [(client.n, client.view, client.offer, client.events) for client in clients] == before
        limit_files(server, -1)
        await on_turn.do("play", move=move)
        assert (await call(server.url, "GET", "/health")).status_code == 200
        await asyncio.gather(*(client.play_on() for client in clients))
        for client in clients:
            await client.leave()

    with serving(tmp_path) as server:
        run(play(server))


@at_tables
async def test_a_table_that_cannot_write_does_not_flood_its_people(room: NearRoom) -> None:
    """It retries what it does by itself, such as a stand-in for somebody silent, but at intervals."""
    stays, goes = await room.started("take_that", 2)
    room.near.store.failing = 10**9
    await goes.leave()
    so_far, tried = len(stays.received), room.near.store.tried
    await room.pass_time(60)
    assert 10 <= room.near.store.tried - tried <= 70, "about once a second"
    heard = Counter(json.loads(text)["t"] for text in stays.received[so_far:])
    assert max(heard.values()) <= 71, "nothing more often than it is tried"
    room.near.store.failing = 0
    await stays.until(lambda: stays.table["seats"][1]["away"] == "silent")
    await stays.play_on()


def test_every_game_goes_on_however_often_the_disk_is_full(tmp_path: Path) -> None:
    async def fill(server: Served) -> None:
        for _ in range(FULL):
            await asyncio.sleep(random.uniform(0.1, 0.5))  # at any moment, and for any time
            limit_files(server, random.choice((1, 50_000)))
            await asyncio.sleep(random.uniform(0.05, 0.2))
            limit_files(server, -1)

    async def play(server: Served) -> None:
        finished = [await gathered(server, game, count, bots, options=options) for game, count, bots, options in GAMES]
        (racer,) = await gathered(server, "ligretto_twist", 1, ("club",), options={"rounds": 1})
        filling = asyncio.create_task(fill(server))
        people = [person for table in finished for person in table]
        await asyncio.gather(racer.race(hurry=filling.done), *(person.play(hurry=filling.done) for person in people))
        await filling
        for table in [*finished, [racer]]:
            await check_finished(server, table)

    with serving(tmp_path) as server:
        run(play(server))


# --- a graceful stop


def test_a_graceful_stop_says_when_to_come_back_and_loses_nothing(tmp_path: Path) -> None:
    async def play(server: Served) -> None:
        finished = [await gathered(server, game, count, bots, options=options) for game, count, bots, options in GAMES]
        (racer,) = await gathered(server, "ligretto_twist", 1, ("club",), options={"rounds": 1})
        people = [person for table in finished for person in table]
        stopped = asyncio.Event()
        playing = asyncio.gather(
            racer.race(hurry=stopped.is_set), *(person.play(hurry=stopped.is_set) for person in people)
        )
        onlooker = await Client.enter(server.url, people[0].table)
        for one in (*people, racer):
            client = await one.client()
            await client.until(lambda c=client: len(c.events) >= 5 or c.over)  # type: ignore[misc]
        status = await asyncio.to_thread(server.stop)
        assert onlooker.bye is not None
        assert (onlooker.bye["code"], onlooker.socket.close_code) == ("restart", 1012)
        assert 0 < onlooker.bye["after_ms"] <= 5000
        await onlooker.leave()
        server.start()
        stopped.set()
        await playing
        for table in [*finished, [racer]]:
            await check_finished(server, table)
        assert status == 0

    with serving(tmp_path) as server:
        run(play(server))


def test_a_waiting_table_comes_back_with_its_seats(tmp_path: Path) -> None:
    async def play(server: Served) -> None:
        host = await Client.enter(server.url, await _table(server))
        await host.do("sit", seat=1)
        await host.do("ready", value="mine")
        server.stop()
        await host.leave()
        server.start()
        again = await Client.enter(server.url, host.table["id"], host.token, after=host.n)
        assert again.seat == 1
        assert again.table["seats"] == host.table["seats"]
        await again.leave()

    with serving(tmp_path) as server:
        run(play(server))


async def _table(server: Served) -> str:
    token = (await call(server.url, "POST", "/api/tokens")).json()["token"]
    return await open_table(server.url, token, "twins", ["open", "open", "club"])
