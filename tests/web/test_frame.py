"""Around the games: from home to a table, with friends, after a reload, when the line breaks, in six languages."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.server.serving import Served
from tests.web.conftest import PHONE, Visit
from tests.web.looking import SIZES, faults, play_now, sticks_out

pytestmark = pytest.mark.xdist_group("web frame")

GAMES = ["Take That", "Twins", "Ligretto Twist", "Istinto"]
LANGUAGES = {
    "en": "Settings",
    "it": "Impostazioni",
    "de": "Einstellungen",
    "fr": "Réglages",
    "nl": "Instellingen",
    "es": "Ajustes",
}
PAGES = ["/", "/rules", "/rules/twins", "/scores", "/replay", "/settings", "/learn", "/new/istinto", "/join/NONE"]


@pytest.fixture
def page(visit: Visit) -> Page:
    return visit().new_page()


@pytest.mark.parametrize("game", GAMES)
def test_one_tap_on_play_now_seats_you_against_bots(page: Page, game: str) -> None:
    play_now(page, game)
    expect(page.get_by_role("button", name="Log", exact=True)).to_be_visible()
    page.goto("/")
    expect(page.get_by_role("link", name=re.compile(f"{game}.*in play"))).to_be_visible()


def test_friends_join_by_code_and_play_at_one_table(visit: Visit) -> None:
    ada, bea = visit().new_page(), visit(**PHONE).new_page()
    ada.goto("/new/take_that")
    ada.get_by_label("2", exact=True).first.check()
    ada.get_by_role("button", name="Open the table").click()
    code = ada.locator(".code").inner_text()
    assert re.fullmatch("[A-Z0-9]{5}", code)
    expect(ada.get_by_role("img", name="QR code")).to_be_visible()
    bea.goto("/")
    bea.get_by_label("A code or a link").fill(code.lower())
    bea.get_by_role("button", name="Join", exact=True).tap()
    bea.get_by_role("button", name="Sit here").tap()
    bea.get_by_role("button", name="I’m ready").tap()
    ada.get_by_role("button", name="Start", exact=True).click()
    for friend in (ada, bea):
        expect(friend.locator(".hand li")).to_have_count(9)
    due = ada if ada.title().startswith("●") else bea
    assert {ada.title().startswith("●"), bea.title().startswith("●")} == {True, False}
    expect(due.get_by_role("log")).to_contain_text("your turn")


def test_a_reload_in_mid_game_shows_the_same_hand(page: Page) -> None:
    play_now(page, "Take That")
    hand = page.locator(".hand button")
    expect(hand).to_have_count(9)
    names = "cards => cards.map(card => card.getAttribute('aria-label').split(',')[0])"  # and whether it can be laid
    before = hand.evaluate_all(names)
    page.reload()
    expect(hand).to_have_count(9)
    assert hand.evaluate_all(names) == before


def test_when_the_line_breaks_it_says_so_and_comes_back_by_itself(page: Page, server: Served) -> None:
    play_now(page, "Take That")
    expect(page.locator(".hand li")).to_have_count(9)
    server.kill()
    expect(page.get_by_text("The line is lost")).to_be_visible()
    server.start()
    expect(page.get_by_text("The line is lost")).to_be_hidden()
    expect(page.locator(".hand li")).to_have_count(9)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("width", "height"), [(844, 390), (667, 375)])
def test_a_phone_held_sideways_shows_table_and_hand_at_once(visit: Visit, game: str, width: int, height: int) -> None:
    held = {**PHONE, "viewport": {"width": width, "height": height}, "reduced_motion": "reduce"}  # none is in the air
    page = visit(**held).new_page()
    play_now(page, game)
    mine = page.locator("[data-flip]" if game == "Ligretto Twist" else ".hand li")
    for card in (mine.first, mine.last):
        expect(card).to_be_in_viewport(ratio=0.98)  # of a card that lies askew, a corner may be out
    expect(page.locator("[data-seat]").first).to_be_in_viewport(ratio=1)
    assert sticks_out(page) <= 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_browsers_language_is_spoken_and_another_can_be_chosen(visit: Visit, language: str) -> None:
    page = visit(locale=language).new_page()
    page.goto("/")
    expect(page.get_by_role("link", name=LANGUAGES[language], exact=True)).to_be_visible()
    assert page.locator("html").get_attribute("lang") == language
    other = "de" if language != "de" else "it"
    page.locator("header select").select_option(other)
    expect(page.get_by_role("link", name=LANGUAGES[other], exact=True)).to_be_visible()
    page.reload()
    expect(page.get_by_role("link", name=LANGUAGES[other], exact=True)).to_be_visible()


@pytest.mark.parametrize("address", PAGES)
@pytest.mark.parametrize("theme", ["light", "dark"])
def test_axe_finds_nothing_and_nothing_sticks_out(visit: Visit, address: str, theme: str) -> None:
    page = visit(color_scheme=theme).new_page()
    page.goto(address)
    page.wait_for_load_state("networkidle")
    assert faults(page) == []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert sticks_out(page) <= 0, f"{address} at {width}×{height}"
