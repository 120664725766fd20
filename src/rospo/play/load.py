"""Reads a record and replays it move by move, or says where and why it can't. The format is in `record`."""

import json
import re
from collections.abc import Callable
from itertools import zip_longest
from typing import Any, NoReturn

from rospo.core.errors import DamagedRecord, RospoError, quoted
from rospo.play import registry
from rospo.play.match import Match, start
from rospo.play.options import checked_deck, checked_options, checked_players, checked_seed
from rospo.play.record import TITLE, VERSION

_FIELD = re.compile(r"([a-z_]+(?: [a-z0-9]+)?): (.*)")
_DECK = re.compile(r"deck ([1-9][0-9]{0,5})")
_MOVE = re.compile(r"([0-9]) ([^@]+?)(?: @([0-9]{1,13}))?")
_CLOCK = re.compile(r"-- clock ([0-9]{1,13})")


def load(text: str) -> Match:
    """The match that a record describes, in the same position.

    >>> match = start("twins", players=3, seed=1)
    >>> match.play(match.to_act[0], "buy 1")
    >>> load(str(match.record())).reveal() == match.reveal()
    True
    """
    if not isinstance(text, str):
        raise DamagedRecord(1, f"a record is a text, not {type(text).__name__}")
    return _Reader(text).match()


class _Reader:
    """Goes through the lines once; `at` is the number of the line being read."""

    def __init__(self, text: str) -> None:
        lines = [line.rstrip("\r") for line in text.removeprefix("\ufeff").split("\n")]
        self.lines = [(number, line) for number, line in enumerate(lines, start=1) if line]
        self.next = 0
        self.at = 1

    def match(self) -> Match:
        self._title()
        match = self._header()
        while (line := self._line()) is not None:
            self._play(match, line)
        self._compare(match)
        return match

    def _line(self) -> str | None:
        if self.next == len(self.lines):
            return None
        self.at, line = self.lines[self.next]
        self.next += 1
        return line

    def _damaged(self, reason: str) -> NoReturn:
        raise DamagedRecord(self.at, reason)

    def _checked(self, check: Callable[..., Any], *facts: Any) -> Any:
        """The check's result; a refusal means that this line is damaged."""
        try:
            return check(*facts)
        except RospoError as error:
            raise DamagedRecord(self.at, str(error)) from None

    def _title(self) -> None:
        line = self._line() or ""
        version = line.removeprefix(f"{TITLE} ")
        if not line.startswith(f"{TITLE} ") or not re.fullmatch(r"[0-9]{1,9}", version):
            self._damaged(f"a record starts with '{TITLE} {VERSION}', not {quoted(line)}")
        if int(version) != VERSION:
            self._damaged(f"this record has format {version}, but this Rospo reads format {VERSION}")

    def _header(self) -> Match:
        """Reads up to the first dealer; returns the match that it starts."""
        game = self._checked(registry.game, self._field("game"))
        players = self._checked(checked_players, game, self._value("players"))
        options = {}
        for name in (*(option.name for option in game.options), "dealer"):
            options[name] = self._value(name)
            self._checked(checked_options, game, players, {name: options[name]})
        seed = self._value("seed")
        if seed is None:
            self._damaged("the seed of a record is a number")
        self._checked(checked_seed, seed)
        decks: list[tuple[str, ...]] = []
        while self.next < len(self.lines) and _DECK.match(self.lines[self.next][1]):
            names = self._field(f"deck {len(decks) + 1}").split(" ")
            decks.append(self._checked(checked_deck, game, len(decks) + 1, names))
        self._field("first dealer")
        return start(game.name, players, seed=seed, decks=decks, **options)

    def _field(self, name: str) -> str:
        """The value of the header's next line, which must have that name."""
        line = self._line()
        if line is None:
            self._damaged(f"the record stops before its line '{name}: …'")
        parts = _FIELD.fullmatch(line)
        if parts is None or parts[1] != name:
            self._damaged(f"expected '{name}: …', not {quoted(line)}")
        return parts[2]

    def _value(self, name: str) -> Any:
        text = self._field(name)
        try:
            return int(text, 16) if text.startswith("0x") else json.loads(text)
        except (ValueError, RecursionError):
            self._damaged(f"{name}: can't read {quoted(text)}")

    def _play(self, match: Match, line: str) -> None:
        if clock := _CLOCK.fullmatch(line):
            self._checked(match.advance, int(clock[1]))
        elif move := _MOVE.fullmatch(line):
            self._checked(match.play, int(move[1]), move[2], None if move[3] is None else int(move[3]))
        elif not line.startswith("-- "):
            self._damaged(f"expected a seat and a move, not {quoted(line)}")

    def _compare(self, match: Match) -> None:
        """A match has exactly one record, so anything else that is wrong shows here."""
        right = [line for line in str(match.record()).split("\n") if line]
        for place, (given, expected) in enumerate(zip_longest([line for _, line in self.lines], right)):
            if given != expected:
                self.at = self.lines[min(place, len(self.lines) - 1)][0]
                if given is None:
                    self._damaged(f"the record stops here; {quoted(expected)} should follow")
                if expected is None:
                    self._damaged(f"nothing may follow the last line, not even {quoted(given)}")
                self._damaged(f"expected {quoted(expected)}, not {quoted(given)}")
