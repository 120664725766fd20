"""Bots that play by habit: the functions of a game's `bot.py`, uncompiled, on the state as the seat knows it."""

from collections import Counter
from random import Random
from typing import Any

from rospo.bots import check_due
from rospo.bots.thought import Explanation, Thought
from rospo.core.game import Game, View
from rospo.play.move import Move, book
from rospo.play.options import new_state

ASKED = 40
"""How many times a habit bot is asked for a move, to explain it."""


def recalled(game: Game, view: View) -> tuple[Any, Any]:
    """State and memory as the view's seat knows them: what is hidden is 0."""
    state = new_state(game, view.players, view.options)
    memory = game.bot.Memory()
    game.bot.recall(view, state, memory)
    return state, memory


class HabitBot:
    """`novice` or `club`."""

    def __init__(self, game: Game, level: str) -> None:
        self._game = game
        self._book = book(game)
        self._habit = getattr(game.bot, level)
        self._patience = getattr(game.bot, f"{level}_wait") if game.race is not None else None
        self.name = self.speed = level
        self.line = game.bot.LEVELS[level]

    def choose(self, view: View, legal: list[Move], rng: Random) -> Move:
        check_due(self._game, view, legal)
        state, memory = recalled(self._game, view)
        return self._ask(state, memory, view, rng)

    def wait(self, view: View, legal: list[Move], rng: Random) -> int:
        """In a race: how many milliseconds it would rather wait than act."""
        check_due(self._game, view, legal)
        if self._patience is None:
            return 0
        state, memory = recalled(self._game, view)
        ms: int = self._patience(state, memory, view.seat, rng.getrandbits(62) | 1)[1]
        return ms

    def _ask(self, state: Any, memory: Any, view: View, rng: Random) -> Move:
        _, action = self._habit(state, memory, view.seat, rng.getrandbits(62) | 1)
        return self._book.of_action(action)

    def explain(self, view: View, legal: list[Move]) -> Explanation:
        """How often it would play each move."""
        check_due(self._game, view, legal)
        state, memory = recalled(self._game, view)
        rng = Random(0)
        chosen = Counter(self._ask(state.copy(), memory.copy(), view, rng) for _ in range(ASKED))
        ranked = sorted(legal, key=lambda move: -chosen[move])
        shares = [(move, chosen[move] / ASKED) for move in ranked]
        return Explanation(self.line, tuple(Thought(move, share, 0.0, share) for move, share in shares))
