"""The search: exact near the end of a round, on time, repeatable, and right in easy positions."""

import time
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any

import numpy as np
import pytest

import rospo
from rospo import Match
from rospo.bots.habit import recalled
from rospo.core.errors import BadOption
from rospo.play import registry
from rospo.search import worlds
from rospo.search.budget import FIRST, Budget, Purse
from rospo.search.search import FEWEST, Found
from rospo.simulate.fast import as_array, compiled, dtype
from tests.kit import FEW_WAYS, Ending
from tests.kits import KITS
from tests.search.searching import brute_force, late_in_a_round, options, searched

each_game = pytest.mark.parametrize("game", rospo.games())
SOLVED = [game for game, kit in KITS.items() if kit.endings is not None]
each_solved = pytest.mark.parametrize("game", SOLVED)
BY_VALUE = [game for game in KITS if not registry.game(game).bot.MIXES]
"""Games in which the best candidate is played, not a mixture."""


# --- the end of a round, exactly


def solved(ending: Ending) -> list[float]:
    """The same by the compiled solver."""
    game, s, m = ending
    states = np.zeros(worlds.PLACES, dtype(game.rules.State))
    minds = np.zeros(worlds.PLACES, dtype(game.bot.Memory))
    for place in (worlds.ROOT, worlds.LINE):
        states[place] = as_array(s)[0]
        minds[place] = as_array(m)[0]
    tree = np.zeros((worlds.DEPTH + 1, 3), np.int64)
    worth = np.zeros((worlds.DEPTH + 1, 8))
    compiled(game).entry(worlds.solve)(worlds.Desk(states, minds, tree, worth, worth.copy()))
    found: list[float] = worth[0, : s.players].tolist()
    return found


@each_solved
def test_the_end_of_a_round_is_solved_as_if_by_brute_force(game: str) -> None:
    most = 0
    endings = KITS[game].endings
    assert endings is not None
    for ending in endings():
        worth, ways = brute_force(ending)
        assert solved(ending) == pytest.approx(worth, abs=1e-9)
        assert 1 <= ways <= ending.game.bot.leaves(ending.state, ending.memory), "it is an upper bound"
        most = max(most, ways)
    assert most > 100


@each_solved
def test_the_bound_holds_for_what_a_seat_knows_too(game: str) -> None:
    checked = 0
    for match, bound in late_in_a_round(game, 1, FEW_WAYS):
        state, own = recalled(match._game, match.view(match.due[0]))
        assert match._game.bot.leaves(state, own) >= bound
        checked += 1
    assert checked > 10


# --- budgets


def opening(game: str) -> tuple[Match, int]:
    """An early position with a real choice, and the seat that has it."""
    found = KITS[game].opening
    if found is not None:
        return found()
    match = rospo.start(game, min(4, registry.game(game).seats[-1]), seed=1)
    return match, match.due[0]


def cost(match: Match, seat: int) -> int:
    """Playouts per world: one per candidate; where picks are mixed, one per style too."""
    return len(options(match, seat)) + match._game.bot.mixes(match._state)


def used(match: Match, seat: int, found: Found) -> int:
    """Number of playouts of a search."""
    if found.mixed:
        return found.candidates[0].worlds * cost(match, seat)
    return sum(candidate.worlds for candidate in found.candidates)


SLACK = 150
"""Allowance for a busy machine, in milliseconds."""


@each_game
def test_no_more_playouts_are_used_than_allowed(game: str) -> None:
    match, seat = opening(game)
    world = cost(match, seat)
    for playouts in (1, 10, 100, 1000, 4000):
        found = searched(match, seat, Budget(playouts))
        took = used(match, seat, found)
        assert took <= playouts or took == world  # one world is tried in any case
        assert found.playouts == took
        assert took > playouts - world or found.candidates[0].share > 0.9


@each_game
def test_the_search_ends_in_time(game: str) -> None:
    match, seat = opening(game)
    searched(match, seat, Budget(FEWEST))  # compiled, and warm
    for ms in (1, 20, 60):
        began = time.perf_counter()
        found = searched(match, seat, Budget(ms=ms))
        assert (time.perf_counter() - began) * 1000 < ms + SLACK
        assert found.candidates


@each_game
def test_with_more_time_more_worlds_are_tried(game: str) -> None:
    match, seat = opening(game)
    few, many = (searched(match, seat, Budget(ms=ms)) for ms in (2, 60))
    assert used(match, seat, few) < used(match, seat, many) or few.candidates[0].share > 0.9


@pytest.mark.xdist_group("istinto")
def test_time_is_used_in_the_end_game_too() -> None:
    """Where many ways are solved exactly a world costs more; a budget in milliseconds must still buy some."""
    tried = 0
    for match, _ in late_in_a_round("istinto", 500, 2000):
        seat = match.due[0]
        if len(options(match, seat)) > 1:
            assert searched(match, seat, Budget(ms=4)).candidates[0].worlds > 0
            tried += 1
    assert tried


@each_game
def test_a_tiny_budget_still_gives_a_legal_answer(game: str) -> None:
    match, seat = opening(game)
    legal = {move.action for move in match.legal(seat)} | {getattr(match._game.bot, "WAIT", None)}
    for budget in (Budget(1), Budget(ms=0.001), Budget(1, 0.001)):
        found = searched(match, seat, budget)
        assert found.chosen(Random(1)) in legal
        assert sum(candidate.share for candidate in found.candidates) == pytest.approx(1)


@each_game
def test_of_two_limits_the_first_ends_the_search(game: str) -> None:
    match, seat = opening(game)
    began = time.perf_counter()
    assert used(match, seat, searched(match, seat, Budget(200, 60_000))) <= 200
    searched(match, seat, Budget(10**9, 20))
    assert (time.perf_counter() - began) * 1000 < 20 + SLACK


def test_a_purse_allows_only_what_is_left() -> None:
    purse = Purse(Budget(100))
    assert purse.affords() == 100
    purse.spend(70)
    assert (purse.affords(), purse.playouts) == (30, 70)
    purse.spend(40)
    assert purse.affords() == 0
    assert Purse(Budget(10, 60_000)).affords() == 10
    assert Purse(Budget(ms=60_000)).affords() == FIRST


@pytest.mark.parametrize("wrong", [{}, {"playouts": 0}, {"playouts": -1}, {"ms": 0}, {"ms": True}, {"playouts": "5"}])
def test_a_budget_must_allow_something(wrong: dict[str, Any]) -> None:
    with pytest.raises(BadOption):
        Budget(**wrong)


# --- what is found


@each_game
def test_the_same_seed_finds_the_same_and_another_may_not(game: str) -> None:
    match, seat = opening(game)
    first, again, other = (searched(match, seat, Budget(500), seed) for seed in (1, 1, 2))
    assert first == again
    assert first != other


@pytest.mark.parametrize("game", BY_VALUE)
def test_the_first_candidate_is_the_most_advisable(game: str) -> None:
    match, seat = opening(game)
    found = searched(match, seat, Budget(2000)).candidates
    assert found[0].share == max(candidate.share for candidate in found)
    assert all(0 <= candidate.value <= 1 and candidate.error >= 0 for candidate in found)
    assert sorted(options(match, seat)) == sorted(candidate.code for candidate in found)


# --- threads


@each_solved
def test_several_threads_may_search_at_once(game: str) -> None:
    match, seat = opening(game)
    alone = searched(match, seat, Budget(600))
    with ThreadPoolExecutor(4) as pool:
        together = [pool.submit(searched, match, seat, Budget(600)) for _ in range(8)]
        assert all(future.result(60) == alone for future in together)
