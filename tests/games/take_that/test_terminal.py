"""Take That at the terminal: its table, its input and its story."""

from random import Random

import pytest

import rospo
from rospo import Event
from rospo.cli.terminal import terminal
from tests.cli.shown import THEM, assert_all_moves_are_shown, at_turn, drawn, read, tell
from tests.support import play_on, texts


def test_every_legal_move_can_be_read_off() -> None:
    assert_all_moves_are_shown("take_that")


def test_a_toad_is_marked_by_more_than_colour() -> None:
    match = rospo.start("take_that", players=3, seed=3)
    hands = [match.view(seat).to_dict()["hand"] for seat in range(3)]
    seat = next(seat for seat, hand in enumerate(hands) if "33" in hand)
    assert "33🐸" in drawn(match, seat, 80)


def test_a_toad_looks_the_same_in_hand_and_list() -> None:
    match = rospo.start("take_that", players=3, seed=3, dealer=2)
    shown = drawn(match, 0, 100)
    assert shown.count("66🐸") == shown.count("66") == 2


def test_open_heaps_are_shown_and_closed_ones_are_not() -> None:
    for option, there in ((True, True), (False, False)):
        match = play_on(rospo.start("take_that", players=2, seed=1, open_heaps=option), Random(1), 30)
        assert ("heap" in drawn(match, 0, 80)) is there


def test_help_names_cards_that_can_be_laid() -> None:
    match = play_on(rospo.start("take_that", players=3, seed=4), Random(4), 5)
    for _ in range(60):
        seat = match.to_act[0]
        legal = texts(match, seat)
        said = terminal("take_that").table.advice(match.view(seat), legal).split("`")[1::2]
        assert all(word in legal for word in said if word.startswith(("lay ", "twist ", "take")))
        play_on(match, Random(4), 1)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("lay 34", "lay 34"),
        ("34", "lay 34"),
        ("l34", "lay 34"),
        ("lay34", "lay 34"),
        ("twist 43", "twist 43"),
        ("t43", "twist 43"),
        ("t 43", "twist 43"),
        ("take", "take"),
        ("t", "take"),
        ("take the row", "take"),
        ("foo", None),
        ("lay", None),
        ("100", None),
        ("", None),
    ],
)
def test_what_is_typed_is_understood(typed: str, meant: str | None) -> None:
    match, seat = at_turn("take_that", 2)
    assert read(match, seat, typed) == meant


def test_a_small_number_is_a_move_of_the_list() -> None:
    match, seat = at_turn("take_that", 1)
    legal = texts(match, seat)
    assert [read(match, seat, str(n)) for n in range(1, len(legal) + 1)] == legal
    assert read(match, seat, "#1") == legal[0]
    assert read(match, seat, "0") is None


def test_a_card_that_can_only_twist_is_twisted() -> None:
    hands = [
        ["34", "12", "13", "14", "15", "16", "17", "18", "19"],  # the dealer's left neighbour
        ["85", "21", "23", "24", "25", "26", "27", "28", "29"],
        ["43", "58", "31", "32", "35", "36", "37", "38", "39"],
    ]
    dealt = [card for hand in hands for card in hand]
    rest = [str(card) for card in range(12, 99) if card % 10 and str(card) not in dealt]
    match = rospo.start("take_that", players=3, decks=[dealt + rest], dealer=0)
    match.play(1, "lay 34")
    match.play(2, "lay 29")
    assert read(match, 0, "43") == "twist 43"  # too far from 29
    assert read(match, 0, "31") == "lay 31"


def test_events_are_told() -> None:
    lay = Event("lay", 0, (("card", "34"),))
    took = Event("take", 2, (("cards", ("34", "44", "41")),))
    assert tell("take_that", lay) == ["You lay `34`."]
    assert tell("take_that", lay, names=THEM) == ["Ann lays `34`."]
    assert tell("take_that", lay, (took,)) == ["You open a new row with `34`."]
    twist = Event("twist", 2, (("card", "43"), ("partner", "34")))
    assert tell("take_that", twist) == ["Bot 2 twists `34` out of the row with `43`: +2."]
    assert tell("take_that", took) == ["Bot 2 takes the row, 3 cards with 1 toad: −7."]
    assert tell("take_that", Event("extra", 1)) == ["Bot 1 takes the top card of the pile as well, face down (pro)."]


def test_the_end_of_a_round_is_explained_and_its_score_broken_down() -> None:
    played = (
        Event("twist", 0, (("card", "43"), ("partner", "34"))),
        Event("take", 1, (("cards", ("34", "44", "41")),)),
        Event("take", 1, (("cards", ("35",)),)),
        Event("extra", 1),
    )
    ended = Event("round", None, (("points", (2, -9 - 4, 0)), ("scores", (2, -13, 0))))
    assert tell("take_that", ended, played) == ["The draw pile was used up, so the round is over (TT-11)."]
    cells = [terminal("take_that").story.cell(ended, seat, 0, played) for seat in range(3)]
    assert cells == ["+2−0  +2", "+0−13 2🐸  −13", "+0−0  0"]


@pytest.mark.parametrize("pro", [False, True])
def test_the_sheet_counts_what_the_rules_count(pro: bool) -> None:
    match = play_on(rospo.start("take_that", players=2, seed=8, pro=pro, rounds=1), Random(8))
    log = match.view(None).log
    truth = match.reveal()
    for seat in range(2):
        toads = sum(card[0] == card[1] for card in truth["face_down"][seat])
        cost = len(truth["face_down"][seat]) + 4 * toads
        cell = terminal("take_that").story.cell(log[-1], seat, 0, log[:-1])
        assert cell.startswith(f"+{len(truth['face_up'][seat])}−{cost}{f' {toads}🐸' if toads else ''}  ")
