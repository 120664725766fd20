"""The pages about the server name everything that a client or a host may meet, and nothing else."""

import ast
import inspect
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from litestar.routes import HTTPRoute

from rospo.server.api import DESK, HOSTS, ROUTES
from rospo.server.app import STATUS
from rospo.server.chosen import FIELDS, Place, meaning
from rospo.server.core import wire
from rospo.server.core.entries import Opened, SeatPlan
from rospo.server.core.frames import changing_fields, fixed_fields
from rospo.server.core.settings import Settings
from rospo.server.core.state import TableState
from rospo.server.socket import CLOSE_CODES, REFUSED

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "src/rospo/server").rglob("*.py"))
SERVER = (ROOT / "docs/server.md").read_text()
HOSTING = (ROOT / "docs/hosting.md").read_text()

CODE_OF = {"Refusal": 0, "Refused": 0, "Bye": 0, "close": 0, "_refuse_waiting": 0, "_problem": 1}
"""The position of the code among the arguments of each call, where it isn't a keyword."""
NOTES = ("note", "note_failure", "_note", "Note")
COMMON = {"v", "t", "cid"}


# --- reading the pages


def section(page: str, title: str) -> str:
    """From a heading to the next of its kind."""
    found = re.search(rf"^(#+) {re.escape(title)}\n(.*?)(?=^\1 |^## |\Z)", page, re.MULTILINE | re.DOTALL)
    assert found, f"no section {title!r}"
    return found[2]


def rows(text: str) -> dict[str, list[str]]:
    """The rows of tables whose first cell is code, by that code, each with its other cells."""
    cells = (line.strip("|").split("|") for line in text.splitlines() if line.startswith("| `"))
    return {first.strip().strip("`"): [cell.strip() for cell in others] for first, *others in cells}


def first_cells(text: str) -> str:
    return "\n".join(line.split("|")[1] for line in text.splitlines() if line.startswith("| `"))


def named(text: str) -> set[str]:
    """Everything written as code."""
    return set(re.findall(r"`([^`\n]+)`", text))


def examples(text: str) -> list[dict[str, Any]]:
    blocks = re.findall(r"^```json\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return [json.loads(line) for block in blocks for line in block.splitlines()]


# --- reading the code


def codes(source: Path) -> Iterator[str]:
    """Every code with which something is refused or ended: in calls, and in what is named `code` or `codes` before."""
    for node in ast.walk(ast.parse(source.read_text())):
        if isinstance(node, ast.Call):
            yield from _texts(_code_argument(node))
        elif isinstance(node, ast.Assign) and {"code", "codes"} & {ast.unparse(target) for target in node.targets}:
            yield from _texts(node.value)


def _code_argument(call: ast.Call) -> ast.expr | None:
    name = ast.unparse(call.func).rsplit(".", 1)[-1]
    if name not in CODE_OF:
        return None
    by_name = next((keyword.value for keyword in call.keywords if keyword.arg == "code"), None)
    return by_name or (call.args[CODE_OF[name]] if len(call.args) > CODE_OF[name] else None)


def _texts(node: ast.expr | None) -> Iterator[str]:
    """The texts that an expression may evaluate to, without those in its conditions."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
    elif isinstance(node, ast.IfExp):
        yield from (*_texts(node.body), *_texts(node.orelse))
    elif isinstance(node, ast.Dict):
        yield from (text for value in node.values for text in _texts(value))
    elif isinstance(node, ast.Call):
        yield from (text for value in node.args for text in _texts(value))


def logged(source: Path) -> Iterator[str]:
    """The events that a source file writes to the server's log."""
    for node in ast.walk(ast.parse(source.read_text())):
        if isinstance(node, ast.Call) and ast.unparse(node.func).rsplit(".", 1)[-1] in NOTES:
            yield from _texts(node.args[0])


def kinds(base: type[msgspec.Struct]) -> dict[str, type[msgspec.Struct]]:
    """The messages of one direction, by their tag."""
    found = {str(base.__struct_config__.tag): base} if isinstance(base.__struct_config__.tag, str) else {}
    for kind in base.__subclasses__():
        found |= kinds(kind)
    return {tag: kind for tag, kind in found.items() if not kind.__subclasses__()}


FROM_CLIENT = kinds(wire.FromClient)
FROM_SERVER = kinds(wire.FromServer)
CODES = {code for source in SOURCES for code in codes(source)}


# --- they agree


def test_the_code_is_read_right() -> None:
    assert {"taken", "late", "paused", "illegal", "malformed", "unreadable", "restart", "bad_request"} <= CODES
    assert {"resync", "play", "beat"} <= FROM_CLIENT.keys()
    assert {"state", "event", "bye"} <= FROM_SERVER.keys()


def test_every_code_is_in_the_page_and_no_other() -> None:
    documented = [rows(section(SERVER, title)) for title in ("Refused requests", "`bye`", "What can be refused")]
    assert {code for table in documented for code in table} == CODES


def test_requests_are_refused_with_the_status_in_the_page() -> None:
    documented = {code: int(status) for code, (status, *_) in rows(section(SERVER, "Refused requests")).items()}
    assert {code: documented[code] for code in STATUS} == STATUS


def test_sockets_are_closed_with_the_code_in_the_page() -> None:
    for code, (closed_with, _) in rows(section(SERVER, "`bye`")).items():
        assert int(closed_with) == CLOSE_CODES.get(code, REFUSED), code


def test_every_message_of_a_client_is_in_the_page_with_its_fields() -> None:
    documented = rows(section(SERVER, "What you send"))
    assert documented.keys() == FROM_CLIENT.keys()
    for tag, (fields, _) in documented.items():
        assert named(fields) == set(FROM_CLIENT[tag].__struct_fields__) - COMMON, tag


@pytest.mark.parametrize("tag", FROM_SERVER)
def test_every_message_of_the_server_is_in_the_page_with_its_fields(tag: str) -> None:
    missing = set(FROM_SERVER[tag].__struct_fields__) - COMMON - named(section(SERVER, f"`{tag}`"))
    assert not missing


def test_every_message_has_an_example_that_is_one() -> None:
    sent, told = examples(section(SERVER, "What you send")), examples(section(SERVER, "What you are told"))
    assert {example["t"] for example in sent} == FROM_CLIENT.keys()
    assert {example["t"] for example in told} == FROM_SERVER.keys()
    for example in sent:
        wire.read(json.dumps(example))
    for example in told:
        message = msgspec.convert(example, FROM_SERVER[example["t"]])
        assert json.loads(msgspec.json.encode(message)) == example  # no field too many, none that would be left out


def test_every_route_is_in_the_page_and_no_other() -> None:
    routes = {f"{method} {route.path_format}" for route in ROUTES.routes for method in route.methods}
    routes |= {f"{method} {route.path_format}" for route in DESK.routes for method in route.methods}
    routes |= {f"{method} {path}" for route in HOSTS for method in route.http_methods for path in route.paths}
    documented = {row for row in rows(section(SERVER, "Requests")) if " " in row}
    assert documented == {route for route in routes if not route.startswith("OPTIONS")}


def test_the_requests_that_need_a_guest_are_those_of_the_page() -> None:
    free = {"be_known", "redeem", "options_handler"}  # of those under /api/me
    routes = [route for route in ROUTES.routes if isinstance(route, HTTPRoute)]
    places = [(handler.fn, route.path_format) for route in routes for handler in route.route_handlers]
    asks = {fn.__name__ for fn, _ in places if "must_know" in inspect.getsource(fn)}
    mine = {fn.__name__ for fn, path in places if path.startswith("/api/me")}
    assert asks == mine - free | {"open_table", "show_hint", "show_review", "show_analysis"}


def test_every_field_of_a_table_is_in_the_page() -> None:
    opened = Opened(
        at=0, table="", code="", game="twins", options={}, seats=[SeatPlan()], host="", timer="none", public=False,
        secret="", commitment="",
    )  # fmt: skip
    state = TableState(opened)
    assert named(first_cells(section(SERVER, "The table"))) == {*fixed_fields(state), *changing_fields(state, 0)}


def test_every_event_of_the_log_is_in_the_page() -> None:
    documented = named(first_cells(section(HOSTING, "Is it well?")))
    assert documented == {event for source in SOURCES for event in logged(source)}


def test_every_setting_is_in_the_table_that_the_page_has() -> None:
    assert "<!-- made here: settings -->" in section(HOSTING, "Settings")
    assert list(FIELDS) == [*Place.__struct_fields__, *Settings.__struct_fields__]
    assert all(meaning(field) for field in FIELDS.values())
