"""A round of Take That on paper: the cards that lie beside each player when it is over."""

from collections.abc import Sequence
from itertools import product

from rospo import Event, Match
from rospo.games.take_that.rules import is_toad
from tests.sheets import Entry, Paper


def entry(events: Sequence[Event], before: Match) -> Entry:
    """Extra cards are turned over at the end (TT-14); the last move of a round never brings one."""
    twisted = [0] * before.players
    taken = [list(cards) for cards in before.reveal()["extra"]]
    for event in events:
        if event.kind == "twist":
            twisted[event.seat or 0] += 2
        elif event.kind == "take":
            taken[event.seat or 0] += event.fact("cards")
    toads = [sum(is_toad(int(card)) for card in cards) for cards in taken]
    return {"counts": {"twisted": twisted, "taken": [len(cards) for cards in taken], "toads": toads}}


PAPER = Paper(
    options=tuple({"rounds": rounds, "pro": pro} for rounds, pro in product((1, 2, 3), (False, True))),
    entry=entry,
)
