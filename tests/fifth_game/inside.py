"""The game as if it belonged to Rospo: in a copy of it, with its folders beside those of the other games."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.fifth_game.installed import FOLDER

ROOT = FOLDER.parents[1]
FOR_A_PACKAGE = ("pyproject.toml", "conftest.py", "*installed.py", "*inside.py", "test_fifth_game.py")
"""What `docs/new_game.md` says to leave behind."""


class Copy:
    """A copy of Rospo with the game, in an empty folder."""

    def __init__(self, root: Path) -> None:
        self.root = root
        listed = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
        for name in filter(None, listed.split("\0")):
            if (ROOT / name).is_file() and FOLDER not in (ROOT / name).parents:
                (root / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copyfile(ROOT / name, root / name)
        self.put(FOLDER / "src/rospo_wren", "src/rospo/games/wren")
        self.put(FOLDER / "web/wren", "web/src/games/wren", "rules")
        self.put(FOLDER, "tests/games/wren", "src", "web", *FOR_A_PACKAGE)
        self.run("git", "init", "--quiet")
        self.run("git", "add", "--all")

    def put(self, here: Path, there: str, *leave: str) -> None:
        """Copy a folder, with the new names of its packages."""
        shutil.copytree(here, self.root / there, ignore=shutil.ignore_patterns("__pycache__", *leave))
        for file in [*(self.root / there).rglob("*.py"), *(self.root / there).rglob("*.ts")]:
            text = file.read_text().replace("src/rospo_wren", "src/rospo/games/wren")
            text = text.replace("rospo_wren", "rospo.games.wren").replace("tests.fifth_game", "tests.games.wren")
            file.write_text(text)

    def test(self, *paths: str, about: str) -> None:
        """Run the copy's own tests, those whose names say that they are about it."""
        pytest = (sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", "-k", about)
        self.run(*pytest, *(f"tests/{path}" for path in paths))

    def run(self, *command: str, folder: str = ".", **env: str) -> str:
        """What a command prints there; it must succeed."""
        done = subprocess.run(
            command,
            cwd=self.root / folder,
            env={**os.environ, "PYTHONPATH": str(self.root / "src"), **env},
            check=False,
            capture_output=True,
            text=True,
            timeout=600,
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout
