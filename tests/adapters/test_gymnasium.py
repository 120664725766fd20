"""Gymnasium: its own checker, unmodified; one seat among bots, and thousands."""

from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

import rospo
from rospo import simulate
from rospo.adapters.gymnasium import SeatEnv
from rospo.adapters.gymnasium_vector import SeatsEnv
from rospo.play import registry
from tests.kits import ALL_TABLES, KITS


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_the_environment_passes_gymnasiums_checker(game: str, players: int) -> None:
    for mode in ("ansi", "rgb_array"):
        env = gymnasium.make(f"rospo/{game}-v0", players=players, bots="novice", render_mode=mode, **KITS[game].short)
        check_env(env.unwrapped)


def play(env: SeatEnv, seed: int) -> tuple[float, int]:
    """A match of random choices: its rewards and its number of steps."""
    rng = Random(seed)
    seen, info = env.reset(seed=seed)
    total, steps, over = 0.0, 0, False
    while not over:
        assert np.array_equal(seen["action_mask"], info["action_mask"])
        assert seen in env.observation_space
        assert seen["observation"].tolist() == env.match.observe(env.seat)
        seen, reward, over, cut, info = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        assert not cut
        total += reward
        steps += 1
    return total, steps


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_rewards_add_up_to_the_score(game: str, players: int) -> None:
    env = SeatEnv(game, players, bots="random", seat=players - 1, **KITS[game].short)
    start = rospo.start(game, players, **KITS[game].short).scores[-1]
    total, steps = play(env, 4)
    assert env.match.over
    assert start + total == env.match.scores[-1]
    assert steps <= env.match.moves


def test_the_first_match_of_a_seed_is_that_of_a_start() -> None:
    env = SeatEnv("istinto", 4, seat=2)
    env.reset(seed=9)
    match = rospo.start("istinto", 4, seed=9)
    assert env.match.view(2).to_dict()["hand"] == match.view(2).to_dict()["hand"]


class Lowest:
    """Always its first legal move."""

    def choose(self, view: rospo.View, legal: list[rospo.Move], rng: Random) -> rospo.Move:
        return legal[0]


def test_bots_sit_clockwise_from_the_learners_left() -> None:
    env = SeatEnv("istinto", 3, bots=[Lowest(), "random"], seat=1, dealer=1)
    env.reset(seed=1)
    bids = env.match.view(1).to_dict()["bids"]
    env.step(5)
    assert bids == [None, None, None], "the dealer bids first"
    assert env.match.view(1).to_dict()["bids"][2] == 0, "seat 2 is the learner's left"


def test_the_learner_moves_from_seat_to_seat() -> None:
    env = SeatEnv("twins", 3, max_hands=1)
    seats = [env.seat for _ in range(5) if env.reset()]
    assert sorted(seats[:3]) == [0, 1, 2]
    assert seats[0] == seats[3]


def test_a_refused_move_changes_nothing_and_names_the_rule() -> None:
    env = SeatEnv("istinto", 3, seat=0, dealer=0)
    seen, _ = env.reset(seed=1)
    again, reward, over, _, info = env.step(30)
    assert info["refused"] == "IS-3"
    assert (reward, over) == (0, False)
    assert np.array_equal(seen["observation"], again["observation"])
    assert env.match.moves == 0


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: SeatEnv("istinto", 7), "players"),
        (lambda: SeatEnv("istinto", 3, seat=3), "seat must be"),
        (lambda: SeatEnv("istinto", 3, bots=["club"]), "2: one for each of the other seats"),
        (lambda: SeatEnv("istinto", 3, bots="champion"), "champion"),
        (lambda: SeatEnv("istinto", 3, until=1), "until"),
        (lambda: SeatsEnv("istinto", 4, bots="expert"), "random, novice, club"),
        (lambda: SeatsEnv("istinto", 4, render_mode="ansi"), "single environment"),
    ],
)
def test_bad_options_are_refused_at_once(make: Callable[[], Any], says: str) -> None:
    with pytest.raises(rospo.RospoError, match=says):
        make()


# --- thousands


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_a_vector_fits_its_spaces_and_restarts_at_the_next_step(game: str, players: int) -> None:
    many = gymnasium.make_vec(f"rospo/{game}-v0", num_envs=8, players=players, bots="novice", **KITS[game].short)
    assert isinstance(many.unwrapped, SeatsEnv)
    assert many.metadata["autoreset_mode"] is AutoresetMode.NEXT_STEP
    rng = np.random.default_rng(1)
    seen, _ = many.reset(seed=1)
    was_over, restarts = np.zeros(8, bool), 0
    for _ in range(1500 if registry.game(game).race is not None else 300):
        assert not was_over.any() or not seen["action_mask"][was_over].any()
        chosen = np.argmax(seen["action_mask"] * (1 - rng.random(seen["action_mask"].shape)), axis=1)
        seen, rewards, over, cut, _ = many.step(chosen)
        assert not cut.any()
        assert not over[was_over].any(), "a match that has just begun"
        assert (rewards[was_over] == 0).all()
        assert seen["action_mask"][was_over].any(axis=1).all()
        restarts += int(was_over.sum())
        was_over = over
    assert seen in many.observation_space
    assert restarts > 0


def test_a_seed_repeats_a_run() -> None:
    def run(env: SeatsEnv) -> list[Any]:
        seen, _ = env.reset(seed=3)
        out = [seen["observation"].copy()]
        for _ in range(20):
            seen, *_ = env.step(seen["action_mask"].argmax(axis=1))
            out.append(seen["observation"].copy())
        return out

    kept = [run(SeatsEnv("istinto", 16, copy=copy)) for copy in (True, False)]
    assert all(np.array_equal(one, two) for one, two in zip(*kept, strict=True))


def test_without_copies_the_same_arrays_are_reused() -> None:
    env = SeatsEnv("twins", 4, copy=False)
    seen, _ = env.reset(seed=1)
    again, *_ = env.step(seen["action_mask"].argmax(axis=1))
    assert again["observation"] is seen["observation"]


def test_solo_plays_as_simulated_bots_do() -> None:
    """A learner that plays at random among random bots wins as often as they do."""
    solo = simulate.Solo("istinto", 4, 400, bots="random", seed=2, until=60)
    while not solo.over.all():
        solo.step(solo.sample())
    own = solo.own_scores
    others = (solo.scores.sum(axis=1) - own) / 3
    assert sorted(set(solo.seats.tolist())) == [0, 1, 2, 3]
    assert abs((own - others).mean()) < 4 * (own - others).std() / 20


def test_solo_has_the_bots_at_the_learners_left() -> None:
    scores = np.zeros(3)
    solo = simulate.Solo("istinto", 4, 600, bots=["club", "random", "random"], seed=2)
    while not solo.over.all():
        solo.step(solo.sample())
    for k in range(3):
        scores[k] = solo.scores[np.arange(600), (solo.seats + 1 + k) % 4].mean()
    assert scores[0] > 2 * scores[1:].max()
