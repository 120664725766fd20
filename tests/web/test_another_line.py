"""Another line: from any moment of a replay one plays on, or plays its deal again, and compares the results."""

import re

import pytest
from playwright.sync_api import Page, expect

from rospo.play import registry
from tests.kits import KITS
from tests.web.conftest import PHONE, Visit
from tests.web.looking import come_to_rest, faults, sticks_out
from tests.web.players import player_of, seated

GAME = next(game for game in KITS if registry.game(game).race is None)


def finished(visit: Visit, **device: object) -> tuple[Page, str]:
    """A game against a bot, to its end, and its table."""
    player = seated(visit(reduced_motion="reduce", **device), GAME, "keys", bots=1, options=KITS[GAME].short)
    player.play_to_the_end()
    return player.page, player.page.url.rpartition("/")[2].partition("?")[0]


def panel(page: Page, name: str) -> None:
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name=name, exact=True).click()
    expect(page.get_by_role("dialog", name=name)).to_be_visible()
    come_to_rest(page)
    assert sticks_out(page) <= 0
    assert faults(page) == []


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_from_the_middle_of_a_replay_to_an_end_of_its_own(visit: Visit, device: dict[str, object]) -> None:
    page, table = finished(visit, **device)
    page.goto(f"{page.url.partition('/t/')[0]}/replay/{table}?step=4")
    panel(page, "Play on from here")
    player = player_of(GAME)(page, "keys")
    page.get_by_role("button", name="Against bots").click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    player.play_to_the_end()
    compared = page.get_by_role("table", name="The game it comes from")
    expect(compared.get_by_role("row")).to_have_count(3)
    page.get_by_role("link", name="See that game").click()
    page.wait_for_url(re.compile(rf"/replay/{table}\?step=4"))


def test_a_link_to_the_deal_shows_no_cards_and_deals_them_again(visit: Visit) -> None:
    page, table = finished(visit)
    site = page.url.partition("/t/")[0]
    friend = visit(**PHONE, reduced_motion="reduce").new_page()
    friend.goto(f"{site}/again/{table}")
    expect(friend.get_by_role("heading", name="Play this deal again")).to_be_visible()
    come_to_rest(friend)
    assert sticks_out(friend) <= 0
    assert faults(friend) == []
    player = player_of(GAME)(friend, "taps")
    friend.get_by_role("button", name="Against bots").tap()
    friend.wait_for_url(re.compile(r"/t/\w+"))
    player.play_until(lambda: player.moves >= 1)
    assert friend.locator(".hand li").count() > 0


def test_with_friends_the_others_are_free_seats(visit: Visit) -> None:
    page, table = finished(visit)
    page.goto(f"{page.url.partition('/t/')[0]}/replay/{table}")
    panel(page, "Play this deal again")
    page.get_by_role("button", name="With friends").click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_visible()
