"""The judge of a race, sentence by sentence; and every claim is answered exactly once."""

from dataclasses import dataclass, field, replace
from typing import Any

import pytest
from hypothesis import given, strategies as st

from rospo import IllegalMove, MalformedMove, Match
from rospo.server.race import HOLD, TIE, Claim, Decision, Judge
from tests.rules.ligretto_twist_table import RIVAL, THIRD, YOU, table
from tests.support import rule

CONTEST = "you: held r, stack g g | rival: held r, stack b b | third: held y, stack y y"
COVERED = "you: held r, stack g g | rival: held b, stack r r, covers 0 | third: held y, stack y y"
CAP = 150


@dataclass
class Race:
    """A table that does with its judge what a live one does, in time that the test makes pass."""

    match: Match
    judge: Judge
    n: int = 0
    refused: list[Claim] = field(default_factory=list)
    cleared: list[Claim] = field(default_factory=list)

    def view(self) -> Any:
        return self.match.view(None)

    def claim(self, seat: int, move: str, arrived: float, **facts: Any) -> list[Decision]:
        """A claim, and what is decided when it arrives."""
        self.judge.claim(Claim(seat=seat, move=move, arrived=arrived, **facts))
        return self.ask(arrived)

    def ask(self, now: float) -> list[Decision]:
        decisions = []
        while not self.match.over and (decision := self.judge.next(self.view(), now)) is not None:
            decisions.append(decision)
            if decision.kind == "play":
                self.play(decision, now)
        return decisions

    def play(self, decision: Decision, now: float) -> None:
        before = self.view()
        try:
            self.match.play(decision.claim.seat, decision.claim.move, at=decision.at)
        except (IllegalMove, MalformedMove):
            self.refused.append(decision.claim)
            return
        self.n += 1
        self.judge.noticed(self.n, before, self.view(), now)
        if self.view().round != before.round or self.match.over:
            self.cleared += self.judge.clear()

    def fumbled(self) -> bool:
        return bool(self.view().log[-1].fact("fumble"))


def race(picture: str, *, seed: int = 1, people: tuple[int, ...] = (YOU, RIVAL, THIRD), cap: float = CAP) -> Race:
    return Race(table(picture), Judge(seed=seed, lag_comp_ms=cap, people=people))


def told(decisions: list[Decision]) -> list[tuple[int, str, int | None]]:
    return [(d.claim.seat, d.kind, d.by) for d in decisions]


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
    decisions = race("you: stack r r | rival: held r, stack g").claim(YOU, "flip", 1000.0, **facts)
    assert [(d.kind, d.at, d.by, d.contested) for d in decisions] == [("play", at, None, ())]


@rule("LT-R1")
def test_no_moment_is_before_the_clock_of_the_match() -> None:
    now = race("you: stack r r | rival: held r, stack g")
    now.match.advance(990)
    assert now.claim(YOU, "flip", 1000.0, delay=40.0)[0].at == 990


def test_a_park_is_played_at_once() -> None:
    (decision,) = race("you: held r, stack g | rival: stack r, covers 0").claim(YOU, "park", 500.0, delay=20.0)
    assert (decision.kind, decision.at) == ("play", 480)


@pytest.mark.parametrize("move", ["flip", "lay 1", "lay 9", "lay 4", "dance", "park"])
def test_what_is_illegal_or_a_fumble_is_played_at_once_for_the_match_to_say(move: str) -> None:
    now = race("you: held r, stack g | rival: held r, stack g", people=(YOU, RIVAL))
    assert told(now.claim(YOU, move, 500.0)) == [(YOU, "play", None)]
    assert now.refused or now.fumbled()


@rule("LT-R7")
def test_everybody_sees_at_the_moment_of_the_farthest_but_no_later_than_the_option_says() -> None:
    judge = Judge(seed=1, lag_comp_ms=CAP, people=(0, 1, 2))
    assert judge.sight == 0
    judge.measured(0, 10.0)
    judge.measured(1, 75.0)
    judge.measured(3, 120.0)  # no person's
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
        "you: held r, stack g | rival: held g, stack r",  # another colour
        "you: held r, stack g | rival: stack r r",  # no card in hand
        "you: held r, stack g, covers 0 | rival: held r, stack r",  # own hand: blocked for all others (LT-8)
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
def test_who_claims_while_frozen_is_refused_and_takes_part_in_no_contest() -> None:
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


def test_a_table_may_wait_for_less() -> None:
    now = Race(table(CONTEST), Judge(seed=1, lag_comp_ms=CAP, people=(YOU, RIVAL), hold_ms=25))
    now.claim(YOU, "lay 0", 500.0)
    assert now.judge.due() == 525


@rule("LT-R7")
def test_a_lay_is_played_as_soon_as_nothing_of_a_rivals_could_count_as_early_or_tie() -> None:
    now = race(CONTEST)
    now.judge.measured(RIVAL, 41.0)
    now.judge.measured(THIRD, 60.0)  # who holds another colour
    assert now.claim(YOU, "lay 0", 500.0, delay=30.0) == []  # pressed at 470
    assert now.judge.due() == 470 + TIE + 41 == 519
    assert now.ask(518.9) == []
    assert told(now.ask(519.0)) == [(YOU, "play", None)]


def test_the_farthest_rival_is_waited_for_until_it_claims_too() -> None:
    now = race("you: held r, stack g g | rival: held r, stack b b | third: held r, stack y y")
    now.judge.measured(RIVAL, 60.0)
    now.judge.measured(THIRD, 35.0)
    now.claim(YOU, "lay 0", 500.0, delay=10.0)  # pressed at 490
    assert now.judge.due() == 490 + TIE + 60
    assert now.claim(RIVAL, "lay 0", 520.0, delay=40.0) == []  # at 480
    assert now.judge.due() == 480 + TIE + 35
    assert told(now.ask(523.0)) == [(RIVAL, "play", 10), (YOU, "late", 10)]


def test_a_hold_ends_by_the_first_claims_arrival_whatever_comes_later() -> None:
    now = race("you: held r, stack g g | rival: held r, stack b b | third: held r, stack y y")
    now.claim(YOU, "lay 0", 500.0)
    now.claim(RIVAL, "lay 0", 570.0)
    assert now.judge.due() == 500 + HOLD


def test_who_was_never_measured_may_be_as_far_away_as_the_option_says() -> None:
    now = race(CONTEST, cap=20)
    now.claim(YOU, "lay 0", 500.0)
    assert now.judge.due() == 500 + TIE + 20


def test_delays_beyond_the_option_are_not_waited_for() -> None:
    now = race(CONTEST, cap=20)
    now.judge.measured(RIVAL, 400.0)
    now.claim(YOU, "lay 0", 500.0, delay=30.0)  # counts as pressed at 480
    assert now.judge.due() == 480 + TIE + 20
    assert told(now.ask(508.0)) == [(YOU, "play", None)]


def test_a_rival_so_near_that_it_would_have_been_heard_does_not_open_a_hold() -> None:
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
def test_who_loses_a_contest_does_not_fumble_even_if_it_does_not_say_what_it_saw() -> None:
    now = race(CONTEST, people=(RIVAL,))
    now.claim(YOU, "lay 0", 500.0, press=500.0)  # a bot
    assert told(now.claim(RIVAL, "lay 0", 520.0, delay=60.0)) == [(RIVAL, "play", 40), (YOU, "late", 40)]


def test_a_third_claim_joins_all_losers_are_late_and_the_winner_is_told_of_the_next() -> None:
    now = race("you: held r, stack g g | rival: held r, stack b b | third: held r, stack y y")
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
def test_the_coin_is_the_seeds_and_the_events_and_no_matter_who_arrives_first() -> None:
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


# --- what the sender had seen


@rule("LT-R5")
def test_who_lays_on_a_pile_that_was_taken_out_of_its_sight_is_late_and_does_not_fumble() -> None:
    now = race(CONTEST, people=(YOU,))
    now.claim(YOU, "lay 0", 500.0)  # event 1
    assert told(now.claim(RIVAL, "lay 0", 540.0, delay=20.0, seen=0)) == [(RIVAL, "late", 20)]
    assert now.view().frozen_until == (0, 0, 0)


@rule("LT-R5")
@pytest.mark.parametrize("seen", [1, 2, None])
def test_who_saw_the_pile_blocked_or_does_not_say_fumbles(seen: int | None) -> None:
    now = race(CONTEST, people=(YOU,))
    now.claim(YOU, "lay 0", 500.0)
    assert told(now.claim(RIVAL, "lay 0", 540.0, seen=seen)) == [(RIVAL, "play", None)]
    assert now.fumbled()


@rule("LT-R5")
def test_a_wrong_colour_is_a_fumble_whatever_was_seen() -> None:
    now = race("you: held r, stack g g | rival: held b, stack b b", people=(YOU,))
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
    now = race("you: held r, stack r g | rival: held r, stack b", people=())
    now.claim(YOU, "lay 0", 100.0)  # event 1
    now.claim(YOU, "flip", 200.0)
    now.claim(YOU, "lay 0", 300.0)  # event 3: it swaps hands
    assert told(now.claim(RIVAL, "lay 0", 310.0, seen=2)) == [(RIVAL, "late", 10)]


def test_flips_and_fumbles_change_no_pile() -> None:
    now = race("you: held r, stack g | rival: held y, stack b, covers 0", people=())
    now.claim(RIVAL, "lay 1", 100.0)  # a fumble
    now.claim(YOU, "lay 0", 200.0, seen=0)
    assert now.fumbled()


@rule("LT-R4")
def test_a_knot_frees_piles_for_all_to_see() -> None:
    now = race("you: held r, stack g | rival: held y, stack r, covers 1", people=(YOU, RIVAL))
    now.judge.measured(RIVAL, 40.0)
    before = now.view()
    now.judge.noticed(1, before, replace(before, hand_on=(None, None, None, None)), 100.0)
    now.match._state.hand_on[1] = now.match._state.covers[RIVAL] = -1
    now.match._state.held[YOU] = 1
    assert now.claim(YOU, "lay 1", 200.0, delay=90.0)[0].at == 140


def test_a_judge_that_began_in_mid_round_does_not_know_by_how_much_somebody_is_late() -> None:
    now = race("you: held r, stack g | rival: held y, stack b, covers 0", people=())
    before = now.view()
    now.judge.noticed(7, replace(before, hand_on=(None,) * 4), before, 100.0)
    assert told(now.claim(YOU, "lay 0", 200.0, seen=6)) == [(YOU, "late", None)]


# --- one after the other


def test_who_has_a_claim_on_hold_has_its_further_claims_judged_after_it_in_order() -> None:
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
    now = race("you: held r | rival: held r, stack b", people=(YOU, RIVAL))
    now.claim(YOU, "lay 0", 500.0)
    assert told(now.claim(RIVAL, "lay 0", 520.0, delay=5.0)) == [(YOU, "play", 15)]
    assert [claim.seat for claim in now.cleared] == [RIVAL]


def test_a_new_round_forgets_what_was_seen_but_not_how_far_away_people_are() -> None:
    now = race("you: held r | rival: held r, stack b", people=(YOU, RIVAL))
    now.judge.measured(RIVAL, 40.0)
    now.claim(YOU, "lay 0", 80_000.0)  # the last card
    assert [d.kind for d in now.ask(80_048.0)] == ["play"]
    s = now.match._state
    s.held[YOU] = s.held[RIVAL] = 0
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
            st.sampled_from([None, 0, -1, -3]),  # seen: so many events ago
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
    now = race("you: held r, stack g r | rival: held r, stack r | third: held r, stack b y", seed=seed)
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
