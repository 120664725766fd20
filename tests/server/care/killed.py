"""A command that is killed at every step, in turn: `python -m tests.server.care.killed FOLDER COMMAND …`.

Each try gets a fresh copy of FOLDER, in FOLDER-1, FOLDER-2 and so on, with `{}` in the command's words for its name,
and prints how it ended. The n-th try dies by SIGKILL at the n-th step (a call that changes files, or speaks to
SQLite). Then come tries that die in the middle of SQLite's work: where a file would grow past n pages. The last try of
each kind comes to its end.
"""

import os
import resource
import shutil
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from types import FrameType
from typing import Any

from rospo.cli import backup, main, prune, restore  # noqa: F401  # so that no try has to import them

STEPS = {"rename", "replace", "link", "unlink", "remove", "mkdir", "open", "fsync", "flock"}
STEPS |= {"backup", "execute", "executescript", "close"}
"""The built-in functions before which a try may die."""
PAGE = 4096
MOST = 400
STRIDE = 1 if "ROSPO_SOAK" in os.environ else 3
"""Only every third step, except in `make soak`."""


def at_step(number: int) -> Callable[[], None]:
    """Die at the n-th step."""
    left = number

    def step() -> None:
        nonlocal left
        left -= 1
        if left == 0:
            os.kill(os.getpid(), signal.SIGKILL)

    def profile(frame: FrameType, event: str, called: Any) -> None:
        if event == "c_call" and called.__name__ in STEPS:
            step()

    return lambda: sys.setprofile(profile)


def at_page(number: int) -> Callable[[], None]:
    """Die where a file would grow past n pages."""

    def limit() -> None:
        signal.signal(signal.SIGXFSZ, signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        resource.setrlimit(resource.RLIMIT_FSIZE, (number * PAGE, resource.RLIM_INFINITY))

    return limit


def attempt(folder: Path, words: Sequence[str], prepare: Callable[[], None]) -> int:
    """How it ended: the exit status, or minus the signal."""
    child = os.fork()
    if child == 0:
        devnull = os.open(os.devnull, os.O_WRONLY)
        os.dup2(devnull, 1)
        prepare()
        status = main([word.replace("{}", str(folder)) for word in words])
        sys.setprofile(None)
        os._exit(status)
    return os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])


def tries(source: Path, words: Sequence[str]) -> None:
    made = 0
    for way in (at_step, at_page):
        number, ended = 1 - STRIDE, -1
        while ended < 0:
            number, made = number + STRIDE, made + 1
            folder = source.with_name(f"{source.name}-{made}")
            shutil.copytree(source, folder)
            ended = attempt(folder, words, way(number))
            print(folder, ended, flush=True)
            if ended > 0 or number > MOST:
                sys.exit(f"try {number} ended with {ended}")


if __name__ == "__main__":
    tries(Path(sys.argv[1]), sys.argv[2:])
