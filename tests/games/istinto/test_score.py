"""Istinto by its rules page: the score and the end of the game."""

from typing import Any

import pytest

import rospo
from rospo import BadOption, Match
from tests.games.istinto.table import hand, play, rival, table, third, you
from tests.support import illegal, rule

# --- score


def last_trick_played(took: int, said: int) -> Match:
    """A round in which you bid and took these numbers of tricks."""
    if took == 0:
        match = table(f"you: w1 | rival: w2 | third: w3 | tricks: 0 10 0 | bids: {said} 0 0")
    else:
        match = table(f"you: w3 | rival: w2 | third: w1 | tricks: {took - 1} {11 - took} 0 | bids: {said} 0 0")
    play(match, *[hand(match, seat) for seat in (you, rival, third)])
    return match


@rule("IS-9")
@pytest.mark.parametrize(
    ("tricks", "points"),
    [(0, 20), (1, 15), (2, 10), (3, 10), (4, 15), (5, 20), (6, 60), (7, 60), (8, 60), (9, 60), (10, 60), (11, 60)],
)
def test_tricks_equal_to_the_bid_score_ten_and_the_bonus_of_the_bid(tricks: int, points: int) -> None:
    assert last_trick_played(took=tricks, said=tricks).scores[you] == points


@rule("IS-9")
@pytest.mark.parametrize("said", range(12))
def test_more_or_fewer_tricks_than_bid_score_nothing(said: int) -> None:
    for took in {0, said - 1, said + 1, 11} & set(range(12)) - {said}:
        assert last_trick_played(took, said).scores[you] == 0


@rule("IS-9")
def test_example_four_players_score_15_20_0_and_0() -> None:
    match = table("you: T | rival: w1 | third: w2 | fourth: w3 | tricks: 3 0 3 4 | bids: 4 0 2 6")
    play(match, "T", "w1", "w2", "w3")
    assert match.scores == (15, 20, 0, 0)


# --- the end of the game


def ended(tricks: str, bids: str, scores: str, **options: Any) -> Match:
    """After a round of three whose last trick you win; `tricks` are those before it."""
    match = table(f"you: T | rival: w1 | third: w2 | tricks: {tricks} | bids: {bids} | scores: {scores}", **options)
    play(match, "T", "w1", "w2")
    return match


@rule("IS-10")
@pytest.mark.parametrize(
    ("mine", "over"), [(80, False), (85, False), (90, True), (95, True)], ids=["90", "95", "100", "105"]
)
def test_a_player_with_100_or_more_wins(mine: int, over: bool) -> None:
    match = ended("1 4 5", "2 9 9", f"{mine} 85 0")  # ten points for you
    assert match.over == over
    assert match.scores == (mine + 10, 85, 0)
    assert match.winners == ((you,) if over else ())


@rule("IS-10")
def test_example_of_several_in_the_same_round_the_highest_total_wins() -> None:
    match = ended("1 5 4", "2 5 9", "95 90 0")
    assert match.scores == (105, 110, 0)
    assert match.winners == (rival,)


@rule("IS-10", "ALL-R2")
def test_equal_highest_totals_share_the_win() -> None:
    match = ended("1 4 5", "2 4 5", "95 90 80")
    assert match.scores == (105, 105, 100)
    assert match.winners == (you, rival)


@rule("IS-10")
def test_nothing_can_be_played_after_the_match() -> None:
    match = ended("1 4 5", "2 9 9", "90 0 0")
    assert (match.phase, match.to_act) == ("over", ())
    for move in ("bid 3", "play w1", "accept"):
        with illegal("IS-10", match):
            match.play(you, move)


@rule("IS-11")
@pytest.mark.parametrize(("mine", "over"), [(45, False), (50, True), (55, True)], ids=["55", "60", "65"])
def test_a_shorter_game_goes_to_60(mine: int, over: bool) -> None:
    assert ended("1 4 5", "2 9 9", f"{mine} 0 0", until=60).over == over
    assert not ended("1 4 5", "2 9 9", f"{mine} 0 0").over  # the default is 100


@rule("IS-11", "IS-R6")
@pytest.mark.parametrize("players", [3, 4, 5, 6])
def test_each_dealt_twice_is_two_rounds_a_player_and_the_highest_total_wins(players: int) -> None:
    for number, over in ((2 * players - 1, False), (2 * players, True)):
        scores = " ".join(["5", "90", *["70"] * (players - 2)])
        match = table(f"you: w1 | scores: {scores} | round: {number}", players, until="each_dealt_twice")
        while match.round == number and not match.over:
            match.play(match.to_act[0], match.legal(match.to_act[0])[0])
        assert match.over == over
        assert match.winners == ((rival,) if over else ())


@rule("IS-R6")
def test_each_dealt_twice_is_not_ended_by_100_points() -> None:
    match = ended("1 4 5", "2 4 5", "95 200 80", until="each_dealt_twice")
    assert match.scores == (105, 215, 100)
    assert not match.over
    assert match.round == 2


@rule("IS-R6", "ALL-R2")
def test_each_dealt_twice_equal_highest_totals_share_the_win() -> None:
    match = ended("1 4 5 | round: 6", "2 9 5", "20 30 10", until="each_dealt_twice")
    assert match.scores == (30, 30, 30)
    assert match.winners == (you, rival, third)


@rule("IS-11", "IS-R1")
@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"until": 80}, r"until must be .*60.* not 80 \(IS-11\)"),
        ({"until": "60"}, r"until must be .* not '60' \(IS-11\)"),
        ({"until": True}, r"until must be .* not True \(IS-11\)"),
        ({"revokes": "allowed"}, r"revokes must be .*'challengeable'.* not 'allowed' \(IS-R1\)"),
    ],
)
def test_other_option_values_are_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BadOption, match=message):
        rospo.start("istinto", 3, **options)
