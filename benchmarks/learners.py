"""How fast learners can play: PettingZoo's loop beside its own card games, and a batch beside OpenSpiel's Python API.

Run as `python benchmarks/learners.py [--seconds N]`, on one core; PettingZoo's card games need `pip install rlcard
pygame`. Every loop plays random legal moves and looks before each: an observation and what is legal. Best of three, all
in turn, so that no side has the machine's better moments alone.
"""

import argparse
import os
import platform
import random
import time
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from typing import Any

import numpy as np
import pyspiel

import rospo
from rospo import simulate
from rospo.adapters import pettingzoo
from rospo.play import registry

GAMES = 4096
TABLES = {game: registry.game(game).seats[(len(registry.game(game).seats) - 1) // 2] for game in rospo.games()}
"""With a middling number of players."""
THEIRS = ("leduc_holdem_v4", "texas_holdem_v4", "texas_holdem_no_limit_v6")
SPIEL = ("oh_hell", "spades", "hearts")

Loop = Callable[[float], float]
"""Plays for the given number of seconds; returns moves per second."""


def timed(play: Callable[[], int], seconds: float) -> float:
    moves, began = 0, time.perf_counter()
    while (past := time.perf_counter() - began) < seconds:
        moves += play()
    return moves / past


def aec(env: Any) -> Loop:
    """PettingZoo's loop as its documentation has it; actions by the space's own sampling cost more than most games."""
    rng = random.Random(1)
    env.reset(seed=1)

    def play() -> int:
        env.reset()
        moves = 0
        for _ in env.agent_iter():
            seen, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
            else:
                env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
                moves += 1
        return moves

    return lambda seconds: timed(play, seconds)


def batch(game: str, players: int, dtype: Any) -> Loop:
    """All games at once: observations and masks into arrays, random choices, a step, new games for those over."""
    live = simulate.Batch(game, players, GAMES, seed=1)
    seen, masks = np.zeros((GAMES, live.layout.size), dtype), np.zeros(live.mask.shape, np.bool_)
    actions = np.zeros(GAMES, np.int64)

    def play() -> int:
        live.look(seen, masks)
        live.step(live.sample(actions))
        live.reset(live.over)
        return GAMES

    return lambda seconds: timed(play, seconds)


def open_spiel(name: str) -> Loop:
    """A card game of OpenSpiel's, in C++, through its Python API: a tensor and the legal actions at each move."""
    game, rng = pyspiel.load_game(name), random.Random(1)
    knows = game.get_type().provides_information_state_tensor

    def play() -> int:
        state, moves = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(rng.choice(state.chance_outcomes())[0])
                continue
            seat = state.current_player()
            np.asarray(state.information_state_tensor(seat) if knows else state.observation_tensor(seat))
            state.apply_action(rng.choice(state.legal_actions()))
            moves += 1
        return moves

    return lambda seconds: timed(play, seconds)


def loops() -> dict[str, Loop]:
    found = {f"PettingZoo AEC   rospo {game}_v0": aec(aec_of(game)) for game in TABLES}
    for name in THEIRS:
        module = import_module(f"pettingzoo.classic.{name}")
        found[f"PettingZoo AEC   its {name}"] = aec(module.env())
    for game, players in TABLES.items():
        for dtype in (np.int8, np.int32, np.float32):
            found[f"Batch of {GAMES:,}   rospo {game}, {np.dtype(dtype)}"] = batch(game, players, dtype)
    for name in SPIEL:
        found[f"OpenSpiel API    its {name}, tensor"] = open_spiel(name)
    return found


def aec_of(game: str) -> Any:
    return getattr(pettingzoo, f"{game}_v0").env(TABLES[game])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=2.0, help="of each loop, three times")
    seconds = parser.parse_args().seconds
    os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    versions = ", ".join(f"{name} {version(name)}" for name in ("pettingzoo", "open_spiel", "numpy", "numba"))
    print(f"$ python benchmarks/learners.py --seconds {seconds:g}")
    print(f"rospo {rospo.__version__}, Python {platform.python_version()}, {versions}; one core, best of three")
    all_loops = loops()
    for loop in all_loops.values():
        loop(0.01)  # compile, warm up
    best = dict.fromkeys(all_loops, 0.0)
    for _ in range(3):
        for name, loop in all_loops.items():
            best[name] = max(best[name], loop(seconds))
    for name, speed in best.items():
        print(f"  {name:<52} {speed:>12,.0f} moves/s")


if __name__ == "__main__":
    main()
