"""A hand of Twins on paper: everybody's chips, the pot, and the bankrupt."""

from collections.abc import Sequence

from rospo import Event, Match
from tests.sheets import Entry, Paper


def entry(events: Sequence[Event], before: Match) -> Entry:
    last = [event for event in events if event.kind == "duel"][-1]
    end = events[-1]
    return {"counts": {"chips": end.fact("chips")}, "pot": end.fact("pot"), "bankrupt": last.fact("bankrupt")}


PAPER = Paper(options=({"max_hands": None}, {"max_hands": 2}, {"max_hands": 5}), entry=entry)
