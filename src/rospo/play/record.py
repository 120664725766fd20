"""A match as a text that a person can read and a diff tool can compare.

Format, version 1. Lines end with a newline; empty lines are ignored::

    rospo record 1
    game: take_that
    players: 3
    rounds: 2                   every option of the game on its own line, the value as JSON
    pro: false
    open_heaps: false
    dealer: null                the option for the first dealer; null: drawn from the seed
    seed: 7                     decimal; from 2²⁵⁶ on, hexadecimal after 0x
    deck 1: 34 12 …             stacked decks, if any, top card first
    first dealer: 1             the actual first dealer

    -- round 1, dealer 1        opens each round, in the game's own word for it
    2 lay 34                    a move: seat, text
    0 lay 41
    …
    -- round 2, dealer 2
    …
    -- 83 moves, scores 3 -5 12, winners 2

In a race a move has its moment on the round's clock (`2 lay 3 @1234`), and a clock that has moved on since the last
move is noted at the end (`-- clock 1300`). A match that isn't over ends with `-- 83 moves, not over`. Whatever can be
derived (dealers, counts, scores) is there for human readers, and checked when the record is loaded. A match has exactly
one such text, except for empty lines and line endings.
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
"""Changes with the format, and with any rule or shuffle that would replay old records differently."""
TITLE = "rospo record"


class Action(NamedTuple):
    """One move made: round (from 0), seat, action and, in a race, the moment."""

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
    """Everything needed to replay a match. `str(record)` is its text, which `rospo.load` reads."""

    game: str
    players: int
    options: dict[str, Any]
    seed: int
    decks: tuple[tuple[str, ...], ...]
    first_dealer: int
    actions: tuple[Action, ...]
    clock: int | None  # its time, if no move gives it
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
    """A seed for use in texts: Python refuses to write out numbers with thousands of digits."""
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
