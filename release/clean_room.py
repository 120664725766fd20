"""Tries a wheel or a source archive as a stranger would: an empty environment, no compiler, no Node.

    python release/clean_room.py dist/rospo-….whl [--extra fast] [--folder FOLDER]

Run by the interpreter that is to be tried; needs only its standard library. The environment stays in FOLDER. What the
commands find is only that environment: PATH has nothing else.
"""

import argparse
import json
import os
import re
import subprocess
import sys
import time
import venv
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from urllib.request import Request, urlopen

BOT = Path(__file__).parents[1] / "examples" / "socket_bot.py"
GAME = "take_that"
MOST_MB = 60
"""What a small install may bring."""
PATIENCE_S = 900
NEEDS_FAST: tuple[Sequence[str], ...] = (
    ["simulate", GAME, "--games", "100"],
    ["bench", "--quick"],
    ["analyse", "finished.rospo", "--playouts", "16"],
    ["arena", GAME, "--bots", "expert,club", "--fast", "--games", "2"],
)
COMMANDS: tuple[Sequence[str], ...] = (
    ["--version"],
    [],
    ["rules", GAME],
    ["rules", GAME, "--lang", "it"],
    ["play", GAME, "--players", "2", "--seed", "1", "--record", "game.rospo"],
    ["replay", "game.rospo"],
    ["arena", GAME, "--bots", "club,random", "--games", "4"],
    ["completion", "bash"],
)
AFTER: tuple[Sequence[str], ...] = (
    ["verify", "proof.json"],
    ["doctor", "--data", "tables.db"],
    ["backup", "copy.db", "--data", "tables.db"],
    ["prune", "--older", "1y", "--data", "tables.db"],
    ["restore", "copy.db", "--data", "tables.db"],
    ["host", "key", "--data", "tables.db"],
)
"""Once a game has been played at the server."""


class Room:
    """An environment in which nothing else is found."""

    def __init__(self, folder: Path) -> None:
        venv.create(folder, with_pip=True)
        self.folder = folder
        self.bin = folder / "bin"
        kept = {name: value for name, value in os.environ.items() if name.startswith("PIP_") or "CERT" in name}
        self.env = {**kept, "PATH": str(self.bin), "HOME": str(folder), "LANG": "C.UTF-8", "COLUMNS": "100"}
        self.env["PIP_DISABLE_PIP_VERSION_CHECK"] = "1"

    def run(self, *words: str, given: str = "", status: int = 0) -> str:
        """Run a program of the environment; what it says. It must end with that status."""
        done = subprocess.run(
            [str(self.bin / words[0]), *words[1:]], input=given, env=self.env, cwd=self.folder,
            capture_output=True, text=True, timeout=PATIENCE_S, check=False,
        )  # fmt: skip
        if done.returncode != status:
            sys.exit(f"{' '.join(words)}: status {done.returncode}, not {status}\n{done.stdout}{done.stderr}")
        return done.stdout + done.stderr

    def install(self, archive: Path, *extras: str) -> float:
        """Install an archive; the megabytes that it brings."""
        before = self.size()
        more = f"[{','.join(extras)}]" if extras else ""
        binaries = ["--only-binary", ":all:"] if archive.suffix == ".whl" else ["--prefer-binary"]
        self.run("python", "-m", "pip", "install", "--quiet", *binaries, f"{archive.resolve()}{more}")
        return (self.size() - before) / 1e6

    def size(self) -> int:
        (site,) = self.folder.glob("lib/python*/site-packages")
        return sum(path.stat().st_size for path in site.rglob("*") if path.is_file())

    @contextmanager
    def serving(self) -> Iterator[str]:
        """A server; its address."""
        command = [str(self.bin / "rospo"), "serve", "--port", "0", "--data", "tables.db", "--set", "bots_ms=0"]
        server = subprocess.Popen(
            command, env=self.env, cwd=self.folder, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True
        )
        try:
            assert server.stdout is not None
            line = server.stdout.readline()
            found = re.search(r"http://[^ ]+", line)
            assert found, f"the server didn't start: {line!r}"
            yield found[0]
        finally:
            server.terminate()
            assert server.wait(30) == 0


def check_commands(room: Room) -> None:
    for words in COMMANDS:
        room.run("rospo", *words, given="help\nmoves\nquit\nl\n")


def check_package(room: Room) -> None:
    """What the installed package says of itself."""
    code = """
from importlib.metadata import files, metadata
about = metadata("rospo")
assert about["License-Expression"] == "MIT", about["License-Expression"]
assert any(str(file).endswith("licenses/LICENSE") for file in files("rospo"))
assert any(str(file) == "rospo/py.typed" for file in files("rospo"))
"""
    room.run("python", "-c", code)


def check_server(room: Room) -> None:
    """The web table is there, and a program plays a game against a bot to its end."""
    with room.serving() as url:
        health = json.load(urlopen(f"{url}/health"))
        assert health["status"] == "ok", health
        page = urlopen(url).read().decode()
        (script,) = re.findall(r'src="(/assets/[^"]+\.js)"', page)
        assert len(urlopen(url + script).read()) > 10_000
        token = json.load(urlopen(Request(f"{url}/api/tokens", method="POST")))["token"]
        body = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "level": "club"}]}
        headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
        asked = Request(f"{url}/api/tables", method="POST", data=json.dumps(body).encode(), headers=headers)
        table = json.load(urlopen(asked))["id"]
        said = room.run("python", str(BOT.resolve()), url, table, token)
        assert "Final scores:" in said, said
        record = urlopen(f"{url}/api/tables/{table}/record").read().decode()
        assert record.startswith("rospo record 1"), record[:80]
        (room.folder / "finished.rospo").write_text(record)
        (room.folder / "proof.json").write_bytes(urlopen(f"{url}/api/tables/{table}/proof").read())
    for words in AFTER:
        room.run("rospo", *words)


def check_compiler(room: Room, *, there: bool) -> None:
    """What needs the compiler works, or names the extra in one line."""
    for words in NEEDS_FAST:
        said = room.run("rospo", *words, status=0 if there else 2)
        assert there or said.endswith("needs an extra: pip install 'rospo[fast]'\n"), said


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("archive", type=Path)
    parser.add_argument("--extra", action="append", default=[])
    parser.add_argument("--folder", type=Path)
    found = parser.parse_args()
    with TemporaryDirectory() as temporary:
        began = time.monotonic()
        room = Room((found.folder or Path(temporary) / "room").resolve())
        size = room.install(found.archive, *found.extra)
        check_package(room)
        check_commands(room)
        check_server(room)
        check_compiler(room, there="fast" in found.extra)
        assert found.extra or size < MOST_MB, f"an install brings {size:.0f} MB, not less than {MOST_MB}"
        version = ".".join(map(str, sys.version_info[:3]))
        what = "+".join([found.archive.name, *found.extra])
        print(f"Python {version}: {what} works and brings {size:.0f} MB ({time.monotonic() - began:.0f} s)", flush=True)


if __name__ == "__main__":
    main()
