"""The levels, from `random` to `expert`: legal, repeatable, able to say how they think, and blind to what is hidden."""

import json
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import pytest

import rospo
from rospo import Match, Move, View
from rospo.bots import Thinker
from rospo.bots.table import play_out
from rospo.play import registry
from tests.bots.walks import let_time_pass
from tests.kits import KITS
from tests.leaks.swaps import worlds
from tests.support import random_move
from tests.tables import TABLES, Table

LEVELS = ("random", "novice", "club", "expert")
ROOT = Path(__file__).parents[2]
FEW = 60
"""Playouts of an `expert` in tests."""


each_game = pytest.mark.parametrize("game", rospo.games())
each_level = pytest.mark.parametrize("level", LEVELS)


def bot(level: str, game: str) -> Thinker:
    return rospo.bot(level, game, playouts=FEW)


def usual_table(game: str) -> Table:
    return Table(game, KITS[game].players, dict(KITS[game].short))


def due_positions(table: Table, seed: int, most: int) -> list[tuple[Match, int]]:
    """Some positions of a random match, each with a seat to act."""
    match, rng, found = table.start(seed), Random(seed), []
    while not match.over:
        let_time_pass(match, rng)
        found.append((match.copy(), rng.choice(match.due)))
        match.play(*random_move(match, rng))
    return found[:: max(1, len(found) // most)]


# --- what every bot does


@each_game
def test_the_levels_have_the_same_names_in_every_game(game: str) -> None:
    assert rospo.bots(game) == LEVELS
    lines = [bot(level, game).line for level in LEVELS]
    assert len(set(lines)) == len(LEVELS)
    assert all(line.endswith(".") and "\n" not in line for line in lines)


@each_level
@each_game
def test_a_match_is_played_to_its_end_by_legal_moves_and_the_same_for_a_seed(game: str, level: str) -> None:
    def ask(player: Any, view: View, legal: list[Move], rng: Random) -> Move:
        chosen: Move = player.choose(view, legal, rng)
        assert chosen in legal
        return chosen

    players = registry.game(game).seats[0]
    records = []
    for seed in (1, 1, 2):
        match = rospo.start(game, players, seed=5, **KITS[game].short)
        play_out(match, [bot(level, game)] * players, seed, ask=ask)
        records.append(match.record().actions)
    first, again, other = records
    assert first == again
    assert (first == other) == (level in KITS[game].minds.indifferent)


@each_level
@pytest.mark.parametrize("table", TABLES, ids=str)
def test_hidden_cards_change_no_choice(table: Table, level: str) -> None:
    player, rng = bot(level, table.game), Random(3)
    for place, (match, seat) in enumerate(due_positions(table, 7, most=5)):
        chosen = decision(player, match, seat, place)
        for kind, world in worlds(match, seat, rng, most=2):
            assert decision(player, world, seat, place) == chosen, kind


def decision(player: Any, match: Match, seat: int, seed: int) -> tuple[Move, int]:
    """A bot's move; and in a race, how long it would rather wait."""
    asked = (match.view(seat), match.legal(seat))
    wait = getattr(player, "wait", None)
    return player.choose(*asked, Random(seed)), 0 if wait is None else wait(*asked, Random(seed))


# --- explanations


@each_level
@each_game
def test_an_explanation_gives_the_candidates_best_first_and_how_sure_the_bot_is(game: str, level: str) -> None:
    player = bot(level, game)
    waited = 0
    for match, seat in due_positions(usual_table(game), 9, most=25):
        legal = match.legal(seat)
        told = player.explain(match.view(seat), legal)
        moves = [thought.move for thought in told.thoughts]
        assert {move for move in moves if move is not None} <= set(legal)
        assert len(set(moves)) == len(moves)
        waited += None in moves
        shares = [thought.share for thought in told.thoughts]
        assert sum(shares) == pytest.approx(1)
        assert told.sure == shares[0] == max(shares)
        assert told.line == player.line
        assert in_order([t.value for t in told.thoughts[1:]]) or in_order(shares)
        data = told.to_dict()
        assert json.loads(json.dumps(data, allow_nan=False)) == data
        assert [thought["move"] for thought in data["thoughts"]] == [None if m is None else str(m) for m in moves]
    assert (waited > 0) == (registry.game(game).race is not None and level == "expert")


def in_order(values: list[float]) -> bool:
    return values == sorted(values, reverse=True)


@each_level
@each_game
def test_explanations_match_the_moves_played(game: str, level: str) -> None:
    """The explanation names every move that the bot may play; a sure one is played."""
    player = bot(level, game)
    for place, (match, seat) in enumerate(due_positions(usual_table(game), 11, most=10)):
        view, legal = match.view(seat), match.legal(seat)
        told = player.explain(view, legal)
        chosen = player.choose(view, legal, Random(place))
        assert chosen in [thought.move for thought in told.thoughts] or None in [t.move for t in told.thoughts]
        if told.sure == 1:
            assert chosen == told.thoughts[0].move


@each_game
def test_an_explanation_says_how_much_was_played_to_find_out(game: str) -> None:
    match = KITS[game].start(seed=1)
    while len(match.legal(match.due[0])) < 2 and match.moves < 3:  # in a race there is but one thing to do at first
        match.play(match.due[0], match.legal(match.due[0])[0])
    seat = match.due[0]
    view, legal = match.view(seat), match.legal(seat)
    assert bot("club", game).explain(view, legal).playouts == 0
    few, more = (rospo.bot("expert", game, playouts=n).explain(view, legal).playouts for n in (100, 2000))
    assert few <= 100
    assert few < more <= 2000 or registry.game(game).race is not None


# --- options


@pytest.mark.parametrize(
    "wrong",
    [
        {"playouts": 0},
        {"playouts": -5},
        {"playouts": "many"},
        {"ms": 0},
        {"ms": -1},
        {"ms": True},
        {"ms": float("nan")},
        {"ms": float("inf")},
        {"playouts": 1.5},
        {"fast": "yes"},
        {"speed": 3},
        {"fast": True, "ms": 10},
        {"fast": True, "playouts": 10},
    ],
    ids=str,
)
@pytest.mark.xdist_group("istinto")
def test_bad_options_are_refused(wrong: dict[str, Any]) -> None:
    for level in ("club", "expert"):
        with pytest.raises(rospo.BadOption):
            rospo.bot(level, "istinto", **wrong)


@each_level
def test_every_bot_refuses_an_unknown_option(level: str) -> None:
    with pytest.raises(rospo.BadOption, match="no option 'speed': its options are playouts, ms and fast"):
        rospo.bot(level, "istinto", speed=3)


@pytest.mark.parametrize("name", ["genius", "Expert", "", "expert "])
def test_an_unknown_bot_is_refused_with_the_known_names(name: str) -> None:
    with pytest.raises(rospo.UnknownBot, match="there are random, novice, club, expert"):
        rospo.bot(name, "twins")


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(rospo.UnknownGame):
        rospo.bot("club", "whist")


@each_level
@each_game
def test_a_bot_with_nothing_to_choose_from_says_so(game: str, level: str) -> None:
    view = KITS[game].start(seed=1).view(0)
    with pytest.raises(rospo.BadOption, match="no legal move"):
        bot(level, game).choose(view, [], Random(1))
    with pytest.raises(rospo.BadOption, match="no legal move"):
        bot(level, game).explain(view, [])


# --- what a blink costs

SCRIPT = """
import sys, rospo
from rospo.bots.table import play_out
from tests.kits import KITS
for game, kit in KITS.items():
    match = kit.start(seed=1, **kit.short)
    play_out(match, [rospo.bot(name, game) for name in ("random", "novice", "club")[-match.players:]], 1)
print([name for name in ("numpy", "numba") if name in sys.modules])
"""


def test_bots_of_habit_need_neither_arrays_nor_a_compiler() -> None:
    done = subprocess.run([sys.executable, "-c", SCRIPT], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("game", rospo.games())
def test_club_takes_about_a_millisecond_at_most(game: str) -> None:
    """Under 1 ms on an ordinary machine; a busy one may take longer."""
    club = rospo.bot("club", game)
    players = registry.game(game).seats[-1]
    times = []
    for match, seat in due_positions(Table(game, players, dict(KITS[game].short)), 13, most=150):
        view, legal = match.view(seat), match.legal(seat)
        began = time.perf_counter()
        club.choose(view, legal, Random(1))
        times.append(time.perf_counter() - began)
    assert median(times) < 0.003


@pytest.mark.parametrize("level", ["novice", "club"])
def test_a_bot_thinks_only_about_its_own_game_and_for_a_seat_that_is_due(level: str) -> None:
    match = rospo.start("istinto", 3, seed=1)
    bot = rospo.bot(level, "istinto")
    waiting = next(seat for seat in range(3) if seat not in match.due)
    legal = match.legal(match.due[0])
    with pytest.raises(rospo.BadOption, match="doesn't wait for seat"):
        bot.choose(match.view(waiting), legal, Random(1))
    with pytest.raises(rospo.BadOption, match="doesn't wait for seat None"):
        bot.choose(match.view(None), legal, Random(1))
    with pytest.raises(rospo.BadOption, match="plays twins, but the view is of istinto"):
        rospo.bot(level, "twins").choose(match.view(match.due[0]), legal, Random(1))
