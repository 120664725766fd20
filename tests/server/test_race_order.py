"""The judge of a race: what a sender had seen, one claim after the other, and every claim is answered exactly once."""

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, strategies as st

from rospo.server.core.race.judge import HOLD, TIE, Claim
from tests.games.ligretto_twist.table import RIVAL, THIRD, YOU
from tests.server.judging import CONTEST, COVERED, race, told
from tests.support import rule

# --- what the sender had seen


@rule("LT-R5")
def test_a_lay_on_a_pile_taken_unseen_is_late_and_no_fumble() -> None:
    now = race(CONTEST, people=(YOU,))
    now.claim(YOU, "lay 0", 500.0)  # event 1
    assert told(now.claim(RIVAL, "lay 0", 540.0, delay=20.0, seen=0)) == [(RIVAL, "late", 20)]
    assert now.view().frozen_until == (0, 0, 0)


@rule("LT-R5")
@pytest.mark.parametrize("seen", [1, 2, None])
def test_a_lay_on_a_pile_seen_blocked_or_without_saying_what_was_seen_is_a_fumble(seen: int | None) -> None:
    now = race(CONTEST, people=(YOU,))
    now.claim(YOU, "lay 0", 500.0)
    assert told(now.claim(RIVAL, "lay 0", 540.0, seen=seen)) == [(RIVAL, "play", None)]
    assert now.fumbled()


@rule("LT-R5")
def test_a_wrong_colour_is_a_fumble_whatever_was_seen() -> None:
    now = race("you: flipped r, stack g g | rival: flipped b, stack b b", people=(YOU,))
    now.claim(YOU, "lay 0", 500.0)
    assert told(now.claim(RIVAL, "lay 0", 540.0, seen=0)) == [(RIVAL, "play", None)]
    assert now.fumbled()


def test_a_pile_that_changed_but_is_open_is_claimed_as_any_other() -> None:
    now = race(COVERED)
    now.claim(RIVAL, "lay 2", 1000.0)
    assert told(now.claim(YOU, "lay 0", 1300.0, seen=0)) == [(YOU, "play", None)]
    assert not now.fumbled()


@rule("LT-8")
def test_a_card_laid_under_the_same_owners_hand_changes_the_pile() -> None:
    now = race("you: flipped r, stack r g | rival: flipped r, stack b", people=())
    now.claim(YOU, "lay 0", 100.0)  # event 1
    now.claim(YOU, "flip", 200.0)
    now.claim(YOU, "lay 0", 300.0)  # event 3: it swaps hands
    assert told(now.claim(RIVAL, "lay 0", 310.0, seen=2)) == [(RIVAL, "late", 10)]


def test_flips_and_fumbles_change_no_pile() -> None:
    now = race("you: flipped r, stack g | rival: flipped y, stack b, covers 0", people=())
    now.claim(RIVAL, "lay 1", 100.0)  # a fumble
    now.claim(YOU, "lay 0", 200.0, seen=0)
    assert now.fumbled()


@rule("LT-R4")
def test_a_knot_frees_piles_for_all_to_see() -> None:
    now = race("you: flipped r, stack g | rival: flipped y, stack r, covers 1", people=(YOU, RIVAL))
    now.judge.measured(RIVAL, 40.0)
    before = now.view()
    now.judge.noticed(1, before, replace(before, hand_on=(None, None, None, None)), 100.0)
    now.match._state.hand_on[1] = now.match._state.covers[RIVAL] = -1
    now.match._state.flipped[YOU] = 1
    assert now.claim(YOU, "lay 1", 200.0, delay=90.0)[0].at == 140


def test_a_judge_that_began_in_mid_round_cannot_tell_how_late_a_claim_is() -> None:
    now = race("you: flipped r, stack g | rival: flipped y, stack b, covers 0", people=())
    before = now.view()
    now.judge.noticed(7, replace(before, hand_on=(None,) * 4), before, 100.0)
    assert told(now.claim(YOU, "lay 0", 200.0, seen=6)) == [(YOU, "late", None)]


# --- one after the other


def test_claims_behind_a_delayed_one_are_judged_after_it_in_order() -> None:
    now = race(CONTEST)
    now.claim(YOU, "lay 0", 500.0)
    assert now.claim(YOU, "flip", 510.0) == now.claim(YOU, "lay 1", 520.0) == []
    assert [d.claim.move for d in now.ask(500.0 + HOLD)] == ["lay 0", "flip", "lay 1"]
    assert not now.refused
    assert now.view().hand_on[1] == YOU


def test_others_are_not_held_up_by_a_hold() -> None:
    now = race(CONTEST)
    now.claim(YOU, "lay 0", 500.0)
    assert told(now.claim(THIRD, "lay 3", 510.0)) == [(THIRD, "play", None)]
    assert now.judge.due() == 500 + HOLD


def test_a_hold_on_a_pile_that_is_no_longer_open_ends_late() -> None:
    now = race(CONTEST)
    now.claim(YOU, "lay 0", 500.0, seen=0)
    before = now.view()
    now.match.play(RIVAL, "lay 0", at=505)
    now.judge.noticed(1, before, now.view(), 505.0)
    assert [d.kind for d in now.ask(505.0)] == ["late"]


def test_a_pause_gives_all_waiting_claims_back() -> None:
    now = race(CONTEST)
    now.claim(YOU, "lay 0", 500.0, cid="a")
    now.claim(YOU, "flip", 510.0, cid="b")
    assert now.judge.waits(YOU, "a")
    assert now.judge.waits(YOU, "b")
    assert not now.judge.waits(RIVAL, "a")
    assert [claim.cid for claim in now.judge.clear()] == ["a", "b"]
    assert now.judge.due() is None
    assert now.ask(600.0) == []
    assert now.judge.clear() == []


@rule("LT-11")
def test_the_end_of_the_round_gives_losers_back_too() -> None:
    now = race("you: flipped r | rival: flipped r, stack b", people=(YOU, RIVAL))
    now.claim(YOU, "lay 0", 500.0)
    assert told(now.claim(RIVAL, "lay 0", 520.0, delay=5.0)) == [(YOU, "play", 15)]
    assert [claim.seat for claim in now.cleared] == [RIVAL]


def test_a_new_round_forgets_what_was_seen_but_not_how_far_away_people_are() -> None:
    now = race("you: flipped r | rival: flipped r, stack b", people=(YOU, RIVAL))
    now.judge.measured(RIVAL, 40.0)
    now.claim(YOU, "lay 0", 80_000.0)  # the last card
    assert [d.kind for d in now.ask(80_048.0)] == ["play"]
    s = now.match._state
    s.flipped[YOU] = s.flipped[RIVAL] = 0
    assert now.claim(YOU, "lay 0", 500.0, delay=20.0, seen=0) == []
    assert now.judge.due() == 480 + TIE + 40
    assert now.ask(528.0)[0].at == 480


# --- every claim is answered


STEPS = st.lists(
    st.one_of(
        st.tuples(
            st.just("claim"),
            st.integers(0, 2),
            st.sampled_from(["flip", "park", "lay 0", "lay 0", "lay 1", "lay 2", "lay 3", "lay 4", "lay 9", "?"]),
            st.sampled_from([None, 0, -1, -3]),  # seen: how many events ago
            st.sampled_from([None, -30.0, 0.0, 1000.0]),  # press
            st.sampled_from([0.0, 10.0, 75.0, 400.0]),
        ),
        st.tuples(st.just("measured"), st.integers(0, 2), st.sampled_from([0.0, 10.0, 75.0])),
        st.tuples(st.just("pass"), st.sampled_from([1.0, 7.0, 30.0, 700.0])),
        st.tuples(st.just("pause")),
    ),
    max_size=60,
)


@given(STEPS, st.sets(st.integers(0, 2)), st.integers(0, 3))
def test_every_claim_is_answered_exactly_once(steps: list[Any], people: set[int], seed: int) -> None:
    now = race("you: flipped r, stack g r | rival: flipped r, stack r | third: flipped r, stack b y", seed=seed)
    now.judge.people = people
    given_claims, answered, clock = [], [], 0.0
    for kind, *facts in steps:
        if kind == "claim":
            seat, move, seen, press, delay = facts
            claim = Claim(
                seat=seat,
                move=move,
                arrived=clock,
                delay=delay,
                press=None if press is None else clock + press,
                seen=None if seen is None else max(0, now.n + seen),
            )
            given_claims.append(claim)
            now.judge.claim(claim)
        elif kind == "measured":
            now.judge.measured(*facts)
        elif kind == "pause":
            now.cleared += now.judge.clear()
        else:
            clock += facts[0]
        answered += now.ask(clock)
    answered += now.ask(clock + HOLD)
    assert now.match.over or now.judge.clear() == []  # no hold outlives its time
    claims = [decision.claim for decision in answered] + now.cleared + now.judge.clear()
    assert sorted(map(id, claims)) == sorted(map(id, given_claims))
