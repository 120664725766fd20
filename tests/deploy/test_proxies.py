"""Behind Caddy and nginx, with the example files: https, WebSockets, whole games, and each visitor's own limits."""

import asyncio
import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from rospo.play import registry
from tests.deploy.proxies import COMMANDS, Proxy, running
from tests.kits import KITS
from tests.server.client import Client, started
from tests.server.serving import Served, served

GAME = next(game for game in KITS if 2 in registry.game(game).seats and registry.game(game).race is None)
pytestmark = pytest.mark.xdist_group("proxies")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    with served(tmp_path_factory.mktemp("behind"), "--proxies", "127.0.0.1") as running_server:
        yield running_server


@pytest.fixture(scope="module", params=COMMANDS)
def proxy(request: pytest.FixtureRequest, server: Served, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Proxy]:
    program: str = request.param
    if shutil.which(program) is None:
        if os.environ.get("CI"):
            pytest.fail(f"CI must have {program}: .ci/run installs it")
        pytest.skip(f"{program} isn't installed: Debian has a package of that name")
    with running(program, tmp_path_factory.mktemp(program), server.port) as found:
        yield found


@pytest.fixture
def browser(proxy: Proxy) -> Iterator[httpx.Client]:
    with httpx.Client(base_url=proxy.url, verify=proxy.trust) as made:
        yield made


def test_the_web_table_comes_by_https(browser: httpx.Client) -> None:
    page = browser.get("/")
    assert page.status_code == 200
    assert "<title>Rospo" in page.text
    assert "frame-ancestors 'none'" in page.headers["content-security-policy"]


def test_http_leads_to_https(proxy: Proxy) -> None:
    answer = httpx.get(f"http://localhost:{proxy.http}/t/abc")
    assert answer.status_code in (301, 308)
    assert answer.headers["location"].startswith("https://localhost")
    assert answer.headers["location"].endswith("/t/abc")


def test_a_guests_cookie_travels_only_by_https_and_only_from_the_sites_own_pages(
    browser: httpx.Client, proxy: Proxy
) -> None:
    own = browser.post("/api/me", headers={"Origin": proxy.url})
    assert own.status_code == 200
    assert "; Secure" in own.headers["set-cookie"]
    other = browser.post("/api/me", headers={"Origin": "https://elsewhere.example"})
    assert (other.status_code, other.json()["code"]) == (403, "foreign_origin")


def test_metrics_stay_inside(browser: httpx.Client, server: Served) -> None:
    assert browser.get("/metrics").json()["code"] == "not_local"
    assert httpx.get(f"{server.url}/metrics").status_code == 200


def test_a_game_over_websockets(proxy: Proxy, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SSL_CERT_FILE", str(proxy.certificate))

    async def plays(person: Client) -> None:
        while not person.over:
            await person.until(lambda: person.over or person.may_play)
            if person.may_play:
                await person.do("play", move=person.some_move())

    async def scene() -> None:
        people = await started(proxy.url, GAME, 2)
        await asyncio.gather(*map(plays, people))
        assert people[0].view["scores"] == people[1].view["scores"]
        for person in people:
            await person.leave()

    asyncio.run(scene())


def test_each_visitor_has_their_own_limits(proxy: Proxy, tmp_path: Path) -> None:
    """No visitor can pretend to be somebody else."""
    with (
        served(tmp_path, "--proxies", "127.0.0.1", guests_burst=2, guests_per_s=0.001) as strict,
        running("nginx" if "nginx" in str(proxy.folder) else "caddy", tmp_path, strict.port) as before,
        httpx.Client(base_url=before.url, verify=before.trust) as visitor,
    ):
        claims = [{"X-Forwarded-For": f"203.0.113.{number}"} for number in range(4)]
        statuses = [visitor.post("/api/tokens", headers=claim).status_code for claim in claims]
        assert statuses == [201, 201, 429, 429]
