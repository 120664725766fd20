"""Take That by its rules page: cards, deal, turns. The rest is in `test_end`."""

import pytest

import rospo
from rospo import BadDeck, IllegalMove, NotYourTurn
from tests.games.take_that.table import CARDS, fourth, hand, look, rival, row, table, third, you
from tests.support import illegal, rule, texts

TOADS = [22, 33, 44, 55, 66, 77, 88]
DECK = [str(card) for card in CARDS]
SHUFFLED = DECK[50:] + DECK[:50][::-1]
"""A stacked deck in no particular order."""


def others(card: int) -> str:
    """All cards but this one, as a picture has them."""
    return " ".join(str(number) for number in CARDS if number != card)


# --- cards


@rule("TT-1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_deck_has_every_number_from_12_to_98_but_the_round_ones(players: int) -> None:
    truth = rospo.start("take_that", players, seed=3).reveal()
    dealt = sorted(int(card) for card in sum(truth["hands"], truth["pile"]))
    assert len(dealt) == 79
    assert dealt == sorted(set(range(12, 99)) - {20, 30, 40, 50, 60, 70, 80, 90})


@rule("TT-1")
@pytest.mark.parametrize("number", [10, 11, 20, 30, 40, 50, 60, 70, 80, 90, 99])
def test_a_number_that_is_on_no_card_cannot_be_played(number: int) -> None:
    match = table("row: 34 | you: 12 98")
    for move in (f"lay {number}", f"twist {number}"):
        with illegal("TT-1", match):
            match.play(you, move)


@rule("TT-1")
@pytest.mark.parametrize("wrong", ["11", "20", "99", "13"])  # 13 would be there twice
def test_a_deck_with_another_card_in_place_of_the_12_is_refused(wrong: str) -> None:
    with pytest.raises(BadDeck, match="missing: 12"):
        rospo.start("take_that", 2, decks=[[wrong, *DECK[1:]]])


@rule("TT-2", "TT-12")
def test_the_seven_cards_with_two_equal_digits_are_the_toads() -> None:
    cost = {}
    for card in CARDS:
        match = table(f"row: {card} | pile:", rounds=1)
        match.play(you, "take")
        cost[card] = -match.scores[you]
    assert [card for card in CARDS if cost[card] == 5] == TOADS
    assert {cost[card] for card in CARDS if card not in TOADS} == {1}


@rule("TT-3", "TT-7")
@pytest.mark.parametrize("card", [card for card in CARDS if card not in TOADS])
def test_every_other_card_has_one_partner_with_its_digits_swapped(card: int) -> None:
    match = table(f"row: {others(card)} | you: {card} | rival: | pile:")
    match.play(you, f"twist {card}")
    partner = str(card)[::-1]
    assert row(match).split() == [other for other in others(card).split() if other != partner]


@rule("TT-3")
@pytest.mark.parametrize("toad", TOADS)
def test_a_toad_has_no_partner_and_cannot_twist(toad: int) -> None:
    match = table(f"row: {others(toad)} | you: {toad} | rival: | pile:")
    with illegal("TT-3", match):
        match.play(you, f"twist {toad}")


@rule("TT-3", "TT-7")
def test_a_toad_in_the_row_cannot_be_twisted_away() -> None:
    match = table("row: 44 | you: 43 45 54 34")
    assert not [move for move in texts(match, you) if move.startswith("twist")]
    with illegal("TT-3", match):
        match.play(you, "twist 44")


# --- set-up


@rule("TT-4")
@pytest.mark.parametrize(("players", "each", "pile"), [(2, 9, 61), (3, 9, 52), (4, 8, 47)])
def test_two_or_three_players_get_nine_cards_and_four_get_eight(players: int, each: int, pile: int) -> None:
    view = look(rospo.start("take_that", players, seed=5))
    assert view.hands == (each,) * players
    assert view.pile == pile
    assert view.row == ()


@rule("TT-4")
@pytest.mark.parametrize("dealer", range(3))
def test_the_deck_is_dealt_in_blocks_from_the_dealers_left_and_the_rest_is_the_pile(dealer: int) -> None:
    truth = rospo.start("take_that", 3, decks=[SHUFFLED], dealer=dealer).reveal()
    left, next_one = (dealer + 1) % 3, (dealer + 2) % 3
    assert truth["hands"][left] == sorted(SHUFFLED[:9])
    assert truth["hands"][next_one] == sorted(SHUFFLED[9:18])
    assert truth["hands"][dealer] == sorted(SHUFFLED[18:27])
    assert truth["pile"] == SHUFFLED[27:]


@rule("TT-4")
def test_with_four_players_the_blocks_have_eight_cards() -> None:
    truth = rospo.start("take_that", 4, decks=[SHUFFLED], dealer=fourth).reveal()
    assert truth["hands"] == [sorted(SHUFFLED[first : first + 8]) for first in (0, 8, 16, 24)]
    assert truth["pile"] == SHUFFLED[32:]


@rule("TT-4")
def test_the_draw_pile_lies_face_down() -> None:
    one, other = table("row: 34 | pile: 15 16 18"), table("row: 34 | pile: 18 16 15")
    for seat in (you, rival, None):
        assert one.view(seat) == other.view(seat)


@rule("TT-5")
@pytest.mark.parametrize(("players", "dealer"), [(n, seat) for n in (2, 3, 4) for seat in range(n)])
def test_the_dealers_left_neighbour_begins_and_play_goes_clockwise(players: int, dealer: int) -> None:
    match = rospo.start("take_that", players, seed=1, dealer=dealer)
    for step in range(1, 2 * players + 1):
        seat = (dealer + step) % players
        assert match.to_act == (seat,)
        match.play(seat, match.legal(seat)[0])
        if match.phase == "reopen":
            match.play(seat, match.legal(seat)[0])


@rule("TT-5")
def test_nobody_plays_out_of_turn() -> None:
    match = table("row: 34 | you: 35 | rival: 36 43 | third: 37")
    for seat, move in ((rival, "lay 36"), (rival, "twist 43"), (third, "take")):
        with illegal("TT-5", match):
            match.play(seat, move)
        assert match.legal(seat) == []
        with pytest.raises(NotYourTurn):
            match.play(seat, move)


# --- lay


@rule("TT-6")
def test_any_card_opens_an_empty_row() -> None:
    match = table("row: | you: 12 44 51 98")
    assert texts(match, you) == ["lay 12", "lay 44", "lay 51", "lay 98"]
    match.play(you, "lay 98")
    assert row(match) == "98"


@rule("TT-6")
def test_the_card_laid_leaves_the_hand_and_becomes_the_right_end_of_the_row() -> None:
    match = table("row: 34 41 | you: 49 52 | pile:")
    match.play(you, "lay 49")
    assert row(match) == "34 41 49"
    assert hand(match) == "52"


@rule("TT-6")
@pytest.mark.parametrize("last", CARDS)
def test_a_card_may_differ_by_at_most_ten_up_or_down(last: int) -> None:
    match = table(f"row: {last} | you: {others(last)} | rival: | pile:")
    lays = [move for move in texts(match, you) if move.startswith("lay")]
    assert lays == [f"lay {card}" for card in CARDS if last - 10 <= card <= last + 10 and card != last]


@rule("TT-6")
@pytest.mark.parametrize("near", [24, 44])
def test_a_card_exactly_ten_away_can_be_laid(near: int) -> None:
    match = table(f"row: 34 | you: {near}")
    match.play(you, f"lay {near}")
    assert row(match) == f"34 {near}"


@rule("TT-6")
@pytest.mark.parametrize("far", [23, 45])
def test_a_card_eleven_away_cannot_be_laid(far: int) -> None:
    match = table(f"row: 34 | you: {far}")
    with illegal("TT-6", match):
        match.play(you, f"lay {far}")


@rule("TT-6")
def test_a_card_more_than_ten_away_cannot_be_laid() -> None:
    match = table("row: 34 41 | you: 52 14 43")
    with illegal("TT-6", match):
        match.play(you, "lay 52")


@rule("TT-6")
def test_only_the_rightmost_card_counts_not_the_others_in_the_row() -> None:
    match = table("row: 34 41 49 | you: 35 44 | rival: 57")
    with illegal("TT-6", match):
        match.play(you, "lay 35")
    match.play(you, "lay 44")
    with illegal("TT-6", match):
        match.play(rival, "lay 57")


@rule("TT-6")
def test_a_card_that_is_not_in_the_hand_cannot_be_laid() -> None:
    match = table("row: 34 | you: 52 14 | rival: 35")
    with illegal("TT-6", match):
        match.play(you, "lay 35")


@rule("TT-6", "TT-9")
def test_example_alex_opens_with_34_then_41_and_49_are_laid() -> None:
    match = table("you: 34 61 | rival: 23 24 41 44 45 | third: 31 49 51 52 29 | fourth: 94 | pile: 15 16 18 ...")
    match.play(you, "lay 34")
    assert texts(match, rival) == ["lay 24", "lay 41", "lay 44", "take"]  # 24 to 44
    match.play(rival, "lay 41")
    assert texts(match, third) == ["lay 31", "lay 49", "lay 51", "take"]  # 31 to 51
    match.play(third, "lay 49")
    assert row(match) == "34 41 49"
    assert hand(match, you) == "15 61"
    assert hand(match, rival) == "16 23 24 44 45"
    assert hand(match, third) == "18 29 31 51 52"


# --- twist


@rule("TT-7", "TT-9")
def test_example_94_twists_49_out_of_the_row_for_two_points() -> None:
    match = table("row: 34 41 49 53 | you: 94 61 | pile: 15 16")
    match.play(you, "twist 94")
    assert row(match) == "34 41 53"
    assert look(match).face_up == (("49", "94"), ())
    assert hand(match) == "15 61"
    assert match.to_act == (rival,)
    match = table("row: 49 | you: 94 | pile:", rounds=1)
    match.play(you, "twist 94")
    assert match.scores == (2, 0)


@rule("TT-7")
@pytest.mark.parametrize(
    ("shown", "closed"),
    [(43, "41 49 53 62"), (94, "34 41 53 62"), (26, "34 41 49 53")],
    ids=["left", "middle", "right"],
)
def test_the_partner_may_lie_anywhere_and_the_row_closes_up_in_order(shown: int, closed: str) -> None:
    match = table(f"row: 34 41 49 53 62 | you: {shown}")
    match.play(you, f"twist {shown}")
    assert row(match) == closed


@rule("TT-7")
def test_a_twist_needs_no_card_near_the_right_end() -> None:
    match = table("row: 19 25 98 | you: 91 52")
    assert texts(match, you) == ["lay 91", "twist 52", "twist 91", "take"]


@rule("TT-7", "TT-6")
def test_when_the_rightmost_card_goes_the_one_before_it_becomes_rightmost() -> None:
    match = table("row: 34 45 52 | you: 25 | rival: 35 42 55 62")
    match.play(you, "twist 25")
    assert texts(match, rival) == ["lay 35", "lay 42", "lay 55", "take"]


@rule("TT-7")
def test_only_a_card_from_your_own_hand_can_be_shown() -> None:
    match = table("row: 34 | you: 35 | rival: 43")
    with illegal("TT-7", match):
        match.play(you, "twist 43")


@rule("TT-7")
@pytest.mark.parametrize("elsewhere", ["rival: 43", "you: 43", "rival up: 43", "you down: 43", "pile: 43"])
def test_a_partner_that_does_not_lie_in_the_row_cannot_be_twisted(elsewhere: str) -> None:
    hands = "you: 34 43" if elsewhere == "you: 43" else f"you: 34 | {elsewhere}"
    match = table(f"row: 25 33 44 | {hands}")
    with illegal("TT-7", match):
        match.play(you, "twist 34")


@rule("TT-7")
def test_a_partner_once_twisted_away_is_gone_from_the_row() -> None:
    match = table("row: 34 41 | you: 43 | rival: 14 | pile: 15 16")
    match.play(you, "twist 43")
    match.play(rival, "twist 14")
    assert look(match).face_up == (("34", "43"), ("14", "41"))
    assert row(match) == ""


@rule("TT-7", "TT-10")
def test_the_last_card_of_a_row_may_be_twisted_away_and_the_next_player_opens_a_new_row() -> None:
    match = table("row: 34 | you: 43 | rival: 12 44 98 | pile: 15 16 17")
    match.play(you, "twist 43")
    assert row(match) == ""
    assert texts(match, rival) == ["lay 12", "lay 44", "lay 98"]


# --- take


@rule("TT-8")
def test_a_player_who_can_neither_lay_nor_twist_must_take() -> None:
    match = table("row: 34 41 | you: 52 67")
    assert texts(match, you) == ["take"]


@rule("TT-8")
def test_a_player_who_does_not_want_to_lay_or_twist_may_take() -> None:
    match = table("row: 34 41 | you: 42 43")
    assert texts(match, you) == ["lay 42", "lay 43", "twist 43", "take"]
    match.play(you, "take")
    assert look(match).face_down == (2, 0)


@rule("TT-8")
def test_the_whole_row_is_taken_and_then_any_card_opens_a_new_one() -> None:
    match = table("row: 34 41 49 | you: 12 43 98 | rival: 13 | pile: 15 16")
    match.play(you, "take")
    assert row(match) == ""
    assert look(match).face_down == (3, 0)
    assert texts(match, you) == ["lay 12", "lay 43", "lay 98"]
    match.play(you, "lay 98")
    assert row(match) == "98"
    assert match.to_act == (rival,)


@rule("TT-8")
def test_a_row_goes_on_top_of_those_taken_before() -> None:
    match = table("row: 34 41 | you: 98 | you down: 22 23 24")
    match.play(you, "take")
    assert match.reveal()["face_down"] == [["22", "23", "24", "34", "41"], []]


@rule("TT-8")
@pytest.mark.parametrize("move", ["take", "twist 43"])
def test_after_taking_the_row_only_a_lay_is_allowed(move: str) -> None:
    match = table("row: 34 41 | you: 43 98")
    match.play(you, "take")
    with illegal("TT-8", match):
        match.play(you, move)


# --- draw


@rule("TT-9")
@pytest.mark.parametrize("move", ["lay 42", "twist 43"])
def test_after_a_lay_or_a_twist_one_card_is_drawn_from_the_top(move: str) -> None:
    match = table("row: 34 41 | you: 42 43 | rival: 12 | pile: 88 13 14")
    match.play(you, move)
    assert hand(match).split() == sorted({"42", "43", "88"} - {move[-2:]})
    assert hand(match, rival) == "12"
    assert match.reveal()["pile"] == ["13", "14"]


@rule("TT-9")
def test_after_a_take_the_card_is_drawn_when_the_new_row_is_opened() -> None:
    match = table("row: 34 41 | you: 42 43 | pile: 88 13 14")
    match.play(you, "take")
    assert hand(match) == "42 43"
    match.play(you, "lay 42")
    assert hand(match) == "43 88"
    assert match.reveal()["pile"] == ["13", "14"]


@rule("TT-9", "TT-11")
@pytest.mark.parametrize(("move", "left"), [("lay 42", "43"), ("twist 43", "42")])
def test_with_no_card_in_the_pile_nothing_is_drawn(move: str, left: str) -> None:
    match = table("row: 34 41 | you: 42 43 | rival: 12 | pile:")
    match.play(you, move)
    assert hand(match) == left
    assert hand(match, rival) == "12"


@rule("TT-9")
@pytest.mark.parametrize(("players", "full"), [(2, 9), (3, 9), (4, 8)])
def test_drawing_brings_the_hand_back_to_what_was_dealt(players: int, full: int) -> None:
    match = rospo.start("take_that", players, seed=2, dealer=players - 1)
    match.play(you, match.legal(you)[0])
    assert look(match).hands == (full,) * players


@rule("TT-10")
def test_on_an_empty_row_laying_is_the_only_action() -> None:
    match = table("row: | you: 34 43 44")
    assert texts(match, you) == ["lay 34", "lay 43", "lay 44"]
    for move in ("take", "twist 34"):
        with illegal("TT-10", match):
            match.play(you, move)


# --- rulings


@rule("TT-R5")
def test_between_take_and_lay_nobody_else_acts_and_nothing_is_drawn() -> None:
    match = table("row: 34 41 | you: 42 98 | rival: 12 | third: 13 | pile: 15 16")
    match.play(you, "take")
    assert match.phase == "reopen"
    assert match.to_act == (you,)
    assert look(match).pile == 2
    for seat, move in ((rival, "lay 12"), (third, "lay 13"), (rival, "take")):
        with illegal("TT-5", match):
            match.play(seat, move)
    match.play(you, "lay 98")
    assert match.phase == "turn"
    assert match.to_act == (rival,)


@pytest.mark.parametrize(
    ("picture", "move", "message"),
    [
        ("row: 34 41 | you: 52", "lay 52", "can't lay 52 on 41: more than 10 apart (TT-6)"),
        ("row: 34 | you: 52 14", "lay 35", "can't lay 35: seat 0 holds 14 52 (TT-6)"),
        ("row: 34 | you: | pile:", "lay 35", "can't lay 35: seat 0 holds no card (TT-6)"),
        ("row: 34 | you: 52", "twist 43", "can't twist 43: seat 0 holds 52 (TT-7)"),
        ("row: 34 41 | you: 52", "twist 52", "can't twist 52: 25 isn't in the row 34 41 (TT-7)"),
        ("row: 34 | you: 44", "twist 44", "can't twist 44: a toad has no twisted partner (TT-3)"),
        ("row: | you: 34", "take", "can't take: the row is empty, so a card must be laid (TT-10)"),
        ("row: 34 | you: 35", "lay 20", "can't lay 20: there is no card 20 (TT-1)"),
        ("turn: rival", "take", "can't take: it is the turn of seat 1, not of seat 0 (TT-5)"),
    ],
)
@rule("TT-1", "TT-3", "TT-5", "TT-6", "TT-7", "TT-10")
def test_a_refusal_names_the_move_the_position_and_the_rule(picture: str, move: str, message: str) -> None:
    with pytest.raises(IllegalMove) as refused:
        table(picture).play(you, move)
    assert str(refused.value) == message


@rule("TT-8")
def test_a_refusal_after_a_take_says_what_must_be_done() -> None:
    match = table("row: 34 | you: 35 43")
    match.play(you, "take")
    with pytest.raises(IllegalMove) as refused:
        match.play(you, "twist 43")
    assert str(refused.value) == "can't twist 43: after taking the row, seat 0 must lay a card (TT-8)"


@pytest.mark.parametrize(
    "picture",
    ["row: 34 34", "row: 20", "row 34", "line: 34", "you: 12 | you: 13", "turn: third", "scores: 1 2 3", "row: x"],
)
def test_a_bad_picture_is_refused(picture: str) -> None:
    with pytest.raises(ValueError):  # noqa: PT011  # whatever is wrong with it
        table(picture)
