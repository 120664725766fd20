"""The HTTP API keeps what its OpenAPI description promises, for any input that schemathesis can think of."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.client import started
from tests.server.serving import Served, served

pytestmark = pytest.mark.xdist_group("openapi")  # one server for all of them

OPERATIONS = [
    ("GET", "/api/games"),
    ("GET", "/api/lobby"),
    ("POST", "/api/tables"),
    ("GET", "/api/tables/{table_id}"),
    ("GET", "/api/tables/{table_id}/record"),
    ("GET", "/api/tables/{table_id}/proof"),
    ("GET", "/api/tables/{table_id}/replay"),
    ("GET", "/api/tables/{table_id}/hint"),
    ("GET", "/api/tables/{table_id}/analysis"),
    ("GET", "/api/tables/{table_id}/review"),
    ("GET", "/api/codes/{code}"),
    ("POST", "/api/replay"),
    ("POST", "/api/me"),
    ("GET", "/api/me"),
    ("PATCH", "/api/me"),
    ("GET", "/api/me/data"),
    ("GET", "/api/me/results"),
    ("GET", "/api/me/tables"),
    ("POST", "/api/me/code"),
    ("POST", "/api/me/move"),
    ("POST", "/api/tokens"),
    ("GET", "/health"),
    ("GET", "/metrics"),
    ("POST", "/api/host/session"),
    ("DELETE", "/api/host/session"),
    ("GET", "/api/host"),
    ("POST", "/api/host/tables/{table_id}/close"),
    ("POST", "/api/host/restrictions"),
    ("POST", "/api/host/notice"),
    ("GET", "/api/host/backup"),
    ("DELETE", "/api/me"),  # the last: the others are asked by one guest
]
PROMISES = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("openapi")) as running:
        yield running


@pytest.fixture(scope="module", autouse=True)
def host(server: Served) -> dict[str, str]:
    """The headers of the host's browser, logged in before other tests have tried so many wrong keys."""
    entered = httpx.post(f"{server.url}/api/host/session", json={"key": server.host_key})
    return {"Cookie": entered.headers["set-cookie"].split(";")[0]}


@pytest.fixture(scope="module")
def guest(server: Served) -> dict[str, str]:
    """The headers of a guest with a table."""
    token = httpx.post(f"{server.url}/api/tokens").json()["token"]
    headers = {"Authorization": f"Bearer {token}"}
    asked = {"game": "take_that", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
    httpx.post(f"{server.url}/api/tables", json=asked, headers=headers).raise_for_status()
    return headers


@pytest.fixture(scope="module")
def over(server: Served) -> dict[str, str]:
    """A finished game, and the token of a guest who played it."""

    async def play() -> dict[str, str]:
        client = (await started(server.url, "twins", 1, ("random", "random"), options={"max_hands": 1}))[0]
        await client.play_on()
        await client.leave()
        return {"table_id": client.table["id"], "code": client.table["code"], "token": client.token}

    return asyncio.run(play())


@pytest.fixture(scope="module")
def api(server: Served) -> Any:
    return schemathesis.openapi.from_url(f"{server.url}/api/schema/openapi.json")


def test_everything_is_described(api: Any) -> None:
    described = {(found.ok().method.upper(), found.ok().path) for found in api.get_all_operations()}
    assert described == set(OPERATIONS)


@pytest.mark.parametrize("mode", list(GenerationMode), ids=str)
@pytest.mark.parametrize(("method", "path"), OPERATIONS)
def test_every_answer_is_as_described(
    api: Any, guest: dict[str, str], method: str, path: str, mode: GenerationMode
) -> None:
    operation = api[path][method]

    @settings(max_examples=20, phases=(Phase.generate,), suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy(generation_mode=mode))
    def asked(case: schemathesis.Case[Any]) -> None:
        case.call_and_validate(headers=guest, checks=PROMISES)

    takes_something = operation.body or operation.path_parameters or operation.query
    if mode is GenerationMode.POSITIVE or takes_something:  # else there is nothing to get wrong
        asked()


def test_answers_to_the_host_are_as_described(api: Any, host: dict[str, str], over: dict[str, str]) -> None:
    for path, body in (
        ("/api/host/restrictions", {"kind": "address", "who": "203.0.113.7", "what": "ban"}),
        ("/api/host/restrictions", {"kind": "address", "who": "203.0.113.7", "what": None}),
        ("/api/host/notice", {"minutes": 5}),
        ("/api/host/notice", {"minutes": None}),
    ):
        done = api[path]["POST"].Case(body=body, media_type="application/json")
        assert done.call_and_validate(headers=host, checks=PROMISES).status_code == 204
    for path in ("/api/host", "/api/host/backup"):
        assert api[path]["GET"].Case().call_and_validate(headers=host, checks=PROMISES).status_code == 200


@pytest.mark.parametrize("path", ["/api/me", "/api/me/data", "/api/me/results", "/api/me/tables"])
def test_a_request_without_a_guest_is_refused_as_described(api: Any, path: str) -> None:
    assert api[path]["GET"].Case().call_and_validate(checks=PROMISES).status_code == 401


OF_FINISHED = [
    path for method, path in OPERATIONS if "{" in path and method == "GET" and not path.endswith(("/hint", "/review"))
]
"""A hint is for a game that goes on, and a review for a race."""


@pytest.mark.parametrize("path", OF_FINISHED)
def test_answers_about_a_finished_game_are_as_described(api: Any, over: dict[str, str], path: str) -> None:
    name = path.split("{")[1].split("}")[0]
    asked = api[path]["GET"].Case(path_parameters={name: over[name]})
    headers = {"Authorization": f"Bearer {over['token']}"} if path.endswith("/analysis") else {}
    response = asked.call_and_validate(headers=headers, checks=PROMISES)
    assert response.status_code == 200


@pytest.mark.parametrize("path", ["/api/me/data", "/api/me/results", "/api/me/tables", "/api/lobby", "/metrics"])
def test_answers_to_a_player_are_as_described(api: Any, over: dict[str, str], path: str) -> None:
    headers = {"Authorization": f"Bearer {over['token']}"}
    response = api[path]["GET"].Case().call_and_validate(headers=headers, checks=PROMISES)
    assert response.status_code == 200
