"""Each game is played in a real browser: by clicks, by keys alone, by taps on a phone. One way goes on to the end."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.looking import come_to_rest, faults, sticks_out
from tests.web.players import Istinto, Player, seated

TABLES: dict[str, dict[str, Any]] = {
    "take_that": {"bots": 1, "options": {"rounds": 1}},
    "twins": {"bots": 2, "options": {"max_hands": 1}},
    "ligretto_twist": {"bots": 1, "options": {"rounds": 1}},
    "istinto": {"bots": 2, "options": {"until": "each_dealt_twice"}},
}
HOW = {"clicks": DESKTOP, "keys": DESKTOP, "taps": PHONE}
WHOLE = {"take_that": "taps", "twins": "clicks", "ligretto_twist": "keys", "istinto": "keys"}
ALL_MOVES = {"take_that": {"lay", "take", "twist"}, "twins": {"buy", "pick"}, "ligretto_twist": {"flip", "lay", "park"}}
LAST_TRICK = ".istinto:not(:has(.hand li)) li.winner"
ENOUGH = 15
"""Moves: who had no luck with their cards until then may not have made every kind."""


class Hasty(Istinto):
    """Sweeps the last trick of a round, which the next deal would wait for."""

    cues = (*Istinto.cues, LAST_TRICK)

    def act(self, seen: set[str]) -> bool:
        if LAST_TRICK not in seen:
            return super().act(seen)
        self.press("Enter")
        return False


def begun(visit: Visit, game: str, how: str, by: type[Player] | None = None) -> Player:
    """After the first move, when the table waits for the second: all of it is seen well."""
    player = seated(visit(**HOW[how], reduced_motion="reduce"), game, how, by=by, **TABLES[game])
    player.play_until(lambda: player.moves >= 1)
    player.wait()
    look(player.page)
    return player


def look(page: Page) -> None:
    come_to_rest(page)
    assert sticks_out(page) <= 0
    assert faults(page) == []


@pytest.mark.parametrize(("game", "how"), WHOLE.items())
def test_a_whole_game(visit: Visit, game: str, how: str) -> None:
    player = begun(visit, game, how, Hasty if game == "istinto" else None)
    player.play_to_the_end()
    assert player.moves >= 3
    expect(player.page.locator("#result")).not_to_be_empty()
    look(player.page)


@pytest.mark.parametrize(("game", "how"), [(game, how) for game in ALL_MOVES for how in HOW if how != WHOLE[game]])
def test_every_kind_of_move(visit: Visit, game: str, how: str) -> None:
    player = begun(visit, game, how)
    player.play_until(lambda: player.did == ALL_MOVES[game] or player.moves >= ENOUGH or player.over)
    assert len(player.did) >= 2
    look(player.page)


@pytest.mark.parametrize("how", [how for how in HOW if how != WHOLE["istinto"]])
def test_a_round_of_istinto_is_scored(visit: Visit, how: str) -> None:
    player = begun(visit, "istinto", how)
    player.play_until(lambda: player.count("round") == 1)
    assert player.count("play", seat=0) == 11
    assert player.did == {"bid", "play"}
    expect(player.page.get_by_role("log")).to_contain_text("The round is over")
    look(player.page)
