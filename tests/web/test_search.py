"""The rules are searched across all games, with typing mistakes."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.looking import faults_in_both_themes


@pytest.mark.parametrize("device", [PHONE, DESKTOP, {"viewport": {"width": 360, "height": 640}}])
def test_a_mistyped_word_finds_its_rule_in_whatever_game(visit: Visit, device: dict[str, object]) -> None:
    page = visit(**device).new_page()
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.goto("/rules")
    box = page.get_by_label("Search the rules of all games")
    expect(box).to_be_visible()
    page.wait_for_load_state("networkidle")
    before = len(fetched)
    box.fill("bankrup")  # loads the texts, which the page hadn't
    expect(page.get_by_role("button", name="bankruptcy")).to_be_visible()
    assert len(fetched) > before
    box.fill("challange")
    expect(page.get_by_role("status")).to_contain_text("Perhaps you meant “challenge”.")
    first = page.get_by_role("listitem").filter(has=page.get_by_role("link")).first
    expect(first).to_contain_text("IS-13")
    assert page.url.endswith("/rules?find=challange")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert faults_in_both_themes(page) == []
    first.get_by_role("link").click()
    expect(page.locator("[id='IS-13'].chosen")).to_be_in_viewport()
    page.go_back()
    expect(page.get_by_label("Search the rules of all games")).to_have_value("challange")


def test_a_suggestion_becomes_the_last_word(visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/rules")
    box = page.get_by_label("Search the rules of all games")
    box.fill("draw stoc")
    page.get_by_role("button", name="stock", exact=True).click()
    expect(box).to_have_value("draw stock ")
    expect(box).to_be_focused()


def test_one_game_forgives_too_and_leads_to_all(visit: Visit) -> None:
    page = visit().new_page()
    page.goto("/rules/take_that")
    box = page.get_by_label("Search the rules")
    box.fill("twistd partnr")
    expect(page.get_by_role("status")).to_contain_text("“twist partner”")
    expect(page.locator("[id='TT-3']")).to_be_visible()
    expect(page.locator("[id='TT-12']")).to_be_hidden()
    page.get_by_role("link", name="Search all games").click()
    expect(page.get_by_label("Search the rules of all games")).to_have_value("twistd partnr")
