"""A seat's view in OpenSpiel: everything of its own, nothing of the others', and never less than before."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from hypothesis import given, settings
from open_spiel.python.observation import make_observation

from rospo.play import registry
from tests.adapters.openspiel_tables import SHORT, VARIED, followed, random_action, walk
from tests.leaks.swaps import dealt, other_deals, worlds
from tests.tables import TABLES, Table, played, points

RECALL = pyspiel.IIGObservationType(perfect_recall=True)
PUBLIC = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.NONE)
PRIVATE = pyspiel.IIGObservationType(False, False, pyspiel.PrivateInfoType.SINGLE_PLAYER)


def seen(state: Any, seat: int) -> tuple[Any, ...]:
    """Everything that a seat can ask for."""
    return (
        state.information_state_string(seat),
        state.information_state_tensor(seat),
        state.observation_string(seat),
        state.observation_tensor(seat),
    )


# --- no secret is seen


@pytest.mark.parametrize("table", TABLES, ids=str)
@settings(max_examples=2, deadline=None)
@given(point=points)
def test_what_a_seat_cannot_know_changes_nothing(table: Table, point: tuple[int, int]) -> None:
    match, rng = played(table, *point), Random(point[0])
    state = followed(table, match)
    for seat in range(match.players):
        state.course.s = match._state
        before = seen(state, seat)
        for kind, world in worlds(match, seat, rng, most=2):
            state.course.s = world._state
            assert seen(state, seat) == before, f"seat {seat} can see a change of {kind}"


@pytest.mark.parametrize("table", TABLES, ids=str)
@pytest.mark.parametrize("moves", [3, 25, None])
def test_what_a_seat_cannot_know_changes_nothing_in_its_memory(table: Table, moves: int | None) -> None:
    """Other decks, the same moves: the memory of the round, too, is made in the other world."""
    rng, found = Random(7), 0
    deal = dealt(table, 7, moves)
    state = followed(deal.table, deal.match)
    for seat in range(deal.match.players):
        for match in other_deals(deal, seat, rng, most=5):
            assert seen(followed(deal.table, match), seat) == seen(state, seat)
            found += 1
    assert found or moves is None


@pytest.mark.parametrize("table", [table for table in TABLES if registry.game(table.game).race is None], ids=str)
def test_a_seat_sees_its_own_cards(table: Table) -> None:
    deal = dealt(table, 3, 2)
    state, rng = followed(deal.table, deal.match), Random(1)
    others = [followed(deal.table, match) for match in other_deals(deal, 0, rng, most=8)]
    for part in range(4):
        rivals = range(1, table.players)
        assert any(seen(state, seat)[part] != seen(other, seat)[part] for other in others for seat in rivals)


# --- perfect recall


@pytest.mark.parametrize("name", SHORT + VARIED)
def test_an_information_state_holds_every_deal_and_move_of_one_s_own(name: str) -> None:
    state = walk(name, 11)
    course, kind = state.course, state.kind
    for seat in range(state.num_players()):
        sight = state.get_game().make_py_observer(RECALL)
        sight.set_from(state, seat)
        rows = sight.dict["moves"][: len(course.moves)]
        own = np.frombuffer(course.seats, np.int8) == seat
        if kind.game.name == "ligretto_twist":
            assert (rows[own, 0] <= 14).all()
            assert (rows[~own, 0] > 14).all()
            assert (rows[:, 1] == np.array(course.notes) >> 3).all()
        else:
            assert rows[own, 0].tolist() == [item.action + 1 for item in state.full_history() if item.player == seat]
        for row, deal in zip(sight.dict["deals"], course.deals, strict=False):
            assert row[1 + len(deal.scores) :].tolist() == list(deal.hand(seat))
            assert row[1] == deal.scores[seat]


@pytest.mark.parametrize("name", VARIED)
def test_an_information_state_never_forgets(name: str) -> None:
    """What is in the tensor stays; but a pick that wasn't shown becomes one that was, and the table moves on."""
    rng, state = Random(3), walk(name, 3, 8)
    sight = state.get_game().make_py_observer(RECALL)
    while not state.is_terminal():
        made, dealt_before = (
            len(state.course.moves) - state.kind.description.unshown(state.course.s),
            len(state.course.deals),
        )
        before = []
        for seat in range(state.num_players()):
            sight.set_from(state, seat)
            before.append((sight.dict["moves"][:made].copy(), sight.dict["deals"][:dealt_before].copy()))
        state.apply_action(random_action(state, rng))
        for seat, (moves, deals) in enumerate(before):
            sight.set_from(state, seat)
            assert (sight.dict["moves"][:made] == moves).all()
            assert (sight.dict["deals"][:dealt_before] == deals).all()


@pytest.mark.parametrize("name", ["rospo_twins(players=3,max_hands=1)", "rospo_istinto(players=3,horizon=1)"])
def test_strings_and_tensors_tell_the_same_states_apart(name: str) -> None:
    """Histories that differ only in others' secrets, or not at all, fall into one class by both."""
    classes: dict[str, set[tuple[float, ...]]] = {}
    game = pyspiel.load_game(name)
    for seed in range(6):
        for play in range(4):
            state = game.new_initial_state()
            chance, rng = Random(seed), Random(play)
            while not state.is_terminal():
                dealing = state.is_chance_node()
                state.apply_action((chance if dealing else rng).choice(state.legal_actions()))
                if not state.is_chance_node():
                    for seat in range(3):
                        key = state.information_state_string(seat)
                        classes.setdefault(key, set()).add(tuple(state.information_state_tensor(seat)))
    assert all(len(tensors) == 1 for tensors in classes.values())
    assert len({tensor for tensors in classes.values() for tensor in tensors}) == len(classes)


# --- the observer


@pytest.mark.parametrize("name", VARIED)
def test_an_observation_is_the_game_s_own(name: str) -> None:
    state = walk(name, 4, 30)
    observation = make_observation(state.get_game())
    game = registry.game(state.kind.game.name)
    for seat in range(state.num_players()):
        observation.set_from(state, seat)
        numbers = [0] * game.observation.size
        game.compiled["observe"](state.course.s, seat, numbers)
        assert observation.dict["observation"].tolist() == numbers
        assert observation.tensor.tolist() == state.observation_tensor(seat)
        assert np.flatnonzero(observation.dict["player"]).tolist() == [seat]
        assert np.flatnonzero(observation.dict["turn"]).tolist() == [state.current_player()]


@pytest.mark.parametrize("name", VARIED)
def test_the_public_and_the_private_part_make_the_whole(name: str) -> None:
    state = walk(name, 4, 30)
    whole, public, private = (make_observation(state.get_game(), what) for what in (None, PUBLIC, PRIVATE))
    for seat in range(state.num_players()):
        for part in (whole, public, private):
            part.set_from(state, seat)
        both = public.dict["observation"] + private.dict["observation"]
        assert (both == whole.dict["observation"]).all()
        lines = public.string_from(state, seat).splitlines()[1:] + private.string_from(state, seat).splitlines()[1:]
        assert whole.string_from(state, seat).splitlines()[1:] == lines
    strings = {public.string_from(state, seat).split("\n", 1)[1] for seat in range(state.num_players())}
    assert len(strings) == 1


def test_the_tensors_of_openspiel_and_of_the_quick_way_are_the_same() -> None:
    for name in VARIED:
        state = walk(name, 6, 40)
        for seat in range(state.num_players()):
            assert state.information_state_tensor(seat) == pyspiel.State.information_state_tensor(state, seat)
            assert state.observation_tensor(seat) == pyspiel.State.observation_tensor(state, seat)
            assert state.legal_actions(seat) == pyspiel.State.legal_actions(state, seat)
        assert state.legal_actions() == pyspiel.State.legal_actions(state)
        assert state.information_state_tensor() == pyspiel.State.information_state_tensor(state)
        assert state.observation_tensor() == pyspiel.State.observation_tensor(state)


def test_nobody_observes_all_hands() -> None:
    game = pyspiel.load_game("rospo_istinto")
    everything = pyspiel.IIGObservationType(True, False, pyspiel.PrivateInfoType.ALL_PLAYERS)
    assert game.make_py_observer(everything) is None
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"colour": 1})
