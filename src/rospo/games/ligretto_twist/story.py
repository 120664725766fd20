"""The events of Ligretto Twist, told in sentences, each with its time."""

from rospo.core.game import Event
from rospo.core.terminal import Log, Names
from rospo.terminal.speech import Speech
from rospo.terminal.text import sign

say = Speech(__package__)

ROUND = "round"
UNIT = "points"
CAPTION = ""
TOTAL = "total"
SCORES = "scores"
START = 0


def tell(event: Event, past: Log, names: Names) -> list[str]:
    if event.kind == "knot":
        return [f"{_moment(past[-1])}  {say('A knot: nobody could ever lay again, so all hands lift.')}"]
    if event.kind == "round":
        first = event.fact("left").index(0)
        told = "Twist stop! You are out of cards.", "Twist stop! {who} is out of cards."
        return [f"{_moment(past[-1])}  {say.by(names, first, *told)}"]
    return [f"{_moment(event)}  {_did(event, names)}"]


def _moment(event: Event) -> str:
    return f"{event.fact('at') / 1000:7.2f} s"


def _did(event: Event, names: Names) -> str:
    seat, card = event.seat or 0, f"`{event.fact('card').upper()}`"
    if event.kind == "flip":
        return say.by(names, seat, "You flip {card}.", "{who} flips {card}.", card=card)
    if event.kind == "park":
        return say.by(names, seat, "You park {card}.", "{who} parks {card}.", card=card)
    pile = event.fact("pile")
    if event.fact("fumble"):
        told = (
            "You fumble: {card} doesn't go on pile {pile} now.",
            "{who} fumbles: {card} doesn't go on pile {pile} now.",
        )
        return say.by(names, seat, *told, card=card, pile=pile)
    return say.by(
        names, seat, "You lay {card} on pile {pile}.", "{who} lays {card} on pile {pile}.", card=card, pile=pile
    )


def cell(event: Event, seat: int, before: int, round_log: Log) -> str:
    return sign(-event.fact("left")[seat])
