"""Experts at live tables, and hints: the expert's thoughts about one's own view, where the table allows them."""

import asyncio
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import rospo
from rospo import Match
from rospo.play import registry
from rospo.server.core.refusal import Refusal
from rospo.server.hints import review
from tests.kits import KITS
from tests.server.client import Client, call, new_guest, open_table, started
from tests.server.serving import Served, served
from tests.tables import step

pytestmark = pytest.mark.xdist_group("hints")
COMPILING_S = 600.0
"""The expert's search is compiled when a machine first needs it; a busy one takes minutes for that."""
GAMES = [(game, registry.game(game).seats[0] - 1) for game in KITS if registry.game(game).race is None]
"""Number of bots that one person needs."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("hints")) as running:
        yield running


async def alone(server: Served, game: str, seats: list[str], **more: Any) -> Client:
    """A guest at a table of bots, on turn."""
    token = await new_guest(server.url)
    client = await Client.enter(server.url, await open_table(server.url, token, game, seats, **more), token)
    await client.do("start")
    await client.until(lambda: client.may_play)
    return client


async def hint(server: Served, client: Client, token: str | None = None) -> tuple[int, dict[str, Any]]:
    answer = await call(
        server.url, "GET", f"/api/tables/{client.table['id']}/hint", token or client.token, timeout=COMPILING_S
    )
    return answer.status_code, answer.json()


@pytest.mark.parametrize(("game", "bots"), GAMES)
def test_experts_think_at_live_tables_of_every_game_of_turns(server: Served, game: str, bots: int) -> None:
    async def scene() -> None:
        (person,) = await started(server.url, game, 1, ("expert",) * bots)

        def is_done() -> bool:
            return person.over or len([event for event in person.events if event.get("seat")]) >= 12

        while not is_done():
            await person.until(lambda: is_done() or person.may_play, COMPILING_S)
            if person.may_play:
                await person.do("play", move=person.some_move())
        await person.leave()

    asyncio.run(scene())


@pytest.mark.parametrize(("game", "bots"), GAMES)
def test_a_player_alone_with_bots_may_ask_for_a_hint(server: Served, game: str, bots: int) -> None:
    async def scene() -> None:
        client = await alone(server, game, ["me", *["club"] * bots])
        assert client.table["hints"] is True
        status, told = await hint(server, client)
        assert status == 200, told
        moves = [thought["move"] for thought in told["thoughts"]]
        assert 1 <= len(moves) <= 3
        assert set(moves) <= set(client.offer)
        assert told["n"] == client.n
        assert told["playouts"] > 0
        assert told["reasons"]
        best, *others = told["thoughts"]
        assert bool(told["second"]) == bool(others)
        if others:
            assert told["second"]["move"] == others[0]["move"]
            assert told["second"]["cost"] == pytest.approx(max(best["value"] - others[0]["value"], 0), abs=0.0011)
        for reason in [*told["reasons"], *(told["second"] or {"reasons": []})["reasons"]]:
            assert reason["rule"] in KITS[game].rules
            assert set(reason) == {"id", "rule", "good", "facts"}
        await client.do("play", move=moves[0])
        await client.leave()

    asyncio.run(scene())


def test_among_people_nobody_gets_a_hint_unless_the_table_says_so(server: Served) -> None:
    async def scene() -> None:
        clients = await started(server.url, "take_that", 2)
        mover = next(client for client in clients if client.may_play)
        other = next(client for client in clients if client is not mover)
        assert await hint(server, mover) == (409, {"code": "no_hints", "facts": {}})
        for client in clients:
            await client.leave()
        clients = await started(server.url, "take_that", 2, hints=True)
        mover = next(client for client in clients if client.may_play)
        other = next(client for client in clients if client is not mover)
        assert (await hint(server, mover))[0] == 200
        assert await hint(server, other) == (409, {"code": "not_your_turn", "facts": {}})
        assert await hint(server, mover, await new_guest(server.url)) == (409, {"code": "not_seated", "facts": {}})
        for client in clients:
            await client.leave()

    asyncio.run(scene())


def test_a_race_gives_no_hints(server: Served) -> None:
    async def scene() -> None:
        token = await new_guest(server.url)
        table = await open_table(server.url, token, "ligretto_twist", ["me", "club"])
        client = await Client.enter(server.url, table, token)
        await client.do("start")
        assert (await hint(server, client))[1]["code"] == "no_hints"
        await client.leave()

    asyncio.run(scene())


# --- what a round of a race teaches

RACE = next(game for game in KITS if registry.game(game).race is not None)


def table_of(game: str, match: Match | None) -> Any:
    """As much of a table's state as a review looks at: `ada` sits in the second seat."""
    return SimpleNamespace(opened=SimpleNamespace(game=game), match=match, seat_of={"ada": 1}.get)


def test_a_finished_round_of_a_race_is_reviewed_for_who_played_it() -> None:
    match = rospo.start(RACE, 2, seed=4, **KITS[RACE].several_rounds)
    assert review(table_of(RACE, None), "ada").round == 0
    luck = Random(4)
    last: list[Any] = []
    while match.round < 3:
        if match.round == 2 and not last:
            assert review(table_of(RACE, match), "ada").round == 1
            last = [len(match.view(1).log)]
        assert match.round == 1 or review(table_of(RACE, match), "ada").round == 1
        step(match, luck)
    told = review(table_of(RACE, match), "ada")
    race = registry.game(RACE).review
    assert race is not None
    events = match.view(1).log[last[0] :]
    expected = race().of_round(match.view(1), events[: [event.kind for event in events].index("round") + 1], 1)
    assert (told.round, [(r.id, r.facts) for r in told.reasons]) == (2, [(r.id, dict(r.facts)) for r in expected])
    assert told.reasons


def test_only_a_player_of_a_race_gets_a_review() -> None:
    for game, guest, code in ((RACE, "bob", "not_seated"), (GAMES[0][0], "ada", "no_hints")):
        with pytest.raises(Refusal) as refused:
            review(table_of(game, None), guest)
        assert refused.value.code == code
