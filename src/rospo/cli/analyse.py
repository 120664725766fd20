"""`rospo analyse FILE`: what each move of a recorded game cost, and who was likely to win when."""

import json
from collections.abc import Sequence

from rospo.analysis import Analysis, Decision, analyse, why
from rospo.cli import files
from rospo.cli.arguments import Parser, Refused, at_least, seed as seed_number
from rospo.cli.hint import reasons
from rospo.cli.names import seats, titled
from rospo.cli.progress import progress
from rospo.cli.screen import console, plain_table
from rospo.core.extras import need_compiler
from rospo.core.race import Lost
from rospo.core.terminal import Names
from rospo.play import registry
from rospo.terminal.text import decimal

WIDTH = 24
"""Columns of a chance's line."""
BARS = "▁▂▃▄▅▆▇█"


def run(arguments: Sequence[str]) -> int:
    """The command."""
    found = parser().read(arguments)
    need_compiler("'rospo analyse'")
    record = files.read(found.file).record()
    if not record.actions:
        raise Refused(f"{files.place(found.file)}: nobody has moved yet")
    with progress(len(record.actions) + 1, "positions") as report:
        analysis = analyse(record, playouts=found.playouts, seed=found.seed, progress=report)
    if found.json:
        print(json.dumps(analysis.to_dict()))
    else:
        _show(analysis)
    return 0


def parser(arguments: Sequence[str] = ()) -> Parser:
    made = Parser(
        "analyse",
        "Say what each move of a recorded game cost, compared with what the bot expert would have done from the same\n"
        "seat, knowing no more than it did. `-` reads the record from a pipe. Numbers of moves are those of replay.",
        ["rospo analyse game.rospo", "rospo analyse game.rospo --playouts 20_000 --json"],
    )
    made.add_argument("file", metavar="FILE", help="a record, as written by 'save' or --record; - for a pipe")
    made.add_argument(
        "--playouts", type=at_least(1), metavar="N",
        help="imagined rounds per decision: more are more exact (default: a quarter of what the bot uses)",
    )  # fmt: skip
    made.add_argument(
        "--seed", type=seed_number, default=0, metavar="N", help="another seed imagines other cards (default: 0)"
    )
    made.add_argument("--json", action="store_true", help="print one JSON object and nothing else")
    return made


def _show(analysis: Analysis) -> None:
    record, names, out = analysis.record, seats(analysis.record.players), console()
    race = registry.game(record.game).race is not None
    title = titled(record)
    if race:
        kinds = list(dict.fromkeys(lost.kind for lost in analysis.losses))
        table = plain_table(title, "seat", *(f"{kind}, s" for kind in kinds), "chance to win", left=1)
    else:
        table = plain_table(title, "seat", "accuracy", "decisions", "points lost", "chance to win", left=1)
    for seat in range(record.players):
        told, line = analysis.seat(seat), bars(analysis.line(seat))
        if race:
            table.add_row(names[seat], *(decimal(told.lost_ms.get(kind, 0) / 1000, 1) for kind in kinds), line)
        else:
            exact = "–" if told.accuracy is None else f"{100 * told.accuracy:.0f} %"
            table.add_row(names[seat], exact, str(told.decisions), decimal(told.points, 1), line)
    out.print(table)
    for lost in analysis.longest():
        out.print(_slow(lost, names))
    for made in analysis.costliest():
        out.print(_cost(made, names))
        because = why(record, made)
        for one in (because.other, because.best):
            for line in reasons(record.game, one) if one is not None else ():
                out.print(line)
    if (best := analysis.best()) is not None:
        out.print(f"Best move: {best.number}, {names[best.seat]}: {best.played}.")
    if not race:
        out.print("pp: percentage points of the chance to win the match. ±: standard error.", style="dim")


def bars(line: Sequence[float]) -> str:
    """A line as a row of bars: the last of each stretch."""
    wide = min(WIDTH, len(line))
    shown = [line[(place + 1) * len(line) // wide - 1] for place in range(wide)]
    return "".join(BARS[min(int(chance * len(BARS)), len(BARS) - 1)] for chance in shown)


def _cost(made: Decision, names: Names) -> str:
    points = f" and {decimal(made.points, 1)} points" if made.points > 0 else ""
    return (
        f"Move {made.number}, {names[made.seat]}: {made.played} cost {decimal(100 * made.regret, 1)} ± "
        f"{100 * made.error:.1f} pp{points}; better: {made.best}."
    )


def _slow(lost: Lost, names: Names) -> str:
    where = f" at pile {' and '.join(map(str, lost.places))}" if lost.places else ""
    return f"Move {lost.move}, {names[lost.seat]}: {lost.ms / 1000:.1f} s lost {lost.kind}{where}."
