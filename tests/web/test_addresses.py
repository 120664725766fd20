"""Whatever the address, the page says something helpful."""

from playwright.sync_api import expect

from tests.web.conftest import Visit


def test_an_unknown_page(visit: Visit) -> None:
    page = visit().new_page()
    for address in ("/nowhere", "/constructor", "/rules/nothing", "/rules/constructor"):
        page.goto(address)
        expect(page.get_by_role("heading", name="This page doesn’t exist"), address).to_be_visible()
        expect(page.get_by_role("main").get_by_role("link"), address).to_be_visible()  # and a way out


def test_an_unknown_code_can_be_corrected(visit: Visit) -> None:
    page = visit().new_page()
    for written, code in {"NOCODE": "NOCODE", "%E0": "%E0", "a%2Fb": "a/b"}.items():
        page.goto(f"/join/{written}")
        expect(page.get_by_role("main").get_by_role("alert"), written).to_be_visible()
        expect(page.get_by_label("code"), written).to_have_value(code)


def test_rules_with_an_unknown_anchor_are_shown_from_the_top(visit: Visit) -> None:
    context = visit()
    for place in ("%E0", "constructor", "TW-99"):
        page = context.new_page()  # another place of a page that is open isn't loaded anew
        page.goto(f"/rules/twins#{place}")
        expect(page.locator(".rule").first, place).to_be_visible()
        assert page.evaluate("scrollY") == 0, place
