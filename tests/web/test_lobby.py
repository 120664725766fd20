"""Strangers meet: a public table is in everybody's list, and whoever has no seat looks on and sees no hand."""

import re
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.web.conftest import PHONE, Visit
from tests.web.players import RESULTS, opened, seated


def test_a_public_table_is_listed_and_another_joins_it_from_the_list(visit: Visit) -> None:
    ada, bea = visit().new_page(), visit(**PHONE).new_page()
    bea.goto("/")
    expect(bea.locator("footer")).to_be_visible()  # the list has been asked for
    ada.goto("/new/take_that")
    ada.get_by_label("2", exact=True).first.check()
    ada.get_by_label("List it under “Open tables”, for anyone").check()
    ada.get_by_role("button", name="Open the table").click()
    expect(ada.locator(".code")).to_be_visible()
    listed = bea.locator(f"a[href='{urlsplit(ada.url).path}']")
    expect(listed).to_have_count(0)
    bea.reload()
    expect(listed).to_have_accessible_name(re.compile(r"Take That waiting Toad \d+, free"))
    listed.tap()
    expect(bea).to_have_url(ada.url)
    bea.get_by_role("button", name="Sit here").tap()
    ada.get_by_role("button", name="Start", exact=True).click()
    for friend in (ada, bea):
        expect(friend.locator("ul.hand li")).to_have_count(9)


def test_a_nameless_guest_is_a_toad_in_the_readers_language(visit: Visit) -> None:
    address = opened(visit(), "take_that", [{"kind": "me"}, {"kind": "open"}], public=True)
    for locale, toad in (("en-GB", "Toad"), ("de-DE", "Kröte"), ("it-IT", "Rospo")):
        page = visit(locale=locale).new_page()
        page.goto("/")
        expect(page.locator(f"a[href='{address}']")).to_have_accessible_name(re.compile(rf"{toad} \d{{4}}"))


def test_an_unlisted_table_is_in_nobodys_list(visit: Visit) -> None:
    context = visit()
    address = opened(context, "twins", [{"kind": "me"}, *[{"kind": "open"}] * 2])
    page = visit().new_page()
    page.goto("/")
    expect(page.locator("footer")).to_be_visible()
    expect(page.locator(f"a[href='{address}']")).to_have_count(0)
    mine = context.new_page()
    mine.goto("/")
    expect(mine.locator(f"a[href='{address}']")).to_be_visible()


def test_an_onlooker_sees_no_hand_until_the_game_is_over(visit: Visit) -> None:
    player = seated(visit(reduced_motion="reduce"), "twins", "keys", bots=2, options={"max_hands": 1})
    expect(player.page.locator("ul.hand li")).to_have_count(8)
    onlooker = visit(reduced_motion="reduce").new_page()
    onlooker.goto(player.page.url)
    expect(onlooker.get_by_text("watching")).to_be_visible()
    expect(onlooker.locator(".seat")).to_have_count(3)
    expect(onlooker.locator("ul.hand, .lay, .buying")).to_have_count(0)
    expect(onlooker.get_by_role("button", name="Say something")).to_have_count(0)
    player.rush()
    onlooker.locator(RESULTS).click()
    expect(onlooker.locator("#result")).to_be_visible()
    expect(onlooker.get_by_role("button", name="Play again")).to_have_count(0)
    onlooker.get_by_role("link", name="See the replay").click()
    expect(onlooker.get_by_label("Seen by")).to_have_value("all")
    expect(onlooker.locator("ul.hand li")).to_have_count(8)
    expect(onlooker.locator(".held").first).to_be_visible()
