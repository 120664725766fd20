"""The man page, made of the commands' own parsers and of docs/commands.md: `make man` writes docs/rospo.1."""

import os
import re
from pathlib import Path

from argparse_manpage.manpage import Manpage

from rospo import __version__
from rospo.cli.everything import everything

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/rospo.1"
COMMANDS = ROOT / "docs/commands.md"
SECTIONS = ("Exit status", "Environment", "Files")
"""Those of the page that a man page has too."""


def page() -> str:
    os.environ["COLUMNS"] = "80"
    os.environ["SOURCE_DATE_EPOCH"] = "0"  # a date would change the page every day
    parser = everything()
    for action in parser._actions:
        if action.help == "show this help message and exit":
            action.help = "show what rospo can do"
    about = {"project_name": "rospo", "description": "card games and their table", "manual_title": "Rospo"}
    data = {"prog": "rospo", "version": __version__, **about}
    made = Manpage(parser, format="single-commands-section", _data=data)
    for title in SECTIONS:
        made.add_section(title.upper(), ">", _troff(section(title)))
    return re.sub(r'"1970[^"]*"', '""', str(made))


def section(title: str) -> str:
    """A part of docs/commands.md, without its heading."""
    found = re.search(rf"^## {title}\n\n(.*?)(?=^## |\Z)", COMMANDS.read_text(), re.MULTILINE | re.DOTALL)
    assert found, title
    return found[1].strip()


def _troff(markdown: str) -> str:
    """Paragraphs, and tables of two columns, as a man page has them."""
    lines = []
    for line in markdown.splitlines():
        cells = [_plain(cell.strip()) for cell in line.strip("|").split(" | ")] if line.startswith("| ") else []
        if len(cells) == 2 and cells != ["", ""]:
            lines += [".TP", cells[0], cells[1]]
        elif line and not line.startswith("|"):
            lines.append(_plain(line))
        elif not line:
            lines.append(".PP")
    return "\n".join(lines)


def _plain(text: str) -> str:
    """Without the marks of Markdown; a line must not begin as a command of troff."""
    text = re.sub(r"\[([^\]]+)\]\([^)]+\)", r"\1", text).replace("`", "").replace("\\", "\\e").replace("-", "\\-")
    return f"\\&{text}" if text[:1] in (".", "'") else text


if __name__ == "__main__":
    PAGE.write_text(page())
