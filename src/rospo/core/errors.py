"""Everything that can be refused, as one tree::

    RospoError
    ├── UnknownGame            no game of that name
    ├── UnknownBot             no bot of that name
    ├── BotFailed              a bot that raised an error, or chose what the rules refuse
    ├── BadOption              an option that doesn't exist, or a value it can't have
    │   └── BadDeck            a stacked deck that isn't exactly the game's cards
    ├── WrongSeat              a seat that isn't at this table
    ├── MalformedMove          not the text of any move
    ├── IllegalMove            a move that the rules refuse: `.rule` says which
    │   └── NotYourTurn        legal perhaps, but not for this seat now
    └── DamagedRecord          a record that can't be replayed: `.line` and `.reason` say where and why

All but the root are `ValueError`s too. A call that raises one of them has changed nothing (ALL-R4).
"""

from typing import Any


def quoted(value: Any) -> str:
    """A value as a message shows it: short, whatever it is."""
    try:
        text = repr(value)
    except Exception:  # a number of thousands of digits, a nest of lists, an object that can't be shown
        return f"some {type(value).__name__}"
    return shortened(text)


def shortened(text: str) -> str:
    """A text as a message shows it."""
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
    """A bot that raised an error, or chose a move that the rules refuse: the message says which, and in which game."""


class BadOption(RospoError, ValueError):
    """An option that doesn't exist, or a value it can't have."""


class BadDeck(BadOption):
    """A stacked deck that isn't exactly the game's cards."""


class WrongSeat(RospoError, ValueError):
    """A seat that isn't at this table."""


class MalformedMove(RospoError, ValueError):
    """Not the text of any move of this game."""


class IllegalMove(RospoError, ValueError):
    """A move that the rules refuse. `rule` is the id of the rule, as the rules pages have it."""

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


def _rebuilt(kind: type[RospoError], args: tuple[object, ...], facts: dict[str, object]) -> RospoError:
    """An error as it was, for pickling: errors cross process borders in simulations and servers."""
    error = kind.__new__(kind)
    error.args = args
    error.__dict__.update(facts)
    return error
