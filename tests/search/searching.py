"""A search, asked from a seat's view."""

from rospo import Match
from rospo.bots.habit import recalled
from rospo.search.budget import Budget
from rospo.search.search import Found, search


def searched(match: Match, seat: int, budget: Budget, seed: int = 1) -> Found:
    """The result of a search from a seat's view."""
    state, memory = recalled(match._game, match.view(seat))
    return search(match._game).run(state, memory, seat=seat, seed=seed, budget=budget)


def options(match: Match, seat: int) -> list[int]:
    """The candidates of a search from a seat's view."""
    state, memory = recalled(match._game, match.view(seat))
    out = [0] * (match._rules.ACTIONS + 1)
    return out[: match._game.bot.candidates(state, memory, seat, out)]
