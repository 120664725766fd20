"""Each game is played in a real browser: by clicks, by keys alone, by taps on a phone. One way goes on to the end."""

import pytest
from playwright.sync_api import Page, expect

from rospo.play import registry
from tests.kits import KITS
from tests.web.conftest import DESKTOP, PHONE, Visit
from tests.web.looking import come_to_rest, faults, sticks_out
from tests.web.players import Player, player_of, seated
from tests.web.test_ending import shows_how_it_ended

HOW = {"clicks": DESKTOP, "keys": DESKTOP, "taps": PHONE}
ENOUGH = 15
"""Moves after which a player unlucky with their cards may not have made every kind."""


def begun(visit: Visit, game: str, how: str, by: type[Player] | None = None) -> Player:
    """After the first move, when the table waits for the second: all of it is seen well."""
    player = seated(
        visit(**HOW[how], reduced_motion="reduce"),
        game,
        how,
        by=by,
        bots=registry.game(game).seats[0] - 1,
        options=player_of(game).options,
    )
    player.play_until(lambda: player.moves >= 1)
    player.wait()
    look(player.page)
    return player


def look(page: Page) -> None:
    come_to_rest(page)
    assert sticks_out(page) <= 0
    assert faults(page) == []


@pytest.mark.parametrize("game", KITS)
def test_a_whole_game(visit: Visit, game: str) -> None:
    plays = player_of(game)
    player = begun(visit, game, plays.whole, plays.hasty or plays)
    player.play_to_the_end()
    assert player.moves >= 3
    expect(player.page.locator("#result")).not_to_be_empty()
    look(player.page)
    shows_how_it_ended(player.page)


@pytest.mark.parametrize(("game", "how"), [(game, how) for game in KITS for how in HOW if how != player_of(game).whole])
def test_every_kind_of_move(visit: Visit, game: str, how: str) -> None:
    player = begun(visit, game, how)
    player.play_until(lambda: player.did == player.kinds or player.moves >= ENOUGH or player.over)
    assert len(player.did) >= min(2, len(player.kinds))
    look(player.page)


@pytest.mark.parametrize("how", [how for how in HOW if how != player_of("istinto").whole])
def test_a_round_of_istinto_is_scored(visit: Visit, how: str) -> None:
    player = begun(visit, "istinto", how)
    player.play_until(lambda: player.count("round") == 1)
    assert player.count("play", seat=0) == 11
    assert player.did == {"bid", "play"}
    expect(player.page.get_by_role("log")).to_contain_text("The round is over")
    look(player.page)
