"""How much a table remembers, besides its state, which is as long as its log: that must not grow with time."""

import gc
from types import BuiltinFunctionType, FunctionType, ModuleType

from rospo.core.game import Event
from rospo.play.match import Match
from rospo.server.core.state import TableState
from rospo.server.core.table import Table
from tests.simulation.book import Violation

MOST, MOST_PER_LINE = 1500, 200
"""Objects that a table may refer to: by itself, and for each connection to it."""
LEFT_OUT = (Event, Match, TableState, ModuleType, FunctionType, BuiltinFunctionType, type)


def size(table: Table) -> int:
    """The number of objects that a table refers to, directly or not; those of its state and its match don't count."""
    found, seen = [table], {id(table)}
    for one in found:
        for other in gc.get_referents(one):
            if id(other) not in seen and not isinstance(other, LEFT_OUT):
                seen.add(id(other))
                found.append(other)
    return len(found)


def check_size(name: str, table: Table, lines: int) -> None:
    if size(table) > MOST + MOST_PER_LINE * lines:
        raise Violation(f"{name} remembers {size(table)} things with {lines} connections")
