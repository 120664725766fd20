"""What a game played in real time offers besides the law: the capability `race` of a `rospo.core.game.Game`.

In a race every seat acts when it likes, by a clock that begins with each round. Seats contend for numbered *places*: a
place may be blocked for a while by somebody else's hand. A move that comes too late or can't succeed is a fumble, and
freezes its seat for some time.

The law decides what a move does at its moment. Everything about moments is here: how fast simulated players are, and
what a judge must know who decides which of two moves came first.

The state of such a game has the fields `clock` (milliseconds from the start of the round) and `frozen_until`; and for
the speed model `ready` (when each simulated seat acts next), `look`, `decide`, `move` and `spread` (how fast it is, in
milliseconds and percent), and `chance`. Its view has `clock` and `frozen_until`. Its bot is a `RacingMind`.
"""

from collections.abc import Iterable, Mapping
from typing import Any, Protocol

AnyView = Any
"""A view of the game, anybody's: in a race everybody sees the same."""


class Race(Protocol):
    """What only a game played in real time knows. A module satisfies it: `games/<game>/race.py`."""

    @property
    def SPEEDS(self) -> Mapping[str, tuple[int, int, int, int, int]]: ...  # of each level, as in `rospo.bots.speed`
    @property
    def PLACES(self) -> int: ...  # how many places there can be
    @property
    def CLOCK_RULE(self) -> str: ...  # the rule by which the clock never runs back
    @property
    def END_RULE(self) -> str: ...  # the rule by which the match, and its clock, ends

    # --- the speed model. `x` is chance's state: a draw returns the next one. The first two compile with the rules
    def on_your_marks(self, s: Any) -> None: ...  # a round has been dealt: when does each seat first act?
    def next_seat(self, s: Any) -> int: ...  # the seat whose moment comes first; the clock moves on to it
    def pause(self, s: Any, seat: int, x: int) -> tuple[int, int]: ...  # from its action now to its next one
    def delay(self, s: Any, seat: int, x: int) -> tuple[int, int]: ...  # from seeing a change to acting on it

    # --- players act again before the table has answered, so they are told in advance what they may do then
    def later(self, s: Any, seat: int) -> list[int]: ...  # after its next move, or the freeze; [] if nobody can know

    # --- reflexes
    def look_at(self, s: Any, view: AnyView) -> None: ...  # put into the state what everybody sees now
    def holds(self, s: Any, seat: int) -> bool: ...  # a card in hand: only then may the seat wait, or slip
    def has_open_place(self, s: Any, seat: int) -> bool: ...  # for the card in its hand
    def slip(self, s: Any, seat: int, lot: int) -> int: ...  # the action by which it fumbles; `lot` chooses one

    # --- what a judge asks. Places are numbered from 0
    def place(self, move: str) -> int | None: ...  # the place that a move contends for; None for any other text
    def changes(self, before: AnyView, after: AnyView) -> Iterable[tuple[int, bool]]: ...  # (place, is it free now?)
    def fits(self, view: AnyView, seat: int, place: int) -> bool: ...  # could the seat move there, if not blocked?
    def blocked(self, view: AnyView, seat: int, place: int) -> bool: ...  # by somebody else, at this moment
    def in_hand(self, view: AnyView, seat: int) -> str | None: ...  # the card that everybody sees in its hand
