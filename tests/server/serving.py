"""A real server in a process of its own, for tests: started, killed and started again on the same port and file."""

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

QUICK = {"bots_ms": 0, "countdown_ms": 100, "between_ms": 100, "guests_per_s": 1000, "guests_burst": 10_000}
"""Settings for tests: nobody waits, and all clients come from one address."""
LIFTED = {"requests_per_s": 10_000, "requests_burst": 10_000, "messages_per_s": 10**6, "messages_burst": 10**6}
LIFTED |= {"sockets_per_guest": 1000, "sockets_per_address": 10_000, "tables_per_guest": 10_000}


class Served:
    """One server. `url` is where it is found."""

    limit: tuple[str, ...] = ()
    """A command that starts another one with a lower limit."""
    python = sys.executable
    """The interpreter, and with it the environment."""

    def __init__(self, data: Path, *flags: str, **settings: float) -> None:
        self.data = data
        self.log = data.with_suffix(".log")
        self.port = 0
        self.greeting: list[str] = []
        """What it prints when it has started."""
        self._flags = flags
        self._settings = {**QUICK, **LIFTED, **settings}
        self._process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def host_key(self) -> str:
        """As its first start printed it."""
        return self.greeting[1].strip().partition("#")[2]

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    def start(self) -> None:
        sets = [part for name, value in self._settings.items() for part in ("--set", f"{name}={value}")]
        command = [*self.limit, self.python, "-m", "rospo.cli", "serve"]
        command += ["--port", str(self.port), "--data", str(self.data)]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [*command, *sets, *self._flags], stdout=subprocess.PIPE, stderr=log, text=True, env=os.environ.copy()
            )
        assert self._process.stdout is not None
        self.greeting = [self._process.stdout.readline() for _ in range(2)]
        found = re.search(r"http://[^:]+:(\d+)", self.greeting[0])
        assert found, f"the server didn't start: {self.greeting!r}, {self.log.read_text()}"
        self.port = int(found[1])

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """End it as a host would; returns the exit status."""
        return self._end(signal.SIGTERM)

    def _end(self, sign: signal.Signals) -> int:
        process = self._process
        if process is None:
            return 0
        self._process = None
        process.send_signal(sign)
        status = process.wait(20)
        assert process.stdout is not None
        process.stdout.close()
        return status


@contextmanager
def served(folder: Path, *flags: str, **settings: float) -> Iterator[Served]:
    server = Served(folder / "tables.db", *flags, **settings)
    try:
        yield server
    finally:
        server.kill()
