"""How fast the search plays: whole rounds of Istinto a second on one core, in the search's own inner loop.

    python benchmarks/search_speed.py

A round is played from the first bid on: 47 more moves with four players. Once everybody plays at random, once by the
policy that the expert's search uses. Worlds are drawn, candidates tried and rounds scored as in a real search.
"""

import time
from dataclasses import replace
from types import FunctionType, ModuleType
from typing import Any

import numpy as np

import rospo
from rospo.bots.habit import recalled
from rospo.games.istinto import GAME, bot
from rospo.games.istinto.bot import choose
from rospo.search import worlds
from rospo.search.search import Search
from rospo.simulate.fast import as_array

SECONDS = 3.0
WORLDS = 64


def at_random(s: Any, m: Any, seat: int, x: int) -> tuple[int, int]:
    """Instead of the playout policy."""
    return choose(s, seat, x)


def random_game() -> Any:
    """Istinto as it is, but for the policy; under a name of its own, which keeps its compiled code apart."""
    mind: Any = ModuleType("rospo.random_mind")
    vars(mind).update({name: value for name, value in vars(bot).items() if not name.startswith("__")})
    for name, function in (("playout", at_random), ("leaves", never)):
        own: Any = FunctionType(
            function.__code__, {"choose": choose}, function.__name__
        )  # to compile no more than this
        own.__module__ = mind.__name__
        setattr(mind, name, own)
    return replace(GAME, name="istinto_random", bot=mind)


def never(s: Any, m: Any) -> int:
    """Every round is played to its last card, none is solved."""
    return 1 << 40


def playouts_a_second(game: Any) -> float:
    """Rounds per second played by a search for the first bid."""
    search: Any = Search(game)
    match = rospo.start("istinto", players=4, seed=1)
    seat = match.due[0]
    state, memory = recalled(GAME, match.view(seat))
    desk = search._desk()
    desk.states[worlds.ROOT] = as_array(state)[0]
    desk.minds[worlds.ROOT] = as_array(memory)[0]
    codes = np.arange(12)
    values = np.zeros((WORLDS, len(codes)))
    done = 0
    began = time.perf_counter()
    while (seconds := time.perf_counter() - began) < SECONDS:
        search._think(desk, seat, codes, worlds.Draws(1, done, WORLDS, game.bot.TRIES), values)
        done += WORLDS
    return done * len(codes) / seconds


def main() -> None:
    print("Whole rounds of Istinto, 4 players, in the search's inner loop, one core")
    for name, game in (("random policy", random_game()), ("the search's policy", GAME)):
        print(f"  {name:20} {playouts_a_second(game):10,.0f} playouts/s")


if __name__ == "__main__":
    main()
