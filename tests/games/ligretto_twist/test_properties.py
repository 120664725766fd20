"""Hands cover one pile each, and a fumble moves no card."""

from random import Random
from typing import Any

import pytest
from hypothesis import given, settings, strategies as st

import rospo
from tests.games.ligretto_twist.kit import all_cards, tolerated
from tests.kit import this_round
from tests.tables import step


@pytest.mark.parametrize("players", range(2, 5))
@settings(max_examples=4)
@given(seed=st.integers(0, 2**64))
def test_a_player_who_has_laid_covers_exactly_one_pile_until_a_knot(players: int, seed: int) -> None:
    match, rng = rospo.start("ligretto_twist", players, seed=seed, rounds=1), Random(seed)
    while not match.over:
        step(match, rng)
        view: Any = match.view(None)
        covering: set[int | None] = set()
        for event in this_round(match):
            if event.kind == "knot":
                covering.clear()
            elif event.kind == "lay" and not event.fact("fumble"):
                covering.add(event.seat)
        assert {seat for seat in range(players) if view.covers[seat] is not None} == covering
        assert {seat: view.covers[seat] for seat in covering} == {
            seat: pile for pile, seat in enumerate(view.hand_on) if seat is not None
        }
        assert len([seat for seat in view.hand_on if seat is not None]) == len(covering)


@pytest.mark.parametrize("players", range(2, 5))
@settings(max_examples=4)
@given(seed=st.integers(0, 2**64))
def test_a_fumble_moves_no_card_and_freezes(players: int, seed: int) -> None:
    match, rng = rospo.start("ligretto_twist", players, seed=seed), Random(seed)
    for _ in range(60):
        step(match, rng)
    for seat in match.to_act:
        legal = [move.action for move in match.legal(seat)]
        for code in range(match._rules.ACTIONS):
            if code not in legal and tolerated(match, seat, str(match.move(code))):
                twin = match.copy()
                twin.play(seat, twin.move(code))
                assert all_cards(twin) == all_cards(match)
                assert twin.to_act == tuple(other for other in match.to_act if other != seat)
                assert twin.legal(seat) == []
                assert twin.record().actions[:-1] == match.record().actions
                twin.advance(twin.clock + 600)
                assert [move.action for move in twin.legal(seat)] == legal
