"""Ligretto Twist: parking, knots, fumbles and secrets, as the project rules them. See `test_clock` for the clock."""

from collections import Counter
from itertools import permutations, product
from random import Random

import pytest

import rospo
from rospo.games.ligretto_twist import rules
from tests.games.ligretto_twist.table import NOBODY, RIVAL, YOU, lays, table, table_view
from tests.support import illegal, play_on, rule, texts

# --- parking


@rule("LT-R2")
@pytest.mark.parametrize(
    "picture",
    [
        "you: flipped r, stack g | rival: stack y",  # free
        "you: flipped r, stack g, covers 0 | rival: stack y, covers 1",  # under your own hand
        "you: flipped b, stack g | rival: stack y, covers 2 | third: stack y",  # one of two blocked, one free
        "you: flipped b, stack g, covers 6 | rival: stack y, covers 2 | third: stack y",  # one of two your own
        "you: flipped b, stack g | rival: stack y, covers 1 | third: stack y, covers 5",  # others' hands elsewhere
    ],
)
def test_a_card_that_some_pile_would_take_cannot_be_parked(picture: str) -> None:
    match = table(picture)
    assert "park" not in texts(match, YOU)
    with illegal("LT-R2", match):
        match.play(YOU, "park")


@rule("LT-R2")
@pytest.mark.parametrize(
    "picture",
    [
        "you: flipped r, stack g | rival: stack y, covers 0",
        "you: flipped b, stack g, covers 1 | rival: stack y, covers 2 | third: stack y, covers 6",
        "you: flipped b, stack g | rival: stack y, covers 6 | third: stack y, covers 1 | fourth: stack r, covers 2",
    ],
)
def test_a_card_may_be_parked_while_others_block_every_pile_of_its_colour(picture: str) -> None:
    match = table(picture)
    assert texts(match, YOU) == ["park"]
    match.play(YOU, "park")
    assert table_view(match)["parked"][YOU] == 1


@rule("LT-R3")
def test_the_heap_becomes_the_stack_as_it_lies_the_card_parked_last_on_top() -> None:
    match = table("jon: stack r y b | rival: stack y b g g, covers 0")
    for pile in (3, 2, 1):  # rival's hand goes from r to y to b to g
        match.play(YOU, "flip")
        match.play(YOU, "park")
        lays(match, RIVAL, pile)
    flipped = []
    for pile in (2, 3, 0):
        match.play(YOU, "flip")
        flipped.append(table_view(match)["held"][YOU])
        match.play(YOU, f"lay {pile}")
    assert flipped == ["b", "y", "r"]


@rule("LT-R3")
def test_while_the_last_stack_card_is_in_the_hand_parked_cards_are_still_parked_and_it_may_join_them() -> None:
    match = table("jon: stack b, parked y r | rival: stack g, covers 2")
    match.play(YOU, "flip")
    assert match.reveal()["parked"][YOU] == ["y", "r"]
    match.play(YOU, "park")
    assert match.reveal()["parked"][YOU] == ["b", "y", "r"]
    match.play(YOU, "flip")
    truth = match.reveal()
    assert (truth["held"][YOU], truth["stacks"][YOU], truth["parked"][YOU]) == ("b", ["y", "r"], [])


@rule("LT-R3")
def test_the_heap_stays_parked_until_its_owner_wants_to_flip() -> None:
    match = table("you: flipped g, parked y r | rival: stack b b")
    match.play(YOU, "lay 1")
    assert (table_view(match)["stacks"][YOU], table_view(match)["parked"][YOU]) == (0, 2)
    match.play(YOU, "flip")
    assert (table_view(match)["stacks"][YOU], table_view(match)["parked"][YOU]) == (1, 0)


# --- knots


@rule("LT-R4")
def test_two_players_who_block_each_other_for_good_lift_their_hands() -> None:
    match = table("mina: flipped g, stack r r, covers 3 | otto: flipped g, stack g, covers 0")
    match.play(YOU, "lay 1")
    assert table_view(match)["covers"] == [None, None]
    assert table_view(match)["hand_on"] == [None] * 4
    assert table_view(match)["heights"] == [1, 2, 1, 1]  # the card that was laid stays laid
    assert [event.kind for event in match.view(None).log] == ["lay", "knot"]
    assert texts(match, RIVAL) == ["lay 1"]
    assert str(match.record()).count("@") == 1  # one action, the lay


@rule("LT-R4")
def test_four_players_can_tie_a_knot_too() -> None:
    match = table(
        "a: flipped r, stack g, covers 3 | b: stack g, covers 4 "
        "| c: stack r, parked r, covers 1 | d: flipped r, covers 5"
    )
    match.play(YOU, "lay 0")
    assert table_view(match)["covers"] == [None] * 4
    assert match.view(None).log[-1].kind == "knot"


@rule("LT-R4")
def test_covering_begins_anew_with_the_next_lay() -> None:
    match = table("mina: flipped g, stack r r, covers 3 | otto: flipped g, stack g, covers 0")
    match.play(YOU, "lay 1")
    match.play(RIVAL, "lay 1")
    assert table_view(match)["covers"] == [None, 1]
    lays(match, YOU, 0)
    assert table_view(match)["covers"] == [0, 1]
    assert [event.kind for event in match.view(None).log] == ["lay", "knot", "lay", "flip", "lay"]  # told once


@rule("LT-R4")
@pytest.mark.parametrize(
    "picture",
    [
        "you: flipped g, stack r y, covers 3 | rival: stack g, covers 0",  # you could lay y
        "you: flipped g, stack r, parked b, covers 3 | rival: stack g, covers 0",  # you could lay b once it is flipped
        "you: flipped g, stack r g, covers 3 | rival: stack g, covers 0",  # on your own hand
        "you: flipped g, stack r, covers 3 | rival: flipped y, stack g, covers 0",  # rival could lay y: your hand goes
        "you: flipped g, stack r, covers 3 | rival: stack g r, covers 0",  # rival on its own hand
        "you: flipped g, stack r, covers 3 | rival: stack g",  # nobody's hand is on r
        "you: flipped g, stack r | rival: stack g | c: stack g | d: stack r, covers 0",  # the other g and r are free
        "you: flipped g, stack r | b: stack g, covers 5 | c: stack g, covers 0 | d: stack r, covers 4",  # b, on its own
    ],
)
def test_it_is_no_knot_while_one_card_of_one_player_could_still_be_laid(picture: str) -> None:
    match = table(picture)
    match.play(YOU, "lay 1")
    assert table_view(match)["covers"][YOU] == 1
    assert all(event.kind != "knot" for event in match.view(None).log)


@rule("LT-R4")
def test_the_last_lay_of_a_round_ends_it_and_ties_no_knot() -> None:
    match = table("you: flipped g, covers 3 | rival: stack g, covers 0", rounds=1)
    match.play(YOU, "lay 1")
    assert [event.kind for event in match.view(None).log] == ["lay", "round"]


@rule("LT-R4")
def test_knots_are_noticed_in_every_round() -> None:
    deck = [*"rgby", *"gg", *"r" * 38, *"yyr", *"g" * 37, *"b" * 39, *"y" * 37]
    match = rospo.start("ligretto_twist", 2, dealer=RIVAL, decks=[deck, deck], rounds=2)
    for mina, otto in ((YOU, RIVAL), (RIVAL, YOU)):  # the dealer's left neighbour has g g r r …, the dealer y y r g g …
        for seat, pile in ((otto, 3), (otto, 3), (otto, 0), (mina, 1)):
            lays(match, seat, pile)
            assert match.view(None).log[-1].kind == "lay"
        lays(match, mina, 1)
        assert match.view(None).log[-1].kind == "knot"
        for _ in range(38):
            lays(match, mina, 0)
    assert match.scores == (-37, -37)


@rule("LT-R4")
def test_three_players_can_never_tie_a_knot() -> None:
    s = table("a: stack r | b: stack r | c: stack r")._state
    for covered, colours in product(permutations(range(8), 3), product(range(4), repeat=3)):
        s.hand_on[:] = [NOBODY] * 8
        s.left[:] = [0] * 16
        for seat in range(3):
            s.hand_on[covered[seat]] = seat
            s.left[4 * seat + colours[seat]] = 1
        assert not rules.is_knot(s)


# --- fumbles


@rule("LT-R5")
@pytest.mark.parametrize(
    ("picture", "fumbles"),
    [
        ("you: flipped r, stack g, covers 3 | rival: stack y", [1, 2, 3]),  # wrong colour, your own pile included
        ("you: flipped r, stack g, covers 3 | rival: stack y, covers 0", [0, 1, 2, 3]),  # and the blocked one
        ("you: flipped r, stack g | rival: stack y, covers 4 | third: stack y", [1, 2, 3, 4, 5, 6, 7]),
    ],
)
def test_laying_on_a_wrong_colour_or_a_blocked_pile_fails_and_freezes(picture: str, fumbles: list[int]) -> None:
    for pile in fumbles:
        match = table(picture)
        before = match.reveal(), table_view(match)
        assert f"lay {pile}" not in texts(match, YOU)
        match.play(YOU, f"lay {pile}", at=1000)
        after = match.reveal(), table_view(match)
        assert after[0]["frozen_until"][YOU] == 1600
        for same in ("held", "stacks", "parked", "covers"):
            assert after[0][same] == before[0][same]
        for same in ("heights", "hand_on"):
            assert after[1][same] == before[1][same]
        assert match.view(None).log[-1].fact("fumble") is True


@rule("LT-R5")
def test_a_lay_that_succeeds_freezes_nobody() -> None:
    match = table("you: flipped r, stack g | rival: stack y")
    match.play(YOU, "lay 0", at=1000)
    assert table_view(match)["frozen_until"] == [0, 0]
    assert match.view(None).log[-1].fact("fumble") is False


@rule("LT-R5")
@pytest.mark.parametrize("cost", [600, 1, 250])
def test_a_frozen_player_can_do_nothing_until_the_freeze_is_over(cost: int) -> None:
    match = table("you: flipped r, stack g | rival: flipped y, stack y, covers 1", fumble_ms=cost)
    match.play(YOU, "lay 1", at=1000)
    match.advance(1000 + cost - 1)
    assert match.to_act == (RIVAL,)
    assert texts(match, YOU) == []
    for move in ("lay 0", "lay 1", "flip", "park"):
        with illegal("LT-R5", match):
            match.play(YOU, move)
    match.advance(1000 + cost)
    assert texts(match, YOU) == ["lay 0"]
    match.play(YOU, "lay 0")


@rule("LT-R5")
def test_a_frozen_player_may_act_at_the_very_moment_the_freeze_ends() -> None:
    match = table("you: flipped r, stack g | rival: stack y")
    match.play(YOU, "lay 1", at=1000)
    with illegal("LT-R5", match):
        match.play(YOU, "lay 0", at=1599)
    match.play(YOU, "lay 0", at=1600)
    assert table_view(match)["covers"][YOU] == 0


@rule("LT-R5")
def test_a_fumble_freezes_nobody_else() -> None:
    match = table("you: flipped r, stack g | rival: flipped y, stack y")
    match.play(YOU, "lay 1", at=1000)
    match.play(RIVAL, "lay 3", at=1000)
    assert table_view(match)["covers"] == [None, 3]


@rule("LT-R5")
def test_when_all_are_frozen_nobody_may_act_though_nothing_is_over() -> None:
    match = table("you: flipped r, stack g | rival: flipped y, stack y")
    match.play(YOU, "lay 1", at=0)
    match.play(RIVAL, "lay 1", at=10)
    assert (match.to_act, match.over) == ((), False)
    match.advance(600)
    assert match.to_act == (YOU,)


@rule("LT-R5")
def test_a_fumble_costs_600_ms_unless_agreed_otherwise() -> None:
    assert rospo.start("ligretto_twist", 2).options["fumble_ms"] == 600
    match = table("you: flipped r, stack g | rival: stack y", fumble_ms=0)
    match.play(YOU, "lay 1")
    assert texts(match, YOU) == ["lay 0"]
    for cost in (-1, True, 0.5, "600"):
        with pytest.raises(rospo.BadOption, match="LT-R5"):
            rospo.start("ligretto_twist", 2, fumble_ms=cost)


# --- secrets


@rule("LT-R6")
def test_the_card_you_hold_is_public_the_moment_you_flip_it() -> None:
    match = table("you: stack g b | rival: stack y | third: stack r")
    match.play(YOU, "flip", at=40)
    for seat in (0, 1, 2, None):
        view = match.view(seat)
        assert view.to_dict()["held"] == ["g", None, None]
        assert view.log[-1].to_dict() == {"kind": "flip", "seat": YOU, "card": "g", "at": 40}


@rule("LT-R6")
def test_stacks_parked_cards_and_those_set_aside_are_known_to_nobody_not_even_their_owner() -> None:
    match = table("you: flipped r, stack g b y, parked b g | rival: stack y g, parked r y, covers 0")
    other = table("you: flipped r, stack y y r, parked r r | rival: stack b r, parked g b, covers 0")
    other._state.deck[other._state.top :] = reversed(other._state.deck[other._state.top :])
    assert match.reveal()["set_aside"] != other.reveal()["set_aside"]
    for seat in (YOU, RIVAL, None):
        assert match.view(seat) == other.view(seat)
    for same in (match, other):
        same.play(YOU, "park")
    for seat in (YOU, RIVAL, None):
        assert match.view(seat) == other.view(seat)


@rule("LT-R6")
def test_a_perfect_memory_knows_what_was_parked() -> None:
    match = table("you: flipped r, stack g | rival: stack y, covers 0")
    match.play(YOU, "park")
    for seat in (YOU, RIVAL, None):
        assert match.view(seat).log[-1].fact("card") == "r"
        assert match.view(seat).to_dict()["parked"] == [1, 0]


# --- hands and piles


@rule("LT-R8")
def test_left_and_right_are_picked_by_the_game() -> None:
    match = table("you: stack r r g b, covers 0 | rival: stack y")
    for pile in (0, 0, 1):  # whichever hand is free lays; no move names one
        match.play(YOU, "flip")
        assert texts(match, YOU) == [f"lay {pile}"]
        for worded in (f"lay {pile} left", f"lay {pile} right"):
            with pytest.raises(rospo.MalformedMove):
                match.play(YOU, worded)
        match.play(YOU, f"lay {pile}")
        assert table_view(match)["covers"][YOU] == pile


@rule("LT-R10")
@pytest.mark.parametrize(("players", "ring"), [(2, "rgby"), (3, "rgbyrgby"), (4, "rgbyrgby")])
def test_the_piles_are_a_fixed_ring(players: int, ring: str) -> None:
    for seed in range(20):
        match = rospo.start("ligretto_twist", players, seed=seed)
        assert "".join(table_view(match)["piles"]) == ring


@rule("LT-R10")
def test_the_round_ends_by_itself_with_the_last_lay_and_so_does_every_freeze() -> None:
    match = table("you: flipped r | rival: flipped g, stack y", rounds=2)
    match.play(RIVAL, "lay 0", at=100)
    match.play(YOU, "lay 0", at=200)
    assert (match.round, match.clock) == (2, 0)
    assert match.to_act == (YOU, RIVAL)
    match.play(RIVAL, "flip")
    assert table_view(match)["frozen_until"] == [0, 0]


@rule("LT-R10")
def test_every_freeze_ends_with_the_last_round_too() -> None:
    match = table("you: flipped r | rival: flipped g, stack y", rounds=1)
    match.play(RIVAL, "lay 0", at=100)
    match.play(YOU, "lay 0", at=200)
    assert table_view(match)["frozen_until"] == [0, 0]


@rule("LT-R11")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_160_cards_are_shuffled_for_every_round(players: int) -> None:
    match, rng = rospo.start("ligretto_twist", players, seed=players), Random(1)
    while match.round == 1:
        play_on(match, rng, 1)
    truth, seen = match.reveal(), table_view(match)
    cards = [*seen["piles"], *truth["set_aside"], *(card for stack in truth["stacks"] for card in stack)]
    assert Counter(cards) == {"r": 40, "g": 40, "b": 40, "y": 40}
    assert seen["heights"] == [1] * len(seen["piles"])


@rule("LT-R11")
def test_a_lay_with_no_card_in_hand_is_illegal_and_no_fumble() -> None:
    match = table("you: stack r g | rival: stack y, covers 1")
    for pile in range(4):
        with illegal("LT-R11", match):
            match.play(YOU, f"lay {pile}", at=10)
    with pytest.raises(rospo.IllegalMove):
        match.play(YOU, "park")
    assert texts(match, YOU) == ["flip"]


@rule("LT-R11")
@pytest.mark.parametrize(
    ("picture", "piles"),
    [("a: flipped r | b: stack r", (4, 7, 8, 9)), ("a: flipped r | b: stack r | c: stack r", (8, 9, 100))],
)
def test_a_lay_on_a_pile_that_does_not_exist_is_illegal_and_no_fumble(picture: str, piles: tuple[int, ...]) -> None:
    match = table(picture)
    for pile in piles:
        with illegal("LT-R11", match):
            match.play(YOU, f"lay {pile}", at=10)
    assert "lay 0" in texts(match, YOU)
