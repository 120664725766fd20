"""Background tasks that can't die unnoticed: a failure is logged, and the owner is told."""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, Protocol


class Note(Protocol):
    """Logs that something failed."""

    def __call__(self, event: str, error: Exception, **facts: Any) -> None: ...


class Tasks:
    """The running tasks of one owner. `facts` are logged with every failure, such as the table's id."""

    def __init__(self, note: Note, **facts: Any) -> None:
        self._note = note
        self._facts = facts
        self._running: set[asyncio.Task[None]] = set()

    def start(
        self,
        event: str,
        work: Coroutine[Any, Any, None],
        failed: Callable[[], None] = lambda: None,
        *,
        name: str | None = None,
    ) -> asyncio.Task[None]:
        """Run `work`. If it fails, log `event` and call `failed`."""
        task = asyncio.create_task(self._watched(event, work, failed), name=name)
        self._running.add(task)
        task.add_done_callback(self._running.discard)
        return task

    async def _watched(self, event: str, work: Coroutine[Any, Any, None], failed: Callable[[], None]) -> None:
        try:
            await work
        except Exception as error:
            self._note(event, error, **self._facts)
            failed()

    def cancel(self) -> None:
        for task in self._running:
            task.cancel()
