"""Whatever stands in the address, the page says something that helps."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visit

pytestmark = pytest.mark.xdist_group("web lobby")


@pytest.mark.parametrize("address", ["/nowhere", "/constructor", "/rules/nothing", "/rules/constructor"])
def test_a_page_that_there_is_not(visit: Visit, address: str) -> None:
    page = visit().new_page()
    page.goto(address)
    expect(page.get_by_role("heading", name="There is no such page")).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link")).to_be_visible()  # and a way out


@pytest.mark.parametrize("code", ["NOCODE", "%E0", "a%2Fb"])
def test_a_code_that_there_is_not_can_be_corrected(visit: Visit, code: str) -> None:
    page = visit().new_page()
    page.goto(f"/join/{code}")
    expect(page.get_by_role("main").get_by_role("alert")).to_be_visible()
    expect(page.get_by_label("code")).to_have_value({"a%2Fb": "a/b"}.get(code, code))


@pytest.mark.parametrize("place", ["%E0", "constructor", "TW-99"])
def test_rules_without_such_a_place_are_shown_from_the_top(visit: Visit, place: str) -> None:
    page = visit().new_page()
    page.goto(f"/rules/twins#{place}")
    expect(page.locator(".rule").first).to_be_visible()
    assert page.evaluate("scrollY") == 0
