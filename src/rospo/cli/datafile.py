"""What the commands for the data file share: which file it is, and how problems are printed."""

from argparse import Namespace
from pathlib import Path

from rospo.cli.arguments import Parser, Refused
from rospo.cli.settings import add_config, data_place, settings
from rospo.server.data import shown
from rospo.terminal.text import many

PROBLEMS = 1
"""The exit status if problems were found."""


def add_data(parser: Parser) -> None:
    parser.add_argument("--data", metavar="FILE", help="the data file of the server (default: as for 'serve')")
    add_config(parser)
    parser.add_argument("--json", action="store_true", help="print one JSON object and nothing else")


def data_file(found: Namespace) -> Path:
    data = data_place(settings(found))
    if isinstance(data, Path):
        return data
    raise Refused(f"{shown(data)} is no file: use PostgreSQL's own tools, such as pg_dump and pg_restore")


def held(tables: int, moves: int) -> str:
    """'12 tables, 3,400 moves'."""
    return f"{many(tables, 'table')}, {many(moves, 'move')}"


def size(number: int) -> str:
    """A number of bytes as people read it."""
    return f"{number / 1e6:.1f} MB" if number >= 1e5 else f"{number / 1e3:.1f} kB"


def one_line(problem: str) -> str:
    return " ".join(problem.split())
