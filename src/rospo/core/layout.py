"""What each number of an observation means: declared once per game, for learners, adapters and documentation."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import accumulate
from typing import NamedTuple

UNLIMITED = 2**31 - 1
"""The bound of numbers limited only by the length of a match."""


class Field(NamedTuple):
    """Consecutive numbers that belong together."""

    name: str
    size: int
    meaning: str
    most: int = 1
    least: int = 0


@dataclass(frozen=True, slots=True)
class Layout:
    """An observation's fields, one after the other. If the meaning of any number changes, so does the version.

    >>> layout = Layout(1, [Field("hand", 60, "1 for each card"), Field("trumps", 1, "how many", most=6)])
    >>> layout.size, layout.where("trumps")
    (61, slice(60, 61, None))
    """

    version: int
    fields: Sequence[Field]
    starts: tuple[int, ...] = field(init=False)  # where each field begins
    size: int = field(init=False)

    def __post_init__(self) -> None:
        *starts, size = accumulate((field.size for field in self.fields), initial=0)
        object.__setattr__(self, "starts", tuple(starts))
        object.__setattr__(self, "size", size)

    def where(self, name: str) -> slice:
        """The slice that a field occupies."""
        for start, (known, size, *_) in zip(self.starts, self.fields, strict=True):
            if known == name:
                return slice(start, start + size)
        raise KeyError(f"no field is called {name!r}: there is {', '.join(field.name for field in self.fields)}")

    @property
    def least(self) -> list[int]:
        """The lower bound of every number."""
        return [field.least for field in self.fields for _ in range(field.size)]

    @property
    def most(self) -> list[int]:
        """The upper bound of every number."""
        return [field.most for field in self.fields for _ in range(field.size)]

    def __str__(self) -> str:
        """A table, one line per field."""
        return "\n".join(
            f"{_places(start, field.size):>11}  {field.name:<13}  {field.meaning}"
            for start, field in zip(self.starts, self.fields, strict=True)
        )


def _places(start: int, size: int) -> str:
    return f"{start}" if size == 1 else f"{start} … {start + size - 1}"
