"""`rospo simulate GAME`: bots play many games; a table, or JSON, sums them up."""

import json
import secrets
from argparse import Namespace
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from rospo.bots import bots
from rospo.cli.arguments import (
    Parser,
    Refused,
    add_game,
    add_game_options,
    at_least,
    example,
    example_flags,
    game_options,
    needed_game,
    seed as seed_number,
    usual_players,
    whole,
)
from rospo.cli.progress import progress
from rospo.cli.screen import console, plain_table
from rospo.core.game import Game
from rospo.core.statistics import Mean
from rospo.play.options import checked_options, checked_players
from rospo.terminal.text import decimal, many, minus

if TYPE_CHECKING:
    from rospo.simulate import Result


def run(arguments: Sequence[str]) -> int:
    """The command."""
    found = parser(arguments).read(arguments)
    game = needed_game(found, "simulate")
    players = usual_players(game) if found.players is None else found.players
    seed = secrets.randbelow(10**9) if found.seed is None else found.seed
    names = _bots(found, game.name, players)
    options = _checked(game, players, found)
    from rospo import simulate  # loads NumPy and Numba, only needed here

    with progress(found.games) as report:
        result = simulate.run(
            game.name, players=players, games=found.games, seed=seed, bots=names, workers=found.workers,
            progress=report, **options,
        )  # fmt: skip
    summary = {
        "game": game.name, "players": players, "games": found.games, "seed": seed, "workers": found.workers,
        "options": options, **summed_up(result, names),
    }  # fmt: skip
    if found.json:
        print(json.dumps(summary))
    else:
        _show(summary, game.title)
    return 0


def parser(arguments: Sequence[str] = ()) -> Parser:
    many_games, few_players = example(3), example(0)
    flags = " ".join(example_flags(few_players)[:1])
    made = Parser(
        "simulate",
        "Let bots play many games, and sum them up.",
        [
            f"rospo simulate {many_games.name} --games 100_000",
            f"rospo simulate {few_players.name} --players {few_players.seats[0]} {flags} --seed 1 --json",
        ],
    )
    add_game(made)
    made.add_argument("--players", type=whole, metavar="N", help="number of players")
    made.add_argument("--games", type=at_least(1), default=10_000, metavar="N", help="how many games (default: 10,000)")
    made.add_argument(
        "--seed", type=seed_number, metavar="N", help="the same seed gives the same games (default: a new one)"
    )
    made.add_argument("--workers", type=at_least(1, 1024), default=2, metavar="N", help="cores to use (default: 2)")
    made.add_argument("--bots", metavar="NAMES", help="one name for all seats, or one per seat: club,novice,random")
    made.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    add_game_options(made, arguments)
    return made


def _checked(game: Game, players: int, found: Namespace) -> dict[str, Any]:
    """Refuse what the library would refuse, before the compiler is loaded."""
    options = game_options(found, game)
    checked_options(game, checked_players(game, players), options)
    return options


def _bots(found: Namespace, game: str, players: int) -> list[str]:
    wanted = [name.strip() for name in found.bots.split(",")] if found.bots else [bots(game)[0]]
    if len(wanted) not in (1, players):
        raise Refused(f"--bots names {len(wanted)} bots: give one for all, or {players}, one per seat")
    return wanted * (players if len(wanted) == 1 else 1)


def summed_up(result: "Result", names: Sequence[str]) -> dict[str, Any]:
    """The results, one entry per seat. A shared win counts as a share."""
    games, players = result.scores.shape
    shares = result.winners / result.winners.sum(axis=1, keepdims=True)
    moves = int(result.moves.sum())
    return {
        "seats": [_seat(seat, names[seat], result.scores[:, seat], shares[:, seat]) for seat in range(players)],
        "shared_wins": int((result.winners.sum(axis=1) > 1).sum()),
        "moves": moves,
        "moves_per_game": moves / games,
        "seconds": result.seconds,
        "moves_per_second": moves / result.seconds if result.seconds else None,
    }


def _seat(seat: int, name: str, scores: Any, shares: Any) -> dict[str, Any]:
    mean, won = _mean(scores), _mean(shares)
    return {
        "seat": seat,
        "bot": name,
        "mean": mean.mean,
        "spread": mean.spread,
        "error": mean.error,
        "interval": list(mean.interval),
        "min": int(scores.min()),
        "max": int(scores.max()),
        "win_rate": won.mean,
        "win_rate_error": won.error,
        "win_rate_interval": list(won.interval),
    }


def _margin(interval: Sequence[float]) -> float:
    """Half the width."""
    return (interval[1] - interval[0]) / 2


def _mean(values: Any) -> Mean:
    """The same as `mean_of` with NumPy, for millions of games."""
    count = len(values)
    return Mean(float(values.mean()), float(values.std(ddof=1)) if count > 1 else 0.0, count)


def _show(summary: dict[str, Any], title: str) -> None:
    title = f"{title}, {summary['players']} players, seed {summary['seed']}"
    table = plain_table(title, "seat", "bot", "mean", "± 95 %", "spread (sd)", "min", "max", "wins", "± 95 %", left=2)
    for line in summary["seats"]:
        table.add_row(
            str(line["seat"]), line["bot"], decimal(line["mean"]), f"{_margin(line['interval']):.3f}",
            f"{line['spread']:.2f}", minus(line["min"]), minus(line["max"]),
            f"{100 * line['win_rate']:.2f} %", f"{100 * _margin(line['win_rate_interval']):.2f} pp",
        )  # fmt: skip
    out = console()
    out.print(table)
    out.print(_footer(summary))


def _footer(summary: dict[str, Any]) -> str:
    speed = summary["moves_per_second"]
    rate = f": {speed:,.0f} moves/s on {many(summary['workers'], 'core')}" if speed else ""
    return (
        f"{many(summary['games'], 'game')}, {many(summary['moves'], 'move')} "
        f"({summary['moves_per_game']:.1f} per game) in {summary['seconds']:.2f} s{rate}. "
        f"Shared wins: {summary['shared_wins']:,}, counted as shares. pp: percentage points."
    )
