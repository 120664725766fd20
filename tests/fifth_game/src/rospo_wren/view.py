"""Wren: the only door to secrets. Closed by default: what isn't listed here isn't seen."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rospo.core.bits import count
from rospo.core.game import DEAL, OVER, Event, Facts, View
from rospo_wren import rules
from rospo_wren.moves import CARDS, names
from rospo_wren.rules import State

Cards = tuple[str, ...]


@dataclass(frozen=True, kw_only=True, slots=True)
class WrenView(View):
    """The table as one seat sees it."""

    turn: int
    hand: Cards | None  # yours, ascending; None for a spectator
    hands: tuple[int, ...]  # how many cards each holds
    branch: Cards  # the last bird is the biggest
    nests: tuple[Cards, ...]  # birds each has taken, open to all (WR-R1)
    kings: tuple[bool, ...]  # whose wren has taken the eagle (WR-7)
    aside: int  # cards that nobody was dealt


def view(s: State, seat: int | None, common: dict[str, Any]) -> WrenView:
    return WrenView(**common, **public(s, common["log"]), **own(s, seat))


def public(s: State, log: Sequence[Event]) -> dict[str, Any]:
    return {
        "turn": s.turn,
        "hands": tuple(count(s.hands[player]) for player in range(s.players)),
        "branch": names(s.branch),
        "nests": tuple(names(s.nests[player]) for player in range(s.players)),
        "kings": tuple(s.kings[player] == 1 for player in range(s.players)),
        "aside": len(_aside(s)),
    }


def own(s: State, seat: int | None) -> dict[str, Any]:
    return {"hand": None if seat is None else names(s.hands[seat])}


def noticed(s: State, seat: int, action: int) -> Facts:
    played = ("card", CARDS[action])
    if not rules.takes(s, action):
        return (played,)
    birds = s.branch | 1 << action
    king = rules.is_king(s, action)
    return played, ("takes", names(birds)), ("feathers", rules.feathers(birds) + rules.KING * king), ("king", king)


def told(s: State, seat: int, action: int, noticed: Facts) -> list[Event]:
    events = [Event("play", seat, noticed[:1])]
    if len(noticed) > 1:
        events.append(Event("take", seat, (("cards", noticed[1][1]), *noticed[2:])))
    if s.phase == DEAL or s.phase == OVER:
        points = tuple(rules.points(s, player) for player in range(s.players))
        events.append(Event("round", None, (("points", points), ("scores", tuple(s.scores[: s.players])))))
    return events


def reveal(s: State) -> dict[str, Any]:
    return {
        "turn": s.turn,
        "hands": tuple(names(s.hands[player]) for player in range(s.players)),
        "branch": names(s.branch),
        "nests": tuple(names(s.nests[player]) for player in range(s.players)),
        "kings": tuple(s.kings[player] == 1 for player in range(s.players)),
        "aside": _aside(s),
    }


def _aside(s: State) -> Cards:
    """The cards that nobody was dealt, in the order of the deck (WR-R2)."""
    return tuple(CARDS[bird] for bird in s.deck[s.players * rules.dealt(s.players) :])
