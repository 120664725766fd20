"""A friend whose line is cut or frozen: both sides see it, since when, and when a bot takes over; and nothing is lost.

How soon is in tests/server/test_dead_lines.py and web/src/lib/line.test.ts, where time is virtual.
"""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from tests.server.serving import Served
from tests.web.conftest import PHONE, Visit
from tests.web.looking import faults_in_both_themes, resize, sticks_out
from tests.web.players import CAN, Player, opened, player_of
from tests.web.stalling import Stalling, stalling

LOST = ".notice.lost"
MISSED = re.compile(r"No contact with Bea for \d+\ss\. A bot takes over in \d+\ss\.")
OWN = re.compile(r"Connection lost \d+\ss ago\. Nothing you did is lost; .* In \d+\ss a bot plays for you")


@pytest.fixture
def line(server: Served) -> Iterator[Stalling]:
    """Bea's."""
    with stalling(server.url) as proxy:
        yield proxy


def together(visit: Visit, line: Stalling) -> tuple[Player, Player]:
    """Ada and Bea play Take That, and Bea's line may die."""
    ada, bea = (player_of("take_that")(visit(reduced_motion="reduce", **how).new_page(), "keys") for how in ({}, PHONE))
    address = opened(ada.page.context, "take_that", [{"kind": "me"}, {"kind": "open"}])
    ada.page.goto(address)
    bea.page.goto(line.url + address)
    bea.page.get_by_label("Your name").fill("Bea")
    bea.page.get_by_role("button", name="Sit here").tap()
    ada.page.get_by_role("button", name="Start", exact=True).click()
    for player in (ada, bea):
        expect(player.page.locator("ul.hand li")).to_have_count(9)
    return ada, bea


def both_see_it(ada: Page, bea: Page) -> None:
    expect(ada.locator(LOST)).to_have_text(MISSED)
    expect(bea.locator(LOST)).to_have_text(OWN)
    expect(ada.get_by_role("log")).to_contain_text("No contact with Bea")
    expect(bea.get_by_role("alert").filter(has_text="Connection lost")).to_have_count(1)


def all_is_well(ada: Page, bea: Page) -> None:
    for page in (ada, bea):
        expect(page.locator(LOST)).to_have_count(0)
    expect(ada.get_by_role("log")).to_contain_text("Bea can be reached again.")
    expect(bea.get_by_role("log")).to_contain_text("The connection is back.")


def test_a_frozen_line_is_seen_by_both_and_nothing_is_lost(visit: Visit, line: Stalling) -> None:
    ada, bea = together(visit, line)
    line.freeze()
    both_see_it(ada.page, bea.page)
    for width, height in [(360, 640), (390, 844)]:
        resize(bea.page, width, height)
        assert sticks_out(bea.page) <= 0
    assert faults_in_both_themes(bea.page) == []
    line.thaw()
    all_is_well(ada.page, bea.page)
    expect(bea.page.locator("ul.hand li")).to_have_count(9)


def test_a_move_made_while_the_line_is_frozen_is_made_once_it_is_back(visit: Visit, line: Stalling) -> None:
    ada, bea = together(visit, line)
    seat = 1
    while seat not in bea.due:
        ada.play_one()
    before = len(ada.events)
    line.freeze()
    expect(bea.page.locator(LOST)).to_be_visible()
    if bea.sees(CAN):
        bea.choose_card()
    else:
        bea.press("t")
    line.thaw()
    ada.listen_until(lambda: any(event.get("seat") == seat for event in ada.events[before:]))
    all_is_well(ada.page, bea.page)


def test_a_cut_line_is_seen_by_both(visit: Visit, line: Stalling) -> None:
    ada, bea = together(visit, line)
    line.cut()
    both_see_it(ada.page, bea.page)
    line.mend()
    all_is_well(ada.page, bea.page)


def test_before_the_start_a_seat_says_since_when_its_owner_is_gone(visit: Visit, line: Stalling) -> None:
    ada, bea = visit().new_page(), visit(**PHONE).new_page()
    address = opened(ada.context, "take_that", [{"kind": "me"}, {"kind": "open"}])
    ada.goto(address)
    bea.goto(line.url + address)
    bea.get_by_role("button", name="Sit here").tap()
    seat = ada.locator("ol > li").nth(1)
    expect(seat).to_contain_text("ready")
    line.freeze()
    expect(seat).to_contain_text(re.compile(r"offline since \d\d:\d\d:\d\d"))
    expect(bea.locator(LOST)).to_contain_text("Your seat is kept.")
    line.thaw()
    expect(seat).not_to_contain_text("offline")
