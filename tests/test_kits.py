"""Every game has a kit, so that every general test plays it."""

import pytest

import rospo
from tests.kits import FOUND, KITS, MODULES


@pytest.mark.parametrize("game", rospo.games())
def test_every_game_has_a_kit(game: str) -> None:
    assert game in KITS, f"write tests/games/{game}/kit.py, or name a module with its KIT in ROSPO_KITS"


def test_every_kit_is_of_a_game_and_there_is_one_per_game() -> None:
    assert len(FOUND) == len(MODULES)
    assert set(FOUND) == set(KITS)
