"""Settings take effect at the table and survive a reload."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.players import seated

SORTED = """
(down) => {
  const at = (card) => card.getBoundingClientRect().left;
  const cards = [...document.querySelectorAll(".hand li")].sort((a, b) => at(a) - at(b));
  const numbers = cards.map((card) => Number(card.querySelector("button").ariaLabel.match(/\\d+/)[0]));
  return numbers.length === 9 && numbers.every((one, i) => i === 0 || (numbers[i - 1] < one) !== down);
}
"""
"""Do the cards of a hand in one row rise from left to right? Or fall?"""


def test_a_hand_is_sorted_as_asked_for_left_hands_too(visit: Visit) -> None:
    context = visit(reduced_motion="reduce")
    table = seated(context, "take_that", bots=1).page
    settings = context.new_page()
    settings.goto("/settings")
    for left in (False, True):
        settings.get_by_label("Left-handed: mirror the table").set_checked(left)
        for down in (False, True):
            settings.get_by_label("Sort hand from high to low").set_checked(down)
            table.reload()
            table.wait_for_function(SORTED, arg=down)
    table.locator(".hand button[tabindex='0']").focus()
    before = table.evaluate("document.activeElement.getBoundingClientRect().left")
    table.keyboard.press("ArrowRight")  # the arrows go where they point
    assert table.evaluate("document.activeElement.getBoundingClientRect().left") > before
    table.set_viewport_size({"width": 667, "height": 375})
    seat, row = (table.locator(what).bounding_box() for what in (".you", ".felt"))
    assert seat is not None
    assert row is not None
    assert seat["x"] < row["x"]  # what is yours lies at the left


def transition(page: Page) -> float:
    """Seconds that a card of the hand takes to rise."""
    first = page.locator(".hand button").first
    return float(first.evaluate("card => parseFloat(getComputedStyle(card).transitionDuration)"))


def test_movement_can_be_switched_off_for_this_site_alone(visit: Visit) -> None:
    context = visit(reduced_motion="no-preference")
    table = seated(context, "take_that", bots=1).page
    assert transition(table) > 0.1
    settings = context.new_page()
    settings.goto("/settings")
    settings.get_by_label("Motion").select_option("less")
    table.reload()
    assert transition(table) < 0.001
    expect(table.locator("html")).to_have_attribute("data-motion", "less")
