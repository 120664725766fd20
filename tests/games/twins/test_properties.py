"""Chips are neither made nor lost."""

from random import Random

import pytest
from hypothesis import given, settings, strategies as st

import rospo
from tests.tables import step


@pytest.mark.parametrize("players", range(3, 7))
@settings(max_examples=6)
@given(seed=st.integers(0, 2**64))
def test_no_chip_is_created_or_lost(players: int, seed: int) -> None:
    match, rng = rospo.start("twins", players, seed=seed), Random(seed)
    while not match.over:
        step(match, rng)
        truth = match.reveal()
        assert sum(truth["chips"]) + truth["pot"] == 12 * players
        assert min(*truth["chips"], truth["pot"]) >= 0
        assert match.scores == tuple(truth["chips"])
