"""Reasons say what is so: each is measured again, in another way, by what stands beside its game's kit."""

import json
from random import Random

import pytest
from hypothesis import given, settings

from rospo.bots.imagined import position
from rospo.play import registry
from tests.bots.imagined import assert_possible
from tests.kits import KITS
from tests.leaks.swaps import worlds
from tests.reasoning import WITH_REASONS, cases, expected
from tests.tables import TABLES, Table, played, points

EVERY = [(game, id) for game in WITH_REASONS for id in registry.game(game).reasons().SENTENCES]  # type: ignore[misc]


@pytest.mark.parametrize("game", WITH_REASONS)
def test_every_reason_is_checked(game: str) -> None:
    reasons = registry.game(game).reasons
    assert reasons is not None
    assert set(expected(game)) == set(reasons().SENTENCES)


@pytest.mark.parametrize(("game", "id"), EVERY)
def test_a_reason_says_what_was_measured(game: str, id: str) -> None:
    found = cases(game).get(id, [])
    assert len(found) >= 3, f"{id} hardly ever comes up"
    for case in found:
        told = dict(expected(game)[id](case))
        assert dict(case.reason.facts) == told, f"{case.move}, seat {case.seat} of {case.match.record()}"


@pytest.mark.parametrize("game", WITH_REASONS)
def test_a_reason_names_a_rule_of_its_game_and_fits_the_wire(game: str) -> None:
    for id, found in cases(game).items():
        for case in found:
            assert case.reason.rule in KITS[game].rules
            told = json.loads(json.dumps(case.reason.to_dict()))
            assert told["id"] == id
            assert all(isinstance(fact, int | str) for fact in told["facts"].values())


@pytest.mark.parametrize("table", [table for table in TABLES if table.game in WITH_REASONS], ids=str)
@settings(max_examples=4)
@given(point=points)
def test_what_a_seat_cannot_know_changes_none_of_its_reasons(table: Table, point: tuple[int, int]) -> None:
    match, rng = played(table, *point), Random(point[0])
    reasons = registry.game(table.game).reasons
    assert reasons is not None
    for seat in match.due:
        move = rng.choice(match.legal(seat)).action
        told = reasons().of_move(position(match._game, match.view(seat), 6), move)
        for kind, world in worlds(match, seat, rng, most=3):
            there = reasons().of_move(position(world._game, world.view(seat), 6), move)
            assert there == told, f"seat {seat} is told a change of {kind}"


@pytest.mark.parametrize("table", [table for table in TABLES if table.game in WITH_REASONS], ids=str)
def test_imagined_deals_are_possible_and_always_the_same(table: Table) -> None:
    match = played(table, 3, 9)
    for seat in match.due:
        now, same = (position(match._game, match.view(seat), 5) for _ in range(2))
        for deal, twin in zip(now.deals, same.deals, strict=True):
            assert_possible(match, seat, deal.state.copy(), deal.memory.copy())
            assert (deal.state.values(), deal.luck) == (twin.state.values(), twin.luck)
        assert len({str(deal.state.values()) for deal in now.deals}) > 1
