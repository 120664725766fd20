"""Wren: its rules, one test or more for each."""

from typing import Any

import pytest

import rospo
from rospo import Match
from tests.support import illegal, rule, texts

EAGLE, WREN = "24", "1"


def table(*hands: str, **options: Any) -> Match:
    """A match in which the seats hold these cards, and others that nobody has named; seat 0 begins."""
    named = [hand.split() for hand in hands]
    size = {2: 9, 3: 7, 4: 5}[len(hands)]
    spare = iter([card for card in map(str, range(24, 0, -1)) if not any(card in hand for hand in named)])
    deck = [card for hand in named for card in [*hand, *(next(spare) for _ in range(size - len(hand)))]]
    deck += spare
    return rospo.start("wren", len(hands), decks=[deck], dealer=len(hands) - 1, **options)


def play(match: Match, *cards: str) -> Match:
    """Everybody plays one of these in turn."""
    for card in cards:
        match.play(match.to_act[0], f"play {card}")
    return match


def finish(match: Match) -> Match:
    """Play the round to its end: always the highest card, so that hardly anything is taken."""
    number = match.round
    while not match.over and match.round == number:
        match.play(match.to_act[0], match.legal(match.to_act[0])[-1])
    return match


@rule("WR-1")
def test_there_is_one_card_for_each_number_from_1_to_24() -> None:
    truth = rospo.start("wren", 3, seed=1).reveal()
    cards = [card for hand in truth["hands"] for card in hand] + truth["aside"]
    assert sorted(cards, key=int) == [str(number) for number in range(1, 25)]


@rule("WR-1")
@pytest.mark.parametrize("card", ["0", "25", "1000"])
def test_a_bird_that_does_not_exist_cannot_be_played(card: str) -> None:
    match = table("5", "6")
    with illegal("WR-1", match):
        match.play(0, f"play {card}")


@rule("WR-2", "WR-6")
@pytest.mark.parametrize(("cards", "feathers"), [("8 7", 2), ("9 8", 3), ("16 9", 4), ("17 16", 5), ("24 17", 6)])
def test_feathers_grow_at_9_and_at_17(cards: str, feathers: int) -> None:
    match = play(table(cards.split()[0], cards.split()[1]), *cards.split())
    assert match.view(None).log[-1].fact("feathers") == feathers


@rule("WR-3", "WR-R2")
@pytest.mark.parametrize(("players", "size"), [(2, 9), (3, 7), (4, 5)])
def test_hands_are_dealt_and_nobody_sees_the_rest(players: int, size: int) -> None:
    match = rospo.start("wren", players, seed=1)
    view = match.view(0).to_dict()
    assert view["hands"] == [size] * players
    assert view["aside"] == 24 - players * size == len(match.reveal()["aside"])


@rule("WR-4")
def test_the_dealers_left_neighbour_begins_and_play_goes_clockwise() -> None:
    match = rospo.start("wren", 3, seed=1, dealer=1)
    turns: list[int] = []
    for _ in range(4):
        turns += match.to_act
        match.play(match.to_act[0], match.legal(match.to_act[0])[0])
    assert turns == [2, 0, 1, 2]


@rule("WR-4")
def test_any_card_of_the_hand_may_be_played_and_no_other() -> None:
    match = table("3 5 12", "4")
    assert {"play 3", "play 5", "play 12"} <= set(texts(match, 0))
    assert len(texts(match, 0)) == 9
    with illegal("WR-4", match):
        match.play(0, "play 4")
    with illegal("WR-4", match):
        match.play(1, "play 4")


@rule("WR-5")
def test_a_bigger_bird_perches_behind_the_last() -> None:
    view = play(table("4", "9", "20"), "4", "9", "20").view(None).to_dict()
    assert view["branch"] == ["4", "9", "20"]
    assert view["nests"] == [[], [], []]


@rule("WR-6")
def test_a_smaller_bird_takes_the_branch_and_itself() -> None:
    match = play(table("4", "17", "12"), "4", "17", "12")
    view = match.view(None).to_dict()
    assert view["branch"] == []
    assert view["nests"] == [[], [], ["4", "12", "17"]]
    assert match.to_act == (0,)


@rule("WR-6")
def test_it_need_only_be_smaller_than_the_last() -> None:
    view = play(table("4", "17", "6"), "4", "17", "6").view(None).to_dict()
    assert view["nests"][2] == ["4", "6", "17"]


@rule("WR-7")
@pytest.mark.parametrize(("king", "points"), [(True, 9), (False, 4)])
def test_a_wren_that_takes_the_eagle_is_king(king: bool, points: int) -> None:
    match = play(table(EAGLE, WREN, king=king), EAGLE, WREN)
    taken = match.view(None).log[-1]
    assert taken.fact("feathers") == points
    assert taken.fact("king") is king
    assert match.view(None).to_dict()["kings"] == [False, king]


@rule("WR-7")
@pytest.mark.parametrize("cards", [(EAGLE, "2"), ("23", WREN)])
def test_another_bird_or_a_branch_without_the_eagle_makes_no_king(cards: tuple[str, str]) -> None:
    match = play(table(cards[0], cards[1]), *cards)
    assert match.view(None).to_dict()["kings"] == [False, False]


@rule("WR-8")
def test_the_round_ends_with_the_last_card_and_the_branch_is_nobodys() -> None:
    match = table("1 2 3 4 5", "6 7 8 9 10", "11 12 13 14 15", "16 17 18 19 20", rounds=1)
    play(match, "1", "6", "11", "16", "5", "10", "15", "20", "4", "9", "14", "19", "3", "8", "13", "18")
    assert match.phase == "turn"
    play(match, "2", "7", "12", "17")
    assert match.phase == "over"
    left = {"7", "12", "17"}
    assert left.isdisjoint(card for nest in match.reveal()["nests"] for card in nest)
    assert left == set(match.reveal()["branch"])


@rule("WR-9", "WR-R1")
def test_the_result_is_the_feathers_of_the_open_nest_and_the_kings() -> None:
    match = play(table(EAGLE, WREN, rounds=1), EAGLE, WREN)
    finish(match)
    view = match.view(0).to_dict()
    worth = [sum(1 + (int(card) > 8) + (int(card) > 16) for card in nest) for nest in view["nests"]]
    assert list(match.scores) == [worth[0], worth[1] + 5]


@rule("WR-10")
def test_a_match_is_three_rounds_and_the_dealer_changes() -> None:
    match = rospo.start("wren", 2, seed=1, dealer=0)
    dealers = []
    while not match.over:
        dealers.append(match.view(0).dealer)
        before = match.scores
        finish(match)
        assert all(now >= then for now, then in zip(match.scores, before, strict=True))
    assert dealers == [0, 1, 0]
    assert match.winners == tuple(seat for seat in range(2) if match.scores[seat] == max(match.scores))


@rule("WR-10")
def test_nothing_can_be_played_after_the_end() -> None:
    match = rospo.start("wren", 2, seed=1, rounds=1)
    finish(match)
    with illegal("WR-10"):
        match.play(0, "play 5")
