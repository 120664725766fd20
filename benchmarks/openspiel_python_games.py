"""Random play in OpenSpiel: our games beside OpenSpiel's own games written in Python, on one core.

Run as `python benchmarks/openspiel_python_games.py [--seconds N] [--games NAME …]`; it needs `pip install
'rospo[openspiel]'`. The loop is the same for all: `current_player`, `legal_actions`, `apply_action`, chance nodes by
`chance_outcomes`. It is timed as it is, and with `information_state_tensor` (or `observation_tensor`, where a game has
no other: marked *) of the player to move before each move. A move is a player's, not chance's; but the time of chance
and of new games counts. It is the processor's time, not the clock's. Games take turns, a slice at a time, so that all
meet the same moments of the machine; the best slice of each counts.
"""

import argparse
import platform
import time
from collections.abc import Callable
from importlib.metadata import version
from random import Random
from typing import Any

import pyspiel
from open_spiel.python import games as _games  # noqa: F401  # it registers OpenSpiel's own

import rospo.adapters.openspiel  # noqa: F401  # it registers ours

OURS = (
    "rospo_take_that(players=2)",
    "rospo_take_that(players=4)",
    "rospo_twins(players=3,max_hands=10)",
    "rospo_twins(players=6,max_hands=10)",
    "rospo_ligretto_twist(players=2)",
    "rospo_ligretto_twist(players=4)",
    "rospo_istinto(players=3,until=0)",
    "rospo_istinto(players=6,until=0)",
)
THEIRS = (
    "python_tic_tac_toe",
    "python_kuhn_poker",
    "python_liars_poker",
    "python_block_dominoes",
    "python_team_dominoes",
)
SLICES = 5
Look = Callable[[Any], Any]


def play(game: Any, rng: Random, seconds: float, look: Look | None) -> float:
    """Moves per second over whole random games, for at least the given time."""
    moves = 0
    began = time.process_time()
    while time.process_time() - began < seconds:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.current_player() < 0:
                outcomes = state.chance_outcomes()
                state.apply_action(outcomes[int(rng.random() * len(outcomes))][0])  # all of them deal evenly
            else:
                if look is not None:
                    look(state)
                legal = state.legal_actions()
                state.apply_action(legal[int(rng.random() * len(legal))])
                moves += 1
    return moves / (time.process_time() - began)


def looker(game: Any) -> tuple[Look, str]:
    """The tensor read before each move, and its mark."""
    if game.get_type().provides_information_state_tensor:
        return lambda state: state.information_state_tensor(), " "
    return lambda state: state.observation_tensor(), "*"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=1.0, help="a slice")
    parser.add_argument("--games", nargs="*", default=[*OURS, *THEIRS], help="as load_game wants them")
    arguments = parser.parse_args()
    games = {name: pyspiel.load_game(name) for name in arguments.games}
    plain = dict.fromkeys(games, 0.0)
    looking = dict.fromkeys(games, 0.0)
    for number in range(SLICES):
        for name, game in games.items():
            plain[name] = max(plain[name], play(game, Random(number), arguments.seconds, None))
            looking[name] = max(looking[name], play(game, Random(number), arguments.seconds, looker(game)[0]))
    print(f"OpenSpiel {version('open_spiel')}, Python {platform.python_version()}, {platform.machine()}, one core")
    print(f"{'game':42} {'moves/s':>10} {'with tensor':>12}  numbers")
    for name, game in games.items():
        mark = looker(game)[1]
        size = game.information_state_tensor_size() if mark == " " else game.observation_tensor_size()
        print(f"{name:42} {plain[name]:10,.0f} {looking[name]:12,.0f}{mark} {size:7,}")


if __name__ == "__main__":
    main()
