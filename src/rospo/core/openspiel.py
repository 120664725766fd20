"""How OpenSpiel sees a game: the capability `openspiel` of a `rospo.core.game.Game`, in `games/<game>/openspiel.py`.

A game without it is in OpenSpiel too, by a general description (`rospo.adapters.openspiel`). With it, OpenSpiel also
gets a seat's memory of the match as numbers, and can sample another match that the seat can't tell from its own, which
its searches need.

A *note* is what a move brought that isn't in its action: a card drawn, a moment. It is one integer; 0 means nothing.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Any, NamedTuple

State = Any
"""A game's state."""
ENDLESS = 100
"""Rounds after which a match is cut off if the game itself sets no end: OpenSpiel's games are finite."""


class Size(NamedTuple):
    """Upper bounds for one game with its parameters, and its lowest score."""

    rounds: int
    moves: int
    least: float
    most: float


class Made(NamedTuple):
    """A move that was made."""

    seat: int
    action: int
    note: int


class Round(NamedTuple):
    """A round so far, and the seat that looks at it: another possible round's deck is drawn from this."""

    start: State  # shuffled but not dealt; never changed
    now: State
    moves: Sequence[Made]
    seat: int  # the one that looks: only what it has seen may count
    turn: int  # the seat to act


def _nothing(s: State) -> int:
    return 0


def _no_cards(s: State, seat: int) -> Sequence[int]:
    return ()


def _action_only(seat: Any, action: Any, note: Any) -> tuple[Any, ...]:
    return (action + 1,)


def _no_facts(s: State) -> Mapping[str, Any]:
    return {}


def _nothing_to_prepare(s: State, note: int) -> None:
    pass


def _nothing_to_resume(s: State, so_far: Round, rng: Random) -> None:
    pass


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Description:
    """What OpenSpiel needs to know about a game beyond its rules. Nothing here decides a rule."""

    size: Callable[[State, Mapping[str, Any]], Size]  # for a new state and OpenSpiel's parameters
    parameters: Mapping[str, int] = field(default_factory=dict)  # besides the options: whole numbers from 1

    # --- cards as numbers from 1
    dealt: Callable[[State], int] = _nothing  # how many of its dealt cards a seat sees
    hand: Callable[[State, int], Sequence[int]] = _no_cards  # a seat's cards, just after the deal
    card: Callable[[int], str] = str  # the name of a card's number
    own: tuple[str, ...] = ()  # the fields of the observation that only the seat itself may know

    # --- moves
    play: Callable[[State, int, int], int] | None = None  # apply a seat's action, return its note; None: no notes
    # A move as numbers, from its seat (as +k), action (ACTIONS: not shown yet) and note. Takes arrays too
    row: Callable[[Any, Any, Any], tuple[Any, ...]] = _action_only
    told: Callable[[int], str] = str  # a note in words
    public_notes: bool = False  # does everybody see a note, or only the seat that moved?
    unshown: Callable[[State], int] = _nothing  # how many of the last moves are known only to their seats
    from_log: tuple[str, ...] = ()  # fields of the view made from the log: left out, since all moves are given
    hidden: Callable[[State], Mapping[str, Any]] = _no_facts  # what `reveal` leaves out, for debugging

    # --- another round that a seat can't tell from this one
    deck: Callable[[Round, Random], Sequence[int | None]] | None = None  # known cards in place; None: any deck
    prepare: Callable[[State, int], None] = _nothing_to_prepare  # before a move with that note is replayed
    resume: Callable[[State, Round, Random], None] = _nothing_to_resume  # after all moves


def blocks(s: State, cards: int) -> list[list[int]]:
    """Deck positions of the cards dealt to each seat: one block per seat, from the dealer's left."""
    order = [(seat - s.dealer - 1) % s.players for seat in range(s.players)]
    return [list(range(cards * block, cards * block + cards)) for block in order]
