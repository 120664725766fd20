"""The capability `terminal` of a `rospo.core.game.Game`: a table and a story for the terminal.

Two modules of a game satisfy it: `games/<game>/terminal.py`, its table, drawn from a view and the legal moves, and
`games/<game>/story.py`, its events, told in sentences. They get nothing else, and moves as texts.

Tables are drawn with rich, so a game's `terminal` is a function that imports these modules when it is called.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from rospo.core.game import Event
from rospo.core.reasons import Reason

Drawn = Any
"""Anything rich can print. The core imports no terminal library, so it can't be more precise."""
Log = Sequence[Event]
Style = Callable[[str], str]
"""Gives the style of a card or a move in a sentence."""
YOU = "You"


@dataclass(frozen=True, slots=True)
class Names:
    """A name for each seat. The seat `you`, if any, is addressed as 'you'."""

    names: tuple[str, ...]
    you: int | None = None

    def __getitem__(self, seat: int) -> str:
        return self.names[seat]

    def does(self, seat: int, verb: str, *, they: str = "", inside: bool = False) -> str:
        """Subject and verb: `does(2, "lay")` is 'Bot 2 lays', or 'You lay'. `they` is an irregular third person."""
        if seat == self.you:
            return f"{self.inside(seat) if inside else YOU} {verb}"
        return f"{self.names[seat]} {they or verb + 's'}"

    def verb(self, seats: Sequence[int], verb: str) -> str:
        """The verb that agrees with these seats: 'Bot 2 sits', 'You sit', 'Bot 1 and Bot 2 sit'."""
        return verb if len(seats) > 1 or seats[0] == self.you else verb + "s"

    def inside(self, seat: int) -> str:
        """The name within a sentence."""
        return YOU.lower() if seat == self.you else self.names[seat]

    def together(self, seats: Sequence[int]) -> str:
        """'You, Bot 1 and Bot 2', to open a sentence."""
        *first, last = [self.names[seats[0]], *(self.inside(seat) for seat in seats[1:])]
        return f"{', '.join(first)} and {last}" if first else last


class Choice(NamedTuple):
    """A legal move as the player sees it. `number` may be typed instead; None if it could be mistaken for the move.
    `shown` replaces the words after the first if they look different from what is typed: '77🐸'.
    """

    text: str
    note: str = ""
    number: int | None = None
    shown: str = ""

    @property
    def kind(self) -> str:
        """The first word. Choices of one kind share a line that begins with it."""
        return self.text.partition(" ")[0]

    @property
    def what(self) -> tuple[str, ...]:
        """The words after it."""
        return tuple(self.text.split(" ")[1:])

    @property
    def spelled(self) -> bool:
        """Is it shown with its first word, because the rest alone would look like a number from the list?"""
        return self.number is None and len(self.what) == 1 and self.what[0].isdigit()


class DrawnTable(Protocol):
    """The table as one seat sees it. Suits and colours also show as letters, never by colour alone."""

    def draw(self, view: Any, legal: Sequence[str], names: Names, width: int) -> Drawn: ...
    def hand(self, view: Any, legal: Sequence[str], width: int) -> Drawn: ...  # the viewer's cards, as rich's Text
    def choices(self, view: Any, legal: Sequence[str]) -> list[Choice]: ...  # the most useful first
    def prompt(self, view: Any) -> str: ...  # a few words before the cursor
    def advice(self, view: Any, legal: Sequence[str]) -> str: ...  # what can I do now? "" if nothing
    def understand(self, text: str, view: Any, legal: Sequence[str]) -> str | None: ...  # the move that was meant
    def gained(self, before: Any, after: Any) -> list[str]: ...  # the viewer's new cards, in sentences
    def style(self, card: str) -> str: ...  # of a card or a move in a sentence


class Story(Protocol):
    """Events in short sentences, and the score sheet. Cards are in `backticks`, to be coloured."""

    ROUND: str  # the kind of event that ends a round
    UNIT: str  # what is counted: "points", "chips"
    CAPTION: str  # what the cells of the score sheet mean, if it isn't obvious
    TOTAL: str  # the label of its last line
    SCORES: str  # the fact with everybody's totals in a round's last event
    START: int  # everybody's total before the first round

    def tell(self, event: Event, past: Log, names: Names) -> list[str]: ...  # [] if there is nothing to say
    # A cell of the score sheet: what a round brought. `round_log` has the events of that round
    def cell(self, event: Event, seat: int, before: int, round_log: Log) -> str: ...


class Terminal(NamedTuple):
    """Both halves of the capability."""

    table: DrawnTable
    story: Story
    said: Callable[[Reason], Mapping[str, object]] | None = None  # a reason's facts that aren't said as they are
