"""A game without a description of its own in OpenSpiel: here each of ours, as if it had none."""

from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pyspiel
import pytest

import rospo
from rospo.adapters.openspiel.state import game_class
from rospo.core.errors import BadOption
from rospo.play import registry
from tests.adapters.openspiel_tables import random_action, retold
from tests.leaks.swaps import dealt, other_deals
from tests.tables import TABLES, Table


@cache
def bare(name: str) -> type[Any]:
    return game_class(replace(registry.game(name), name=f"bare_{name}", openspiel=None))


def loaded(name: str, **parameters: Any) -> Any:
    return bare(name)({"max_moves": 60, **parameters})


def walked(name: str, seed: int, moves: int) -> Any:
    state, rng = loaded(name).new_initial_state(), Random(seed)
    while not state.is_terminal() and (moves > 0 or state.is_chance_node()):
        moves -= not state.is_chance_node()
        state.apply_action(random_action(state, rng))
    return state


@pytest.mark.parametrize("name", rospo.games())
def test_openspiel_plays_it_to_the_end(name: str) -> None:
    for players in registry.game(name).seats:
        pyspiel.random_sim_test(loaded(name, players=players), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("name", rospo.games())
def test_a_seat_never_forgets_what_it_was_told(name: str) -> None:
    state, rng = walked(name, 1, 1), Random(1)
    while not state.is_terminal():
        before = [state.course.memory.told(seat) for seat in range(state.num_players())]
        state.apply_action(random_action(state, rng))
        for seat, told in enumerate(before):
            assert state.course.memory.told(seat)[: len(told)] == told
            assert "\n".join(told) in state.information_state_string(seat)


@pytest.mark.parametrize("table", [table for table in TABLES if registry.game(table.game).race is None], ids=str)
def test_what_a_seat_cannot_know_changes_nothing_for_it_and_something_for_others(table: Table) -> None:
    shown = dealt(table, 7, 3)
    state, others = _followed(shown.table, shown.match), set()
    for seat in range(shown.match.players):
        for match in other_deals(shown, seat, Random(7), most=5):
            other = _followed(shown.table, match)
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            others |= {other.information_state_string(rival) for rival in range(shown.match.players)}
    assert len(others) > shown.match.players


def _followed(table: Table, match: rospo.Match) -> Any:
    options = {name: 0 if value == "each_dealt_twice" else value for name, value in table.options.items()}
    state = loaded(table.game, players=table.players, max_moves=10_000, **options).new_initial_state()
    return retold(match, state)


def test_observations_have_numbers_and_memory_has_words() -> None:
    state = walked("twins", 2, 6)
    kind = state.get_game().get_type()
    assert kind.provides_observation_tensor
    assert not kind.provides_information_state_tensor
    assert len(state.observation_tensor(0)) == 6 + registry.game("twins").observation.size
    clone = state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert len(clone.course.memory.moments) == len(state.course.memory.moments) + 1


def test_it_cannot_be_resampled_and_says_why() -> None:
    with pytest.raises(NotImplementedError, match=r"Twins has no openspiel\.py"):
        walked("twins", 2, 6).resample_from_infostate(0, lambda: 0.5)


def test_its_matches_are_cut_after_some_moves() -> None:
    assert len(walked("istinto", 1, 100).course.moves) == 60
    with pytest.raises(BadOption, match="max_moves must be"):
        loaded("istinto", max_moves=0)
