"""The compiler: one game's plain rules, compiled unchanged.

Every function of the rules, and every function of `core` they use, is rebound to a namespace in which all functions are
compiled; so are the drivers, with `game`, `policy` and `mind` bound to that game's rules, simulated players and bots.
Nothing is written twice.

Numba caches compiled entry points on disk, keyed by function name. So each name contains a digest of all the source
it is made of: an edited rule is a new function, never served from an old cache, and one game's rules never stand in
for another's. Only entry points are cached; what they call is compiled into them. Processes that need the same one at
the same moment take turns: the first compiles it, the others find it.
"""

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from hashlib import sha256
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

import numba
import numpy as np

import rospo.core
from rospo.core.errors import BadOption
from rospo.core.game import Game
from rospo.core.record import Declared
from rospo.simulate import drivers, intrinsics

njit: Any = numba.njit  # its type hints lack the options that leave out unused wrappers
config: Any = numba.config

_WIDTHS = {"i8": "i1", "i16": "i2", "i32": "i4", "i64": "i8"}


TURNS = {"choose": drivers.choose, "next_seat": drivers.next_seat, "on_your_marks": drivers.on_your_marks}
"""How simulated players play, unless a game overrides it."""


def _schedule(game: Game) -> dict[str, Callable[..., Any]]:
    """Which seat acts when in a race."""
    race = game.race
    return {} if race is None else {"next_seat": race.next_seat, "on_your_marks": race.on_your_marks}


def dtype(state: type[Declared]) -> np.dtype[Any]:
    """The NumPy record of a declared state."""
    fields = [(f.name, _WIDTHS[f.width], (f.size,)) if f.size else (f.name, _WIDTHS[f.width]) for f in state.fields]
    return np.dtype(fields, align=True)


def as_array(state: Declared) -> np.ndarray[Any, Any]:
    """One plain state as an array of one record."""
    array = np.zeros(1, dtype(type(state)))
    for name, value in state.values().items():
        array[name][0] = value
    return array


class Compiled:
    """One game, compiled. Each entry point is compiled, or loaded from the cache, on its first call."""

    def __init__(self, game: Game) -> None:
        if config.DISABLE_JIT:
            raise BadOption("simulations run compiled: unset NUMBA_DISABLE_JIT. A Match runs the same rules uncompiled")
        self._game = game
        self._packages = {"rospo", game.package.partition(".")[0]}  # packages whose functions are compiled
        self._spaces: dict[int, dict[str, Any]] = {}
        self._functions: dict[FunctionType, Any] = {}
        self._entries: dict[Callable[..., Any], Callable[..., Any]] = {}
        self._free = {"game": ModuleType("game"), "policy": ModuleType("policy"), "mind": ModuleType("mind")}
        self._fill("game", vars(game.rules))
        self._fill("policy", {**TURNS, **_schedule(game), **game.compiled})
        self._fill("mind", vars(game.bot))

    def entry(self, driver: Callable[..., Any]) -> Callable[..., Any]:
        """An entry point: a driver bound to this game."""
        if driver not in self._entries:
            self._entries[driver] = self._new_entry(driver)
        return self._entries[driver]

    def _new_entry(self, driver: Any) -> Callable[..., Any]:
        source = Path(driver.__code__.co_filename)
        digest = self._digest(source.parent)
        bound = FunctionType(driver.__code__, self._space(driver.__globals__), driver.__name__)
        bound.__qualname__ = f"{driver.__name__}_{self._game.name}_{digest}"
        bound.__module__ = driver.__module__
        options = {"nogil": True, "error_model": "numpy", "no_cfunc_wrapper": True}
        try:
            entry = njit(bound, cache=True, **options)
        except RuntimeError:  # no folder that Numba can write to: do without a cache
            entry = njit(bound, **options)
        if entry.stats.cache_path:
            _take_turns(entry, Path(entry.stats.cache_path) / f"{source.stem}.{driver.__name__}_{self._game.name}.lock")
        self._announce(entry, source.stem, digest)
        called: Callable[..., Any] = entry
        return called

    @cache  # noqa: B019  # one per game for the whole process
    def _digest(self, drivers: Path) -> str:
        """A digest of all source compiled in (drivers of one folder may use each other) and of the settings."""
        modules = (rospo.core, sys.modules[self._game.rules.State.__module__])
        folders = [*(Path(str(module.__file__)).parent for module in modules), Path(__file__).parent, drivers]
        files = [path for folder in folders for path in sorted(folder.glob("*.py"))]
        settings = repr((config.BOUNDSCHECK, config.OPT)).encode()  # Numba's own cache doesn't tell these apart
        return sha256(b"\0".join([settings, *(path.read_bytes() for path in files)])).hexdigest()[:16]

    def _announce(self, entry: Any, module: str, digest: str) -> None:
        """If it isn't cached, say that it will take seconds; and drop what older source left in the cache."""
        folder = entry.stats.cache_path
        kept = list(Path(folder).glob(f"{module}.{entry.__name__}_{self._game.name}_*.nb?")) if folder else []
        if any(digest in path.name for path in kept):
            return
        for path in kept:
            path.unlink(missing_ok=True)
        if not self.__dict__.get("_told"):
            self._told = True
            message = f"Compiling the rules of {self._game.title}; the first time, this takes some seconds …"
            print(message, file=sys.stderr)

    def _fill(self, name: str, members: Mapping[str, Any]) -> None:
        """What a driver sees as `game`, `policy` or `mind`."""
        for key, value in members.items():
            if not key.startswith("__"):
                setattr(self._free[name], key, self._bound(value))

    def _space(self, original: dict[str, Any]) -> dict[str, Any]:
        """The namespace in which a module's functions run when compiled."""
        space = self._spaces.get(id(original))
        if space is None:
            space = self._spaces[id(original)] = {}
            space.update((name, self._bound(value)) for name, value in original.items())
            space.update(self._free)
        return space

    def _bound(self, value: Any) -> Any:
        """A function compiled in its new namespace; anything else unchanged."""
        if not isinstance(value, FunctionType) or value.__module__.partition(".")[0] not in self._packages:
            return value
        if value in intrinsics.SUBSTITUTES:
            return intrinsics.SUBSTITUTES[value]
        if value not in self._functions:
            bound = FunctionType(value.__code__, self._space(value.__globals__), value.__name__)
            self._functions[value] = njit(
                bound, forceinline=True, error_model="numpy", no_cpython_wrapper=True, no_cfunc_wrapper=True
            )
        return self._functions[value]


def _take_turns(entry: Any, lock: Path) -> None:
    """Compile, or read from the cache, one process at a time."""
    alone = entry.compile

    def compile(signature: Any) -> Any:
        with _locked(lock):
            return alone(signature)

    entry.compile = compile


@contextmanager
def _locked(lock: Path) -> Iterator[None]:
    """If files can't be locked, processes may do the same work twice."""
    try:
        import fcntl

        lock.parent.mkdir(parents=True, exist_ok=True)
        file = lock.open("w")
    except (ImportError, OSError):
        yield
        return
    with file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@cache
def compiled(game: Game) -> Compiled:
    """A game's compiled rules, one per process."""
    return Compiled(game)
