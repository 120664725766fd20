"""Bots at live tables think in processes of their own, never in the event loop.

Three kinds of process: one for the levels that answer instantly, so that they never wait for a search, some for
`expert`, which searches, and compiles before its first search, and one that studies finished games. They start when
they are first asked. A process that dies is replaced, and the question asked again; if that fails too, a random legal
move is the answer. If no process can be started, for lack of memory or file descriptors, asking fails and the table
asks again later.
"""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from functools import cache, partial
from multiprocessing.connection import Connection
from random import Random
from typing import Any

from rospo.bots import Thinker, bot, installed
from rospo.core.game import View
from rospo.play import registry
from rospo.play.match import start
from rospo.play.move import book
from rospo.server.core.question import Question
from rospo.server.core.settings import STAND_IN
from rospo.server.tasks import Note, Tasks

DEEP = "expert"
TRIES = 2
QUICK, STUDY = "quick", "study"
NICE, NICER = 5, 15


@cache
def thinker(level: str, game: str) -> Thinker:
    """A bot, made once in each worker. A table may have an expert from when there was a compiler."""
    return bot(level if level in installed(game) else STAND_IN, game)


def chosen(level: str, view: View, legal: list[str], luck: str) -> str:
    """The text of the move that a bot makes. Runs in a worker."""
    moves = book(registry.game(view.game))
    return thinker(level, view.game).choose(view, [moves.of(text) for text in legal], Random(luck)).text


def patience(level: str, view: View, legal: list[str], luck: str) -> int:
    """In a race: how many milliseconds a bot would rather wait. Runs in a worker."""
    mind: Any = thinker(level, view.game)
    moves = book(registry.game(view.game))
    wait = getattr(mind, "wait", None)
    return 0 if wait is None else int(wait(view, [moves.of(text) for text in legal], Random(luck)))


def _begin(server: Connection, nice: int) -> None:
    """A worker yields to the event loop, leaves Ctrl-C to the server, and ends with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(nice)
    threading.Thread(target=_end_with, args=(server,), daemon=True).start()


def _end_with(server: Connection) -> None:
    """Nothing is ever sent: the server's end is closed when it stops or is killed, even in the middle of a thought."""
    server.poll(None)
    os._exit(0)


def warm(game: str) -> None:
    """Compile what `expert` needs for a game before anybody waits for it. Runs in a worker."""
    match = start(game, players=registry.game(game).seats[0], seed=1)
    seat = match.due[0]
    thinker(DEEP, game).explain(match.view(seat), match.legal(seat))


def _facts(question: Question) -> tuple[str, View, list[str], str]:
    return question.level, question.view, [move.text for move in question.legal], question.luck


class Minds:
    """Asks bots in worker processes. `note` logs those that fail, with their table."""

    def __init__(self, workers: int, note: Note) -> None:
        self._workers = workers
        self._note = note
        self._pools: dict[str, ProcessPoolExecutor] = {}
        self._pipe: tuple[Connection, Connection] | None = None  # the workers' end, and the server's
        self.tasks = Tasks(note)  # ended with the workers
        self._warmed: set[str] = set()

    def expect(self, game: str) -> None:
        """An expert will soon be asked about this game."""
        if game not in self._warmed:
            self._warmed.add(game)
            self.tasks.start("bot_failed", self._warm(game), partial(self._warmed.discard, game))

    async def _warm(self, game: str) -> None:
        await self.ask(DEEP, warm, game)

    async def choose(self, question: Question, table: str) -> str:
        """The text of a bot's move: always a legal one."""
        legal = question.legal
        if len(legal) == 1:
            return legal[0].text
        answer = await self.ask(question.level, chosen, *_facts(question), table=table)
        return legal[Random(question.luck).randrange(len(legal))].text if answer is None else answer

    async def patience(self, question: Question, table: str) -> int:
        """How many milliseconds a bot would rather wait, in a race."""
        return await self.ask(question.level, patience, *_facts(question), table=table) or 0

    async def ask(self, level: str, question: Callable[..., Any], *facts: Any, table: str | None = None) -> Any:
        """A bot's worker answers; None if it fails. OSError if no worker can be started now."""
        return await self._answer(DEEP if level == DEEP else QUICK, question, *facts, table=table)

    async def study(self, question: Callable[..., Any], *facts: Any, table: str) -> Any:
        """The same by the worker that studies finished games, which yields to all others."""
        return await self._answer(STUDY, question, *facts, table=table)

    async def _answer(self, kind: str, question: Callable[..., Any], *facts: Any, table: str | None) -> Any:
        for _ in range(TRIES):
            pool = self._pool(kind)
            try:
                answer = asyncio.get_running_loop().run_in_executor(pool, question, *facts)
            except OSError:
                self._drop(kind, pool)
                raise
            except BrokenProcessPool:
                self._drop(kind, pool)
                continue
            try:
                return await answer
            except BrokenProcessPool:
                self._drop(kind, pool)
            except Exception as error:
                self._note("bot_failed", error, table=table)
                return None
        return None

    def _drop(self, kind: str, pool: ProcessPoolExecutor) -> None:
        if self._pools.get(kind) is pool:
            del self._pools[kind]
        pool.shutdown(wait=False)

    def _pool(self, kind: str) -> ProcessPoolExecutor:
        if kind not in self._pools:
            context = multiprocessing.get_context("spawn")
            workers, nice = self._workers if kind == DEEP else 1, NICER if kind == STUDY else NICE
            self._pipe = self._pipe or context.Pipe(duplex=False)
            self._pools[kind] = ProcessPoolExecutor(
                workers, mp_context=context, initializer=_begin, initargs=(self._pipe[0], nice)
            )
        return self._pools[kind]

    def close(self) -> None:
        self.tasks.cancel()
        for pool in self._pools.values():
            pool.shutdown(wait=False, cancel_futures=True)
        self._pools.clear()
        for end in self._pipe or ():
            end.close()
        self._pipe = None
