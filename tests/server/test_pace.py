"""When bots act at a live table: no question disturbs the schedule, and no bot is faster than its model."""

from random import Random
from typing import Any

import rospo
from rospo import Match
from rospo.bots.racer import LONGEST
from rospo.bots.speed import Speed
from rospo.games.ligretto_twist import race as ligretto_twist
from rospo.server.core.race.judge import Claim, Judge
from rospo.server.core.race.pace import Pace
from tests.games.ligretto_twist.table import RIVAL, THIRD, YOU, table
from tests.support import rule

STEADY = Speed(200, 100, 300, spread=0)
SLOW = Speed(400, 200, 600, spread=0)
WAITING = "you: flipped r, stack g, covers 1 | rival: flipped b, stack y y, covers 0"


def seen(match: Match) -> Any:
    return match.view(None)


def new_match(players: int = 3) -> Match:
    return rospo.start("ligretto_twist", players, seed=5, rounds=1)


def next_moment(pace: Pace, match: Match, now: float = 0.0) -> tuple[int, int]:
    found = pace.next(seen(match), now)
    assert found is not None
    return found


def asked(pace: Pace, match: Match, seat: int, at: int) -> Any:
    return pace.ask(match, seat, at, level="club", luck="", seen=0)


def act(pace: Pace, match: Match, seat: int, at: int) -> None:
    """The bot makes its first legal move, which is played."""
    question = asked(pace, match, seat, at)
    move = pace.claims(question, question.legal[0].text)
    assert move is not None
    match.play(seat, move, at=at)
    pace.played(seat, at)


# --- whose turn comes next


def test_only_seats_of_bots_are_scheduled() -> None:
    match = new_match()
    pace = Pace(match, {YOU: STEADY, THIRD: STEADY})
    assert pace.bots == {YOU, THIRD}
    for _ in range(20):
        seat, at = next_moment(pace, match)
        assert seat != RIVAL
        act(pace, match, seat, at)


def test_without_seats_of_bots_there_is_no_next_moment() -> None:
    match = new_match()
    pace = Pace(match, {})
    assert pace.next(seen(match), 0.0) is None
    pace.take_over(YOU, STEADY, 100.0)
    pace.release(YOU)
    assert pace.next(seen(match), 0.0) is None


def test_asking_again_after_what_others_do_changes_nothing() -> None:
    match = new_match()
    pace = Pace(match, {YOU: STEADY, THIRD: STEADY})
    first = next_moment(pace, match)
    match.play(RIVAL, "flip", at=1)
    assert next_moment(pace, match, 1.0) == next_moment(pace, match, 2.0) == first


@rule("LT-R9")
def test_a_card_is_laid_a_look_decide_and_move_after_it_was_flipped_and_the_next_flipped_a_move_later() -> None:
    match = table("you: stack r g b | rival: stack y y")
    pace = Pace(match, {YOU: STEADY})
    _, flip = next_moment(pace, match)
    assert 0 <= flip <= STEADY.move
    act(pace, match, YOU, flip)
    assert next_moment(pace, match) == (YOU, flip + 600)
    act(pace, match, YOU, flip + 600)
    assert next_moment(pace, match) == (YOU, flip + 900)


@rule("LT-R5")
def test_a_bot_that_fumbled_acts_when_its_freeze_is_over() -> None:
    match = table("you: flipped r, stack g b | rival: stack y y")
    pace = Pace(match, {YOU: STEADY})
    question = asked(pace, match, YOU, 100)
    assert pace.claims(question, "lay 1") == "lay 1"
    match.play(YOU, "lay 1", at=100)
    pace.played(YOU, 100)
    assert next_moment(pace, match) == (YOU, 700)


def test_a_new_round_resets_the_schedule_and_drops_old_questions() -> None:
    match = table("you: flipped r | rival: stack y y", rounds=2)
    pace = Pace(match, {YOU: STEADY, RIVAL: STEADY})
    old = asked(pace, match, RIVAL, 9000)
    act(pace, match, YOU, 9000)
    seat, at = next_moment(pace, match, 9000.0)
    assert at <= STEADY.move
    assert pace.claims(old, "flip") is None
    pace.waits(old, 500)
    assert next_moment(pace, match, 9000.0) == (seat, at)


def test_when_the_match_is_over_nobody_is_next() -> None:
    match = table("you: flipped r | rival: stack y y", rounds=1)
    pace = Pace(match, {YOU: STEADY, RIVAL: STEADY})
    act(pace, match, YOU, 500)
    assert pace.next(seen(match), 500.0) is None


# --- seats change hands


@rule("LT-R9")
def test_a_bot_that_takes_over_a_seat_has_to_look_first() -> None:
    match = table("you: flipped r, stack g | rival: stack y y")
    pace = Pace(match, {})
    pace.next(seen(match), 0.0)
    pace.take_over(YOU, STEADY, 5000.0)
    assert next_moment(pace, match, 5000.0) == (YOU, 5600)
    pace.take_over(RIVAL, SLOW, 5000.0)
    assert next_moment(pace, match, 5000.0) == (YOU, 5600)
    pace.release(YOU)
    assert next_moment(pace, match, 5000.0) == (RIVAL, 6200)


def test_a_stand_in_is_ignored_once_the_owner_is_back() -> None:
    match = table("you: flipped r, stack g | rival: stack y y")
    pace = Pace(match, {YOU: STEADY})
    question = asked(pace, match, YOU, 500)
    pace.release(YOU)
    assert pace.claims(question, "lay 0") is None
    pace.take_over(YOU, STEADY, 1000.0)
    assert pace.claims(question, "lay 0") is None
    assert next_moment(pace, match, 1000.0) == (YOU, 1600)


def test_a_bot_with_a_new_speed_has_it_from_its_next_action_on() -> None:
    match = table("you: stack r g b | rival: stack y y")
    pace = Pace(match, {YOU: STEADY})
    _, flip = next_moment(pace, match)
    pace.be_as_fast_as({YOU: SLOW})
    act(pace, match, YOU, flip)
    assert next_moment(pace, match) == (YOU, flip + 1200)


# --- what became of a claim


def test_a_bot_is_not_asked_again_before_its_claim_is_settled() -> None:
    match = table("you: flipped r, stack g | rival: stack y y")
    pace = Pace(match, {YOU: STEADY})
    asked(pace, match, YOU, 500)
    assert pace.next(seen(match), 5000.0) is None


@rule("LT-R9")
def test_a_bot_that_lost_acts_a_whole_reaction_later() -> None:
    match = table("you: flipped r, stack g | rival: stack y y")
    pace = Pace(match, {YOU: STEADY})
    assert pace.claims(asked(pace, match, YOU, 500), "lay 0") == "lay 0"
    pace.lost(YOU, 540.0)
    assert next_moment(pace, match, 540.0) == (YOU, 1140)


def test_the_match_and_its_clock_are_not_touched_by_a_question() -> None:
    match = table("you: flipped r, stack g | rival: stack y y")
    question = asked(Pace(match, {YOU: STEADY}), match, YOU, 500)
    assert (match.clock, question.view.clock, question.view.seat) == (0, 500, YOU)
    assert [move.text for move in question.legal] == ["lay 0"]


def test_a_bot_asked_late_sees_the_table_as_it_is_now() -> None:
    match = table("you: flipped r, stack g | rival: stack y y")
    match.advance(800)
    assert asked(Pace(match, {YOU: STEADY}), match, YOU, 500).view.clock == 800


# --- waiting


def waiting(match: Match, ms: int) -> Pace:
    """You were asked at 100, and wait."""
    pace = Pace(match, {YOU: STEADY})
    question = asked(pace, match, YOU, 100)
    assert question.may_wait
    pace.waits(question, ms)
    return pace


@rule("LT-9")
def test_a_waiting_bot_is_asked_when_its_time_is_up_and_may_not_wait_again_for_that_card() -> None:
    match = table(WAITING)
    pace = waiting(match, 900)
    assert next_moment(pace, match) == (YOU, 1000)
    assert not asked(pace, match, YOU, 1000).may_wait


def test_nobody_waits_longer_than_the_longest_wait() -> None:
    match = table(WAITING)
    assert next_moment(waiting(match, 10**9), match) == (YOU, 100 + LONGEST)


@rule("LT-9", "LT-R7")
def test_a_waiting_bot_sees_a_pile_come_free_when_people_do_and_answers_a_whole_reaction_later() -> None:
    match = table(WAITING)
    pace = waiting(match, 4000)
    match.play(RIVAL, "lay 2", at=1000)
    assert pace.next(seen(match), 1030.0, sight=75.0) == (YOU, 1030 + 75 + 600)
    assert pace.next(seen(match), 1500.0, sight=75.0) == (YOU, 1030 + 75 + 600)


@rule("LT-9")
def test_a_pile_that_came_free_while_the_bot_thought_is_answered_too() -> None:
    match = table(WAITING)
    pace = Pace(match, {YOU: STEADY})
    question = asked(pace, match, YOU, 100)
    match.play(RIVAL, "lay 2", at=150)
    pace.next(seen(match), 150.0)
    pace.waits(question, 4000)
    assert next_moment(pace, match, 160.0) == (YOU, 760)


def test_a_bot_without_a_card_in_hand_does_not_wait() -> None:
    match = table("you: stack r g | rival: stack y y")
    assert not asked(Pace(match, {YOU: STEADY}), match, YOU, 100).may_wait


# --- slips


@rule("LT-R5")
def test_now_and_then_a_hand_slips_but_never_while_flipping() -> None:
    match = table("you: flipped r, stack g | rival: stack y, covers 0")
    clumsy = Speed(0, 0, 0, slips=1000)
    pace = Pace(match, {YOU: clumsy, RIVAL: clumsy})
    assert pace.claims(asked(pace, match, YOU, 5), "park") == "lay 0"
    assert pace.claims(asked(pace, match, RIVAL, 5), "flip") == "flip"


# --- with the judge


def test_bots_finish_a_match_through_the_judge() -> None:
    match = new_match(4)
    pace = Pace(match, {seat: Speed(200, 100, 300, slips=20) for seat in range(4)})
    judge, rng, n, kinds = Judge(ligretto_twist, seed=1, lag_comp_ms=150, people=()), Random(1), 0, set()
    while (found := pace.next(seen(match), match.clock)) is not None:
        seat, at = found
        question = asked(pace, match, seat, at)
        if question.may_wait and rng.random() < 0.1:
            pace.waits(question, 300)
            continue
        move = pace.claims(question, rng.choice(question.legal).text)
        assert move is not None
        judge.claim(Claim(seat=seat, move=move, arrived=float(at), press=float(at), seen=n))
        while not match.over and (decision := judge.next(seen(match), float(at))) is not None:
            kinds.add(decision.kind)
            before = seen(match)
            match.play(decision.claim.seat, decision.claim.move, at=decision.at)
            n += 1
            judge.noticed(n, before, seen(match), float(at))
            pace.played(decision.claim.seat, decision.at)
    assert match.over
    assert kinds == {"play"}
    assert judge.clear() == []
