"""`rospo restore FILE`: put a backup in the place of the data file.

Exit status: 0 if it is there, 1 if the backup has problems, 2 if it couldn't be restored.
"""

import json
from collections.abc import Sequence
from pathlib import Path

import msgspec

from rospo.cli.arguments import Parser, Refused
from rospo.cli.backup import not_sound
from rospo.cli.datafile import add_data, data_file, held
from rospo.cli.progress import progress
from rospo.server.care.backup import NotSound, restore
from rospo.server.store import StoreFailed


def run(arguments: Sequence[str]) -> int:
    """The command."""
    found = parser().read(arguments)
    data = data_file(found)
    try:
        with progress(1, "tables") as step:
            made, old = restore(found.file, data, doubtful=found.doubtful, step=step)
    except StoreFailed as error:
        raise Refused(str(error)) from None
    except NotSound as error:
        return not_sound(error, f"so {data} is as it was: --doubtful restores it all the same", as_json=found.json)
    if found.json:
        print(json.dumps({"file": str(data), "old": None if old is None else str(old), **msgspec.to_builtins(made)}))
    else:
        kept = "" if old is None else f" The file from before is {old}."
        print(f"{data} is restored: {held(made.tables, made.moves)}.{kept}")
    return 0


def parser(arguments: Sequence[str] = ()) -> Parser:
    made = Parser(
        "restore",
        "Put a backup in the place of a server's data file. No server may be using it. The old file is kept beside it.",
        ["rospo restore tables-backup.db", "rospo restore nightly.db --data club.db"],
    )
    made.add_argument("file", type=Path, metavar="FILE", help="the backup; it stays where it is")
    made.add_argument("--doubtful", action="store_true", help="restore it even if 'rospo doctor' finds problems")
    add_data(made)
    return made
