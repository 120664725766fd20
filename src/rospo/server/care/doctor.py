"""Examines a data file without changing it: SQLite's own check, every log replayed, and all that is stored beside the
logs compared with what they say. Each problem is one line, and none contains a secret.
"""

import sqlite3
from collections import defaultdict
from collections.abc import Callable, Generator, Iterator
from contextlib import closing
from pathlib import Path
from typing import TypeVar

import msgspec
from msgspec import Struct

from rospo.server import schema
from rospo.server.care.fold import NotFolded, fold, read
from rospo.server.core import fair
from rospo.server.core.index import index, results
from rospo.server.core.rows import Guest, Result, SeatsOf, TableRow
from rospo.server.core.state import TableState
from rospo.server.datafile import DAMAGED, connect, named
from rospo.server.store import StoreFailed

MOST = 20
"""Limit on the lines of SQLite's own check: one bad page can make thousands."""
LOGGED = 'SELECT DISTINCT "table" FROM entries'
ARCHIVED = 'SELECT "table" FROM archives'

Step = Callable[[int, int], None]
Kind = TypeVar("Kind", bound=Struct)


class Examined(Struct):
    """What was found."""

    problems: list[str]
    schema: int
    tables: int = 0
    moves: int = 0


def examine(path: Path, step: Step | None = None) -> Examined:
    """StoreFailed if this isn't a data file, or a newer one. `step(done, tables)` hears of the progress."""
    with named(path, "read"):
        with path.open("rb") as file:
            if not file.read(1):
                raise StoreFailed(f"{path} is empty")
        with closing(connect(path.absolute(), "ro")) as db:
            try:
                found = Examined([], schema.version_of(db, path))
            except sqlite3.DatabaseError as error:
                if error.sqlite_errorcode == sqlite3.SQLITE_NOTADB:
                    raise
                return Examined([f"nothing can be read: {error}"], 0)
            if found.schema == 0:
                raise StoreFailed(f"{path} has no tables in it")
            _Examination(db, found, step).run()
            return found


class _Examination:
    """One examination. Everything is read in one transaction, so a server may go on writing."""

    def __init__(self, db: sqlite3.Connection, found: Examined, step: Step | None) -> None:
        self._db = db
        self._db.text_factory = _text
        self._found = found
        self._step = step
        self._guests: set[str] = set()
        self._rows: dict[str, TableRow] = {}
        self._seats: dict[str, list[tuple[int, str]]] = defaultdict(list)
        self._results: dict[str, list[Result]] = defaultdict(list)

    def run(self) -> None:
        self._db.execute("BEGIN")
        checks = {"SQLite": self._sqlite, "schema": self._shape, "lists": self._lists, "logs": self._logs}
        for what, check in checks.items():
            try:
                self._found.problems.extend(check())
            except DAMAGED as error:
                self._found.problems.append(f"{what}: can't be read: {error}")

    def _sqlite(self) -> Iterator[str]:
        for (line,) in self._db.execute(f"PRAGMA integrity_check({MOST})"):
            if line != "ok":
                yield f"SQLite: {' '.join(line.split())}"

    def _shape(self) -> Iterator[str]:
        """Are all tables and indexes there, as they should be?"""
        with closing(sqlite3.connect(":memory:")) as new:
            for script in schema.MIGRATIONS[: self._found.schema]:
                new.executescript(script)
            wanted, there = _shape(new), _shape(self._db)
        for name, made in wanted.items():
            if name not in there:
                yield f"schema {self._found.schema}: {name} is missing"
            elif there[name] != made:
                yield f"schema {self._found.schema}: {name} is not as it should be"

    def _lists(self) -> Iterator[str]:
        """What is stored beside the logs."""
        self._guests = {guest.id for guest in (yield from self._all(Guest, "guests"))}
        self._rows = {row.id: row for row in (yield from self._all(TableRow, "tables"))}
        for result in (yield from self._all(Result, "results")):
            self._results[result.table].append(result)
        for table, seat, guest in self._db.execute('SELECT "table", seat, guest FROM seats ORDER BY 1, 2'):
            self._seats[table].append((seat, guest))

    def _all(self, kind: type[Kind], source: str) -> Generator[str, None, list[Kind]]:
        """Every row of a list. Tells which can't be what they should be."""
        found: list[Kind] = []
        fields = ", ".join([f'"{field}"' for field in kind.__struct_fields__])
        for row in self._db.execute(f"SELECT {fields} FROM {source}"):
            try:
                found.append(msgspec.convert(dict(zip(kind.__struct_fields__, row, strict=True)), kind, strict=False))
            except msgspec.ValidationError as error:
                yield f"list of {source}: a row is damaged ({error})"
        return found

    # --- tables

    def _logs(self) -> Iterator[str]:
        """Every log, and whether the lists agree with it."""
        queries = [LOGGED, ARCHIVED] if self._found.schema >= schema.WITH_ARCHIVES else [LOGGED]
        ids = {id for query in queries for (id,) in self._db.execute(query)}
        self._found.tables = len(ids)
        for done, id in enumerate(sorted(ids, key=str), start=1):
            try:
                state, _ = fold(id, read(self._db, id, self._found.schema))
            except (NotFolded, *DAMAGED) as error:
                yield f"table {id}: {error}"
            else:
                self._found.moves += 0 if state.match is None else state.match.moves
                yield from (f"table {id} ({state.opened.game}): {problem}" for problem in self._table(state))
            if self._step is not None:
                self._step(done, len(ids))
        for id in sorted({*self._rows, *self._seats, *self._results} - ids, key=str):
            yield f"table {id}: it is listed, but has no log"

    def _table(self, state: TableState) -> Iterator[str]:
        """Does everything fit one table's log?"""
        opened = state.opened
        try:
            if opened.commitment != fair.commitment(opened.table, opened.secret):
                yield "its commitment doesn't fit its secret"
            values = [seat.value for seat in state.seats]
            own = opened.deal or fair.mixed(opened.table, opened.secret, values)
            if state.match is not None and state.mixed != own:
                yield "its deal doesn't follow from its secret and the players' values"
        except fair.NotAProof:
            yield "its secret is damaged"
        for change in index(state, self._guests):
            if isinstance(change, TableRow):
                yield from self._row(change)
            elif isinstance(change, SeatsOf) and list(change.people) != self._seats.get(opened.table, []):
                yield "other people are listed at its seats than sat there"
        yield from self._scores(results(state, self._guests), self._results.get(opened.table, []))

    def _row(self, row: TableRow) -> Iterator[str]:
        listed = self._rows.get(row.id)
        if listed is None:
            yield "it isn't listed"
            return
        for field in ("code", "game", "status", "opened"):
            was, should = getattr(listed, field), getattr(row, field)
            if was != should:
                yield f"its {field} is listed as {was}, and is {should}"

    def _scores(self, logged: list[Result], listed: list[Result]) -> Iterator[str]:
        """Results as listed must be those of the log."""
        left = {result.seat: result for result in listed}
        if len(left) < len(listed):
            yield "a seat has several results"
        for right in logged:
            found = left.pop(right.seat, None)
            if found is None:
                yield f"the result of seat {right.seat} is missing"
            elif (found.score, found.won) != (right.score, right.won):
                yield (
                    f"the result of seat {right.seat} is {found.score}{' (won)' * found.won}, "
                    f"and should be {right.score}{' (won)' * right.won}"
                )
            elif (found.guest, found.game, found.players) != (right.guest, right.game, right.players):
                yield f"the result of seat {right.seat} is somebody else's, or of another game"
        for seat in left:
            yield f"seat {seat} has a result, but none by the log"


def _shape(db: sqlite3.Connection) -> dict[str, str]:
    """The SQL of each table and index, without regard to spaces."""
    named = db.execute("SELECT type || ' ' || name, sql FROM sqlite_master WHERE sql IS NOT NULL")
    return {name: " ".join(sql.split()) for name, sql in named}


def _text(data: bytes) -> str:
    """Damaged texts are shown, too."""
    return data.decode(errors="replace")
