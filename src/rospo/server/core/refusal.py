"""A refused message: a code, perhaps a rule of the game, and facts. The client finds the words."""

from typing import Any

from rospo.core.errors import IllegalMove, MalformedMove, NotYourTurn, RospoError


class Refusal(Exception):
    """Raised when something is refused; answered as `refused`. Nothing was changed."""

    def __init__(self, code: str, *, rule: str | None = None, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.facts = facts


def refused_by_rules(error: RospoError, move: str) -> Refusal:
    """An error from the library, as a refusal."""
    if isinstance(error, IllegalMove):
        code = "not_your_turn" if isinstance(error, NotYourTurn) else "illegal"
        return Refusal(code, rule=error.rule, move=move)
    return Refusal("malformed" if isinstance(error, MalformedMove) else "illegal", move=move)
