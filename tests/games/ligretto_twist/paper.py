"""A round of Ligretto Twist on paper: the cards that each player still has."""

from collections.abc import Sequence

from rospo import Event, Match
from tests.sheets import Entry, Paper


def entry(events: Sequence[Event], before: Match) -> Entry:
    return {"counts": {"left": events[-1].fact("left")}}


PAPER = Paper(options=tuple({"rounds": rounds} for rounds in (1, 3)), entry=entry)
