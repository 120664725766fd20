"""A store for the simulation. What it has acknowledged survives a kill; of the rest, a beginning may."""

from collections import deque
from collections.abc import Callable
from random import Random

from rospo.server.core.entries import AnyEntry, decoded
from rospo.server.core.rows import Append, Change
from rospo.server.core.state import TableState, folded
from tests.simulation.agenda import Agenda
from tests.simulation.auditor import Auditor
from tests.simulation.book import Violation

Done = Callable[[str | None], None]
"""Told why a write failed; None: it is on disk."""


class Disk:
    def __init__(self, agenda: Agenda, rng: Random, auditor: Auditor) -> None:
        self._agenda = agenda
        self._rng = rng
        self._auditor = auditor
        self._logs: dict[str, list[AnyEntry]] = {}
        self._queued: deque[tuple[list[Change], Done]] = deque()
        self._life = 0  # counts kills: whatever was under way before is gone
        self._free_at = 0.0
        self.slow_until = self.fails_until = self.blind_until = 0.0

    def write(self, changes: list[Change], done: Done) -> None:
        rng, now = self._rng, self._agenda.now
        took = rng.expovariate(1 / 1500) if now < self.slow_until else rng.expovariate(1 / 3)
        self._free_at = max(self._free_at, now) + took
        self._queued.append((changes, done))
        self._agenda.at(self._free_at, self._commit, self._life)

    def _commit(self, life: int) -> None:
        if life != self._life:
            return
        changes, done = self._queued.popleft()
        if self._agenda.now < self.fails_until:
            self._auditor.fault("write")
            self._agenda.after(0, self._answer, life, done, "told to fail")
            return
        self._keep(changes)
        self._agenda.after(self._rng.expovariate(1 / 0.5), self._answer, life, done, None)

    def _answer(self, life: int, done: Done, why: str | None) -> None:
        if life == self._life:
            done(why)

    def _keep(self, changes: list[Change]) -> None:
        for change in changes:
            if isinstance(change, Append):
                log = self._logs.setdefault(change.table, [])
                if change.seq != len(log) + 1:
                    raise Violation(f"entry {change.seq} of {change.table} written when {len(log)} are there")
                log.append(decoded(change.data))
                self._auditor.kept(change.table, log[-1])

    def kill(self) -> None:
        """The server is gone. Of what was queued, a random beginning had reached the disk."""
        self._life += 1
        for _ in range(self._rng.randint(0, len(self._queued))):
            changes, _ = self._queued.popleft()
            if self._agenda.now >= self.fails_until:
                self._keep(changes)
        self._queued.clear()
        self._free_at = self._agenda.now

    def read(self, table: str) -> TableState | None:
        """The state according to the log; None if it can't be read now."""
        if self._agenda.now < self.blind_until:
            self._auditor.fault("read")
            return None
        return folded(self._logs[table])

    @property
    def tables(self) -> list[str]:
        return list(self._logs)
