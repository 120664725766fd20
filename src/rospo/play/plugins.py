"""Games in other packages, found by the entry-point group `rospo.games`.

An entry point has the name of its game, and points to the package with the `GAME`. A broken plugin is reported once, in
one line, and left out: it never stops Rospo.
"""

import re
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from typing import Any

from rospo.core.early import Early
from rospo.core.errors import brief, quoted
from rospo.core.game import Game, Mind, Moves, RacingMind, Rules, Views
from rospo.core.race import Race

GROUP = "rospo.games"
MOST_SEATS = 6
"""Sets of seats are kept in this many bits."""
_NAME = re.compile(r"[a-z][a-z0-9_]{0,39}")


class BrokenGame(Exception):
    """A plugin that can't be used; the message says why."""


@cache
def names(taken: frozenset[str]) -> tuple[str, ...]:
    """The names of the plugins, even broken ones: none is imported. `taken` are the built-in games' names."""
    return tuple(_found(taken))


@cache
def game(name: str, taken: frozenset[str]) -> Game | None:
    """The game of a plugin; None if it is broken."""
    entry = _found(taken)[name]
    try:
        return checked(entry.load(), name)
    except BrokenGame as error:
        _leave_out(entry, str(error))
    except (Exception, SystemExit) as error:  # an unknown module may do anything when imported
        _leave_out(entry, brief(error))
    return None


@cache
def _found(taken: frozenset[str]) -> dict[str, EntryPoint]:
    found: dict[str, EntryPoint] = {}
    for entry in entry_points(group=GROUP):
        if entry.name in taken or entry.name in found:
            _leave_out(entry, "there is another game of that name")
        else:
            found[entry.name] = entry
    return found


def _leave_out(entry: EntryPoint, why: str) -> None:
    import logging  # rarely needed, and not free

    package = entry.value if entry.dist is None else f"{entry.value}, of {entry.dist.name} {entry.dist.version}"
    logging.getLogger("rospo").warning("The game %s (%s) is left out: %s", quoted(entry.name), package, why)


def checked(found: Any, name: str) -> Game:
    """The game of a package, if it has all that a game must provide; else raises BrokenGame."""
    game = getattr(found, "GAME", found)
    if not isinstance(game, Game):
        raise BrokenGame("it has no GAME that is a rospo.core.game.Game")
    if game.name != name or not _NAME.fullmatch(name):
        raise BrokenGame(f"its GAME is called {quoted(game.name)}, but a name is made of small letters, digits and _")
    if not isinstance(game.seats, range) or not game.seats or game.seats[0] < 1 or game.seats[-1] > MOST_SEATS:
        raise BrokenGame(f"its seats must be a range within 1 to {MOST_SEATS}, not {quoted(game.seats)}")
    mind = Mind if game.race is None else RacingMind
    parts: list[tuple[str, Any, type]] = [
        ("rules", game.rules, Rules),
        ("moves", game.moves, Moves),
        ("views", game.views, Views),
        ("bot", game.bot, mind),
        ("early", game.early, Early),
        ("race", game.race, Race),
    ]
    for part, offered, wanted in parts:
        if offered is not None or part not in ("early", "race"):
            _must_offer(part, offered, wanted)
    if "observe" not in game.compiled:
        raise BrokenGame("its `compiled` lacks observe")
    from importlib.resources import files  # only plugins need it here

    if not files(game.package).joinpath("words", "en.toml").is_file():
        raise BrokenGame(f"{game.package} has no words/en.toml")
    return game


def _must_offer(part: str, offered: Any, wanted: type) -> None:
    """Does it have all names of the protocol? Their types are for the author's type checker."""
    declared = {name for base in wanted.__mro__ for name in [*vars(base), *vars(base).get("__annotations__", ())]}
    missing = sorted(name for name in declared if not name.startswith("_") and not hasattr(offered, name))
    if missing:
        raise BrokenGame(f"its `{part}` lacks {', '.join(missing)}")
