"""`rospo` alone: what it is, the games, the commands."""

from collections.abc import Iterator

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from rospo import __version__
from rospo.cli.arguments import example, line_up, usual_players
from rospo.cli.screen import COLUMNS, console
from rospo.play import registry
from rospo.terminal.words import first_rule, words

ABOUT = "Card games, their exact rules, and bots to play."


def commands() -> Iterator[tuple[str, str, str]]:
    """Each command, what it does, and an example that works."""
    one, two, three = example(0), example(1), example(3)
    players = usual_players(one)
    yield "play", "sit down against bots (or watch them race)", f"rospo play {one.name} --players {players}"
    yield "serve", "open the table server for people and bots", "rospo serve --open"
    yield "host", "make a new key to the host's page of your server", "rospo host key"
    yield "rules", "read a game's rules, or one of them", f"rospo rules {two.name} --rule {first_rule(two.package)}"
    yield "replay", "show a recorded game again, or step through it", "rospo replay game.rospo --step"
    yield "analyse", "find out what each move of a recorded game cost", "rospo analyse game.rospo"
    yield "verify", "check that a game at a table was dealt fairly", "rospo verify proof.json"
    yield "simulate", "let bots play many games, and sum them up", f"rospo simulate {three.name} --games 100_000"
    bots = line_up("expert", "club", players)
    yield "arena", "find out which bot is better", f"rospo arena {one.name} --bots {bots}"
    yield "bench", "measure how fast the rules run", "rospo bench --quick"
    yield "backup", "copy a server's data file while it runs", "rospo backup tables-backup.db"
    yield "restore", "put a backup in its place", "rospo restore tables-backup.db"
    yield "prune", "make the data file smaller", "rospo prune --older 1y"
    yield "doctor", "examine the data file and replay every log", "rospo doctor"
    yield "completion", "let your shell complete what you type", "rospo completion bash"


def show() -> None:
    """Print the overview."""
    out = console()
    width = min(out.width, COLUMNS)
    title = Text.assemble(
        ("Rospo", "bold green"),
        f" {__version__}: {ABOUT[0].lower()}{ABOUT[1:]}",
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
    for name in registry.games():
        text = words(registry.game(name).package)
        line = Text.assemble(text.game["tagline"], (f"\n{', '.join(text.facts)}", "dim"))
        grid.add_row(name, line)
    return grid


def _commands() -> Table:
    grid = _grid()
    for name, what, line in commands():
        grid.add_row(name, Text.assemble(what, (f"\n{line}", "dim")))
    return grid
