"""A hand is dealt: its cards fly from the dealer, one after another, once the table lies still. A hand that was played
from isn't dealt again to a player who comes back, and with reduced motion all cards are there at once."""

from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.looking import come_to_rest
from tests.web.players import CARD, seated

HANDS = {"take_that": 9, "twins": 8, "istinto": 11}
WATCH = """
window.flights = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (frames, timing) {
  if (this.matches(".hand > li") && timing.delay !== undefined) {
    const hand = this.parentElement.getBoundingClientRect();
    const [, x, y] = frames[0].transform.match(/translate\\((.+)px, (.+)px\\)/).map(Number);
    const size = { x: this.offsetWidth, y: this.offsetHeight };
    window.flights.push({ x: hand.x + x + size.x / 2, y: hand.y + y + size.y / 2, delay: timing.delay });
  }
  return animate.call(this, frames, timing);
};
"""
DEALS = "performance.getEntriesByName('deal').length"
DEALER = dict.fromkeys(HANDS, ".seat:has(.dealer)") | {"take_that": "[data-pile]"}

each_hand = pytest.mark.parametrize(("game", "cards"), HANDS.items())


def dealt(page: Page, cards: int) -> list[dict[str, Any]]:
    """All cards are there and lie still; how they came."""
    hand = page.locator(CARD)
    expect(hand).to_have_count(cards)
    come_to_rest(page)  # cards that fly are in the air as soon as they are in the page
    assert hand.evaluate_all("(cards) => cards.every((card) => getComputedStyle(card.parentElement).opacity === '1')")
    found: list[dict[str, Any]] = page.evaluate("flights")
    return found


@each_hand
def test_cards_fly_from_the_dealer_one_after_another(visit: Visit, game: str, cards: int) -> None:
    context = visit()
    context.add_init_script(WATCH)
    page = seated(context, game, bots=2).page
    flights = dealt(page, cards)
    assert page.evaluate(DEALS) == 1
    assert len(flights) == cards
    assert len({later["delay"] - sooner["delay"] for sooner, later in pairwise(flights)}) == 1
    box = page.locator(DEALER[game]).bounding_box()
    assert box is not None
    for flight in flights:
        assert flight["x"] == pytest.approx(box["x"] + box["width"] / 2, abs=3)
        assert flight["y"] == pytest.approx(box["y"] + box["height"] / 2, abs=12)


@each_hand
def test_with_reduced_motion_all_cards_are_there_at_once(visit: Visit, game: str, cards: int) -> None:
    context = visit(reduced_motion="reduce")
    context.add_init_script(WATCH)
    page = seated(context, game, bots=2).page
    assert dealt(page, cards) == []
    assert page.evaluate(DEALS) == 0


def test_the_next_round_is_dealt_when_the_last_trick_is_swept(visit: Visit) -> None:
    context = visit()
    context.add_init_script(
        """
        window.lying = [];
        const mark = performance.mark;
        performance.mark = function (name) {
          if (name === "deal") window.lying.push(document.querySelectorAll(".ring .winner").length);
          return mark.call(performance, name);
        };
        """
    )
    player = seated(context, "istinto", "keys", bots=2)
    page = player.page
    player.play_until(lambda: page.evaluate(DEALS) >= 2)
    assert page.evaluate("lying") == [0, 0]
    expect(page.locator(".hand button:focus, .bids button:focus")).to_have_count(1)  # a player by keys goes on


def test_a_card_from_the_last_hand_is_dealt_again(visit: Visit) -> None:
    """With three players every other card comes again; a challenge ends the round while most are still in the hand."""
    context = visit()
    context.add_init_script(WATCH)
    player = seated(context, "istinto", bots=2, options={"revokes": "challengeable"})
    page = player.page
    dealt(page, HANDS["istinto"])
    challenge = page.locator("button[aria-keyshortcuts=c]")
    player.play_until(challenge.is_visible)
    page.locator(CARD).first.focus()
    page.keyboard.press("c")
    page.locator(".accused button").first.click()
    page.wait_for_function(f"() => {DEALS} >= 2")
    assert len(dealt(page, HANDS["istinto"])) == 2 * HANDS["istinto"]


def test_a_player_who_comes_back_is_not_dealt_again(visit: Visit) -> None:
    context = visit()
    context.add_init_script(WATCH)
    player = seated(context, "take_that", bots=2)
    page = player.page
    player.play_until(lambda: player.moves == 1)
    page.reload()
    assert dealt(page, HANDS["take_that"]) == []
    assert page.evaluate(DEALS) == 0
