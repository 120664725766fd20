"""What a bot thinks of its moves, for hints and analysis."""

from dataclasses import dataclass
from typing import Any

from rospo.play.move import Move


@dataclass(frozen=True, slots=True)
class Thought:
    """One candidate move."""

    move: Move | None
    """None: to wait, in a race."""
    value: float
    """`expert`: its estimate, from 0 (match lost) to 1 (won). Habit bots know only their share."""
    error: float
    """The standard error of that estimate; 0 if there is none."""
    share: float
    """How often, from 0 to 1, the bot would play this move here; for `expert`, how likely it is the best."""


@dataclass(frozen=True, slots=True)
class Explanation:
    """The candidate moves, best first."""

    line: str  # how the bot thinks
    thoughts: tuple[Thought, ...]
    playouts: int = 0  # rounds played in imagined worlds to find out
    mixed: bool = False  # is there no best move, so that shares say how often to play each?

    @property
    def sure(self) -> float:
        """How sure the bot is of its first candidate, from 0 to 1."""
        return self.thoughts[0].share

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        return {
            "line": self.line,
            "sure": self.sure,
            "playouts": self.playouts,
            "thoughts": [
                {"move": t.move and t.move.text, "value": t.value, "error": t.error, "share": t.share}
                for t in self.thoughts
            ],
        }
