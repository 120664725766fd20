"""Another line: a table begins as a finished game was after some of its moves, or with its deal."""

from typing import Any

import pytest

import rospo
from rospo.play import registry
from rospo.play.match import Match, start
from tests.kits import KITS
from tests.server.client import Client, call
from tests.server.rooms import NearRoom, at_tables

RACE = next(game for game in KITS if registry.game(game).race is not None)
TURNS = [game for game in KITS if game != RACE]
BOTS = {game: ("random",) * (kit.players - 1) for game, kit in KITS.items()}
LONG_S = 3600


@pytest.fixture
def room() -> NearRoom:
    return NearRoom(bots_ms=0)


async def finished(room: NearRoom, game: str) -> Client:
    """One person and bots, a short game to its end."""
    if game == RACE:  # the bots end it
        (racer,) = await room.racers(1, BOTS[game], options=KITS[game].short)
        await racer.until(lambda: racer.over, timeout=LONG_S)
        return racer
    (client,) = await room.started(game, 1, BOTS[game], options=KITS[game].short)
    await client.play_on()
    return client


async def another(room: NearRoom, before: Client, moves: int) -> Client:
    """The same guest at a table that begins as that game was."""
    made = await asked(room, before, ["me", *BOTS[before.table["game"]]], {"table": before.table["id"], "moves": moves})
    assert made.status_code == 201, made.text
    client = await room.enter(made.json()["id"], before.token)
    await client.do("start")
    await client.until(lambda: bool(client.view))
    return client


async def asked(room: NearRoom, before: Client, seats: list[str], origin: dict[str, Any]) -> Any:
    plan = [{"kind": seat} if seat in ("me", "open") else {"kind": "bot", "level": seat} for seat in seats]
    body = {"game": before.table["game"], "seats": plan, "origin": origin}
    return await call(room.url, "POST", "/api/tables", before.token, json=body)


async def match_of(room: NearRoom, client: Client) -> Match:
    record = await call(room.url, "GET", f"/api/tables/{client.table['id']}/record")
    assert record.status_code == 200
    return rospo.load(record.text)


def as_it_was(match: Match, moves: int) -> Match:
    """The match after so many moves."""
    record = match.record()
    then = start(
        record.game, record.players, seed=record.seed, decks=[list(deck) for deck in record.decks], **record.options
    )
    for action in record.actions[:moves]:
        then.play(action.seat, then.move(action.action), action.at)
    return then


def seen(view: dict[str, Any]) -> dict[str, Any]:
    """A view without its log, which the server sends apart."""
    return {name: value for name, value in view.items() if name != "log"}


@pytest.mark.parametrize("game", TURNS)
@at_tables
async def test_everybody_sees_what_they_saw_then_and_no_more(room: NearRoom, game: str) -> None:
    before = await finished(room, game)
    match = await match_of(room, before)
    moves = next(number for number in range(match.moves // 2, 0, -1) if 0 in as_it_was(match, number).due)
    client = await another(room, before, moves)
    then = as_it_was(match, moves)
    assert seen(client.view) == seen(then.view(0).to_dict())
    assert client.events == then.view(0).to_dict()["log"]
    assert client.offer == [move.text for move in then.legal(0)]
    assert client.table["origin"] == {"table": before.table["id"], "moves": moves}


@pytest.mark.parametrize("game", TURNS)
@at_tables
async def test_it_goes_on_with_the_deals_of_that_game_to_an_end_of_its_own(room: NearRoom, game: str) -> None:
    before = await finished(room, game)
    old = (await match_of(room, before)).record()
    moves = len(old.actions) // 2
    client = await another(room, before, moves)
    await client.play_on()
    table = client.table["id"]
    new = (await match_of(room, client)).record()
    assert new.actions[:moves] == old.actions[:moves]
    shared = min(len(new.decks), len(old.decks))
    assert (new.seed, new.options, new.decks[:shared]) == (old.seed, old.options, old.decks[:shared])
    replay = await room.get(f"tables/{table}/replay")
    assert len(replay["steps"]) == len(new.actions)
    assert [event for step in replay["steps"] for event in step.get("events", [])] == client.events


@at_tables
async def test_nothing_is_proved_and_no_result_is_kept(room: NearRoom) -> None:
    before = await finished(room, TURNS[0])
    results = await room.get("me/results", before.token)
    client = await another(room, before, 0)
    await client.play_on()
    refused = await call(room.url, "GET", f"/api/tables/{client.table['id']}/proof")
    assert (refused.status_code, refused.json()["code"]) == (409, "known_deal")
    assert await room.get("me/results", before.token) == results


@pytest.mark.parametrize("game", KITS)
@at_tables
async def test_the_same_deal_from_the_beginning(room: NearRoom, game: str) -> None:
    before = await finished(room, game)
    old = await match_of(room, before)
    client = await another(room, before, 0)
    live = room.near._house.tables[client.table["id"]].state.match
    assert live is not None
    assert as_it_was(live, 0).reveal() == as_it_was(old, 0).reveal()


@at_tables
async def test_a_restart_in_the_middle_changes_nothing(room: NearRoom) -> None:
    client = await another(room, await finished(room, TURNS[0]), 5)
    await client.play_on(until=lambda: client.n is not None and client.n > 8)
    before = room.near._house.tables[client.table["id"]].state
    await room.near.restart(1)
    await room.again(client)
    after = room.near._house.tables[client.table["id"]].state
    assert before.match is not None
    assert after.match is not None
    assert after.match.reveal() == before.match.reveal()
    assert after.opened == before.opened


@at_tables
async def test_a_race_begins_only_at_its_beginning(room: NearRoom) -> None:
    before = await finished(room, RACE)
    refused = await asked(room, before, ["me", *BOTS[RACE]], {"table": before.table["id"], "moves": 1})
    assert (refused.status_code, refused.json()["code"]) == (400, "no_such_move")


@pytest.mark.parametrize(
    ("origin", "status", "code"),
    [({"moves": 10_000}, 400, "no_such_move"), ({"table": "nowhere"}, 404, "no_such_table")],
)
@at_tables
async def test_what_never_was_is_refused(room: NearRoom, origin: dict[str, Any], status: int, code: str) -> None:
    before = await finished(room, TURNS[0])
    refused = await asked(room, before, ["me", *BOTS[TURNS[0]]], {"table": before.table["id"], **origin})
    assert (refused.status_code, refused.json()["code"]) == (status, code)


@at_tables
async def test_a_game_that_goes_on_is_nobodys_beginning(room: NearRoom) -> None:
    (client,) = await room.started(TURNS[0], 1, BOTS[TURNS[0]])
    refused = await asked(room, client, ["me", *BOTS[TURNS[0]]], {"table": client.table["id"]})
    assert (refused.status_code, refused.json()["code"]) == (409, "not_over")


@at_tables
async def test_a_rematch_has_a_deal_of_its_own(room: NearRoom) -> None:
    before = await finished(room, TURNS[0])
    client = await another(room, before, 3)
    await client.play_on()
    await client.do("rematch")
    await client.until(lambda: client.table["next"] is not None)
    rematch = await room.get(f"tables/{client.table['next']}")
    assert rematch["origin"] is None
