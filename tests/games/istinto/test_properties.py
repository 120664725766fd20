"""As many tricks are taken as are played."""

from random import Random

import pytest
from hypothesis import given, settings, strategies as st

from tests.kit import this_round
from tests.tables import TABLES, Table, step


@pytest.mark.parametrize("table", [table for table in TABLES if table.game == "istinto"], ids=str)
@settings(max_examples=3)
@given(seed=st.integers(0, 2**64))
def test_the_tricks_taken_are_the_tricks_played(table: Table, seed: int) -> None:
    match, rng = table.start(seed), Random(seed)
    while not match.over and len(match._actions) < 300:
        step(match, rng)
        tricks = [event.seat for event in this_round(match) if event.kind == "trick"]
        assert match.reveal()["tricks"] == [tricks.count(seat) for seat in range(match.players)]
        assert sum(match.reveal()["tricks"]) == match._state.trick <= 11
