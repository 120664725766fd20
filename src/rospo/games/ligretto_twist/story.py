"""The events of Ligretto Twist, told in sentences, each with its time."""

from rospo.core.game import Event
from rospo.core.terminal import Log, Names
from rospo.terminal.text import sign

ROUND = "round"
UNIT = "points"
CAPTION = ""
TOTAL = "total"
SCORES = "scores"
START = 0


def tell(event: Event, past: Log, names: Names) -> list[str]:
    if event.kind == "knot":
        return [f"{_moment(past[-1])}  A knot: nobody could ever lay again, so all hands lift."]
    if event.kind == "round":
        first = event.fact("left").index(0)
        return [f"{_moment(past[-1])}  Twist stop! {names.does(first, 'are', they='is')} out of cards."]
    return [f"{_moment(event)}  {_did(event, names)}"]


def _moment(event: Event) -> str:
    return f"{event.fact('at') / 1000:7.2f} s"


def _did(event: Event, names: Names) -> str:
    seat, card = event.seat or 0, f"`{event.fact('card').upper()}`"
    if event.kind == "flip":
        return f"{names.does(seat, 'flip')} {card}."
    if event.kind == "park":
        return f"{names.does(seat, 'park')} {card}."
    pile = event.fact("pile")
    if event.fact("fumble"):
        return f"{names.does(seat, 'fumble')}: {card} doesn't go on pile {pile} now."
    return f"{names.does(seat, 'lay')} {card} on pile {pile}."


def cell(event: Event, seat: int, before: int, round_log: Log) -> str:
    return sign(-event.fact("left")[seat])
