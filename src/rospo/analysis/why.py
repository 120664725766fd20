"""Why a move cost something, in the reasons of the hints."""

from rospo.analysis.analyse import begun
from rospo.analysis.report import Decision
from rospo.bots.reasoned import Reasoned, reasoned
from rospo.bots.thought import Explanation, Thought
from rospo.play.record import Record


def why(record: Record, made: Decision) -> Reasoned:
    """What spoke for the best move there and against the one that was played, from the view of the seat that chose."""
    match = begun(record)
    for action in record.actions[: made.number - 1]:
        match.play(action.seat, match.move(action.action), action.at)
    thoughts = tuple(Thought(one.move, one.chance, one.error, 0.0) for one in made.choices)
    return reasoned(match.view(made.seat), Explanation("", thoughts), other=made.played)
