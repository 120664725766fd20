"""`rospo` alone: what it is, the games, the commands."""

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rospo import __version__
from rospo.cli.screen import COLUMNS, console
from rospo.cli.words import words
from rospo.play.registry import games

COMMANDS = (
    ("play", "sit down against bots (or watch them race)", "rospo play take_that --players 3"),
    ("serve", "open the table server for people and bots", "rospo serve --open"),
    ("rules", "read a game's rules, or one of them", "rospo rules twins --rule TW-6"),
    ("replay", "tell a recorded game again, or step through it", "rospo replay game.rospo --step"),
    ("verify", "check that a game at a table was dealt fairly", "rospo verify proof.json"),
    ("simulate", "let bots play many games, and sum them up", "rospo simulate istinto --games 100_000"),
    ("arena", "find out which bot is better", "rospo arena take_that --bots expert,club,club"),
    ("bench", "measure how fast all this is", "rospo bench --quick"),
)


def show() -> None:
    """Print the overview."""
    out = console()
    width = min(out.width, COLUMNS)
    title = Text.assemble(
        ("Rospo", "bold green"), f" {__version__}: four card games, their exact rules, and bots to play."
    )
    out.print(title, width=width)
    out.print(Text("\nThe games", "bold"))
    out.print(Padding(_games(), (0, 0, 0, 2)), width=width)
    out.print(Text("\nThe commands", "bold"))
    out.print(Padding(_commands(), (0, 0, 0, 2)), width=width)
    out.print()
    hint = "'rospo play' alone asks what you would like; 'rospo COMMAND -h' shows what a command takes."
    out.print(Text(hint, "dim"), width=width)


def _grid() -> Table:
    grid = Table.grid(padding=(0, 2, 0, 0))
    grid.add_column(style="bold cyan", no_wrap=True)
    grid.add_column(ratio=1)
    return grid


def _games() -> Table:
    grid = _grid()
    for name in games():
        text = words(name).game
        line = Text.assemble(text["tagline"], (f"\n{text['players']}, {text['minutes']}", "dim"))
        grid.add_row(name, line)
    return grid


def _commands() -> Table:
    grid = _grid()
    for name, what, example in COMMANDS:
        grid.add_row(name, Text.assemble(what, (f"\n{example}", "dim")))
    return grid
