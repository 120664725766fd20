"""Hands and revokes of Istinto stay secret, even when a challenge ends the match."""

from random import Random

import pytest

import rospo
from tests.leaks.faces import assert_no_leak, faces, seats_and_spectator
from tests.leaks.swaps import dealt, other_deals
from tests.support import play_on
from tests.tables import Table


@pytest.mark.parametrize("players", range(3, 7))
def test_hands_stay_secret_when_a_challenge_ends_the_match(players: int) -> None:
    match = rospo.start("istinto", players, seed=players, revokes="challengeable", until="each_dealt_twice")
    rng = Random(players)
    for _ in range(2 * players):
        play_on(match, rng, players + rng.randrange(1, 5 * players))
        match.play(*rng.choice([(0, "challenge 1"), (2, "challenge 0")]))
    assert match.over
    assert all(match.reveal()["hands"])
    for seat in seats_and_spectator(match):
        assert_no_leak(match, seat, rng)


def test_a_swap_of_hands_can_make_a_revoke_that_nobody_sees() -> None:
    verdicts = set()
    for seed in range(12):
        deal = dealt(Table("istinto", 4, {"revokes": "challengeable"}), seed, 9)
        seen = faces(deal.match, 0)
        for match in other_deals(deal, 0, Random(seed), most=20):
            verdicts.add(match.reveal()["revoked"] == deal.match.reveal()["revoked"])
            assert faces(match, 0) == seen
    assert verdicts == {True, False}
