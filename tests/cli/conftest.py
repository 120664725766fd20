"""The command line as tests use it: in this process with `rospo`, in a new one with `shell`."""

import io
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from rospo.cli import main


class Said(NamedTuple):
    """The outcome of a command."""

    status: int
    out: str
    err: str


Rospo = Callable[..., Said]

ANY = "1\n0\naccept\n" * 1000
"""Plays any game to its end: the first move listed, buying nothing where one card is too dear, accepting."""


@pytest.fixture
def rospo(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Rospo:
    """Run a command in an empty folder with this input: `rospo("play", "twins", typed="0\\nquit\\n")`."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("COLUMNS", "100")

    def run(*words: str, typed: str = "") -> Said:
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed))
        status = main(words)
        return Said(status, *capsys.readouterr())

    return run


def shell(*words: str, typed: str = "", **environment: str) -> Said:
    """Run a command in a new process."""
    command = [sys.executable, "-m", "rospo.cli", *words]
    env = {**os.environ, **environment}
    done = subprocess.run(command, input=typed, capture_output=True, text=True, env=env, timeout=60, check=False)
    return Said(done.returncode, done.stdout, done.stderr)
