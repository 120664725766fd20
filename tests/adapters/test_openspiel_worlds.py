"""Resampling: other matches that a seat can't tell from its own; and OpenSpiel's searches, which need them."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from rospo.adapters.openspiel import RospoState
from rospo.play import registry
from tests.adapters.openspiel_tables import SHORT, VARIED, followed, random_action, walk
from tests.leaks.swaps import dealt, other_deals
from tests.tables import TABLES, Table


def played_on(state: Any, rng: Random) -> Any:
    while not state.is_terminal():
        state.apply_action(random_action(state, rng))
    return state


@pytest.mark.parametrize("name", SHORT + VARIED)
def test_a_resampled_state_is_the_same_to_its_player_and_plays_on(name: str) -> None:
    """As OpenSpiel's ResampleInfostateTest in C++ has it, and more."""
    rng, state = Random(2), walk(name, 2, 8)
    while not state.is_terminal():
        if not state.is_chance_node() and rng.random() < 0.08:
            for seat in range(state.num_players()):
                other = state.resample_from_infostate(seat, rng.random)
                assert other.information_state_string(seat) == state.information_state_string(seat)
                assert other.information_state_tensor(seat) == state.information_state_tensor(seat)
                assert other.observation_tensor(seat) == state.observation_tensor(seat)
                assert other.current_player() == state.current_player()
                assert _players(other) == _players(state)
                assert sorted(other.course.start.deck) == sorted(state.course.start.deck)
                _could_have_been_played(other)
            assert played_on(other, rng).is_terminal()
        state.apply_action(random_action(state, rng))


def _players(state: Any) -> list[int]:
    return [item.player for item in state.full_history()]


def _could_have_been_played(state: RospoState) -> None:
    """Every move of this round was legal in the resampled world when it was made."""
    course, rules = state.course, state.kind.game.rules
    s, at = course.start.copy(), course.deals[-1].at
    rules.deal(s)
    for seat, action, note in zip(course.seats[at:], course.moves[at:], course.notes[at:], strict=True):
        if state.kind.description.public_notes:
            s.clock = note >> 3
        assert rules.refusal(s, seat, action) == 0
        rules.apply(s, seat, action)
    assert state.kind.game.views.reveal(s) | {"clock": 0} == state.kind.game.views.reveal(course.s) | {"clock": 0}


@pytest.mark.parametrize("table", [table for table in TABLES if registry.game(table.game).race is None], ids=str)
@pytest.mark.parametrize("moves", [0, 9, 30])
def test_only_what_the_player_knows_decides_the_draw(table: Table, moves: int) -> None:
    """From two matches that the player can't tell apart, the same luck draws the same match."""
    deal = dealt(table, 5, moves)
    state = followed(deal.table, deal.match)
    for seat in range(0 if state.is_terminal() else deal.match.players):
        drawn = state.resample_from_infostate(seat, lambda: 0.25)
        for match in other_deals(deal, seat, Random(1), most=2):
            again = followed(deal.table, match).resample_from_infostate(seat, lambda: 0.25)
            assert str(again) == str(drawn)
            assert again.history() == drawn.history()
            assert again.course.deals == drawn.course.deals
            assert again.course.notes == drawn.course.notes


def test_resampled_worlds_differ_and_cover_all_cards() -> None:
    state, rng = walk("rospo_twins(players=3)", 1, 8), Random(1)
    hands = [state.resample_from_infostate(0, rng.random).course.s.hands[1] for _ in range(200)]
    unseen = (1 << 60) - 1 - state.course.s.hands[0]
    assert len(set(hands)) == 200
    assert all(hand & ~unseen == 0 for hand in hands)
    assert np.bitwise_or.reduce(hands) == unseen


def test_others_hands_in_past_rounds_are_left_out() -> None:
    rng, state = Random(9), walk("rospo_take_that(players=3,rounds=2,pro=True)", 9, 8)
    while len(state.course.deals) < 2:
        state.apply_action(random_action(state, rng))
    other = state.resample_from_infostate(1, rng.random)
    past = other.course.deals[0]
    assert [bool(past.hand(seat)) for seat in range(3)] == [False, True, False]
    notes = zip(other.course.seats, other.course.notes[: other.course.deals[1].at], strict=False)
    assert {seat for seat, note in notes if note} == {1}


def test_a_resampled_state_survives_being_written_down_and_resampled() -> None:
    rng = Random(3)
    for name in VARIED:
        state = walk(name, 8, 30)
        seat = state.current_player()
        other = state.resample_from_infostate(seat, rng.random)
        again = other.get_game().deserialize_state(other.serialize())
        assert str(again) == str(other)
        third = other.resample_from_infostate(seat, rng.random)
        assert third.information_state_string(seat) == state.information_state_string(seat)


def test_at_a_chance_node_only_the_deals_to_come_change() -> None:
    rng, state = Random(4), walk("rospo_istinto(players=3)", 4, 8)
    while not state.is_chance_node():
        state.apply_action(random_action(state, rng))
    other = state.resample_from_infostate(0, rng.random)
    assert other.is_chance_node()
    assert other.information_state_string(0) == state.information_state_string(0)
    state.apply_action(7)
    other.apply_action(7)
    assert state.course.deals[-1].hands != other.course.deals[-1].hands


# --- OpenSpiel's searches


@pytest.mark.parametrize("name", SHORT)
def test_openspiels_search_plays(name: str) -> None:
    """A few of its moves, in the midst of random ones, up to the end."""
    game, rng = pyspiel.load_game(name), Random(6)
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, evaluator, uct_c=20.0, max_simulations=6, random_state=np.random.RandomState(2))
    state, choices, asked = game.new_initial_state(), 0, 0
    while not state.is_terminal():
        choice = not state.is_chance_node() and len(state.legal_actions()) > 1
        choices += choice
        if choice and asked < 4 and rng.random() < 0.2:
            action = bot.step(state)
            assert action in state.legal_actions()
            state.apply_action(action)
            asked += 1
        else:
            state.apply_action(random_action(state, rng))
    assert asked > 0 or choices == 0  # in a race of two there is one pile for each colour


def test_openspiels_cpp_search_cannot_resample_python_games() -> None:
    """If this fails, OpenSpiel passes resampling on to Python: update the adapter, and let that search play."""
    state = walk("rospo_istinto(players=3,horizon=1)", 1, 12)
    bot = pyspiel.ISMCTSBot(1, pyspiel.RandomRolloutEvaluator(1, 1), 2.0, 4)
    with pytest.raises(pyspiel.SpielError, match="ResampleFromInfostate"):
        bot.get_policy(state)
