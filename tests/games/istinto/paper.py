"""A round of Istinto on paper: bids and tricks, or the challenge that ended it."""

from collections.abc import Sequence
from itertools import product

from rospo import Event, Match
from tests.sheets import Entry, Paper


def entry(events: Sequence[Event], before: Match) -> Entry:
    end = events[-1]
    challenges = [event for event in events if event.kind == "challenge"]
    return {
        "counts": {"bids": end.fact("bids"), "tricks": end.fact("tricks")},
        "challenge": _challenge(challenges[0]) if challenges else None,
    }


def _challenge(event: Event) -> Entry:
    return {"accuser": event.seat, "accused": event.fact("accused"), "revoked": event.fact("revoked")}


PAPER = Paper(
    options=tuple(
        {"until": until, "revokes": revokes}
        for until, revokes in product((100, 60, "each_dealt_twice"), ("prevented", "challengeable"))
    ),
    entry=entry,
)
