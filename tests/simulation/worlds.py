"""The same evening in another world: cards that a seat can't know are swapped, and it must be told the same bytes.

A table's inputs were recorded. In the other world a new table gets them again, at the same moments; only, where others
named one of the swapped cards in secret, they name the other one. Where the others' own cards lead to another game,
the two worlds go apart, and there is nothing to compare.
"""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from random import Random
from typing import Any
from unittest.mock import patch

import msgspec

from rospo.server.core import fair, wire
from rospo.server.core.connection import Asker, Connection
from rospo.server.core.effects import Answer, Append, Ask, Effect, Tell
from rospo.server.core.entries import SECRET, AnyEntry, Opened, decoded
from rospo.server.core.inputs import Alive, Asked, Came, Drawn, Heard, Input, NotThought, Ponged, Reread, Thought, Went
from rospo.server.core.question import Question
from rospo.server.core.rows import Append as Row
from rospo.server.core.settings import Settings
from rospo.server.core.state import TableState, folded
from rospo.server.core.table import Table
from tests.kits import KITS
from tests.leaks.swaps import Deal, other_deals
from tests.simulation.book import Violation
from tests.simulation.recording import Began, Recording, Took
from tests.tables import Table as Plan

Names = Mapping[str, str]
Bytes = list[tuple[object, ...]]


class Apart(Exception):
    """Another game was played in the other world."""


class World:
    """One of the two: a table that gets the recorded inputs."""

    def __init__(self, opened: Opened, settings: Settings, names: Names, game: str, renamed: Names) -> None:
        self._log: list[AnyEntry] = [opened]
        self._settings = settings
        self._names = names
        self._renamed = renamed
        self._rename = KITS[game].secrets.same_move
        self._table: Table
        self._connections: dict[Connection, Connection] = {}
        self._there: list[Question] = []  # asked in the other world
        self._here: list[Question] = []

    def begin(self, began: Began) -> None:
        del self._log[began.seq :]
        self._table = Table(folded(self._log), self._settings, self._names, began.now)

    def take(self, took: Took, viewer: str | None) -> list[Effect]:
        """The effects of the same input here."""
        if took.seq:
            del self._log[took.seq :]
        effects = self._table.take(self._same(took, viewer), took.now)
        self._log += entries(effects)
        self._here += [effect.question for effect in effects if isinstance(effect, Ask)]
        self._there += [effect.question for effect in took.effects if isinstance(effect, Ask)]
        if kinds(effects) != kinds(took.effects) or len(self._here) != len(self._there):
            raise Apart
        return effects

    def is_told(self, effects: list[Effect], viewer: int | None) -> Bytes:
        """All that goes to a seat, or to spectators."""
        state = self._table.state
        told: Bytes = []
        for effect in effects:
            if isinstance(effect, Tell | Answer) and state.seat_of(effect.connection.guest) in (viewer, None):
                texts = (effect.text,) if isinstance(effect, Answer) else (*effect.texts, effect.due)
                told.append((effect.connection.guest, *texts))
        return told

    def _same(self, took: Took, viewer: str | None) -> Input:
        match took.given:
            case Came(connection):
                self._connections[connection] = Connection(connection.guest, after=connection.after)
                return Came(self._connections[connection])
            case Went(connection):
                return Went(self._connections[connection])
            case Heard(connection):
                return Heard(self._of(connection))
            case Alive(connection):
                return Alive(self._of(connection))
            case Ponged(connection, at):
                return Ponged(self._of(connection), at)
            case Asked(connection, message):
                return Asked(self._of(connection), message if connection.guest == viewer else self._renaming(message))
            case Drawn(Asker(connection, cid, arrived), table, code, secret):
                return Drawn(Asker(self._of(connection), cid, arrived), table, code, secret)
            case Thought(question, move, wait_ms):
                return Thought(self._question(question), self._rename(move, self._renamed), wait_ms)
            case NotThought(question):
                return NotThought(self._question(question))
            case Reread(state):
                return Reread(None if state is None else folded(self._log))
            case given:
                return given

    def _of(self, connection: Connection) -> Connection:
        return self._connections.setdefault(connection, connection)

    def _question(self, question: Question) -> Question:
        return self._here[next(i for i, asked in enumerate(self._there) if asked is question)]

    def _renaming(self, message: wire.Asked) -> wire.Asked:
        match message:
            case wire.Play(move=move):
                return msgspec.structs.replace(message, move=self._rename(move, self._renamed))
            case wire.Commit(move=move):
                words = [self._renamed.get(word, word) for word in move.split(" ")]
                return msgspec.structs.replace(message, move=" ".join(words))
        return message


def entries(effects: list[Effect]) -> Iterator[AnyEntry]:
    """What they add to this table's log."""
    for effect in effects:
        if isinstance(effect, Append):
            rows = [change for change in effect.changes if isinstance(change, Row)]
            yield from (decoded(row.data) for row in rows if row.table == rows[0].table)


def kinds(effects: list[Effect]) -> list[tuple[object, ...]]:
    """What everybody may know of these entries. Secret ones count too: without them, numbers would differ."""
    return [
        (type(entry), getattr(entry, "seat", None), "" if isinstance(entry, SECRET) else entry.at)
        for entry in entries(effects)
    ]


@contextmanager
def dealt(deck: list[str]) -> Iterator[None]:
    """This is the first deck, whatever the secret says."""
    deal = fair.deck

    def other(game: Any, mixed: str, round: int) -> tuple[str, ...]:
        return deal(game, mixed, round) if round else tuple(deck)

    with patch.object(fair, "deck", other):
        yield


def compare(recording: Recording, opened: Opened, settings: Settings, names: Names, rng: Random) -> str:
    """Returns what came of it: "same", "apart", or "none" if there was nothing to swap. Raises Violation."""
    deal, state = _deal(recording, opened)
    if deal is None:
        return "none"
    people = [None, *(seat for seat, _ in state.people)]
    viewer = rng.choice(people)
    other = next(iter(other_deals(deal, viewer, rng, most=4)), None)
    if other is None:
        return "none"
    deck = list(other._decks[0])
    renamed = {old: new for old, new in zip(deal.deck, deck, strict=True) if old != new}
    if any(deck.count(card) > 1 and card in _named(recording) for card in renamed):
        return "none"  # which of the cards called that was played?
    guest = None if viewer is None else state.seats[viewer].guest
    world = World(opened, settings, names, opened.game, renamed)
    with dealt(deck):
        try:
            for step in recording.steps:
                if isinstance(step, Began):
                    world.begin(step)
                    continue
                here = world.is_told(world.take(step, guest), viewer)
                there = world.is_told(step.effects, viewer)
                if here != there:
                    odd = next((pair for pair in zip(here, there, strict=False) if pair[0] != pair[1]), (here, there))
                    raise Violation(f"seat {viewer} of {opened.table} can tell the worlds apart ({renamed}): {odd}")
        except Apart:
            return "apart"
    return "same"


def _named(recording: Recording) -> set[str]:
    """The words of all moves."""
    effects = [effect for step in recording.steps if isinstance(step, Took) for effect in step.effects]
    return {word for entry in entries(effects) for word in getattr(entry, "move", "").split(" ")}


def _deal(recording: Recording, opened: Opened) -> tuple[Deal | None, TableState]:
    """The cards, and the game as far as it was recorded."""
    log: list[AnyEntry] = [opened]
    for step in recording.steps:
        if isinstance(step, Began) or step.seq:
            del log[step.seq :]
        if isinstance(step, Took):
            log += entries(step.effects)
    state = folded(log)
    if state.match is None or not state.match.moves:
        return None, state
    options = {**opened.options, **({} if opened.dealer is None else {"dealer": opened.dealer})}
    plan = Plan(opened.game, len(state.seats), options)
    deck = list(fair.deck(state.match._game, state.mixed, 0))
    return Deal(plan, fair.seed(state.mixed), deck, state.match), state
