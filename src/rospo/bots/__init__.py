"""Bots. A bot gets a view, never a match: it can't cheat.

Four levels, with the same names in every game, from weakest to strongest: `random`, `novice`, `club`, `expert`. Custom
bots are named `module:Class` (`rospo.bots.load`).
"""

from collections.abc import Callable
from random import Random
from typing import Any, Protocol

from rospo.bots.thought import Explanation, Thought
from rospo.core.errors import BadOption, UnknownBot, quoted
from rospo.core.extras import has_compiler, need_compiler
from rospo.core.game import Game, View, switch
from rospo.play import registry
from rospo.play.move import Move
from rospo.search.budget import Budget

FAST = 12
"""`fast` searches a twelfth as much as usual: nearly always below 20 ms."""
NAMES = ("random", "novice", "club", "expert")
"""From weakest to strongest, the same names in every game."""
COMPILED = ("expert",)
"""Those that need the compiler."""


class Bot(Protocol):
    """Chooses one of its legal moves, given what it may know. That is all a bot must do."""

    def choose(self, view: View, legal: list[Move], rng: Random) -> Move: ...


Ask = Callable[[Bot, View, list[Move], Random], Move]
"""How to ask a bot, for callers that want to observe it: the arena takes the time."""


class Thinker(Bot, Protocol):
    """A bot that can also explain how it thinks, as all of Rospo's do."""

    name: str  # its level
    line: str  # how it thinks, in one sentence

    def explain(self, view: View, legal: list[Move]) -> Explanation: ...


class RandomBot:
    """Any legal move, all equally likely, except those that its game shuns (`Game.shunned`) while there are others.

    So ask a bot only when the game waits for it (`match.due`): out of turn, there may be no others.
    """

    name = "random"
    line = "Plays any legal move, all equally likely."
    speed = "random"

    def choose(self, view: View, legal: list[Move], rng: Random) -> Move:
        return rng.choice(self._considered(legal))

    def explain(self, view: View, legal: list[Move]) -> Explanation:
        moves = self._considered(legal)
        share = 1 / len(moves)
        return Explanation(self.line, tuple(Thought(move, share, 0.0, share) for move in moves))

    def _considered(self, legal: list[Move]) -> list[Move]:
        check_asked(legal)
        shunned = registry.game(legal[0].game).shunned
        return [move for move in legal if move.action not in shunned] or legal


def check_asked(legal: list[Move]) -> None:
    """Refuse to choose from no moves."""
    if not legal:
        raise BadOption("there is no legal move to choose from: ask a bot only when its seat may act")


def check_due(game: Game, view: View, legal: list[Move]) -> int:
    """Refuse to think about another game, or for a seat that the game doesn't wait for; returns the seat."""
    check_asked(legal)
    if view.game != game.name:
        raise BadOption(f"this bot plays {game.name}, but the view is of {view.game}")
    if view.seat is None or view.seat not in view.due:
        raise BadOption(f"the game doesn't wait for seat {view.seat}: ask this bot only for a seat in match.due")
    return view.seat


def bots(game: str) -> tuple[str, ...]:
    """The names of the bots that play a game, from weakest to strongest."""
    registry.game(game)
    return NAMES


def installed(game: str) -> tuple[str, ...]:
    """Those of `bots(game)` that can play here: the extra `fast` brings the others."""
    return tuple(name for name in bots(game) if has_compiler() or name not in COMPILED)


def bot(name: str, game: str, **options: Any) -> Thinker:
    """The bot with that name for a game.

    Set the thinking time of `expert` with `playouts=` (repeatable for a seed, however busy the machine), `ms=` or
    `fast=True`; the other levels take next to no time and ignore these.
    """
    found = registry.game(game)
    if name not in bots(game):
        raise UnknownBot(f"no bot of {game} is called {quoted(name)}: there are {', '.join(bots(game))}")
    budget = _budget(found, **options)
    if name in COMPILED:
        need_compiler(f"the bot {name!r}")
        from rospo.bots.expert import Expert  # loads NumPy and Numba, so only when needed

        return Expert(found, budget)
    if name == "random":
        return RandomBot()
    from rospo.bots.habit import HabitBot

    return HabitBot(found, name)


def _budget(game: Game, **options: Any) -> Budget:
    """The budget from the options, or the game's default."""
    for option in options:
        if option not in ("playouts", "ms", "fast"):
            raise BadOption(f"a bot has no option {quoted(option)}: its options are playouts, ms and fast")
    playouts, ms, fast = options.get("playouts"), options.get("ms"), options.get("fast", False)
    try:
        switch(fast)
    except ValueError as error:
        raise BadOption(f"fast must be {error}, not {quoted(fast)}") from None
    if playouts is None and ms is None:
        return Budget(game.bot.PLAYOUTS // (FAST if fast else 1))
    if fast:
        raise BadOption("use fast, or playouts or ms")
    return Budget(playouts, ms)
