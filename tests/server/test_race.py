"""The judge of a race, sentence by sentence: when a claim counts, what is waited for, who wins."""

from typing import Any

import pytest

from rospo.games.ligretto_twist import race as ligretto_twist
from rospo.server.core.race.judge import HOLD, TIE, Claim, Judge
from tests.games.ligretto_twist.table import RIVAL, THIRD, YOU, table
from tests.server.judging import CAP, CONTEST, COVERED, Race, race, told
from tests.support import rule

# --- the moment at which a claim counts


@rule("LT-R7")
@pytest.mark.parametrize(
    ("facts", "at"),
    [
        ({}, 1000),
        ({"delay": 40.0}, 960),
        ({"delay": 400.0}, 850),  # at most lag_comp_ms
        ({"delay": 40.0, "press": 975.6}, 975),  # claimed later than it could have been made
        ({"delay": 40.0, "press": 100.0}, 960),  # claimed earlier
        ({"delay": 40.0, "press": 5000.0}, 1000),  # claimed in the future
    ],
)
def test_a_flip_is_played_at_once_at_its_arrival_less_the_delay(facts: dict[str, Any], at: int) -> None:
    decisions = race("you: stack r r | rival: flipped r, stack g").claim(YOU, "flip", 1000.0, **facts)
    assert [(d.kind, d.at, d.by, d.contested) for d in decisions] == [("play", at, None, ())]


@rule("LT-R1")
def test_no_moment_is_before_the_clock_of_the_match() -> None:
    now = race("you: stack r r | rival: flipped r, stack g")
    now.match.advance(990)
    assert now.claim(YOU, "flip", 1000.0, delay=40.0)[0].at == 990


def test_a_park_is_played_at_once() -> None:
    (decision,) = race("you: flipped r, stack g | rival: stack r, covers 0").claim(YOU, "park", 500.0, delay=20.0)
    assert (decision.kind, decision.at) == ("play", 480)


@pytest.mark.parametrize("move", ["flip", "lay 1", "lay 9", "lay 4", "dance", "park"])
def test_an_illegal_move_or_fumble_goes_to_the_match_at_once(move: str) -> None:
    now = race("you: flipped r, stack g | rival: flipped r, stack g", people=(YOU, RIVAL))
    assert told(now.claim(YOU, move, 500.0)) == [(YOU, "play", None)]
    assert now.refused or now.fumbled()


@rule("LT-R7")
def test_everybody_sees_at_the_moment_of_the_farthest_but_no_later_than_the_option_says() -> None:
    judge = Judge(ligretto_twist, seed=1, lag_comp_ms=CAP, people=(0, 1, 2))
    assert judge.sight == 0
    judge.measured(0, 10.0)
    judge.measured(1, 75.0)
    judge.measured(3, 120.0)  # not a person's
    assert judge.sight == 75
    judge.measured(2, 400.0)
    assert judge.sight == CAP
    judge.people.discard(2)
    assert judge.sight == 75


@rule("LT-R7")
def test_no_press_counts_before_its_sender_could_see_the_pile_come_free() -> None:
    now = race(COVERED)
    now.judge.measured(THIRD, 70.0)
    now.claim(RIVAL, "lay 2", 1000.0)  # and its hand leaves pile 0, which all see at 1070
    (decision,) = now.claim(YOU, "lay 0", 1100.0, delay=90.0)
    assert decision.at == 1070


@rule("LT-R7")
def test_a_blind_press_counts_when_it_arrives() -> None:
    now = race(COVERED)
    now.judge.measured(THIRD, 70.0)
    now.claim(RIVAL, "lay 2", 1000.0)
    assert now.claim(YOU, "lay 0", 1030.0)[0].at == 1030


# --- when nobody else could contest


@pytest.mark.parametrize(
    "picture",
    [
        "you: flipped r, stack g | rival: flipped g, stack r",  # another colour
        "you: flipped r, stack g | rival: stack r r",  # no card in hand
        "you: flipped r, stack g, covers 0 | rival: flipped r, stack r",  # own hand: blocked for all others (LT-8)
    ],
)
def test_a_lay_that_nobody_could_contest_is_played_at_once(picture: str) -> None:
    now = race(picture, people=(YOU, RIVAL))
    assert told(now.claim(YOU, "lay 0", 500.0)) == [(YOU, "play", None)]
    assert not now.fumbled()


def test_a_frozen_rival_could_not_contest() -> None:
    now = race(CONTEST)
    now.claim(RIVAL, "lay 1", 100.0)
    assert told(now.claim(YOU, "lay 0", 699.0)) == [(YOU, "play", None)]


def test_a_rival_whose_freeze_is_over_could_contest() -> None:
    now = race(CONTEST)
    now.claim(RIVAL, "lay 1", 100.0)
    assert now.claim(YOU, "lay 0", 700.0) == []


@rule("LT-R5")
def test_a_claim_while_frozen_is_refused_and_enters_no_contest() -> None:
    now = race(CONTEST)
    now.claim(RIVAL, "lay 1", 100.0)
    assert told(now.claim(RIVAL, "lay 0", 720.0, delay=50.0)) == [(RIVAL, "play", None)]  # pressed at 670
    assert [claim.move for claim in now.refused] == ["lay 0"]


def test_bots_are_not_waited_for() -> None:
    assert told(race(CONTEST, people=(YOU,)).claim(YOU, "lay 0", 500.0)) == [(YOU, "play", None)]


# --- holds


@rule("LT-R7")
def test_a_contested_lay_waits_eighty_milliseconds_at_most() -> None:
    now = race(CONTEST)
    now.judge.measured(RIVAL, 140.0)
    assert now.claim(YOU, "lay 0", 500.0, delay=30.0) == []
    assert now.judge.due() == 500 + HOLD == 580
    assert now.ask(579.9) == []
    (decision,) = now.ask(580.0)
    assert (decision.kind, decision.at, decision.contested) == ("play", 470, ())
    assert now.judge.due() is None


def test_a_table_may_set_a_shorter_hold() -> None:
    now = Race(table(CONTEST), Judge(ligretto_twist, seed=1, lag_comp_ms=CAP, people=(YOU, RIVAL), hold_ms=25))
    now.claim(YOU, "lay 0", 500.0)
    assert now.judge.due() == 525


@rule("LT-R7")
def test_a_lay_is_played_once_no_rival_claim_could_be_earlier_or_tie() -> None:
    now = race(CONTEST)
    now.judge.measured(RIVAL, 41.0)
    now.judge.measured(THIRD, 60.0)  # a player holding another colour
    assert now.claim(YOU, "lay 0", 500.0, delay=30.0) == []  # pressed at 470
    assert now.judge.due() == 470 + TIE + 41 == 519
    assert now.ask(518.9) == []
    assert told(now.ask(519.0)) == [(YOU, "play", None)]


def test_the_farthest_rival_is_waited_for_until_it_claims_too() -> None:
    now = race("you: flipped r, stack g g | rival: flipped r, stack b b | third: flipped r, stack y y")
    now.judge.measured(RIVAL, 60.0)
    now.judge.measured(THIRD, 35.0)
    now.claim(YOU, "lay 0", 500.0, delay=10.0)  # pressed at 490
    assert now.judge.due() == 490 + TIE + 60
    assert now.claim(RIVAL, "lay 0", 520.0, delay=40.0) == []  # at 480
    assert now.judge.due() == 480 + TIE + 35
    assert told(now.ask(523.0)) == [(RIVAL, "play", 10), (YOU, "late", 10)]


def test_a_hold_ends_by_the_first_claims_arrival_whatever_comes_later() -> None:
    now = race("you: flipped r, stack g g | rival: flipped r, stack b b | third: flipped r, stack y y")
    now.claim(YOU, "lay 0", 500.0)
    now.claim(RIVAL, "lay 0", 570.0)
    assert now.judge.due() == 500 + HOLD


def test_an_unmeasured_player_is_assumed_as_far_away_as_the_option_allows() -> None:
    now = race(CONTEST, cap=20)
    now.claim(YOU, "lay 0", 500.0)
    assert now.judge.due() == 500 + TIE + 20


def test_delays_beyond_the_option_are_not_waited_for() -> None:
    now = race(CONTEST, cap=20)
    now.judge.measured(RIVAL, 400.0)
    now.claim(YOU, "lay 0", 500.0, delay=30.0)  # counts as pressed at 480
    assert now.judge.due() == 480 + TIE + 20
    assert told(now.ask(508.0)) == [(YOU, "play", None)]


def test_a_rival_near_enough_to_have_been_heard_opens_no_hold() -> None:
    now = race(CONTEST)
    now.judge.measured(RIVAL, 22.0)
    assert told(now.claim(YOU, "lay 0", 500.0, delay=30.0)) == [(YOU, "play", None)]  # at 470, and 470 + TIE + 22 = 500


@rule("LT-R7")
def test_the_earlier_press_wins_though_it_arrives_later_and_both_are_told_by_how_much() -> None:
    now = race(CONTEST)
    assert now.claim(YOU, "lay 0", 500.0, delay=10.0, seen=0) == []  # pressed at 490
    decisions = now.claim(RIVAL, "lay 0", 530.0, delay=74.4, seen=0)  # at 455.6
    assert told(decisions) == [(RIVAL, "play", 34), (YOU, "late", 34)]
    assert [(d.at, d.contested) for d in decisions] == [(455, (YOU, RIVAL)), (490, (YOU, RIVAL))]
    assert now.view().frozen_until == (0, 0, 0)


@rule("LT-R5")
def test_the_loser_of_a_contest_does_not_fumble_even_without_saying_what_it_saw() -> None:
    now = race(CONTEST, people=(RIVAL,))
    now.claim(YOU, "lay 0", 500.0, press=500.0)  # a bot
    assert told(now.claim(RIVAL, "lay 0", 520.0, delay=60.0)) == [(RIVAL, "play", 40), (YOU, "late", 40)]


def test_a_third_claim_joins_all_losers_are_late_and_the_winner_is_told_of_the_next() -> None:
    now = race("you: flipped r, stack g g | rival: flipped r, stack b b | third: flipped r, stack y y")
    assert now.claim(YOU, "lay 0", 500.0) == []
    assert now.claim(RIVAL, "lay 0", 510.0, delay=30.0) == []
    decisions = now.claim(THIRD, "lay 0", 540.0, delay=100.0)
    assert told(decisions) == [(THIRD, "play", 40), (YOU, "late", 60), (RIVAL, "late", 40)]


def test_a_claim_on_another_pile_of_the_colour_is_no_contest() -> None:
    now = race(CONTEST)
    now.judge.measured(RIVAL, 5.0)
    now.claim(YOU, "lay 0", 500.0)
    assert now.claim(RIVAL, "lay 4", 510.0, delay=5.0) == []
    decisions = now.ask(513.0)
    assert told(decisions) == [(YOU, "play", None), (RIVAL, "play", None)]
    assert [d.contested for d in decisions] == [(), ()]


# --- ties


def tie(seed: int, *, apart: float = TIE, n: int = 0, swap: bool = False) -> list[tuple[int, str, int | None]]:
    now = race(CONTEST, seed=seed)
    now.n = n
    now.judge.noticed(n, now.view(), now.view(), 0.0)
    claims = [(YOU, 500.0), (RIVAL, 500.0 + apart)]
    for seat, press in reversed(claims) if swap else claims:
        now.judge.claim(Claim(seat=seat, move="lay 0", arrived=510.0, delay=20.0, press=press))
    return told(now.ask(510.0))


@rule("LT-R1")
def test_presses_within_eight_milliseconds_are_drawn_by_a_fair_coin() -> None:
    ties = [tie(seed) for seed in range(400)]
    assert {(tuple(t)) for t in ties} == {
        ((YOU, "play", 8), (RIVAL, "late", 8)),
        ((RIVAL, "play", 0), (YOU, "late", 0)),
    }
    assert 160 <= sum(t[0][0] == YOU for t in ties) <= 240


@rule("LT-R1")
def test_the_coin_depends_on_seed_and_event_not_on_who_arrives_first() -> None:
    for seed in range(20):
        assert tie(seed) == tie(seed)
        assert tie(seed)[0] == tie(seed, swap=True)[0]
    assert len({tie(1, n=n)[0] for n in range(20)}) == 2


def answer_within_a_tie(seed: int) -> list[tuple[int, str, int | None]]:
    now = race(CONTEST, seed=seed)
    now.judge.measured(RIVAL, 60.0)
    assert now.claim(YOU, "lay 0", 500.0, delay=10.0) == []  # pressed at 490
    now.judge.measured(RIVAL, 60.0)
    assert now.ask(557.9) == []  # asked between hearing the rival and knowing what it says
    return told(now.claim(RIVAL, "lay 0", 557.9, delay=60.0))  # at 497.9


@rule("LT-R1")
def test_a_rivals_own_claim_within_a_tie_is_waited_for_and_the_coin_decides() -> None:
    ties = [answer_within_a_tie(seed) for seed in range(400)]
    assert {(tuple(t)) for t in ties} == {
        ((YOU, "play", 8), (RIVAL, "late", 8)),
        ((RIVAL, "play", 0), (YOU, "late", 0)),
    }
    assert 160 <= sum(t[0][0] == YOU for t in ties) <= 240


def test_more_than_eight_milliseconds_are_no_tie() -> None:
    assert {tie(seed, apart=8.1)[0][0] for seed in range(30)} == {YOU}
