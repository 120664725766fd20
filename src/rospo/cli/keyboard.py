"""Lines from a person, or from a pipe that plays one.

A prompt waits for a line. While bots think, a line may come: a move committed early or made out of turn. A pipe is read
only at prompts, so that a script needs no timing.
"""

import contextlib
import os
import select
import sys
import time

from rospo.cli.screen import live


class Keyboard:
    """Where lines come from. The end of input raises EOFError, Ctrl-C KeyboardInterrupt."""

    def __init__(self) -> None:
        self.live = live()
        if self.live:
            with contextlib.suppress(ImportError):
                import readline  # noqa: F401  # importing it gives `input` its editing keys and history

    def ask(self, prompt: str) -> str:
        """A line, after a prompt. A line from a pipe is printed, so that the output reads like a game."""
        if self.live:
            return input(prompt).strip()
        print(prompt, end="", flush=True)
        line = "" if sys.stdin is None else sys.stdin.readline()
        if not line:
            raise EOFError
        if not sys.stdin.isatty():
            print(line.strip())
        return line.strip()

    def listen(self, seconds: float) -> str | None:
        """Wait; a line typed meanwhile ends the wait."""
        if not self.live or os.name == "nt":  # Windows can't wait for a terminal and a moment at once
            time.sleep(seconds)
            return None
        ready, _, _ = select.select([sys.stdin], [], [], seconds)
        if not ready:
            return None
        typed = os.read(sys.stdin.fileno(), 4096)  # a terminal hands over one line at a time
        if not typed:
            raise EOFError
        return typed.decode(errors="replace").strip()
