"""Take That's table."""

import re
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from rospo.cli.names import Names
from rospo.cli.screen import minus
from rospo.cli.stories.take_that import cost, toad_mark
from rospo.cli.tables import Choice, flow, heading, labelled, numbered, offered, seats
from rospo.games.take_that.rules import is_toad
from rospo.games.take_that.view import TakeThatView
from rospo.play.move import Move

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
    """A card's name, a toad marked by more than its colour."""
    if not is_toad(int(card)):
        return card
    return f"{card}{toad_mark()}"


def draw(view: TakeThatView, legal: Sequence[Move], names: Names, width: int) -> RenderableType:
    columns = {
        "cards": view.hands,
        "face up": [len(cards) for cards in view.face_up],
        "face down": view.face_down,
        "total": [minus(score) for score in view.scores],
    }
    rounds = view.options["rounds"]
    parts: list[RenderableType] = [
        heading([f"Round {view.round} of {rounds}", f"draw pile {view.pile}"], width),
        seats(view, names, columns, {}),
        labelled("row", _row(view), width),
    ]
    if view.hand is not None:
        parts.append(labelled("hand", _cards(view, legal), width))
    if view.heaps:
        parts += [_heap(view, names, seat, width) for seat in range(view.players) if view.heaps[seat]]
    if view.extra:
        parts.append(labelled("extra", [Text(toad(card), "dim") for card in view.extra], width))
    if legal:
        parts.append(offered(choices(view, legal), width, style))
    return Group(*parts)


def _heap(view: TakeThatView, names: Names, seat: int, width: int) -> Text:
    cards = view.heaps[seat] if view.heaps else ()
    return labelled("heap", [Text(f"{names[seat]}:", "dim"), *(Text(toad(card)) for card in cards)], width)


def _row(view: TakeThatView) -> list[Text]:
    if not view.row:
        return [Text("empty: any card may be laid", "dim")]
    *left, right = [Text(toad(card), TOAD if is_toad(int(card)) else "") for card in view.row]
    right.stylize("bold reverse")
    return [*left, right]


def _cards(view: TakeThatView, legal: Sequence[Move]) -> list[Text]:
    able = {move.text for move in legal}
    found = []
    for card in view.hand or ():
        kind = TWIST if f"twist {card}" in able else LAY if f"lay {card}" in able else NEITHER
        found.append(Text(toad(card), kind if legal else TOAD if is_toad(int(card)) else ""))
    return found


def hand(view: TakeThatView, legal: Sequence[Move], width: int) -> Text:
    return flow(_cards(view, legal), width, gap=1)


def choices(view: TakeThatView, legal: Sequence[Move]) -> list[Choice]:
    """Numbers stop where cards begin: '12' is the card 12, not the twelfth move."""
    found = []
    for number, move in enumerate(legal, start=1):
        kind, _, card = move.text.partition(" ")
        note = f"the row, −{cost(view.row)}" if kind == "take" else "+2" if kind == "twist" else ""
        found.append(Choice(move.text, note, number if number < LOWEST_CARD else None, toad(card) if card else ""))
    return found


def prompt(view: TakeThatView) -> str:
    return "lay, twist or take" if view.row else "lay a card"


def advice(view: TakeThatView, legal: Sequence[Move]) -> str:
    if not view.row:
        card = _first(legal, "lay", view.hand or ())
        return f"The row is empty: lay any card (`lay {card}`, or just `{card}`)."
    last = int(view.row[-1])
    lay, twist = _first(legal, "lay"), _first(legal, "twist")
    how_to_lay = f"`lay {lay}`, or just `{lay}`" if lay else "you have none"
    how_to_twist = f"`twist {twist}` or `t{twist}`" if twist else "you have none that does"
    return (
        f"Lay a card from {max(last - 10, 12)} to {min(last + 10, 98)} ({how_to_lay}), "
        f"twist a card out of the row by showing its digits swapped ({how_to_twist}), "
        f"or take the row (`take` or `t`) for −{cost(view.row)}."
    )


def _first(legal: Sequence[Move], kind: str, otherwise: Sequence[str] = ()) -> str:
    """A card that this can be done with now: an example should be one that works."""
    cards = [move.text.removeprefix(f"{kind} ") for move in legal if move.text.startswith(f"{kind} ")]
    return next(iter([*cards, *otherwise]), "")


def understand(text: str, view: TakeThatView, legal: Sequence[Move]) -> str | None:
    if text in ("t", "take", "take row", "take the row"):
        return "take"
    typed = _TYPED.fullmatch(text)
    if typed is None:
        return numbered(text, choices(view, legal))
    kind, card = typed[1], typed[2]
    if kind is None:  # a bare card: laid, unless twisting is all it can do
        able = {move.text for move in legal}
        return f"twist {card}" if f"twist {card}" in able and f"lay {card}" not in able else f"lay {card}"
    return f"lay {card}" if kind.startswith("l") else f"twist {card}"
