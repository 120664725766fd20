"""Checks of a page of the web table: axe's findings, and whether anything overflows."""

from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Page, expect

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SETTINGS = {
    "en": "Settings",
    "it": "Impostazioni",
    "de": "Einstellungen",
    "fr": "Réglages",
    "nl": "Instellingen",
    "es": "Ajustes",
}
"""The text of the link to the settings in each language."""
THEMES: tuple[Literal["dark", "light"], ...] = ("dark", "light")
SIZES = [(360, 640), (390, 844), (768, 1024), (1280, 720), (1920, 1080)]


def faults(page: Page) -> list[str]:
    """Everything that axe finds, one line each."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text())
    found: Any = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{fault['id']}: {node['target']} {node['failureSummary']}"
        for fault in found["violations"]
        for node in fault["nodes"]
    ]


AT_REST = """
() => document.getAnimations().every(
  (one) => one.playState !== "running" || one.effect?.getComputedTiming().iterations === Infinity)
"""


def be_drawn(page: Page) -> None:
    """Wait until the page has been drawn as it is now."""
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def come_to_rest(page: Page) -> None:
    """Wait until nothing moves any more, and the last change has been drawn."""
    page.wait_for_function(AT_REST)
    be_drawn(page)
    page.wait_for_function(AT_REST)


def enlarge(page: Page, percent: int) -> None:
    """Give the page larger letters, as somebody's browser is set to."""
    sizes = {"standard": 16 * percent // 100, "fixed": 13 * percent // 100}
    page.context.new_cdp_session(page).send("Page.setFontSizes", {"fontSizes": sizes})
    be_drawn(page)


def resize(page: Page, width: int, height: int) -> None:
    """Give the window another size; the page needs a frame to fit it."""
    page.set_viewport_size({"width": width, "height": height})
    be_drawn(page)


def faults_in_both_themes(page: Page) -> list[str]:
    found = []
    for theme in THEMES:
        page.emulate_media(color_scheme=theme)
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        come_to_rest(page)  # colours change in their time
        found += [f"{theme}: {fault}" for fault in faults(page)]
    return found


def sticks_out(page: Page) -> int:
    """Pixels by which the page is wider than the window."""
    wide: int = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return wide


def shows_all_when_held_sideways(page: Page, mine: str) -> None:
    """A phone: the table, and the hand, whose cards `mine` finds, without scrolling."""
    cards = page.locator(mine)
    cards.first.wait_for()
    for width, height in [(844, 390), (667, 375)]:
        size = f"{width}×{height}"
        resize(page, width, height)
        for card in (cards.first, cards.last):
            expect(card, size).to_be_in_viewport(ratio=0.98)  # of a card that lies askew, a corner may be out
        expect(page.locator("[data-seat]").first, size).to_be_in_viewport(ratio=1)
        assert sticks_out(page) <= 0, size


def play_now(page: Page, game: str) -> None:
    """From the home page to a table of bots."""
    page.goto("/")
    page.get_by_role("button", name=f"Play now {game}").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_role("heading", level=1)).to_have_text(game)
