"""The score sheet without a server, and a finished game seen again with its deal proved."""

import re

from playwright.sync_api import expect

from tests.server.serving import Served
from tests.web.conftest import Visit
from tests.web.looking import faults
from tests.web.players import seated


def test_the_score_sheet_works_without_a_server_after_the_first_visit(visit: Visit, server: Served) -> None:
    page = visit(service_workers="allow").new_page()
    page.goto("/")
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")  # it comes when all is kept
    server.kill()
    try:
        page.goto("/scores")
        page.get_by_role("link", name=re.compile("Istinto")).click()
        expect(page).to_have_url(re.compile("/scores/new/istinto"))
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.reload()
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        page.goto("/rules/twins")
        expect(page.get_by_text("TW-10", exact=True).first).to_be_visible()
    finally:
        server.start()


def test_a_finished_game_is_replayed_by_its_link_and_its_deal_is_proved_fair(visit: Visit) -> None:
    context = visit(reduced_motion="reduce")
    player = seated(context, "take_that", bots=1, options={"rounds": 1})
    player.rush()
    player.play_to_the_end()
    page = player.page
    page.get_by_role("link", name="See the replay").click()
    expect(page).to_have_url(re.compile("/replay/"))
    expect(page.get_by_role("slider")).to_be_visible()
    page.get_by_role("button", name="More", exact=True).click()
    page.get_by_role("button", name="Fair deal").click()
    expect(page.get_by_text("The deal was fair")).to_be_visible()
    assert faults(page) == []
