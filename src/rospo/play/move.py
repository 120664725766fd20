"""A move, and each game's book of moves: every move is made once, then looked up by text or code."""

from dataclasses import dataclass
from functools import cache
from operator import index

from rospo.core.errors import MalformedMove, quoted
from rospo.core.game import Game


@dataclass(frozen=True, slots=True)
class Move:
    """A move of a game. `str(move)` is its text, `action` its integer code."""

    game: str
    action: int
    text: str

    def __str__(self) -> str:
        return self.text


class Book:
    """The moves of one game."""

    def __init__(self, game: Game) -> None:
        self._game = game
        self._by_action: dict[int, Move] = {}
        self._by_text: dict[str, Move] = {}

    def of_action(self, action: int) -> Move:
        """The move for an integer code."""
        move = self._by_action.get(action) if type(action) is int else None
        return self._new(action) if move is None else move

    def of_actions(self, actions: list[int]) -> list[Move]:
        """The moves for many codes."""
        try:
            return list(map(self._by_action.__getitem__, actions))
        except KeyError:
            return [self.of_action(action) for action in actions]

    def of(self, move: Move | str) -> Move:
        """The move itself, or the one with that exact text."""
        if isinstance(move, str):
            known = self._by_text.get(move)
            return self.of_action(self._game.moves.action(move)) if known is None else known
        if not isinstance(move, Move):
            raise MalformedMove(f"a move is a Move or a text such as {self._game.moves.EXAMPLES}, not {quoted(move)}")
        if move.game != self._game.name:
            raise MalformedMove(f"{quoted(move.text)} is a move of {quoted(move.game)}, but this is {self._game.name}")
        return self.of_action(move.action)

    def _new(self, action: int) -> Move:
        if isinstance(action, bool) or not hasattr(action, "__index__"):
            raise MalformedMove(f"an action code is a whole number, not {quoted(action)}")
        action = index(action)  # NumPy's integers are fine too
        if not 0 <= action < self._game.rules.ACTIONS:
            raise MalformedMove(f"{quoted(action)} isn't an action code of {self._game.title}")
        move = Move(self._game.name, action, self._game.moves.text(action))
        self._by_action[action] = move
        self._by_text[move.text] = move
        return move


@cache
def book(game: Game) -> Book:
    """The one book of a game."""
    return Book(game)
