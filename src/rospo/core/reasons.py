"""Why a move is good or bad: the capabilities `reasons` and `review` of a `rospo.core.game.Game`.

A *reason* is the id of a sentence and the numbers and cards in it, all of them measured: read from the view of the seat
that asks, or counted in deals imagined from that view (`rospo.bots.imagined`). Words are elsewhere, in six languages.

`games/<game>/reasons.py` satisfies `Reasons`, or `Review` in a race. A game's capability is a function that imports it
when called.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from rospo.core.game import Event, View

Fact = int | str
"""A number, or the name of a card."""


@dataclass(frozen=True, slots=True)
class Reason:
    """One measured reason."""

    id: str  # of its sentence, unique within the game
    rule: str  # the id of the rule that explains it
    good: bool  # does it speak for the move?
    facts: tuple[tuple[str, Fact], ...] = ()

    def fact(self, name: str) -> Fact | None:
        """The fact of that name, or None."""
        return dict(self.facts).get(name)

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        return {"id": self.id, "rule": self.rule, "good": self.good, "facts": dict(self.facts)}


class Deal(NamedTuple):
    """One imagined deal: whoever plays on in it does so in copies."""

    state: Any
    memory: Any
    luck: int  # a state of the random generator (`core.chance`)


class Position(NamedTuple):
    """What the seat knows, and deals that it can't tell from the true one."""

    seat: int
    state: Any
    memory: Any
    deals: Sequence[Deal]

    def tenths(self, happens: Sequence[bool]) -> int:
        """In how many of ten deals something happens."""
        return round(10 * sum(happens) / len(self.deals))


class Reasons(Protocol):
    """What a game can say about a move."""

    @property
    def SENTENCES(self) -> Mapping[str, str]: ...  # each reason's id, and its English for the terminal
    def of_move(self, now: Position, action: int) -> list[Reason]: ...  # the most telling first


class Review(Protocol):
    """What a race can say about a round that is over."""

    def of_round(self, view: "View", events: "Sequence[Event]", seat: int) -> list[Reason]: ...  # costliest first
