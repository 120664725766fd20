"""The progress of long work."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from rospo.cli.screen import console


@contextmanager
def progress(total: int, what: str = "games") -> Iterator[Callable[[int, int], None] | None]:
    """A bar on the error stream, so that pipes stay clean; nothing if that isn't a terminal."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console(stderr=True), transient=True) as bar:
        task = bar.add_task(what, total=total)
        yield lambda done, of: bar.update(task, completed=done, total=of)
