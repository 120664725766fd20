"""Players made of code. A bot gets a view, never a match: it can't cheat."""

from random import Random
from typing import Protocol

from rospo.core.errors import BadOption, UnknownBot, quoted
from rospo.core.game import View
from rospo.play import registry
from rospo.play.move import Move

NAMES = ("random",)
"""From weakest to strongest, the same words for every game where they exist."""


class Bot(Protocol):
    """Chooses one of its legal moves from what it may know."""

    def choose(self, view: View, legal: list[Move], rng: Random) -> Move: ...


class RandomBot:
    """Any legal move, each as likely; but it accuses nobody while it can do anything else (Istinto, IS-R2).

    So ask a bot when the game waits for it (`match.due`): out of turn, it could only accuse.
    """

    def choose(self, view: View, legal: list[Move], rng: Random) -> Move:
        if not legal:
            raise BadOption("there is no legal move to choose from: ask a bot only when its seat may act")
        calm = [move for move in legal if not move.text.startswith("challenge ")]
        return rng.choice(calm or legal)


def bots(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game, from weakest to strongest."""
    registry.game(game)
    return NAMES


def bot(name: str, game: str) -> Bot:
    """The bot of that name for a game."""
    if name not in bots(game):
        raise UnknownBot(f"no bot of {game} is called {quoted(name)}: there is {', '.join(bots(game))}")
    return RandomBot()
