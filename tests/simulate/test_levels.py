"""`simulate.run` with bots of habit: the same games as uncompiled, and each level beats the one before."""

from math import sqrt
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

import rospo
from rospo import simulate
from rospo.core.chance import POLICY, below, stream
from rospo.core.game import DEAL, OVER, Game
from rospo.play import registry
from rospo.simulate.levels import NAMES
from tests.kit import Options
from tests.kits import ALL_TABLES, KITS

each_game = pytest.mark.parametrize("game", rospo.games())
each_table = pytest.mark.parametrize(("game", "players"), ALL_TABLES)


# --- the same games


def seated(players: int, first: int = 0) -> list[str]:
    """Levels in turn, one per seat."""
    return [NAMES[(first + seat) % len(NAMES)] for seat in range(players)]


def uncompiled(game: Game, number: int, bots: list[str], options: Options) -> tuple[list[int], list[bool], int]:
    """One game of a simulation on the plain rules: scores, winners, and number of moves."""
    rules, mind = game.rules, game.bot
    seed = simulate.seed_of(5, number)
    s = rospo.start(game.name, len(bots), seed=seed, **options)._state
    if game.race is not None:
        game.race.on_your_marks(s)
    m = mind.Memory()
    mind.forget(s, m)
    x, moves = stream(seed, POLICY), 0
    while s.phase != OVER:
        if s.phase == DEAL:
            rules.shuffle(s)
            game.deal(s)
            mind.forget(s, m)
        seat = game.next_seat(s)
        x, action = by_level(game, bots[seat])(s, m, seat, x)
        mind.remember(s, m, seat, action)
        rules.apply(s, seat, action)
        moves += 1
    won = rules.winners(s)
    seats = range(len(bots))
    return [rules.score(s, seat) for seat in seats], [bool(won >> seat & 1) for seat in seats], moves


def by_level(game: Game, name: str) -> Any:
    if name != "random":
        return getattr(game.bot, name)

    def choose(s: Any, m: Any, seat: int, x: int) -> tuple[int, int]:
        if "choose" in game.compiled:
            chosen: tuple[int, int] = game.compiled["choose"](s, seat, x)
            return chosen
        x, n = below(x, game.rules.choices(s, seat))
        return x, game.rules.choice(s, seat, n)

    return choose


@each_table
def test_compiled_and_uncompiled_habits_play_the_same_games(game: str, players: int) -> None:
    for first in range(2):
        bots = seated(players, first)
        result = simulate.run(game, players, 3, seed=5, bots=bots, **KITS[game].options[-1])
        for number in range(3):
            scores, winners, moves = uncompiled(registry.game(game), number, bots, KITS[game].options[-1])
            assert result.scores[number].tolist() == scores
            assert result.winners[number].tolist() == winners
            assert result.moves[number] == moves


@each_game
def test_the_number_of_workers_changes_nothing(game: str) -> None:
    players = KITS[game].players
    bots = seated(players, 1)
    one, two, other = (
        simulate.run(game, players, 1200, seed=seed, bots=bots, workers=workers, **KITS[game].options[-1])
        for seed, workers in ((3, 1), (3, 2), (4, 1))
    )
    assert np.array_equal(one.scores, two.scores)
    assert np.array_equal(one.winners, two.winners)
    assert np.array_equal(one.moves, two.moves)
    assert not np.array_equal(one.scores, other.scores)


@each_game
def test_tables_of_random_bots_are_those_without_bots(game: str) -> None:
    players = KITS[game].players
    named = simulate.run(game, players, 100, seed=1, bots=["random"] * players)
    unnamed = simulate.run(game, players, 100, seed=1)
    assert np.array_equal(named.scores, unnamed.scores)
    mixed = simulate.run(game, players, 100, seed=1, bots=["random"] * (players - 1) + ["club"])
    assert not np.array_equal(mixed.scores, unnamed.scores) or registry.game(game).race is not None


# --- levels


def lead(game: str, level: str, lower: str, games: int) -> NDArray[np.float64]:
    """For each game, the lead of a level's seats over those of the lower level, in alternate seats."""
    players = min(4, registry.game(game).seats[-1])
    one, other = ([two[seat % 2] for seat in range(players)] for two in ((level, lower), (lower, level)))
    first = simulate.run(game, players, games, seed=11, bots=one).scores
    second = simulate.run(game, players, games, seed=11, bots=other).scores  # the same deals, seats changed
    ahead: NDArray[np.float64] = (first - second)[:, ::2].mean(1) - (first - second)[:, 1::2].mean(1)
    return ahead


@pytest.mark.parametrize(("level", "lower"), [("novice", "random"), ("club", "novice"), ("club", "random")])
@pytest.mark.parametrize("game", [game for game in KITS if registry.game(game).race is None])
def test_each_level_beats_the_lower_one(game: str, level: str, lower: str) -> None:
    ahead = lead(game, level, lower, 500)
    assert ahead.mean() > 3 * ahead.std() / sqrt(len(ahead))


@pytest.mark.parametrize("game", [game for game in KITS if registry.game(game).race is not None])
def test_at_equal_speed_all_levels_race_alike(game: str) -> None:
    """What tells them apart in a race is speed and waiting, and simulated players have neither."""
    ahead = lead(game, "club", "novice", 300)
    assert abs(ahead.mean()) < 4 * ahead.std() / sqrt(len(ahead)) + 1e-9


# --- refusals


@pytest.mark.parametrize("name", ["expert", "genius", "Club", ""])
def test_an_unknown_simulated_bot_is_refused_with_the_known_names(name: str) -> None:
    with pytest.raises(rospo.UnknownBot, match="there are random, novice, club"):
        simulate.run("istinto", 3, 10, bots=["club", "club", name])


@pytest.mark.parametrize("bots", [["club"] * 2, ["club"] * 4, "club", [], 3])
def test_bots_are_named_one_per_seat(bots: Any) -> None:
    with pytest.raises(rospo.BadOption, match="one per seat"):
        simulate.run("istinto", 3, 10, bots=bots)
