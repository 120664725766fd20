"""Ligretto Twist: set-up, play and the end of a round, by the rules sheet. See `test_rulings` for the rulings."""

from random import Random

import pytest

import rospo
from tests.games.ligretto_twist.table import FOURTH, RIVAL, THIRD, YOU, lays, table, table_view
from tests.support import illegal, play_on, random_move, rule, texts

# --- set-up


@rule("LT-1", "LT-2")
@pytest.mark.parametrize(
    ("players", "piles", "each", "aside"), [(2, "rgby", 40, 76), (3, "rgby" * 2, 40, 32), (4, "rgby" * 2, 38, 0)]
)
def test_the_160_cards_are_split_into_piles_stacks_and_cards_set_aside(
    players: int, piles: str, each: int, aside: int
) -> None:
    match = rospo.start("ligretto_twist", players, seed=3)
    truth, seen = match.reveal(), table_view(match)
    assert sorted(seen["piles"]) == sorted(piles)
    assert seen["heights"] == [1] * len(piles)
    assert seen["stacks"] == [each] * players
    assert len(truth["set_aside"]) == aside
    cards = [*seen["piles"], *truth["set_aside"], *(card for stack in truth["stacks"] for card in stack)]
    assert {colour: cards.count(colour) for colour in cards} == {"r": 40, "g": 40, "b": 40, "y": 40}


@rule("LT-1")
def test_the_cards_are_shuffled_before_every_round() -> None:
    match, rng = rospo.start("ligretto_twist", 2, seed=3, rounds=3), Random(3)
    decks: list[list[str]] = []
    while not match.over:
        if match.round > len(decks):
            decks.append(match.reveal()["stacks"])
        play_on(match, rng, 1)
    assert len(decks) == 3
    assert decks[0] != decks[1] != decks[2] != decks[0]


@rule("LT-2")
@pytest.mark.parametrize(("players", "ring", "each"), [(2, "rgby", 40), (3, "rgbyrgby", 40), (4, "rgbyrgby", 38)])
def test_a_deck_deals_the_piles_first_and_then_a_block_to_each_from_the_dealers_left(
    players: int, ring: str, each: int
) -> None:
    deck = Random(players).sample("rgby" * 40, k=160)
    truth = rospo.start("ligretto_twist", players, decks=[deck], dealer=1).reveal()
    for colour in ring:
        deck.remove(colour)  # the topmost of its colour
    for seat in [*range(2, players), 0, 1]:
        assert truth["stacks"][seat] == deck[:each]
        del deck[:each]
    assert truth["set_aside"] == deck


@rule("LT-3")
@pytest.mark.parametrize("players", [3, 4])
def test_neighbouring_piles_never_have_the_same_colour(players: int) -> None:
    piles = table_view(rospo.start("ligretto_twist", players, seed=3))["piles"]
    assert len(piles) == 8
    assert all(piles[pile] != piles[pile - 1] for pile in range(8))  # pile 0 lies beside pile 7


@rule("LT-4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_all_start_together_each_with_a_shuffled_stack(players: int) -> None:
    match = rospo.start("ligretto_twist", players, seed=3)
    assert match.clock == 0
    assert match.to_act == tuple(range(players))
    assert all(texts(match, seat) == ["flip"] for seat in range(players))
    stacks = match.reveal()["stacks"]
    assert all(set(stack) == set("rgby") for stack in stacks)
    assert len(set(map(tuple, stacks))) == players


@rule("LT-4")
def test_every_round_all_start_together_again() -> None:
    match = table("you: flipped r | rival: flipped b, stack r g, parked y y, covers 2")
    match.play(YOU, "lay 0", at=4000)
    assert (match.round, match.clock) == (2, 0)
    assert match.to_act == (YOU, RIVAL)
    assert texts(match, YOU) == texts(match, RIVAL) == ["flip"]
    seen = table_view(match)
    assert seen["covers"] == seen["held"] == [None, None]
    assert (seen["stacks"], seen["parked"]) == ([40, 40], [0, 0])


# --- flip


@rule("LT-5")
def test_a_flip_takes_the_top_card_of_your_stack() -> None:
    match = table("you: stack g b y | rival: stack r")
    match.play(YOU, "flip")
    assert match.reveal()["held"] == ["g", None]
    assert match.reveal()["stacks"] == [["b", "y"], ["r"]]


@rule("LT-5", "LT-13")
def test_you_handle_one_card_at_a_time() -> None:
    match = table("you: flipped r, stack g | rival: stack y")
    assert "flip" not in texts(match, YOU)
    with illegal("LT-5", match):
        match.play(YOU, "flip")


@rule("LT-5")
def test_a_flip_needs_only_one_free_hand() -> None:
    match = table("you: stack g b, covers 0 | rival: stack y, covers 1")
    match.play(YOU, "flip")
    assert table_view(match)["held"] == ["g", None]
    assert table_view(match)["covers"] == [0, 1]


# --- lay and twist


@rule("LT-6")
def test_a_card_is_laid_on_a_pile_of_its_colour_and_the_hand_stays_there() -> None:
    match = table("you: flipped b, stack r | rival: stack y")
    assert texts(match, YOU) == ["lay 2"]
    match.play(YOU, "lay 2")
    seen = table_view(match)
    assert seen["heights"] == [1, 1, 2, 1]
    assert seen["hand_on"] == [None, None, YOU, None]
    assert seen["held"] == [None, None]


@rule("LT-6")
def test_with_8_piles_either_pile_of_the_colour_will_do() -> None:
    match = table("you: flipped b, stack r | rival: stack y | third: stack y")
    assert texts(match, YOU) == ["lay 2", "lay 6"]
    match.play(YOU, "lay 6")
    assert table_view(match)["covers"] == [6, None, None]


@rule("LT-6")
def test_a_pile_that_is_blocked_takes_no_card() -> None:
    match = table("you: flipped b, stack r | rival: stack y, covers 2 | third: stack y")
    assert texts(match, YOU) == ["lay 6"]
    match.play(YOU, "lay 2")
    assert table_view(match)["held"] == ["b", None, None]


@rule("LT-7")
def test_the_first_hand_comes_free_only_when_the_other_has_laid() -> None:
    match = table("you: flipped g, stack y b | rival: flipped g, stack r r r")
    match.play(YOU, "lay 1")
    match.play(YOU, "flip")
    assert table_view(match)["hand_on"] == [None, YOU, None, None]
    assert texts(match, RIVAL) == ["park"]
    match.play(YOU, "lay 3")
    assert table_view(match)["hand_on"] == [None, None, None, YOU]
    assert texts(match, RIVAL) == ["lay 1"]


@rule("LT-7")
def test_parking_frees_no_hand() -> None:
    match = table("you: flipped g, stack y b, covers 0 | rival: stack r r, covers 1")
    match.play(YOU, "park")
    assert table_view(match)["hand_on"] == [YOU, RIVAL, None, None]


@rule("LT-7")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_from_your_first_card_on_you_always_cover_exactly_one_pile(players: int) -> None:
    match, rng = rospo.start("ligretto_twist", players, seed=players, rounds=1), Random(7)
    has_laid: set[int] = set()
    while not match.over:
        seat, move = random_move(match, rng)
        match.play(seat, move)
        if move.startswith("lay"):
            has_laid.add(seat)
        if match.view(None).log[-1].kind == "knot":
            has_laid.clear()  # LT-R4: covering begins anew
        seen = table_view(match)
        covered = {pile: hand for pile, hand in enumerate(seen["hand_on"]) if hand is not None}
        assert sorted(covered.values()) == sorted(has_laid)
        assert all(seen["covers"][hand] == pile for pile, hand in covered.items())
    assert has_laid == set(range(players))


@rule("LT-8")
def test_a_pile_under_a_hand_is_blocked_for_all_others() -> None:
    match = table(
        "a: stack r, covers 0 | b: flipped r, stack g | c: flipped r, stack g | d: flipped r, stack g, covers 3"
    )
    assert [texts(match, seat) for seat in (RIVAL, THIRD, FOURTH)] == [["lay 4"]] * 3


@rule("LT-8")
def test_your_own_hand_is_no_obstacle_lay_there_and_swap_hands() -> None:
    match = table("you: flipped y, stack g, covers 3 | rival: flipped y, stack b")
    match.play(YOU, "lay 3")
    assert table_view(match)["hand_on"] == [None, None, None, YOU]
    assert table_view(match)["heights"] == [1, 1, 1, 2]
    assert texts(match, RIVAL) == ["park"]  # blocked before and after


# --- parking


@rule("LT-9")
def test_a_card_that_others_block_may_be_parked_and_the_next_one_flipped() -> None:
    match = table("you: flipped r, stack g b | rival: stack y, covers 0")
    assert texts(match, YOU) == ["park"]
    match.play(YOU, "park")
    match.play(YOU, "flip")
    truth = match.reveal()
    assert (truth["held"][YOU], truth["stacks"][YOU], truth["parked"][YOU]) == ("g", ["b"], ["r"])


@rule("LT-9")
def test_you_may_also_wait_until_the_pile_is_free() -> None:
    match = table("you: flipped r, stack g | rival: stack y b, covers 0")
    lays(match, RIVAL, 3)
    assert texts(match, YOU) == ["lay 0"]
    match.play(YOU, "lay 0")
    assert table_view(match)["hand_on"] == [YOU, None, None, RIVAL]


@rule("LT-10")
def test_parked_cards_become_the_new_stack_until_all_are_laid() -> None:
    match = table("you: flipped r, stack g | rival: flipped b, stack b b, covers 0", rounds=1)
    match.play(YOU, "park")
    lays(match, YOU, 1)
    assert table_view(match)["parked"] == [1, 0]
    match.play(YOU, "flip")
    assert (table_view(match)["held"][YOU], table_view(match)["parked"]) == ("r", [0, 0])
    match.play(YOU, "park")  # still blocked: once more
    match.play(YOU, "flip")
    match.play(RIVAL, "lay 2")
    match.play(YOU, "lay 0")
    assert (match.over, match.scores) == (True, (0, -2))


# --- the end


@rule("LT-11")
def test_the_others_note_a_minus_point_for_each_card_in_stack_heap_and_hand() -> None:
    match = table("you: flipped r | rival: flipped g, stack r r g b y, parked b b | third: stack g g", rounds=1)
    match.play(YOU, "lay 0")
    assert match.over
    assert match.scores == (0, -8, -2)
    assert match.winners == (YOU,)


@rule("LT-11")
def test_the_round_is_not_over_while_the_layer_has_a_card_left() -> None:
    for rest in ("stack g", "parked g"):
        match = table(f"you: flipped r, {rest} | rival: stack g", rounds=1)
        match.play(YOU, "lay 0")
        assert not match.over
        assert match.scores == (0, 0)  # nothing is noted before the end of the round
        lays(match, YOU, 1)
        assert match.over


@rule("LT-11")
def test_parking_the_last_card_does_not_end_the_round() -> None:
    match = table("you: flipped r | rival: stack g, covers 0", rounds=1)
    match.play(YOU, "park")
    assert not match.over
    assert texts(match, YOU) == ["flip"]


@rule("LT-11", "LT-12")
def test_minus_points_add_up_round_after_round() -> None:
    match = table("you: flipped r, score -4 | rival: stack g g g, score -10")
    match.play(YOU, "lay 0")
    assert match.scores == (-4, -13)
    assert match.view(None).log[-1].to_dict() == {"kind": "round", "left": (0, 3), "scores": (-4, -13)}


@rule("LT-12")
@pytest.mark.parametrize("rounds", [5, 1, 3])
def test_a_match_is_five_rounds_or_as_many_as_agreed(rounds: int) -> None:
    agreed = {} if rounds == 5 else {"rounds": rounds}
    match = play_on(table("you: stack r g | rival: stack b", **agreed), Random(3))
    assert [event.kind for event in match.view(None).log].count("round") == rounds
    assert match.round == rounds


@rule("LT-12")
def test_the_fewest_minus_points_win_even_if_another_wins_the_last_round() -> None:
    match = table("you: flipped r, score -31 | rival: stack g, score -24 | third: stack g, score -26", rounds=1)
    match.play(YOU, "lay 0")
    assert match.scores == (-31, -25, -27)
    assert match.winners == (RIVAL,)


@rule("LT-12", "ALL-R2")
def test_equal_minus_points_make_several_winners() -> None:
    match = table("mina: stack r, score -30 | otto: flipped g, score -24 | pia: stack g g, score -22", rounds=1)
    match.play(RIVAL, "lay 1")
    assert match.scores == (-31, -24, -24)
    assert match.winners == (RIVAL, THIRD)


@rule("LT-12")
def test_after_the_last_round_nothing_can_be_done() -> None:
    match = table("you: flipped r | rival: flipped g", rounds=1)
    match.play(YOU, "lay 0", at=50)
    assert (match.phase, match.to_act) == ("over", ())
    for seat in (YOU, RIVAL):
        assert texts(match, seat) == []
        for move in ("flip", "lay 1", "park"):
            with illegal("LT-12", match):
                match.play(seat, move, at=60)
    with illegal("LT-12", match):
        match.advance(60)


@rule("LT-12")
@pytest.mark.parametrize("rounds", [0, -1, True, "5", None])
def test_rounds_is_a_whole_number_from_1(rounds: object) -> None:
    with pytest.raises(rospo.BadOption, match="LT-12"):
        rospo.start("ligretto_twist", 2, rounds=rounds)


@rule("LT-13")
def test_every_move_is_of_one_card() -> None:
    match, rng = rospo.start("ligretto_twist", 3, seed=3, rounds=1), Random(3)

    def cards(seat: int) -> tuple[int, int, int]:
        seen = table_view(match)
        return seen["stacks"][seat] + seen["parked"][seat], len(seen["held"][seat] or ""), sum(seen["heights"])

    while not match.over:
        seat, move = random_move(match, rng)
        before = cards(seat)
        match.play(seat, move)
        moved = tuple(now - then for now, then in zip(cards(seat), before, strict=True))
        assert moved == {"flip": (-1, 1, 0), "lay": (0, -1, 1), "park": (1, -1, 0)}[move.split()[0]]


@rule("LT-13")
def test_a_card_laid_or_parked_is_out_of_your_hand() -> None:
    match = table("you: flipped r, stack g | rival: stack y, covers 0 | third: stack y")
    match.play(YOU, "lay 4")
    for move, rule_id in (("lay 0", "LT-R11"), ("lay 4", "LT-R11"), ("park", "LT-9")):
        with illegal(rule_id, match):
            match.play(YOU, move)


@pytest.mark.parametrize(
    "picture",
    [
        "you: stack r",
        "you: stack w | rival: stack r",
        "you: flipped r | rival: covers 0",
        "you: flipped r, covers 4 | rival: stack r",
        "you: flipped r, covers 0 | rival: stack r, covers 0",
        "you: flipped r g | rival: stack r",
        "you: flipped r, flipped g | rival: stack r",
        "you: sings | rival: stack r",
        f"you: stack {'r ' * 41} | rival: stack r",
    ],
)
def test_a_picture_that_shows_no_table_is_refused(picture: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011
        table(picture)
