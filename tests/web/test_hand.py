"""The hand on a phone: every card free and wide enough to touch, and always in sight, however large the letters are."""

import pytest
from playwright.sync_api import Page, expect

from rospo.play import registry
from tests.kits import KITS
from tests.web.conftest import PHONE, Visit
from tests.web.looking import come_to_rest, enlarge, resize, sticks_out
from tests.web.players import CARD, CORNER, Player, player_of, seated

HANDS = [game for game in KITS if player_of(game).fullest]
UPRIGHT = [(360, 640), (390, 844)]
SIDEWAYS = [(667, 375), (844, 390)]
TOUCH = 44
SEEN = """
() => [...document.querySelectorAll(".hand li:not([inert]) button")].map((button) => {
  const { left, top, width, height } = button.querySelector("svg").getBoundingClientRect();
  const parts = [0.07, 0.2, 0.35, 0.5, 0.65, 0.8, 0.93];
  const points = parts.flatMap((x) => parts.map((y) => [left + width * x, top + height * y]));
  const hit = points.filter(([x, y]) => button.contains(document.elementFromPoint(x, y)));
  return { width, seen: hit.length / points.length };
})
"""
"""How wide each card is, and how much of its face a finger on it would hit."""


def dealt(visit: Visit, game: str, language: str = "en") -> Player:
    """On a phone, with as many cards in the hand as there can be, and all of them may be chosen."""
    rivals, cards = player_of(game).fullest or (registry.game(game).seats[0], 0)
    player = seated(visit(**PHONE, locale=language, reduced_motion="reduce"), game, "taps", bots=rivals)
    player.page.locator(player.mine).first.wait_for()
    player.fill_hand()
    expect(player.page.locator(CARD)).to_have_count(cards)
    return player


def all_free(page: Page, where: str) -> None:
    come_to_rest(page)
    for card in page.evaluate(SEEN):
        assert card["width"] >= TOUCH, where
        assert card["seen"] == 1, where


@pytest.mark.parametrize("game", HANDS)
def test_every_card_is_seen_whole_with_some_of_them_chosen(visit: Visit, game: str) -> None:
    player = dealt(visit, game)
    page = player.page
    for width, height in UPRIGHT + SIDEWAYS:
        resize(page, width, height)
        all_free(page, f"{width}×{height}")
    resize(page, *UPRIGHT[0])
    may = page.locator(f"{CARD}:not([aria-disabled=true])")
    for card in range(min(player.chosen, may.count())):
        may.nth(-1 - 3 * card).tap(position=CORNER)  # of the row below, if it can be: it rises towards the one above
        all_free(page, f"{card + 1} chosen")


@pytest.mark.parametrize("percent", [130, 200])
@pytest.mark.parametrize("game", KITS)
def test_large_letters_leave_all_that_is_played_with_in_sight(visit: Visit, game: str, percent: int) -> None:
    player = dealt(visit, game, "de")
    page = player.page
    enlarge(page, percent)
    for width, height in UPRIGHT:
        resize(page, width, height)
        all_free(page, f"{width}×{height}")
        assert sticks_out(page) <= 0
        for place in page.locator(player.mine).all():
            expect(place).to_be_in_viewport(ratio=0.98)


APART = """
() => {
  const stays = (it) => it !== null && (getComputedStyle(it).position === "sticky" || stays(it.parentElement));
  const seats = [...document.querySelectorAll("[data-seat]")].filter((seat) => !stays(seat));
  const lies = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const boxes = seats.map((seat) => [seat.dataset.seat, seat.getBoundingClientRect()]);
  return boxes.flatMap(([one, a], i) =>
    boxes.slice(i + 1).filter(([, b]) => lies(a, b)).map(([other]) => `${one} and ${other}`));
}
"""
"""Seats whose boxes lie over one another, apart from what stays in sight while the rest scrolls below it."""


@pytest.mark.parametrize("game", HANDS)
def test_large_letters_leave_every_player_a_place(visit: Visit, game: str) -> None:
    """What gives way goes below, and is found by scrolling."""
    player = dealt(visit, game, "de")
    page = player.page
    for percent in (130, 200):
        enlarge(page, percent)
        for width, height in UPRIGHT:
            resize(page, width, height)
            come_to_rest(page)
            assert page.evaluate(APART) == [], f"{width}×{height}, {percent} %"
            page.evaluate("scrollTo(0, 0)")
            shown = page.evaluate(
                "[...document.querySelectorAll('[data-seat]')].map(s => s.getBoundingClientRect().top)"
            )
            assert min(shown) < height, f"{width}×{height}, {percent} %"


@pytest.mark.parametrize("percent", [130, 200])
def test_large_letters_leave_the_title_in_one_line(visit: Visit, percent: int) -> None:
    page = visit(**PHONE, locale="de").new_page()
    page.goto("/")
    resize(page, *UPRIGHT[0])
    enlarge(page, percent)
    title = page.get_by_role("heading", level=1)
    lines = title.evaluate("it => it.getBoundingClientRect().height / parseFloat(getComputedStyle(it).lineHeight)")
    assert lines < 1.5
    assert sticks_out(page) <= 0
