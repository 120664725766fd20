"""`rospo prune --older 1y`: make the data file smaller.

Exit status: 0 if it is done, 1 if a table was left out because of a problem, 2 if nothing could be done.
"""

import json
import re
import time
from argparse import ArgumentTypeError
from collections.abc import Sequence

import msgspec

from rospo.cli.arguments import Parser, Refused
from rospo.cli.datafile import PROBLEMS, add_data, data_file, one_line, size
from rospo.cli.progress import progress
from rospo.server.care.prune import Pruned, prune
from rospo.server.store import StoreFailed
from rospo.terminal.text import many

DAYS = {"d": 1, "w": 7, "m": 30, "y": 365}
DAY_MS = 86_400_000


def run(arguments: Sequence[str]) -> int:
    """The command."""
    found = parser().read(arguments)
    before = int(time.time() * 1000) - found.older * DAY_MS
    try:
        with progress(1, "tables") as step:
            done = prune(data_file(found), before, dry=found.dry_run, step=step)
    except StoreFailed as error:
        raise Refused(str(error)) from None
    done.problems = [one_line(problem) for problem in done.problems]
    print(json.dumps(msgspec.to_builtins(done)) if found.json else "\n".join(_told(done, dry=found.dry_run)))
    return PROBLEMS if done.problems else 0


def parser(arguments: Sequence[str] = ()) -> Parser:
    made = Parser(
        "prune",
        "Make a server's data file smaller. Games that ended before then become archives: their replays, records,\n"
        "proofs and results stay. Deleted are tables that were closed before their game was over, and guests who\n"
        "weren't here since and have no seat or result left. A server may be running; then the room is only freed\n"
        "for new moves, and the file keeps its size.",
        ["rospo prune --older 1y", "rospo prune --older 90d --dry-run"],
    )
    made.add_argument("--older", type=age, required=True, metavar="AGE", help="such as 90d, 12w, 6m or 1y")
    made.add_argument("--dry-run", action="store_true", help="only say what would be done")
    add_data(made)
    return made


def age(text: str) -> int:
    """'90d' in days."""
    parts = re.fullmatch(r"([1-9][0-9]{0,3})([dwmy])", text.lower())
    if parts is None:
        raise ArgumentTypeError(
            f"{text!r:.40} isn't an age: use a number of days, weeks, months or years, such as 90d or 1y"
        )
    return int(parts[1]) * DAYS[parts[2]]


def _told(done: Pruned, *, dry: bool) -> list[str]:
    would = "would be " if dry else ""
    sizes = f" ({size(done.before)} of logs, then {size(done.after)})" if done.before else ""
    end = (
        ""
        if done.shrunk or dry
        else " A server is running: the room is free for new moves, and the file keeps its size."
    )
    return [
        *done.problems,
        f"{many(done.archived, 'game')} {would}archived, {many(done.deleted, 'unfinished table')} {would}deleted, "
        f"{many(done.guests, 'guest')} {would}forgotten{sizes}.{end}",
    ]
