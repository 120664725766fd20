"""A match as a text that a person can read and a diff tool can compare.

Format, version 1. Lines end with a newline; empty lines mean nothing::

    rospo record 1
    game: take_that
    players: 3
    rounds: 2                   every option of the game, a line each, the value as JSON
    pro: false
    open_heaps: false
    dealer: null                who was to deal first; null: drawn from the seed
    seed: 7                     decimal, or from 2²⁵⁶ on hexadecimal after 0x
    deck 1: 34 12 …             stacked decks, where there are any, top card first
    first dealer: 1             who did deal first

    -- round 1, dealer 1        each round opens with such a line, in the game's word for it
    2 lay 34                    a move: seat, text
    0 lay 41
    …
    -- round 2, dealer 2
    …
    -- 83 moves, scores 3 -5 12, winners 2

In a race a move carries its moment on the round's clock (`2 lay 3 @1234`), and a clock that has moved on since the
last move is noted at the end (`-- clock 1300`). A match that isn't over ends with `-- 83 moves, not over`. What can be
worked out again (dealers, counts, scores) is there for the reader, and checked when the record is read. A match has
exactly one such text, but for empty lines and the ends of lines.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby
from typing import Any, NamedTuple

from rospo.core.game import Game
from rospo.play import registry
from rospo.play.move import book

VERSION = 1
"""Changes with the format, and with any rule or shuffle that old records would be played differently by."""
TITLE = "rospo record"


class Action(NamedTuple):
    """One move made: in which round (from 0), by whom, which, and in a race when."""

    round: int
    seat: int
    action: int
    at: int | None


class Result(NamedTuple):
    """How a match ended."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class Record:
    """Everything needed to play a match again. `str(record)` is the text, `rospo.load(text)` the way back."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    decks: tuple[tuple[str, ...], ...]
    first_dealer: int
    actions: tuple[Action, ...]
    clock: int | None  # what it shows, if no move says it
    result: Result | None  # None: not over

    def __str__(self) -> str:
        return "\n".join(self._lines()) + "\n"

    def _lines(self) -> Iterator[str]:
        game = registry.game(self.game)
        yield f"{TITLE} {VERSION}"
        yield f"game: {self.game}"
        yield f"players: {self.players}"
        for name, value in self.options.items():
            yield f"{name}: {json.dumps(value)}"
        yield f"seed: {written_seed(self.seed)}"
        for number, deck in enumerate(self.decks, start=1):
            yield f"deck {number}: {' '.join(deck)}"
        yield f"first dealer: {self.first_dealer}"
        for number, actions in groupby(self.actions, key=lambda action: action.round):
            yield ""
            yield opening(game, number, (self.first_dealer + number) % self.players)
            for action in actions:
                yield action_line(game, action)
        yield ""
        if self.clock is not None:
            yield f"-- clock {self.clock}"
        yield closing(len(self.actions), self.result)

    def __repr__(self) -> str:
        return f"<Record of {self.game}: {self.players} players, {len(self.actions)} moves>"


def written_seed(seed: int) -> int | str:
    """A seed as texts show it: Python itself writes out no number of thousands of digits."""
    return seed if seed < 1 << 256 else hex(seed)


def opening(game: Game, round: int, dealer: int) -> str:
    """The line that opens a round."""
    return f"-- {game.round_name} {round + 1}, dealer {dealer}"


def action_line(game: Game, action: Action) -> str:
    """The line of a move."""
    text = book(game).of_action(action.action).text
    return f"{action.seat} {text}" if action.at is None else f"{action.seat} {text} @{action.at}"


def closing(moves: int, result: Result | None) -> str:
    """The last line."""
    counted = f"-- {moves} move{'' if moves == 1 else 's'}"
    if result is None:
        return f"{counted}, not over"
    return f"{counted}, scores {' '.join(map(str, result.scores))}, winners {' '.join(map(str, result.winners))}"
