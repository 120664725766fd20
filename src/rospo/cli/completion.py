"""`rospo completion SHELL`: a script that lets bash, zsh or fish complete commands, games, options and files."""

from argparse import ArgumentParser
from collections.abc import Sequence
from typing import Any

from rospo.bots import bots
from rospo.cli.arguments import Parser, Refused
from rospo.cli.everything import everything
from rospo.cli.languages import LANGUAGES
from rospo.play import registry

SHELLS = ("bash", "zsh", "fish")


def parser(arguments: Sequence[str] = ()) -> Parser:
    made = Parser(
        "completion",
        "Print a script that lets your shell complete commands, games, options and files.\n"
        "Its first lines say where it goes.",
        [f"rospo completion {shell}" for shell in SHELLS],
    )
    made.add_argument("shell", metavar="SHELL", help=", ".join(SHELLS))
    return made


def run(arguments: Sequence[str]) -> int:
    """The command."""
    shell = parser().read(arguments).shell
    if shell not in SHELLS:
        raise Refused(f"{shell!r:.20} has no completion here: use {', '.join(SHELLS)}")
    print(script(shell))
    return 0


def script(shell: str) -> str:
    import shtab  # takes a moment to load, and only this command needs it

    whole = everything()
    for one in (whole, *whole.commands.values()):
        _with_choices(one, shtab.FILE)
    made: str = shtab.complete(whole, shell)
    return made


def _with_choices(parser: ArgumentParser, files: Any) -> None:
    """What each argument may be, where a list helps. The commands themselves accept more spellings."""
    levels = {level for game in registry.games() for level in bots(game)}
    choices = {"GAME": registry.games(), "LANG": LANGUAGES, "SHELL": SHELLS, "NAME": sorted(levels)}
    for action in parser._actions:
        metavar = action.metavar if isinstance(action.metavar, str) else ""
        if metavar == "FILE":
            action.complete = files  # type: ignore[attr-defined]
        elif metavar in choices and action.dest != "name":
            action.choices = choices[metavar]
