"""The same rules give the same games: uncompiled, compiled, compiled with bounds checked, compiled for a plain CPU."""

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from rospo import simulate
from rospo.core.chance import POLICY, below, folded, stream
from rospo.core.game import DEAL, OVER
from rospo.play import registry
from tests.kits import ALL_TABLES, KITS

GAMES = 30

SCRIPT = """
import json, sys
from rospo import simulate
from tests.kits import ALL_TABLES
out = {}
for game, players in ALL_TABLES:
    if game == sys.argv[1]:
        result = simulate.run(game, players=players, games=int(sys.argv[2]), seed=5)
        out[players] = [result.scores.tolist(), result.winners.tolist(), result.moves.tolist()]
print(json.dumps(out))
"""


def elsewhere(game: str, cache: Path, **environment: str) -> Any:
    """Results of the same games in a fresh process with these variables and an empty cache."""
    env = os.environ | {"NUMBA_CACHE_DIR": str(cache)} | environment
    root = Path(__file__).parents[2]
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, game, str(GAMES)], env=env, cwd=root, capture_output=True, text=True, check=True
    )
    assert "Compiling the rules" in done.stderr, "an empty cache must lead to a message"
    return json.loads(done.stdout)


def here(game: str) -> Any:
    out = {}
    for name, players in ALL_TABLES:
        if name == game:
            result = simulate.run(game, players=players, games=GAMES, seed=5)
            out[str(players)] = [result.scores.tolist(), result.winners.tolist(), result.moves.tolist()]
    return out


@pytest.mark.parametrize("game", KITS)
def test_bounds_checking_finds_nothing_and_changes_nothing(game: str, tmp_path: Path) -> None:
    assert elsewhere(game, tmp_path, NUMBA_BOUNDSCHECK="1", NUMBA_OPT="0") == here(game)  # compiles in half the time


def test_a_processor_without_bit_deposit_plays_the_same_games(tmp_path: Path) -> None:
    assert elsewhere("istinto", tmp_path, NUMBA_CPU_NAME="generic") == here("istinto")


def uncompiled(name: str, players: int, number: int) -> tuple[list[int], list[bool], int]:
    """One game of a simulation, move by move on the plain rules."""
    game = registry.game(name)
    seed = simulate.seed_of(5, number)
    rules, s = game.rules, game.rules.State()
    s.players, s.first_dealer, s.seed = players, -1, folded(seed)
    game.configure(s, {option.name: option.default for option in game.options})
    rules.begin(s)
    x, moves = stream(seed, POLICY), 0
    choose = game.compiled.get("choose", _uniform(rules))
    while s.phase != OVER:
        if s.phase == DEAL:
            rules.shuffle(s)
            game.deal(s)
        seat = game.next_seat(s)
        x, action = choose(s, seat, x)
        rules.apply(s, seat, action)
        moves += 1
    won = rules.winners(s)
    seats = range(players)
    return [rules.score(s, seat) for seat in seats], [bool(won >> seat & 1) for seat in seats], moves


def _uniform(rules: Any) -> Any:
    def choose(s: Any, seat: int, x: int) -> tuple[int, int]:
        x, n = below(x, rules.choices(s, seat))
        return x, rules.choice(s, seat, n)

    return choose


@pytest.mark.parametrize(("game", "players"), ALL_TABLES)
def test_compiled_and_uncompiled_play_the_same_games(game: str, players: int) -> None:
    result = simulate.run(game, players=players, games=5, seed=5)
    for number in range(5):
        scores, winners, moves = uncompiled(game, players, number)
        assert result.scores[number].tolist() == scores
        assert result.winners[number].tolist() == winners
        assert result.moves[number] == moves
