"""Deals that a seat can't tell from the true one, imagined from its view as a search does, but uncompiled."""

from typing import Any

from rospo.bots.habit import recalled
from rospo.core.chance import below, stream
from rospo.core.game import Game, View
from rospo.core.reasons import Deal, Position

DEALS = 100
ONE = 1 << 30


def position(game: Game, view: View, deals: int = DEALS) -> Position:
    """What the view's seat knows, and imagined deals: always the same for the same view."""
    state, memory = recalled(game, view)
    seat: Any = view.seat
    return Position(seat, state, memory, [_deal(game, state, memory, seat, n) for n in range(deals)])


def _deal(game: Game, state: Any, memory: Any, seat: int, number: int) -> Deal:
    """One of several random deals, drawn by plausibility."""
    x = stream(0, number)
    total = 0.0
    kept = state, memory
    for _ in range(game.bot.TRIES):
        s, m = state.copy(), memory.copy()
        x = game.bot.imagine(s, m, seat, x)
        weight = game.bot.plausible(s, m, seat)
        total += weight
        x, lot = below(x, ONE)
        if lot * total <= weight * ONE:
            kept = s, m
    return Deal(*kept, x)
