"""From what a bot thinks of its moves to reasons that a player understands."""

from dataclasses import dataclass

from rospo.bots.imagined import position
from rospo.bots.thought import Explanation, Thought
from rospo.core.game import Game, View
from rospo.core.reasons import Position, Reason
from rospo.play import registry
from rospo.play.move import Move

MOST, FEW = 3, 1
"""How many reasons the best move gets, and another."""


@dataclass(frozen=True, slots=True)
class Told:
    """One move and its reasons."""

    move: Move
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Reasoned:
    """The best move, and another one."""

    best: Told
    other: Told | None  # None: there is no other
    cost: float | None  # chance to win the match that the other gives away, from 0 to 1; None: nobody has measured it


def reasoned(view: View, found: Explanation, other: Move | None = None) -> Reasoned:
    """Why the best move of an explanation is good, and what another move costs.

    `view` is that of the seat to move, and `found` what a bot thinks there: `bot("expert", game).explain(view, legal)`.
    `other` is the move to compare with, for example the one that was played; without it, the bot's second choice. If it
    is the best move itself, there is no other.

    The best move's reasons are those that speak for it, if any do; the other's are those that speak against it. They
    depend on nothing but the view, so the same view gives the same reasons. A game without the capability `reasons` has
    none, but its moves still have a cost.
    """
    game = registry.game(view.game)
    first, *rest = [thought for thought in found.thoughts if thought.move is not None]
    assert first.move is not None
    second = other if other is not None else rest[0].move if rest else None
    now = position(game, view) if game.reasons is not None else None
    best = Told(first.move, _reasons(game, now, first.move, good=True)[:MOST])
    if second is None or second == first.move:
        return Reasoned(best, None, None)
    return Reasoned(best, Told(second, _reasons(game, now, second, good=False)[:FEW]), _cost(first, second, rest))


def _reasons(game: Game, now: Position | None, move: Move, *, good: bool) -> tuple[Reason, ...]:
    """The move's reasons that speak for it (or against it); if there is none, all the others."""
    if game.reasons is None or now is None:
        return ()
    found = tuple(game.reasons().of_move(now, move.action))
    return tuple(reason for reason in found if reason.good == good) or found


def _cost(best: Thought, move: Move, rest: list[Thought]) -> float | None:
    for thought in rest:
        if thought.move == move:
            return max(best.value - thought.value, 0.0)
    return None
