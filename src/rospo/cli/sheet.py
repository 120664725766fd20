"""The score sheet and the winners: made from the public log, for a live game and a replay alike."""

from collections.abc import Sequence

from rich.box import ROUNDED
from rich.table import Table

from rospo.cli.terminal import terminal
from rospo.core.terminal import Log, Names
from rospo.play import registry
from rospo.terminal.speech import Speech
from rospo.terminal.text import minus

GENERAL = Speech()


def start_of_round(game: str, log: Log) -> int:
    """Where the events of the current round begin in the log."""
    ends = _ends(log, terminal(game).story.ROUND)
    return ends[-1] + 1 if ends else 0


def _ends(log: Log, kind: str) -> list[int]:
    """Where each finished round ends in the log."""
    return [number for number, event in enumerate(log) if event.kind == kind]


def sheet(game: str, log: Log, names: Names, most: int | None = None) -> Table:
    """The score sheet so far: one line per round, the total at the bottom. `most` keeps only the last lines."""
    story, say = terminal(game).story, Speech(registry.game(game).package)
    ends = _ends(log, story.ROUND)
    rounds = [log[number] for number in ends]
    begins = [0, *(number + 1 for number in ends)]
    sums = [(story.START,) * len(names.names), *(event.fact(story.SCORES) for event in rounds)]
    table = Table(
        show_footer=True, header_style="bold", footer_style="bold", box=ROUNDED, caption=say(story.CAPTION) or None
    )
    table.caption_justify = "left"
    table.add_column(say(story.ROUND), say(story.TOTAL), justify="right", style="dim")
    for name, total in zip(names.names, sums[-1], strict=True):
        table.add_column(name, minus(total), justify="right", overflow="fold")
    first = max(len(rounds) - most, 0) if most else 0
    if first:
        table.add_row("…", *(minus(total) for total in sums[first]))
    for number, event in enumerate(rounds[first:], start=first):
        round_log = log[begins[number] : ends[number]]
        cells = [story.cell(event, seat, before, round_log) for seat, before in enumerate(sums[number])]
        table.add_row(str(number + 1), *cells)
    return table


def verdict(
    winners: Sequence[int], scores: Sequence[int], names: Names, unit: str = "points", say: Speech = GENERAL
) -> str:
    """Who won, and with what score."""
    what = say.many(scores[winners[0]], "{n} " + unit.removesuffix("s"), "{n} " + unit)
    if len(winners) > 1:
        return say("{all} share the win with {what} each.", all=say.together(names, winners), what=what)
    return say.by(names, winners[0], "You win with {what}.", "{who} wins with {what}.", what=what)
