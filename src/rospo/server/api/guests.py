"""Guests: who I am, what is kept about me, and moving to another device."""

from litestar import Response, delete, get, patch, post
from litestar.openapi.datastructures import ResponseSpec

from rospo.server import identity, replay, requests
from rospo.server.api.shared import PROBLEMS, AnyRequest, TheDoor, TheHouse, must_know
from rospo.server.core.refusal import Refusal
from rospo.server.core.rows import Guest
from rospo.server.house import House, is_open

FORGOTTEN = PROBLEMS | {204: ResponseSpec(None, description="Forgotten")}


@post("/me", responses=PROBLEMS, summary="Become a guest, or be recognised", status_code=200)
async def be_known(request: AnyRequest, door: TheDoor) -> Response[requests.Me]:
    guest = await door.guest(request.scope)
    door.check_banned(request.scope, guest)
    guest = guest or await door.new_guest(request.scope)
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
    guest = await must_know(request, door, even_banned=True)
    await house.forget(guest.id)
    return Response(None, status_code=204, headers={"Set-Cookie": door.drop_cookie(request.scope)})


@get("/me/data", responses=PROBLEMS, summary="Everything that is kept about me")
async def show_data(request: AnyRequest, house: TheHouse, door: TheDoor) -> requests.Data:
    guest = await must_know(request, door, even_banned=True)
    tables = await house.store.tables_of(guest.id, limit=10_000)
    return requests.Data(
        name=guest.name,
        since=guest.since,
        seen=guest.seen,
        tables=[table.id for table in tables],
        results=await _results(house, guest, 10_000),
        restriction=house.restrictions.of("guest", guest.id),
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
    states = [await house.state_of(row.id) for row in rows]
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
    door.check_banned(request.scope, guest)
    return Response(_me(guest), headers={"Set-Cookie": door.set_cookie(request.scope, guest)})


@post("/tokens", responses=PROBLEMS, summary="A new guest for a bot, with the token to send as Bearer")
async def make_token(request: AnyRequest, door: TheDoor) -> requests.TokenTold:
    door.check_banned(request.scope, None)
    guest = await door.new_guest(request.scope)
    return requests.TokenTold(door.token(guest), guest.name)


def _me(guest: Guest) -> requests.Me:
    return requests.Me(name=guest.name, since=guest.since)


ROUTES = [
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
]
