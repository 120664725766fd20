"""The web application: routes and security headers. The framework stays here at the edge; `socket` has the sockets."""

from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from litestar import Litestar, Response
from litestar.di import Provide
from litestar.exceptions import HTTPException
from litestar.openapi import OpenAPIConfig

from rospo import __version__
from rospo.server.api import DESK, HOSTS, ROUTES
from rospo.server.core.refusal import Refusal
from rospo.server.desk import Desk
from rospo.server.door import Door
from rospo.server.house import House
from rospo.server.requests import Problem
from rospo.server.store import StoreFailed
from rospo.server.studies import Studies
from rospo.server.web import Web

MOST_BODY = 20_000
STATUS = {
    "not_known": 401,
    "not_the_host": 401,
    "wrong_key": 401,
    "foreign_origin": 403,
    "not_local": 403,
    "banned": 403,
    "no_such_table": 404,
    "no_such_code": 404,
    "no_such_guest": 404,
    "not_over": 409,
    "known_deal": 409,
    "no_hints": 409,
    "no_analysis": 409,
    "no_such_bots": 409,
    "not_seated": 409,
    "not_your_turn": 409,
    "too_many_tables": 409,
    "house_full": 409,
    "not_open": 409,
    "own_address": 409,
    "slow_down": 429,
    "storage": 503,
}
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' blob: data:; object-src 'none'; base-uri 'none'; form-action 'self'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}
Asgi = Callable[[Any, Any, Any], Awaitable[None]]


OWN = ("/api", "/health", "/metrics")
"""Addresses of the API; all others are the web table's."""


def make_app(house: House, door: Door) -> Asgi:
    """The ASGI application of a house."""
    desk, studies = Desk(house), Studies(house)
    http = Litestar(
        route_handlers=[ROUTES, DESK, *HOSTS],
        dependencies={
            "house": Provide(lambda: house, sync_to_thread=False),
            "door": Provide(lambda: door, sync_to_thread=False),
            "desk": Provide(lambda: desk, sync_to_thread=False),
            "studies": Provide(lambda: studies, sync_to_thread=False),
        },
        exception_handlers={
            Refusal: lambda request, refusal: _refused(house, refusal),
            StoreFailed: _store_failed,
            HTTPException: _http_failed,
            RecursionError: _nested,
            Exception: lambda request, error: _failed(house, error),
        },
        request_max_body_size=MOST_BODY,
        openapi_config=OpenAPIConfig(title="Rospo", version=__version__, path="/api/schema"),
        signature_types=[House, Door, Desk, Studies],
        logging_config=None,
    )
    return Edge(http, door)


class Edge:
    """Applies the limits before anything else, and puts security headers on every answer."""

    def __init__(self, http: Any, door: Door) -> None:
        self._http = http
        self._door = door
        self._web = Web()
        self._headers = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        async def send_safely(message: Any) -> None:
            if message["type"] == "http.response.start":
                given = {name.lower() for name, _ in message["headers"]}
                more = [pair for pair in self._headers if pair[0] not in given]
                message = {**message, "headers": [*message["headers"], *more]}
            await send(message)

        if scope["method"] in ("GET", "HEAD") and not scope["path"].startswith(OWN):
            await self._web(scope, send_safely)  # not counted: served from memory, and many per page
            return
        try:
            self._door.check_rate(scope)
            if scope["method"] not in ("GET", "HEAD", "OPTIONS"):
                self._door.check_origin(scope)
        except Refusal as refusal:
            self._door.house.metrics.refused(refusal.code)
            await _send_refused(refusal, send_safely)
            return
        await self._http(scope, receive, send_safely)


async def _send_refused(refusal: Refusal, send: Any) -> None:
    body = msgspec.json.encode(Problem(refusal.code, refusal.facts))
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": STATUS.get(refusal.code, 400), "headers": headers})
    await send({"type": "http.response.body", "body": body})


def _problem(status: int, code: str, facts: dict[str, Any]) -> Response[Any]:
    return Response(msgspec.to_builtins(Problem(code, facts)), status_code=status, media_type="application/json")


def _refused(house: House, refusal: Refusal) -> Response[Any]:
    house.metrics.refused(refusal.code)
    return _problem(STATUS.get(refusal.code, 400), refusal.code, refusal.facts)


def _store_failed(request: Any, error: StoreFailed) -> Response[Any]:
    return _problem(503, "storage", {})


def _nested(request: Any, error: RecursionError) -> Response[Any]:
    return _problem(400, "bad_request", {"why": "nested too deeply"})


def _failed(house: House, error: Exception) -> Response[Any]:
    house.journal.note_failure("request_failed", error)
    return _problem(500, "failed", {})


def _http_failed(request: Any, error: HTTPException) -> Response[Any]:
    codes = {404: "not_found", 405: "no_such_method", 413: "too_long"}
    facts = {"why": _why(error)} if error.status_code == 400 else {}
    status = error.status_code if error.status_code in codes else 400 if error.status_code < 500 else 500
    response = _problem(status, codes.get(status, "bad_request" if status < 500 else "failed"), facts)
    response.headers.update(error.headers or {})  # such as the allowed methods
    return response


def _why(error: HTTPException) -> str:
    extra = getattr(error, "extra", None)
    if isinstance(extra, list) and extra and isinstance(extra[0], dict):
        return str(extra[0].get("message", ""))[:200]
    return str(error.detail)[:200]
