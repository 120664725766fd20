"""Everything that can be refused, as one tree::

    RospoError
    ├── UnknownGame            no game of that name
    ├── UnknownBot             no bot of that name
    ├── BotFailed              a bot that raised an error or chose an illegal move
    ├── BadOption              an option that doesn't exist, or a value it can't have
    │   └── BadDeck            a stacked deck that isn't exactly the game's cards
    ├── WrongSeat              a seat that isn't at this table
    ├── MalformedMove          not the text of any move
    ├── IllegalMove            a move that the rules refuse: `.rule` says which
    │   └── NotYourTurn        perhaps legal, but not for this seat now
    ├── DamagedRecord          a record that can't be replayed: `.line` and `.reason` say where and why
    └── NotInstalled           what only an extra brings, such as the compiler: the message names it

All but the root are also `ValueError`s, and `NotInstalled` is an `ImportError` instead. A call that raises one has
changed nothing (ALL-R4).
"""

from typing import Any


def quoted(value: Any) -> str:
    """Any value, short enough for a message."""
    try:
        text = repr(value)
    except Exception:  # thousands of digits, deeply nested lists, a broken __repr__
        return f"some {type(value).__name__}"
    return shortened(text)


def shortened(text: str) -> str:
    """A text, short enough for a message."""
    return text if len(text) <= 60 else f"{text[:57]}…"


def brief(error: BaseException) -> str:
    """Somebody else's error in one line."""
    text = " ".join(str(error).split())
    return f"{type(error).__name__}{': ' if text else ''}{text if len(text) <= 200 else text[:199] + '…'}"


class RospoError(Exception):
    """The root: catch this to catch every refusal of the library."""


class UnknownGame(RospoError, ValueError):
    """No game of that name."""


class UnknownBot(RospoError, ValueError):
    """No bot of that name plays this game."""


class BotFailed(RospoError, ValueError):
    """A bot raised an error or chose an illegal move: the message says which, and in which game."""


class BadOption(RospoError, ValueError):
    """An option that doesn't exist, or a value it can't have."""


class BadDeck(BadOption):
    """A stacked deck that isn't exactly the game's cards."""


class WrongSeat(RospoError, ValueError):
    """A seat that isn't at this table."""


class MalformedMove(RospoError, ValueError):
    """Not the text of any move of this game."""


class IllegalMove(RospoError, ValueError):
    """A move that the rules refuse. `rule` is the rule's id, as on the rules pages."""

    def __init__(self, message: str, rule: str) -> None:
        super().__init__(f"{message} ({rule})")
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuilt, (type(self), self.args, {"rule": self.rule})


class NotYourTurn(IllegalMove):
    """This seat may not act now."""


class DamagedRecord(RospoError, ValueError):
    """A record that can't be replayed: `line` (from 1) and `reason` say where and why."""

    def __init__(self, line: int, reason: str) -> None:
        super().__init__(f"record, line {line}: {reason}")
        self.line = line
        self.reason = reason

    def __reduce__(self) -> tuple[object, ...]:
        return _rebuilt, (type(self), self.args, {"line": self.line, "reason": self.reason})


class NotInstalled(RospoError, ImportError):
    """Something that only an extra of the package brings. The message says which one."""


def _rebuilt(kind: type[RospoError], args: tuple[object, ...], facts: dict[str, object]) -> RospoError:
    """Restore a pickled error: simulations and servers pass errors between processes."""
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(facts)
    return error
