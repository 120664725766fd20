"""Wren's table at the terminal."""

import re
from collections.abc import Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from rospo.core.terminal import Choice, Names
from rospo.terminal.drawing import flow, heading, labelled, offered, seats
from rospo.terminal.speech import Speech
from rospo_wren.moves import card as number_of
from rospo_wren.rules import KING, feathers
from rospo_wren.view import WrenView

say = Speech(__package__)

_TYPED = re.compile(r"(?:play|p)?\s*([1-9][0-9]?)")


def style(card: str) -> str:
    return "bold cyan"


def worth(view: WrenView, seat: int) -> int:
    """The feathers in a nest, and the king's."""
    return feathers(sum(1 << number_of(card) for card in view.nests[seat])) + KING * view.kings[seat]


def draw(view: WrenView, legal: Sequence[str], names: Names, width: int) -> RenderableType:
    columns = {
        say("cards"): view.hands,
        say("nest"): [len(nest) for nest in view.nests],
        say("feathers"): [worth(view, seat) for seat in range(view.players)],
        say("total"): view.scores,
    }
    kings = {seat: say("king") for seat in range(view.players) if view.kings[seat]}
    parts: list[RenderableType] = [
        heading([say("Round {round} of {rounds}", round=view.round, rounds=view.options["rounds"])], width),
        seats(view, names, columns, kings),
        labelled(say("branch"), _branch(view), width),
    ]
    if legal:
        parts.append(offered(choices(view, legal), width, style))
    elif view.hand is not None:
        parts.append(labelled(say("hand"), _cards(view), width))
    return Group(*parts)


def _branch(view: WrenView) -> list[Text]:
    if not view.branch:
        return [Text(say("empty"), "dim")]
    *others, last = [Text(card) for card in view.branch]
    last.stylize("bold reverse")
    return [*others, last]


def _cards(view: WrenView) -> list[Text]:
    return [Text(card, style(card)) for card in view.hand or ()]


def hand(view: WrenView, legal: Sequence[str], width: int) -> Text:
    return flow(_cards(view), width, gap=1)


def choices(view: WrenView, legal: Sequence[str]) -> list[Choice]:
    """Without numbers: '12' is the bird 12, not the twelfth move."""
    return [Choice(move) for move in legal]


def prompt(view: WrenView) -> str:
    return say("play a card")


def advice(view: WrenView, legal: Sequence[str]) -> str:
    if not legal:
        return ""
    how = say(
        "Play any card of your hand (`{move}`, or just `{card}`).", move=legal[0], card=legal[0].removeprefix("play ")
    )
    if not view.branch:
        return f"{how} {say('The branch is empty, so it perches.')}"
    last = view.branch[-1]
    return f"{how} {say('Smaller than {last}, it takes the whole branch; bigger, it perches behind it.', last=last)}"


def gained(before: WrenView, after: WrenView) -> list[str]:
    return []  # no card comes to a hand; what goes to a nest, the story tells


def understand(text: str, view: WrenView, legal: Sequence[str]) -> str | None:
    typed = _TYPED.fullmatch(text)
    return f"play {typed[1]}" if typed else None
