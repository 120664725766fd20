"""Every game and player count has a golden playthrough, and it still goes the same way."""

import pytest

from tests.golden.playthrough import path, playthrough
from tests.kits import ALL_TABLES, KITS


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_the_game_plays_out_as_recorded(game: str, players: int) -> None:
    assert playthrough(game, players) == path(game, players).read_text(encoding="utf-8")


def test_every_game_and_player_count_has_a_playthrough() -> None:
    kept = {path for kit in KITS.values() for path in (kit.folder / "golden").iterdir()}
    assert kept == {path(*table) for table in ALL_TABLES}
