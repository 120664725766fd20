"""The capability `early` of a `Game`: a move may be committed before its turn.

The table keeps a committed move (`rospo.play.early`), not the match: it is played when the seat's turn comes,
and may be withdrawn until then. What may be committed must stay playable until that turn.
"""

from typing import Any, Protocol


class Early(Protocol):
    """What only a game with early play knows. The module `games/<game>/early.py` satisfies it."""

    def refusal(self, s: Any, seat: int, action: int) -> int: ...  # LEGAL if it may be committed now, else why not
    def committable(self, s: Any, seat: int) -> list[int]: ...  # everything the seat may commit now, in order
    def occasion(self, s: Any) -> tuple[int, ...]: ...  # what a commitment is for: it lapses when this changes
