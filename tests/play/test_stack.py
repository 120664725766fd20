"""Decks that are stacked while the match goes on: dealt, recorded and refused as those given at the start."""

from random import Random

import pytest

import rospo
from rospo import Match
from rospo.core.errors import BadDeck
from tests.support import everything, play_on
from tests.tables import CARDS, TABLES, Table, step

each_table = pytest.mark.parametrize("table", TABLES, ids=str)


def decks(game: str, number: int) -> list[list[str]]:
    """This many decks, each in its own order."""
    return [Random(n).sample(CARDS[game], len(CARDS[game])) for n in range(number)]


def play_to_round(match: Match, number: int, rng: Random) -> None:
    while match.round < number and not match.over:
        step(match, rng)


@each_table
def test_stacking_during_a_match_equals_stacking_at_the_start(table: Table) -> None:
    known = decks(table.game, 13)
    match, twin = table.start(5, decks=known[:1]), table.start(5, decks=known)
    mine, theirs = Random(1), Random(1)
    while not match.over:
        if match.stacked == match.round:
            match.stack(known[match.stacked])
        step(match, mine)
        step(twin, theirs)
    assert match.reveal() == twin.reveal()
    assert match.record().actions == twin.record().actions
    assert match.record().decks == twin.record().decks[: match.stacked]
    assert match.stacked == match.round + 1
    assert everything(rospo.load(str(match.record()))) == everything(match)


def test_the_next_round_is_dealt_as_stacked() -> None:
    first, second = decks("take_that", 2)
    match = rospo.start("take_that", players=2, seed=5, decks=[first], dealer=0)
    match.stack(second)
    play_to_round(match, 2, Random(5))
    truth = match.reveal()
    assert truth["dealer"] == 1
    assert truth["hands"] == [sorted(second[:9]), sorted(second[9:18])]
    assert truth["pile"] == second[18:]


def test_several_decks_may_be_stacked_ahead() -> None:
    known = decks("take_that", 3)
    match = rospo.start("take_that", players=2, seed=5, rounds=3, decks=known[:1])
    match.stack(known[1])
    match.stack(tuple(known[2]))
    assert match.stacked == 3
    play_on(match, Random(5))
    assert match.record().decks == tuple(map(tuple, known))


def test_a_round_already_dealt_cannot_be_stacked() -> None:
    first, second, third = decks("take_that", 3)
    match = rospo.start("take_that", players=2, seed=5, rounds=3)
    before = everything(match)
    with pytest.raises(BadDeck, match="deck 1 comes too late: round 1 has been dealt from the seed"):
        match.stack(first)
    assert everything(match) == before

    match = rospo.start("take_that", players=2, seed=5, rounds=3, decks=[first])
    play_to_round(match, 2, Random(5))
    before = everything(match)
    with pytest.raises(BadDeck, match="deck 2 comes too late"):
        match.stack(second)
    assert everything(match) == before
    play_on(match, Random(5))
    with pytest.raises(BadDeck, match="deck 2 comes too late"):
        match.stack(third)


def test_a_hand_of_twins_is_called_a_hand() -> None:
    match = rospo.start("twins", players=3, seed=5)
    with pytest.raises(BadDeck, match="hand 1 has been dealt"):
        match.stack(CARDS["twins"])


@pytest.mark.parametrize("deck", ["34", None, 7, [], ["34"], ["34"] * 72, [34] * 72])
def test_an_invalid_deck_is_refused(deck: object) -> None:
    match = rospo.start("take_that", players=2, seed=5, decks=decks("take_that", 1))
    before = everything(match)
    with pytest.raises(BadDeck, match="deck 2"):
        match.stack(deck)  # type: ignore[arg-type]
    assert everything(match) == before


def test_a_copy_has_its_own_decks() -> None:
    known = decks("take_that", 2)
    match = rospo.start("take_that", players=2, seed=5, decks=known[:1])
    twin = match.copy()
    twin.stack(known[1])
    assert (match.stacked, twin.stacked) == (1, 2)
    assert match.record().decks == (tuple(known[0]),)


def test_the_callers_list_may_change_afterwards() -> None:
    known = decks("take_that", 2)
    match = rospo.start("take_that", players=2, seed=5, decks=known[:1])
    match.stack(known[1])
    right = tuple(known[1])
    known[1].reverse()
    assert match.record().decks[1] == right
