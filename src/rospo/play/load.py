"""Reads a record and plays it again, move by move; says where and why if it can't. The format is in `record`."""

import json
import re
from typing import Any

from rospo.core.errors import DamagedRecord, RospoError
from rospo.play import registry
from rospo.play.match import Match, start
from rospo.play.record import TITLE, VERSION, Result, closing, opening

_MOVE = re.compile(r"([0-9]) ([^@]+?)(?: @([0-9]{1,15}))?")
_CLOCK = re.compile(r"-- clock ([0-9]{1,15})")
_DECK = re.compile(r"deck ([1-9][0-9]{0,5})")


def load(text: str) -> Match:
    """The match that a record tells of, in the same position.

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
        match, first_dealer = self._header()
        dealt = match.record().first_dealer
        if first_dealer != dealt:
            self._damaged(f"says that seat {first_dealer} dealt first, but with this seed it is seat {dealt}")
        self._moves(match)
        if (line := self._line()) is not None:
            self._damaged(f"nothing may follow the last line, but here stands {line!r:.60}")
        return match

    def _line(self) -> str | None:
        if self.next == len(self.lines):
            return None
        self.at, line = self.lines[self.next]
        self.next += 1
        return line

    def _damaged(self, reason: str) -> None:
        raise DamagedRecord(self.at, reason)

    def _title(self) -> None:
        line = self._line() or ""
        version = line.removeprefix(f"{TITLE} ")
        if not line.startswith(f"{TITLE} ") or not re.fullmatch(r"[0-9]{1,9}", version):
            self._damaged(f"a record opens with '{TITLE} {VERSION}', not {line!r:.60}")
        if int(version) != VERSION:
            self._damaged(f"this is a record of format {version}, and this Rospo reads format {VERSION}")

    def _header(self) -> tuple[Match, int]:
        """Everything down to the first dealer, and the match that it starts."""
        facts: dict[str, Any] = {}
        decks: list[list[str]] = []
        while "first dealer" not in facts:
            line = self._line()
            if line is None or ": " not in line:
                self._damaged("the header stops before its 'first dealer' line")
            key, _, value = str(line).partition(": ")
            if key in facts:
                self._damaged(f"{key!r} stands here for the second time")
            if deck := _DECK.fullmatch(key):
                if int(deck[1]) != len(decks) + 1:
                    self._damaged(f"deck {len(decks) + 1} should stand here, not deck {deck[1]}")
                decks.append(value.split(" "))
            else:
                facts[key] = value if key == "game" else self._value(key, value)
        return self._start(facts, decks)

    def _value(self, key: str, value: str) -> Any:
        try:
            return int(value, 16) if value.startswith("0x") else json.loads(value)
        except (ValueError, RecursionError):
            self._damaged(f"{key}: can't read {value!r:.60}")

    def _start(self, facts: dict[str, Any], decks: list[list[str]]) -> tuple[Match, int]:
        for key in ("game", "players", "seed"):
            if facts.get(key) is None:
                self._damaged(f"the header has no {key!r} line")
        try:
            needed = [option.name for option in registry.game(facts["game"]).options]
            for key in (*needed, "dealer"):
                if key not in facts:
                    self._damaged(f"the header has no {key!r} line")
            options = {key: value for key, value in facts.items() if key not in ("game", "players", "first dealer")}
            return start(facts["game"], facts["players"], decks=decks, **options), facts["first dealer"]
        except DamagedRecord:
            raise
        except (RospoError, TypeError) as error:
            raise DamagedRecord(self.at, str(error)) from None

    def _moves(self, match: Match) -> None:
        game = registry.game(match.game)
        made, shown_round = 0, 0
        while True:
            line = self._line()
            result = Result(match.scores, match.winners) if match.over else None
            if line is None:
                self._damaged(f"the record stops after {made} moves without its last line")
            if line == closing(made, result):
                return
            if clock := _CLOCK.fullmatch(str(line)):
                self._do(match.advance, int(clock[1]))
            elif str(line).startswith("-- "):
                dealer = match.view(None).dealer
                expected = opening(game, match.round - 1, dealer)
                if line != expected or match.round == shown_round or match.over:
                    self._damaged(f"{line!r:.80} doesn't agree with the moves so far")
                shown_round = match.round
            else:
                if match.round != shown_round and not match.over:
                    self._damaged(f"a new {game.round_name} must open with {opening(game, match.round - 1, 0)[:-1]}…'")
                self._move(match, str(line))
                made += 1

    def _move(self, match: Match, line: str) -> None:
        parts = _MOVE.fullmatch(line)
        if parts is None:
            self._damaged(f"expected a seat and a move, not {line!r:.60}")
            return
        self._do(match.play, int(parts[1]), parts[2], None if parts[3] is None else int(parts[3]))

    def _do(self, act: Any, *facts: Any) -> None:
        try:
            act(*facts)
        except RospoError as error:
            raise DamagedRecord(self.at, str(error)) from None
