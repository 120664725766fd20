"""What happens in Wren, told in sentences."""

from rospo.core.game import Event
from rospo.core.terminal import Log, Names
from rospo.terminal.text import many

ROUND = "round"
UNIT = "feathers"
CAPTION = ""
TOTAL = "total"
SCORES = "scores"
START = 0


def tell(event: Event, past: Log, names: Names) -> list[str]:
    if event.kind == "round":
        return ["All hands are empty, so the round is over (WR-8)."]
    assert event.seat is not None
    if event.kind == "play":
        return [f"{names.does(event.seat, 'play')} `{event.fact('card')}`."]
    cards = "` `".join(event.fact("cards"))
    told = [f"{names.does(event.seat, 'take')} the branch, `{cards}`: {many(event.fact('feathers'), 'feather')}."]
    return [*told, "The wren is king of the birds!"] if event.fact("king") else told


def cell(event: Event, seat: int, before: int, round_log: Log) -> str:
    return str(event.fact("points")[seat])
