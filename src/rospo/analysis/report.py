"""What an analysis says: one step per position, and what they come to. docs/analysis.md has the formulas."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from math import fsum
from typing import Any

from rospo.core.race import Lost
from rospo.play.move import Move
from rospo.play.record import Record

SHOWN = 3
"""How many of the costliest moves stand out."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a seat could have done."""

    move: Move
    chance: float  # to win the match
    error: float  # standard error of that
    points: float  # what its score sheet would show at the end of the round, on average

    def to_dict(self) -> dict[str, Any]:
        return {"move": self.move.text, "chance": self.chance, "error": self.error, "points": self.points}


@dataclass(frozen=True, slots=True)
class Decision:
    """A move that was made where there was a choice, as its seat saw it."""

    number: int  # of the move, from 1
    round: int  # from 1
    seat: int
    phase: str
    played: Move
    best: Move  # what the expert would have done; the move itself, if none is better
    regret: float  # how much chance to win the move cost
    error: float  # standard error of that
    points: float  # points it cost; below 0, what was given up for the match
    choices: tuple[Choice, ...]  # best first

    @property
    def cost(self) -> float:
        """The regret beyond its error: what the move cost for sure."""
        return max(self.regret - self.error, 0.0)

    @property
    def at_stake(self) -> float:
        """How much chance to win a choice at random would have cost on average."""
        return self.choices[0].chance - fsum(choice.chance for choice in self.choices) / len(self.choices)

    @property
    def gain(self) -> float:
        """How much better than a choice at random the move was, at least."""
        return self.at_stake - self.regret - self.error

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        return {
            "move": self.number,
            "round": self.round,
            "seat": self.seat,
            "phase": self.phase,
            "played": self.played.text,
            "best": self.best.text,
            "regret": self.regret,
            "error": self.error,
            "points": self.points,
            "choices": [choice.to_dict() for choice in self.choices],
        }


@dataclass(frozen=True, slots=True)
class Step:
    """A position, and the move that led to it."""

    number: int  # of moves made
    chances: tuple[float, ...]  # each seat's to win the match, from what it knows
    decision: Decision | None = None
    lost: tuple[Lost, ...] = ()  # in a race: the time that was lost until here, and not before

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        told: dict[str, Any] = {"move": self.number, "chances": list(self.chances)}
        if self.decision is not None:
            told["decision"] = self.decision.to_dict()
        if self.lost:
            told["lost"] = [lost_dict(lost) for lost in self.lost]
        return told


@dataclass(frozen=True, slots=True)
class SeatReport:
    """What it comes to for one seat."""

    seat: int
    decisions: int
    accuracy: float | None  # from 0 to 1; None if nothing was decided, as in a race
    regret: float  # all its moves' cost, in chances to win
    points: float  # … in points
    lost_ms: dict[str, int]  # in a race, by kind
    lost_at: dict[int, float]  # in a race: milliseconds by place

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        told: dict[str, Any] = {
            "seat": self.seat,
            "decisions": self.decisions,
            "accuracy": self.accuracy,
            "regret": self.regret,
            "points": self.points,
        }
        if self.lost_ms:
            told["lost_ms"] = self.lost_ms
            told["lost_at"] = {str(place): ms for place, ms in self.lost_at.items()}
        return told


@dataclass(frozen=True, slots=True)
class Analysis:
    """A whole game."""

    record: Record
    steps: tuple[Step, ...] = field(repr=False)  # one per position, the start included

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """Every move that was a choice, in order."""
        return tuple(step.decision for step in self.steps if step.decision is not None)

    @property
    def losses(self) -> tuple[Lost, ...]:
        """In a race: all time that was lost, in order."""
        return tuple(lost for step in self.steps for lost in step.lost)

    def line(self, seat: int) -> tuple[float, ...]:
        """A seat's chance to win the match, at the start and after each move."""
        return tuple(step.chances[seat] for step in self.steps)

    def costliest(self, seat: int | None = None, most: int = SHOWN) -> tuple[Decision, ...]:
        """The moves that cost most for sure, of one seat or of all."""
        found = [made for made in self.decisions if made.cost > 0 and seat in (None, made.seat)]
        return tuple(sorted(found, key=lambda made: (-made.cost, made.number))[:most])

    def best(self, seat: int | None = None) -> Decision | None:
        """The move that was most above a choice at random."""
        found = [made for made in self.decisions if made.gain > 0 and seat in (None, made.seat)]
        return max(found, key=lambda made: (made.gain, -made.number), default=None)

    def longest(self, seat: int | None = None, most: int = SHOWN) -> tuple[Lost, ...]:
        """In a race: where most time was lost at once."""
        found = [lost for lost in self.losses if seat in (None, lost.seat)]
        return tuple(sorted(found, key=lambda lost: (-lost.ms, lost.move))[:most])

    def seat(self, seat: int) -> SeatReport:
        """What it comes to for one seat."""
        made = [decision for decision in self.decisions if decision.seat == seat]
        losses = [lost for lost in self.losses if lost.seat == seat]
        kinds: dict[str, int] = {}
        places: dict[int, float] = {}
        for lost in losses:
            kinds[lost.kind] = kinds.get(lost.kind, 0) + lost.ms
            for place in lost.places:
                places[place] = places.get(place, 0.0) + lost.ms / len(lost.places)
        return SeatReport(
            seat=seat,
            decisions=len(made),
            accuracy=accuracy(made),
            regret=fsum(decision.cost for decision in made),
            points=fsum(decision.points for decision in made if decision.cost > 0),
            lost_ms=kinds,
            lost_at=dict(sorted(places.items())),
        )

    def to_dict(self) -> dict[str, Any]:
        """JSON-ready."""
        best = self.best()
        return {
            "game": self.record.game,
            "players": self.record.players,
            "moves": len(self.record.actions),
            "seats": [self.seat(seat).to_dict() for seat in range(self.record.players)],
            "costliest": [made.number for made in self.costliest()],
            "best": None if best is None else best.number,
            "longest": [lost_dict(lost) for lost in self.longest()],
            "steps": [step.to_dict() for step in self.steps],
        }


def accuracy(decisions: Sequence[Decision]) -> float | None:
    """1: nothing was given away for sure. 0: as much as choices at random give away."""
    at_stake = fsum(decision.at_stake for decision in decisions)
    return max(0.0, 1.0 - fsum(decision.cost for decision in decisions) / at_stake) if at_stake > 0 else None


def lost_dict(lost: Lost) -> dict[str, Any]:
    """JSON-ready."""
    return {"move": lost.move, "seat": lost.seat, "kind": lost.kind, "ms": lost.ms, "places": list(lost.places)}
