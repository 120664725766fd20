"""The analysis of a finished game in its replay: the chances, what each move cost, and where it shows."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Visit
from tests.web.looking import faults_in_both_themes, sticks_out
from tests.web.players import seated

COMPILING_MS = 600_000
"""The search is compiled when a machine first needs it."""


def replayed(visit: Visit, game: str, *, bots: int, options: dict[str, Any], **how: Any) -> Page:
    """The replay of a game that was just played."""
    player = seated(visit(reduced_motion="reduce"), game, bots=bots, options=options)
    player.rush()
    player.play_to_the_end()
    address = player.page.url.rsplit("/", 1)[1]
    page = visit(reduced_motion="reduce", **how).new_page() if how else player.page
    page.goto(f"/replay/{address}")
    expect(page.get_by_role("slider").first).to_be_visible()
    return page


def moved(page: Page) -> int:
    return int(page.get_by_role("slider", name="Move").get_attribute("aria-valuenow") or page_value(page))


def page_value(page: Page) -> str:
    return page.get_by_role("slider", name="Move").input_value()


def test_a_game_is_analysed_and_its_graph_leads_through_it(visit: Visit) -> None:
    page = replayed(visit, "twins", bots=2, options={"max_hands": 1})
    page.get_by_role("button", name="Analyse this game").click()
    panel = page.get_by_role("dialog", name="Analysis")
    expect(panel.get_by_role("columnheader", name="Accuracy")).to_be_visible(timeout=COMPILING_MS)
    expect(panel.get_by_role("row", name="Kero")).to_contain_text("%")
    expect(panel.get_by_role("heading", name="The best move")).to_be_visible()
    expect(panel.get_by_role("link", name="TW-").first).to_be_visible()  # a reason, and its rule
    assert faults_in_both_themes(page) == []

    found = panel.get_by_role("button", name="Move ").first
    number = int(found.inner_text().split()[1])
    found.click()
    expect(panel).to_have_count(0)
    assert moved(page) == number
    expect(page.locator("[data-mark]").first).to_be_visible()  # in the log

    graph = page.get_by_role("slider", name="Chance to win")
    box = graph.bounding_box()
    assert box is not None
    last = int(graph.get_attribute("aria-valuemax") or 0)
    page.mouse.move(box["x"] + box["width"] * 0.25, box["y"] + 20)
    page.mouse.down()
    assert moved(page) == pytest.approx(last / 4, abs=1)
    page.mouse.move(box["x"] + box["width"] * 0.5, box["y"] + 20)
    page.mouse.up()
    assert moved(page) == pytest.approx(last / 2, abs=1)
    graph.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", "1")
    said = graph.get_attribute("aria-valuetext") or ""
    assert said.startswith(f"Move 1 of {last}. You ")
    assert said.count("%") == 3
    assert faults_in_both_themes(page) == []


def test_on_a_phone_it_is_in_the_menu_and_everything_fits(visit: Visit) -> None:
    page = replayed(visit, "take_that", bots=1, options={"rounds": 1}, **PHONE)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Analyse this game").click()
    panel = page.get_by_role("dialog", name="Analysis")
    expect(panel.get_by_role("heading", name="The costliest moves")).to_be_visible(timeout=COMPILING_MS)
    panel.get_by_text("Chance to win", exact=True).click()
    expect(panel.get_by_role("row", name="Round 1")).to_be_visible()
    assert sticks_out(page) == 0
    assert faults_in_both_themes(page) == []
    panel.get_by_role("button", name="Close").click()
    expect(page.get_by_role("slider", name="Chance to win")).to_be_visible()
    assert sticks_out(page) == 0
    assert faults_in_both_themes(page) == []


def test_a_server_without_experts_says_so(visit: Visit) -> None:
    page = replayed(visit, "twins", bots=2, options={"max_hands": 1})
    refused = {"status": 409, "content_type": "application/json", "body": '{"code": "no_analysis", "facts": {}}'}
    page.route("**/analysis?**", lambda route: route.fulfill(**refused))
    page.get_by_role("button", name="Analyse this game").click()
    panel = page.get_by_role("dialog", name="Analysis")
    expect(panel.get_by_role("alert")).to_have_text("This server can’t analyse games.")
    page.unroute("**/analysis?**")
    panel.get_by_role("button", name="Try again").click()
    expect(panel.get_by_role("columnheader", name="Accuracy")).to_be_visible(timeout=COMPILING_MS)
