"""A host's settings from the command line, the environment and a file."""

import os
from argparse import Namespace
from pathlib import Path

from rospo.cli.arguments import Parser, Refused
from rospo.server.chosen import CONFIG, FIELDS, Given, Place, Wrong, chosen, made, unknown
from rospo.server.data import Data, data_of

FLAGS = ("host", "port", "data", "proxies")


def add_config(parser: Parser) -> None:
    parser.add_argument(
        "--config",
        type=Path,
        metavar="FILE",
        help="a TOML file with settings (default: ~/.config/rospo/rospo.toml)",
    )


def settings(found: Namespace) -> dict[str, Given]:
    """Everything that the host has chosen."""
    flags = {flag: Given(value, f"--{flag}") for flag in FLAGS if (value := getattr(found, flag, None)) is not None}
    for text in getattr(found, "set", []):
        name, equals, value = text.partition("=")
        if not equals:
            raise Refused(f"--set {text!r:.60} isn't understood: use NAME=VALUE")
        if name not in FIELDS:
            raise Refused(f"--set: {unknown(name)}")
        flags[name] = Given(value, f"--set {name}")
    try:
        return chosen(flags, os.environ, _file(found))
    except Wrong as error:
        raise Refused(str(error)) from None


def _file(found: Namespace) -> Path | None:
    """The file with settings. The usual one need not be there."""
    named: Path | str | None = found.config or os.environ.get(CONFIG)
    if named:
        return Path(named)
    usual = Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "rospo" / "rospo.toml"
    return usual if usual.is_file() else None


def place(given: dict[str, Given]) -> Place:
    try:
        return made(Place, given)
    except Wrong as error:
        raise Refused(str(error)) from None


def data_place(given: dict[str, Given]) -> Data:
    """Where everything is kept; other settings need not be right."""
    data = place({"data": given["data"]} if "data" in given else {}).data
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return data_of(data) if data else Path(base) / "rospo" / "tables.db"
