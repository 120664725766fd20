"""A message that can't be done: a code, perhaps the rule of the game, and facts. Words are the client's."""

from typing import Any

from rospo.core.errors import IllegalMove, MalformedMove, NotYourTurn, RospoError


class Refusal(Exception):
    """Raised by whoever decides; answered as `refused`. Nothing was changed."""

    def __init__(self, code: str, *, rule: str | None = None, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.facts = facts


def refused_by_rules(error: RospoError, move: str) -> Refusal:
    """What the library raised, as a refusal."""
    if isinstance(error, IllegalMove):
        code = "not_your_turn" if isinstance(error, NotYourTurn) else "illegal"
        return Refusal(code, rule=error.rule, move=move)
    return Refusal("malformed" if isinstance(error, MalformedMove) else "illegal", move=move)
