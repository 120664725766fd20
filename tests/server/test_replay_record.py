"""Replays of a finished game by its table, and of an uploaded record."""

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

import rospo
from rospo.server import replay
from rospo.server.core.refusal import Refusal
from rospo.server.door import RECORDS
from tests.kit import Options
from tests.kits import KITS
from tests.server.client import call, started
from tests.server.serving import Served, served

pytestmark = pytest.mark.xdist_group("replay_record")  # one server for all of them

GAMES = [(game, kit.evenings.leaks[-1][0], kit.options[-1]) for game, kit in KITS.items()]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("replay")) as running:
        yield running


def played(game: str, players: int, options: Options, moves: int = 10_000) -> rospo.Match:
    """A match of random moves, to its end or for a number of moves."""
    rng, match, clock = random.Random(5), rospo.start(game, players=players, seed=5, **options), 0
    while not match.over and match.moves < moves:
        if match._game.race is not None:
            clock = match.clock + rng.randrange(5, 900)
            match.advance(clock)
        seats = match.to_act
        if seats:
            seat = rng.choice(seats)
            match.play(seat, rng.choice(match.legal(seat)))
    return match


def ask(server: Served, record: object) -> httpx.Response:
    return httpx.post(f"{server.url}/api/replay", json={"record": record})


def laid_over(first: dict[str, Any], changes: list[dict[str, Any]]) -> dict[str, Any]:
    whole = dict(first)
    for change in changes:
        whole |= change
    return whole


def without_log(view: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in view.items() if name != "log"}


@pytest.mark.parametrize(("game", "players", "options"), GAMES, ids=[game for game, *_ in GAMES])
def test_a_record_is_replayed_to_the_same_view_and_truth(game: str, players: int, options: Options) -> None:
    match = played(game, players, options, moves=600)
    told = replay.of_record(str(match.record()))
    assert told.table is None
    assert (told.scores, told.winners) == (list(match.scores), list(match.winners))
    assert len(told.steps) == match.moves
    assert laid_over(told.truth, [step.truth for step in told.steps]) == match.reveal()
    looked_on = laid_over(told.view, [step.view for step in told.steps])
    assert listed(looked_on) == without_log(match.view(None).to_dict())
    assert listed([event for step in told.steps for event in step.events]) == match.view(None).to_dict()["log"]


def listed(value: Any) -> Any:
    if isinstance(value, dict):
        return {name: listed(item) for name, item in value.items()}
    return [listed(item) for item in value] if isinstance(value, tuple | list) else value


def test_a_game_that_is_not_over_is_replayed_as_far_as_it_goes() -> None:
    told = replay.of_record(str(played("istinto", 4, {}, moves=30).record()))
    assert len(told.steps) == 30
    assert told.winners == []


def test_a_record_and_its_table_are_replayed_alike(server: Served) -> None:
    async def asked() -> tuple[dict[str, Any], dict[str, Any]]:
        client = (await started(server.url, "twins", 1, ("random", "random"), options={"max_hands": 2}))[0]
        await client.play_on()
        await client.leave()
        path = f"/api/tables/{client.table['id']}"
        record = (await call(server.url, "GET", f"{path}/record")).text
        by_table = await call(server.url, "GET", f"{path}/replay")
        return by_table.json(), (await call(server.url, "POST", "/api/replay", json={"record": record})).json()

    by_table, by_record = asyncio.run(asked())
    assert by_record["table"] is None
    assert {**by_record, "table": None, "steps": None} == {**by_table, "table": None, "steps": None}
    own = {"at", "by"}  # only the table knows these
    assert by_record["steps"] == [
        {name: value for name, value in step.items() if name not in own} for step in by_table["steps"]
    ]


@pytest.mark.parametrize(
    ("record", "why"),
    [
        ("", "line 1"),
        ("hello", "line 1"),
        ("rospo record 2\n", "format 2"),
        ("rospo record 1\ngame: chess\n", "line 2"),
        (str(played("take_that", 3, {}).record()).replace("\n1 take", "\n2 take", 1), "line "),
        ("rospo record 1\n" + "0 take\n" * replay.MOST_LINES, "lines"),
    ],
)
def test_a_bad_record_is_refused_with_the_reason(server: Served, record: str, why: str) -> None:
    answer = ask(server, record)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_record"), answer.text
    assert why in answer.json()["facts"]["why"]


def test_a_body_that_is_not_a_record_is_refused(server: Served) -> None:
    assert ask(server, 7).json()["code"] == "bad_request"
    assert ask(server, "x" * 200_001).json()["code"] == "bad_request"
    too_long = ask(server, "x" * replay.MOST_BODY)
    assert (too_long.status_code, too_long.json()["code"]) == (413, "too_long")


def test_only_records_may_be_long_bodies(server: Served) -> None:
    record = str(played("take_that", 4, {"rounds": 40}).record())
    assert len(record) > 20_000
    assert ask(server, record).status_code == 200
    assert httpx.post(f"{server.url}/api/tables", json={"game": "x" * 30_000}).status_code == 413


def test_a_record_that_takes_too_long_is_abandoned(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(replay, "MOST_S", -1.0)
    with pytest.raises(Refusal, match="bad_record"):
        replay.of_record(str(played("twins", 3, {"max_hands": 1}).record()))


def test_replaying_too_many_records_is_rate_limited(tmp_path: Path) -> None:
    with served(tmp_path) as server:
        answers = [ask(server, "nothing").json()["code"] for _ in range(2 * RECORDS)]  # a busy machine may be slow
    assert answers[0] == "bad_record"
    assert answers[-1] == "slow_down"
