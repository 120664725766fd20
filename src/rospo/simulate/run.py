"""Many whole games, one after the other, on one core or more."""

import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor, as_completed
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from rospo.core.chance import folded, game_seed
from rospo.core.errors import BadOption, UnknownBot, quoted
from rospo.play import registry
from rospo.play.options import checked_count, checked_options, checked_players, checked_seed, new_state
from rospo.simulate import drivers, levels
from rospo.simulate.fast import as_array, compiled, dtype

Progress = Callable[[int, int], None]

CHUNK = 1024
"""Games a worker plays before it reports. It doesn't affect results: each game has its own seed."""


@dataclass(frozen=True, slots=True)
class Result:
    """The results, one row per game."""

    scores: NDArray[np.int32]  # (games, players)
    winners: NDArray[np.bool_]  # (games, players)
    moves: NDArray[np.int32]  # (games,)
    seconds: float  # without compiling

    def __repr__(self) -> str:
        return f"<Result: {len(self.moves):,} games, {int(self.moves.sum()):,} moves in {self.seconds:.2f} s>"


def template(game: str, players: int, options: dict[str, Any]) -> NDArray[np.void]:
    """A state before its first deal, options set, as an array of one."""
    found = registry.game(game)
    seats = checked_players(found, players)
    checked = checked_options(found, seats, options, besides=("seed",))
    return as_array(new_state(found, seats, checked))


def run(
    game: str,
    players: int,
    games: int,
    *,
    seed: int | None = None,
    bots: Sequence[str] | None = None,
    workers: int = 1,
    progress: Progress | None = None,
    **options: Any,
) -> Result:
    """Play many games to the end. The same seed gives the same results with any number of workers.

    Game number g is the one that `rospo.start(game, players, seed=simulate.seed_of(seed, g))` deals.
    """
    start = template(game, players, options)
    checked_count("games", games)
    checked_count("workers", workers, 1024)
    seated = level_numbers(["random"] * players if bots is None else bots, players)
    base = seed_base(checked_seed(seed))
    scores = np.zeros((games, players), np.int32)
    winners = np.zeros((games, players), np.bool_)
    moves = np.zeros(games, np.int32)
    found = registry.game(game)
    entry = compiled(found).entry(levels.run if seated.any() else drivers.run)

    def play(first: int, last: int) -> int:
        states = np.zeros(4, start.dtype)[1:2]  # its own block, away from other threads' cache lines
        seats = (levels.Bots(np.zeros(4, dtype(found.bot.Memory))[1:2], seated),) if seated.any() else ()
        tally = drivers.Tally(scores[first:last], winners[first:last], moves[first:last])
        entry(start, states, *seats, base, first, tally)
        return last - first

    play(0, 0)  # compile, or load from the cache, before the clock starts
    began = time.perf_counter()
    chunks = [(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]
    with ThreadPoolExecutor(workers) as pool:
        try:
            done = 0
            for future in as_completed([pool.submit(play, *chunk) for chunk in chunks]):
                done += future.result()
                if progress is not None:
                    progress(done, games)
        except BaseException:
            pool.shutdown(cancel_futures=True)
            raise
    return Result(scores, winners, moves, time.perf_counter() - began)


def seed_base(seed: int) -> int:
    """Any seed as the 63 bits that the games' seeds are made from."""
    return folded(seed)


def seed_of(seed: int, game: int) -> int:
    """The seed of game number `game` (from 0) of a simulation, for `rospo.start`."""
    if seed is None:
        raise BadOption("the games of a simulation without a seed can't be found again")
    checked_count("game", game, least=0)
    return int(game_seed(seed_base(checked_seed(seed)), game))


def level_numbers(bots: Sequence[str], seats: int) -> NDArray[np.int64]:
    """The levels of some seats, as numbers."""
    if isinstance(bots, str) or not isinstance(bots, Sequence) or len(bots) != seats:
        raise BadOption(f"bots must be a list of {seats} names, one per seat, not {quoted(bots)}")
    for name in bots:
        if name not in levels.NAMES:
            known = ", ".join(levels.NAMES)
            raise UnknownBot(
                f"no bot in a simulation is called {quoted(name)}: there are {known}; the arena has them all"
            )
    return np.array([levels.NAMES.index(name) for name in bots])
