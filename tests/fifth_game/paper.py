"""A round of Wren on paper: the feathers in each nest, and whose wren has taken the eagle."""

from collections.abc import Sequence
from itertools import product

from rospo import Event, Match
from rospo_wren.rules import KING
from tests.sheets import Entry, Paper


def entry(events: Sequence[Event], before: Match) -> Entry:
    kings = [0] * before.players
    for event in events:
        if event.kind == "take" and event.fact("king"):
            kings[event.seat or 0] = 1
    points = zip(events[-1].fact("points"), kings, strict=True)
    return {"counts": {"feathers": [total - KING * king for total, king in points], "kings": kings}}


PAPER = Paper(
    options=tuple({"rounds": rounds, "king": king} for rounds, king in product((1, 3), (True, False))),
    entry=entry,
)
