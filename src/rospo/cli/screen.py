"""The terminal: colours where there are any, plain text in pipes, and one small markup for texts.

Texts mark what a player types or holds with `backticks` and what is stressed with *stars*. On a terminal these turn
into styles. In plain text the stars go; the backticks stay where they tell a command from prose (`keep`).
"""

import re
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING

from rich.text import Text

if TYPE_CHECKING:
    from rich.console import Console

COLUMNS = 100
"""Prose wider than this is hard to read."""

Style = Callable[[str], str]
_MARKS = re.compile(r"`([^`]+)`|\*([^*\s](?:[^*]*[^*\s])?)\*")


def console(*, stderr: bool = False) -> "Console":
    """Made anew for each command, so that it finds the streams as they are. NO_COLOR and TERM are honoured by rich."""
    from rich.console import Console

    return Console(stderr=stderr, highlight=False, markup=False, emoji=False)


def live() -> bool:
    """Is a person at both ends?"""
    return sys.stdin.isatty() and sys.stdout.isatty()


def can_show(letters: str) -> bool:
    """Can the output show these letters?"""
    try:
        letters.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        return False
    return True


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


def sign(number: int) -> str:
    """A number as score sheets have it: +2, −5, 0."""
    return f"+{number}" if number > 0 else minus(number)


def minus(number: int) -> str:
    """A number with a real minus sign."""
    return str(number).replace("-", "−")


def many(number: int, one: str, more: str | None = None) -> str:
    """'1 card', '3 cards'."""
    return f"{number:,} {one if number == 1 else more or one + 's'}"
