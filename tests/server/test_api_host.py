"""What a host is promised: limits, proxies, origins, safe headers, figures, and clear errors at start-up."""

import asyncio
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from rospo.cli import main
from rospo.server.app import HEADERS
from tests.server.client import call, new_guest, open_table, seated, started
from tests.server.rooms import NearRoom
from tests.server.serving import Served, served

pytestmark = pytest.mark.xdist_group("api_host")  # one server for all of them

TABLE = {"game": "take_that", "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("host")) as running:
        yield running


# --- limits


def test_a_guest_has_a_limit_on_open_tables_even_for_simultaneous_requests() -> None:
    async def scene() -> None:
        token = await new_guest(room.url)
        asks = [call(room.url, "POST", "/api/tables", token, json=TABLE) for _ in range(12)]
        answers = await asyncio.gather(*asks)
        refused = [answer for answer in answers if answer.status_code != 201]
        assert {(answer.status_code, answer.json()["code"]) for answer in refused} == {(409, "too_many_tables")}
        assert {answer.json()["facts"]["most"] for answer in refused} == {3}
        assert len(answers) - len(refused) == 3

    room = NearRoom(tables_per_guest=3)
    room.run(scene())


def test_a_table_that_is_over_makes_room_for_another() -> None:
    async def scene() -> None:
        (client,) = await room.started("twins", 1, ("random", "random"), options={"max_hands": 1})
        refused = await call(room.url, "POST", "/api/tables", client.token, json=TABLE)
        assert refused.status_code == 409
        await client.play_on()
        made = await call(room.url, "POST", "/api/tables", client.token, json=TABLE)
        assert made.status_code == 201

    room = NearRoom(tables_per_guest=1)
    room.run(scene())


def test_a_full_house_says_so() -> None:
    async def scene() -> None:
        token = await new_guest(room.url)
        answers = [await call(room.url, "POST", "/api/tables", token, json=TABLE) for _ in range(3)]
        assert [answer.status_code for answer in answers] == [201, 201, 409]
        assert answers[-1].json()["code"] == "house_full"

    room = NearRoom(tables=2)
    room.run(scene())


def test_too_many_requests_are_refused_with_the_time_to_wait() -> None:
    async def scene() -> None:
        answers = [await call(room.url, "GET", "/api/games") for _ in range(10)]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 5
        refused = answers[5:]
        assert {answer.json()["code"] for answer in refused} == {"slow_down"}
        assert {answer.json()["facts"]["after_s"] for answer in refused} == {0.5}
        assert all(answer.headers["x-content-type-options"] == "nosniff" for answer in refused)
        await room.pass_time(0.5)
        assert (await call(room.url, "GET", "/api/games")).status_code == 200

    room = NearRoom(requests_per_s=2, requests_burst=5)
    room.run(scene())


# --- proxies


def _asked_from(server: Served, count: int) -> list[int]:
    """The same machine says that it asks for many others."""
    with httpx.Client(base_url=server.url) as browser:
        return [
            browser.get("/api/games", headers={"X-Forwarded-For": f"203.0.113.{number}"}).status_code
            for number in range(count)
        ]


def test_forwarded_addresses_are_trusted_only_from_named_proxies(tmp_path: Path) -> None:
    limits = {"requests_per_s": 0.1, "requests_burst": 5}
    (tmp_path / "a").mkdir()
    (tmp_path / "b").mkdir()
    with served(tmp_path / "a", **limits) as server:
        assert _asked_from(server, 8) == [200] * 5 + [429] * 3
    with served(tmp_path / "b", "--proxies", "127.0.0.1", **limits) as server:
        assert _asked_from(server, 8) == [200] * 8


def test_behind_a_proxy_that_speaks_https_the_cookie_is_secure(tmp_path: Path, server: Served) -> None:
    https = {"X-Forwarded-Proto": "https"}
    with served(tmp_path, "--proxies", "127.0.0.0/8") as proxied:
        assert "; Secure" in httpx.post(f"{proxied.url}/api/me", headers=https).headers["set-cookie"]
        assert "; Secure" not in httpx.post(f"{proxied.url}/api/me").headers["set-cookie"]
        browser = {"Origin": "https://cards.example", "X-Forwarded-Host": "cards.example"}
        assert httpx.post(f"{proxied.url}/api/me", headers=browser).status_code == 200
        assert httpx.post(f"{server.url}/api/me", headers=browser).status_code == 403, "nobody named this one"
    assert "; Secure" not in httpx.post(f"{server.url}/api/me", headers=https).headers["set-cookie"]


# --- other sites

FOREIGN = ["https://evil.example", "null", "http://127.0.0.1:1", "http://127.0.0.1.evil.example", "http://"]


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_other_sites_can_change_nothing(server: Served, origin: str) -> None:
    with httpx.Client(base_url=server.url) as browser:
        browser.post("/api/me", headers={"Origin": server.url}).raise_for_status()
        for method, path in (("POST", "tables"), ("PATCH", "me"), ("DELETE", "me"), ("POST", "me/code")):
            answer = browser.request(method, f"/api/{path}", json=TABLE, headers={"Origin": origin})
            assert (answer.status_code, answer.json()["code"]) == (403, "foreign_origin")
            assert "access-control-allow-origin" not in answer.headers
        assert browser.get("/api/me").status_code == 200


@pytest.mark.parametrize("origin", FOREIGN)
def test_pages_of_other_sites_get_no_socket(server: Served, origin: str) -> None:
    async def scene() -> None:
        token = await new_guest(server.url)
        table = await open_table(server.url, token, "take_that", ["me", "open"])
        address = f"{server.url.replace('http', 'ws')}/api/tables/{table}/live"
        cookie = {"Cookie": f"rospo_guest={token}"}
        async with connect(address, additional_headers={**cookie, "Origin": server.url}) as own:
            assert '"state"' in str(await own.recv())
        async with connect(address, additional_headers={**cookie, "Origin": origin}) as foreign:
            assert '"foreign_origin"' in str(await foreign.recv())
            with pytest.raises(ConnectionClosed):
                await foreign.recv()

    asyncio.run(scene())


# --- headers


def test_every_answer_has_the_safe_headers(server: Served) -> None:
    with httpx.Client(base_url=server.url) as browser:
        answers = [
            browser.get("/"),
            browser.get("/api/games"),
            browser.get("/api/schema/openapi.json"),
            browser.get("/metrics"),
            browser.get("/health"),
            browser.get("/nothing"),
            browser.put("/api/me"),
            browser.get("/api/me"),
            browser.post("/api/tables", content=b"{"),
            browser.post("/api/tables", content=b"x" * 30_000),
            browser.post("/api/tables", content=b"[" * 10_000),
            browser.options("/api/me"),
            browser.head("/"),
        ]
    for answer in answers:
        page = answer.request.url.path in ("/", "/nothing")
        kept = {"Cache-Control": "no-cache"} if page else {}  # may be kept, but is asked for again
        for name, value in (HEADERS | kept).items():
            assert answer.headers.get(name) == value, (answer.request.url, answer.status_code, name)
        assert "server" not in answer.headers
    policy = HEADERS["Content-Security-Policy"]
    for part in ("default-src 'self'", "object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"):
        assert part in policy
    assert "unsafe" not in policy


# --- figures

LINE = re.compile(r'(?P<name>[a-z_]+)(\{(?P<labels>([a-z]+="[^"\\\n]*",?)+)\})? (?P<value>-?[0-9.]+(e[+-][0-9]+)?)')
HELP = re.compile(r"# HELP [a-z_]+ [A-Z].+")
TYPE = re.compile(r"# TYPE (?P<name>[a-z_]+) (?P<kind>counter|gauge|histogram)")


def figures(server: Served) -> dict[str, float]:
    """The metrics by name and labels; every line is one that Prometheus reads."""
    answer = httpx.get(f"{server.url}/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text.endswith("\n")
    kinds: dict[str, str] = {}
    found: dict[str, float] = {}
    for line in answer.text.splitlines():
        typed = TYPE.fullmatch(line)
        if typed:
            assert typed["name"] not in kinds, "told twice"
            kinds[typed["name"]] = typed["kind"]
            continue
        if HELP.fullmatch(line):
            continue
        read = LINE.fullmatch(line)
        assert read, line
        family = re.sub(r"_(bucket|sum|count)$", "", read["name"])
        assert family in kinds or read["name"] in kinds, line
        key = line.rpartition(" ")[0]
        assert key not in found, "told twice"
        found[key] = float(read["value"])
    return found


def test_metrics_are_in_prometheus_format_and_grow(server: Served) -> None:
    async def scene() -> dict[str, float]:
        clients = await started(server.url, "take_that", 2)
        await clients[0].ask("play", move="nonsense")
        now = figures(server)
        for client in clients:
            await client.leave()
        return now

    before = figures(server)
    after = asyncio.run(scene())
    assert after["rospo_entries_total"] > before["rospo_entries_total"]
    assert (
        after['rospo_refusals_total{code="malformed"}'] == before.get('rospo_refusals_total{code="malformed"}', 0) + 1
    )
    assert after['rospo_tables{status="playing"}'] == before.get('rospo_tables{status="playing"}', 0) + 1
    assert after["rospo_sockets"] == before["rospo_sockets"] + 2


def test_the_time_to_answer_is_measured(server: Served) -> None:
    async def scene() -> None:
        for client in await seated(server.url, "take_that", 2):
            await client.leave()

    before = figures(server)
    asyncio.run(scene())
    after = figures(server)
    assert after["rospo_answer_seconds_count"] > before["rospo_answer_seconds_count"]
    assert after["rospo_answer_seconds_sum"] > before["rospo_answer_seconds_sum"]
    assert after['rospo_answer_seconds_bucket{le="+Inf"}'] == after["rospo_answer_seconds_count"]


def test_health_reports_the_state_of_the_server(server: Served) -> None:
    health = httpx.get(f"{server.url}/health")
    assert health.status_code == 200
    assert health.json()["status"] == "ok"


# --- `rospo serve` with bad arguments


def refused_start(*arguments: str) -> str:
    """The one line with which the command gives up."""
    command = [sys.executable, "-m", "rospo.cli", "serve", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    lines = done.stderr.strip().splitlines()
    assert (done.returncode, len(lines), done.stdout) == (2, 1, ""), (done.returncode, done.stderr[-1500:])
    return lines[0]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--set", "colour=red"], "colour"),
        (["--set", "bots_ms"], "bots_ms"),
        (["--set", "bots_ms=fast"], "bots_ms"),
        (["--set", "requests_per_s=0"], "requests_per_s"),
        (["--set", "messages_per_s=-1"], "messages_per_s"),
        (["--set", "messages_burst=0"], "messages_burst"),
        (["--set", "think_workers=0"], "think_workers"),
        (["--set", "silent_s=nan"], "silent_s"),
        (["--port", "70000"], "70000"),
        (["--port", "x"], "x"),
        (["--proxies", "everybody"], "everybody"),
        (["--speed", "9"], "--speed"),
    ],
)
def test_a_bad_argument_is_named_in_one_line(
    tmp_path: Path,
    arguments: list[str],
    says: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    def begin() -> None:
        raise AssertionError("the server would have started")

    monkeypatch.setattr("rospo.cli.serve.log_to_stderr", begin)
    assert main(["serve", "--port", "0", "--data", str(tmp_path / "x.db"), *arguments]) == 2
    written = capsys.readouterr()
    assert (len(written.err.splitlines()), written.out) == (1, "")
    assert says in written.err


@pytest.mark.parametrize(("name", "value"), [("--set", "bots_ms=fast"), ("--host", "no.such.host.invalid")])
def test_a_process_with_a_bad_argument_ends_with_one_line(tmp_path: Path, name: str, value: str) -> None:
    said = refused_start("--port", "0", "--data", str(tmp_path / "x.db"), name, value)
    assert value.partition("=")[0] in said


def test_a_port_in_use_is_named_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert port in refused_start("--port", port, "--data", str(tmp_path / "x.db"))


def test_a_file_that_is_no_database_is_left_alone(tmp_path: Path) -> None:
    notes = tmp_path / "notes.txt"
    notes.write_text("buy milk\n" * 500)
    assert "is not a database" in refused_start("--port", "0", "--data", str(notes))
    assert notes.read_text() == "buy milk\n" * 500


def test_an_unusable_data_path_is_reported_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "file" in refused_start("--port", "0", "--data", str(tmp_path / "file" / "tables.db"))
    assert str(tmp_path) in refused_start("--port", "0", "--data", str(tmp_path))


def test_two_servers_cannot_share_a_data_path(server: Served) -> None:
    assert "in use" in refused_start("--port", "0", "--data", str(server.data))
    assert httpx.get(f"{server.url}/health").status_code == 200
