"""What a search of Take That finds."""

from random import Random

import pytest

from rospo.search.budget import Budget
from rospo.search.search import search
from tests.games.take_that.endings import all_known
from tests.games.take_that.table import table
from tests.support import rule

pytestmark = pytest.mark.compiled


@rule("TT-7")
def test_a_twist_that_costs_nothing_is_found_at_the_end() -> None:
    match = table("row: 34 | you: 43 98 | rival: 35 | pile:", rounds=1)
    found = search(match._game).run(match._state, all_known(match), seat=0, seed=1, budget=Budget(400))
    assert str(match.move(found.chosen(Random(1)))) == "twist 43"
    assert found.candidates[0].value > found.candidates[1].value
