"""Whole games over real sockets, at a real server: people, bots, onlookers."""

import asyncio
import json
from collections.abc import Iterator

import pytest

import rospo
from rospo.server.core import fair
from tests.kit import Options
from tests.kits import KITS
from tests.server.client import Client, call, started
from tests.server.serving import Served, served

pytestmark = pytest.mark.xdist_group("games")  # one server for all of them

TURNS = [(game, *whole) for game, kit in KITS.items() for whole in kit.evenings.whole]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("games")) as running:
        yield running


@pytest.mark.parametrize(("game", "people", "bots", "options"), TURNS)
def test_a_whole_game_is_played_and_its_proof_holds(
    server: Served, game: str, people: int, bots: tuple[str, ...], options: Options
) -> None:
    async def play() -> None:
        clients = await started(server.url, game, people, bots, options=dict(options))
        onlooker = await Client.enter(server.url, clients[0].table["id"])
        await asyncio.gather(*(client.play_on() for client in clients))
        await onlooker.until(lambda: onlooker.over)
        scores = {json.dumps(client.view["scores"]) for client in [*clients, onlooker]}
        assert len(scores) == 1
        await _agrees(server.url, clients[0])
        for client in [*clients, onlooker]:
            await client.leave()

    asyncio.run(play())


async def _agrees(url: str, client: Client) -> None:
    """Record, proof and replay tell the same story as the socket."""
    table = client.table["id"]
    record = await call(url, "GET", f"/api/tables/{table}/record")
    match = rospo.load(record.text)
    assert list(match.scores) == client.view["scores"]
    assert match.view(None).to_dict()["log"] == client.events
    proof = fair.read((await call(url, "GET", f"/api/tables/{table}/proof")).text)
    assert fair.check(proof).scores == match.scores
    assert proof.commitment == client.table["commitment"]
    replay = (await call(url, "GET", f"/api/tables/{table}/replay")).json()
    assert len(replay["steps"]) == match.moves
    assert [event for step in replay["steps"] for event in step.get("events", [])] == client.events
