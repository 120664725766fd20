"""Istinto with challenges: a round is accepted, others end in court, and the game comes to its end."""

from playwright.sync_api import expect

from tests.web.conftest import Visit
from tests.web.looking import faults_in_both_themes
from tests.web.players import seated

OPTIONS = {"until": "each_dealt_twice", "revokes": "challengeable"}
ROUNDS = 6


def test_rounds_are_accepted_or_end_in_court(visit: Visit) -> None:
    player = seated(visit(reduced_motion="reduce"), "istinto", bots=2, options=OPTIONS)
    page = player.page
    challenge = page.get_by_role("button", name="Challenge")
    court = page.get_by_role("region", name="The court")
    player.rush("closing")
    page.get_by_role("button", name="Accept").click()
    expect(page.get_by_role("log")).to_contain_text("You accept the round.")
    for first in (True, False):  # not until the last round: bots accuse too, and the court's may be the end
        laid = player.count("play", seat=0)
        while player.count("play", seat=0) == laid:  # from the first card on, a player may be accused
            player.play_one()
        challenge.click()
        page.locator(".accused button").first.click()
        expect(court).to_be_visible()
        expect(court.get_by_role("list").first).to_be_visible()
        if first:
            expect(court).to_contain_text("You challenge Kero")
            assert faults_in_both_themes(page) == []
    player.rush()
    player.play_to_the_end()
    expect(page.locator("#result")).not_to_be_empty()
    expect(page.locator("section.sheet tbody tr")).to_have_count(ROUNDS)
