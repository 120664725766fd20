"""`rospo serve`: the table server, on one machine with nothing else installed."""

import asyncio
import webbrowser
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path

import msgspec

from rospo.cli.arguments import Parser, Refused, at_least
from rospo.cli.datafile import usual_place
from rospo.server.core.settings import Settings
from rospo.server.limits import Trusted
from rospo.server.run import Hosting, fast_loop, log_to_stderr, serve
from rospo.server.store import StoreFailed

PORT = 8077


def run(arguments: Sequence[str]) -> int:
    """The command."""
    found = _parser().read(arguments)
    hosting = _hosting(found)
    log_to_stderr()

    def ready(port: int) -> None:
        shown = "localhost" if found.host in ("0.0.0.0", "::", "127.0.0.1", "::1") else found.host
        address = f"http://{shown}:{port}"
        print(f"Rospo is open at {address} (data in {hosting.data}). Ctrl-C ends it.", flush=True)
        if found.open:
            webbrowser.open(address)

    try:
        with asyncio.Runner(loop_factory=fast_loop()) as runner:
            runner.run(serve(hosting, ready))
    except StoreFailed as error:
        raise Refused(str(error)) from None
    except OSError as error:
        raise Refused(f"can't listen on {found.host} port {found.port}: {error.strerror or error}") from None
    return 0


def _parser() -> Parser:
    parser = Parser(
        "serve",
        "Start the table server: people and bots play at live tables, and every move is on disk before it counts.",
        ["rospo serve --open", "rospo serve --host 0.0.0.0 --port 80 --data club.db", "rospo serve --set bots_ms=400"],
    )
    parser.add_argument(
        "--host",
        default="127.0.0.1",
        metavar="ADDRESS",
        help="address to listen on (default: 127.0.0.1); 0.0.0.0: all",
    )
    parser.add_argument("--port", type=at_least(0, 65535), default=PORT, metavar="N", help=f"default: {PORT}")
    parser.add_argument("--data", type=Path, metavar="FILE", help="the file that keeps everything")
    parser.add_argument("--open", action="store_true", help="open a browser")
    parser.add_argument("--proxies", default="", metavar="LIST", help="addresses of proxies whose headers are trusted")
    parser.add_argument(
        "--set",
        action="append",
        default=[],
        metavar="NAME=VALUE",
        help="change a limit or a time: docs/hosting.md lists them",
    )
    return parser


def _hosting(found: Namespace) -> Hosting:
    try:
        proxies = Trusted.parse(found.proxies) if found.proxies.strip() else Trusted()
    except ValueError as error:
        raise Refused(f"--proxies: {error}") from None
    data = found.data or usual_place()
    try:
        data.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refused(f"--data {data}: {data.parent} can't be made: {error.strerror or error}") from None
    return Hosting(host=found.host, port=found.port, data=data, proxies=proxies, settings=_settings(found.set))


def _settings(given: list[str]) -> Settings:
    known = Settings.__struct_fields__
    values: dict[str, str] = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals or name not in known:
            raise Refused(f"--set {text!r:.60} isn't understood: use NAME=VALUE, with one of {', '.join(known)}")
        values[name] = value
    try:
        return msgspec.convert(values, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Refused(f"--set: {error}") from None
