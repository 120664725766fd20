"""A large screen shows a table: people around it with what they have, the hand below, scores and log beside it."""

import pytest
from playwright.sync_api import Page, expect

from rospo.play import registry
from tests.web.conftest import Visit
from tests.web.looking import come_to_rest, faults_in_both_themes, resize, sticks_out
from tests.web.players import CARD, Player, seated

SIZES = [(1280, 720), (1920, 1080)]
HANDS = {
    "take_that": ("[data-held]", "[data-heap]"),
    "twins": (".slots", "[data-purse]"),
    "istinto": (".backs", ".slip"),
}
"""Games with a hand: what lies before every rival."""
LEAST = {1280: 84, 1920: 125}
"""How wide a card of the hand is at least, px."""
COVERED = """
(what) => [...document.querySelectorAll(what)].filter((it) => {
  const { left, top, width, height } = it.getBoundingClientRect();
  const points = [0.1, 0.5, 0.9].flatMap((x) => [0.1, 0.5, 0.9].map((y) => [left + width * x, top + height * y]));
  const on = points.map(([x, y]) => document.elementFromPoint(x, y));
  return !width || on.some((there) => !there || (there !== it && !it.contains(there) && !there.contains(it)));
}).map((it) => String(it.dataset.seat ?? it.tagName))
"""
"""What of it is not seen whole."""
CUT = """
() => [...document.querySelectorAll("aside thead th :not(.unseen)")]
  .filter(({ clientWidth, clientHeight, scrollWidth, scrollHeight }) =>
    clientWidth > 0 && (scrollWidth > clientWidth + 1 || scrollHeight > clientHeight + 1))
  .map((name) => name.textContent)
"""
"""Names on the score sheet that are cut short."""


def opened(visit: Visit, game: str, rivals: int) -> Player:
    player = seated(visit(reduced_motion="reduce"), game, bots=rivals)
    player.page.locator(CARD).first.wait_for()
    return player


def shows_a_table(page: Page, game: str, rivals: int) -> None:
    for width, height in SIZES:
        resize(page, width, height)
        expect(page.locator(".croak")).to_have_count(0)  # somebody may croak, for a moment
        come_to_rest(page)
        where = f"{width}×{height}"
        assert sticks_out(page) <= 0, where
        assert page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0, where
        assert page.evaluate(COVERED, "[data-seat]") == [], where
        assert page.evaluate(COVERED, ".hand li button") == [], where
        assert page.evaluate(CUT) == [], where
        expect(page.locator(".face svg:visible")).to_have_count(rivals + 1)
        assert page.locator(CARD).first.evaluate("card => card.clientWidth") >= LEAST[width], where
        for thing in HANDS[game]:
            expect(page.locator(f"[data-seat]:not([data-seat='0']) {thing}")).not_to_have_count(rivals - 1)
        for name in ("Score sheet", "Log"):
            expect(page.get_by_role("group", name=name)).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize("game", HANDS)
@pytest.mark.parametrize("few", [True, False])
def test_the_table_fills_a_large_screen(visit: Visit, game: str, few: bool) -> None:
    seats = registry.game(game).seats
    rivals = (seats[0] if few else seats[-1]) - 1
    player = opened(visit, game, rivals)
    shows_a_table(player.page, game, rivals)
    player.play_until(lambda: player.moves >= 1)
    player.wait()
    shows_a_table(player.page, game, rivals)
    assert faults_in_both_themes(player.page) == []


MIDDLE = """
(what) => {
  const { left, right } = document.querySelector(what).getBoundingClientRect();
  return (left + right) / 2;
}
"""
LIGHT = """
(what) => {
  const paint = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext("2d");
  paint.fillStyle = getComputedStyle(document.querySelector(what)).backgroundColor;
  paint.fillRect(0, 0, 1, 1);
  return Math.max(...paint.getImageData(0, 0, 1, 1).data.slice(0, 3));
}
"""


def test_the_hand_lies_in_the_middle_and_nothing_glares_in_the_dark(visit: Visit) -> None:
    page = opened(visit, "twins", 3).page
    page.emulate_media(color_scheme="dark")
    for width, height in [*SIZES, (1200, 560)]:  # the last is wide, but no large table
        resize(page, width, height)
        come_to_rest(page)
        middle = page.evaluate(MIDDLE, ".felt")
        ends = [page.evaluate(MIDDLE, f".hand li:{which}-child") for which in ("first", "last")]
        assert abs(sum(ends) / 2 - middle) <= 8, width
        assert page.evaluate(LIGHT, ".summary") < 80, width


def test_the_log_beside_the_table_says_what_happens(visit: Visit) -> None:
    player = opened(visit, "take_that", 1)
    log = player.page.get_by_role("group", name="Log")
    before = log.locator("li").count()
    player.play_until(lambda: player.moves >= 1)
    expect(log.locator("li")).not_to_have_count(before)
    expect(log.locator("li").last).to_be_in_viewport()
    resize(player.page, 900, 700)
    expect(log).to_have_count(0)
