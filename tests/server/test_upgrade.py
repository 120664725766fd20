"""Files of every released version: this one takes them over with their running tables, and none goes back."""

import asyncio
import shutil
from pathlib import Path

import pytest

from rospo.play import registry
from rospo.server.care.doctor import examine
from rospo.server.identity import Tokens
from rospo.server.schema import MIGRATIONS
from tests.cli.conftest import shell
from tests.server.care.files import change, games, rows
from tests.server.client import Client
from tests.server.schemas import RELEASED, load, schema
from tests.server.serving import Served, served


def test_no_released_schema_is_left_out() -> None:
    assert [schema(file) for file in RELEASED] == list(range(1, len(RELEASED) + 1))


@pytest.mark.parametrize("released", RELEASED, ids=lambda file: file.stem)
def test_a_released_file_is_sound_and_its_schema_unchanged(released: Path, tmp_path: Path) -> None:
    found = examine(load(released, tmp_path / "tables.db"))
    assert (found.problems, found.schema) == ([], schema(released))


@pytest.mark.parametrize("released", RELEASED, ids=lambda file: file.stem)
def test_an_upgraded_file_keeps_every_game_and_its_tables_are_played_on(released: Path, tmp_path: Path) -> None:
    data = load(released, tmp_path / "tables.db")
    before, key = games(data), rows(data, "SELECT data FROM kept WHERE name = 'key'")[0][0]
    running = rows(data, "SELECT id, game FROM tables WHERE status = 'playing'")
    played = [table for table, game in running if registry.game(game).race is None]

    async def play_on(server: Served, table: str) -> None:
        """Everybody comes back, and play goes on for some moves."""
        seats = rows(data, 'SELECT guest FROM seats WHERE "table" = ?', table)
        tokens = [Tokens(key).token(guest, 1_795_066_400_000) for (guest,) in seats]
        people = [await Client.enter(server.url, table, token) for token in tokens]
        events = len(people[0].events)

        def enough() -> bool:
            return people[0].over or len(people[0].events) > events + 3

        await asyncio.gather(*(person.play_on(until=enough) for person in people))
        for person in people:
            await person.leave()

    with served(tmp_path) as server:
        for table in played:
            asyncio.run(play_on(server, table))
        assert server.stop() == 0
    after = games(data)
    assert after.keys() == before.keys()
    for table, record in before.items():
        assert moves(after[table])[: len(moves(record))] == moves(record)
    assert all(len(moves(after[table])) > len(moves(before[table])) for table in played)
    found = examine(data)
    assert (found.problems, found.schema) == ([], len(MIGRATIONS))


def moves(record: str) -> list[str]:
    return [line for line in record.splitlines() if line[:1].isdigit()]


@pytest.mark.parametrize("command", ["serve", "backup", "restore", "prune", "doctor"])
def test_going_back_is_refused_in_one_line_that_says_what_would_be_right(command: str, tmp_path: Path) -> None:
    data = load(RELEASED[-1], tmp_path / "tables.db")
    change(data, f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    shutil.copy(data, tmp_path / "copy.db")
    words = {
        "serve": ["--port", "0"],
        "backup": [str(tmp_path / "new.db")],
        "restore": [str(tmp_path / "copy.db")],
        "prune": ["--older", "1y"],
        "doctor": [],
    }
    before = data.read_bytes()
    said = shell(command, *words[command], "--data", str(data))
    name = tmp_path / "copy.db" if command == "restore" else data
    assert (said.status, said.out, said.err) == (
        2,
        "",
        f"rospo: {name} was made by a newer Rospo (schema {len(MIGRATIONS) + 1}, this one knows up to "
        f"{len(MIGRATIONS)}): install that one, or restore a backup from before\n",
    )
    assert data.read_bytes() == before
