"""`rospo serve`: the table server, on one machine with nothing else installed."""

import asyncio
import webbrowser
from collections.abc import Sequence
from pathlib import Path

from rospo.cli.arguments import Parser, Refused
from rospo.cli.settings import add_config, data_place, place, settings
from rospo.core.errors import NotInstalled
from rospo.server.chosen import FIELDS, Given, Place, Wrong, made, template
from rospo.server.core.settings import Settings
from rospo.server.data import shown
from rospo.server.limits import Trusted
from rospo.server.opened import check
from rospo.server.run import Hosting, fast_loop, log_to_stderr, serve
from rospo.server.store import StoreFailed

HERE = ("0.0.0.0", "::", "127.0.0.1", "::1")
"""Addresses at which a browser on this machine finds the server as localhost."""


def run(arguments: Sequence[str]) -> int:
    """The command."""
    found = parser().read(arguments)
    if found.template:
        print(template())
        return 0
    given = settings(found)
    hosting = _hosting(given)
    if found.check:
        return _checked(hosting, given)
    if isinstance(hosting.data, Path):
        _make_folder(hosting.data)
    log_to_stderr()

    def ready(port: int, host_key: str | None) -> None:
        address = f"http://{'localhost' if hosting.host in HERE else hosting.host}:{port}"
        print(f"Rospo is open at {address} (data in {shown(hosting.data)}). Ctrl-C ends it.", flush=True)
        if host_key is None:
            print(f"The host's page is {address}/host; 'rospo host key' makes a new key to it.", flush=True)
        else:
            print(f"The host's page, for you alone: {address}/host#{host_key}", flush=True)
        if found.open:
            webbrowser.open(address)

    try:
        with asyncio.Runner(loop_factory=fast_loop()) as runner:
            runner.run(serve(hosting, ready))
    except (StoreFailed, NotInstalled) as error:
        raise Refused(str(error)) from None
    except (OSError, UnicodeError) as error:  # a host's name may be one that no host can have
        why = getattr(error, "strerror", None) or error
        raise Refused(f"can't listen on {hosting.host} port {hosting.port}: {why}") from None
    return 0


def parser(arguments: Sequence[str] = ()) -> Parser:
    usual = Place()
    made = Parser(
        "serve",
        "Start the table server: people and bots play at live tables, and every move is on disk before it counts.\n"
        "Flags count before environment variables (ROSPO_PORT and so on), and these before a file of settings.",
        [
            "rospo serve --open",
            "rospo serve --host 0.0.0.0 --port 80 --data club.db",
            "rospo serve --set bots_ms=400",
            "rospo serve --config club.toml --check",
        ],
    )
    made.add_argument("--host", metavar="ADDRESS", help=f"address to listen on (default: {usual.host}); 0.0.0.0: all")
    made.add_argument("--port", metavar="N", help=f"default: {usual.port}; 0: any free one")
    made.add_argument("--data", metavar="PLACE", help="the file that keeps everything, or postgresql://…")
    made.add_argument("--open", action="store_true", help="open a browser")
    made.add_argument("--proxies", metavar="LIST", help="addresses of proxies whose headers are trusted")
    made.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="change any setting, such as a limit or a time",
    )
    add_config(made)
    made.add_argument("--check", action="store_true", help="say whether all settings are right, and don't start")
    made.add_argument("--template", action="store_true", help="print a file with every setting and its default")
    return made


def _hosting(given: dict[str, Given]) -> Hosting:
    where = place(given)
    try:
        values = made(Settings, given)
    except Wrong as error:
        raise Refused(str(error)) from None
    return Hosting(
        host=where.host,
        port=where.port,
        data=data_place(given),
        proxies=Trusted.parse(where.proxies),
        settings=values,
    )


def _make_folder(data: Path) -> None:
    try:
        data.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(f"{data}: {data.parent} can't be made: {error.strerror or error}") from None


def _checked(hosting: Hosting, given: dict[str, Given]) -> int:
    """Tell what was chosen, and where."""
    try:
        asyncio.run(check(hosting.data))
    except (StoreFailed, NotInstalled) as error:
        raise Refused(str(error)) from None
    for name in FIELDS:
        if name in given:
            print(f"{name} = {given[name].value} ({given[name].where})")
    print(f"All settings are right. The data would be in {shown(hosting.data)}.")
    return 0
