"""The host's page in a browser: let in by the link, by keyboard, and what players see of it."""

import re
from collections.abc import Iterator

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.server.serving import Served, served
from tests.web.conftest import PHONE, Visit
from tests.web.looking import SETTINGS, SIZES, faults, faults_in_both_themes, play_now, resize, sticks_out
from tests.web.test_languages import CLIPPED, untranslated

WRONG = "K7QPX-VH7W6-F3R2F-5KJMP-BCDFH"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Its own: the host's doings concern all tables of a server."""
    with served(tmp_path_factory.mktemp("host"), bots_ms=30) as running:
        yield running


def opened(page: Page, server: Served) -> Page:
    """By the link that the server printed."""
    page.goto(f"/host#{server.host_key}")
    page.locator("#tables-h").wait_for()
    assert server.host_key not in page.url
    return page


def test_only_the_key_lets_anyone_in_and_logging_out_ends_it(visit: Visit, server: Served) -> None:
    page = visit(**PHONE).new_page()
    page.goto("/host")
    key = page.get_by_label("Key")
    expect(key).to_have_attribute("type", "password")
    assert faults_in_both_themes(page) == []
    key.fill(WRONG)
    key.press("Enter")
    expect(page.get_by_role("status")).to_have_text("That isn’t the key.")
    key.fill(server.host_key.lower())
    key.press("Enter")
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="Open tables")).to_be_visible()
    page.get_by_role("button", name="Log out").click()
    expect(page.get_by_label("Key")).to_be_visible()


def test_what_the_host_does_reaches_the_players(visit: Visit, server: Served) -> None:
    player = visit(**PHONE).new_page()
    play_now(player, "Take That")
    page = opened(visit().new_page(), server)
    page.on("dialog", lambda asked: asked.accept())
    expect(page.get_by_role("heading", level=1)).to_have_text("Host’s page")
    assert faults_in_both_themes(page) == []

    page.get_by_role("combobox").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_text("All tables are told")).to_be_visible()
    expect(player.locator("header .place")).to_contain_text("The server restarts in 5 minutes.")
    expect(player.get_by_role("log")).to_contain_text("The server restarts in 5 minutes.")
    page.get_by_role("button", name="No restart after all").click()
    expect(player.locator("header .place")).not_to_contain_text("restart")

    with page.expect_download() as loading:
        page.get_by_role("link", name="Download a backup").click()
    assert re.fullmatch(r"rospo-[-\d]+\.db", loading.value.suggested_filename)

    page.get_by_role("button", name="Close the table Take That").click()
    expect(player.get_by_role("alert").first).to_contain_text("The host of this server closed this table.")
    play_now(player, "Twins")
    page.get_by_role("button", name="Ban Toad").click()
    expect(player.get_by_role("alert").first).to_contain_text("The host of this server has banned you")
    assert faults(player) == []
    expect(page.get_by_role("region", name="What you did")).to_contain_text("Banned Toad")
    page.get_by_role("button", name="Lift Toad").click()
    expect(page.get_by_text("Nobody is muted or banned.")).to_be_visible()


@pytest.mark.parametrize("language", SETTINGS)
def test_the_page_is_whole_in_every_language_and_fits_every_screen(visit: Visit, server: Served, language: str) -> None:
    guest = {"Authorization": f"Bearer {httpx.post(f'{server.url}/api/tokens').json()['token']}"}
    asked = {"game": "istinto", "seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "bot", "level": "club"}]}
    httpx.post(f"{server.url}/api/tables", headers=guest, json=asked).raise_for_status()
    page = opened(visit(locale=language).new_page(), server)
    for width, height in SIZES:
        resize(page, width, height)
        assert sticks_out(page) <= 0, width
        assert page.evaluate(CLIPPED) == [], width
    assert untranslated(page, language) == set()
