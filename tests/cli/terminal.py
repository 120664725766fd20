"""A command at a real terminal, for behaviour that needs one: Ctrl-C, early play, moving pictures."""

import os
import pty
import re
import select
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Mapping
from fcntl import ioctl
from pathlib import Path
from types import TracebackType
from typing import Self

CODES = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|\x1b\][^\x07]*\x07")
PATIENCE = 20.0
LAUNCH = (
    "import os, signal, sys; os.close(os.open(os.ttyname(0), os.O_RDWR));"  # makes it the one whose Ctrl-C reaches us
    "signal.signal(signal.SIGINT, signal.default_int_handler);"  # even if the caller of the tests ignores it
    "from rospo.cli import main; sys.exit(main(sys.argv[1:]))"
)


class Terminal:
    """Runs a command in its own terminal; `expect` waits for its output."""

    def __init__(self, *words: str, folder: Path, columns: int = 80, variables: Mapping[str, str] = {}) -> None:
        ours, theirs = pty.openpty()
        ioctl(theirs, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))
        environment = {key: value for key, value in os.environ.items() if key not in ("COLUMNS", "LINES", "NO_COLOR")}
        self._process = subprocess.Popen(
            [sys.executable, "-c", LAUNCH, *words],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            cwd=folder,
            env={**environment, "TERM": "xterm-256color", **variables},
            start_new_session=True,
        )
        os.close(theirs)
        self._fd = ours
        self._raw = ""
        self._read = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._process.poll() is None:
            self._process.kill()
        self._process.wait()
        os.close(self._fd)

    @property
    def text(self) -> str:
        """The whole output, without colours."""
        return CODES.sub("", self._raw).replace("\r", "")

    @property
    def raw(self) -> str:
        return self._raw

    def expect(self, wanted: str, patience: float = PATIENCE) -> str:
        """Wait until this appears after what was expected before; returns everything up to it."""
        until = time.monotonic() + patience
        while (found := self.text.find(wanted, self._read)) < 0:
            if time.monotonic() > until or not self._more():
                raise AssertionError(f"waited for {wanted!r} in vain; shown was:\n{self.text[self._read :]}")
        start, self._read = self._read, found + len(wanted)
        return self.text[start : self._read]

    def interrupt(self, wanted: str) -> None:
        """Press Ctrl-C, and wait for the response.

        A Ctrl-C in the instant between the prompt and the wait for a key is only noticed with the next key: readline
        works so, and a test is quick enough to hit that instant. So press again.
        """
        self.press(b"\x03")
        try:
            self.expect(wanted, 3.0)
        except AssertionError:
            self.press(b"\x03")
            self.expect(wanted)

    def _more(self) -> bool:
        if not select.select([self._fd], [], [], 0.2)[0]:
            return True
        try:
            new = os.read(self._fd, 65536)
        except OSError:  # the other end has gone
            return False
        self._raw += new.decode(errors="replace")
        return bool(new)

    def type(self, line: str) -> None:
        os.write(self._fd, f"{line}\n".encode())

    def press(self, key: bytes) -> None:
        os.write(self._fd, key)

    def resize(self, columns: int) -> None:
        ioctl(self._fd, termios.TIOCSWINSZ, struct.pack("HHHH", 40, columns, 0, 0))

    def status(self) -> int:
        """Wait for the end."""
        until = time.monotonic() + PATIENCE
        while self._process.poll() is None and time.monotonic() < until:
            self._more()
        return self._process.wait(timeout=1)
