"""The host's page: everything here needs the host's key, or the cookie of a login with it."""

from datetime import UTC, datetime
from typing import Annotated

from litestar import Response, Router, delete, get, post
from litestar.connection import ASGIConnection
from litestar.di import NamedDependency
from litestar.handlers import BaseRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from rospo.server import reports
from rospo.server.api.shared import PROBLEMS, AnyRequest, TableId, TheDoor
from rospo.server.desk import Desk

TheDesk = NamedDependency[Desk]
DONE = PROBLEMS | {204: ResponseSpec(None, description="Done")}
FILE = "application/vnd.sqlite3"


async def only_the_host(connection: ASGIConnection, handler: BaseRouteHandler) -> None:  # type: ignore[type-arg]
    """Before anything else of a request is looked at."""
    door = await connection.app.dependencies["door"]()
    await door.must_host(connection.scope)


@post("/session", responses=DONE, summary="Log in with the host's key", status_code=204)
async def log_in(request: AnyRequest, data: reports.KeyAsked, door: TheDoor) -> Response[None]:
    door.check_origin(request.scope)
    kept = await door.check_key(request.scope, data.key)
    return Response(None, status_code=204, headers={"Set-Cookie": door.set_login(request.scope, kept)})


@delete("/session", responses=DONE, summary="Log out", status_code=204)
async def log_out(request: AnyRequest, door: TheDoor) -> Response[None]:
    return Response(None, status_code=204, headers={"Set-Cookie": door.drop_login(request.scope)})


@get("/", responses=PROBLEMS, summary="All that the host sees", guards=[only_the_host])
async def report(desk: TheDesk, find: Annotated[str, Parameter(max_length=40)] = "") -> reports.HostReport:
    return await desk.overview.report(find)


@post(
    "/tables/{table_id:str}/close",
    responses=DONE,
    summary="Close an open table",
    status_code=204,
    guards=[only_the_host],
)
async def close_table(table_id: TableId, desk: TheDesk) -> None:
    await desk.close(table_id)


@post("/restrictions", responses=DONE, summary="Mute or ban, or lift it", status_code=204, guards=[only_the_host])
async def restrict(request: AnyRequest, data: reports.RestrictionAsked, desk: TheDesk, door: TheDoor) -> None:
    await desk.restrict(data.kind, data.who, data.what, own_address=door.address(request.scope))


@post("/notice", responses=DONE, summary="Announce a restart to all tables", status_code=204, guards=[only_the_host])
async def announce(data: reports.NoticeAsked, desk: TheDesk) -> None:
    await desk.announce(data.minutes)


@get(
    "/backup",
    responses=PROBLEMS | {200: ResponseSpec(bytes, description="The data file", media_type=FILE)},
    summary="A copy of all data, as it is now",
    media_type=FILE,
    guards=[only_the_host],
)
async def back_up(desk: TheDesk) -> Stream:
    size, pieces = await desk.backup()
    name = f"rospo-{datetime.now(UTC):%Y-%m-%d-%H%M}.db"
    headers = {"Content-Disposition": f'attachment; filename="{name}"', "Content-Length": str(size)}
    return Stream(pieces, media_type=FILE, headers=headers)


ROUTES = Router("/api/host", route_handlers=[log_in, log_out, report, close_table, restrict, announce, back_up])
