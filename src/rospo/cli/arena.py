"""`rospo arena GAME --bots …`: bots play duplicate deals; a table, JSON or a picture shows who is better."""

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
    game_options,
    line_up,
    needed_game,
    seed as seed_number,
    usual_players,
)
from rospo.cli.chart import check_plot, draw
from rospo.cli.progress import progress
from rospo.cli.screen import console, plain_table
from rospo.core.game import Game
from rospo.core.statistics import CONFIDENT, Mean
from rospo.terminal.text import decimal, many

if TYPE_CHECKING:
    from rich.table import Table

    from rospo.bots.standings import Standings


def run(arguments: Sequence[str]) -> int:
    """The command."""
    found = parser(arguments).read(arguments)
    game = needed_game(found, "arena")
    names = _names(found, game)
    options = game_options(found, game)
    if found.plot:
        check_plot(found.plot)
    from rospo.bots import arena  # loads the ratings library, only needed here

    with progress(found.games) as report:
        standings = arena.run(
            game.name, names, found.games, seed=secrets.randbelow(10**9) if found.seed is None else found.seed,
            workers=found.workers, progress=report, bot_options=_bot_options(found), **options,
        )  # fmt: skip
    if found.json:
        print(json.dumps({**standings.to_dict(), "workers": found.workers}))
    else:
        _show(standings, game, found)
    if found.plot:
        draw(standings, game.title, found.plot)
    return 0


def parser(arguments: Sequence[str] = ()) -> Parser:
    one, two, three = example(0), example(3), example(1)
    weaker = ",random" * (three.seats[0] - 1)
    made = Parser(
        "arena",
        "Let bots play one another to see which is better. Each deal is played once for every\n"
        "rotation of the bots around the seats, so that the luck of the cards cancels out.",
        [
            f"rospo arena {one.name} --bots {line_up('club', 'random', usual_players(one))} --games 500",
            f"rospo arena {two.name} --bots {line_up('expert', 'club', usual_players(two))} --fast --seed 1 --json",
            f"rospo arena {three.name} --bots my_bot:MyBot{weaker} --plot standings.svg",
        ],
    )
    add_game(made)
    made.add_argument(
        "--bots", metavar="BOTS", help="who plays, one bot per seat, such as random,my_bot:MyBot (MyBot of my_bot.py)"
    )
    made.add_argument(
        "--games", type=at_least(1), default=2_000, metavar="N",
        help="how many games, rounded up to whole deals (default: 2,000)",
    )  # fmt: skip
    made.add_argument(
        "--seed", type=seed_number, metavar="N", help="the same seed gives the same deals (default: a new one)"
    )
    made.add_argument("--workers", type=at_least(1, 1024), default=2, metavar="N", help="cores to use (default: 2)")
    time = made.add_mutually_exclusive_group()
    time.add_argument("--fast", action="store_true", help="the levels think only briefly")
    time.add_argument(
        "--ms", type=at_least(1, 1_000_000), metavar="N", help="thinking time per decision, in milliseconds"
    )
    made.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    made.add_argument("--plot", metavar="FILE", help="also draw the standings: FILE ends in .png or .svg")
    add_game_options(made, arguments)
    return made


def _names(found: Namespace, game: Game) -> list[str]:
    """The names of the bots; their number must suit the game."""
    names = [name.strip() for name in found.bots.split(",")] if found.bots else []
    if len(names) not in game.seats:
        example = ",".join([bots(game.name)[-1], *[bots(game.name)[0]] * (game.seats[0] - 1)])
        told = f"--bots names {many(len(names), 'bot')}" if names else "say who plays with --bots"
        raise Refused(f"{told}: {game.title} is for {game.counts}, one bot per seat, such as --bots {example}")
    return names


def _bot_options(found: Namespace) -> dict[str, Any]:
    """The levels' thinking time, if given."""
    return {**({"fast": True} if found.fast else {}), **({"ms": found.ms} if found.ms is not None else {})}


# --- the tables


def _show(standings: "Standings", game: Game, found: Namespace) -> None:
    out = console()
    title = f"{game.title}, {many(len(standings.line_up), 'player')}, seed {standings.seed}"
    table = plain_table(title, "bot", "sat", "mean score", "wins", "rating", "ms", "p95")
    for line in standings.lines:
        table.add_row(
            line.name, f"{line.sat:,}", _score(line.score), _wins(line.wins, "%"),
            f"{decimal(line.rating.mu, 1)} ± {CONFIDENT * line.rating.sigma:.1f}",
            f"{line.thinking.mean:.2f}", f"{line.thinking.p95:.2f}",
        )  # fmt: skip
    out.print(table)
    if standings.gaps:
        out.print(_differences(standings))
    out.print(_footer(standings, found))


def _differences(standings: "Standings") -> "Table":
    table = plain_table("Differences, deal by deal", "bots", "mean score", "clear", "wins", "clear")
    for gap in standings.gaps:
        table.add_row(
            f"{gap.first} − {gap.second}", _score(gap.score), _yes(gap.score), _wins(gap.wins, "pp"), _yes(gap.wins)
        )
    return table


def _score(mean: Mean) -> str:
    return f"{decimal(mean.mean, 2)} ± {_margin(mean, 1, 2)}"


def _wins(mean: Mean, unit: str) -> str:
    return f"{decimal(100 * mean.mean, 1)} ± {_margin(mean, 100, 1)} {unit}"


def _margin(mean: Mean, scale: int, places: int) -> str:
    """Half an interval; a single deal has none."""
    return decimal(scale * mean.margin, places) if mean.count > 1 else "?"


def _yes(mean: Mean) -> str:
    return "yes" if mean.clear else "no"


def _footer(standings: "Standings", found: Namespace) -> str:
    games, times = len(standings.games), standings.rotations
    rounded = f" (asked for: {found.games:,}; deals are played whole)" if games != found.games else ""
    every = f", each played {times} times, once for every rotation of the bots over the seats" if times > 1 else ""
    return (
        f"{many(games, 'game')}{rounded} on {many(standings.deals, 'deal')}{every}, in {standings.seconds:.1f} s on "
        f"{many(found.workers, 'core')}. ±: a 95 % interval, from the means of the deals. A shared win counts as a "
        f"share; a fair share is {100 / len(standings.line_up):.1f} %. sat: seats taken. ms: thinking time per "
        "decision; p95: 95 of 100 take no longer. clear: the interval is clear of zero. pp: percentage points."
    )
