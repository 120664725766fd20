"""How fast a bot is in a race: hands and eyes, apart from what it chooses.

A custom bot may have an attribute `speed`: a `Speed`, or the name of a level. Without one it is as fast as `club`.
"""

from dataclasses import astuple, dataclass, replace
from typing import Any

from rospo.core.errors import BadOption, quoted
from rospo.core.race import Race
from rospo.play import registry

SLOWEST = 10_000


@dataclass(frozen=True, slots=True)
class Speed:
    """A model of a player's speed. Between flipping a card and laying it, `look`, `decide` and `move` pass."""

    look: int  # milliseconds to see which card it is, or that something has changed
    decide: int  # milliseconds to know what to do about it
    move: int  # milliseconds for the hand to get there, and back to the stack
    spread: int = 30  # percent: each time varies by up to this much either way
    slips: int = 0  # cards in a thousand that it tries to lay where they don't fit: a fumble

    def __post_init__(self) -> None:
        limits = (SLOWEST, SLOWEST, SLOWEST, 100, 1000)
        for name, value, most in zip(self.__slots__, astuple(self), limits, strict=True):
            if isinstance(value, bool) or not isinstance(value, int) or not 0 <= value <= most:
                raise BadOption(f"{name} of a speed must be a whole number from 0 to {most:,}, not {quoted(value)}")

    def at(self, percent: int) -> "Speed":
        """The same hands and eyes, taking this share of the time."""
        return replace(
            self, **{name: min(SLOWEST, getattr(self, name) * percent // 100) for name in ("look", "decide", "move")}
        )

    @property
    def quickest(self) -> int:
        """The shortest reaction time, in milliseconds."""
        mean = self.look + self.decide + self.move
        return mean - mean * self.spread // 100


def speed(player: Any, game: str) -> Speed:
    """The speed of a level, by its name, or of a bot."""
    if isinstance(player, Speed):
        return player
    if not isinstance(player, str):
        return speed(getattr(player, "speed", "club"), game)
    speeds = race_of(game).SPEEDS
    if player not in speeds:
        raise BadOption(f"no level is called {quoted(player)}: there are {', '.join(speeds)}")
    return Speed(*speeds[player])


def race_of(game: str) -> Race:
    """The race capability of this game."""
    found = registry.game(game)
    if found.race is None:
        raise BadOption(f"{found.title} isn't a race: its players take turns")
    return found.race
