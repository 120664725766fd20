"""Around the games: from home to a table, with friends, after a reload, when the line breaks, in six languages."""

import re

import pytest
from playwright.sync_api import Page, expect

from rospo.play import registry
from tests.kits import KITS
from tests.server.serving import Served
from tests.web.conftest import PATIENCE_MS, PHONE, Visit
from tests.web.looking import (
    SETTINGS,
    SIZES,
    THEMES,
    faults_in_both_themes,
    play_now,
    resize,
    shows_all_when_held_sideways,
    sticks_out,
)
from tests.web.players import player_of

GAMES = [registry.game(game).title for game in registry.games()]
PAGES = {
    "/": "footer",
    "/rules": "main a",
    "/rules/twins": ".rule",
    "/scores": "main a",
    "/replay": "section:has(#yours) > p",
    "/settings": "main select",
    "/learn": "main a",
    "/new/istinto": ".option",
    "/join/NONE": "main [role=alert]",
}
"""Each page, with the element that appears last."""


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


def test_a_lost_connection_is_announced_and_restored(page: Page, server: Served) -> None:
    play_now(page, "Take That")
    expect(page.locator(".hand li")).to_have_count(9)
    server.kill()
    expect(page.locator(".notice.lost")).to_contain_text("Connection lost")
    server.start()
    expect(page.locator(".notice.lost")).to_have_count(0, timeout=3 * PATIENCE_MS)  # a busy server starts slowly
    expect(page.locator(".hand li")).to_have_count(9)


@pytest.mark.parametrize("game", KITS)
def test_a_phone_held_sideways_shows_table_and_hand_at_once(visit: Visit, game: str) -> None:
    page = visit(**PHONE, reduced_motion="reduce").new_page()  # no card is in the air
    play_now(page, registry.game(game).title)
    shows_all_when_held_sideways(page, player_of(game).mine)


def test_another_language_can_be_chosen_and_is_kept(page: Page) -> None:
    page.goto("/")
    for language in ["de", *SETTINGS]:
        page.locator("header select").select_option(language)
        settings = page.get_by_role("link", name=SETTINGS[language], exact=True)
        expect(settings).to_be_visible()
        page.reload()
        expect(settings).to_be_visible()


def test_axe_finds_nothing_and_nothing_sticks_out(visit: Visit) -> None:
    page = visit(reduced_motion="reduce").new_page()  # else the toad of the home page blinks for a while
    for address, last in PAGES.items():
        page.goto(address)
        page.locator(last).first.wait_for()
        for width, height in SIZES:
            resize(page, width, height)
            for theme in THEMES:
                page.emulate_media(color_scheme=theme)
                assert sticks_out(page) <= 0, f"{address} at {width}×{height}, {theme}"
            if width == 1280:
                assert faults_in_both_themes(page) == [], address
