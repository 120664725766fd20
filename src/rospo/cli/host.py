"""`rospo host key`: a new key to the host's page of a server, whether it runs or not."""

import asyncio
import json
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

from rospo.cli.arguments import Parser, Refused
from rospo.cli.datafile import add_data
from rospo.cli.settings import data_place, settings
from rospo.core.errors import NotInstalled
from rospo.server import hostkey, schema
from rospo.server.opened import keep
from rospo.server.store import StoreFailed


def run(arguments: Sequence[str]) -> int:
    """The command."""
    found = parser().read(arguments)
    data, key = data_place(settings(found)), hostkey.new_key()
    if isinstance(data, Path):
        _keep(data, hostkey.hashed(key))
    else:
        try:
            asyncio.run(keep(data, hostkey.KEPT, hostkey.hashed(key)))
        except (StoreFailed, NotInstalled) as error:
            raise Refused(str(error)) from None
    print(json.dumps({"key": key}) if found.json else key)
    return 0


def _keep(data: Path, hashed: bytes) -> None:
    if not data.is_file():
        raise Refused(f"there is no data file {data}: 'rospo serve' makes it and prints its first key")
    try:
        with closing(sqlite3.connect(f"{data.absolute().as_uri()}?mode=rw", uri=True, timeout=5)) as db:
            if db.execute("PRAGMA application_id").fetchone()[0] != schema.APPLICATION:
                raise Refused(f"{data} isn't the data file of a Rospo server")
            with db:
                db.execute(schema.KEEP, (hostkey.KEPT, hashed))
    except sqlite3.Error as error:
        raise Refused(f"can't write {data}: {error}") from None


def parser(arguments: Sequence[str] = ()) -> Parser:
    made = Parser(
        "host",
        "Make a new key to the host's page, and print it. The old key and all logins end at once.\n"
        "The server may be running.",
        ["rospo host key", "rospo host key --data club.db"],
    )
    made.add_argument("what", choices=["key"], metavar="key", help="a new key")
    add_data(made)
    return made
