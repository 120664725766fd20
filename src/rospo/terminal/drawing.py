"""What the games' tables have in common: seats, labelled lines, the list of choices."""

from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Any

from rich.cells import cell_len
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from rospo.core.terminal import Choice, Names, Style
from rospo.terminal.speech import Speech

say = Speech()

INDENT = 2
LABEL = 10  # the column of 'row', 'hand', 'trick'


def seats(view: Any, names: Names, columns: Mapping[str, Sequence[object]], marks: Mapping[int, str]) -> Padding:
    """One line per player: seat, name, marks such as 'dealer', and the game's own numbers."""
    grid = Grid.grid(padding=(0, 2, 0, 0))
    grid.add_column(justify="right", style="dim", no_wrap=True)
    grid.add_column(no_wrap=True)
    for _ in columns:
        grid.add_column(justify="right")
    grid.add_row("", Text(say("seat"), "dim"), *(Text(title, "dim") for title in columns))
    for seat in range(view.players):
        name = Text().append(names[seat], "bold" if seat == view.seat else "")
        if mark := _mark(view, seat, marks):
            name.append(f" {mark}", "dim")
        grid.add_row(str(seat), name, *(_cell(values[seat]) for values in columns.values()))
    return Padding(grid, (0, 0, 0, INDENT))


def _cell(value: object) -> Text:
    return value if isinstance(value, Text) else Text(str(value))


def _mark(view: Any, seat: int, marks: Mapping[int, str]) -> str:
    dealer = [say("dealer")] if seat == view.dealer else []
    return ", ".join(dealer + ([marks[seat]] if seat in marks else []))


def flow(items: Sequence[Text], width: int, *, gap: int = 2, indent: int = 0) -> Text:
    """Items side by side; lines break only between items, and further lines are indented."""
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
    """A rule across the terminal with a title."""
    words = " · ".join(part for part in parts if part)
    stroke = "─" * max(width - cell_len(words) - 4, 2)
    return Text.assemble(("── ", "dim"), (words, "bold"), (f" {stroke}", "dim"))


def offered(choices: Sequence[Choice], width: int, style: Style, most: int | None = None) -> Text:
    """The choices, one line per kind: its first word, then the rest of each, so that they read as the moves' texts."""
    lines = []
    for (kind, spelled), group in groupby(choices[:most], key=lambda choice: (choice.kind, choice.spelled)):
        items = [_offer(choice, style) for choice in group]
        lines.append(labelled("" if spelled else kind, _in_columns(items, width), width, gap=2, loud=True))
    return Text("\n").join(lines)


def _offer(choice: Choice, style: Style) -> Text:
    """One choice: its number, its cards, each in its own style, and its note."""
    text = Text(f"{choice.number} " if choice.number is not None else "", "dim")
    shown = (choice.text,) if choice.spelled else (choice.shown,) if choice.shown else choice.what
    text.append_text(Text(" ").join([Text(word, f"not dim {style(word)}") for word in shown]))
    return text.append(f"{' ' if choice.what else ''}{choice.note}") if choice.note else text


def _in_columns(items: list[Text], width: int) -> list[Text]:
    """Unchanged if they fit on one line, otherwise all as wide as the widest."""
    if sum(item.cell_len + 2 for item in items) - 2 > max(width - INDENT - LABEL, 20):
        widest = max(item.cell_len for item in items)
        for item in items:
            item.append(" " * (widest - item.cell_len))
    return items


def numbered(text: str, choices: Sequence[Choice]) -> str | None:
    """The move that a number stands for: '3', or '#3' if a plain number means something else."""
    bare = text.removeprefix("#").strip()
    if not bare.isdigit():
        return None
    for choice in choices:
        if choice.number == int(bare):
            return choice.text
    return None
