"""The HTTP API. Routes only: what they do is elsewhere."""

import asyncio
from typing import Annotated, Any, get_args

from litestar import Request, Response, Router, delete, get, patch, post
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from rospo import __version__
from rospo.bots import bots
from rospo.core.errors import RospoError
from rospo.play import registry
from rospo.server import identity, replay, requests
from rospo.server.core import fair
from rospo.server.core.entries import decoded
from rospo.server.core.refusal import Refusal
from rospo.server.core.rows import Forget, Guest
from rospo.server.core.state import TableState
from rospo.server.core.wire import Level
from rospo.server.door import Door
from rospo.server.hints import hint
from rospo.server.house import House, is_open

AnyRequest = Request[Any, Any, Any]
TheHouse = NamedDependency[House]
TheDoor = NamedDependency[Door]
TEXT = "text/plain"
TableId = Annotated[str, Parameter(max_length=40)]
PROBLEMS = {
    code: ResponseSpec(requests.Problem, description=text)
    for code, text in {
        400: "Bad input: the facts say what is wrong",
        401: "No guest: POST /api/me first",
        403: "Not allowed",
        404: "No such thing",
        405: "No such method here",
        409: "Not now",
        413: "Too long",
        429: "Too many requests: slow down",
        503: "The store can't write now",
    }.items()
}
PROOF = PROBLEMS | {200: ResponseSpec(fair.Proof, description="The proof")}
FORGOTTEN = PROBLEMS | {204: ResponseSpec(None, description="Forgotten")}


async def must_know(request: AnyRequest, door: Door) -> Guest:
    guest = await door.guest(request.scope)
    if guest is None:
        raise Refusal("not_known")
    return guest


async def _state(house: House, table_id: str) -> TableState:
    table = await house.table(table_id)
    if table is None:
        raise Refusal("no_such_table")
    return await table.settled()


# --- games and tables


@get("/games", responses=PROBLEMS, summary="The games, their options and bots", sync_to_thread=False)
def list_games() -> list[requests.GameTold]:
    return [_game_told(name) for name in registry.games()]


def _game_told(name: str) -> requests.GameTold:
    game = registry.game(name)
    options = [
        requests.OptionTold(name=option.name, default=option.default, rule=option.rule, values=list(option.values))
        for option in game.options
    ]
    return requests.GameTold(
        name=name,
        title=game.title,
        players=list(game.seats),
        options=options,
        levels=[level for level in get_args(Level) if level in bots(name)],
        has_clock=game.race is not None,
    )


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
    return replay.told(await _state(house, table_id), house.names)


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
    return replay.proof(await _state(house, table_id)).record


@get(
    "/tables/{table_id:str}/proof",
    responses=PROBLEMS | {200: ResponseSpec(fair.Proof)},
    summary="What is needed to check the deal of a finished game",
)
async def show_proof(table_id: TableId, house: TheHouse) -> Response[str]:
    proof = replay.proof(await _state(house, table_id))
    return Response(proof.to_json(), media_type="application/json")


@get("/tables/{table_id:str}/replay", responses=PROBLEMS, summary="A finished game, move by move, all hands open")
async def show_replay(table_id: TableId, house: TheHouse) -> requests.ReplayTold:
    replay.must_be_over(await _state(house, table_id))
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
    return await hint(house, await _state(house, table_id), guest.id)


# --- me


@post("/me", responses=PROBLEMS, summary="Become a guest, or be recognised", status_code=200)
async def be_known(request: AnyRequest, door: TheDoor) -> Response[requests.Me]:
    guest = await door.guest(request.scope) or await door.new_guest(request.scope)
    return Response(_me(guest), headers={"Set-Cookie": door.set_cookie(request.scope, guest)})


@get("/me", responses=PROBLEMS, summary="Who I am")
async def show_me(request: AnyRequest, door: TheDoor) -> requests.Me:
    return _me(await must_know(request, door))


@patch("/me", responses=PROBLEMS, summary="Change my name")
async def rename(request: AnyRequest, data: requests.NameAsked, house: TheHouse, door: TheDoor) -> requests.Me:
    guest = await must_know(request, door)
    name = identity.tidy_name(data.name)
    if name is None:
        raise Refusal("bad_name", most=identity.MOST_NAME)
    renamed = Guest(id=guest.id, name=name, since=guest.since, seen=guest.seen)
    await house.store.write([renamed])
    house.renamed(guest.id, name)
    return _me(renamed)


@delete(
    "/me",
    responses=PROBLEMS | {204: ResponseSpec(None, description="Forgotten")},
    summary="Delete everything about me",
    status_code=204,
)
async def forget_me(request: AnyRequest, house: TheHouse, door: TheDoor) -> Response[None]:
    guest = await must_know(request, door)
    for table in list(house.tables.values()):
        if table.state.seat_of(guest.id) is not None:
            await table.forget(guest.id)
    await house.store.write([Forget(guest.id)])
    house.renamed(guest.id, None)
    for outbox in list(house.outboxes):
        if outbox.connection.guest == guest.id:
            outbox.close("not_known", 0)
    return Response(None, status_code=204, headers={"Set-Cookie": door.drop_cookie(request.scope)})


@get("/me/data", responses=PROBLEMS, summary="Everything that is kept about me")
async def show_data(request: AnyRequest, house: TheHouse, door: TheDoor) -> requests.Data:
    guest = await must_know(request, door)
    tables = await house.store.tables_of(guest.id, limit=10_000)
    return requests.Data(
        name=guest.name,
        since=guest.since,
        seen=guest.seen,
        tables=[table.id for table in tables],
        results=await _results(house, guest, 10_000),
    )


@get("/me/results", responses=PROBLEMS, summary="How my games went, newest first")
async def show_results(request: AnyRequest, house: TheHouse, door: TheDoor) -> list[requests.ResultTold]:
    return await _results(house, await must_know(request, door), 200)


async def _results(house: House, guest: Guest, limit: int) -> list[requests.ResultTold]:
    return [
        requests.ResultTold(
            table=r.table, game=r.game, seat=r.seat, players=r.players, score=r.score, won=r.won, at=r.at
        )
        for r in await house.store.results_of(guest.id, limit)
    ]


@get("/me/tables", responses=PROBLEMS, summary="The open tables where I have a seat, newest first")
async def show_tables(request: AnyRequest, house: TheHouse, door: TheDoor) -> list[requests.TableTold]:
    guest = await must_know(request, door)
    rows = [row for row in await house.store.tables_of(guest.id) if row.status in ("waiting", "playing")]
    states = [await _state(house, row.id) for row in rows]
    return [replay.told(state, house.names) for state in states if is_open(state)]


@post("/me/code", responses=PROBLEMS, summary="A one-time code to continue as this guest elsewhere", status_code=200)
async def make_code(request: AnyRequest, house: TheHouse, door: TheDoor) -> requests.CodeTold:
    guest = await must_know(request, door)
    code = house.transfers.issue(guest.id, house.now() / 1000)
    return requests.CodeTold(code, int(identity.TRANSFER_SECONDS))


@post("/me/move", responses=PROBLEMS, summary="Become the guest of this code on this device", status_code=200)
async def redeem(
    request: AnyRequest, data: requests.CodeAsked, house: TheHouse, door: TheDoor
) -> Response[requests.Me]:
    code = identity.tidy_code(data.code, identity.TRANSFER_LENGTH)
    door.check_guess(request.scope)
    id = house.transfers.redeem(code, house.now() / 1000) if code else None
    guest = await house.store.guest(id) if id else None
    if guest is None:
        raise Refusal("no_such_code")
    return Response(_me(guest), headers={"Set-Cookie": door.set_cookie(request.scope, guest)})


@post("/tokens", responses=PROBLEMS, summary="A new guest for a bot, with the token to send as Bearer")
async def make_token(request: AnyRequest, door: TheDoor) -> requests.TokenTold:
    guest = await door.new_guest(request.scope)
    return requests.TokenTold(door.token(guest), guest.name)


def _me(guest: Guest) -> requests.Me:
    return requests.Me(name=guest.name, since=guest.since)


# --- the host's


@get("/health", responses=PROBLEMS, summary="Is the server well?")
async def health(house: TheHouse) -> requests.Health:
    await house.store.check()
    return requests.Health("ok", __version__, len(house.tables), len(house.outboxes))


@get(
    "/metrics",
    responses=PROBLEMS,
    summary="Figures for Prometheus",
    media_type=TEXT,
    sync_to_thread=False,
)
def metrics(request: AnyRequest, house: TheHouse, door: TheDoor) -> str:
    if not (house.settings.open_metrics or door.is_local(request.scope)):
        raise Refusal("not_local")
    statuses = [table.state.status for table in house.tables.values()]
    return house.metrics.text(statuses=statuses, sockets=len(house.outboxes), queued=house.store.queued)


ROUTES = Router(
    "/api",
    route_handlers=[
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
        be_known,
        show_me,
        rename,
        forget_me,
        show_data,
        show_results,
        show_tables,
        make_code,
        redeem,
        make_token,
    ],
)
HOSTS = [health, metrics]
