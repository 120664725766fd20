"""What happened, in short sentences, from the public log alone: the same for a person at the table and for a replay.

Each game has a module here with the names of `Story`. Cards stand in `backticks`, so that they can be coloured.
"""

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol, cast

from rich.box import ROUNDED
from rich.table import Table

from rospo.cli.names import Names
from rospo.cli.screen import minus
from rospo.core.game import Event

Log = Sequence[Event]


class Story(Protocol):
    """One game's way of telling."""

    ROUND: str  # the kind of event that ends a round
    UNIT: str  # what is counted
    CAPTION: str  # what the cells of the score sheet say, if that isn't plain
    TOTAL: str  # what its last line says
    SCORES: str  # the fact of such an event that has everybody's total
    START: int  # what everybody had before the first round

    def tell(self, event: Event, past: Log, names: Names) -> list[str]: ...  # [] if there is nothing to say
    # of the score sheet: what a round brought; `played` is what happened in it
    def cell(self, event: Event, seat: int, before: int, played: Log) -> str: ...


def story(game: str) -> Story:
    """The module that tells of a game."""
    return cast("Story", import_module(f"rospo.cli.stories.{game}"))


def this_round(game: str, log: Log) -> int:
    """The number of the first event of the round being played."""
    ends = [number for number, event in enumerate(log) if event.kind == story(game).ROUND]
    return ends[-1] + 1 if ends else 0


def sheet(game: str, log: Log, names: Names, most: int | None = None) -> Table:
    """The score sheet so far: a line a round, filled from the top, the total under the stroke; or its last lines."""
    teller = story(game)
    ends = [number for number, event in enumerate(log) if event.kind == teller.ROUND]
    rounds = [log[number] for number in ends]
    begins = [0, *(number + 1 for number in ends)]
    sums = [(teller.START,) * len(names.names), *(event.fact(teller.SCORES) for event in rounds)]
    table = Table(
        show_footer=True, header_style="bold", footer_style="bold", box=ROUNDED, caption=teller.CAPTION or None
    )
    table.caption_justify = "left"
    table.add_column(teller.ROUND, teller.TOTAL, justify="right", style="dim")
    for name, total in zip(names.names, sums[-1], strict=True):
        table.add_column(name, minus(total), justify="right", overflow="fold")
    first = max(len(rounds) - most, 0) if most else 0
    if first:
        table.add_row("…", *(minus(total) for total in sums[first]))
    for number, event in enumerate(rounds[first:], start=first):
        played = log[begins[number] : ends[number]]
        cells = [teller.cell(event, seat, before, played) for seat, before in enumerate(sums[number])]
        table.add_row(str(number + 1), *cells)
    return table


def verdict(winners: Sequence[int], scores: Sequence[int], names: Names, unit: str = "points") -> str:
    """Who won, and with how much."""
    best = scores[winners[0]]
    what = f"{minus(best)} {unit.removesuffix('s') if abs(best) == 1 else unit}"
    if len(winners) > 1:
        return f"{names.together(winners)} share the win with {what} each."
    return f"{names.does(winners[0], 'win')} with {what}."
