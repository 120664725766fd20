"""What the table says has a place of its own: it covers no card, bid, score or button, and nothing moves for it."""

import json
import re

import pytest
from playwright.sync_api import Page, WebSocketRoute, expect

from rospo.play import registry
from tests.games.twins.player import LAY
from tests.web.conftest import PHONE, Visit
from tests.web.looking import SIZES, come_to_rest, faults_in_both_themes, resize, sticks_out
from tests.web.players import CORNER, seated

WAYS = [*SIZES, (844, 390)]
REFUSED = {"t": "refused", "code": "too_many_changes"}
COVERED = """
() => {
  const said = document.querySelector(".notice").getBoundingClientRect();
  const over = (what) => {
    const box = what.getBoundingClientRect();
    const wide = Math.min(box.right, said.right) - Math.max(box.left, said.left);
    const high = Math.min(box.bottom, said.bottom) - Math.max(box.top, said.top);
    return wide > 1 && high > 1;
  };
  const all = document.querySelectorAll("button, a, li, .card, [data-seat], [data-pile], h1, .felt");
  return [...all].filter((what) => !what.closest(".notice") && over(what)).map((what) => what.outerHTML.slice(0, 90));
}
"""
"""Everything at the table that lies under what is said."""
LIE = """
() => [...document.querySelectorAll("button, [data-seat], li, .felt")]
  .filter((what) => !what.closest(".notice"))
  .map((what) => what.getBoundingClientRect()).map(({ x, y, width, height }) => [x, y, width, height].map(Math.round))
"""


def refuse(page: Page) -> list[WebSocketRoute]:
    """The connections of the page, so that it can be told anything."""
    found: list[WebSocketRoute] = []

    def connect(route: WebSocketRoute) -> None:
        route.connect_to_server()
        found.append(route)

    page.route_web_socket("**/live*", connect)
    return found


def settle(page: Page) -> None:
    """Nothing moves but a race."""
    if page.locator(".race").count() == 0:
        come_to_rest(page)


@pytest.mark.parametrize("game", registry.games())
def test_a_refusal_covers_nothing_and_moves_nothing(visit: Visit, game: str) -> None:
    context = visit(**PHONE, reduced_motion="reduce")
    page = context.new_page()
    told = refuse(page)
    player = seated(context, game, bots=max(registry.game(game).seats) - 1, page=page)
    player.wait()
    settle(page)
    for width, height in WAYS:
        size = f"{width}×{height}"
        resize(page, width, height)
        settle(page)
        expect(page.locator(".notice")).to_have_count(0)
        before = page.evaluate(LIE)
        told[-1].send(json.dumps(REFUSED))
        expect(page.locator(".notice"), size).to_be_in_viewport(ratio=0.99)
        assert page.evaluate(COVERED) == [], size
        if page.locator(".race").count() == 0:  # a race goes on meanwhile
            assert page.evaluate(LIE) == before, size
        assert sticks_out(page) <= 0, size
        page.keyboard.press("Escape")


OVER = """
() => {
  const words = document.createRange();
  words.selectNodeContents(document.querySelector(".middle .status"));
  const a = words.getBoundingClientRect();
  return [...document.querySelectorAll("[data-seat], .stock, .bowl, .middle button")].filter((it) => {
    const b = it.getBoundingClientRect();
    return a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  }).map((it) => it.className);
}
"""
"""What the sentence in the middle of a table of Twins lies over."""


@pytest.mark.parametrize("bots", [3, 4, 5])
def test_what_the_table_waits_for_is_said_over_nothing(visit: Visit, bots: int) -> None:
    player = seated(visit(**PHONE, locale="de", reduced_motion="reduce"), "twins", "taps", bots=bots)
    page = player.page
    player.play_until(lambda: player.count("hand") >= 1 and player.sees(LAY))
    page.keyboard.press("Escape")
    page.locator(".middle .status").wait_for()
    for size in ((390, 844), (360, 640)):
        resize(page, *size)
        come_to_rest(page)
        assert page.evaluate(OVER) == [], size
        assert page.evaluate("document.scrollingElement.scrollHeight - innerHeight") <= 0, size


def test_a_card_before_the_lead_is_refused_in_words_of_what_is_wrong(visit: Visit) -> None:
    page = seated(visit(**PHONE, reduced_motion="reduce"), "istinto", bots=2).page
    page.locator(".bids").wait_for()
    card = page.locator(".hand button").first
    card.tap(position=CORNER)
    card.tap(position=CORNER)
    expect(page.locator(".notice strong")).to_have_text(re.compile("^(You haven’t|Not everybody has) bid yet\\.$"))
    assert faults_in_both_themes(page) == []


def test_what_a_race_refuses_has_its_rule(visit: Visit) -> None:
    player = seated(visit(**PHONE), "ligretto_twist", "taps", bots=1)
    page = player.page
    page.locator("[data-flip].can").wait_for()
    page.locator("[data-park]").tap(force=True)
    notice = page.locator(".notice.refusal")
    expect(notice).to_contain_text("You have no card in your hand.")
    expect(notice.get_by_role("link")).to_have_attribute("href", "/rules/ligretto_twist#LT-9")
    page.keyboard.press("Space")
    page.locator("[data-pile].fits, [data-park].can").first.wait_for()
    expect(notice).to_have_count(0)
    page.keyboard.press("Space")
    expect(notice).to_contain_text("You still hold a card")
    expect(notice.get_by_role("link")).to_have_attribute("href", "/rules/ligretto_twist#LT-5")
