"""The events of Take That, told in sentences."""

from rospo.core.game import Event
from rospo.core.terminal import Log, Names
from rospo.games.take_that.rules import HALF, TOAD, is_toad, minus_points
from rospo.terminal.speech import Speech
from rospo.terminal.text import can_show, minus, sign

say = Speech(__package__)

ROUND = "round"
UNIT = "points"
CAPTION = "plus−minus, toads, points"
TOTAL = "total"
SCORES = "scores"
START = 0


def tell(event: Event, past: Log, names: Names) -> list[str]:
    if event.kind == "round":
        return [say("The draw pile was used up, so the round is over (TT-11).")]
    assert event.seat is not None
    if event.kind == "lay":
        opens = bool(past) and past[-1].kind in ("take", "extra")
        laid = ("You lay `{card}`.", "{who} lays `{card}`.")
        opened = ("You open a new row with `{card}`.", "{who} opens a new row with `{card}`.")
        return [say.by(names, event.seat, *(opened if opens else laid), card=event.fact("card"))]
    if event.kind == "twist":
        told = (
            "You twist `{out}` out of the row with `{shown}`: +2.",
            "{who} twists `{out}` out of the row with `{shown}`: +2.",
        )
        return [say.by(names, event.seat, *told, out=event.fact("partner"), shown=event.fact("card"))]
    if event.kind == "extra":
        told = (
            "You take the top card of the pile as well, face down (pro).",
            "{who} takes the top card of the pile as well, face down (pro).",
        )
        return [say.by(names, event.seat, *told)]
    return [_took(event, names)]


def _took(event: Event, names: Names) -> str:
    cards = event.fact("cards")
    toads = sum(is_toad(int(card)) for card in cards)
    what = say.many(len(cards), "{n} card", "{n} cards")
    if toads:
        what = say("{cards} with {toads}", cards=what, toads=say.many(toads, "{n} toad", "{n} toads"))
    told = "You take the row, {what}: {points}.", "{who} takes the row, {what}: {points}."
    return say.by(names, event.seat or 0, *told, what=what, points=minus(-cost(cards)))


def toad_mark() -> str:
    """Marks a toad without colours."""
    return "🐸" if can_show("🐸") else "*"


def cost(cards: tuple[str, ...]) -> int:
    """The minus points of a row (TT-12), asked of the rules."""
    numbers = [int(card) for card in cards]
    low = sum(1 << number for number in numbers if number < HALF)
    return minus_points(low, sum(1 << number - HALF for number in numbers if number >= HALF))


def cell(event: Event, seat: int, before: int, round_log: Log) -> str:
    """'+8−21 2🐸  −13'. An extra card (TT-14), seen only by its taker in the round, now shows in the points."""
    own = [event for event in round_log if event.seat == seat]
    plus = sum(2 for event in own if event.kind == "twist")
    cards = sum(len(event.fact("cards")) if event.kind == "take" else event.kind == "extra" for event in own)
    points = event.fact("points")[seat]
    less = plus - points
    toads = (less - cards) // (TOAD - 1)  # a toad costs TOAD - 1 more than another card (TT-12)
    return f"+{plus}−{less}{f' {toads}{toad_mark()}' if toads else ''}  {sign(points)}"
