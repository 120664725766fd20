"""Istinto, published in English as Instinct."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rospo.core.game import Game, Option, one_of
from rospo.core.terminal import Terminal
from rospo.games.istinto import bot, early, moves, observe, rules, view

if TYPE_CHECKING:
    from rospo.core.openspiel import Description
    from rospo.core.reasons import Reasons

UNTIL = (100, 60, "each_dealt_twice")
REVOKES = ("prevented", "challengeable")


def _configure(s: rules.State, options: Mapping[str, Any]) -> None:
    until = options["until"]
    s.target = until if isinstance(until, int) else 0
    s.challengeable = int(options["revokes"] == "challengeable")


def _terminal() -> Terminal:
    from rospo.games.istinto import story, terminal

    return Terminal(terminal, story)


def _openspiel() -> "Description":
    from rospo.games.istinto.openspiel import DESCRIPTION

    return DESCRIPTION


def _reasons() -> "Reasons":
    from rospo.games.istinto import reasons

    return reasons


GAME = Game(
    name="istinto",
    title="Istinto",
    place=4,
    seats=range(3, 7),
    options=(
        Option(
            "until",
            100,
            "IS-11",
            one_of(*UNTIL),
            UNTIL,
            meaning="what ends the match: a score, or everyone having dealt twice",
        ),
        Option(
            "revokes",
            "prevented",
            "IS-R1",
            one_of(*REVOKES),
            REVOKES,
            meaning="whether cards that don't follow suit are prevented, or can be played and challenged",
        ),
    ),
    rules=rules,
    moves=moves,
    views=view,
    bot=bot,
    configure=_configure,
    observation=observe.LAYOUT,
    compiled={"choose": bot.choose, "observe": observe.observe},
    shunned=range(rules.CHALLENGE, rules.ACCEPT),  # IS-R2
    early=early,
    terminal=_terminal,
    openspiel=_openspiel,
    reasons=_reasons,
)
