"""Wren: five minutes of small birds and big ones."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rospo.core.game import Game, Option, switch, whole
from rospo.core.terminal import Terminal
from rospo_wren import bot, moves, observe, rules, view

if TYPE_CHECKING:
    from rospo.core.openspiel import Description
    from rospo.core.reasons import Reasons


def _configure(s: rules.State, options: Mapping[str, Any]) -> None:
    s.rounds = options["rounds"]
    s.king = int(options["king"])


def _terminal() -> Terminal:
    from rospo_wren import story, terminal

    return Terminal(terminal, story)


def _openspiel() -> "Description":
    from rospo_wren.openspiel import DESCRIPTION

    return DESCRIPTION


def _reasons() -> "Reasons":
    from rospo_wren import reasons

    return reasons


GAME = Game(
    name="wren",
    title="Wren",
    place=5,
    seats=range(2, 5),
    options=(
        Option("rounds", 3, "WR-10", whole(1), meaning="how many rounds make a match"),
        Option("king", True, "WR-7", switch, (True, False), meaning="5 feathers for a wren that takes the eagle"),
    ),
    rules=rules,
    moves=moves,
    views=view,
    bot=bot,
    configure=_configure,
    observation=observe.LAYOUT,
    compiled={"observe": observe.observe},
    terminal=_terminal,
    openspiel=_openspiel,
    reasons=_reasons,
)
