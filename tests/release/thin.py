"""Environments made in a second: an interpreter, the built wheel, and links to just the packages that it declares."""

import subprocess
import sys
import zipfile
from collections.abc import Iterator
from functools import cache
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import NamedTuple

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]


class Thin(NamedTuple):
    """An environment: its interpreter, what it has besides Rospo, and Rospo's own folder."""

    python: Path
    brings: dict[str, Distribution]
    package: Path

    def run(self, *words: str, given: str = "") -> subprocess.CompletedProcess[str]:
        """A command of Rospo's."""
        command = [str(self.python), "-m", "rospo.cli", *words]
        return subprocess.run(command, input=given, capture_output=True, text=True, timeout=60, check=False)

    @property
    def size(self) -> int:
        """Bytes of everything that an install brings, byte code included."""
        others = (file.locate() for found in self.brings.values() for file in found.files or ())
        subprocess.run([self.python, "-m", "compileall", "-q", self.package], check=True)
        ours = (path for path in self.package.rglob("*") if path.is_file())
        return sum(Path(str(path)).stat().st_size for path in (*others, *ours))


def built_wheel(folder: Path) -> Path:
    """The wheel of this source, built without a network."""
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (made,) = folder.glob("*.whl")
    return made


def requirements(found: Distribution, *extras: str) -> Iterator[Requirement]:
    """What a distribution needs here."""
    for requirement in map(Requirement, found.requires or ()):
        if requirement.marker is None or any(requirement.marker.evaluate({"extra": extra}) for extra in ("", *extras)):
            yield requirement


@cache
def needed(*extras: str) -> dict[str, Distribution]:
    """Everything that Rospo with these extras brings, by name."""
    found: dict[str, Distribution] = {}
    waiting = list(requirements(distribution("rospo"), *extras))
    while waiting:
        requirement = waiting.pop()
        name = canonicalize_name(requirement.name)
        if name not in found and name != "rospo":
            found[name] = distribution(name)
            waiting += requirements(found[name], *requirement.extras)
    return found


def thin(folder: Path, wheel: Path, *extras: str) -> Thin:
    """A new environment in that folder."""
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", str(folder)], check=True)
    (site,) = (folder / "lib").glob("python*/site-packages")
    brings = needed(*extras)
    for found in brings.values():
        for top in {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}:
            link = site / top
            if not link.exists():
                link.symlink_to(Path(str(found.locate_file(top))))
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(site)
    return Thin(folder / "bin" / "python", brings, site / "rospo")
