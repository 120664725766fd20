"""Ligretto Twist: where a seat's time went, read from the public log (`rospo.core.race.Lost`).

A seat waits while every pile of the colour in its hand is under somebody else's hand. A fumble costs its freeze. A
parked card has to be flipped once more, so all the time spent on it was lost.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rospo.core.game import Event
from rospo.core.race import Lost
from rospo.games.ligretto_twist.moves import card as colour_named
from rospo.games.ligretto_twist.rules import COLOURS


class _Hand:
    """One seat in a round, and its card from the action before the flip on."""

    def __init__(self) -> None:
        self.colour: int | None = None  # in hand
        self.acted = 0  # its last action
        self.began = 0  # the last action before it flipped this card
        self.shut_since: int | None = None
        self.waited = 0  # with this card, like the next
        self.frozen = 0


class _Round:
    """The piles and hands of a round; events in, losses out."""

    def __init__(self, players: int, fumble_ms: int) -> None:
        self.piles = 4 if players == 2 else 8
        self.fumble_ms = fumble_ms
        self.hands = [_Hand() for _ in range(players)]
        self.owner: list[int | None] = [None] * self.piles
        self.at = 0
        self.losses: list[Lost] = []

    def follow(self, move: int, event: Event) -> None:
        if event.seat is None:
            self.owner = [None] * self.piles  # a knot
        else:
            self._act(move, event, event.seat)
        for seat in range(len(self.hands)):
            self._look(move, seat)

    def _act(self, move: int, event: Event, seat: int) -> None:
        hand, self.at = self.hands[seat], event.fact("at")
        if event.kind == "flip":
            hand.colour = colour_named(event.fact("card"))
            hand.began, hand.waited, hand.frozen = hand.acted, 0, 0
        elif event.fact("fumble"):
            self._open(move, seat)
            hand.frozen += self.fumble_ms
            self._lose(move, seat, "fumbling", self.fumble_ms, (event.fact("pile"),))
        else:
            self._open(move, seat)
            if event.kind == "park":
                rest = self.at - hand.began - hand.waited - hand.frozen
                self._lose(move, seat, "parking", rest, self._places(seat))
            else:
                self._lay(seat, event.fact("pile"))
            hand.colour = None
        hand.acted = self.at

    def _lay(self, seat: int, pile: int) -> None:
        self.owner = [None if owner == seat else owner for owner in self.owner]
        self.owner[pile] = seat

    def _places(self, seat: int) -> tuple[int, ...]:
        """The piles of the colour in hand."""
        colour = self.hands[seat].colour
        return () if colour is None else tuple(range(colour, self.piles, COLOURS))

    def _look(self, move: int, seat: int) -> None:
        """Does the seat begin to wait, or may it stop?"""
        hand = self.hands[seat]
        shut = hand.colour is not None and all(self.owner[pile] not in (None, seat) for pile in self._places(seat))
        if not shut:
            self._open(move, seat)
        elif hand.shut_since is None:
            thaws = hand.acted + self.fumble_ms if hand.frozen else 0
            hand.shut_since = max(self.at, thaws)

    def _open(self, move: int, seat: int) -> None:
        """It waits no longer."""
        hand = self.hands[seat]
        if hand.shut_since is not None:
            ms = max(self.at - hand.shut_since, 0)
            hand.waited += ms
            hand.shut_since = None
            self._lose(move, seat, "waiting", ms, self._places(seat))

    def _lose(self, move: int, seat: int, kind: str, ms: int, places: tuple[int, ...]) -> None:
        if ms > 0:
            self.losses.append(Lost(move, seat, kind, ms, places, self.at))

    def ended(self, move: int) -> list[Lost]:
        """All that was lost; a freeze ends with the round."""
        for seat in range(len(self.hands)):
            self._open(move, seat)
        return [
            lost._replace(ms=min(lost.ms, self.at - lost.at)) if lost.kind == "fumbling" else lost
            for lost in self.losses
        ]


def lost(log: Sequence[Event], players: int, options: Mapping[str, Any]) -> Iterator[Lost]:
    moves = 0
    round = _Round(players, options["fumble_ms"])
    for event in log:
        moves += event.seat is not None
        if event.kind == "round":
            yield from round.ended(moves)
            round = _Round(players, options["fumble_ms"])
        else:
            round.follow(moves, event)
    yield from round.ended(moves)
