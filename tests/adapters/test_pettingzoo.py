"""PettingZoo: its own suites, unmodified; and that an environment is nothing but a match."""

from functools import partial
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test
from pettingzoo.utils.conversions import parallel_to_aec
from pettingzoo.utils.env import AECEnv

import rospo
from rospo.adapters import pettingzoo
from rospo.adapters.aec import TurnsEnv
from rospo.adapters.pettingzoo import Environments, istinto_v0, ligretto_twist_v0, twins_v0
from rospo.play import registry
from tests.kits import ALL_TABLES, KITS

CYCLES = 150
TURN_BY_TURN = [(game, players) for game, players in ALL_TABLES if registry.game(game).race is None]
AT_ONCE = [
    (game, players)
    for game, players in ALL_TABLES
    if registry.game(game).together or registry.game(game).race is not None
]

# What `api_test` says of every environment with a mask, PettingZoo's own chess too
masked = pytest.mark.filterwarnings(
    "ignore:Observation space for each agent probably should be", "ignore:Observation is not a NumPy array"
)


def environments(game: str) -> Environments:
    found: Environments = getattr(pettingzoo, f"{game}_v0")
    return found


@masked
@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_api(game: str, players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(environments(game).env(players, **KITS[game].short), num_cycles=CYCLES)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_seed(game: str, players: int) -> None:
    seed_test(partial(environments(game).env, players, **KITS[game].short), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "players"), AT_ONCE)
def test_parallel_api(game: str, players: int) -> None:
    parallel_api_test(environments(game).parallel_env(players, **KITS[game].short), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "players"), AT_ONCE)
def test_parallel_seed(game: str, players: int) -> None:
    parallel_seed_test(partial(environments(game).parallel_env, players, **KITS[game].short), num_cycles=CYCLES)


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_render(game: str, players: int) -> None:
    render_test(partial(environments(game).env, players, **KITS[game].short))


def random_action(env: AECEnv[str, Any, int], rng: Random) -> int:
    mask = env.observe(env.agent_selection)["action_mask"]
    return int(rng.choice(np.flatnonzero(mask)))


@pytest.mark.parametrize("options", [{}, {"revokes": "challengeable"}], ids=str)
def test_every_option_is_a_keyword(options: dict[str, Any]) -> None:
    env = istinto_v0.env(3, until=60, dealer=1, **options)
    env.reset(seed=1)
    assert isinstance(env, TurnsEnv)
    assert env.match.options == {"until": 60, "revokes": "prevented", "dealer": 1, **options}


@pytest.mark.parametrize(("game", "players"), TURN_BY_TURN)
def test_turns_are_those_of_a_match(game: str, players: int) -> None:
    env = TurnsEnv(game, players, **KITS[game].short)
    env.reset(seed=11)
    match = rospo.start(game, players, seed=11, **KITS[game].short)
    rng, rewards = Random(1), np.array(match.scores)
    while not match.over:
        seat = env.possible_agents.index(env.agent_selection)
        assert seat in match.to_act
        for other in range(players):
            seen = env.observe(env.possible_agents[other])
            assert seen["observation"].tolist() == match.observe(other)
        assert np.flatnonzero(env.observe(env.agent_selection)["action_mask"]).tolist() == sorted(
            move.action for move in match.legal(seat)
        )
        action = random_action(env, rng)
        match.play(seat, match.move(action))
        env.step(action)
        rewards += [env.rewards[agent] for agent in env.agents]
        assert rewards.tolist() == list(match.scores)
    assert all(env.terminations.values())
    assert str(env.match.record()) == str(match.record())


def test_a_refused_move_raises_and_changes_nothing() -> None:
    env = istinto_v0.env(4)
    env.reset(seed=1)
    before = env.observe("seat_0")["observation"].tolist(), env.agent_selection
    with pytest.raises(rospo.IllegalMove, match=r"has yet to bid \(IS-3\)"):
        env.step(20)
    with pytest.raises(rospo.MalformedMove, match="an action code"):
        env.step(999)
    assert (env.observe("seat_0")["observation"].tolist(), env.agent_selection) == before


def test_a_row_of_matches_follows_from_its_seed() -> None:
    one, two = istinto_v0.env(3), istinto_v0.env(3)
    for env in (one, two):
        env.reset(seed=5)
        env.reset()
    assert np.array_equal(one.observe("seat_0")["observation"], two.observe("seat_0")["observation"])
    two.reset(seed=5)
    assert not np.array_equal(one.observe("seat_0")["observation"], two.observe("seat_0")["observation"])


# --- everybody at once


@pytest.mark.parametrize(("game", "players"), AT_ONCE)
def test_beats_are_those_of_a_match(game: str, players: int) -> None:
    """Whatever is sent, sensible or not, views and legal moves equal those of a match that played the same."""
    env = environments(game).parallel_env(players, **KITS[game].short)
    seen, _ = env.reset(seed=7)
    rng, scores = Random(1), np.array(env.match.scores)
    refusals = 0
    for _ in range(400):
        match = env.match
        for seat, agent in enumerate(env.agents):
            assert seen[agent]["observation"].tolist() == match.observe(seat)
            legal = sorted(move.action for move in match.legal(seat))
            assert np.flatnonzero(seen[agent]["action_mask"][:-1]).tolist() == legal
            assert seen[agent]["action_mask"][-1] == (registry.game(game).race is not None or not legal)
        may = {agent: np.flatnonzero(seen[agent]["action_mask"]).tolist() for agent in env.agents}
        odd = rng.random() < 0.2
        acts = {agent: rng.randrange(-2, env.wait + 3) if odd else rng.choice(may[agent]) for agent in env.agents}
        seen, rewards, over, _, infos = env.step(acts)
        scores += list(rewards.values())
        assert tuple(scores) == env.match.scores
        assert odd or not any(infos.values())
        refusals += sum(map(bool, infos.values()))
        assert all(over.values()) == env.match.over
        if not env.agents:
            seen, _ = env.reset()
            scores = np.array(env.match.scores)
    assert refusals > 10


@pytest.mark.parametrize("players", range(3, 7))
def test_in_a_duel_of_twins_all_pick_together(players: int) -> None:
    env = twins_v0.parallel_env(players, max_hands=2)
    seen, _ = env.reset(seed=3)
    rng, scores = Random(1), np.array(env.match.scores)
    duels = 0
    while env.agents:
        may = {agent: np.flatnonzero(seen[agent]["action_mask"]).tolist() for agent in env.agents}
        assert {agent for agent in env.agents if may[agent] != [env.wait]} == {f"seat_{s}" for s in env.match.due}
        duels += len(env.match.due) > 1
        seen, rewards, over, _, _ = env.step({agent: rng.choice(may[agent]) for agent in env.agents})
        scores += list(rewards.values())
    assert duels > 3
    assert all(over.values())
    assert tuple(scores) == env.match.scores


@pytest.mark.parametrize("players", range(2, 5))
def test_a_race_turn_by_turn_is_what_pettingzoo_makes_of_the_parallel_one(players: int) -> None:
    ours = ligretto_twist_v0.env(players, rounds=2, max_steps=300)
    theirs = parallel_to_aec(ligretto_twist_v0.parallel_env(players, rounds=2, max_steps=300))
    rng = Random(2)
    for env in (ours, theirs):
        env.reset(seed=4)
    for agent in ours.agent_iter():
        assert theirs.agent_selection == agent
        (seen, *told), (same, *as_told) = ours.last(), theirs.last()
        assert told == as_told
        assert all(np.array_equal(seen[name], same[name]) for name in ("observation", "action_mask"))
        over = told[1] or told[2]
        action = None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist())
        ours.step(action)
        theirs.step(action)
    assert not theirs.agents


def test_a_beat_is_settled_by_the_seed() -> None:
    """All four want a pile at the same moment: every order comes up, and a seed always gives the same."""

    def winners(seed: int) -> list[int | None]:
        env = ligretto_twist_v0.parallel_env(4, rounds=1)
        seen, _ = env.reset(seed=seed)
        for _ in range(2):  # all flip, then all lay on the lowest pile possible
            acts = {agent: int(np.flatnonzero(seen[agent]["action_mask"])[0]) for agent in env.agents}
            seen, *_ = env.step(acts)
        return list(env.match.view(None).to_dict()["hand_on"])

    assert [winners(seed) for seed in range(8)] == [winners(seed) for seed in range(8)]
    assert len({str(winners(seed)) for seed in range(8)}) > 1


def test_a_seat_late_for_a_pile_only_loses_the_beat() -> None:
    for seed in range(40):
        env = ligretto_twist_v0.parallel_env(2, rounds=1)
        env.reset(seed=seed)
        env.step({"seat_0": 0, "seat_1": 0})
        held = env.match.view(None).to_dict()["held"]
        if held[0] == held[1]:
            lay = 1 + "rgby".index(held[0])
            _, _, _, _, infos = env.step({"seat_0": lay, "seat_1": lay})
            view = env.match.view(None).to_dict()
            assert sorted(card is None for card in view["held"]) == [False, True]
            assert view["frozen_until"] == [0, 0]
            assert infos == {"seat_0": {}, "seat_1": {}}
            return
    pytest.fail("no two equal cards in 40 deals")


def test_a_lay_that_could_not_succeed_is_a_fumble() -> None:
    env = ligretto_twist_v0.parallel_env(2, rounds=1, beat_ms=100, fumble_ms=250)
    env.reset(seed=1)
    env.step({"seat_0": 0, "seat_1": env.wait})
    wrong = 1 + ("rgby".index(env.match.view(None).to_dict()["held"][0]) + 1) % 4
    seen, *_ = env.step({"seat_0": wrong, "seat_1": env.wait})
    for beats_left in (2, 1, 0):
        assert np.flatnonzero(seen["seat_0"]["action_mask"]).tolist()[:-1] == [] or beats_left == 0
        seen, *_ = env.step({"seat_0": env.wait, "seat_1": env.wait})
    assert env.match.to_act == (0, 1)


def test_a_refused_move_does_nothing_in_its_beat_and_names_the_rule() -> None:
    env = ligretto_twist_v0.parallel_env(2, rounds=1)
    env.reset(seed=1)
    *_, infos = env.step({"seat_0": 9, "seat_1": 0})
    assert infos == {"seat_0": {"refused": "LT-9"}, "seat_1": {}}


def test_a_race_in_which_all_wait_is_cut_off() -> None:
    env = ligretto_twist_v0.parallel_env(2, max_steps=3)
    env.reset(seed=1)
    for step in range(3):
        _, _, over, cut, _ = env.step(dict.fromkeys(env.agents, env.wait))
        assert not any(over.values())
        assert all(cut.values()) == (step == 2)
    assert env.agents == []


# --- refusals


def test_bad_names_and_options_are_explained() -> None:
    assert set(dir(pettingzoo)) >= {f"{game}_v0" for game in rospo.games()}
    with pytest.raises(AttributeError, match=f"there are {rospo.games()[0]}_v0"):
        _ = pettingzoo.chess_v6
    with pytest.raises(AttributeError, match="turn by turn"):
        istinto_v0.parallel_env()
    with pytest.raises(rospo.BadOption, match="render_mode must be one of human, ansi, rgb_array, not 'svg'"):
        istinto_v0.env(render_mode="svg")
    with pytest.raises(rospo.BadOption, match="until"):
        istinto_v0.env(until=7)
    with pytest.raises(rospo.BadOption, match="rounds"):
        ligretto_twist_v0.parallel_env(rounds=0)
