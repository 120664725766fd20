"""The terminal: colours if there are any, plain text in pipes, and one small markup for texts.

Texts mark what a player types or holds with `backticks`, and emphasis with *stars*. On a terminal these turn into
styles. In plain text the stars go; the backticks stay if they tell a command from prose (`keep`).
"""

import re
import sys
from typing import IO, TYPE_CHECKING, Any, cast

from rich.text import Text

from rospo.core.terminal import Style

if TYPE_CHECKING:
    from rich.console import Console
    from rich.table import Table

COLUMNS = 100
"""Prose wider than this is hard to read."""

_SPACES = re.compile(r" +(?=\n)")
_MARKS = re.compile(r"`([^`]+)`|\*([^*\s](?:[^*]*[^*\s])?)\*")


def console(*, stderr: bool = False) -> "Console":
    """Made anew for each command, so that it uses the current streams. Rich honours NO_COLOR and TERM."""
    from rich.console import Console

    stream = sys.stderr if stderr else sys.stdout
    file = None if stream.isatty() else cast("IO[str]", Trimmed(stream))
    return Console(stderr=stderr, file=file, highlight=False, markup=False, emoji=False)


class Trimmed:
    """A stream that trims trailing spaces: rich pads lines, which nobody wants in a file."""

    def __init__(self, stream: IO[str]) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        return self._stream.write(_SPACES.sub("", text))

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def live() -> bool:
    """Are input and output both a terminal?"""
    return sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()


def marked(text: str, *, style: Style | None = None, keep: bool = False, base: str = "") -> Text:
    """A marked text with its styles; `style` gives each `backticked` word its own."""
    found = Text(style=base)
    at = 0
    for mark in _MARKS.finditer(text):
        found.append(text[at : mark.start()])
        at = mark.end()
        if mark[2] is not None:
            found.append(mark[2], "italic")
        else:
            shown = f"`{mark[1]}`" if keep else mark[1]
            found.append(shown, style(mark[1]) if style else "bold cyan")
    found.append(text[at:])
    return found


def plain_table(title: str, *columns: str, left: int = 1) -> "Table":
    """A table for numbers; the first `left` columns are words."""
    from rich.box import SIMPLE_HEAD
    from rich.table import Table

    table = Table(title=title or None, title_justify="left", title_style="bold", box=SIMPLE_HEAD, pad_edge=False)
    for number, column in enumerate(columns):
        table.add_column(column, justify="left" if number < left else "right", no_wrap=number < left)
    return table
