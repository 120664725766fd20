"""Istinto by its rules page: cards played too soon."""

from random import Random

import pytest

import rospo
from rospo import BadOption, IllegalMove, Match
from rospo.games.istinto import moves
from rospo.play.early import EarlyPlay
from tests.games.istinto.table import fourth, hand, look, play, rival, table, third, trick_winner, you
from tests.support import illegal, rule


@rule("IS-12")
def test_example_a_trump_played_too_soon_counts_in_its_proper_place() -> None:
    match = table("you: r9 w1 | rival: T w2 | third: r4 w3 | fourth: T w4")
    early = EarlyPlay(match)
    match.play(you, "play r9")
    early.commit(fourth, "play T")  # before the rival's trump
    for seat, card in ((rival, "T"), (third, "r4")):
        match.play(seat, f"play {card}")
        early.settle()
    assert look(match).last_trick == ((you, "r9"), (rival, "T"), (third, "r4"), (fourth, "T"))
    assert trick_winner(match) == fourth


@rule("IS-12")
def test_a_trump_played_too_soon_still_loses_to_one_whose_turn_is_later() -> None:
    match = table("you: r9 w1 | rival: r2 w2 | third: T w3 | fourth: T w4")
    early = EarlyPlay(match)
    match.play(you, "play r9")
    early.commit(fourth, "play T")
    early.commit(third, "play T")
    match.play(rival, "play r2")
    early.settle()
    assert trick_winner(match) == fourth


@rule("IS-12")
def test_playing_too_soon_brings_no_penalty() -> None:
    match = table("you: w1 | rival: w2 | third: w3 | tricks: 3 3 4 | bids: 3 3 5")
    early = EarlyPlay(match)
    match.play(you, "play w1")
    early.commit(third, "play w3")
    match.play(rival, "play w2")
    early.settle()
    assert match.scores == (10, 10, 20)


@rule("IS-R3")
def test_a_committed_card_is_held_and_played_when_its_turn_comes() -> None:
    match = table("you: w1 k1 | rival: w2 k2 | third: w3 k3")
    early = EarlyPlay(match)
    match.play(you, "play w1")
    early.commit(third, "play w3")
    assert str(early.committed(third)) == "play w3"
    assert early.settle() == []  # it is the rival's turn
    assert hand(match, third) == "w3 k3"
    match.play(rival, "play w2")
    assert [(seat, str(move)) for seat, move in early.settle()] == [(third, "play w3")]
    assert early.committed(third) is None
    assert look(match).last_trick[-1] == (third, "w3")


@rule("IS-R3")
def test_several_committed_cards_are_played_in_turn() -> None:
    match = table("you: w1 k1 | rival: w2 k2 | third: w3 k3 | fourth: w4 k4")
    early = EarlyPlay(match)
    match.play(you, "play w1")
    early.commit(fourth, "play w4")
    early.commit(third, "play w3")
    match.play(rival, "play w2")
    assert [(seat, str(move)) for seat, move in early.settle()] == [(third, "play w3"), (fourth, "play w4")]


@rule("IS-R3")
def test_a_committed_card_waits_for_those_before_it() -> None:
    match = table("you: w1 k1 | rival: w2 k2 | third: w3 k3 | fourth: w4 k4")
    early = EarlyPlay(match)
    match.play(you, "play w1")
    early.commit(fourth, "play w4")
    match.play(rival, "play w2")
    assert early.settle() == []
    assert match.to_act == (third,)


@rule("IS-R3")
def test_a_committed_card_is_shown_to_nobody_before_its_turn() -> None:
    match = table("you: w1 k1 | rival: w2 k2 | third: w3 k3")
    match.play(you, "play w1")
    before = [match.view(seat) for seat in (you, rival, third, None)]
    EarlyPlay(match).commit(third, "play w3")
    assert [match.view(seat) for seat in (you, rival, third, None)] == before


@rule("IS-R3")
def test_a_committed_card_may_be_withdrawn_or_changed_until_its_turn() -> None:
    match = table("you: w1 k1 r1 | rival: w2 k2 r2 | third: w3 w4 r3")
    early = EarlyPlay(match)
    match.play(you, "play w1")
    early.commit(third, "play w3")
    assert str(early.withdraw(third)) == "play w3"
    assert early.committed(third) is None
    assert early.withdraw(third) is None
    early.commit(third, "play w3")
    early.commit(third, "play w4")
    match.play(rival, "play w2")
    early.settle()
    assert hand(match, third) == "w3 r3"


@rule("IS-R3")
def test_before_the_lead_nothing_can_be_committed() -> None:
    match = table("you: w1 k1 | rival: w2 k2 | third: w3 k3")
    early = EarlyPlay(match)
    with illegal("IS-R3", match):
        early.commit(third, "play w3")
    play(match, "w1", "w2", "w3")  # the third leads to the next trick
    with illegal("IS-R3", match):
        early.commit(you, "play k1")
    bidding = rospo.start("istinto", 3, seed=1, dealer=you)
    with illegal("IS-R3", bidding):
        EarlyPlay(bidding).commit(rival, f"play {hand(bidding, rival).split()[0]}")


@rule("IS-R3")
def test_a_player_who_has_played_to_the_trick_cannot_commit_a_second_card() -> None:
    match = table("trick: w1 w2 | you: w3 k1 | rival: w4 k2 | third: k3 | fourth: k4")  # the third led
    early = EarlyPlay(match)
    for seat, card in ((third, "k3"), (fourth, "k4")):
        with illegal("IS-R3", match):
            early.commit(seat, f"play {card}")
    early.commit(rival, "play w4")
    assert early.committed(rival)


@rule("IS-R3")
def test_only_a_player_whose_turn_has_not_come_may_commit() -> None:
    match = table("you: w1 k1 | rival: w2 k2 | third: w3 k3")
    match.play(you, "play w1")
    with illegal("IS-R3", match):
        EarlyPlay(match).commit(rival, "play w2")  # it is their turn: they play


@rule("IS-R3", "IS-5")
def test_a_committed_card_must_follow_suit_like_a_played_one() -> None:
    match = table("you: w1 k1 | rival: w2 k2 | third: w3 T")
    early = EarlyPlay(match)
    match.play(you, "play w1")
    with illegal("IS-5", match):
        early.commit(third, "play T")
    with illegal("IS-4", match):
        early.commit(third, "play w9")
    assert early.committed(third) is None


@rule("IS-R3")
@pytest.mark.parametrize("move", ["bid 3", "challenge 1", "accept"])
def test_only_a_card_can_be_committed(move: str) -> None:
    match = table("trick: w1 | you: w2 k2 | rival: w4 k4 | third: w3", revokes="challengeable")
    with illegal("IS-R3", match):
        EarlyPlay(match).commit(rival, move)


@rule("IS-R3", "IS-5")
@pytest.mark.parametrize("revokes", ["prevented", "challengeable"])
def test_every_card_that_can_be_committed_is_offered_and_no_other(revokes: str) -> None:
    match = rospo.start("istinto", 4, seed=3, revokes=revokes)
    early, chance = EarlyPlay(match), Random(3)
    while match.round == 1:
        for seat in range(match.players):
            offered = [str(move) for move in early.committable(seat)]
            assert offered == [move for move in every_move() if can_commit(match, seat, move)]
        seat = match.due[0]
        match.play(seat, chance.choice([move for move in match.legal(seat) if not str(move).startswith("challenge")]))


def every_move() -> list[str]:
    return [*(f"bid {bid}" for bid in range(12)), *(f"play {card}" for card in dict.fromkeys(moves.CARDS)), "accept"]


def can_commit(match: Match, seat: int, move: str) -> bool:
    try:
        EarlyPlay(match).commit(seat, move)
    except IllegalMove:
        return False
    return True


@rule("IS-R3", "IS-R1")
def test_a_committed_card_goes_back_when_a_challenge_ends_the_round() -> None:
    match = table("trick: w1 | you: w2 k2 | rival: w4 k4 | third: k3", revokes="challengeable")
    early = EarlyPlay(match)
    early.commit(rival, "play k4")  # a revoke, which is possible here
    match.play(third, "challenge 0")
    assert early.settle() == []
    assert early.committed(rival) is None


@rule("IS-R3")
def test_early_play_is_for_istinto_alone() -> None:
    with pytest.raises(BadOption):
        EarlyPlay(rospo.start("take_that", 3))


@rule("IS-R3")
def test_a_refusal_names_the_move_the_position_and_the_rule() -> None:
    match = table("you: w1 k1 | rival: w2 k2 | third: w3 k3")
    early = EarlyPlay(match)
    with pytest.raises(IllegalMove) as refused:
        early.commit(third, "play w3")
    assert str(refused.value) == "can't commit to play w3: no card of this trick lies yet (IS-R3)"
    match.play(you, "play w1")
    with pytest.raises(IllegalMove) as refused:
        early.commit(you, "play k1")
    assert str(refused.value) == "can't commit to play k1: the turn of seat 0 in this trick has come (IS-R3)"


@rule("IS-12", "IS-R3")
@pytest.mark.parametrize("revokes", ["prevented", "challengeable"])
def test_the_cards_offered_for_commitment_are_exactly_those_accepted(revokes: str) -> None:
    match = rospo.start("istinto", 4, seed=3, revokes=revokes)
    bot, rng, offered = rospo.bot("random", "istinto"), Random(1), 0
    for _ in range(150):
        early = EarlyPlay(match)
        for seat in range(4):
            listed = early.committable(seat)
            for move in map(match.move, range(match._rules.ACTIONS)):
                if move in listed:
                    early.commit(seat, move)
                else:
                    with pytest.raises(IllegalMove):
                        early.commit(seat, move)
            offered += len(listed)
        seat = match.due[0]
        match.play(seat, bot.choose(match.view(seat), match.legal(seat), rng))
    assert offered
