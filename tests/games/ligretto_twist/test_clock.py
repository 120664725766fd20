"""Ligretto Twist: the clock, and the speed model of simulated players."""

from collections import Counter
from itertools import pairwise
from statistics import mean
from typing import Any

import pytest

import rospo
from rospo import Match
from rospo.games.ligretto_twist import race
from tests.games.ligretto_twist.table import RIVAL, YOU, table, table_view
from tests.support import illegal, rule, texts


@rule("LT-R1")
def test_the_clock_never_runs_back() -> None:
    match = table("you: flipped r, stack g | rival: stack y")
    match.play(RIVAL, "flip", at=500)
    assert match.clock == 500
    for at in (499, 0, -1):
        with illegal("LT-R1", match):
            match.play(YOU, "lay 0", at=at)
        with illegal("LT-R1", match):
            match.advance(at)


@rule("LT-R1")
def test_several_actions_may_count_at_the_same_moment() -> None:
    match = table("you: flipped r, stack g | rival: stack y b")
    match.play(RIVAL, "flip", at=500)
    match.play(YOU, "lay 0", at=500)
    match.advance(500)
    assert match.clock == 500


@rule("LT-R1")
def test_without_a_moment_the_clock_stands_still() -> None:
    match = table("you: flipped r, stack g | rival: stack y")
    match.advance(70)
    match.play(YOU, "lay 0")
    match.play(RIVAL, "flip")
    assert match.clock == 70
    assert [event.fact("at") for event in match.view(None).log] == [70, 70]


@rule("LT-R1")
def test_a_refused_action_does_not_move_the_clock() -> None:
    match = table("you: flipped r, stack g | rival: stack y")
    with illegal("LT-5", match):
        match.play(YOU, "flip", at=900)
    assert match.clock == 0


@rule("LT-R1", "LT-R9")
@pytest.mark.parametrize("at", [1.0, True, "5"])
def test_a_moment_is_a_whole_number_of_milliseconds(at: Any) -> None:
    match = table("you: stack g | rival: stack y")
    with pytest.raises(rospo.MalformedMove):
        match.play(YOU, "flip", at=at)
    with pytest.raises(rospo.MalformedMove):
        match.advance(at)
    assert (match.clock, texts(match, YOU)) == (0, ["flip"])


@rule("LT-R1")
def test_among_simulated_players_who_act_at_the_same_moment_the_seed_draws() -> None:
    def first(seed: int) -> int:
        state = rospo.start("ligretto_twist", 3, seed=seed)._state
        race.on_your_marks(state)
        state.ready[:3] = [100, 100, 100]
        return race.next_seat(state)

    draws = [first(seed) for seed in range(600)]
    assert draws == [first(seed) for seed in range(600)]
    assert all(150 < n < 250 for n in Counter(draws).values())
    assert set(draws) == {0, 1, 2}


@rule("LT-R7")
@pytest.mark.parametrize(("first", "second"), [(YOU, RIVAL), (RIVAL, YOU)])
def test_actions_of_one_moment_count_in_the_order_in_which_they_are_given(first: int, second: int) -> None:
    match = table("you: flipped r, stack g | rival: flipped r, stack y")
    match.play(first, "lay 0", at=300)
    match.play(second, "lay 0", at=300)
    assert table_view(match)["covers"][first] == 0
    assert table_view(match)["frozen_until"][second] == 900


@rule("LT-R7")
def test_an_action_counts_at_its_given_moment() -> None:
    match = table("you: flipped r, stack g | rival: flipped r, stack y")
    match.play(YOU, "lay 1", at=300)  # a fumble, arrived at 340 perhaps: the table's business
    assert table_view(match)["frozen_until"][YOU] == 900
    match.play(RIVAL, "lay 0", at=310)
    assert [event.fact("at") for event in match.view(None).log] == [300, 310]
    assert [line for line in str(match.record()).splitlines() if "@" in line] == ["0 lay 1 @300", "1 lay 0 @310"]


@rule("LT-R7")
def test_lag_belongs_to_the_table_and_is_no_option_of_the_match() -> None:
    with pytest.raises(rospo.BadOption):
        rospo.start("ligretto_twist", 2, lag_comp_ms=150)


# --- simulated players


def simulated_round(seed: int, players: int = 3, **speed: list[int]) -> tuple[list[tuple[int, int, str]], Match]:
    """Seat, action and time of each move in a round of simulated players, who always make the first legal move."""
    match = rospo.start("ligretto_twist", players, seed=seed, rounds=1)
    for field, values in speed.items():
        getattr(match._state, field)[:players] = values
    race.on_your_marks(match._state)
    done = []
    while not match.over:
        seat = race.next_seat(match._state)
        move = match.legal(seat)[0]
        done.append((match.clock, seat, str(move)))
        match.play(seat, move)
    return done, match


@rule("LT-R9")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_gives_the_same_round(players: int) -> None:
    first, again = simulated_round(8, players), simulated_round(8, players)
    assert first[0] == again[0]
    assert first[1].reveal() == again[1].reveal()
    assert first[0] != simulated_round(9, players)[0]


@rule("LT-R9")
def test_simulated_time_is_in_whole_milliseconds_and_never_runs_back() -> None:
    moments = [moment for moment, _, _ in simulated_round(8)[0]]
    assert all(type(moment) is int for moment in moments)
    assert moments == sorted(moments)
    assert moments[0] >= 0


@rule("LT-R9")
def test_a_players_pauses_are_spread() -> None:
    done = [moment for moment, seat, _ in simulated_round(8)[0] if seat == 0]
    pauses = {after - before for before, after in pairwise(done)}
    assert len(pauses) > 20
    assert min(pauses) > 0


@rule("LT-R9")
@pytest.mark.parametrize("percent", [0, 10, 50, 100])
def test_a_pause_differs_from_its_mean_by_at_most_the_players_spread(percent: int) -> None:
    done = [moment for moment, seat, _ in simulated_round(8, 2, spread=[percent, 30])[0] if seat == 0]
    for before, after in pairwise(done):
        assert any(abs(after - before - mean) <= mean * percent / 100 for mean in (220 + 160 + 320, 320))


@rule("LT-R9")
def test_a_player_who_looks_decides_or_moves_slower_acts_later() -> None:
    for field in ("look", "decide", "move"):
        actions = Counter(seat for _, seat, _ in simulated_round(8, 2, **{field: [100, 1500]})[0])
        assert actions[0] > 1.3 * actions[1], field


@rule("LT-R9")
def test_looking_and_deciding_take_time_after_a_flip_moving_always() -> None:
    done = simulated_round(8, 2, look=[600, 600], decide=[400, 400], move=[100, 100])[0]
    mine = [(moment, move) for moment, seat, move in done if seat == 0]
    pauses: dict[bool, list[int]] = {True: [], False: []}
    for (before, move), (after, _) in pairwise(mine):
        pauses[move == "flip"].append(after - before)
    for flipped, usual in ((True, 600 + 400 + 100), (False, 100)):
        assert abs(mean(pauses[flipped]) / usual - 1) < 0.1
        assert 0.5 * usual < min(pauses[flipped]) < 0.9 * usual
        assert 1.1 * usual < max(pauses[flipped]) < 1.5 * usual


@rule("LT-R9")
@pytest.mark.parametrize(("ready", "first"), [([300, 100, 200], 1), ([300, 200, 100], 2), ([10, 20, 30], 0)])
def test_the_simulated_player_whose_moment_comes_first_acts_next(ready: list[int], first: int) -> None:
    state = rospo.start("ligretto_twist", 3, seed=8)._state
    race.on_your_marks(state)
    state.ready[:3] = ready
    assert (race.next_seat(state), state.clock) == (first, min(ready))
    assert state.ready[first] > min(ready)


@rule("LT-R9")
def test_a_simulated_player_waits_out_a_freeze() -> None:
    state = table("you: flipped r, stack g | rival: flipped r, stack y")._state
    race.on_your_marks(state)
    state.ready[:2] = [100, 2000]
    state.frozen_until[YOU] = 700
    assert (race.next_seat(state), state.clock) == (YOU, 700)
