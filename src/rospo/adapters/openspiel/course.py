"""The course of a match, as OpenSpiel's state keeps it: the plain rules state, and what has happened so far.

It knows nothing about OpenSpiel. Everything that any seat is told about a match is made from a `Course` on demand, so a
move costs little more than its rules.
"""

from array import array
from collections.abc import Sequence
from typing import Any, NamedTuple, Self

from rospo.adapters.openspiel.general import Memory
from rospo.adapters.openspiel.kinds import Kind
from rospo.core.chance import MASK63, scramble
from rospo.core.game import DEAL, OVER, AnyState
from rospo.core.openspiel import Size

CHANCE, TERMINAL = -1, -4
"""OpenSpiel's numbers for the player to act when it is no seat."""
OUTCOMES = 256
"""Outcomes of every chance node."""
SHUFFLES = 7
"""Chance nodes before the first deal: 56 bits of the seed."""


class Deal(NamedTuple):
    """A deal, and what was known at that time."""

    at: int  # moves made before it
    dealer: int
    scores: tuple[int, ...]
    hands: tuple[
        Sequence[int], ...
    ]  # every seat's; in a world drawn from one seat's knowledge, others' past ones are ()

    def hand(self, seat: int) -> Sequence[int]:
        """The cards dealt to a seat, as far as it saw them."""
        return self.hands[seat] if self.hands else ()


class Course:
    """A match so far."""

    __slots__ = ("deals", "memory", "moves", "notes", "rounds", "s", "seats", "shuffles", "start", "turn", "until")

    def __init__(self, s: AnyState, size: Size, memory: Memory | None = None) -> None:
        self.s = s
        self.turn = CHANCE
        self.shuffles = 0  # chance nodes passed before the first deal
        self.rounds = size.rounds  # deals after which the match is cut off
        self.until = size.moves  # or moves
        self.deals: list[Deal] = []
        self.moves = array("h")
        self.seats = array("b")
        self.notes = array("q")  # each move's note (`rospo.core.openspiel`)
        self.memory = memory  # for a game without its own description
        self.start: AnyState = None  # this round, shuffled but not dealt; never changed

    def copy(self) -> Self:
        """An independent course. What never changes is shared."""
        twin = object.__new__(type(self))
        twin.s = self.s.copy()
        twin.turn = self.turn
        twin.shuffles = self.shuffles
        twin.rounds = self.rounds
        twin.until = self.until
        twin.deals = self.deals[:]
        twin.moves = self.moves[:]
        twin.seats = self.seats[:]
        twin.notes = self.notes[:]
        twin.memory = None if self.memory is None else self.memory.copy()
        twin.start = self.start
        return twin

    def __deepcopy__(self, memo: Any) -> Self:
        return self.copy()


class Retold(Course):
    """Stands in for a course while writing a history that didn't lead to the state: only says who acts."""

    __slots__ = ()

    def __init__(self) -> None:
        self.turn = CHANCE


def by_chance(kind: Kind, course: Course, outcome: int) -> None:
    """A chance node: eight bits of the seed; after the first seven, each is a deal."""
    s = course.s
    if course.shuffles < SHUFFLES:
        s.seed = s.seed << 8 | outcome
        course.shuffles += 1
        if course.shuffles == SHUFFLES:
            s.seed = scramble(s.seed)
            kind.game.rules.begin(s)
        return
    s.seed = scramble(s.seed ^ outcome)
    kind.game.rules.shuffle(s)
    deal(kind, course)


def deal(kind: Kind, course: Course) -> None:
    """Deal the deck as it is."""
    s = course.s
    course.start = s.copy()
    kind.game.deal(s)
    description = kind.description
    hands = tuple([description.hand(s, seat) for seat in range(s.players)]) if description.dealt(s) else ()
    course.deals.append(Deal(len(course.moves), s.dealer, scores(kind, s), hands))
    course.turn = kind.game.next_seat(s)
    if course.memory is not None:
        course.memory.dealt(kind.game, s)


def play(kind: Kind, course: Course, action: int) -> None:
    """The move of the seat to act."""
    s, seat, moves = course.s, course.turn, course.moves
    if course.memory is not None:
        course.memory.play(kind.game, s, seat, action)
        course.notes.append(0)
    elif kind.description.play is None:
        kind.game.rules.apply(s, seat, action)
        course.notes.append(0)
    else:
        course.notes.append(kind.description.play(s, seat, action))
    course.seats.append(seat)
    moves.append(action)
    if s.phase == OVER or len(moves) == course.until:
        course.turn = TERMINAL
    elif s.phase != DEAL:
        course.turn = kind.game.next_seat(s)
    else:
        course.turn = CHANCE if s.round < course.rounds else TERMINAL


def scores(kind: Kind, s: AnyState) -> tuple[int, ...]:
    return tuple([kind.game.rules.score(s, seat) for seat in range(s.players)])


def new_seed(bits: int) -> int:
    """A seed from random bits, for what is yet to be dealt."""
    return scramble(bits & MASK63)
