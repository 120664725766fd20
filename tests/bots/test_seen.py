"""A learned bot sees the same numbers in a view as in a batch."""

import pytest
from hypothesis import given, settings

import rospo
from rospo.bots.seen import observed
from tests.tables import TABLES, Table, played, points


@pytest.mark.parametrize("table", TABLES, ids=str)
@settings(max_examples=10)
@given(point=points)
def test_a_view_gives_the_same_numbers_as_the_match(table: Table, point: tuple[int, int]) -> None:
    match = played(table, *point)
    for seat in match.due:
        assert observed(match.view(seat)) == match.observe(seat)


def test_a_spectator_has_no_observation() -> None:
    match = rospo.start("istinto", players=4, seed=1)
    with pytest.raises(rospo.BadOption, match="take the view of a seat"):
        observed(match.view(None))
