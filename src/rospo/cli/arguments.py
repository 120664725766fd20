"""What the commands' arguments share: a parser that refuses in one line, games by any sensible spelling, and every
game's options as flags. All of it, even examples in help texts, is read from the games themselves.
"""

import argparse
import re
import sys
from collections.abc import Sequence
from difflib import get_close_matches
from pathlib import Path
from shlex import quote
from shutil import which
from typing import Any, NoReturn

from rospo.core.errors import UnknownGame
from rospo.core.game import Game, Option
from rospo.play import registry


class Refused(Exception):
    """Bad input. The message is one line that says what is wrong and what would be right."""


def invoked() -> str:
    """What to type to run this program: `rospo`, or its full path if that isn't found."""
    called = Path(sys.argv[0])
    if called.name == "__main__.py":
        return f"{quote(sys.executable)} -m rospo.cli"
    found = which("rospo")
    if called.stem != "rospo" or (found and Path(found).resolve() == called.resolve()):
        return "rospo"
    return quote(sys.argv[0])


class Parser(argparse.ArgumentParser):
    """An argument parser that raises `Refused` where argparse would print its usage and leave."""

    def __init__(self, command: str, description: str, examples: Sequence[str] = ()) -> None:
        super().__init__(
            prog=f"rospo {command}",
            description=description,
            epilog="\n".join(["examples:", *(f"  {example}" for example in examples)]) if examples else None,
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )

    def error(self, message: str) -> NoReturn:
        raise Refused(f"{message.removeprefix('argument ')} ('{self.prog} -h' shows what it takes)")

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """The arguments, all of them understood."""
        found, left = self.parse_known_args(list(arguments))
        if left:
            flags = [flag for action in self._actions for flag in action.option_strings]
            near = get_close_matches(left[0].partition("=")[0], flags, n=1, cutoff=0.7)
            self.error(f"{left[0]!r} isn't understood{f', did you mean {near[0]}?' if near else ''}")
        return found


# --- numbers


def whole(text: str) -> int:
    """A whole number; 1_000_000 is one too."""
    if not re.fullmatch(r"-?[0-9][0-9_]{0,99}", text):
        raise argparse.ArgumentTypeError(f"{text!r:.60} isn't a whole number")
    return int(text.replace("_", ""))


def at_least(least: int, most: int = 1_000_000_000) -> Any:
    """A check for whole numbers in a range."""

    def check(text: str) -> int:
        number = whole(text)
        if not least <= number <= most:
            raise argparse.ArgumentTypeError(f"{text!r:.60} isn't a whole number from {least} to {most:,}")
        return number

    return check


def seed(text: str) -> int:
    """Any whole number that isn't negative."""
    if (number := whole(text)) < 0:
        raise argparse.ArgumentTypeError(f"{text!r:.60} isn't a whole number of 0 or more")
    return number


def positive(text: str) -> float:
    """A number above 0, for speeds."""
    try:
        number = float(text)
    except ValueError:
        number = 0.0
    if not 0 < number <= 1000:
        raise argparse.ArgumentTypeError(f"{text!r:.60} isn't a number above 0 and up to 1000")
    return number


# --- games


def game_of(text: str) -> Game:
    """A game by its name, its title or the beginning of either; case, spaces and dashes don't matter."""
    wanted = _plain(text)
    found = [name for name in registry.games() if wanted and _plain(name).startswith(wanted)]
    exact = [name for name in found if _plain(name) == wanted]
    if len(exact or found) == 1:
        return registry.game((exact or found)[0])
    if found:
        raise Refused(f"{text!r:.60} could be {' or '.join(found)}: which one?")
    return registry.game(text)  # refuses, and suggests the nearest


def add_game(parser: Parser) -> None:
    parser.add_argument("game", nargs="?", metavar="GAME", help=", ".join(registry.games()))


def needed_game(found: argparse.Namespace, command: str) -> Game:
    """The game, for a command that needs one."""
    if found.game is None:
        raise Refused(f"say which game: 'rospo {command} GAME', where GAME is {', '.join(registry.games())}")
    return game_of(found.game)


def _plain(text: str) -> str:
    return re.sub(r"[\s_-]", "", text.lower())


def usual_players(game: Game) -> int:
    """The number of players if nothing else is asked for."""
    return game.seats[(len(game.seats) - 1) // 2]


# --- games in the examples of help texts


def example(number: int) -> Game:
    """The first game, the second and so on, starting over if there are fewer."""
    names = registry.games()
    return registry.game(names[number % len(names)])


def example_flags(game: Game) -> list[str]:
    """Its options with non-default values, if there are few: '--pro', '--until 60'."""
    other = [(option, next((v for v in option.values if v != option.default), None)) for option in game.options]
    return [_flag(option.name) + ("" if v is True else f" {v}") for option, v in other if v is not None]


def line_up(first: str, others: str, seats: int) -> str:
    """Bots for that number of seats: 'expert,club,club'."""
    return ",".join([first, *[others] * (seats - 1)])


# --- options of the games


def add_game_options(parser: Parser, arguments: Sequence[str] = ()) -> None:
    """Every option of every game as a flag, and `--dealer`. Starting a match checks that its game has the option.

    If `arguments` ask for help about one game, only the options of that game.
    """
    games = _asked_about(arguments) or registry.games()
    group = parser.add_argument_group(
        f"options of {registry.game(games[0]).title}" if len(games) == 1 else "options of the games"
    )
    owners: dict[str, list[tuple[Game, Option]]] = {}
    for name in games:
        for option in registry.game(name).options:
            owners.setdefault(option.name, []).append((registry.game(name), option))
    for name, having in owners.items():
        _add_option(group, name, having)
    group.add_argument(
        "--dealer",
        dest="option_dealer",
        metavar="SEAT",
        type=whole,
        help="which seat deals first (default: drawn from the seed; ALL-R1)",
    )


def _asked_about(arguments: Sequence[str]) -> list[str]:
    """The game of 'play GAME -h'."""
    if not {"-h", "--help"} & set(arguments):
        return []
    for word in arguments:
        try:
            if not word.startswith("-"):
                return [game_of(word).name]
        except (Refused, UnknownGame):
            continue
    return []


def _add_option(group: Any, name: str, having: list[tuple[Game, Option]]) -> None:
    option = having[0][1]
    flag, dest = _flag(name), f"option_{name}"
    told = " / ".join(dict.fromkeys(opt.meaning for _, opt in having if opt.meaning))
    meaning = f"{told}{' ' if option.default is False else '; '}" if told else ""
    titles = ", ".join(f"{game.title} {opt.rule}" for game, opt in having)
    if option.default is False:
        group.add_argument(flag, dest=dest, action="store_true", default=None, help=f"{meaning}({titles})")
        return
    values = ", ".join(str(value) for value in option.values) or "N"
    defaults = " / ".join(dict.fromkeys(str(opt.default).lower() for _, opt in having))
    metavar = "N" if not option.values else name.upper()
    what = "" if values == "N" else f"{values}; "
    group.add_argument(
        flag, dest=dest, metavar=metavar, type=_value, help=f"{meaning}{what}default {defaults} ({titles})"
    )


def described(option: Option) -> str:
    """An option in one line, for the end of a rules text: '`--rounds N`: how many rounds make a match; default 2'."""
    given = "" if option.default is False else f" {option.name.upper() if option.values else 'N'}"
    values = ", ".join(str(value) for value in option.values) if option.default is not False else ""
    default = "off" if option.default is False else str(option.default).lower()
    told = "; ".join(part for part in (option.meaning, values, f"default {default}") if part)
    return f"`{_flag(option.name)}{given}`: {told}"


def _value(text: str) -> Any:
    """The value that the library expects: a number, none or a word."""
    if re.fullmatch(r"-?[0-9]{1,30}", text):
        return int(text)
    return None if text.lower() == "none" else text.lower().replace("-", "_")


def game_options(found: argparse.Namespace, game: Game | None = None) -> dict[str, Any]:
    """The given options, by the library's names. Refused if the game doesn't have them."""
    given = {name: value for name, value in vars(found).items() if name.startswith("option_") and value is not None}
    options = {name.removeprefix("option_"): value for name, value in given.items()}
    if game is not None:
        known = [*(option.name for option in game.options), "dealer"]
        for name in options:
            if name not in known:
                raise Refused(f"{game.title} has no {_flag(name)}: its options are {', '.join(map(_flag, known))}")
    return options


def _flag(name: str) -> str:
    return f"--{name.replace('_', '-')}"
