"""The search: exact where few ways are left, in time, repeatable, and right where it is easy to be right."""

import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, NamedTuple

import numpy as np
import pytest
from numpy.typing import NDArray

import rospo
from rospo import Match
from rospo.bots.habit import recalled
from rospo.core.errors import BadOption
from rospo.core.game import DEAL, OVER, Game
from rospo.games.istinto import rules as istinto
from rospo.games.take_that import bot as take_that
from rospo.search import worlds
from rospo.search.budget import FIRST, Budget, Purse
from rospo.search.search import FEWEST, Found, search
from rospo.simulate.fast import as_array, compiled, dtype
from tests.bots.walks import walk
from tests.games.istinto import table as istinto_table
from tests.games.take_that import table as take_that_table
from tests.games.twins import table as twins_table
from tests.support import rule
from tests.tables import Table

each_game = pytest.mark.parametrize("game", rospo.games())
each_solved = pytest.mark.parametrize("game", ["take_that", "istinto"])
BY_VALUE = ["take_that", "ligretto_twist", "istinto"]
"""Games in which the best candidate is played, not a mixture."""


# --- the end of a round, exactly


class Ending(NamedTuple):
    """A whole world near the end of a round, and the memory of it."""

    game: Game
    state: Any
    memory: Any


FEW_WAYS = 500


def endings_of_istinto() -> list[Ending]:
    """The last two or three tricks of random rounds."""
    found, rng = [], Random(1)
    for seed in range(20):
        late = []
        for match, memory in walk(Table("istinto", 3 + seed % 2, {"until": 60}), seed):
            if 1 < match._game.bot.leaves(match._state, memory) <= FEW_WAYS:
                late.append(Ending(match._game, match._state.copy(), memory.copy()))
        found += rng.sample(late, 2)
    return found


def endings_of_take_that() -> list[Ending]:
    """Rows and small hands of cards that have much to do with one another, the pile used up."""
    found: list[Ending] = []
    rng = Random(2)
    while len(found) < 100:
        near = rng.sample([card for card in range(23, 48) if card % 10], 16)
        cards = list(dict.fromkeys([*near, *(int(str(card)[::-1]) for card in near)]))
        rng.shuffle(cards)
        players, size = rng.randint(2, 4), rng.randint(1, 4)
        hands = [cards[seat * size : (seat + 1) * size] for seat in range(players)]
        row = cards[players * size :][: rng.randint(1, 4)]
        places = {"row": row, **dict(zip(take_that_table.NAMES, hands, strict=False)), "pile": []}
        picture = " | ".join(f"{place}: {' '.join(map(str, held))}" for place, held in places.items())
        match = take_that_table.table(picture, rounds=rng.randint(1, 2))
        memory = all_known(match)
        memory.weight = rng.choice([0, 1_000_000])  # in a search, a point won later counts less
        if 1 < match._game.bot.leaves(match._state, memory.copy()) <= 20 * FEW_WAYS:
            found.append(Ending(match._game, match._state, memory))
    return found


def all_known(match: Match) -> Any:
    """The memory of a pictured table: all cards are known but those in the hands."""
    s, mind = match._state, match._game.bot
    m = mind.Memory()
    mind.forget(s, m)
    if match.game == "istinto":
        m.gone = istinto.CARDS + 6 * istinto.ONE_TRUMP - sum(s.hands)
    else:
        for half in range(2):
            hands = sum(s.hands[half::2])
            m.gone[half] = take_that.CARDS[half] & ~(hands | s.in_row[half])
        for seat in range(match.players):
            m.sizes[seat] = (s.hands[2 * seat] | s.hands[2 * seat + 1] << 50).bit_count()
    return m


ENDINGS = {"take_that": endings_of_take_that, "istinto": endings_of_istinto}


def brute_force(ending: Ending) -> tuple[list[float], int]:
    """What each seat gets if all see all and each does its best, of equals the first; and in how many ways it ends."""
    game, s, m = ending
    if s.phase in (DEAL, OVER):
        return [game.bot.worth(s, m, seat) for seat in range(s.players)], 1
    seat = game.next_seat(s)
    best: list[float] = []
    ways = 0
    for n in range(game.rules.choices(s, seat)):
        after, thought = s.copy(), m.copy()
        action = game.rules.choice(s, seat, n)
        game.bot.remember(after, thought, seat, action)
        game.rules.apply(after, seat, action)
        worth, lines = brute_force(Ending(game, after, thought))
        ways += lines
        if not best or worth[seat] > best[seat]:
            best = worth
    return best, ways


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
    compiled(game).entry(worlds.solve)(states, minds, tree, worth)
    found: list[float] = worth[0, : s.players].tolist()
    return found


@rule("IS-8", "TT-11")
@each_solved
def test_the_end_of_a_round_is_solved_as_by_trying_everything(game: str) -> None:
    most = 0
    for ending in ENDINGS[game]():
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


def late_in_a_round(game: str, least: int, most: int) -> Iterator[tuple[Match, int]]:
    """Positions of random matches from which the round can go on in so many ways, and how many."""
    for seed in range(20):
        table = Table(game, 3 + seed % 2, {"until": 60} if game == "istinto" else {"rounds": 2})
        for match, memory in walk(table, seed):
            bound = match._game.bot.leaves(match._state, memory.copy())
            if least <= bound <= most:
                yield match, bound


# --- budgets


def searched(match: Match, seat: int, budget: Budget, seed: int = 1) -> Found:
    """What the search of a seat finds, from its view."""
    state, memory = recalled(match._game, match.view(seat))
    return search(match._game).run(state, memory, seat=seat, seed=seed, budget=budget)


def opening(game: str) -> tuple[Match, int]:
    """A position early in a match where there is something to think about, and the seat that has to."""
    if game == "twins":
        return twins_table.table("duel 1 | pot 4 | r2 g2 b5 o7 r9 b9 g4 o1 ; ; ; "), 0
    if game == "ligretto_twist":  # its colour is covered: to park or to wait?
        match = rospo.start(game, 2, seed=3)
        rng = Random(1)
        while True:
            match.advance(match.clock + 100)
            for seat in match.to_act:
                if len(options(match, seat)) > 1:
                    return match, seat
            match.play((seat := rng.choice(match.to_act)), match.legal(seat)[0])
    match = rospo.start(game, 4, seed=1)
    return match, match.due[0]


def options(match: Match, seat: int) -> list[int]:
    """What a search of that seat would try."""
    state, memory = recalled(match._game, match.view(seat))
    out = [0] * (match._rules.ACTIONS + 1)
    return out[: match._game.bot.candidates(state, memory, seat, out)]


def cost(match: Match, seat: int) -> int:
    """Playouts that a world costs: one a candidate; where picks are mixed, one a style too."""
    return len(options(match, seat)) + match._game.bot.mixes(match._state)


def used(match: Match, seat: int, found: Found) -> int:
    """How many playouts a search took."""
    if found.mixed:
        return found.candidates[0].worlds * cost(match, seat)
    return sum(candidate.worlds for candidate in found.candidates)


SLACK = 150
"""Milliseconds that a busy machine may take on top."""


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


def test_a_purse_affords_what_is_left() -> None:
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


@rule("IS-9")
@pytest.mark.xdist_group("istinto")
@pytest.mark.parametrize(
    ("picture", "card"),
    [
        # a trick is needed: r12 may not be in time for the next one
        ("trick: r9 r3 | you: r12 r1 | rival: r5 | third: k7 | bids: 1 0 0 | tricks: 0 5 4", "play r12"),
        # none is needed: the high card goes where it loses
        ("trick: T r9 | you: r12 r1 | rival: r5 | third: k7 | bids: 4 0 0 | tricks: 4 4 1", "play r12"),
        # none is needed: the high card would take this one, and loses the next
        ("trick: r9 r3 | you: r12 r1 | rival: k5 | third: k7 | bids: 4 0 0 | tricks: 4 4 1", "play r1"),
        # both are needed: with the lead, even w1 wins. The rivals have missed their bids in all of these
        ("trick: k9 k3 | you: w1 T | rival: g5 | third: r7 | bids: 2 0 0 | tricks: 0 5 4", "play T"),
    ],
)
def test_the_card_that_makes_the_bid_is_found(picture: str, card: str) -> None:
    match = istinto_table.table(picture)
    found = search(match._game).run(match._state, all_known(match), seat=0, seed=1, budget=Budget(400))
    assert str(match.move(found.chosen(Random(1)))) == card
    assert found.candidates[0].value > found.candidates[1].value
    assert found.candidates[0].share > 0.99


@rule("TT-7")
@pytest.mark.xdist_group("take_that")
def test_a_twist_that_costs_nothing_is_found_at_the_end() -> None:
    match = take_that_table.table("row: 34 | you: 43 98 | rival: 35 | pile:", rounds=1)
    found = search(match._game).run(match._state, all_known(match), seat=0, seed=1, budget=Budget(400))
    assert str(match.move(found.chosen(Random(1)))) == "twist 43"
    assert found.candidates[0].value > found.candidates[1].value


# --- mixing


def distribution(found: Found) -> NDArray[np.float64]:
    return np.array([candidate.share for candidate in found.candidates])


@rule("TW-5")
@pytest.mark.xdist_group("twins")
def test_picks_of_a_first_duel_are_mixed() -> None:
    mixed = 0
    for seed in range(6):
        match = rospo.start("twins", 4, seed=seed)
        while match.phase == "buy":
            match.play(match.due[0], "buy 0")
        found = searched(match, 0, Budget(8000))
        shares = distribution(found)
        assert found.mixed
        assert shares.sum() == pytest.approx(1)
        assert (shares >= 0).all()
        assert list(shares) == sorted(shares, reverse=True)
        legal = {move.action for move in match.legal(0)}
        picks = {found.chosen(Random(chance)) for chance in range(40)}
        assert picks <= legal
        mixed += len(picks) > 1
    assert mixed >= 5, "nobody can read which pair comes first"


@rule("TW-5")
@pytest.mark.xdist_group("twins")
def test_the_last_duel_needs_no_mixing() -> None:
    match = twins_table.table("duel 4 | pot 9 | r2 r9 b9 ; ; ")
    found = searched(match, 0, Budget(200))
    assert str(match.move(found.chosen(Random(1)))) == twins_table.pick_of("r9 b9")


@rule("TW-4")
@pytest.mark.xdist_group("twins")
def test_what_to_buy_is_no_secret_and_not_mixed() -> None:
    match = twins_table.table("buy | ; ; ")
    found = searched(match, 0, Budget(300))
    assert not found.mixed
    assert {candidate.code for candidate in found.candidates} == {0, 1, 2}


@pytest.mark.xdist_group("istinto")
def test_several_threads_may_search_at_once() -> None:
    match, seat = opening("istinto")
    alone = searched(match, seat, Budget(600))
    with ThreadPoolExecutor(4) as pool:
        together = [pool.submit(searched, match, seat, Budget(600)) for _ in range(8)]
        assert all(future.result(60) == alone for future in together)
