"""What happened, in short sentences, from the public log alone: the same for a person at the table and for a replay.

Each game has a module here with the names of `Story`. Cards stand in `backticks`, so that they can be coloured.
"""

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Protocol, cast

from rich.table import Table
from rich.text import Text

from rospo.cli.names import Names
from rospo.cli.screen import minus
from rospo.core.game import Event

Log = Sequence[Event]


class Story(Protocol):
    """One game's way of telling."""

    ROUND: str  # the kind of event that ends a round

    def tell(self, event: Event, past: Log, names: Names) -> list[str]: ...  # [] if there is nothing to say
    def cell(self, event: Event, seat: int, before: int) -> str: ...  # of the score sheet: what a round brought
    def totals(self, event: Event) -> tuple[int, ...]: ...  # after that round
    def start(self) -> int: ...  # what everybody had before the first round


def story(game: str) -> Story:
    """The module that tells of a game."""
    return cast("Story", import_module(f"rospo.cli.stories.{game}"))


def told(game: str, log: Log, first: int, names: Names) -> Iterator[str]:
    """The sentences for the events from number `first` on."""
    teller = story(game)
    for number in range(first, len(log)):
        yield from teller.tell(log[number], log[:number], names)


def this_round(game: str, log: Log) -> int:
    """The number of the first event of the round being played."""
    ends = [number for number, event in enumerate(log) if event.kind == story(game).ROUND]
    return ends[-1] + 1 if ends else 0


def sheet(game: str, log: Log, names: Names) -> Table:
    """The score sheet so far: a line a round, filled from the top, the total under the stroke."""
    teller = story(game)
    rounds = [event for event in log if event.kind == teller.ROUND]
    table = Table(show_footer=True, header_style="bold", footer_style="bold", row_styles=["", ""])
    totals = teller.totals(rounds[-1]) if rounds else (teller.start(),) * len(names.names)
    table.add_column(teller.ROUND, "total", justify="right", style="dim")
    for seat, name in enumerate(names.names):
        table.add_column(name, minus(totals[seat]), justify="right", overflow="fold")
    before = (teller.start(),) * len(names.names)
    for number, event in enumerate(rounds, start=1):
        cells = [teller.cell(event, seat, before[seat]) for seat in range(len(names.names))]
        table.add_row(str(number), *map(Text, cells))
        before = teller.totals(event)
    return table


def verdict(winners: Sequence[int], scores: Sequence[int], names: Names, unit: str = "points") -> str:
    """Who won, and with how much."""
    what = f"{minus(scores[winners[0]])} {unit}"
    if len(winners) > 1:
        return f"{names.together(winners)} share the win with {what} each."
    return f"{names.does(winners[0], 'win')} with {what}."
