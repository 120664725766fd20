"""What a game offers in which a move may be committed before its turn: the capability `early` of a `Game`.

A committed move is kept by the table (`rospo.play.early`), not by the match: it is played when the seat's turn comes,
and may be withdrawn until then. What may be committed must stay playable until that turn.
"""

from typing import Any, Protocol


class Early(Protocol):
    """What only a game with early play knows. A module satisfies it: `games/<game>/early.py`."""

    def refusal(self, s: Any, seat: int, action: int) -> int: ...  # LEGAL: may be committed now; else why not
    def committable(self, s: Any, seat: int) -> list[int]: ...  # all that the seat may commit now, in order
    def occasion(self, s: Any) -> tuple[int, ...]: ...  # what a commitment is for: it lapses when this changes
