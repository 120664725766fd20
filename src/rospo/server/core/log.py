"""A table's log grows: entries are applied at once, written, and told once they are on disk."""

from collections.abc import Container, Sequence

from msgspec import Struct

from rospo.core.errors import RospoError
from rospo.server.core.connection import Asker, Connection
from rospo.server.core.decide import following
from rospo.server.core.driver import Driver
from rospo.server.core.effects import Append, Effect, Note, Open, Tell, grant, granted, refuse
from rospo.server.core.entries import SECRET, AnyEntry, encoded
from rospo.server.core.index import concerns_index, first_changes, index
from rospo.server.core.news import News
from rospo.server.core.refusal import Refusal, refused_by_rules
from rospo.server.core.rows import Append as Row, Change
from rospo.server.core.state import TableState


class Writing(Struct):
    """Entries on their way to the disk, and what follows once they are there."""

    news: dict[Connection, list[bytes]]
    asker: Asker | None  # whose message it was, if somebody waits for an answer
    refusal: Refusal | None  # the rules refused what came after these entries
    of_driver: bool  # nobody asked: it was the driver's step
    indexed: bool
    opens: TableState | None


class Log:
    """Belongs to one state, and keeps one write at a time on its way."""

    def __init__(self, state: TableState, news: News, driver: Driver, known: Container[str]) -> None:
        self.writing: Writing | None = None
        self._state = state
        self._news = news
        self._driver = driver
        self._known = known

    def add(
        self,
        entries: Sequence[AnyEntry],
        now: float,
        todo: list[Effect],
        *,
        asker: Asker | None = None,
        opens: TableState | None = None,
        of_driver: bool = False,
    ) -> Refusal | None:
        """Apply entries, and have them written. If the rules refuse one, those before it stand: returns why."""
        added: list[AnyEntry] = []
        refusal = None
        for entry in entries:
            try:
                self._news.apply(entry, now)
            except RospoError as error:
                refusal = refused_by_rules(error, getattr(entry, "move", ""))
                break
            added.append(entry)
            while (more := following(self._state, added[-1])) is not None:
                self._news.apply(more, now)
                added.append(more)
        if added:
            indexed = concerns_index(self._state, added)
            changes = self._changes(added, indexed=indexed)
            if opens is not None:
                changes += first_changes(opens)
            todo.append(Append(changes, sum(not isinstance(entry, SECRET) for entry in added)))
            self.writing = Writing(self._news.take(), asker, refusal, of_driver, indexed, opens)
        return refusal

    def _changes(self, added: list[AnyEntry], *, indexed: bool) -> list[Change]:
        state = self._state
        first = state.seq - len(added) + 1
        table = state.opened.table
        changes: list[Change] = [Row(table, seq, entry.at, encoded(entry)) for seq, entry in enumerate(added, first)]
        return [*changes, *index(state, self._known)] if indexed else changes

    def written(self, now: float) -> list[Effect]:
        """It is on disk: tell everybody, and answer whoever asked. In a race, the claim's owner hears of it first."""
        done, self.writing = self.writing, None
        if done is None:
            return []
        state, todo = self._state, list[Effect]()
        if done.indexed:
            todo.append(Note("table", {"game": state.opened.game, "status": state.status}))
        if done.opens is not None:
            todo.append(Open(done.opens))
        claimed = self._driver.granted() if done.of_driver else None
        if claimed is not None:
            todo.append(grant(state, claimed.asker, claimed.in_hand, claimed.won_by))
        asker = done.asker
        for connection, texts in done.news.items():
            due = self._driver.sight(connection, now)
            if asker is not None and connection is asker.connection and done.refusal is None and not due:
                todo.append(Tell(connection, [*texts, granted(state, asker)], arrived=asker.arrived))
                asker = None  # answered, in one write with the news
            else:
                todo.append(Tell(connection, texts, due))
        if asker is not None:
            todo.append(grant(state, asker) if done.refusal is None else refuse(asker, done.refusal))
        if done.of_driver:
            todo += [refuse(*refused) for refused in self._driver.told(now)]
        return todo

    def not_written(self, why: str) -> list[Effect]:
        """Nothing of it is on disk: the state must be read anew."""
        lost, self.writing = self.writing, None
        noted = Note("write_failed", {"error": why})
        return [noted] if lost is None or lost.asker is None else [noted, refuse(lost.asker, Refusal("storage"))]
