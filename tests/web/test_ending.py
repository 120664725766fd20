"""The end of a game: what it ended with stays in sight, its story is told, and the result can be handed on."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import Visit
from tests.web.looking import SIZES, come_to_rest, faults_in_both_themes, resize, sticks_out
from tests.web.players import RESULTS, seated

LINES = ["The lead", "Best move", "Turning point"]
WAYS = ["Play again", "See the replay", "Share", "See the table"]
FACES = """
() => {
  const faces = [...document.querySelectorAll("section.sheet *")].map((one) => getComputedStyle(one).fontFamily);
  return [...new Set(faces)].filter((face) => face !== getComputedStyle(document.body).fontFamily);
}
"""
"""Faces of letters in the result that aren't the page's own."""
LAST = {"twins": ".player .cards .up", "istinto": ".ring li.winner"}
"""Of games that end with a duel or a trick: what is seen of it."""
OPTIONS: dict[str, dict[str, object]] = {"twins": {"max_hands": 1}, "istinto": {"until": "each_dealt_twice"}}


def shows_how_it_ended(page: Page) -> None:
    """At every size: who won, and what next; and the story of the game, in at most three lines."""
    expect(page.locator(".box.stirs")).to_be_visible()
    lines = page.get_by_role("region", name="How it went").locator("dt").all_inner_texts()
    assert lines == [line for line in LINES if line in lines]
    assert lines[0] == LINES[0]
    assert page.evaluate(FACES) == []
    for width, height in SIZES:
        resize(page, width, height)
        size = f"{width}×{height}"
        assert sticks_out(page) <= 0, size
        expect(page.locator("#result"), size).to_be_in_viewport(ratio=1)
        for way in WAYS:
            expect(page.get_by_text(way, exact=True), size).to_be_in_viewport(ratio=1)
    assert faults_in_both_themes(page) == []


@pytest.mark.parametrize("game", LAST)
def test_the_last_cards_stay_and_the_result_is_handed_on(visit: Visit, game: str) -> None:
    context = visit(reduced_motion="reduce", permissions=["clipboard-read", "clipboard-write"])
    page = context.new_page()
    page.clock.install()
    player = seated(context, game, bots=2, options=OPTIONS[game], page=page)
    player.rush()
    page.locator(RESULTS).click()
    come_to_rest(page)  # nobody has to wait for anything
    shows_how_it_ended(page)
    page.get_by_role("button", name="Share").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    title, *scores, link = page.evaluate("navigator.clipboard.readText()").split("\n")
    assert " · " in title
    assert len(scores) == 3
    assert link.endswith(page.url.split("/t/")[1])
    page.get_by_role("button", name="See the table").click()
    page.clock.run_for(60_000)
    expect(page.locator(LAST[game]).first).to_be_visible()


def test_the_animals_hop_and_come_to_rest(visit: Visit) -> None:
    page = visit(reduced_motion="no-preference").new_page()
    page.clock.install()
    player = seated(page.context, "twins", bots=2, options=OPTIONS["twins"], page=page)
    player.rush()
    page.clock.run_for(4000)  # the result comes by itself
    box = page.locator(".cheer .box")
    expect(box).to_be_visible()
    seen = set()
    for _ in range(20):
        seen.add("stirs" in (box.get_attribute("class") or ""))
        page.clock.run_for(200)
    assert seen == {True, False}
    before = box.get_attribute("class")
    page.clock.run_for(10_000)
    assert box.get_attribute("class") == before
