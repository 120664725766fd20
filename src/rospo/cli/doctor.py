"""`rospo doctor`: is the data file of a server sound?

Exit status: 0 if it is, 1 if there are problems, 2 if there is no data file to examine.
"""

import json
from collections.abc import Sequence
from pathlib import Path

import msgspec

from rospo.cli.arguments import Parser, Refused
from rospo.cli.datafile import PROBLEMS, add_data, data_file, held, one_line
from rospo.cli.progress import progress
from rospo.server.care.doctor import examine
from rospo.server.store import StoreFailed
from rospo.terminal.text import many


def run(arguments: Sequence[str]) -> int:
    """The command."""
    found = parser().read(arguments)
    path: Path = data_file(found)
    try:
        with progress(1, "tables") as step:
            examined = examine(path, step)
    except StoreFailed as error:
        raise Refused(str(error)) from None
    problems = [one_line(problem) for problem in examined.problems]
    if found.json:
        print(json.dumps({"file": str(path), **msgspec.to_builtins(examined), "problems": problems}))
    else:
        print("\n".join(problems) or f"{path} is sound: {held(examined.tables, examined.moves)}, every log replayed.")
        if problems:
            print(f"{path}: {many(len(problems), 'problem')} in {held(examined.tables, examined.moves)}.")
    return PROBLEMS if problems else 0


def parser(arguments: Sequence[str] = ()) -> Parser:
    made = Parser(
        "doctor",
        "Examine a server's data file, or a backup: SQLite's own check, every log replayed, seats and scores compared\n"
        "with the logs. One line for each problem; nothing is changed, and a server may be running.",
        ["rospo doctor", "rospo doctor --data backup.db --json"],
    )
    add_data(made)
    return made
