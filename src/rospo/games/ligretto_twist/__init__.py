"""Ligretto Twist, by Opi and Me."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rospo.core.game import Game, Option, RacingMind, whole
from rospo.core.terminal import Terminal
from rospo.games.ligretto_twist import bot, moves, observe, race, rules, view

if TYPE_CHECKING:
    from rospo.core.openspiel import Description
    from rospo.core.reasons import Review

LOOK, DECIDE, MOVE, SPREAD = race.SPEEDS["club"][:4]
"""An ordinary simulated player, in milliseconds and percent (LT-R9)."""


def _configure(s: rules.State, options: Mapping[str, Any]) -> None:
    s.rounds = options["rounds"]
    s.fumble_ms = options["fumble_ms"]
    for seat in range(4):
        s.look[seat], s.decide[seat], s.move[seat], s.spread[seat] = LOOK, DECIDE, MOVE, SPREAD


def _terminal() -> Terminal:
    from rospo.games.ligretto_twist import story, terminal

    return Terminal(terminal, story)


_mind: RacingMind = bot


def _openspiel() -> "Description":
    from rospo.games.ligretto_twist.openspiel import DESCRIPTION

    return DESCRIPTION


def _review() -> "Review":
    from rospo.games.ligretto_twist import reasons

    return reasons


GAME = Game(
    name="ligretto_twist",
    title="Ligretto Twist",
    place=3,
    seats=range(2, 5),
    options=(
        Option("rounds", 5, "LT-12", whole(1), meaning="how many rounds make a match"),
        Option("fumble_ms", 600, "LT-R5", whole(0), meaning="how long a fumble freezes its player, in milliseconds"),
    ),
    rules=rules,
    moves=moves,
    views=view,
    bot=_mind,
    configure=_configure,
    observation=observe.LAYOUT,
    compiled={"observe": observe.observe},
    race=race,
    terminal=_terminal,
    openspiel=_openspiel,
    review=_review,
)
