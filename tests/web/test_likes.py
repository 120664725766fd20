"""Settings take effect at the table and survive a reload."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.players import seated


def in_order(page: Page, *, mirrored: bool) -> None:
    """The cards of the hand lie from left to right in the order of the page; or the other way round."""
    lefts = "[...document.querySelectorAll('.hand li')].map(card => card.getBoundingClientRect().left)"
    order = "lefts.length === 9 && lefts.every((x, i) => i === 0 || (x > lefts[i - 1]) !== mirrored)"
    page.wait_for_function(f"mirrored => {{ const lefts = {lefts}; return {order}; }}", arg=mirrored)


def test_for_left_hands_the_table_is_mirrored(visit: Visit) -> None:
    context = visit(reduced_motion="reduce")
    table = seated(context, "take_that", bots=1).page
    in_order(table, mirrored=False)
    settings = context.new_page()
    settings.goto("/settings")
    settings.get_by_label("Left-handed: mirror the table").check()
    table.reload()
    in_order(table, mirrored=True)
    table.locator(".hand button[tabindex='0']").focus()
    before = table.evaluate("document.activeElement.getBoundingClientRect().left")
    table.keyboard.press("ArrowLeft")  # the arrows go where they point
    assert table.evaluate("document.activeElement.getBoundingClientRect().left") < before


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
