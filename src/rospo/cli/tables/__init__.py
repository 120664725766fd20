"""The table as one seat sees it, drawn from a view and the legal moves: nothing else reaches this code.

Each game has a module here with the names of `Table`. Suits and colours are always lettered as well as coloured.
"""

from collections.abc import Mapping, Sequence
from importlib import import_module
from itertools import groupby
from typing import Any, NamedTuple, Protocol, cast

from rich.cells import cell_len
from rich.console import RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from rospo.cli.arguments import Refused
from rospo.cli.names import Names
from rospo.cli.screen import Style
from rospo.play.move import Move

INDENT = 2
LABEL = 10  # the column of 'row', 'hand', 'trick'


class Choice(NamedTuple):
    """A legal move as it is offered. `number` is what may be typed instead, or None where that could be mistaken.
    `shown` is how the words after the first look, where they don't look as they are typed: '77🐸'.
    """

    text: str
    note: str = ""
    number: int | None = None
    shown: str = ""

    @property
    def kind(self) -> str:
        """The first word: choices of a kind stand in a line that begins with it."""
        return self.text.partition(" ")[0]

    @property
    def what(self) -> tuple[str, ...]:
        """The words after it."""
        return tuple(self.text.split(" ")[1:])

    @property
    def spelled(self) -> bool:
        """Is it shown with its first word, because the rest alone would look like a number of the list?"""
        return self.number is None and len(self.what) == 1 and self.what[0].isdigit()


class Table(Protocol):
    """One game's table."""

    def draw(self, view: Any, legal: Sequence[Move], names: Names, width: int) -> RenderableType: ...
    def hand(self, view: Any, legal: Sequence[Move], width: int) -> Text: ...  # the viewer's cards, for a line of text
    def choices(self, view: Any, legal: Sequence[Move]) -> list[Choice]: ...  # the best to know first; may be many
    def prompt(self, view: Any) -> str: ...  # a few words before the cursor
    def advice(self, view: Any, legal: Sequence[Move]) -> str: ...  # what can I do now, in a sentence or two
    def understand(self, text: str, view: Any, legal: Sequence[Move]) -> str | None: ...  # a kind reading
    def style(self, card: str) -> str: ...  # of a card or a move in a sentence


def table(game: str) -> Table:
    """The module that draws a game's table."""
    try:
        return cast("Table", import_module(f"rospo.cli.tables.{game}"))
    except ModuleNotFoundError:
        raise Refused(f"the terminal can't show {game} yet: there is no table for it in rospo.cli.tables") from None


# --- what the tables have in common


def seats(view: Any, names: Names, columns: Mapping[str, Sequence[object]], marks: Mapping[int, str]) -> Padding:
    """A line a player: seat, name, marks such as 'dealer', and the game's own numbers."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="dim", no_wrap=True)
    grid.add_column(no_wrap=True)
    for _ in columns:
        grid.add_column(justify="right")
    grid.add_row("", Text("seat", "dim"), *(Text(title, "dim") for title in columns))
    for seat in range(view.players):
        name = Text().append(names[seat], "bold" if seat == view.seat else "")
        if mark := _mark(view, seat, marks):
            name.append(f" {mark}", "dim")
        grid.add_row(str(seat), name, *(_cell(values[seat]) for values in columns.values()))
    return Padding(grid, (0, 0, 0, INDENT))


def _cell(value: object) -> Text:
    return value if isinstance(value, Text) else Text(str(value))


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


def labelled(label: str, items: Sequence[Text], width: int, *, gap: int = 1, loud: bool = False) -> Text:
    """A line such as 'hand  w3 w12 …' that wraps under itself. A loud label is something to type."""
    start = INDENT + LABEL
    text = Text().append(f"{'':{INDENT}}{label:<{LABEL}}", "bold cyan" if loud else "dim")
    body = flow(items, max(width - start, 20), gap=gap)
    lines = body.split("\n")
    for number, line in enumerate(lines):
        text.append("\n" + " " * start if number else "")
        text.append_text(line)
    return text


def heading(parts: Sequence[str], width: int) -> Text:
    """A stroke across the terminal that says where we are."""
    words = " · ".join(part for part in parts if part)
    stroke = "─" * max(width - cell_len(words) - 4, 2)
    return Text.assemble(("── ", "dim"), (words, "bold"), (f" {stroke}", "dim"))


def offered(choices: Sequence[Choice], width: int, style: Style, most: int | None = None) -> Text:
    """The choices, a line a kind: its first word and then the rest, so that together they read as the move's text."""
    lines = []
    for (kind, spelled), group in groupby(choices[:most], key=lambda choice: (choice.kind, choice.spelled)):
        items = [_offer(choice, style) for choice in group]
        lines.append(labelled("" if spelled else kind, _in_columns(items, width), width, gap=2, loud=True))
    return Text("\n").join(lines)


def _offer(choice: Choice, style: Style) -> Text:
    """'3 r7 g7 pair of 7': the number, the cards, each in its own style, and what there is to know."""
    text = Text(f"{choice.number} " if choice.number is not None else "", "dim")
    shown = (choice.text,) if choice.spelled else (choice.shown,) if choice.shown else choice.what
    text.append_text(Text(" ").join([Text(word, f"not dim {style(word)}") for word in shown]))
    return text.append(f"{' ' if choice.what else ''}{choice.note}") if choice.note else text


def _in_columns(items: list[Text], width: int) -> list[Text]:
    """As they are if they fit into one line; else all as wide as the widest."""
    if sum(item.cell_len + 2 for item in items) - 2 > max(width - INDENT - LABEL, 20):
        widest = max(item.cell_len for item in items)
        for item in items:
            item.append(" " * (widest - item.cell_len))
    return items


def numbered(text: str, choices: Sequence[Choice]) -> str | None:
    """The move that a number stands for: '3', or '#3' where a bare number means something else."""
    bare = text.removeprefix("#").strip()
    if not bare.isdigit():
        return None
    for choice in choices:
        if choice.number == int(bare):
            return choice.text
    return None
