"""What a search of Twins finds."""

from random import Random

import numpy as np
import pytest
from numpy.typing import NDArray

import rospo
from rospo.search.budget import Budget
from rospo.search.search import Found
from tests.games.twins.table import pick_of, table
from tests.search.searching import searched
from tests.support import rule

pytestmark = pytest.mark.compiled


def distribution(found: Found) -> NDArray[np.float64]:
    return np.array([candidate.share for candidate in found.candidates])


@rule("TW-5")
def test_picks_of_a_first_duel_are_mixed() -> None:
    mixed = 0
    for seed in range(6):
        match = rospo.start("twins", 4, seed=seed)
        while match.phase == "buy":
            match.play(match.due[0], "buy 0")
        found = searched(match, 0, Budget(8000))
        shares = distribution(found)
        assert found.mixed
        assert shares.sum() == pytest.approx(1)
        assert (shares >= 0).all()
        assert list(shares) == sorted(shares, reverse=True)
        legal = {move.action for move in match.legal(0)}
        picks = {found.chosen(Random(chance)) for chance in range(40)}
        assert picks <= legal
        mixed += len(picks) > 1
    assert mixed >= 5, "nobody can read which pair comes first"


@rule("TW-5")
def test_the_last_duel_needs_no_mixing() -> None:
    match = table("duel 4 | pot 9 | r2 r9 b9 ; ; ")
    found = searched(match, 0, Budget(200))
    assert str(match.move(found.chosen(Random(1)))) == pick_of("r9 b9")


@rule("TW-4")
def test_what_to_buy_is_no_secret_and_not_mixed() -> None:
    match = table("buy | ; ; ")
    found = searched(match, 0, Budget(300))
    assert not found.mixed
    assert {candidate.code for candidate in found.candidates} == {0, 1, 2}
