"""A game seen again: step by step, through everybody's eyes, in both themes."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.looking import faults_in_both_themes
from tests.web.players import seated

ME, KERO = 0, 1


def bottom(page: Page) -> str:
    """The name of the player at the bottom of the table."""
    return page.locator(".own .name strong").first.inner_text()


def test_another_viewpoint_shows_their_name_and_you_are_still_you(visit: Visit) -> None:
    player = seated(visit(reduced_motion="reduce"), "twins", bots=2, options={"max_hands": 1})
    player.rush()
    player.play_to_the_end()
    page = player.page
    page.get_by_role("link", name="See the replay").click()
    eyes = page.get_by_label("Seen by")
    expect(eyes).to_have_value("all")
    assert bottom(page) == "You"
    expect(page.get_by_text("Enter: lift")).to_have_count(0)  # there is nothing to do
    assert faults_in_both_themes(page) == []
    eyes.select_option(str(KERO))
    expect(page.get_by_role("list", name="Kero’s hand").get_by_role("listitem")).to_have_count(8)
    assert bottom(page) == "Kero"
    expect(page.locator(f".seat[data-seat='{ME}'] .name strong")).to_have_text("You")
    steps = int(page.get_by_role("slider").get_attribute("max") or 0)
    assert steps > 10
    for key, at in (("ArrowRight", 1), ("ArrowRight", 2), ("End", steps), ("ArrowLeft", steps - 1), ("Home", 0)):
        page.keyboard.press(key)
        expect(page.get_by_role("slider")).to_have_value(str(at))
    moves = page.get_by_role("complementary", name="Moves")
    expect(moves.get_by_role("button", name="You buy").first).to_be_visible()
    expect(moves.get_by_role("button", name="Kero buys").first).to_be_visible()
    page.keyboard.press("End")
    assert faults_in_both_themes(page) == []


def test_a_step_has_an_address(visit: Visit) -> None:
    context = visit(reduced_motion="reduce")
    player = seated(context, "twins", bots=2, options={"max_hands": 1})
    player.rush()
    player.play_to_the_end()
    table = player.page.url.rsplit("/", 1)[1]
    page = visit(reduced_motion="reduce").new_page()  # somebody who wasn't there
    page.goto(f"/replay/{table}?step=3")
    expect(page.get_by_role("slider")).to_have_value("3")
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", f"Move 3 of {steps_of(page)} · Hand 1")
    expect(page.locator(".seat .name strong").filter(has_text="You")).to_have_count(0)


def steps_of(page: Page) -> str:
    return page.get_by_role("slider").get_attribute("max") or ""
