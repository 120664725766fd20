"""Header, cards, panel and log show one and the same moment, at the table and in its replay."""

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.looking import be_drawn
from tests.web.players import seated

SHOWN = """
() => {
  const text = (what) => document.querySelector(what)?.textContent.replace(/\\s+/g, " ").trim() ?? "";
  return {
    header: text(".strip, .centre .hand"),
    panel: text(".ranking h2"),
    line: text(".moves [aria-current]"),
    open: document.querySelectorAll(".player .cards .up").length,
    bought: text(".player .say"),
  };
}
"""
WATCH = f"""
window.seen = [];
new MutationObserver(() => window.seen.push(({SHOWN.strip()})())).observe(
  document, {{ subtree: true, childList: true, characterData: true, attributes: true }});
"""


def duel(text: str) -> str | None:
    found = re.search(r"Duel (\d)", text)
    return found and found[1]


def agree(shown: dict[str, Any]) -> bool:
    """The panel is about the duel of the header, and no cards lie open while the header says that cards are bought."""
    same = not shown["panel"] or duel(shown["header"]) == duel(shown["panel"])
    return same and (shown["open"] == 0 or duel(shown["header"]) is not None)


def at_step(page: Page, step: int) -> dict[str, Any]:
    expect(page.get_by_role("slider")).to_have_value(str(step))
    be_drawn(page)
    shown: dict[str, Any] = page.evaluate(SHOWN)
    return shown


LAST = """
window.ahead = [];
window.rested = 0;
const look = () => {
  const last = document.querySelector(".lines li:last-child")?.textContent ?? "";
  if (document.querySelector(".ring .winner")) {
    window.rested++;
    if (!/takes? the trick|round is over/.test(last)) window.ahead.push(last);
  }
  requestAnimationFrame(look);
};
look();
"""
"""What the log beside a table of Istinto ends with while a finished trick still lies there, if that came later."""


def test_the_log_beside_a_table_waits_for_its_cards(visit: Visit) -> None:
    context = visit()
    context.add_init_script(LAST)
    player = seated(context, "istinto", bots=3)
    player.play_until(lambda: player.moves >= 5)
    assert player.page.evaluate("window.rested") > 0
    assert player.page.evaluate("window.ahead") == []


def test_one_moment_at_the_table_and_in_the_replay(visit: Visit) -> None:
    context = visit()
    context.add_init_script(WATCH)
    player = seated(context, "twins", bots=2, options={"max_hands": 2})
    player.play_to_the_end()
    page = player.page
    seen = page.evaluate("window.seen.filter(({ open, panel }) => open > 0 || panel)")
    assert seen
    assert [one for one in seen if not agree(one)] == []

    page.get_by_role("link", name="See the replay").click()
    slider = page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    for way, steps in (("ArrowRight", range(1, last + 1)), ("ArrowLeft", range(last - 1, -1, -1))):
        for step in steps:
            page.keyboard.press(way)
            shown = at_step(page, step)
            assert agree(shown), shown
            if (ended := duel(shown["line"])) and shown["line"].startswith("Duel"):
                assert duel(shown["header"]) == ended, shown
                page.locator(".player .cards .up").first.wait_for()  # it rests on the showdown
    for step in range(last + 1):  # faster than anything can be shown
        page.keyboard.press("ArrowRight")
        del step
    page.keyboard.press("End")
    shown = at_step(page, last)
    assert shown["open"] > 0
    assert agree(shown)
