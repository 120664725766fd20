"""`expert`: searches worlds imagined from its view (`rospo.search`)."""

from random import Random
from typing import Any

from rospo.bots import check_due
from rospo.bots.habit import recalled
from rospo.bots.thought import Explanation, Thought
from rospo.core.errors import BadOption
from rospo.core.game import Game, View
from rospo.play.move import Move, book
from rospo.search import Budget
from rospo.search.search import Found, search

PLAYOUTS = {"take_that": 8_000, "twins": 40_000, "ligretto_twist": 3_000, "istinto": 6_000}
"""The default budget: repeatable, and below 200 ms on one core nearly always."""
FAST = 10
"""`fast` thinks a tenth of that."""


def budget(game: str, playouts: int | None, ms: float | None, fast: bool) -> Budget:
    """What was said, or the default."""
    said = playouts is not None or ms is not None
    if fast and said:
        raise BadOption("say fast, or playouts or ms")
    if said:
        return Budget(playouts, ms)
    return Budget(PLAYOUTS[game] // (FAST if fast else 1))


class Expert:
    """Searches. Deterministic for a seed, unless its budget is in milliseconds."""

    name = speed = "expert"

    def __init__(self, game: Game, *, playouts: int | None = None, ms: float | None = None, fast: bool = False) -> None:
        self._game = game
        self._book = book(game)
        self._engine = search(game)
        self._budget = budget(game.name, playouts, ms, fast)
        self.line = game.bot.LEVELS["expert"]

    def choose(self, view: View, legal: list[Move], rng: Random) -> Move:
        check_due(view, legal)
        if len(legal) == 1 or self._game.has_clock:  # in a race, on which pile to lay makes no difference
            return legal[0]
        return self._book.of_action(self._search(view, rng).chosen(rng))

    def wait(self, view: View, legal: list[Move], rng: Random) -> int:
        """In a race: for how many milliseconds it would rather wait than act."""
        if not self._game.has_clock:
            return 0
        mind: Any = self._game.bot
        waits = self._search(view, rng).candidates[0].code == mind.WAIT
        return mind.wait_ms(*recalled(self._game, view), view.seat) if waits else 0

    def explain(self, view: View, legal: list[Move]) -> Explanation:
        """Each candidate's estimated chance to win the match, and how likely it is the best."""
        check_due(view, legal)
        found = self._search(view, Random(0)).candidates
        thoughts = tuple(Thought(self._move(c.code), c.value, c.error, c.share) for c in found)
        return Explanation(self.line, thoughts, sum(candidate.worlds for candidate in found))

    def _move(self, code: int) -> Move | None:
        """The move of a candidate; None is to wait, in a race."""
        return self._book.of_action(code) if code < self._game.rules.ACTIONS else None

    def _search(self, view: View, rng: Random) -> Found:
        state, memory = recalled(self._game, view)
        seat: Any = view.seat
        return self._engine.run(state, memory, seat=seat, seed=rng.getrandbits(62), budget=self._budget)
