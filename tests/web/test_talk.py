"""What is said at a table: hints where they are allowed, and a few words to each other."""

import re

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Visit
from tests.web.players import opened, seated

STAYS_MS = 3500  # what somebody said
THINKS_MS = 240_000  # the expert, if it has to be woken first


def test_a_hint_is_a_sentence_and_goes_with_the_position(visit: Visit) -> None:
    player = seated(visit(reduced_motion="reduce"), "take_that", "keys", bots=1)
    page = player.page
    button = page.get_by_role("button", name="Hint")
    expect(button).to_be_enabled()
    button.click()
    shown = page.locator(".notice.hint")
    expect(shown).to_have_text(re.compile(r"(Lay|Take|Twist) .*\. \S.*\.\s*Why\?\s*$"), timeout=THINKS_MS)
    expect(page.get_by_role("alert")).to_contain_text("A good player’s choice")
    player.play_one()
    expect(shown).to_be_hidden()


def test_no_hint_where_the_table_gives_none(visit: Visit) -> None:
    page = seated(visit(), "take_that", bots=1, hints=False).page
    expect(page.get_by_role("button", name="Log", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)


def test_what_somebody_says_is_seen_and_heard_by_all(visit: Visit) -> None:
    context = visit()
    address = opened(context, "take_that", [{"kind": "me"}, {"kind": "open"}])
    context.request.patch("/api/me", data={"name": "Ada"})
    ada, bea = context.new_page(), visit(**PHONE).new_page()
    bea.clock.install()
    ada.goto(address)
    bea.goto(address)
    bea.get_by_role("button", name="Sit here").tap()
    ada.get_by_role("button", name="Start", exact=True).click()
    ada.get_by_role("button", name="Say something").click()
    ada.get_by_role("button", name="Croak!").click()
    for friend in (ada, bea):
        expect(friend.locator(".bubble")).to_have_text("Ada Croak!")
        expect(friend.get_by_role("log")).to_contain_text("Ada: Croak!")
    expect(ada.get_by_role("button", name="Croak!")).to_be_hidden()
    bea.clock.run_for(STAYS_MS)
    expect(bea.locator(".bubble")).to_be_hidden(timeout=1000)
