"""The table as one seat sees it, drawn from a view and the legal moves: nothing else reaches this code.

Each game has a module here with the names of `Table`. Suits and colours are always lettered as well as coloured.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from typing import Any, NamedTuple, Protocol, cast

from rich.cells import cell_len
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text

from rospo.cli.names import Names
from rospo.play.move import Move

INDENT = 2
LABEL = 7  # the column of 'row', 'hand', 'trick'


class Choice(NamedTuple):
    """A legal move as it is offered. `number` is what may be typed instead, or None where that could be mistaken."""

    text: str
    note: str = ""
    number: int | None = None


class Table(Protocol):
    """One game's table."""

    def due(self, view: Any) -> tuple[int, ...]: ...  # the seats without which the game doesn't go on
    def draw(self, view: Any, legal: Sequence[Move], names: Names, width: int) -> RenderableType: ...
    def hand(self, view: Any, legal: Sequence[Move], width: int) -> Text: ...  # the viewer's cards, for a line of text
    def choices(self, view: Any, legal: Sequence[Move]) -> list[Choice]: ...  # the best to know first; may be many
    def advice(self, view: Any, legal: Sequence[Move]) -> str: ...  # what can I do now, in a sentence or two
    def understand(self, text: str, view: Any, legal: Sequence[Move]) -> str | None: ...  # a kind reading
    def style(self, card: str) -> str: ...  # of a card or a move in a sentence


def table(game: str) -> Table:
    """The module that draws a game's table."""
    return cast("Table", import_module(f"rospo.cli.tables.{game}"))


# --- what the tables have in common


def seats(view: Any, names: Names, columns: Mapping[str, Sequence[object]], marks: Mapping[int, str]) -> Grid:
    """A line a player: seat, name, marks such as 'dealer', and the game's own numbers."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="dim", no_wrap=True)
    grid.add_column(no_wrap=True)
    for _ in columns:
        grid.add_column(justify="right")
    grid.add_row("", Text("seat", "dim"), *(Text(title, "dim") for title in columns))
    for seat in range(view.players):
        name = Text(names[seat], "bold" if seat == view.seat else "")
        if mark := _mark(view, seat, marks):
            name.append(f" {mark}", "dim")
        grid.add_row(str(seat), name, *(Text(str(values[seat])) for values in columns.values()))
    return grid


def _mark(view: Any, seat: int, marks: Mapping[int, str]) -> str:
    said = ["dealer"] if seat == view.dealer else []
    return ", ".join(said + ([marks[seat]] if seat in marks else []))


def flow(items: Sequence[Text], width: int, *, gap: int = 2, indent: int = 0) -> Text:
    """Items side by side, broken between items only; further lines are indented."""
    found, column = Text(), 0
    for item in items:
        if column and column + gap + item.cell_len > width:
            found.append("\n" + " " * indent)
            column = indent
        elif column:
            found.append(" " * gap)
            column += gap
        found.append_text(item)
        column += item.cell_len
    return found


def labelled(label: str, items: Sequence[Text], width: int, *, gap: int = 1) -> Text:
    """A line such as 'hand  w3 w12 …' that wraps under itself."""
    start = INDENT + LABEL
    text = Text(f"{'':{INDENT}}{label:<{LABEL}}", "dim")
    body = flow(items, max(width - start, 20), gap=gap)
    lines = body.split("\n")
    for number, line in enumerate(lines):
        text.append("\n" + " " * start if number else "")
        text.append_text(Text("", "not dim").append_text(line))
    return text


def heading(parts: Sequence[str], width: int) -> Text:
    """A stroke across the terminal that says where we are."""
    words = " · ".join(part for part in parts if part)
    stroke = "─" * max(width - cell_len(words) - 4, 2)
    return Text.assemble(("── ", "dim"), (words, "bold"), (f" {stroke}", "dim"))


def offered(choices: Sequence[Choice], width: int, style: Any, most: int | None = None) -> Text:
    """The choices, numbered where a number may be typed."""
    items = []
    for choice in choices[:most]:
        number = "" if choice.number is None else f"{choice.number} "
        note = f" {choice.note}" if choice.note else ""
        items.append(Text.assemble((number, "dim"), (choice.text, style(choice.text)), (note, "dim")))
    return labelled("moves", items, width, gap=3)


def numbered(text: str, choices: Sequence[Choice]) -> str | None:
    """The move that a number stands for: '3', or '#3' where a bare number means something else."""
    bare = text.removeprefix("#").strip()
    if not bare.isdigit():
        return None
    for choice in choices:
        if choice.number == int(bare):
            return choice.text
    return None
