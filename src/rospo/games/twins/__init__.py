"""Twins, by Reiner Knizia."""

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from rospo.core.game import Game, Option, whole
from rospo.core.terminal import Terminal
from rospo.games.twins import bot, moves, observe, rules, view

if TYPE_CHECKING:
    from rospo.core.openspiel import Description
    from rospo.core.reasons import Reasons


def _max_hands(value: Any) -> int | None:
    try:
        return None if value is None else whole(1)(value)
    except ValueError as error:
        raise ValueError(f"None or {error}") from None


def _configure(s: rules.State, options: Mapping[str, Any]) -> None:
    s.max_hands = options["max_hands"] or 0


def _terminal() -> Terminal:
    from rospo.games.twins import story, terminal

    return Terminal(terminal, story, story.said)


def _openspiel() -> "Description":
    from rospo.games.twins.openspiel import DESCRIPTION

    return DESCRIPTION


def _reasons() -> "Reasons":
    from rospo.games.twins import reasons

    return reasons


GAME = Game(
    name="twins",
    title="Twins",
    place=2,
    seats=range(3, 7),
    options=(Option("max_hands", None, "TW-R11", _max_hands, meaning="hand limit"),),
    rules=rules,
    moves=moves,
    views=view,
    bot=bot,
    configure=_configure,
    observation=observe.LAYOUT,
    compiled={"observe": observe.observe},
    round_name="hand",
    terminal=_terminal,
    together=True,
    openspiel=_openspiel,
    reasons=_reasons,
)
