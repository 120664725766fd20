"""A view tells its seat all that it may know and nothing more: swap what it can't know, and nothing in it changes."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

import rospo
from rospo import Match
from rospo.core.chance import folded
from tests.kits import KITS
from tests.leaks.faces import assert_no_leak, faces, own, seats_and_spectator, words
from tests.leaks.swaps import dealt, other_deals, worlds
from tests.support import texts
from tests.tables import TABLES, WITH_HANDS, Table, played, points, step

each_table = pytest.mark.parametrize("table", TABLES, ids=str)


# --- nothing more


@each_table
@settings(max_examples=5)
@given(point=points)
def test_what_a_seat_cannot_know_changes_nothing_in_its_view(table: Table, point: tuple[int, int]) -> None:
    match, rng = played(table, *point), Random(point[0])
    for seat in seats_and_spectator(match):
        assert_no_leak(match, seat, rng, most=3)


@each_table
def test_secrets_stay_secret_after_the_end(table: Table) -> None:
    for seed in range(2):
        match = played(table, seed, None)
        assert match.over
        for seat in seats_and_spectator(match):
            assert_no_leak(match, seat, Random(seed), most=4)


@each_table
@settings(max_examples=5)
@given(point=points)
def test_another_deal_and_the_same_moves_give_the_same_view(table: Table, point: tuple[int, int]) -> None:
    deal, rng = dealt(table, *point), Random(point[0])
    for seat in seats_and_spectator(deal.match):
        seen, seen_by_all = faces(deal.match, seat), faces(deal.match, None)
        for match in other_deals(deal, seat, rng, most=3):
            same = faces(match, seat) == seen and faces(match, None) == seen_by_all
            assert same, f"seat {seat} can tell two deals apart"


@each_table
@settings(max_examples=4)
@given(point=points)
def test_offers_and_refusals_tell_a_seat_no_secret(table: Table, point: tuple[int, int]) -> None:
    match, rng = played(table, *point), Random(point[0])
    for seat in range(match.players):
        asked = [rng.randrange(match._rules.ACTIONS) for _ in range(25)]
        heard = answers(match, seat, asked)
        for kind, world in worlds(match, seat, rng, most=2):
            assert texts(world, seat) == texts(match, seat), kind
            assert answers(world, seat, asked) == heard, kind


def answers(match: Match, seat: int, codes: list[int]) -> list[str]:
    """The answers a seat gets when it tries each of these moves."""
    found = []
    for code in codes:
        try:
            match.copy().play(seat, match.move(code))
            found.append("played")
        except rospo.RospoError as error:
            found.append(repr(error))
    return found


@each_table
def test_no_view_contains_the_seed(table: Table) -> None:
    seed = 987_654_321_012_345_678
    match = played(table, seed, None)
    traces = [str(seed), f"{seed:x}", str(folded(seed)), f"{folded(seed):x}", "seed"]
    for moves in (0, 40, None):
        match = played(table, seed, moves)
        for seat in seats_and_spectator(match):
            shown = repr(match.view(seat)) + json.dumps(match.view(seat).to_dict())
            assert not [trace for trace in traces if trace in shown]


@each_table
@settings(max_examples=6)
@given(point=points)
def test_a_hand_is_in_its_own_view_and_in_no_other(table: Table, point: tuple[int, int]) -> None:
    match = played(table, *point)
    truth = match.reveal()
    for owner, hand in enumerate(truth.get("hands", [])):
        assert own(match, owner)["hand"] == hand
        secret = {*hand, *(truth.get("picks", {owner: None})[owner] or [])} - {"T"}
        for seat in seats_and_spectator(match):
            if seat != owner:
                assert not secret & words(own(match, seat)), f"seat {seat} sees cards of seat {owner}"
    assert own(match, None).get("hand") is None


# --- all that it may know, as plain data


@each_table
@settings(max_examples=4)
@given(point=points)
def test_a_view_as_data_survives_json_unchanged(table: Table, point: tuple[int, int]) -> None:
    match = played(table, *point)
    for seat in seats_and_spectator(match):
        data = match.view(seat).to_dict()
        assert json.loads(json.dumps(data, allow_nan=False)) == data
        assert plain(data)
    truth = match.reveal()
    assert json.loads(json.dumps(truth, allow_nan=False)) == truth
    assert plain(truth)


def plain(value: Any) -> bool:
    """Only what JSON has, no subclasses or tuples."""
    if type(value) is dict:
        return all(type(key) is str and plain(item) for key, item in value.items())
    if type(value) is list:
        return all(map(plain, value))
    return value is None or type(value) in (str, int, bool)


def test_a_view_taken_earlier_does_not_change_later() -> None:
    for table in TABLES:
        match = played(table, 4, 20)
        views = [match.view(seat) for seat in seats_and_spectator(match)]
        before = [view.to_dict() for view in views]
        for _ in range(20):
            step(match, Random(4))
        assert [view.to_dict() for view in views] == before


def test_changing_a_view_does_not_change_the_match() -> None:
    match = TABLES[0].start(1)
    dealer = match.options["dealer"]
    match.view(0).to_dict()["options"]["dealer"] = 1
    match.options["dealer"] = 1
    match.reveal()["options"]["dealer"] = 1
    assert match.options["dealer"] == match.view(0).options["dealer"] == dealer != 1


# --- the tests above could fail


@each_table
def test_every_swap_changes_the_truth(table: Table) -> None:
    for seed in range(3):
        match = played(table, seed, 35 * (seed + 1))
        for seat in seats_and_spectator(match):
            for kind, world in worlds(match, seat, Random(seed)):
                assert world.reveal() != match.reveal(), kind


@pytest.mark.parametrize("game", KITS)
def test_swaps_cover_every_kind_of_secret(game: str) -> None:
    tried: set[str] = set()
    for table in TABLES:
        for moves in (10, 30, 60, 120, 250) if table.game == game else ():
            match = played(table, 8, moves)
            for seat in seats_and_spectator(match):
                for kind, _ in worlds(match, seat, Random(8)):
                    tried.add(" ".join(word for word in kind.replace(",", "").split() if not word.isdigit()))
    assert {*KITS[game].secrets.kinds, "seed", "all"} <= tried


@pytest.mark.parametrize("table", WITH_HANDS, ids=str)
def test_the_owner_of_a_swapped_card_sees_the_swap(table: Table) -> None:
    match = played(table, 1, 12)
    owners = 0
    for kind, world in worlds(match, 0, Random(1)):
        for place in kind.split(", "):
            if place.startswith(("hand", "pick", "extra")):
                owner = int(place.split()[1])
                assert faces(world, owner) != faces(match, owner), kind
                owners += 1
    assert owners


@each_table
def test_other_deals_exist(table: Table) -> None:
    deal = dealt(table, 2, 25)
    found = [match for seat in seats_and_spectator(deal.match) for match in other_deals(deal, seat, Random(2), most=12)]
    assert len(found) > 3
    for match in found:
        assert len(match._actions) == len(deal.match._actions) > 0
