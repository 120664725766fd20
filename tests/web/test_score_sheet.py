"""An evening at a real table, typed into the score sheet: impossible lines are refused, lines can be taken back."""

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.looking import SIZES, resize, sticks_out


def enter(page: Page, left: list[int]) -> None:
    """One round of Ligretto Twist: the cards that each has left."""
    for name, count in zip(("Ada", "Bea"), left, strict=True):
        page.get_by_label(f"Cards left: {name}").fill(str(count))


def written(page: Page, line: int, *totals: str) -> None:
    expect(page.locator("tbody tr").nth(line).locator("td b")).to_have_text(totals)


def test_an_evening_is_entered_corrected_and_handed_on(visit: Visit) -> None:
    context = visit(reduced_motion="reduce", permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.goto("/scores/new/ligretto_twist")
    page.get_by_role("radio", name="2").check()
    page.get_by_label("Player 1", exact=True).fill("Ada")
    page.get_by_label("Player 2", exact=True).fill("Bea")
    page.get_by_label("Rounds").select_option("2")
    page.get_by_role("button", name="Open the sheet").click()

    write = page.get_by_role("button", name="Write it down")
    enter(page, [3, 4])
    trouble = page.get_by_role("alert").filter(has_text="Somebody must have 0 cards")
    expect(trouble).to_be_visible()
    expect(trouble.get_by_role("link", name="LT-11")).to_be_visible()
    page.get_by_label("Cards left: Bea").press("Enter")  # nothing is written
    expect(write).to_have_count(0)
    expect(page.locator("tbody tr .ink")).to_have_count(0)

    enter(page, [0, 41])
    expect(page.get_by_role("alert").filter(has_text="Bea can’t have 41 cards")).to_be_visible()
    enter(page, [0, 14])
    page.get_by_label("Cards left: Bea").press("Enter")
    written(page, 0, "0", "−14")

    page.get_by_role("button", name="Undo the last line").click()
    expect(page.locator("tbody tr .ink")).to_have_count(0)
    page.get_by_role("button", name="Put the line back").click()
    written(page, 0, "0", "−14")
    page.reload()
    written(page, 0, "0", "−14")

    enter(page, [5, 0])
    write.click()
    expect(page.get_by_role("heading", name="Ada wins!")).to_be_visible()
    written(page, 1, "−5", "−14")
    page.get_by_role("button", name="As text").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    title, verdict, _, *places = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert title.startswith("Ligretto Twist · ")
    assert verdict == "Ada wins!"
    assert places == ["Ada  −5 ★", "Bea  −14"]


NAMES = ["Maximiliane", "Hans Christoph", "Bo", "Giandomenico B", "Philippine", "Konstantinopel"]
BROKEN = """
() => [...document.querySelectorAll("thead th .name > span")]
  .filter((word) => word.getBoundingClientRect().height > 1.6 * parseFloat(getComputedStyle(word).fontSize))
  .map((word) => word.textContent)
"""
"""Words on more than one line."""


def test_long_names_break_between_words_only(visit: Visit) -> None:
    page = visit(reduced_motion="reduce").new_page()
    page.goto("/scores/new/istinto")
    page.get_by_role("radio", name="6").check()
    for number, name in enumerate(NAMES, start=1):
        page.get_by_label(f"Player {number}", exact=True).fill(name)
    page.get_by_role("button", name="Open the sheet").click()
    expect(page.locator("thead .name")).to_have_text(NAMES)
    for width, height in SIZES:
        resize(page, width, height)
        assert page.evaluate(BROKEN) == [], width
        assert sticks_out(page) <= 0, width
