"""Finds the games: a folder in `rospo.games` whose package has a `GAME`, or a plugin (`rospo.play.plugins`).

Installed plugins are looked at only for the whole list, or for a game that isn't built in.
"""

import pkgutil
from difflib import get_close_matches
from functools import cache
from importlib import import_module

from rospo.core.errors import UnknownGame, quoted
from rospo.core.game import Game

_FOLDERS = import_module("rospo.games").__path__  # by name, since `rospo.games` is also the function below


@cache
def _built_in() -> frozenset[str]:
    return frozenset(module.name for module in pkgutil.iter_modules(_FOLDERS) if module.ispkg)


@cache
def _load(name: str) -> Game:
    game: Game = import_module(f"rospo.games.{name}").GAME
    return game


@cache
def _plugins() -> tuple[Game, ...]:
    from rospo.play import plugins  # as slow as everything else together

    found = (plugins.game(name, _built_in()) for name in plugins.names(_built_in()))
    return tuple(game for game in found if game is not None)


@cache
def games() -> tuple[str, ...]:
    """The names of all games: the built-in ones, then those of plugins.

    >>> games()[:4]
    ('take_that', 'twins', 'ligretto_twist', 'istinto')
    """
    built_in = sorted(map(_load, _built_in()), key=lambda game: game.place)
    return tuple(game.name for game in (*built_in, *sorted(_plugins(), key=lambda game: (game.place, game.name))))


def game(name: str) -> Game:
    """The game of that name. Only this one is imported, to start quickly."""
    if isinstance(name, str):
        if name in _built_in():
            return _load(name)
        if (found := _plugin(name)) is not None:
            return found
    near = get_close_matches(name, games(), n=1) if isinstance(name, str) else []
    hint = f"did you mean {near[0]!r}?" if near else f"the games are {', '.join(games())}"
    raise UnknownGame(f"no game is called {quoted(name)}: {hint}")


def _plugin(name: str) -> Game | None:
    from rospo.play import plugins

    return plugins.game(name, _built_in()) if name in plugins.names(_built_in()) else None
