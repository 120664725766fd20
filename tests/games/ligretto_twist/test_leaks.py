"""A race has no hidden hands: everybody sees the same."""

from random import Random

import pytest

import rospo
from tests.support import play_on


@pytest.mark.parametrize("players", range(2, 5))
def test_in_a_race_no_seat_knows_more_than_a_spectator(players: int) -> None:
    match = play_on(rospo.start("ligretto_twist", players, seed=3), Random(3), 150)
    watched = match.view(None).to_dict()
    for seat in range(players):
        assert match.view(seat).to_dict() == watched | {"seat": seat}
