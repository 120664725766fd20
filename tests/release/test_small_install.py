"""`pip install rospo` alone: tables and bots up to `club`, no NumPy, no Numba; what needs them says so."""

import asyncio
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

import rospo
from rospo.play import registry
from tests.kits import KITS
from tests.release.thin import Thin, needed
from tests.server.client import Client, call, new_guest, open_table, started
from tests.server.serving import Served

pytestmark = pytest.mark.xdist_group("release")
HEAVY = {"numba", "llvmlite", "numpy", "uvloop"}
MOST_MB = 60
EXTRA = "pip install 'rospo[fast]'"
HINTS = [game for game in KITS if registry.game(game).race is None]


def served_by(environment: Thin, data: Path) -> Served:
    """A server in that environment."""

    class Inside(Served):
        python = str(environment.python)

    return Inside(data)


@pytest.fixture(scope="module")
def server(small: Thin, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    running = served_by(small, tmp_path_factory.mktemp("small") / "tables.db")
    yield running
    running.kill()


def test_it_is_small(small: Thin) -> None:
    assert not HEAVY & set(small.brings)
    assert set(needed("fast")) >= HEAVY
    assert small.size < MOST_MB * 1e6


@pytest.mark.parametrize("name", sorted(HEAVY))
def test_what_is_left_out_really_is(small: Thin, name: str) -> None:
    done = subprocess.run([small.python, "-c", f"import {name}"], capture_output=True, text=True, check=False)
    assert f"No module named '{name}'" in done.stderr


@pytest.mark.parametrize("game", KITS)
def test_a_game_at_the_terminal(small: Thin, game: str) -> None:
    seats = registry.game(game).seats[0]
    done = small.run("arena", game, "--bots", ",".join(["club", "novice", *["random"] * (seats - 2)]), "--games", "1")
    assert (done.returncode, done.stderr) == (0, ""), done.stderr
    assert "club" in done.stdout


def test_the_other_commands(small: Thin, tmp_path: Path) -> None:
    game = tmp_path / "game.rospo"
    match = rospo.start(rospo.games()[0], players=2, seed=1)
    match.play(match.due[0], match.legal(match.due[0])[0])
    game.write_text(str(match.record()))
    for words in (
        ["--version"],
        [],
        ["rules", match.game],
        ["play", match.game, "--pace", "0"],
        ["replay", str(game)],
        ["serve", "-h"],
    ):
        done = small.run(*words, given="help\nquit\nl\n")
        assert (done.returncode, done.stderr) == (0, ""), words


@pytest.mark.parametrize(
    ("words", "what"),
    [
        (["simulate", "GAME"], "simulation"),
        (["bench", "--quick"], "rospo bench"),
        (["play", "GAME", "--bot", "expert"], "the bot 'expert'"),
        (["arena", "GAME", "--bots", "expert,club"], "the bot 'expert'"),
        (["simulate", "GAME", "--bots", "club"], "simulation"),
        (["analyse", "game.rospo"], "'rospo analyse'"),
    ],
)
def test_what_needs_the_compiler_says_so_in_one_line(small: Thin, words: list[str], what: str) -> None:
    two = next(game for game in KITS if 2 in registry.game(game).seats)
    done = small.run(*(two if word == "GAME" else word for word in words))
    assert done.returncode == 2
    assert done.stderr == f"rospo: {what} needs an extra: {EXTRA}\n"


def test_a_hint_at_the_terminal_says_so_and_the_game_goes_on(small: Thin) -> None:
    done = small.run("play", HINTS[0], "--pace", "0", "--seed", "1", given="hint\nquit\nl\n")
    assert done.returncode == 0
    assert f"the bot 'expert' needs an extra: {EXTRA}" in " ".join(done.stdout.split())


def test_the_library_says_so(small: Thin) -> None:
    code = """
import rospo
for attempt in (lambda: rospo.simulate, lambda: rospo.bot("expert", rospo.games()[0])):
    try:
        attempt()
    except rospo.NotInstalled as error:
        assert isinstance(error, ImportError)
        print(error)
"""
    done = subprocess.run([small.python, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == f"simulation needs an extra: {EXTRA}\nthe bot 'expert' needs an extra: {EXTRA}\n"


@pytest.mark.parametrize("extra", ["gymnasium", "openspiel", "pettingzoo"])
def test_an_adapter_names_its_own_extra(small: Thin, extra: str) -> None:
    code = f"import rospo.adapters.{extra}"
    done = subprocess.run([small.python, "-c", code], capture_output=True, text=True, check=False)
    assert done.stderr.endswith(f"rospo.adapters.{extra} needs an extra: pip install 'rospo[{extra}]'\n")


@pytest.mark.parametrize("game", KITS)
def test_the_server_lists_the_bots_that_it_has(server: Served, game: str) -> None:
    games = asyncio.run(call(server.url, "GET", "/api/games")).json()
    (told,) = (one for one in games if one["name"] == game)
    assert told["levels"] == [level for level in rospo.bots(game) if level != "expert"]


def test_no_table_gets_a_bot_that_the_server_lacks(server: Served) -> None:
    async def scene() -> None:
        game, token = HINTS[0], await new_guest(server.url)
        seats = [{"kind": "me"}, {"kind": "bot", "level": "expert"}]
        refused = await call(server.url, "POST", "/api/tables", token, json={"game": game, "seats": seats})
        assert (refused.status_code, refused.json()["code"]) == (409, "no_such_bots")
        assert refused.json()["facts"] == {"levels": ["random", "novice", "club"]}
        client = await Client.enter(server.url, await open_table(server.url, token, game, ["me", "open"]), token)
        answer = await client.ask("set_seat", seat=1, level="expert")
        assert (answer["t"], answer["code"]) == ("refused", "no_such_bots")
        assert client.table["seats"][1]["kind"] == "free"
        await client.leave()

    asyncio.run(scene())


def test_nobody_is_promised_hints(server: Served) -> None:
    async def scene() -> None:
        game, token = HINTS[0], await new_guest(server.url)
        table = await open_table(server.url, token, game, ["me", "club"])
        client = await Client.enter(server.url, table, token)
        assert client.table["hints"] is False
        asked = {"game": game, "seats": [{"kind": "me"}, {"kind": "bot", "level": "club"}], "hints": True}
        refused = await call(server.url, "POST", "/api/tables", token, json=asked)
        assert (refused.status_code, refused.json()["code"]) == (409, "no_hints")
        await client.leave()

    asyncio.run(scene())


@pytest.mark.parametrize("game", HINTS)
def test_a_game_against_club_bots_at_the_server(server: Served, game: str) -> None:
    async def scene() -> None:
        bots = ("club",) * (registry.game(game).seats[0] - 1)
        (person,) = await started(server.url, game, 1, bots)
        while not person.over:
            await person.until(lambda: person.over or person.may_play)
            if person.may_play:
                await person.do("play", move=person.some_move())
        await person.leave()

    asyncio.run(scene())


def test_a_table_with_an_expert_from_before_goes_on_with_a_club_player(small: Thin, tmp_path: Path) -> None:
    """A host who no longer has the extra loses no table."""

    async def before() -> tuple[str, str, int]:
        (person,) = await started(full.url, HINTS[0], 1, ("expert",))
        assert person.table["hints"] is True
        await person.leave()
        return person.table["id"], person.token, len(person.events)

    async def after(table: str, token: str, events: int) -> None:
        client = await Client.enter(lacking.url, table, token)
        for _ in range(2):
            await client.until(lambda: client.may_play)
            await client.do("play", move=client.some_move())
        await client.until(lambda: any(event.get("seat") == 1 for event in client.events[events:]))
        hint = await call(lacking.url, "GET", f"/api/tables/{table}/hint", token)
        assert (hint.status_code, hint.json()["code"]) == (409, "no_hints")
        await client.leave()

    full = Served(tmp_path / "tables.db")
    try:
        table, token, events = asyncio.run(before())
    finally:
        full.kill()
    lacking = served_by(small, tmp_path / "tables.db")
    try:
        asyncio.run(after(table, token, events))
        assert "bot_failed" not in lacking.log.read_text()
    finally:
        lacking.kill()
