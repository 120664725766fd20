"""`simulate.run`: whole games, the same for a seed whatever the workers."""

import numpy as np
import pytest

import rospo
from rospo import simulate
from rospo.play import registry
from rospo.simulate.fast import dtype
from tests.kits import ALL_TABLES


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_the_number_of_workers_changes_nothing(game: str, players: int) -> None:
    one = simulate.run(game, players=players, games=2500, seed=3)
    two = simulate.run(game, players=players, games=2500, seed=3, workers=2)
    assert np.array_equal(one.scores, two.scores)
    assert np.array_equal(one.winners, two.winners)
    assert np.array_equal(one.moves, two.moves)


def test_results_have_one_row_per_game() -> None:
    result = simulate.run("twins", players=5, games=70, seed=1, bots=["random"] * 5)
    assert result.scores.shape == result.winners.shape == (70, 5)
    assert result.moves.shape == (70,)
    assert result.winners.any(axis=1).all(), "somebody wins every game"
    assert result.seconds > 0


def test_other_seeds_give_other_games_and_more_games_begin_with_the_same() -> None:
    short = simulate.run("take_that", players=2, games=50, seed=1)
    long = simulate.run("take_that", players=2, games=80, seed=1)
    other = simulate.run("take_that", players=2, games=50, seed=2)
    assert np.array_equal(short.scores, long.scores[:50])
    assert not np.array_equal(short.scores, other.scores)


def test_progress_is_told_up_to_the_last_game() -> None:
    told: list[tuple[int, int]] = []
    simulate.run("istinto", players=3, games=3000, seed=1, workers=2, progress=lambda *facts: told.append(facts))
    assert told == sorted(told)
    assert len(told) > 1
    assert told[-1] == (3000, 3000)


def test_an_error_in_progress_stops_the_run() -> None:
    def stop(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate.run("istinto", players=3, games=1_000_000, seed=1, progress=stop)


def test_options_are_those_of_a_match() -> None:
    short = simulate.run("take_that", players=3, games=200, seed=1, rounds=1)
    long = simulate.run("take_that", players=3, games=200, seed=1, rounds=4)
    assert long.moves.sum() > 3 * short.moves.sum()
    closing = simulate.run("istinto", players=3, games=50, seed=1, revokes="challengeable", until=60)
    assert closing.scores.max(axis=1).min() >= 60


def test_a_game_of_a_run_can_be_started_as_a_match() -> None:
    batch = simulate.Batch("twins", players=4, games=10, seed=9)
    for number in range(10):
        match = rospo.start("twins", players=4, seed=simulate.seed_of(9, number))
        assert batch.states["hands"][number][:4].tolist() == match._state.hands[:4]


@pytest.mark.parametrize(
    ("wrong", "says"),
    [
        ({"game": "whist"}, "no game is called 'whist'"),
        ({"players": 9}, "3 to 6 players"),
        ({"games": 0}, "games must be"),
        ({"games": 1.5}, "games must be"),
        ({"workers": 0}, "workers must be"),
        ({"seed": -1}, "seed must be"),
        ({"bots": ["random"]}, "one per seat"),
        ({"bots": ["random", "random", "genius"]}, "no bot in a simulation is called 'genius'"),
        ({"rounds": 3}, "has no option 'rounds'"),
        ({"until": "61"}, "until must be"),
    ],
)
def test_bad_input_is_refused_in_one_line(wrong: dict[str, object], says: str) -> None:
    good: dict[str, object] = {"game": "istinto", "players": 3, "games": 10, "seed": 1}
    with pytest.raises(rospo.RospoError, match=says):
        simulate.run(**(good | wrong))  # type: ignore[arg-type]


@pytest.mark.parametrize("name", rospo.games())
def test_a_state_is_at_most_one_kib(name: str) -> None:
    assert dtype(registry.game(name).rules.State).itemsize <= 1024
