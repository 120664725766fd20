"""What a bot is asked: a position, as its seat sees it."""

from dataclasses import dataclass

from rospo.core.game import View
from rospo.play.move import Move


@dataclass(frozen=True, eq=False, kw_only=True, slots=True)
class Question:
    """Its answer counts only for this position. `luck` is the seed of whatever the bot draws."""

    seat: int
    level: str
    view: View
    legal: list[Move]
    luck: str
    may_wait: bool = False  # in a race
