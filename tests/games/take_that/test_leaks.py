"""The visibility of extra cards and heaps in Take That."""

from random import Random

import pytest
from hypothesis import given, settings

import rospo
from tests.leaks.faces import own, seats_and_spectator, words
from tests.support import play_on
from tests.tables import TABLES, Table, played, points

WITH_PRO = [table for table in TABLES if table.options.get("pro")]


@pytest.mark.parametrize("table", WITH_PRO, ids=str)
@settings(max_examples=15)
@given(point=points)
def test_an_extra_card_is_seen_by_its_taker_alone(table: Table, point: tuple[int, int]) -> None:
    match = played(table, *point)
    for taker, extra in enumerate(match.reveal()["extra"]):
        assert own(match, taker)["extra"] == extra
        for seat in seats_and_spectator(match):
            if seat != taker:
                assert not set(extra) & words(own(match, seat))


@pytest.mark.parametrize("table", [table for table in TABLES if table.options.get("open_heaps")], ids=str)
@settings(max_examples=10)
@given(point=points)
def test_open_heaps_show_what_was_taken_but_never_an_extra_card(table: Table, point: tuple[int, int]) -> None:
    match = played(table, *point)
    truth = match.reveal()
    taken = [
        [card for card in down if card not in extra]
        for down, extra in zip(truth["face_down"], truth["extra"], strict=True)
    ]
    for seat in seats_and_spectator(match):
        view = match.view(seat).to_dict()
        assert view["heaps"] == taken
        assert view["face_down"] == [len(down) for down in truth["face_down"]]


def test_closed_heaps_are_a_number_of_cards_only() -> None:
    match = play_on(rospo.start("take_that", players=3, seed=5), Random(5), 60)
    assert any(match.reveal()["face_down"])
    assert all(match.view(seat).to_dict()["heaps"] is None for seat in seats_and_spectator(match))
