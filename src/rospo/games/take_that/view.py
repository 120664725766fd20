"""Take That: the only door to secrets. Closed by default: what isn't listed here isn't seen."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rospo.core.bits import count
from rospo.core.game import DEAL, OVER, Event, Facts, View
from rospo.games.take_that import rules
from rospo.games.take_that.moves import names
from rospo.games.take_that.rules import State

Cards = tuple[str, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class TakeThatView(View):
    """The table as one seat sees it."""

    turn: int
    hand: Cards | None  # yours, ascending; None for a spectator
    hands: tuple[int, ...]  # cards in each hand
    row: Cards
    pile: int  # cards in the draw pile
    face_up: tuple[Cards, ...]  # twisted cards beside each player
    face_down: tuple[int, ...]  # how many cards lie face down beside each, extra cards of `pro` included
    heaps: tuple[Cards, ...] | None  # with `open_heaps`: which cards, but never an extra card (TT-R4)
    extra: Cards  # the extra cards of `pro` that you took; only you have seen them (TT-R4)


def view(s: State, seat: int | None, common: dict[str, Any]) -> TakeThatView:
    return TakeThatView(**common, **public(s, common["log"]), **own(s, seat))


def public(s: State, log: Sequence[Event]) -> dict[str, Any]:
    return {
        "turn": s.turn,
        "hands": _sizes(s, s.hands),
        "row": _row(s),
        "pile": rules.DECK - s.top,
        "face_up": _each(s, s.face_up),
        "face_down": tuple(a + b for a, b in zip(_sizes(s, s.face_down), _sizes(s, s.extra), strict=True)),
        "heaps": _each(s, s.face_down) if s.open_heaps else None,
    }


def own(s: State, seat: int | None) -> dict[str, Any]:
    if seat is None:
        return {"hand": None, "extra": ()}
    return {"hand": _cards(s.hands, seat), "extra": _cards(s.extra, seat)}


def noticed(s: State, seat: int, action: int) -> Facts:
    if action == rules.TAKE:
        return (("cards", _row(s)),)
    if action < rules.TWIST:
        return (("card", str(action)),)
    shown = action - rules.TWIST
    return (("card", str(shown)), ("partner", str(rules.partner(shown))))


def told(s: State, seat: int, action: int, noticed: Facts) -> list[Event]:
    events = [Event("take" if action == rules.TAKE else "lay" if action < rules.TWIST else "twist", seat, noticed)]
    if action == rules.TAKE and s.took_extra:
        events.append(Event("extra", seat))
    if s.phase == DEAL or s.phase == OVER:
        points = tuple(rules.points(s, player) for player in range(s.players))
        events.append(Event("round", None, (("points", points), ("scores", tuple(s.scores[: s.players])))))
    return events


def reveal(s: State) -> dict[str, Any]:
    down, extra = _each(s, s.face_down), _each(s, s.extra)
    return {
        "turn": s.turn,
        "hands": _each(s, s.hands),
        "row": _row(s),
        "pile": tuple(str(card) for card in s.deck[s.top :]),
        "face_up": _each(s, s.face_up),
        "face_down": tuple(tuple(sorted(a + b)) for a, b in zip(down, extra, strict=True)),
        "extra": extra,
    }


def _row(s: State) -> Cards:
    return tuple(str(card) for card in s.row[: s.row_len])


def _cards(sets: list[int], seat: int) -> Cards:
    return names(sets[2 * seat], sets[2 * seat + 1])


def _each(s: State, sets: list[int]) -> tuple[Cards, ...]:
    return tuple(_cards(sets, seat) for seat in range(s.players))


def _sizes(s: State, sets: list[int]) -> tuple[int, ...]:
    return tuple(count(sets[2 * seat]) + count(sets[2 * seat + 1]) for seat in range(s.players))
