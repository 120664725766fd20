"""Every game and player count has a golden playthrough, and it still goes the same way."""

import pytest

import rospo
from rospo.play import registry
from tests.golden.playthrough import FOLDER, path, playthrough
from tests.support import ALL_TABLES


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_the_game_goes_as_it_always_went(game: str, players: int) -> None:
    assert playthrough(game, players) == path(game, players).read_text(encoding="utf-8")


def test_no_game_and_no_player_count_lacks_a_playthrough() -> None:
    tables = {(name, players) for name in rospo.games() for players in registry.game(name).seats}
    assert {path(*table).name for table in tables} == {file.name for file in FOLDER.glob("*.txt")}
