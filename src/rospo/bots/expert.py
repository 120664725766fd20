"""`expert`: searches worlds imagined from its view (`rospo.search`)."""

from random import Random
from typing import Any, cast

from rospo.bots import check_due
from rospo.bots.habit import recalled
from rospo.bots.thought import Explanation, Thought
from rospo.core.game import Game, RacingMind, View
from rospo.play.move import Move, book
from rospo.search.budget import Budget
from rospo.search.search import Found, search


class Expert:
    """Searches. Deterministic for a seed, unless its budget is in milliseconds."""

    name = speed = "expert"

    def __init__(self, game: Game, budget: Budget) -> None:
        self._game = game
        self._book = book(game)
        self._engine = search(game)
        self._budget = budget
        self.line = game.bot.LEVELS["expert"]

    def choose(self, view: View, legal: list[Move], rng: Random) -> Move:
        check_due(self._game, view, legal)
        if len(legal) == 1 or self._game.race is not None:  # in a race the first choice is as good as any
            return legal[0]
        return self._book.of_action(self._search(view, rng).chosen(rng))

    def wait(self, view: View, legal: list[Move], rng: Random) -> int:
        """In a race: how many milliseconds it would rather wait than act."""
        seat = check_due(self._game, view, legal)
        if self._game.race is None:
            return 0
        mind = cast("RacingMind", self._game.bot)
        waits = self._search(view, rng).candidates[0].code == mind.WAIT
        return mind.wait_ms(*recalled(self._game, view), seat) if waits else 0

    def explain(self, view: View, legal: list[Move]) -> Explanation:
        """What each candidate is worth, and how likely it is the best; when mixing, how often it should be played."""
        check_due(self._game, view, legal)
        found = self._search(view, Random(0))
        thoughts = tuple(Thought(self._move(c.code), c.value, c.error, c.share) for c in found.candidates)
        return Explanation(self.line, thoughts, found.playouts, found.mixed)

    def _move(self, code: int) -> Move | None:
        """The move of a candidate; in a race, None means to wait."""
        return self._book.of_action(code) if code < self._game.rules.ACTIONS else None

    def _search(self, view: View, rng: Random) -> Found:
        state, memory = recalled(self._game, view)
        seat: Any = view.seat
        return self._engine.run(state, memory, seat=seat, seed=rng.getrandbits(62), budget=self._budget)
