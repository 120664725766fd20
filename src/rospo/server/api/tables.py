"""Tables: the games, the lobby, opening and finding a table, and what is left of a finished game."""

import asyncio
from typing import Annotated, get_args

from litestar import Response, get, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from rospo.bots import installed
from rospo.core.errors import RospoError
from rospo.core.game import Option
from rospo.play import registry
from rospo.server import identity, replay, requests
from rospo.server.api.shared import PROBLEMS, TEXT, AnyRequest, TableId, TheDoor, TheHouse, must_know
from rospo.server.core import fair
from rospo.server.core.entries import decoded
from rospo.server.core.fields import Level
from rospo.server.core.refusal import Refusal
from rospo.server.hints import hint, review
from rospo.server.studies import Studies

TheStudies = NamedDependency[Studies]
PROOF = PROBLEMS | {200: ResponseSpec(fair.Proof, description="The proof")}


@get("/games", responses=PROBLEMS, summary="The games, their options and bots", sync_to_thread=False)
def list_games() -> list[requests.GameTold]:
    return [_game_told(name) for name in registry.games()]


def _game_told(name: str) -> requests.GameTold:
    game = registry.game(name)
    options = [
        requests.OptionTold(
            name=option.name,
            default=option.default,
            rule=option.rule,
            values=list(option.values),
            least=None if option.values else _least(option),
        )
        for option in game.options
    ]
    return requests.GameTold(
        name=name,
        title=game.title,
        players=list(game.seats),
        options=options,
        levels=[level for level in get_args(Level) if level in installed(name)],
        has_clock=game.race is not None,
    )


def _least(option: Option) -> int:
    try:
        option.check(0)
    except ValueError:
        return 1
    return 0


@get("/lobby", responses=PROBLEMS, summary="The public tables that are open")
async def lobby(house: TheHouse) -> list[requests.TableTold]:
    return [replay.told(table.state, house.names) for table in house.lobby()[:200]]


@post("/tables", responses=PROBLEMS, summary="Open a table")
async def open_table(
    request: AnyRequest, data: requests.NewTable, house: TheHouse, door: TheDoor
) -> requests.TableMade:
    guest = await must_know(request, door)
    try:
        table = await house.open(guest, data)
    except RospoError as error:
        raise Refusal("bad_option", why=str(error)) from None
    return requests.TableMade(table.id, table.state.opened.code)


@get("/tables/{table_id:str}", responses=PROBLEMS, summary="A table, as a list shows it")
async def show_table(table_id: TableId, house: TheHouse) -> requests.TableTold:
    return replay.told(await house.state_of(table_id), house.names)


@get("/codes/{code:str}", responses=PROBLEMS, summary="The table of a short code")
async def find_code(code: Annotated[str, Parameter(max_length=40)], house: TheHouse) -> requests.TableMade:
    tidy = identity.tidy_code(code)
    found = await house.table_of_code(tidy) if tidy else None
    if tidy is None or found is None:
        raise Refusal("no_such_table")
    return requests.TableMade(found, tidy)


@get(
    "/tables/{table_id:str}/record",
    responses=PROBLEMS,
    summary="The record of a finished game",
    media_type=TEXT,
)
async def show_record(table_id: TableId, house: TheHouse) -> str:
    return replay.record(await house.state_of(table_id))


@get(
    "/tables/{table_id:str}/proof",
    responses=PROBLEMS | {200: ResponseSpec(fair.Proof)},
    summary="What is needed to check the deal of a finished game",
)
async def show_proof(table_id: TableId, house: TheHouse) -> Response[str]:
    proof = replay.proof(await house.state_of(table_id))
    return Response(proof.to_json(), media_type="application/json")


@get("/tables/{table_id:str}/replay", responses=PROBLEMS, summary="A finished game, move by move, all hands open")
async def show_replay(table_id: TableId, house: TheHouse) -> requests.ReplayTold:
    replay.must_be_over(await house.state_of(table_id))
    log = await house.store.log(table_id)
    return await asyncio.to_thread(lambda: replay.replay([decoded(data) for data in log], house.names))


@post(
    "/replay",
    responses=PROBLEMS,
    summary="A record that you send, move by move, all hands open",
    status_code=200,
    request_max_body_size=replay.MOST_BODY,
)
async def replay_record(request: AnyRequest, data: requests.RecordAsked, door: TheDoor) -> requests.ReplayTold:
    door.check_record(request.scope)
    async with door.reading:
        return await asyncio.to_thread(replay.of_record, data.record)


@get("/tables/{table_id:str}/hint", responses=PROBLEMS, summary="What the expert would do in my place")
async def show_hint(request: AnyRequest, table_id: TableId, house: TheHouse, door: TheDoor) -> requests.HintTold:
    guest = await must_know(request, door)
    return await hint(house, await house.state_of(table_id), guest.id)


@get(
    "/tables/{table_id:str}/analysis",
    responses=PROBLEMS,
    summary="What each move of a finished game cost, as far as it is known",
)
async def show_analysis(
    request: AnyRequest,
    table_id: TableId,
    house: TheHouse,
    door: TheDoor,
    studies: TheStudies,
    after: Annotated[int, Parameter(ge=0, le=1_000_000)] = 0,
) -> requests.AnalysisTold:
    guest = await must_know(request, door)
    return await studies.told(await house.state_of(table_id), guest.id, after)


@get("/tables/{table_id:str}/review", responses=PROBLEMS, summary="What the last round of a race teaches me")
async def show_review(request: AnyRequest, table_id: TableId, house: TheHouse, door: TheDoor) -> requests.ReviewTold:
    guest = await must_know(request, door)
    return review(await house.state_of(table_id), guest.id)


# --- me


ROUTES = [
    list_games,
    lobby,
    open_table,
    show_table,
    find_code,
    show_record,
    show_proof,
    show_replay,
    replay_record,
    show_hint,
    show_analysis,
    show_review,
]
