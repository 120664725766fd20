"""Our games in OpenSpiel: its own test suites, unmodified, and what a `Match` says of the same moves."""

import pickle
import re
import subprocess
import sys
import unittest
from importlib import import_module, reload
from random import Random
from typing import Any

import pyspiel
import pytest
from absl import flags
from open_spiel.python import rl_environment

import rospo
import rospo.adapters.openspiel
from rospo.core.errors import BadOption
from rospo.play import registry
from tests.adapters import playthroughs
from tests.adapters.openspiel_tables import DESCRIBED, SHORT, VARIED, random_action, walk
from tests.kits import KITS

# These make their lists of games when they are imported: ours must be registered by then
api_test = import_module("open_spiel.integration_tests.api_test")
games_sim_test = import_module("open_spiel.python.tests.games_sim_test")
flags.FLAGS(["pytest", "--test_only_games=rospo_.*"])

SIMS = [name for name in dir(games_sim_test.GamesSimTest) if name.startswith("test_") and "rospo_" in name]


def passed(suite: unittest.TestSuite | unittest.TestCase) -> int:
    """Run a suite and return its number of tests. All must pass, and none be skipped."""
    result = unittest.TestResult()
    suite.run(result)
    assert not result.errors + result.failures, "\n".join(text for _, text in result.errors + result.failures)
    assert not result.skipped
    return result.testsRun


# --- OpenSpiel's own suites


@pytest.mark.parametrize("name", SHORT + VARIED)
def test_random_simulations_with_serialization(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", SIMS)
def test_the_simulations_of_games_sim_test(name: str) -> None:
    assert passed(games_sim_test.GamesSimTest(name)) == 1


def test_games_sim_test_has_all_games_with_all_players() -> None:
    found = [f"test_game_sim_rospo_{game}" for game in rospo.games()]
    found += [f"test_multiplayer_game_{n}p_rospo_{game}" for game in rospo.games() for n in registry.game(game).seats]
    assert sorted(SIMS) == sorted(found)


def test_api_test_as_it_is_for_the_games_as_they_load() -> None:
    classes = list(api_test._create_test_case_classes())
    assert sorted(one.game_name for one in classes) == sorted(f"rospo_{game}" for game in rospo.games())
    for one in classes:
        assert passed(unittest.defaultTestLoader.loadTestsFromTestCase(one)) == 5


@pytest.mark.parametrize("name", SHORT + VARIED)
def test_api_test_for_every_table(name: str) -> None:
    """Its test class, built for a game as the suite itself does."""
    one = type("Partial", (api_test.EnforceAPIOnPartialTreeBase,), {"game_name": name, "game": pyspiel.load_game(name)})
    assert passed(unittest.defaultTestLoader.loadTestsFromTestCase(one)) == 5


@pytest.mark.parametrize(("game", "name"), playthroughs.KEPT)
def test_the_playthrough_is_as_recorded(game: str, name: str) -> None:
    assert playthroughs.kept(playthroughs.playthrough(game, name)) == playthroughs.KEPT[game, name].read_text()


@pytest.mark.parametrize("game", KITS)
def test_a_game_with_a_description_has_tables_and_a_playthrough(game: str) -> None:
    assert (registry.game(game).openspiel is not None) == (game in DESCRIBED)
    assert game not in DESCRIBED or DESCRIBED[game].playthroughs


@pytest.mark.parametrize("name", VARIED)
def test_the_environment_for_learners_runs(name: str) -> None:
    environment = rl_environment.Environment(pyspiel.load_game(name))
    step, rng = environment.reset(), Random(8)
    while not step.last():
        player = step.observations["current_player"]
        assert len(step.observations["info_state"][player]) == environment.observation_spec()["info_state"][0]
        step = environment.step([rng.choice(step.observations["legal_actions"][player])])
    assert step.rewards == environment.get_state.returns()


# --- the same as a match


@pytest.mark.parametrize("name", SHORT + VARIED)
def test_a_match_of_the_same_decks_agrees_move_by_move(name: str) -> None:
    for seed in range(3):
        whole = walk(name, seed)
        history = whole.history()
        decks, dealer = _decks(whole.get_game(), history)
        match = _match(whole, decks, dealer)
        state = whole.get_game().new_initial_state()
        for action in history:
            if not state.is_chance_node():
                _compare(state, match)
                at = state.course.s.clock if state.kind.game.race is not None else None
                match.play(state.current_player(), match.move(action), at)
            state.apply_action(action)
        cut = state.course.s.round == state.course.rounds and "horizon" in state.get_game().get_parameters()
        assert state.is_terminal()
        assert match.over or cut
        assert state.returns() == list(match.scores)


def _decks(game: Any, history: list[int]) -> tuple[list[list[str]], int]:
    """The decks of all rounds, by card names, and the first dealer."""
    decks = []
    state = game.new_initial_state()
    for action in history:
        dealing = state.is_chance_node()
        state.apply_action(action)
        if dealing and state.course.deals:
            cards = state.kind.game.moves.CARDS
            index = {state.kind.game.moves.card(card): card for card in reversed(cards)}
            decks.append([index.get(card) or cards[card] for card in state.course.start.deck])
    return decks, state.course.deals[0].dealer


def _match(state: Any, decks: list[list[str]], dealer: int) -> rospo.Match:
    given = state.get_game().get_parameters()
    game = registry.game(state.kind.game.name)
    options = {option.name: given[option.name] for option in game.options}
    if options.get("until") == 0:
        options["until"] = "each_dealt_twice"
    return rospo.start(game.name, given["players"], decks=decks, **options | {"dealer": dealer})


def _compare(state: Any, match: rospo.Match) -> None:
    seat = state.current_player()
    if state.kind.game.race is not None:
        match.advance(state.course.s.clock)
    assert seat in match.due
    assert state.legal_actions() == sorted(move.action for move in match.legal(seat))
    assert [state.action_to_string(seat, a) for a in state.legal_actions()] == [
        str(move) for move in sorted(match.legal(seat), key=lambda move: move.action)
    ]
    assert state.course.deals[-1].scores == match.scores or KITS[match.game].chips is not None
    own = state.kind.game.views.own(state.course.s, seat)
    assert own == match.own(seat)


# --- chance, copies and writing down


@pytest.mark.parametrize("name", VARIED)
def test_a_deserialised_state_goes_on_in_the_same_way(name: str) -> None:
    rng = Random(5)
    for moves in (0, 3, 9, 40, 90):
        state = walk(name, moves, moves)
        copies = [state.clone(), pickle.loads(pickle.dumps(state))]
        copies.append(pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))[1])
        while not state.is_terminal():
            action = random_action(state, rng)
            for one in (state, *copies):
                one.apply_action(action)
            for one in copies:
                assert one.course.s == state.course.s
                assert one.current_player() == state.current_player()
        assert all(one.returns() == state.returns() and str(one) == str(state) for one in copies)


def test_a_clone_is_independent() -> None:
    state = walk(VARIED[0], 1, 20)
    before, clone = str(state), state.clone()
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)


@pytest.mark.parametrize("name", VARIED)
def test_a_deal_is_one_chance_node_and_seven_come_before_the_first(name: str) -> None:
    state = walk(name, 2)
    game, chance = state.get_game(), [item for item in state.full_history() if item.player == pyspiel.PlayerId.CHANCE]
    assert len(chance) == 7 + len(state.course.deals) <= game.max_chance_nodes_in_history()
    assert (
        len({deal.hands for deal in state.course.deals}) == len(state.course.deals) or state.kind.game.race is not None
    )


def test_every_bit_of_chance_changes_the_deal() -> None:
    game = pyspiel.load_game("rospo_istinto")
    hands = set()
    for place in range(8):
        for outcome in range(0, 256, 51):
            state = game.new_initial_state()
            for node in range(8):
                state.apply_action(outcome if node == place else 0)
            hands.add(state.course.deals[0].hands)
    assert len(hands) == 8 * 5 + 1


def test_every_card_is_as_likely_in_a_hand() -> None:
    rng, seen = Random(4), [0] * 61
    game = pyspiel.load_game("rospo_istinto(players=6)")
    for _ in range(300):
        state = game.new_initial_state()
        while state.is_chance_node():
            state.apply_action(rng.randrange(256))
        for card in state.course.deals[0].hand(2):
            seen[card - 1] += 1
    assert seen[60] == pytest.approx(300, abs=60)  # six trumps of 66 cards, eleven in a hand
    assert all(20 <= count <= 82 for count in seen[:60])  # 50 ± 6.5


# --- parameters and bounds


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("rospo_istinto(players=5,until=60)")
    assert game.num_players() == 5
    assert game.get_parameters()["until"] == 60
    assert game.max_utility() == 115
    assert pyspiel.load_game("rospo_twins(players=6)").max_utility() == 72
    for name in rospo.games():
        known = set(pyspiel.load_game(f"rospo_{name}").get_parameters())
        assert known >= {"players", "dealer", *(option.name for option in registry.game(name).options)}


@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("rospo_istinto(players=7)", "3 to 6 players"),
        ("rospo_istinto(until=70)", "until must be"),
        ("rospo_take_that(rounds=0)", "rounds must be"),
        ("rospo_twins(dealer=3)", "dealer must be"),
        ("rospo_istinto(horizon=0)", "horizon must be"),
    ],
)
def test_bad_parameters_are_refused_in_the_library_s_words(name: str, words: str) -> None:
    with pytest.raises(BadOption, match=words):
        pyspiel.load_game(name)


def test_an_endless_match_is_cut_off() -> None:
    state = walk("rospo_istinto(players=3,until=100,horizon=1)", 1)
    assert state.course.s.phase == 0  # the law would deal again
    assert len(state.course.deals) == 1
    assert state.get_game().max_game_length() == 36


def test_importing_twice_is_harmless_and_the_library_does_not_need_it() -> None:
    reload(rospo.adapters.openspiel)
    assert pyspiel.load_game("rospo_twins").num_players() == 3
    code = "import sys, rospo; assert 'pyspiel' not in sys.modules"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_without_openspiel_the_error_says_what_to_install() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import rospo.adapters.openspiel"
    done = subprocess.run([sys.executable, "-c", code], check=False, capture_output=True, text=True)
    assert re.search(r"NotInstalled: .*pip install 'rospo\[openspiel\]'", done.stderr)
