"""Finds the games: a folder in `rospo.games` whose package has a `GAME`."""

import pkgutil
from difflib import get_close_matches
from functools import cache
from importlib import import_module

from rospo.core.errors import UnknownGame, quoted
from rospo.core.game import Game

_FOLDERS = import_module("rospo.games").__path__  # by name, since `rospo.games` is also the function below


@cache
def _names() -> frozenset[str]:
    return frozenset(module.name for module in pkgutil.iter_modules(_FOLDERS) if module.ispkg)


@cache
def _load(name: str) -> Game:
    game: Game = import_module(f"rospo.games.{name}").GAME
    return game


def games() -> tuple[str, ...]:
    """The names of all games.

    >>> games()
    ('take_that', 'twins', 'ligretto_twist', 'istinto')
    """
    return tuple(sorted(_names(), key=lambda name: _load(name).place))


def game(name: str) -> Game:
    """The game of that name. Only this one is imported, so that a first move comes quickly."""
    if not isinstance(name, str) or name not in _names():
        near = get_close_matches(name, games(), n=1) if isinstance(name, str) else []
        hint = f"did you mean {near[0]!r}?" if near else f"the games are {', '.join(games())}"
        raise UnknownGame(f"no game is called {quoted(name)}: {hint}")
    return _load(name)
