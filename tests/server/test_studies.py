"""Analyses on a server are bounded: one per guest, a few at once, and none that nobody waits for."""

import asyncio
from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

from rospo.analysis import Step
from rospo.server import studies
from rospo.server.core.refusal import Refusal
from rospo.server.core.state import OVER, TableState
from rospo.server.studies import Studies
from rospo.server.tasks import Tasks
from tests.analysis.played import played


class Worker:
    """A worker that does a position at a time, when it is let."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.failures: list[str] = []
        self.tasks = Tasks(lambda event, error, **facts: self.failures.append(event))
        self.did: list[tuple[str, int]] = []
        self.answer: Callable[[int], list[Step] | None] = lambda first: [Step(first, (0.5, 0.5))]

    async def study(self, question: Any, text: str, first: Any, *, table: str) -> list[Any] | None:
        await self.may.wait()
        if question is studies.reasons_of:
            return []
        self.did.append((table, first))
        return self.answer(first)


def over(table: str) -> TableState:
    opened = SimpleNamespace(table=table, game="take_that")
    state: Any = SimpleNamespace(status=OVER, opened=opened, match=played("take_that", "random"))
    return state  # type: ignore[no-any-return]


def house(worker: Worker) -> Studies:
    made: Any = SimpleNamespace(minds=worker)
    return Studies(made)


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "WAIT_S", 0.05)


def test_it_comes_bit_by_bit_and_is_then_kept() -> None:
    async def scene() -> None:
        worker = Worker()
        here = house(worker)
        told = await here.told(over("a"), "ada", 0)
        assert (told.steps, told.sum) == ([], None)
        worker.may.set()
        after = 0
        while told.sum is None:
            told = await here.told(over("a"), "ada", after)
            assert told.after == after
            after += len(told.steps)
        assert after == told.positions
        assert worker.did == [("a", first) for first in range(told.positions)]
        assert len((await here.told(over("a"), "bea", 0)).steps) == told.positions  # and nothing is done again
        assert len(worker.did) == told.positions

    asyncio.run(scene())


def test_a_guest_has_one_at_a_time() -> None:
    async def scene() -> None:
        worker = Worker()
        here = house(worker)
        await here.told(over("a"), "ada", 0)
        await here.told(over("b"), "ada", 0)
        worker.may.set()
        while (await here.told(over("b"), "ada", 0)).sum is None:
            await asyncio.sleep(0)
        assert len([table for table, _ in worker.did if table == "a"]) <= 1  # the slice that had begun

    asyncio.run(scene())


def test_a_server_has_a_few_at_once() -> None:
    async def scene() -> None:
        here = house(Worker())
        for number in range(studies.MOST):
            await here.told(over(f"table {number}"), f"guest {number}", 0)
        with pytest.raises(Refusal, match="slow_down"):
            await here.told(over("one more"), "somebody", 0)
        await here.told(over("table 0"), "somebody", 0)  # that one runs already

    asyncio.run(scene())


def test_it_stops_when_nobody_asks_any_more(monkeypatch: pytest.MonkeyPatch) -> None:
    async def scene() -> None:
        worker = Worker()
        here = house(worker)
        await here.told(over("a"), "ada", 0)
        monkeypatch.setattr(studies, "LEFT_S", -1.0)
        worker.may.set()
        while here._running:
            await asyncio.sleep(0)
        assert len(worker.did) <= 1

    asyncio.run(scene())


def test_a_failure_is_told_and_may_be_tried_again() -> None:
    async def scene() -> None:
        worker = Worker()
        here = house(worker)
        worker.answer = lambda first: None
        worker.may.set()
        with pytest.raises(Refusal, match="failed"):
            await here.told(over("a"), "ada", 0)
        worker.answer = lambda first: [Step(first, (0.5, 0.5))]
        assert not here._running
        await here.told(over("a"), "ada", 0)

    asyncio.run(scene())


def test_only_the_last_ones_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(studies, "KEPT", 2)

    async def scene() -> None:
        worker = Worker()
        here = house(worker)
        worker.may.set()
        for table in ("a", "b", "c"):
            while (await here.told(over(table), "ada", 0)).sum is None:
                await asyncio.sleep(0)
        assert list(here._done) == ["b", "c"]

    asyncio.run(scene())
