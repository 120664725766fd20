"""What only some installs have. `pip install 'rospo[fast]'` brings the compiler: NumPy and Numba."""

from functools import cache
from importlib.util import find_spec

from rospo.core.errors import NotInstalled

COMPILER = ("numba", "numpy")


@cache
def has_compiler() -> bool:
    """Is the compiler installed? Loads nothing."""
    return all(find_spec(name) is not None for name in COMPILER)


def need_compiler(what: str) -> None:
    """Raise NotInstalled, in the name of `what` needs the compiler, unless it is installed."""
    if not has_compiler():
        raise not_installed(what, "fast")


def not_installed(what: str, extra: str) -> NotInstalled:
    """The error for what an extra brings.

    >>> not_installed("simulation", "fast")
    NotInstalled("simulation needs an extra: pip install 'rospo[fast]'")
    """
    return NotInstalled(f"{what} needs an extra: pip install 'rospo[{extra}]'")
