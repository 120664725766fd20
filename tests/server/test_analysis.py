"""Analyses of finished games, over HTTP: streamed, the same for all, kept, bounded, and never before the end."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

import rospo
from rospo.analysis import analyse
from tests.kits import KITS
from tests.server.client import Client, call, new_guest, open_table, started
from tests.server.serving import Served, served

pytestmark = pytest.mark.xdist_group("hints")
COMPILING_S = 600.0


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("analysis")) as running:
        yield running


async def finished(server: Served, game: str) -> Client:
    """A person's place at a table whose game is over."""
    options = dict(KITS[game].secrets.one_round)
    seats = rospo.play.registry.game(game).seats[0]
    (client,) = await started(server.url, game, 1, ("random",) * (seats - 1), options=options)
    while not client.over:
        await client.until(lambda: client.over or client.may_play)
        if client.may_play:
            await client.do("play", move=client.some_move())
    return client


async def asked(server: Served, table: str, token: str | None, after: int = 0) -> tuple[int, Any]:
    answer = await call(server.url, "GET", f"/api/tables/{table}/analysis?after={after}", token, timeout=COMPILING_S)
    return answer.status_code, answer.json()


async def whole(server: Served, table: str, token: str) -> tuple[list[dict[str, Any]], dict[str, Any]]:
    """All steps, as they come, and the sum."""
    steps: list[dict[str, Any]] = []
    while True:
        status, told = await asked(server, table, token, len(steps))
        assert status == 200, told
        assert told["after"] == len(steps)
        steps += told["steps"]
        if told["sum"] is not None:
            assert len(steps) == told["positions"]
            return steps, told["sum"]


@pytest.mark.parametrize("game", ["take_that", "twins"])
def test_a_finished_game_is_analysed_as_the_library_does(server: Served, game: str) -> None:
    async def scene() -> None:
        client = await finished(server, game)
        table = client.table["id"]
        steps, total = await whole(server, table, client.token)
        record = (await call(server.url, "GET", f"/api/tables/{table}/record", None)).text
        found = analyse(record)
        assert [step["chances"] for step in steps] == [
            [round(chance, 3) for chance in step.chances] for step in found.steps
        ]
        decisions = {n: step["decision"]["played"] for n, step in enumerate(steps) if "decision" in step}
        assert decisions == {made.number: made.played.text for made in found.decisions}
        assert total["costliest"] == [made.number for made in found.costliest()]
        assert [lost["move"] for lost in total["longest"]] == [lost.move for lost in found.longest()]
        assert [seat["decisions"] for seat in total["seats"]] == [
            found.seat(seat).decisions for seat in range(found.record.players)
        ]
        # kept: all of it at once, for anybody
        status, told = await asked(server, table, await new_guest(server.url))
        assert (status, len(told["steps"]), told["sum"]) == (200, len(steps), total)
        await client.leave()

    asyncio.run(scene())


def test_nothing_is_told_of_a_game_that_goes_on(server: Served) -> None:
    async def scene() -> None:
        token = await new_guest(server.url)
        client = await Client.enter(server.url, await open_table(server.url, token, "take_that", ["me", "club"]), token)
        await client.do("start")
        status, told = await asked(server, client.table["id"], token)
        assert (status, told["code"]) == (409, "not_over")
        await client.leave()

    asyncio.run(scene())


def test_only_a_guest_may_ask(server: Served) -> None:
    async def scene() -> None:
        client = await finished(server, "take_that")
        status, told = await asked(server, client.table["id"], None)
        assert (status, told["code"]) == (401, "not_known")
        status, told = await asked(server, "nowhere", client.token)
        assert (status, told["code"]) == (404, "no_such_table")
        await client.leave()

    asyncio.run(scene())
