"""Take That by its rules page: the end of a round, the score, the match, and the options."""

import json
from typing import Any

import pytest

import rospo
from rospo import BadOption
from tests.games.take_that.table import fourth, hand, look, rival, row, table, third, you
from tests.support import illegal, rule, texts

# --- the end of a round


@rule("TT-11")
def test_a_used_up_pile_does_not_end_the_round() -> None:
    match = table("row: 34 | you: 35 67 | rival: 36 68 | pile: 12")
    match.play(you, "lay 35")
    assert look(match).pile == 0
    match.play(rival, "lay 36")
    assert hand(match, rival) == "68"  # nobody draws any more
    assert match.round == 1
    assert match.to_act == (you,)


@rule("TT-11")
def test_with_the_pile_used_up_the_round_ends_when_the_row_is_taken() -> None:
    match = table("row: 34 35 | you: 67 | rival: 12 | pile:")
    match.play(you, "take")
    assert match.round == 2
    assert match.scores == (-2, 0)


@rule("TT-11")
def test_with_the_pile_used_up_the_round_ends_when_the_row_is_twisted_away() -> None:
    match = table("row: 34 | you: 43 67 | rival: 12 | pile:")
    match.play(you, "twist 43")
    assert match.round == 2
    assert match.scores == (2, 0)


@rule("TT-11")
def test_a_twist_that_leaves_a_card_in_the_row_does_not_end_the_round() -> None:
    match = table("row: 34 41 | you: 43 67 | rival: 14 | pile:")
    match.play(you, "twist 43")
    assert match.round == 1
    match.play(rival, "twist 14")
    assert match.round == 2


@rule("TT-11")
@pytest.mark.parametrize("move", ["take", "twist 43"])
def test_no_new_row_is_opened_when_the_round_ends(move: str) -> None:
    match = table("row: 34 | you: 43 67 | rival: 12 | pile:", rounds=1)
    match.play(you, move)
    assert match.over
    assert match.phase == "over"
    assert match.to_act == ()
    assert row(match) == ""
    assert texts(match, you) == texts(match, rival) == []


@rule("TT-R1")
def test_a_twist_before_the_last_draw_does_not_end_the_round() -> None:
    match = table("row: 34 | you: 43 67 | rival: 12 98 | pile: 15")
    match.play(you, "twist 43")  # the row is empty, and the draw after it takes the last card
    assert hand(match) == "15 67"
    assert look(match).pile == 0
    assert match.round == 1
    assert texts(match, rival) == ["lay 12", "lay 98"]
    match.play(rival, "lay 12")
    match.play(you, "take")
    assert match.round == 2
    assert match.scores == (2 - 1, 0)


@rule("TT-R1")
def test_a_take_begun_with_a_card_in_the_pile_does_not_end_the_round() -> None:
    match = table("row: 34 35 | you: 67 98 | rival: 76 | pile: 15")
    match.play(you, "take")
    assert match.phase == "reopen"
    match.play(you, "lay 67")
    assert hand(match) == "15 98"
    assert look(match).pile == 0
    assert match.round == 1
    match.play(rival, "twist 76")
    assert match.round == 2
    assert match.scores == (-2, 2)


@rule("TT-R2")
def test_a_player_with_no_card_left_must_take_the_row_which_ends_the_round() -> None:
    match = table("row: 34 35 | you: | rival: 12 | third: 13 | pile:")
    assert texts(match, you) == ["take"]
    for move in ("lay 36", "lay 12"):
        with illegal("TT-6", match):
            match.play(you, move)
    match.play(you, "take")
    assert match.round == 2
    assert match.scores == (-2, 0, 0)


@rule("TT-R2")
def test_a_player_who_lays_their_last_card_stays_in_until_their_next_turn() -> None:
    match = table("row: 34 | you: 35 | rival: 36 37 | pile:")
    match.play(you, "lay 35")
    match.play(rival, "lay 36")
    assert match.round == 1
    assert texts(match, you) == ["take"]


# --- score


@rule("TT-12")
def test_cards_left_in_hands_count_nothing() -> None:
    match = table("row: 34 | you: 22 33 | rival: 44 55 66 12 | pile:", rounds=1)
    match.play(you, "take")
    assert match.scores == (-1, 0)


@rule("TT-12")
@pytest.mark.parametrize(
    ("beside", "points"),
    [
        ("you up: 34 43", 2),
        ("you up: 34 43 19 91", 4),
        ("you down: 12", -1),
        ("you down: 12 98 67", -3),
        ("you down: 77", -5),
        ("you down: 76 77 78", -7),
        ("you down: 22 33 44 55 66 77 88", -35),
        ("you up: 34 43 | you down: 88 89", -4),
    ],
)
def test_a_twisted_card_is_a_point_and_a_taken_card_a_minus_point_but_a_toad_five(beside: str, points: int) -> None:
    match = table(f"{beside} | row: 23 | rival: 32 | pile: | turn: rival", rounds=1)
    match.play(rival, "twist 32")
    assert match.scores == (points, 2)


@rule("TT-12")
def test_example_12_plus_points_and_17_minus_points_make_minus_5() -> None:
    plus = "12 21 13 31 14 41 15 51 16 61 17 71"
    minus = "44 55 91 92 93 94 95 96 97"  # two toads and seven others
    match = table(f"row: 34 | you up: {plus} | you down: {minus} | turn: rival | pile:", rounds=1)
    match.play(rival, "take")
    assert match.scores == (-5, -1)


# --- match


@rule("TT-13")
def test_a_match_is_two_full_rounds_and_the_totals_decide() -> None:
    match = table("row: 34 | you: 43 | rival: 12 | pile:")
    match.play(you, "twist 43")
    assert not match.over
    assert match.winners == ()
    assert look(match).hands == (9, 9)  # dealt anew
    assert look(match).pile == 61
    assert look(match).face_up == ((), ())
    match = table("row: 44 | you: 12 | scores: 2 0 | round: 2 | pile:")
    match.play(you, "take")
    assert match.over
    assert match.scores == (2 - 5, 0)
    assert match.winners == (rival,)


@rule("TT-13", "TT-5", "ALL-R1")
@pytest.mark.parametrize(("players", "dealer"), [(2, 1), (3, 0), (3, 2), (4, 3)])
def test_the_second_round_is_dealt_by_the_left_neighbour_of_the_first_dealer(players: int, dealer: int) -> None:
    match = table("row: 34 | you: 12 | pile:", players=players, dealer=dealer)
    match.play(you, "take")
    second = (dealer + 1) % players
    assert look(match).dealer == second
    assert match.to_act == ((second + 1) % players,)


@rule("TT-13")
@pytest.mark.parametrize("rounds", [1, 2, 3, 7])
def test_the_option_rounds_sets_another_number_of_rounds(rounds: int) -> None:
    if rounds > 1:
        match = table(f"row: 34 | you: 12 | round: {rounds - 1} | pile:", rounds=rounds)
        match.play(you, "take")
        assert not match.over
    match = table(f"row: 34 | you: 12 | round: {rounds} | pile:", rounds=rounds)
    match.play(you, "take")
    assert match.over


@rule("TT-13")
@pytest.mark.parametrize("rounds", [0, -1, 1.5, "2", True, None])
def test_fewer_than_one_round_cannot_be_played(rounds: Any) -> None:
    with pytest.raises(BadOption, match=r"rounds .*\(TT-13\)"):
        rospo.start("take_that", 2, rounds=rounds)


@rule("TT-13")
def test_nothing_can_be_played_after_the_match() -> None:
    match = table("row: 34 | you: 12 35 | pile:", rounds=1)
    match.play(you, "take")
    for seat, move in ((you, "take"), (you, "lay 35"), (rival, "take")):
        with illegal("TT-13", match):
            match.play(seat, move)


@rule("TT-13")
@pytest.mark.parametrize(
    ("scores", "winner"), [("9 0 0", you), ("1 9 2", rival), ("-9 -7 -3", third), ("-5 -2 -2", you)]
)
def test_the_highest_total_wins_even_below_zero(scores: str, winner: int) -> None:
    match = table(f"row: 34 | scores: {scores} | you up: 12 21 13 31 | turn: rival | pile:", players=3, rounds=1)
    match.play(rival, "take")  # so +4, -1, 0 in this round
    assert match.winners == (winner,)


@rule("TT-R6", "ALL-R2")
@pytest.mark.parametrize(
    ("scores", "winners"),
    [
        ("3 2 2 2", (you, rival, third, fourth)),
        ("8 7 7 6", (you, rival, third)),
        ("-4 -8 -9 -5", (you, fourth)),
        ("0 0 5 5", (third, fourth)),
    ],
)
def test_equal_best_totals_share_the_win(scores: str, winners: tuple[int, ...]) -> None:
    match = table(f"row: 34 | scores: {scores} | pile:", players=4, rounds=1)
    match.play(you, "take")  # one point less for you
    assert match.winners == winners


# --- pro


@rule("TT-14")
def test_pro_taking_a_row_of_one_card_also_takes_the_top_card_of_the_pile() -> None:
    match = table("row: 34 | you: 12 98 | pile: 15 16 17", pro=True)
    match.play(you, "take")
    assert match.reveal()["face_down"] == [["15", "34"], []]
    assert hand(match) == "12 98"
    match.play(you, "lay 12")
    assert hand(match) == "16 98"  # the lay draws as always (TT-9)
    assert match.reveal()["pile"] == ["17"]


@rule("TT-14")
@pytest.mark.parametrize(("picture", "move"), [("row: 34 35", "take"), ("row: 34", "twist 43"), ("row: 34", "lay 36")])
def test_pro_only_taking_exactly_one_card_costs_an_extra_card(picture: str, move: str) -> None:
    match = table(f"{picture} | you: 43 36 | pile: 15 16 17", pro=True)
    match.play(you, move)
    assert "15" not in match.reveal()["face_down"][you]
    assert match.reveal()["extra"] == [[], []]


@rule("TT-14", "TT-13")
def test_pro_the_extra_card_goes_back_into_the_deck_of_the_next_round() -> None:
    match = table("row: 34 | you: 12 | rival: 13 | pile: 15", pro=True)
    for seat, move in ((you, "take"), (you, "lay 12"), (rival, "take")):
        match.play(seat, move)
    assert match.round == 2
    assert look(match).face_down == (0, 0)
    assert look(match).extra == ()


@rule("TT-14")
def test_pro_is_off_unless_agreed() -> None:
    match = table("row: 34 | you: 12 98 | pile: 15 16 17")
    match.play(you, "take")
    assert match.reveal()["face_down"] == [["34"], []]
    assert match.reveal()["pile"] == ["15", "16", "17"]


@rule("TT-14", "TT-R4")
@pytest.mark.parametrize(("extra", "cost"), [(15, 1), (33, 5), (77, 5)])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pro_the_extra_card_counts_like_any_other_a_toad_five(extra: int, cost: int, players: int) -> None:
    match = table(f"row: 34 | you: 12 | rival: 13 | pile: {extra}", players=players, pro=True, rounds=1)
    match.play(you, "take")
    match.play(you, "lay 12")
    match.play(rival, "take")
    assert match.scores[:2] == (-1 - cost, -1)


@rule("TT-14", "TT-R4")
@pytest.mark.parametrize("option", ["pro", "open_heaps"])
@pytest.mark.parametrize("value", [1, "on", None])
def test_pro_and_open_heaps_are_on_or_off(option: str, value: Any) -> None:
    with pytest.raises(BadOption, match=f"{option} must be True or False"):
        rospo.start("take_that", 2, **{option: value})


@rule("TT-R3")
def test_pro_with_an_empty_pile_there_is_no_extra_card() -> None:
    match = table("row: 34 | you: 12 | pile:", pro=True, rounds=1)
    match.play(you, "take")
    assert match.over
    assert match.scores == (-1, 0)


@rule("TT-R3")
def test_pro_taking_the_last_pile_card_as_the_extra_card_the_round_goes_on_without_a_draw() -> None:
    match = table("row: 58 | you: 14 98 | rival: 12 | pile: 63", pro=True)
    match.play(you, "take")
    assert match.reveal()["face_down"] == [["58", "63"], []]
    assert look(match).pile == 0
    assert match.phase == "reopen"
    match.play(you, "lay 14")
    assert hand(match) == "98"
    assert match.round == 1
    match.play(rival, "take")  # a row of one card again, but there is no extra card now
    assert match.round == 2
    assert match.scores == (-2, -1)


# --- what may be seen


@rule("TT-R4")
def test_the_table_shows_how_many_cards_a_heap_has_but_not_which() -> None:
    match = table("row: 34 44 | you: 98 | you down: 22 23 | rival down: 55")
    match.play(you, "take")
    for seat in (you, rival, None):
        view = look(match, seat)
        assert view.face_down == (4, 1)
        assert view.heaps is None
        assert '"22"' not in json.dumps(view.to_dict())
        assert '"55"' not in json.dumps(view.to_dict())


@rule("TT-R4")
def test_a_perfect_memory_knows_the_rows_that_were_taken() -> None:
    match = table("row: 34 44 | you: 98")
    match.play(you, "take")
    for seat in (you, rival, None):
        (taken,) = look(match, seat).log
        assert (taken.kind, taken.seat, taken.fact("cards")) == ("take", you, ("34", "44"))


@rule("TT-R4")
def test_open_heaps_shows_which_cards_were_taken() -> None:
    match = table("row: 34 44 | you: 98 | you down: 22 | rival down: 55", open_heaps=True)
    match.play(you, "take")
    for seat in (you, rival, None):
        assert look(match, seat).heaps == (("22", "34", "44"), ("55",))
        assert look(match, seat).face_down == (3, 1)


@rule("TT-R4")
@pytest.mark.parametrize("open_heaps", [False, True])
def test_pro_the_extra_card_is_seen_by_its_taker_alone(open_heaps: bool) -> None:
    match = table("row: 34 | you: 98 | rival: 12 | third: 13 | pile: 15 16", pro=True, open_heaps=open_heaps)
    match.play(you, "take")
    assert look(match, you).extra == ("15",)
    for seat in (rival, third, None):
        view = look(match, seat)
        assert view.face_down == (2, 0, 0)
        assert view.extra == ()
        assert '"15"' not in json.dumps(view.to_dict())
    assert look(match, you).heaps == look(match, rival).heaps == ((("34",), (), ()) if open_heaps else None)


@rule("TT-R4")
@pytest.mark.parametrize("open_heaps", [False, True])
def test_pro_others_see_the_same_whichever_card_the_extra_card_is(open_heaps: bool) -> None:
    seen = []
    for pile in ("15 16 17 18", "16 15 17 18"):
        match = table(f"row: 34 | you: 98 | rival: 12 | pile: {pile}", pro=True, open_heaps=open_heaps)
        match.play(you, "take")
        match.play(you, "lay 98")
        seen.append([match.view(rival), match.view(None)])
    assert seen[0] == seen[1]


@rule("TT-R4")
def test_pro_the_extra_card_stays_secret_after_the_end() -> None:
    match = table("row: 34 | you: 98 | rival: 12 | pile: 15", pro=True, open_heaps=True, rounds=1)
    match.play(you, "take")
    match.play(you, "lay 98")
    match.play(rival, "take")
    assert match.over
    assert look(match, you).extra == ("15",)
    for seat in (rival, None):
        assert look(match, seat).extra == ()
        assert '"15"' not in json.dumps(look(match, seat).to_dict())
