"""Twins: the only door to secrets. Closed by default: what isn't listed here isn't seen."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rospo.core.bits import count, members
from rospo.core.game import DEAL, OVER, Event, Facts, View
from rospo.games.twins import rules
from rospo.games.twins.moves import CARDS, KINDS, names
from rospo.games.twins.rules import State

Cards = tuple[str, ...]

_RANKS = {kind * rules.KIND + value: (name, value) for kind, name in enumerate(KINDS) for value in range(1, 20)}
"""A rank in the log: its kind and its value."""


@dataclass(frozen=True, kw_only=True, slots=True)
class TwinsView(View):
    """The table as one seat sees it."""

    hand: Cards | None  # yours, in deck order; None for a spectator. Unplayed cards are never shown (TW-R10)
    hands: tuple[int, ...]  # cards in each hand
    pick: Cards | None  # the two cards you have picked that nobody else has seen yet (TW-R9)
    stock: int
    pot: int
    chips: tuple[int, ...]
    bought: tuple[int, ...]
    duel: int  # 1 to 4; 0 while buying
    playing: tuple[int, ...]  # seats in this duel
    waiting: tuple[int, ...]  # those that haven't picked
    sits_out: tuple[int, ...]
    bankrupt: tuple[int, ...]


def view(s: State, seat: int | None, common: dict[str, Any]) -> TwinsView:
    return TwinsView(**common, **public(s, common["log"]), **own(s, seat))


def public(s: State, log: Sequence[Event]) -> dict[str, Any]:
    return {
        "hands": tuple(count(s.hands[player]) for player in range(s.players)),
        "stock": rules.DECK - s.top,
        "pot": s.pot,
        "chips": tuple(s.chips[: s.players]),
        "bought": tuple(s.bought[: s.players]),
        "duel": s.duel,
        "playing": members(s.playing),
        "waiting": members(s.waiting),
        "sits_out": members(s.sits_out),
        "bankrupt": members(s.bankrupt),
    }


def own(s: State, seat: int | None) -> dict[str, Any]:
    if seat is None:
        return {"hand": None, "pick": None}
    return {"hand": names(s.hands[seat]), "pick": _secret_pick(s, seat)}


def noticed(s: State, seat: int, action: int) -> Facts:
    if action < rules.PICK:
        return (("cards", action),)
    return ()  # a pick is secret: others only see that it was made (TW-R9)


def told(s: State, seat: int, action: int, noticed: Facts) -> list[Event]:
    ended = s.phase == DEAL or s.phase == OVER
    events = [Event("buy" if action < rules.PICK else "pick", seat, noticed)]
    if action >= rules.PICK and (ended or s.waiting == s.playing):
        events.append(_shown(s))
    if ended:
        events.append(Event("hand", None, (("chips", tuple(s.chips[: s.players])), ("pot", s.pot))))
    return events


def _shown(s: State) -> Event:
    """The duel that the last pick ended, all cards shown."""
    ranks = s.ranks[: s.players]
    picks = tuple(_pair(s, seat) if rank >= 0 else None for seat, rank in enumerate(ranks))
    facts = (
        ("duel", s.shown),
        ("picks", picks),
        ("ranks", tuple(map(_RANKS.get, ranks))),
        ("change", tuple(s.change[: s.players])),
        ("pot", s.pot),
        ("sits_out", members(s.sits_out)),
        ("bankrupt", members(s.bankrupt)),
    )
    return Event("duel", None, facts)


def reveal(s: State) -> dict[str, Any]:
    return {
        "hands": tuple(names(s.hands[seat]) for seat in range(s.players)),
        "stock": tuple(CARDS[card] for card in s.deck[s.top :]),
        "discarded": _discarded(s),
        "pot": s.pot,
        "chips": tuple(s.chips[: s.players]),
        "bought": tuple(s.bought[: s.players]),
        "duel": s.duel,
        "picks": tuple(_secret_pick(s, seat) for seat in range(s.players)),
        "sits_out": members(s.sits_out),
        "bankrupt": members(s.bankrupt),
    }


def _discarded(s: State) -> Cards:
    """The cards played in earlier duels of this hand, in deck order."""
    kept = set(s.deck[s.top :])
    for seat in range(s.players):
        kept.update(members(s.hands[seat]))
        if _secret_pick(s, seat):
            kept.update(s.picks[2 * seat : 2 * seat + 2])
    return tuple(name for card, name in enumerate(CARDS) if card not in kept)


def _secret_pick(s: State, seat: int) -> Cards | None:
    """The seat's pick in a duel that isn't shown yet."""
    if s.phase == rules.DUEL and (s.playing & ~s.waiting) >> seat & 1:
        return _pair(s, seat)
    return None


def _pair(s: State, seat: int) -> Cards:
    return CARDS[s.picks[2 * seat]], CARDS[s.picks[2 * seat + 1]]
