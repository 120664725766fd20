"""Istinto's table."""

import re
from collections.abc import Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.text import Text

from rospo.core.terminal import Choice, Names
from rospo.games.istinto.moves import SUIT_NAMES, SUITS
from rospo.games.istinto.rules import HAND
from rospo.games.istinto.view import IstintoView
from rospo.terminal.drawing import flow, heading, labelled, numbered, offered, seats
from rospo.terminal.text import minus

STYLES = {
    "w": "bold black on #e9ecef",
    "b": "bold white on #1864ab",
    "g": "bold white on #2b8a3e",
    "r": "bold white on #c92a2a",
    "k": "bold white on #343a40",
    "T": "bold black on #ffd43b",
}
QUIET = "dim"

_CARD = re.compile(r"(?:play|p)?\s*(?:([a-z])\s*([0-9]{1,3})|(t|trump))")
_BID = re.compile(r"(?:bid|b)?\s*([0-9]{1,3})")
_CHALLENGE = re.compile(r"(?:challenge|ch|c)\s*(?:seat|bot)?\s*([0-9]{1,3})")


def style(card: str) -> str:
    if card.startswith("("):  # a revoke
        return QUIET
    return (
        STYLES.get(card.removeprefix("play ")[:1], "bold cyan")
        if " " not in card or card.startswith("play ")
        else "bold cyan"
    )


def draw(view: IstintoView, legal: Sequence[str], names: Names, width: int) -> RenderableType:
    columns = {
        "bid": ["–" if bid is None else bid for bid in view.bids],
        "tricks": view.tricks,
        "cards": view.hands,
        "points": [minus(score) for score in view.scores],
    }
    parts: list[RenderableType] = [
        heading([f"Round {view.round}", _target(view), _stage(view)], width),
        seats(view, names, columns, dict.fromkeys(view.accepted, "accepted")),
    ]
    label, cards = ("trick", view.table) if view.table else ("last", view.last_trick)  # IS-R5
    if cards and view.phase in ("trick", "closing"):
        parts.append(labelled(label, [_played(seat, card, names) for seat, card in cards], width, gap=3))
    if view.hand:
        parts.append(labelled("hand", _suits(view, legal), width, gap=2))
    if legal and view.table:
        parts.append(labelled("", [Text(_duty(view), "dim")], width))
    if legal and view.phase != "bid":
        parts.append(offered(choices(view, legal), width, style))
    return Group(*parts)


def _target(view: IstintoView) -> str:
    until = view.options["until"]
    return f"to {until}" if isinstance(until, int) else f"of {2 * view.players}"


def _stage(view: IstintoView) -> str:
    if view.phase == "trick":
        return f"trick {sum(view.tricks) + 1} of {HAND}"
    return {"bid": "bids", "closing": "challenge or accept"}.get(view.phase, "")


def _played(seat: int, card: str, names: Names) -> Text:
    return Text.assemble(f"{names[seat]} ", (card, style(card)))


def _suits(view: IstintoView, legal: Sequence[str]) -> list[Text]:
    """The hand, one group per suit. Cards that can't be played now are dim; those that would revoke, in brackets."""
    able = {move for move in legal if not revokes(view, move)}
    choosing = view.phase == "trick" and any(text.startswith("play ") for text in able)
    groups = []
    for _, cards in groupby(view.hand or (), key=lambda card: card[0]):
        chips = [
            Text(_bracketed(view, c) if legal else c, style(c) if not choosing or f"play {c}" in able else QUIET)
            for c in cards
        ]
        groups.append(Text(" ").join(chips))
    return groups


def revokes(view: IstintoView, move: str) -> bool:
    """Would this card be a revoke (IS-13)? Legal only if revokes are challengeable."""
    if not move.startswith("play ") or not view.table or view.phase != "trick":
        return False
    led, card = view.table[0][1], move.removeprefix("play ")
    return led != "T" and card[0] != led[0] and any(held[0] == led[0] for held in view.hand or ())


def _bracketed(view: IstintoView, card: str) -> str:
    return f"({card})" if _may_revoke(view) and revokes(view, f"play {card}") else card


def _may_revoke(view: IstintoView) -> bool:
    return bool(view.options["revokes"] == "challengeable")


def hand(view: IstintoView, legal: Sequence[str], width: int) -> Text:
    return flow(_suits(view, legal), width)


def choices(view: IstintoView, legal: Sequence[str]) -> list[Choice]:
    """Cards and `accept` are numbered; bids and challenges aren't: a number would be read as the bid or the seat,
    and a slip would cost 10 points.
    """
    able = [move for move in legal if move.startswith("play ") or move == "accept"]
    found = [
        Choice(text, number=number, shown=_bracketed(view, text.removeprefix("play ")))
        if text != "accept"
        else Choice(text, "the round as it was played", number)
        for number, text in enumerate(able, start=1)
    ]
    return found + [Choice(move) for move in legal if move not in able]


def prompt(view: IstintoView) -> str:
    return {"bid": "bid 0 to 11", "closing": "accept or challenge"}.get(view.phase, "play a card")


def advice(view: IstintoView, legal: Sequence[str]) -> str:
    if not legal and view.phase != "trick":
        return ""
    if view.phase == "bid":
        return "Say how many of the 11 tricks you will take, exactly: `bid 3`, or just `3`, from 0 to 11."
    if view.phase == "closing":
        return f"All tricks are played. `accept` the round{_accusing(legal)}."
    if view.seat not in view.due:
        return "It isn't your turn. Once a card lies, you may type a card to play it early; `withdraw` takes it back."
    cards = [move for move in legal if move.startswith("play ")]
    card = next((text for text in cards if not revokes(view, text)), "play w12").removeprefix("play ")
    return f"{_duty(view)}. Say `play {card}` or just `{card}`; `t` is a trump{_accusing(legal)}."


def _accusing(legal: Sequence[str]) -> str:
    """How to challenge, with a seat that could be challenged now as the example."""
    seat = next((move.split()[1] for move in legal if move.startswith("challenge ")), None)
    return "" if seat is None else f", or `challenge {seat}` if you think that seat {seat} revoked"


def _duty(view: IstintoView) -> str:
    led = view.table[0][1] if view.table else None
    if led is None:
        return "You lead: play any card"
    if led == "T":
        return "A trump was led: play anything"
    suit = SUIT_NAMES[SUITS.index(led[0])]
    follows = any(card[0] == led[0] for card in view.hand or ())
    if not follows:
        return f"{suit.capitalize()} was led: you have no {suit}, so play anything"
    if _may_revoke(view):
        return f"{suit.capitalize()} was led: any card in (brackets) would be a revoke (IS-13)"
    return f"{suit.capitalize()} was led: play a {suit} card"


def gained(before: IstintoView, after: IstintoView) -> list[str]:
    return []


def understand(text: str, view: IstintoView, legal: Sequence[str]) -> str | None:
    if view.phase == "bid" and (bid := _BID.fullmatch(text)):
        return f"bid {int(bid[1])}"
    if text in ("a", "accept", "ok"):
        return "accept"
    if accused := _CHALLENGE.fullmatch(text):
        return f"challenge {int(accused[1])}"
    if card := _CARD.fullmatch(text):
        return "play T" if card[3] else f"play {card[1]}{int(card[2])}"
    return numbered(text, choices(view, legal))
