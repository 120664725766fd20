"""What all routes share: who asks, and how problems are told."""

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import Parameter

from rospo.server import requests
from rospo.server.core.refusal import Refusal
from rospo.server.core.rows import Guest
from rospo.server.door import Door
from rospo.server.house import House

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


async def must_know(request: AnyRequest, door: Door, *, even_banned: bool = False) -> Guest:
    guest = await door.guest(request.scope)
    if guest is None:
        raise Refusal("not_known")
    if not even_banned:
        door.check_banned(request.scope, guest)
    return guest


# --- games and tables
