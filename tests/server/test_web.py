"""The web table's files at a real server: found, compressed, cached by browsers, and never in the API's way."""

import re
from collections.abc import Iterator

import httpx
import pytest

from tests.server.serving import Served, served


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[httpx.Client]:
    with served(tmp_path_factory.mktemp("web")) as server, httpx.Client(base_url=server.url) as made:
        assert isinstance(server, Served)
        yield made


def script(browser: httpx.Client) -> str:
    """The address of the page's first script."""
    found = re.search(r'src="(/assets/[^"]+\.js)"', browser.get("/").text)
    assert found, "the web table isn't built: make web"
    return found[1]


@pytest.mark.parametrize("address", ["/", "/t/h3Z3Pi38SNA-", "/rules/twins", "/scores", "/nothing/at/all"])
def test_every_address_of_the_app_is_its_one_page(browser: httpx.Client, address: str) -> None:
    answer = browser.get(address)
    assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
    assert '<div id="app">' in answer.text


def test_a_script_is_kept_for_good_and_the_page_is_asked_for_again(browser: httpx.Client) -> None:
    answer = browser.get(script(browser))
    assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
    assert "immutable" in answer.headers["cache-control"]
    page = browser.get("/")
    assert page.headers["cache-control"] == "no-cache"
    again = browser.get("/", headers={"If-None-Match": page.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")


@pytest.mark.parametrize(("asked", "coding"), [("br, gzip", "br"), ("gzip", "gzip"), ("identity", None)])
def test_a_file_comes_compressed_as_the_browser_likes_it(browser: httpx.Client, asked: str, coding: str | None) -> None:
    address = script(browser)
    with browser.stream("GET", address, headers={"Accept-Encoding": asked}) as answer:
        raw = b"".join(answer.iter_raw())
    assert answer.headers.get("content-encoding") == coding
    assert int(answer.headers["content-length"]) == len(raw)
    plain = browser.get(address, headers={"Accept-Encoding": "identity"}).content
    assert len(raw) < len(plain) if coding else raw == plain
    if coding == "gzip":
        assert browser.get(address, headers={"Accept-Encoding": "gzip"}).content == plain


@pytest.mark.parametrize("address", ["/assets/gone.js", "/api/nothing", "/api", "/health/no"])
def test_unknown_paths_are_not_found(browser: httpx.Client, address: str) -> None:
    answer = browser.get(address)
    assert answer.status_code == 404
    assert "<html" not in answer.text


@pytest.mark.parametrize(
    "address", ["/../pyproject.toml", "/assets/../../app.py", "/%2e%2e/app.py", "/assets/%2e%2e/app.py"]
)
def test_only_built_files_are_served(browser: httpx.Client, address: str) -> None:
    assert "litestar" not in browser.get(address).text


def test_a_page_can_only_be_read(browser: httpx.Client) -> None:
    assert browser.post("/rules").status_code in (404, 405)
    head = browser.head("/")
    assert (head.status_code, head.content) == (200, b"")
