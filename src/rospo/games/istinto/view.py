"""Istinto: the only door to secrets. Closed by default: what isn't listed here isn't seen.

Views never say whether somebody revoked: the cards played show it to anyone who remembers them (IS-13).
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from rospo.core.bits import members
from rospo.core.game import DEAL, OVER, Event, Facts, View
from rospo.games.istinto import rules
from rospo.games.istinto.moves import CARDS, NAMES, names
from rospo.games.istinto.rules import State

Cards = tuple[str, ...]
Trick = tuple[tuple[int, str], ...]
_PLAYED = [[(seat, name) for name in NAMES] for seat in range(6)]
"""Every card as played by each seat: shared objects, since logs are full of them."""


@dataclass(frozen=True, kw_only=True, slots=True)
class IstintoView(View):
    """The table as one seat sees it."""

    turn: int | None  # whose bid or card is due; None in the closing step and after the end
    hand: Cards | None  # yours, in deck order; None for a spectator
    hands: tuple[int, ...]  # cards in each hand
    undealt: int  # cards nobody has
    bids: tuple[int | None, ...]
    tricks: tuple[int, ...]  # taken in this round
    table: Trick  # the current trick, as (seat, card) in the order played
    last_trick: Trick  # the one before, likewise (IS-R5)
    accepted: tuple[int, ...]  # seats that accepted in the closing step


def view(s: State, seat: int | None, common: dict[str, Any]) -> IstintoView:
    return IstintoView(**common, **public(s, common["log"]), **own(s, seat))


def public(s: State, log: Sequence[Event]) -> dict[str, Any]:
    return {
        "turn": _turn(s),
        "hands": tuple([len(names(hand)) for hand in s.hands[: s.players]]),
        "undealt": rules.DECK - rules.HAND * s.players,
        "bids": _bids(s),
        "tricks": tuple(s.tricks[: s.players]),
        "table": _table(s, s.lead, s.lying),
        "last_trick": () if s.phase == rules.BID else _last_trick(log),
        "accepted": members(s.accepted),
    }


def own(s: State, seat: int | None) -> dict[str, Any]:
    return {"hand": None if seat is None else names(s.hands[seat])}


def _last_trick(log: Sequence[Event]) -> Trick:
    for event in reversed(log):
        if event.kind == "trick":
            return tuple(event.fact("cards"))
        if event.kind == "bid":
            break
    return ()


def noticed(s: State, seat: int, action: int) -> Facts:
    if action < rules.PLAY:
        return (("bid", action),)
    if action < rules.CHALLENGE:
        return (("card", NAMES[action - rules.PLAY]), ("lead", s.lead))
    return ()


def told(s: State, seat: int, action: int, noticed: Facts) -> list[Event]:
    if action < rules.PLAY:
        return [Event("bid", seat, noticed)]
    if action < rules.CHALLENGE:
        events = [Event("play", seat, noticed[:1])]
        if s.lying == 0:
            cards = _table(s, noticed[1][1], s.players)
            events.append(Event("trick", s.winner, (("cards", cards),)))
    elif action < rules.ACCEPT:
        guilty = bool(s.revoked >> s.accused & 1)
        events = [Event("challenge", seat, (("accused", s.accused), ("revoked", guilty)))]
    else:
        events = [Event("accept", seat)]
    if s.phase == DEAL or s.phase == OVER:
        facts = (("bids", _bids(s)), ("tricks", tuple(s.tricks[: s.players])), ("scores", tuple(s.scores[: s.players])))
        events.append(Event("round", None, facts))
    return events


def reveal(s: State) -> dict[str, Any]:
    undealt = s.deck[rules.HAND * s.players :]
    return {
        "turn": _turn(s),
        "hands": tuple(names(s.hands[seat]) for seat in range(s.players)),
        "undealt": tuple(CARDS[card] for card in sorted(undealt)),
        "bids": _bids(s),
        "tricks": tuple(s.tricks[: s.players]),
        "table": _table(s, s.lead, s.lying),
        "played": _played(s),
        "revoked": members(s.revoked),
        "accepted": members(s.accepted),
    }


def _played(s: State) -> Cards:
    """The cards of the finished tricks of this round, in deck order."""
    gone = sum(1 << min(card, rules.TRUMP) for card in s.deck[: rules.HAND * s.players])
    lying = ((s.lead + i) % s.players for i in range(s.lying))
    return names(gone - sum(s.hands[: s.players]) - sum(1 << s.table[seat] for seat in lying))


def _turn(s: State) -> int | None:
    return s.turn if s.phase == rules.BID or s.phase == rules.TRICK else None


def _bids(s: State) -> tuple[int | None, ...]:
    return tuple([None if bid == rules.NO_BID else bid for bid in s.bids[: s.players]])


def _table(s: State, lead: int, lying: int) -> Trick:
    table, players = s.table, s.players
    return tuple([_PLAYED[seat % players][table[seat % players]] for seat in range(lead, lead + lying)])
