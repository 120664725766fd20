"""A PostgreSQL server for tests: from Debian's package, in a folder of its own, on a free port."""

import asyncio
import os
import secrets
import shutil
import socket
import subprocess
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import asyncpg
import pytest

START_S = 120
OWNER = "postgres"
"""PostgreSQL refuses to run as root; Debian's package brings this user."""


def programs() -> Path | None:
    """Where PostgreSQL's own programs are. Debian keeps them out of the path, by version."""
    if (found := shutil.which("initdb")) is not None:
        return Path(found).resolve().parent
    versions = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    return versions[-1].parent if versions else None


class Postgres:
    """A server that runs from `start` to `stop`, again and again, with the same data."""

    def __init__(self) -> None:
        found = programs()
        if found is None:
            pytest.skip("PostgreSQL isn't installed")
        self._programs = found
        self._user = OWNER if os.geteuid() == 0 else None
        self._folder = Path(mkdtemp(prefix="rospo-postgres-"))
        if self._user:
            shutil.chown(self._folder, self._user)
        self._data = self._folder / "data"
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self._run("initdb", "-A", "trust", "-U", "rospo", "-E", "UTF8", "--locale=C", "-D", str(self._data))

    def start(self) -> None:
        told = {
            "listen_addresses": "127.0.0.1",
            "port": self.port,
            "unix_socket_directories": "",
            "max_connections": 50,
        }
        options = " ".join(f"-c {name}='{value}'" for name, value in told.items())
        log = str(self._folder / "log")
        self._run("pg_ctl", "start", "-w", "-t", str(START_S), "-D", str(self._data), "-l", log, "-o", options)

    def stop(self, how: str = "immediate") -> None:
        """`immediate` is as abrupt as a crash; `fast` ends what is going on in an orderly way."""
        self._run("pg_ctl", "stop", "-w", "-t", str(START_S), "-m", how, "-D", str(self._data))

    def remove(self) -> None:
        shutil.rmtree(self._folder)

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"rospo_{secrets.token_hex(6)}"
        do(self.address("postgres"), f"CREATE DATABASE {name}")
        return self.address(name)

    def address(self, name: str) -> str:
        return f"postgresql://rospo@127.0.0.1:{self.port}/{name}"

    def _run(self, program: str, *words: str) -> str:
        command = [str(self._programs / program), *words]
        with (self._folder / "said").open("w+") as said:  # not a pipe: the server would keep it open
            done = subprocess.run(
                command, stdout=said, stderr=subprocess.STDOUT, user=self._user, cwd=self._folder, check=False
            )
            said.seek(0)
            answer = said.read()
        assert done.returncode == 0, f"{' '.join(command)}: {answer}"
        return answer.strip()


def do(address: str, sql: str) -> list[Any]:
    """The rows of an answer."""

    async def ask() -> list[Any]:
        db = await asyncpg.connect(address)
        try:
            found: list[Any] = await db.fetch(sql)
            return found
        finally:
            await db.close()

    return asyncio.run(ask())
