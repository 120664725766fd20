"""`rospo backup FILE`: a verified copy of the data file, while a server uses it.

Exit status: 0 if the copy is sound, 1 if it has problems, 2 if it couldn't be made.
"""

import json
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec

from rospo.cli.arguments import Parser, Refused
from rospo.cli.datafile import PROBLEMS, add_data, data_file, held, one_line, size
from rospo.cli.progress import progress
from rospo.server.care.backup import NotSound, backup
from rospo.server.store import StoreFailed


def run(arguments: Sequence[str]) -> int:
    """The command."""
    found = parser().read(arguments)
    try:
        with progress(1, "tables") as step:
            made = backup(data_file(found), found.file, replace=found.replace, step=step)
    except StoreFailed as error:
        raise Refused(str(error)) from None
    except NotSound as error:
        return not_sound(
            error, f"so the copy is kept as {error.copy}, and {found.file} is as it was", as_json=found.json
        )
    if found.json:
        print(json.dumps({"file": str(found.file), **msgspec.to_builtins(made)}))
    else:
        print(f"{found.file}: {held(made.tables, made.moves)}, {size(found.file.stat().st_size)}, every log replayed.")
    return 0


def parser(arguments: Sequence[str] = ()) -> Parser:
    made = Parser(
        "backup",
        "Copy a server's data file while it runs: everything acknowledged before is in the copy.\n"
        "The copy is examined as by 'rospo doctor', and only then gets its name.",
        ["rospo backup tables-backup.db", "rospo backup --replace --data club.db nightly.db"],
    )
    made.add_argument("file", type=Path, metavar="FILE", help="the copy to make")
    made.add_argument("--replace", action="store_true", help="replace FILE if it exists, once the new copy is sound")
    add_data(made)
    return made


def not_sound(error: NotSound, so: str, *, as_json: bool) -> int:
    """Tell the problems of a copy."""
    problems = [one_line(problem) for problem in error.problems]
    if as_json:
        print(json.dumps({"file": str(error.copy), "problems": problems}))
    else:
        print("\n".join(problems))
        print(f"rospo: it isn't sound, {so}", file=sys.stderr)
    return PROBLEMS
