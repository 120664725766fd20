"""What a real-time game provides besides its rules: the capability `race` of a `rospo.core.game.Game`.

In a race every seat acts whenever it likes, on a clock that starts with each round. Seats compete for numbered
*places*; another player's hand may block a place for a while. A move that comes too late or can't succeed is a fumble,
and freezes its seat for some time.

The rules decide what a move does at its moment. Everything about timing is here: how fast simulated players are, and
what a judge needs to decide which of two moves came first.

The state of such a game has the fields `clock` (milliseconds from the start of the round) and `frozen_until`; and for
the speed model `ready` (when each simulated seat acts next), `look`, `decide`, `move` and `spread` (its speed, in
milliseconds and percent), and `chance`. Its view has `clock` and `frozen_until`. Its bot is a `RacingMind`.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

if TYPE_CHECKING:
    from rospo.core.game import Event

AnyView = Any
"""Any seat's view: in a race everybody sees the same."""


class Lost(NamedTuple):
    """Time that a seat lost."""

    move: int  # the number of the move, from 1, after which that was plain
    seat: int
    kind: str  # waiting, fumbling or parking
    ms: int
    places: tuple[int, ...]  # where; several share it
    at: int  # on the round's clock: when a fumble froze the seat, or the end of the rest


class Race(Protocol):
    """What only a real-time game knows. The module `games/<game>/race.py` satisfies it."""

    @property
    def SPEEDS(self) -> Mapping[str, tuple[int, int, int, int, int]]: ...  # per level, as in `rospo.bots.speed`
    @property
    def PLACES(self) -> int: ...  # the most places there can be
    @property
    def CLOCK_RULE(self) -> str: ...  # the rule that the clock never runs back
    @property
    def END_RULE(self) -> str: ...  # the rule that ends the match, and its clock

    # --- the speed model. `x` is the generator's state: a draw returns the next. The first two compile with the rules
    def on_your_marks(self, s: Any) -> None: ...  # a round has been dealt: when does each seat first act?
    def next_seat(self, s: Any) -> int: ...  # the seat whose moment comes first; moves the clock to it
    def pause(self, s: Any, seat: int, x: int) -> tuple[int, int]: ...  # from its action now to its next one
    def delay(self, s: Any, seat: int, x: int) -> tuple[int, int]: ...  # from seeing a change to acting on it

    # --- players act again before the table has answered, so it tells them in advance what they may do then
    def later(self, s: Any, seat: int) -> list[int]: ...  # after its next move, or the freeze; [] if unknowable

    # --- reflexes
    def look_at(self, s: Any, view: AnyView) -> None: ...  # copy what everybody sees now into the state
    def holds(self, s: Any, seat: int) -> bool: ...  # a card in hand? Only then may the seat wait, or slip
    def has_open_place(self, s: Any, seat: int) -> bool: ...  # for the card in its hand
    def slip(self, s: Any, seat: int, lot: int) -> int: ...  # the action by which it fumbles; `lot` chooses one

    # --- what a judge needs. Places are numbered from 0
    def place(self, move: str) -> int | None: ...  # the place that a move competes for; None for any other text
    def changes(self, before: AnyView, after: AnyView) -> Iterable[tuple[int, bool]]: ...  # (place, is it free now?)
    def fits(self, view: AnyView, seat: int, place: int) -> bool: ...  # could the seat move there, if not blocked?
    def blocked(self, view: AnyView, seat: int, place: int) -> bool: ...  # by somebody else, at this moment
    def in_hand(self, view: AnyView, seat: int) -> str | None: ...  # the card that everybody sees in its hand

    # --- what a finished game shows: what each seat lost, in the order of the log of whole rounds
    def lost(self, log: "Sequence[Event]", players: int, options: Mapping[str, Any]) -> Iterable[Lost]: ...
