"""Take That's table."""

import re
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from rospo.core.terminal import Choice, Names
from rospo.games.take_that.rules import is_toad
from rospo.games.take_that.story import cost, toad_mark
from rospo.games.take_that.view import TakeThatView
from rospo.terminal.drawing import flow, heading, labelled, numbered, offered, seats
from rospo.terminal.speech import Speech
from rospo.terminal.text import minus

say = Speech(__package__)

LAY, TWIST, NEITHER, TOAD = "bold black on cyan", "bold black on green", "dim", "bold green"
LOWEST_CARD = 12

_TYPED = re.compile(r"(lay|l|twist|tw|t)?\s*([1-9][0-9])")


def style(card: str) -> str:
    if card == "take":
        return "bold red"
    kind, _, number = card.rstrip("🐸*").rpartition(" ")
    if number.isdigit() and is_toad(int(number)):
        return TOAD
    return "bold green" if kind == "twist" else "bold cyan"


def toad(card: str) -> str:
    """A card's name; a toad is marked by more than its colour."""
    if not is_toad(int(card)):
        return card
    return f"{card}{toad_mark()}"


def draw(view: TakeThatView, legal: Sequence[str], names: Names, width: int) -> RenderableType:
    columns = {
        say("cards"): view.hands,
        say("face up"): [len(cards) for cards in view.face_up],
        say("face down"): view.face_down,
        say("total"): [minus(score) for score in view.scores],
    }
    rounds = view.options["rounds"]
    parts: list[RenderableType] = [
        heading([say("Round {n} of {all}", n=view.round, all=rounds), say("draw pile {n}", n=view.pile)], width),
        seats(view, names, columns, {}),
        labelled(say("row"), _row(view), width),
    ]
    if view.hand is not None:
        parts.append(labelled(say("hand"), _cards(view, legal), width))
    if view.heaps:
        parts += [_heap(view, names, seat, width) for seat in range(view.players) if view.heaps[seat]]
    if view.extra:
        parts.append(labelled(say("extra"), [Text(toad(card), "dim") for card in view.extra], width))
    if legal:
        parts.append(offered(choices(view, legal), width, style))
    return Group(*parts)


def _heap(view: TakeThatView, names: Names, seat: int, width: int) -> Text:
    cards = view.heaps[seat] if view.heaps else ()
    return labelled(say("heap"), [Text(f"{names[seat]}:", "dim"), *(Text(toad(card)) for card in cards)], width)


def _row(view: TakeThatView) -> list[Text]:
    if not view.row:
        return [Text(say("empty: any card may be laid"), "dim")]
    *left, right = [Text(toad(card), TOAD if is_toad(int(card)) else "") for card in view.row]
    right.stylize("bold reverse")
    return [*left, right]


def _cards(view: TakeThatView, legal: Sequence[str]) -> list[Text]:
    able = set(legal)
    found = []
    for card in view.hand or ():
        kind = TWIST if f"twist {card}" in able else LAY if f"lay {card}" in able else NEITHER
        found.append(Text(toad(card), kind if legal else TOAD if is_toad(int(card)) else ""))
    return found


def hand(view: TakeThatView, legal: Sequence[str], width: int) -> Text:
    return flow(_cards(view, legal), width, gap=1)


def choices(view: TakeThatView, legal: Sequence[str]) -> list[Choice]:
    """Numbers stop where cards begin: '12' is the card 12, not the twelfth move."""
    found = []
    for number, move in enumerate(legal, start=1):
        kind, _, card = move.partition(" ")
        note = say("the row, −{n}", n=cost(view.row)) if kind == "take" else "+2" if kind == "twist" else ""
        found.append(Choice(move, note, number if number < LOWEST_CARD else None, toad(card) if card else ""))
    return found


def prompt(view: TakeThatView) -> str:
    return say("lay, twist or take") if view.row else say("lay a card")


def advice(view: TakeThatView, legal: Sequence[str]) -> str:
    if not legal:
        return ""
    if not view.row:
        card = _first(legal, "lay", view.hand or ())
        return say("The row is empty: lay any card (`lay {card}`, or just `{card}`).", card=card)
    last = int(view.row[-1])
    lay, twist = _first(legal, "lay"), _first(legal, "twist")
    how_to_lay = say("`lay {card}`, or just `{card}`", card=lay) if lay else say("you have none")
    how_to_twist = say("`twist {card}` or `t{card}`", card=twist) if twist else say("you have none that does")
    return say(
        "Lay a card from {least} to {most} ({lay}), twist a card out of the row by showing its digits swapped "
        "({twist}), or take the row (`take` or `t`) for −{cost}.",
        least=max(last - 10, 12),
        most=min(last + 10, 98),
        lay=how_to_lay,
        twist=how_to_twist,
        cost=cost(view.row),
    )


def _first(legal: Sequence[str], kind: str, otherwise: Sequence[str] = ()) -> str:
    """A card that can make this move now, so that the example works."""
    cards = [move.removeprefix(f"{kind} ") for move in legal if move.startswith(f"{kind} ")]
    return next(iter([*cards, *otherwise]), "")


def gained(before: TakeThatView, after: TakeThatView) -> list[str]:
    return [
        *say.new_cards(after.hand or (), before.hand or ()),
        *say.new_cards(after.extra, before.extra, "Only you see it: {cards}."),  # TT-R4
    ]


def understand(text: str, view: TakeThatView, legal: Sequence[str]) -> str | None:
    if text in ("t", "take", "take row", "take the row"):
        return "take"
    typed = _TYPED.fullmatch(text)
    if typed is None:
        return numbered(text, choices(view, legal))
    kind, card = typed[1], typed[2]
    if kind is None:  # a bare card: laid, unless twisting is all it can do
        able = set(legal)
        return f"twist {card}" if f"twist {card}" in able and f"lay {card}" not in able else f"lay {card}"
    return f"lay {card}" if kind.startswith("l") else f"twist {card}"
