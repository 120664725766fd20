"""A search, asked from a seat's view; and the ends of rounds, by brute force."""

from collections.abc import Iterator

from rospo import Match
from rospo.bots.habit import recalled
from rospo.core.game import DEAL, OVER
from rospo.search.budget import Budget
from rospo.search.search import Found, search
from tests.bots.walks import walk
from tests.kit import Ending
from tests.kits import KITS
from tests.tables import Table


def searched(match: Match, seat: int, budget: Budget, seed: int = 1) -> Found:
    """The result of a search from a seat's view."""
    state, memory = recalled(match._game, match.view(seat))
    return search(match._game).run(state, memory, seat=seat, seed=seed, budget=budget)


def options(match: Match, seat: int) -> list[int]:
    """The candidates of a search from a seat's view."""
    state, memory = recalled(match._game, match.view(seat))
    out = [0] * (match._rules.ACTIONS + 1)
    return out[: match._game.bot.candidates(state, memory, seat, out)]


def brute_force(ending: Ending) -> tuple[list[float], int]:
    """Each seat's result if all cards are open and each plays best, ties to the first; and the number of endings."""
    game, s, m = ending
    if s.phase in (DEAL, OVER):
        return [game.bot.worth(s, m, seat) for seat in range(s.players)], 1
    seat = game.next_seat(s)
    best: list[float] = []
    ways = 0
    for n in range(game.rules.choices(s, seat)):
        after, thought = s.copy(), m.copy()
        action = game.rules.choice(s, seat, n)
        game.bot.remember(after, thought, seat, action)
        game.rules.apply(after, seat, action)
        worth, lines = brute_force(Ending(game, after, thought))
        ways += lines
        if not best or worth[seat] > best[seat]:
            best = worth
    return best, ways


def late_in_a_round(game: str, least: int, most: int) -> Iterator[tuple[Match, int]]:
    """Positions of random matches, each with a bound on the ways the round can go on, `least` to `most`."""
    for seed in range(20):
        table = Table(game, 3 + seed % 2, dict(KITS[game].options[0]))
        for match, memory in walk(table, seed):
            bound = match._game.bot.leaves(match._state, memory.copy())
            if least <= bound <= most:
                yield match, bound
