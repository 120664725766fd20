"""A finished game looked through: what the expert would have done, what each move cost, who was likely to win when."""

from rospo.analysis.analyse import DEPTH, analyse, length, steps
from rospo.analysis.report import Analysis, Choice, Decision, SeatReport, Step
from rospo.analysis.why import why

__all__ = ["DEPTH", "Analysis", "Choice", "Decision", "SeatReport", "Step", "analyse", "length", "steps", "why"]
