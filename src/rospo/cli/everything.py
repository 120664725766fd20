"""All commands as one parser: what the completion of the shells and the man page are made of."""

from argparse import ArgumentParser, RawDescriptionHelpFormatter
from importlib import import_module
from typing import Any, cast

from rospo.cli import COMMANDS
from rospo.cli.arguments import Parser
from rospo.cli.overview import ABOUT, commands


class Everything(ArgumentParser):
    """`commands` are the parsers of the commands."""

    commands: dict[str, Parser]


def everything() -> Everything:
    whole = Everything(prog="rospo", description=ABOUT, formatter_class=RawDescriptionHelpFormatter)
    whole.add_argument("-V", "--version", action="store_true", help="print the version")
    under = whole.add_subparsers(title="commands", metavar="COMMAND", parser_class=cast("type[Parser]", _ready))
    whole.commands = {}
    for name, what, _ in commands():
        made: Parser = import_module(f"rospo.cli.{COMMANDS[name]}").parser()
        whole.commands[name] = under.add_parser(name, help=what, ready=made)
    return whole


def _ready(ready: Parser, **_: Any) -> Parser:
    """argparse wants to make the parsers of the commands; they are made already."""
    return ready
