"""Bots think in processes of their own."""

import asyncio
import time
from multiprocessing import active_children
from typing import Any

from rospo.server.minds import Minds

LONG_S = 600
PATIENCE_S = 60
"""Less than the thought takes, and more than any machine needs to end a process."""


def forget(event: str, error: Exception, **facts: Any) -> None:
    """No log."""


def test_a_server_that_stops_waits_for_no_thought() -> None:
    """An expert may be compiling when the server stops."""

    async def think() -> None:
        minds = Minds(1, forget)
        others = set(active_children())
        thought = asyncio.create_task(minds.ask("club", time.sleep, LONG_S))
        while not (workers := set(active_children()) - others):
            await asyncio.sleep(0)
        minds.close()
        for worker in workers:
            await asyncio.to_thread(worker.join, PATIENCE_S)
            assert not worker.is_alive()
        thought.cancel()

    asyncio.run(think())
