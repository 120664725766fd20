"""Custom bots: `"my_bot:MyBot"` is the class `MyBot` from the file `my_bot.py` in the current folder."""

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

from rospo.bots import Bot, bot
from rospo.core.errors import UnknownBot, brief, quoted

RIGHT = "my_bot:MyBot means the class MyBot of my_bot.py"


def make_bot(spec: str, game: str, **options: Any) -> Bot:
    """One of the levels, with options, or a custom bot, whose name has a colon."""
    return load_bot(spec) if ":" in spec else bot(spec, game, **options)


def load_bot(spec: str) -> Bot:
    """Import a bot and make one. If anything is wrong, the error says so in one line."""
    module_name, _, name = spec.partition(":")
    words = [name, *module_name.split(".")]
    if not all(word.isidentifier() for word in words) or words[-1] == "py":
        raise UnknownBot(f"{quoted(spec)} isn't MODULE:CLASS: {RIGHT}")
    make = _found(_imported(spec, module_name), name, spec)
    try:
        made = make()
    except (Exception, SystemExit) as error:
        raise UnknownBot(f"{quoted(spec)} can't be made without arguments: {brief(error)}") from error
    if not callable(getattr(made, "choose", None)):
        raise UnknownBot(f"{quoted(spec)} isn't a bot: it needs a method choose(view, legal, rng) that returns a move")
    loaded: Bot = made
    return loaded


def _imported(spec: str, name: str) -> ModuleType:
    """The module, from the current folder or installed, as `python -m` would find it."""
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        return import_module(name)
    except (Exception, SystemExit) as error:
        if isinstance(error, ModuleNotFoundError) and error.name and f"{name}.".startswith(f"{error.name}."):
            missing = f"{quoted(spec)}: there is no {error.name}.py in {here}, and no module of that name is installed"
            raise UnknownBot(f"{missing}; {RIGHT}") from None
        raise UnknownBot(f"{quoted(spec)}: {name} can't be imported: {brief(error)}") from error


def _found(module: ModuleType, name: str, spec: str) -> Callable[[], Any]:
    make = getattr(module, name, None)
    if callable(make):
        found: Callable[[], Any] = make
        return found
    there = hasattr(module, name)
    wrong = f"{name} of {module.__name__} isn't a class" if there else f"{module.__name__} has no {name}"
    own = [key for key, value in vars(module).items() if _is_bot(value) and value.__module__ == module.__name__]
    hint = f"it has {', '.join(own)}" if own else "a bot is a class with a method choose(view, legal, rng)"
    raise UnknownBot(f"{quoted(spec)}: {wrong}; {hint}")


def _is_bot(value: Any) -> bool:
    return isinstance(value, type) and callable(getattr(value, "choose", None))
