"""A friend by link: one tap to a seat, a name asked where one sits down."""

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import PHONE, Visit
from tests.web.looking import SIZES, faults_in_both_themes, resize, sticks_out
from tests.web.players import opened

NAME = "Your name"


def invited(visit: Visit, *, bots: int = 0, **more: object) -> tuple[Page, Page]:
    """Ada has opened a table for two, and Bea has followed the link."""
    context = visit()
    seats = [{"kind": "me"}, {"kind": "open"}, *[{"kind": "bot", "level": "novice"}] * bots]
    address = opened(context, "take_that", seats, **more)
    context.request.patch("/api/me", data={"name": "Ada"})
    ada, bea = context.new_page(), visit(**PHONE).new_page()
    for page in (ada, bea):
        page.goto(address)
    return ada, bea


def test_one_tap_leads_from_the_link_to_a_seat_and_the_host_can_start(visit: Visit) -> None:
    ada, bea = invited(visit)
    expect(ada.get_by_role("button", name="Start", exact=True)).to_be_disabled()
    bea.get_by_role("button", name="Sit here").tap()
    expect(bea.locator("ol > li").nth(1)).to_have_text(re.compile(r"Toad \d+ \(you\)\s+✓ ready"))
    expect(bea.get_by_role("status").filter(has_text="Ready. Waiting for the host to start.")).to_be_visible()
    ada.get_by_role("button", name="Start", exact=True).click()
    for friend in (ada, bea):
        expect(friend.locator("ul.hand li")).to_have_count(9)


def test_being_ready_can_be_withdrawn(visit: Visit) -> None:
    ada, bea = invited(visit)
    start = ada.get_by_role("button", name="Start", exact=True)
    bea.get_by_role("button", name="Sit here").tap()
    expect(start).to_be_enabled()
    bea.get_by_role("button", name="Not ready yet").tap()
    expect(ada.locator("ol > li").nth(1)).to_contain_text("Not ready yet")
    expect(start).to_be_disabled()
    bea.get_by_role("button", name="I’m ready").tap()
    expect(start).to_be_enabled()


def test_a_name_is_asked_where_one_sits_down_and_kept(visit: Visit) -> None:
    ada, bea = invited(visit)
    name = bea.get_by_label(NAME)
    expect(name).to_have_value("")
    expect(name).to_have_attribute("placeholder", re.compile(r"Toad \d+"))
    name.fill("Bea")
    bea.get_by_role("button", name="Sit here").tap()
    expect(ada.locator("ol > li").nth(1)).to_contain_text("Bea")
    expect(bea.locator("ol > li").nth(1)).to_contain_text("Bea (you)")
    bea.reload()
    expect(bea.get_by_label(NAME)).to_have_value("Bea")
    expect(bea.locator("ol > li").nth(1)).to_contain_text("Bea (you)")
    ada.get_by_label(NAME).fill("Ada Lovelace")
    ada.keyboard.press("Enter")
    expect(ada.get_by_role("status").filter(has_text="That’s your name now.")).to_be_visible()
    expect(bea.locator("ol > li").first).to_contain_text("Ada Lovelace")


def test_a_guest_sees_the_seats_first_and_the_host_the_invitation(visit: Visit) -> None:
    ada, bea = invited(visit)
    heads = [page.locator(".room h2") for page in (ada, bea)]
    expect(heads[0]).to_have_text(["Invite friends", "Seats"])
    expect(heads[1]).to_have_text(["Seats", "Invite friends"])
    resize(bea, 360, 640)
    expect(bea.get_by_role("button", name="Sit here")).to_be_in_viewport(ratio=1)
    expect(bea.get_by_label(NAME)).to_be_in_viewport(ratio=1)


def test_the_waiting_room_is_sound_at_every_size(visit: Visit) -> None:
    ada, bea = invited(visit, bots=2)
    for page in (ada, bea):
        page.get_by_role("img", name="QR code").wait_for()
        for width, height in SIZES:
            resize(page, width, height)
            assert sticks_out(page) <= 0
        assert faults_in_both_themes(page) == []
