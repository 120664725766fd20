"""What happens in Wren, told in sentences."""

from rospo.core.game import Event
from rospo.core.terminal import Log, Names
from rospo.terminal.speech import Speech

say = Speech(__package__)

ROUND = "round"
UNIT = "feathers"
CAPTION = ""
TOTAL = "total"
SCORES = "scores"
START = 0


def tell(event: Event, past: Log, names: Names) -> list[str]:
    if event.kind == "round":
        return [say("All hands are empty, so the round is over (WR-8).")]
    assert event.seat is not None
    if event.kind == "play":
        return [say.by(names, event.seat, "You play `{card}`.", "{who} plays `{card}`.", card=event.fact("card"))]
    taken = say.by(
        names,
        event.seat,
        "You take the branch, `{cards}`: {feathers}.",
        "{who} takes the branch, `{cards}`: {feathers}.",
        cards="` `".join(event.fact("cards")),
        feathers=say.many(event.fact("feathers"), "{n} feather", "{n} feathers"),
    )
    return [taken, say("The wren is king of the birds!")] if event.fact("king") else [taken]


def cell(event: Event, seat: int, before: int, round_log: Log) -> str:
    return str(event.fact("points")[seat])
