"""What a search of Istinto finds."""

from random import Random

import pytest

from rospo.search.budget import Budget
from rospo.search.search import search
from tests.games.istinto.endings import all_known
from tests.games.istinto.table import table
from tests.support import rule

pytestmark = pytest.mark.compiled


@rule("IS-9")
@pytest.mark.parametrize(
    ("picture", "card"),
    [
        # a trick is needed: r12 may not be in time for the next one
        ("trick: r9 r3 | you: r12 r1 | rival: r5 | third: k7 | bids: 1 0 0 | tricks: 0 5 4", "play r12"),
        # none is needed: the high card goes where it loses
        ("trick: T r9 | you: r12 r1 | rival: r5 | third: k7 | bids: 4 0 0 | tricks: 4 4 1", "play r12"),
        # none is needed: the high card would take this one, and loses the next
        ("trick: r9 r3 | you: r12 r1 | rival: k5 | third: k7 | bids: 4 0 0 | tricks: 4 4 1", "play r1"),
        # both are needed: with the lead, even w1 wins. The rivals have missed their bids in all of these
        ("trick: k9 k3 | you: w1 T | rival: g5 | third: r7 | bids: 2 0 0 | tricks: 0 5 4", "play T"),
    ],
)
def test_the_card_that_makes_the_bid_is_found(picture: str, card: str) -> None:
    match = table(picture)
    found = search(match._game).run(match._state, all_known(match), seat=0, seed=1, budget=Budget(400))
    assert str(match.move(found.chosen(Random(1)))) == card
    assert found.candidates[0].value > found.candidates[1].value
    assert found.candidates[0].share > 0.99
