"""Ligretto Twist: the only door to secrets. Closed by default: what isn't listed here isn't seen."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rospo.core.game import DEAL, OVER, Event, Facts, View
from rospo.games.ligretto_twist import rules
from rospo.games.ligretto_twist.moves import COLOURS, Colour, name
from rospo.games.ligretto_twist.rules import State


@dataclass(frozen=True, kw_only=True, slots=True)
class LigrettoTwistView(View):
    """The table as everybody sees it: no seat knows more than another (LT-R6)."""

    clock: int  # milliseconds from the start of the round
    piles: tuple[Colour, ...]  # the colour of each pile
    heights: tuple[int, ...]  # cards in each pile
    hand_on: tuple[int | None, ...]  # the seat whose hand is on each pile
    stacks: tuple[int, ...]  # cards in each seat's stack
    parked: tuple[int, ...]  # cards each seat has parked
    held: tuple[Colour | None, ...]  # each seat's flipped card
    covers: tuple[int | None, ...]  # the pile under each seat's hand
    frozen_until: tuple[int, ...]  # the clock at which each seat's last fumble ends, or 0


def view(s: State, seat: int | None, common: dict[str, Any]) -> LigrettoTwistView:
    return LigrettoTwistView(**common, **public(s, common["log"]), **own(s, seat))


def public(s: State, log: Sequence[Event]) -> dict[str, Any]:
    piles = range(rules.piles(s))
    return {
        "clock": s.clock,
        "piles": tuple(COLOURS[rules.colour_of(pile)] for pile in piles),
        "heights": tuple(s.height[pile] for pile in piles),
        "hand_on": tuple(_or_none(s.hand_on[pile]) for pile in piles),
        "stacks": tuple(s.stacked[: s.players]),
        "parked": tuple(s.heap[: s.players]),
        "held": tuple(name(s.flipped[player]) for player in range(s.players)),
        "covers": tuple(_or_none(s.covers[player]) for player in range(s.players)),
        "frozen_until": tuple(s.frozen_until[: s.players]),
    }


def own(s: State, seat: int | None) -> dict[str, Any]:
    return {}  # no seat knows more than another (LT-R6)


def noticed(s: State, seat: int, action: int) -> Facts:
    if action == rules.FLIP:
        return ()
    if action == rules.PARK:
        return (("card", name(s.flipped[seat])),)
    pile = action - rules.LAY
    return (("card", name(s.flipped[seat])), ("pile", pile), ("fumble", not rules.takes(s, seat, pile)))


def told(s: State, seat: int, action: int, noticed: Facts) -> list[Event]:
    at = ("at", s.clock)
    if action == rules.FLIP:
        return [Event("flip", seat, (("card", name(s.flipped[seat])), at))]
    events = [Event("park" if action == rules.PARK else "lay", seat, (*noticed, at))]
    if s.knotted:
        events.append(Event("knot", None))
    if s.phase == DEAL or s.phase == OVER:
        left = tuple(rules.cards_left(s, player) for player in range(s.players))
        events.append(Event("round", None, (("left", left), ("scores", tuple(s.scores[: s.players])))))
    return events


def reveal(s: State) -> dict[str, Any]:
    return {
        "clock": s.clock,
        "heights": tuple(s.height[: rules.piles(s)]),
        "stacks": tuple(_top_first(s.stack, seat, s.stacked[seat]) for seat in range(s.players)),
        "parked": tuple(_top_first(s.parked, seat, s.heap[seat]) for seat in range(s.players)),
        "held": tuple(name(s.flipped[seat]) for seat in range(s.players)),
        "covers": tuple(_or_none(s.covers[seat]) for seat in range(s.players)),
        "frozen_until": tuple(s.frozen_until[: s.players]),
        "set_aside": tuple(COLOURS[card] for card in s.deck[s.top :] if card != rules.DEALT),
    }


def _top_first(cards: list[int], seat: int, size: int) -> tuple[str, ...]:
    start = rules.ROOM * seat
    return tuple(COLOURS[card] for card in reversed(cards[start : start + size]))


def _or_none(number: int) -> int | None:
    return None if number < 0 else number
