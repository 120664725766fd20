"""Take That, by Andreas Spies and Reinhard Staupe."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rospo.core.game import Game, Option, switch, whole
from rospo.core.terminal import Terminal
from rospo.games.take_that import bot, moves, observe, rules, view

if TYPE_CHECKING:
    from rospo.core.openspiel import Description
    from rospo.core.reasons import Reasons


def _configure(s: rules.State, options: Mapping[str, Any]) -> None:
    s.rounds = options["rounds"]
    s.pro = int(options["pro"])
    s.open_heaps = int(options["open_heaps"])


def _terminal() -> Terminal:
    from rospo.games.take_that import story, terminal

    return Terminal(terminal, story)


def _openspiel() -> "Description":
    from rospo.games.take_that.openspiel import DESCRIPTION

    return DESCRIPTION


def _reasons() -> "Reasons":
    from rospo.games.take_that import reasons

    return reasons


GAME = Game(
    name="take_that",
    title="Take That",
    place=1,
    seats=range(2, 5),
    options=(
        Option("rounds", 2, "TT-13", whole(1), meaning="how many rounds make a match"),
        Option(
            "pro",
            False,
            "TT-14",
            switch,
            (False, True),
            meaning="whoever takes a row of one card also takes the top card of the draw pile",
        ),
        Option(
            "open_heaps",
            False,
            "TT-R4",
            switch,
            (False, True),
            meaning="show which cards lie face down beside each player, not just how many",
        ),
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
