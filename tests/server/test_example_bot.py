"""The example of a bot from outside plays whole games at a real server, and is short enough to read at a glance."""

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.client import Client
from tests.server.rooms import Room, at_tables
from tests.server.serving import Served, served

pytestmark = pytest.mark.xdist_group("example_bot")  # one server for all of them

EXAMPLE = Path(__file__).parents[2] / "examples" / "socket_bot.py"
MOST_LINES = 51


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("example")) as running:
        yield running


@pytest.fixture
def room(server: Served) -> Room:
    return Room(server.url)


def test_the_example_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) <= MOST_LINES


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [
        ("take_that", ["open", "novice", "club"], {}),
        ("take_that", ["open", "open"], {"pro": True}),
        ("twins", ["club", "open", "random"], {"max_hands": 3}),
        ("istinto", ["novice", "club", "open", "open"], {"until": 60}),
        ("istinto", ["open", "club", "club"], {"until": "each_dealt_twice", "revokes": "challengeable"}),
    ],
)
@at_tables
async def test_the_example_plays_whole_games_of_turns(
    room: Room, game: str, seats: list[str], options: dict[str, object]
) -> None:
    host = await room.open(game, seats, options=options)
    bots = [await _run(room.url, host.table["id"]) for _ in range(seats.count("open"))]
    try:
        await host.until(lambda: _all_ready(host))
        await host.do("start")
        printed = await asyncio.gather(*(bot.communicate() for bot in bots))
        await host.until(lambda: host.over)
    finally:
        for bot in bots:
            if bot.returncode is None:
                bot.kill()
                await bot.communicate()
    for bot, (out, err) in zip(bots, printed, strict=True):
        assert bot.returncode == 0, err.decode()
        assert out.decode() == f"Final scores: {json.dumps(host.view['scores'])}\n"


def test_the_commands_of_a_first_game_play_it_to_the_end(server: Served, tmp_path: Path) -> None:
    """As docs/server.md prints them; only the server is there already, and TOKEN and TABLE are what was answered."""
    serve, token, table, host, guest = _printed().replace("\\\n", "").splitlines()
    assert serve == "rospo serve"
    path = f"{Path(sys.executable).parent}:{os.environ['PATH']}"
    here = os.environ | {"PATH": path, "NO_PROXY": "*", "PYTHONUNBUFFERED": ""}  # each bot writes its line in one piece

    def run(command: str, **words: str) -> str:
        for word, value in {"http://localhost:8077": server.url, **words}.items():
            command = command.replace(word, value)
        done = subprocess.run(command, shell=True, cwd=EXAMPLE.parents[1], env=here, capture_output=True, check=True)
        return done.stdout.decode()

    words = {"TOKEN": json.loads(run(token))["token"]}
    words["TABLE"] = json.loads(run(table, **words))["id"]
    scores = run(f"{host}\n{guest}\nwait", **words).splitlines()
    assert len(scores) == 2
    assert scores[0] == scores[1]
    assert scores[0].startswith("Final scores: [")


def _printed() -> str:
    page = (EXAMPLE.parents[1] / "docs" / "server.md").read_text()
    return page.split("## A first game")[1].split("```sh\n")[1].split("```")[0]


async def _run(url: str, table: str) -> asyncio.subprocess.Process:
    command = [sys.executable, "-W", "error", str(EXAMPLE), url, table]
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(*command, stdout=pipe, stderr=pipe)


def _all_ready(host: Client) -> bool:
    return all(seat["kind"] == "bot" or seat["ready"] for seat in host.table["seats"])
