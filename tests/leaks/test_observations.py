"""Observations, the numbers for learners, show no secret either, and do show the seat's own cards."""

from random import Random

import pytest
from hypothesis import given, settings

from tests.leaks.swaps import worlds
from tests.tables import TABLES, WITH_HANDS, Table, played, points


@pytest.mark.parametrize("table", TABLES, ids=str)
@settings(max_examples=4)
@given(point=points)
def test_what_a_seat_cannot_know_changes_nothing_in_its_observation(table: Table, point: tuple[int, int]) -> None:
    match, rng = played(table, *point), Random(point[0])
    for seat in range(match.players):
        for kind, world in worlds(match, seat, rng, most=3):
            assert world.observe(seat) == match.observe(seat), f"seat {seat} can see a change of {kind}"


@pytest.mark.parametrize("table", WITH_HANDS, ids=str)
def test_a_seat_observes_a_swap_of_its_own_cards(table: Table) -> None:
    match, rng = played(table, 3, 5), Random(3)
    seen = [
        world.match.observe(rival) != match.observe(rival)
        for rival in range(1, match.players)
        for world in worlds(match, 0, rng)
        if f"hand {rival}" in world.kind
    ]
    assert any(seen)
