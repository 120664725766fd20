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
from rospo.terminal.speech import Speech
from rospo.terminal.text import minus

say = Speech(__package__)

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
        say("bid"): ["–" if bid is None else bid for bid in view.bids],
        say("tricks"): view.tricks,
        say("cards"): view.hands,
        say("points"): [minus(score) for score in view.scores],
    }
    parts: list[RenderableType] = [
        heading([say("Round {n}", n=view.round), _target(view), _stage(view)], width),
        seats(view, names, columns, dict.fromkeys(view.accepted, say("accepted"))),
    ]
    label, cards = (say("trick"), view.table) if view.table else (say("last"), view.last_trick)  # IS-R5
    if cards and view.phase in ("trick", "closing"):
        parts.append(labelled(label, [_played(seat, card, names) for seat, card in cards], width, gap=3))
    if view.hand:
        parts.append(labelled(say("hand"), _suits(view, legal), width, gap=2))
    if legal and view.table:
        parts.append(labelled("", [Text(_duty(view), "dim")], width))
    if legal and view.phase != "bid":
        parts.append(offered(choices(view, legal), width, style))
    return Group(*parts)


def _target(view: IstintoView) -> str:
    until = view.options["until"]
    return say("to {n}", n=until) if isinstance(until, int) else say("of {n}", n=2 * view.players)


def _stage(view: IstintoView) -> str:
    if view.phase == "trick":
        return say("trick {n} of {all}", n=sum(view.tricks) + 1, all=HAND)
    return {"bid": say("bids"), "closing": say("challenge or accept")}.get(view.phase, "")


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
        else Choice(text, say("the round as it was played"), number)
        for number, text in enumerate(able, start=1)
    ]
    return found + [Choice(move) for move in legal if move not in able]


def prompt(view: IstintoView) -> str:
    return {"bid": say("bid 0 to 11"), "closing": say("accept or challenge")}.get(view.phase, say("play a card"))


def advice(view: IstintoView, legal: Sequence[str]) -> str:
    if not legal and view.phase != "trick":
        return ""
    if view.phase == "bid":
        return say("Say how many of the 11 tricks you will take, exactly: `bid 3`, or just `3`, from 0 to 11.")
    if view.phase == "closing":
        return say("All tricks are played. `accept` the round{challenge}.", challenge=_accusing(legal))
    if view.seat not in view.due:
        return say(
            "It isn't your turn. Once a card lies, you may type a card to play it early; `withdraw` takes it back."
        )
    cards = [move for move in legal if move.startswith("play ")]
    card = next((text for text in cards if not revokes(view, text)), "play w12").removeprefix("play ")
    how = "{duty}. Say `play {card}` or just `{card}`; `t` is a trump{challenge}."
    return say(how, duty=_duty(view), card=card, challenge=_accusing(legal))


def _accusing(legal: Sequence[str]) -> str:
    """How to challenge, with a seat that could be challenged now as the example."""
    seat = next((move.split()[1] for move in legal if move.startswith("challenge ")), None)
    return "" if seat is None else say(", or `challenge {seat}` if you think that seat {seat} revoked", seat=seat)


def _duty(view: IstintoView) -> str:
    led = view.table[0][1] if view.table else None
    if led is None:
        return say("You lead: play any card")
    if led == "T":
        return say("A trump was led: play anything")
    suit = say(SUIT_NAMES[SUITS.index(led[0])])
    follows = any(card[0] == led[0] for card in view.hand or ())
    if not follows:
        return say("{Suit} was led: you have no {suit}, so play anything", Suit=suit.capitalize(), suit=suit)
    if _may_revoke(view):
        would = "{Suit} was led: any card in (brackets) would be a revoke (IS-13)"
        return say(would, Suit=suit.capitalize(), suit=suit)
    return say("{Suit} was led: play a {suit} card", Suit=suit.capitalize(), suit=suit)


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
