"""A table needs no scrolling: on the smallest phone, with every player there can be, whatever is shown."""

import pytest
from playwright.sync_api import Page, expect

from tests.games.twins.player import BUY, LAY, Twins
from tests.web.conftest import PHONE, Visit
from tests.web.looking import sticks_out
from tests.web.players import RESULT, RESULTS, seated

SMALLEST = {**PHONE, "viewport": {"width": 360, "height": 640}}
WATCH = """
window.over = 0;
const look = () => {
  const page = document.scrollingElement;
  const over = document.querySelector(".hand") ? page.scrollHeight - page.clientHeight : 0;
  window.over = Math.max(window.over, over);
  setTimeout(look, 50);
};
look();
"""
"""By how many pixels, at the most, the page was ever higher than the window."""


class Buyer(Twins):
    """Buys as many cards as there are, so that the hand lies in two rows while a duel is shown."""

    def act(self, seen: set[str]) -> bool:
        if BUY in seen:
            self.touch(self.page.locator(BUY).last)
            return True
        return super().act(seen)


def ranked(page: Page) -> None:
    """The ranking is seen, and lies in the window."""
    box = page.locator(".ranking").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 640


@pytest.mark.parametrize("language", ["en", "de"])
def test_six_at_twins_need_no_scrolling(visit: Visit, language: str) -> None:
    context = visit(**SMALLEST, locale=language)
    context.add_init_script(WATCH)
    player = seated(context, "twins", "taps", bots=5, options={"max_hands": 2}, by=Buyer)
    page = player.page
    player.play_until(lambda: player.moves >= 2)
    page.locator(".ranking").wait_for()
    assert page.locator(".hand li").count() == 8  # in two rows
    ranked(page)
    page.locator(LAY).wait_for()
    page.keyboard.press("Escape")
    page.keyboard.press("l")  # the last duel once more
    ranked(page)
    player.play_to_the_end()
    assert page.evaluate("window.over") <= 0
    assert sticks_out(page) <= 0


def test_four_at_take_that_need_no_scrolling(visit: Visit) -> None:
    context = visit(**SMALLEST, locale="de", reduced_motion="reduce")
    context.add_init_script(WATCH)
    player = seated(context, "take_that", "taps", bots=3, options={"rounds": 2, "pro": True})
    player.play_until(lambda: player.count("round") == 1)
    player.rush()
    player.play_to_the_end()
    assert player.page.evaluate("window.over") <= 0
    assert sticks_out(player.page) <= 0


def test_six_at_istinto_need_no_scrolling_on_a_phone_held_sideways(visit: Visit) -> None:
    context = visit(**{**PHONE, "viewport": {"width": 667, "height": 375}}, reduced_motion="reduce")
    context.add_init_script(WATCH)
    player = seated(context, "istinto", "taps", bots=5)
    player.wait()
    expect(player.page.locator(".bids")).to_be_in_viewport(ratio=1)
    for card in player.page.locator(".hand li").all():
        expect(card).to_be_in_viewport(ratio=0.98)
    player.play_until(lambda: player.moves >= 2)  # a bid and a card
    assert player.page.evaluate("window.over") <= 0
    assert sticks_out(player.page) <= 0


def test_the_result_opens_by_itself_only_once(visit: Visit) -> None:
    page = visit(reduced_motion="reduce").new_page()
    page.clock.install()
    player = seated(page.context, "twins", bots=2, options={"max_hands": 1}, page=page)
    player.rush()
    player.play_to_the_end()  # somebody asks for the result before it comes
    page.get_by_role("button", name="See the table").click()
    page.clock.run_for(3200)
    expect(page.locator(RESULT)).to_have_count(0)
    page.locator(RESULTS).click()
    expect(page.locator(RESULT)).to_be_visible()
