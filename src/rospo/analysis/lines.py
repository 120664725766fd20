"""Chances to win, as a seat may know them.

A search says what a round's end is worth, from 0 (match lost) to 1 (won), on a scale of its game's own. Odds are scaled
so that everybody has the same chance before the first deal; the end of the match needs no scale.
"""

from collections.abc import Mapping
from math import fsum
from typing import Any, TypeVar

from rospo.bots.habit import recalled
from rospo.core.chance import stream
from rospo.core.game import Game
from rospo.play.match import Match
from rospo.play.options import new_state

WORLDS = 100
"""Worlds imagined for each point of a line."""
LINES = 1 << 20
"""Streams from LINES on draw them; those below belong to the decisions."""


Worth = TypeVar("Worth", float, Any)
"""A number, or an array of them."""


class Scale:
    """From worth to chance."""

    def __init__(self, game: Game, players: int, options: Mapping[str, Any]) -> None:
        state = new_state(game, players, options)
        game.rules.begin(state)
        mind = game.bot
        even = fsum(mind.worth(state, mind.Memory(), seat) for seat in range(players)) / players
        self._odds = (players - 1) * even / (1 - even)

    def chance(self, worth: Worth) -> Worth:
        return worth / (worth + (1 - worth) * self._odds)

    def error(self, worth: float, error: float) -> float:
        """What a standard error becomes there."""
        return error * self._odds / (worth + (1 - worth) * self._odds) ** 2


def chances(game: Game, match: Match, scale: Scale, seed: int) -> tuple[float, ...]:
    """Each seat's chance to win, from its own view; in a race all see the same, so one view serves all."""
    from numpy import where

    from rospo.search.search import search  # loads Numba too

    seats = range(match.players)
    if match.over:
        return tuple(1 / len(match.winners) if seat in match.winners else 0.0 for seat in seats)
    engine, draws = search(game), stream(seed, LINES + match.moves)
    found: list[float] = []
    for seat in seats if game.race is None else seats[:1]:
        state, memory = recalled(game, match.view(seat))
        values, over = engine.weigh(state, memory, seat=seat, seed=draws, count=WORLDS)
        means = where(over[:, None], values, scale.chance(values)).mean(axis=0)
        found += means[seat : seat + 1].tolist() if game.race is None else means.tolist()
    return tuple(found)
