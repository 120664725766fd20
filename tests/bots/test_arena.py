"""The arena: fair seats, results independent of the workers, and numbers that can be checked by hand."""

from array import array
from collections import Counter
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import pytest

import rospo
from rospo.bots import arena, load
from rospo.bots.load import load_bot
from rospo.bots.rating import Rating, rated
from rospo.bots.standings import PlayedGame, Standings, gaps_of, lines_of
from rospo.bots.table import play_out
from rospo.core.statistics import Mean, mean_of
from tests.kits import KITS

SHORT: dict[str, Any] = {"rounds": 1}
FIRST, LAST = "some_bots:First", "some_bots:Last"


def run(bots: list[str], games: int = 4, **wanted: Any) -> Standings:
    return arena.run("take_that", bots, games, **{"seed": 5, "workers": 1, **SHORT, **wanted})


# --- seats and deals


LINE_UPS = [
    ([FIRST, LAST], 2),
    ([FIRST, LAST, LAST], 3),
    ([FIRST, FIRST, LAST, LAST], 4),
    ([FIRST, LAST, FIRST, LAST], 2),
    ([FIRST, FIRST, FIRST], 1),
    ([FIRST, LAST, "random", LAST], 4),
]


@pytest.mark.parametrize(("bots", "times"), LINE_UPS)
def test_on_each_deal_every_bot_has_every_seat_equally_often(folder: Path, bots: list[str], times: int) -> None:
    found = run(bots, games=2 * times)
    assert (found.deals, found.rotations, len(found.games)) == (2, times, 2 * times)
    for deal in range(2):
        games = [game for game in found.games if game.deal == deal]
        assert len({game.seed for game in games}) == 1
        assert len({game.names for game in games}) == times
        sat = Counter((name, seat) for game in games for seat, name in enumerate(game.names))
        for (name, _), often in sat.items():
            assert often == bots.count(name) * times / len(bots)
    assert found.games[0].names == tuple(bots)
    assert len({game.seed for game in found.games}) == 2


def test_games_are_rounded_up_to_whole_deals(folder: Path) -> None:
    assert len(run([FIRST, LAST, LAST], games=4).games) == 6


def test_every_game_can_be_played_again(folder: Path) -> None:
    game = run([FIRST, "random"]).games[1]
    match = rospo.start("take_that", players=2, seed=game.seed, **SHORT)
    play_out(match, [rospo.bot("random", "take_that"), load_bot(FIRST)], game.seed)
    assert (match.scores, match.winners, match.moves) == (game.scores, game.winners, game.moves)


def test_the_deals_are_those_of_a_simulation(folder: Path) -> None:
    found = run([FIRST, LAST], seed=9)
    from rospo import simulate

    assert [game.seed for game in found.games[::2]] == [simulate.seed_of(9, deal) for deal in range(2)]


# --- the same results


def test_results_do_not_depend_on_the_workers_and_the_bots_are_found_in_them(folder: Path) -> None:
    seen: list[tuple[int, int]] = []
    one = run([FIRST, "random", LAST], games=9)
    two = run([FIRST, "random", LAST], games=9, workers=2, progress=lambda done, total: seen.append((done, total)))
    assert one.games == two.games
    assert [(line.name, line.score, line.wins, line.rating) for line in one.lines] == [
        (line.name, line.score, line.wins, line.rating) for line in two.lines
    ]
    assert one.gaps == two.gaps
    assert seen == [(done, 9) for done in range(1, 10)]


def test_the_seed_makes_the_games(folder: Path) -> None:
    assert run([FIRST, "random"]).games == run([FIRST, "random"]).games
    assert run([FIRST, "random"]).games != run([FIRST, "random"], seed=6).games


@pytest.mark.parametrize("game", rospo.games())
def test_every_game_has_an_arena(game: str) -> None:
    kit = KITS[game]
    found = arena.run(game, ["random"] * kit.players, 1, seed=1, workers=1, **kit.short)
    (line,) = found.lines
    assert (line.sat, len(found.gaps)) == (kit.players, 0)
    assert line.wins.mean == pytest.approx(1 / kit.players)
    assert line.thinking.decisions == found.games[0].moves


# --- numbers by hand


def game(deal: int, rotation: int, names: str, scores: tuple[int, ...], winners: tuple[int, ...]) -> PlayedGame:
    return PlayedGame(deal, rotation, deal, tuple(names.split()), scores, winners, 10)


GAMES = [
    game(0, 0, "a b b", (9, 3, 0), (0,)),
    game(0, 1, "b a b", (6, 6, 0), (0, 1)),
    game(0, 2, "b b a", (0, 3, 3), (1, 2)),
    game(1, 0, "a b b", (0, 2, 1), (1,)),
    game(1, 1, "b a b", (3, 9, 0), (1,)),
    game(1, 2, "b b a", (0, 0, 9), (2,)),
]
TIMES = {"a": array("d", [float(ms) for ms in range(1, 41)]), "b": array("d")}


def test_a_line_worked_out_by_hand() -> None:
    a, b = lines_of(GAMES, TIMES)
    # a: (9 + 6 + 3) / 3 = 6 and (0 + 9 + 9) / 3 = 6; its wins: (1 + ½ + ½) / 3 = ⅔ and (0 + 1 + 1) / 3 = ⅔
    assert (a.name, a.sat, a.score) == ("a", 6, Mean(6.0, 0.0, 2))
    assert a.wins.mean == pytest.approx(2 / 3)
    # b: (3 + 0 + 6 + 0 + 0 + 3) / 6 = 2 and (2 + 1 + 3 + 0 + 0 + 0) / 6 = 1, so 1.5 ± 12.706 · √½ / √2 (Student's)
    assert (b.name, b.sat, b.score.mean) == ("b", 12, 1.5)
    assert b.score.interval == pytest.approx((1.5 - 6.353, 1.5 + 6.353))
    assert b.wins.mean == pytest.approx(1 / 6)


def test_thinking_time_worked_out_by_hand() -> None:
    a, b = lines_of(GAMES, TIMES)
    assert (a.thinking.decisions, a.thinking.mean, a.thinking.p95) == (40, 20.5, 38.0)
    assert (b.thinking.decisions, b.thinking.mean, b.thinking.p95) == (0, 0.0, 0.0)


def test_a_difference_is_paired_by_deal() -> None:
    (gap,) = gaps_of(GAMES, ["a", "b"])
    # 6 - 2 = 4 and 6 - 1 = 5: 4.5 ± 12.706 · √½ / √2
    assert (gap.first, gap.second, gap.score.count) == ("a", "b", 2)
    assert gap.score.interval == pytest.approx((4.5 - 6.353, 4.5 + 6.353))
    assert not gap.score.clear  # two deals prove little
    assert gap.wins.mean == pytest.approx(2 / 3 - 1 / 6)


def test_a_difference_is_clear_when_its_interval_excludes_zero() -> None:
    assert mean_of([1.0, 2.0, 3.0, 2.0]).clear  # 2 ± 3.182 · 0.816 / 2
    assert mean_of([-1.0, -2.0, -3.0, -2.0]).clear
    assert not mean_of([1.0, 2.0, 3.0]).clear  # 2 ± 4.303 · 1 / √3
    assert not mean_of([-1.0, 2.0, 3.0]).clear
    assert not mean_of([7.0]).clear  # one deal proves nothing
    assert not mean_of([0.0, 0.0]).clear


def test_ratings_rise_with_wins_and_draws_leave_them_level() -> None:
    won = rated([(("a", "b"), (3, 1)), (("b", "a"), (0, 2))])
    assert won["a"].mu > 25 > won["b"].mu
    assert won["a"].sigma < 25 / 3
    assert won["a"].ordinal == pytest.approx(won["a"].mu - 3 * won["a"].sigma)
    drawn = rated([(("a", "b"), (2, 2))])
    assert drawn["a"].mu == drawn["b"].mu == 25


def test_a_name_with_several_seats_has_one_rating() -> None:
    found = rated([(("a", "b", "b"), (9, 5, 1))])
    other = rated([(("a", "b", "c"), (9, 5, 1))])
    assert found["b"].mu == pytest.approx((other["b"].mu + other["c"].mu) / 2)
    assert found["a"] == other["a"]
    assert rated([(("a", "a"), (2, 1))]) == {"a": Rating(25.0, 25 / 3)}  # against itself it shows nothing


def test_the_data_for_programs(folder: Path) -> None:
    found = run([FIRST, LAST]).to_dict()
    assert (found["players"], found["games"], found["deals"], found["rotations"]) == (2, 4, 2, 2)
    for line in found["bots"]:
        low, high = line["interval"]
        assert low <= line["mean"] <= high
    first, second = found["bots"]
    (gap,) = found["differences"]
    assert gap["mean"] == pytest.approx(first["mean"] - second["mean"])


# --- refusals


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bot_that_fails_is_named(folder: Path, workers: int) -> None:
    with pytest.raises(rospo.BotFailed, match=r"^some_bots:Boom in seat \d of the game with seed \d+ failed: KeyError"):
        run(["random", "some_bots:Boom"], workers=workers)


FAILURES = [
    ("Leaves", "failed: SystemExit: 3"),
    ("Illegal", "chose 'take': can't take: .*TT-10"),
    ("Nonsense", "chose None: a move is a Move or a text"),
]


@pytest.mark.parametrize(("name", "said"), FAILURES)
def test_the_error_says_what_a_bot_did(folder: Path, name: str, said: str) -> None:
    with pytest.raises(rospo.BotFailed, match=said) as caught:
        run([f"some_bots:{name}"] * 2)
    assert "\n" not in str(caught.value)


def test_a_process_that_dies_is_reported(folder: Path) -> None:
    with pytest.raises(rospo.BotFailed, match="a process of the arena died"):
        run(["some_bots:Dies"] * 2, workers=2)


def test_leaving_early_ends_the_workers(folder: Path) -> None:
    from multiprocessing import active_children

    def leave(done: int, total: int) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run(["random"] * 2, games=50, workers=2, progress=leave)
    until = monotonic() + 20
    while active_children() and monotonic() < until:  # no join: the pool's own thread waits for them too
        sleep(0.02)
    assert active_children() == []


@pytest.mark.parametrize(
    ("wanted", "said"),
    [
        ({"bots": ["random"]}, "2 to 4 players, not 1"),
        ({"bots": "random"}, "a list of names"),
        ({"bots": ["random", None]}, "a list of names"),
        ({"bots": ["random", "clever"]}, "no bot of take_that is called 'clever'"),
        ({"bots": ["random", "no_bots_here:Any"]}, "no no_bots_here.py"),
        ({"games": 0}, "games must be a whole number"),
        ({"workers": 0}, "workers must be a whole number"),
        ({"seed": -1}, "seed must be"),
        ({"until": 60}, "no option 'until'"),
    ],
)
def test_bad_input_is_refused_before_anything_is_played(wanted: dict[str, Any], said: str) -> None:
    played: list[int] = []
    line = {"bots": ["random", "random"], "progress": lambda done, total: played.append(done), **wanted}
    with pytest.raises(rospo.RospoError, match=said):
        run(**line)
    assert played == []


def test_the_levels_get_their_options(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[dict[str, Any]] = []

    def listening(name: str, game: str, **options: Any) -> Any:
        told.append(options)
        return rospo.bot(name, game)

    monkeypatch.setattr(load, "bot", listening)
    run(["random", FIRST], bot_options={"ms": 3})
    assert told == [{"ms": 3}, {"ms": 3}]  # once to check, once to play; custom bots get none


# --- the levels


@pytest.mark.parametrize("game", KITS)
def test_the_expert_beats_a_lower_level_even_in_a_short_arena(game: str) -> None:
    """`make arena` compares each level with the next lower one in longer runs."""
    level, options = KITS[game].minds.arena
    line_up = ["expert", *[level] * (KITS[game].players - 1)]
    found = arena.run(game, line_up, 18, seed=3, workers=1, bot_options={"playouts": 150}, **options)
    (gap,) = found.gaps
    assert (gap.first, gap.second) == ("expert", level)
    assert gap.score.clear
