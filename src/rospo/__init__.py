"""Rospo: the rules of card games, exact and fast.

The names here are the library's contract; `rospo.simulate` and `rospo.analyse` are loaded on first use.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from rospo.bots import bot, bots
from rospo.core.errors import (
    BadDeck,
    BadOption,
    BotFailed,
    DamagedRecord,
    IllegalMove,
    MalformedMove,
    NotInstalled,
    NotYourTurn,
    RospoError,
    UnknownBot,
    UnknownGame,
    WrongSeat,
)
from rospo.core.game import Event, View
from rospo.play.load import load
from rospo.play.match import Match, start
from rospo.play.move import Move
from rospo.play.record import Record
from rospo.play.registry import games

if TYPE_CHECKING:
    from rospo.analysis import analyse

__version__ = "0.2.0"


def __getattr__(name: str) -> Any:
    if name == "simulate":  # NumPy and Numba are loaded only now, and needn't be installed before
        return import_module("rospo.simulate")
    if name == "analyse":
        return import_module("rospo.analysis").analyse
    raise AttributeError(f"module 'rospo' has no attribute {name!r}")


__all__ = [
    "BadDeck",
    "BadOption",
    "BotFailed",
    "DamagedRecord",
    "Event",
    "IllegalMove",
    "MalformedMove",
    "Match",
    "Move",
    "NotInstalled",
    "NotYourTurn",
    "Record",
    "RospoError",
    "UnknownBot",
    "UnknownGame",
    "View",
    "WrongSeat",
    "__version__",
    "analyse",
    "bot",
    "bots",
    "games",
    "load",
    "start",
]
