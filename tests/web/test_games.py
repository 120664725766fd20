"""A whole game of each kind, played to its end in a real browser: by clicks, by keys alone, by taps on a phone."""

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.looking import faults, sticks_out
from tests.web.players import seated

TABLES: dict[str, dict[str, Any]] = {
    "take_that": {"bots": 1, "options": {"rounds": 1}},
    "twins": {"bots": 2, "options": {"max_hands": 1}},
    "ligretto_twist": {"bots": 1, "options": {"rounds": 1}},
    "istinto": {"bots": 2, "options": {"until": "each_dealt_twice"}},
}
HOW = {"clicks": DESKTOP, "keys": DESKTOP, "taps": PHONE}


@pytest.mark.parametrize("how", HOW)
@pytest.mark.parametrize("game", [pytest.param(game, marks=pytest.mark.xdist_group(f"web {game}")) for game in TABLES])
def test_a_whole_game(visit: Visit, game: str, how: str) -> None:
    player = seated(visit(**HOW[how], reduced_motion="reduce"), game, how, **TABLES[game])
    page = player.page

    def look() -> None:
        assert sticks_out(page) <= 0
        assert faults(page) == []

    player.play_to_the_end(look)
    assert player.moves >= 3
    expect(page.locator("#result")).not_to_be_empty()
    assert faults(page) == []
