"""Builds what is released, and tries it: `make dist`.

The wheel and the source archive go into dist/, each with the web table inside, beside bills of materials (CycloneDX).
Every Python from 3.11 to 3.14 that is found here tries the wheel in an empty environment (`clean_room.py`); a browser
plays a game; pipx and uvx install it. `ROSPO_PYTHONS` names other interpreters to try, separated by colons.
"""

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parents[1]
DIST = ROOT / "dist"
BIN = Path(sys.executable).parent
VERSIONS = ("3.11", "3.12", "3.13", "3.14")
CLEAN_ROOM = str(ROOT / "release" / "clean_room.py")


def run(*command: str | Path, **more: str) -> str:
    """What a command prints; if it fails, so does all this."""
    env = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", **more}
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=ROOT, env=env, capture_output=True, text=True, check=False)
    if done.returncode:
        sys.exit(f"{' '.join(words)}\n{done.stdout}{done.stderr}")
    return done.stdout


def say(text: str) -> None:
    print(text.rstrip(), flush=True)


# --- building


def build() -> tuple[Path, Path]:
    """The wheel, built from the source archive, and that archive."""
    shutil.rmtree(DIST, ignore_errors=True)
    run(sys.executable, "-m", "build", "--outdir", DIST)
    (wheel,), (archive,) = DIST.glob("*.whl"), DIST.glob("*.tar.gz")
    run(sys.executable, "-m", "twine", "check", "--strict", wheel, archive)
    for made in (wheel, archive):
        say(f"{made.relative_to(ROOT)}: {made.stat().st_size / 1e6:.1f} MB")
    return wheel, archive


def write_bills(wheel: Path, folder: Path) -> None:
    """What the package brings: of Python by the environment in that folder, of the web table by its lock file."""
    python = DIST / f"{wheel.name.split('-py3')[0]}-python.cdx.json"
    web = DIST / f"{wheel.name.split('-py3')[0]}-web.cdx.json"
    project = ("--pyproject", ROOT / "pyproject.toml", "--mc-type", "application")
    run(BIN / "cyclonedx-py", "environment", *project, "--output-file", python, folder / "bin" / "python")
    kind = ("--sbom-format", "cyclonedx", "--sbom-type", "application", "--package-lock-only")
    web.write_text(run("npm", "--prefix", "web", "sbom", *kind))
    for bill in (python, web):
        parts = json.loads(bill.read_text())["components"]
        say(f"{bill.relative_to(ROOT)}: {len(parts)} parts")


# --- trying


def pythons() -> Iterator[tuple[str, Path | None]]:
    """Each version, and where it is found here."""
    for version in VERSIONS:
        root = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
        names = [shutil.which(f"python{version}"), *sorted(root.glob(f"versions/{version}.*/bin/python"))]
        yield version, next((Path(name) for name in names if name and _is(Path(name), version)), None)
    for name in filter(None, os.environ.get("ROSPO_PYTHONS", "").split(":")):
        yield name, Path(name)


def _is(python: Path, version: str) -> bool:
    """A shim may be there for a version that isn't."""
    code = f"import sys, venv; sys.exit(sys.version_info[:2] != {tuple(map(int, version.split('.')))})"
    return subprocess.run([python, "-c", code], capture_output=True, check=False).returncode == 0


def try_all(wheel: Path, archive: Path, folder: Path) -> None:
    """In every Python; with the compiler and from the source archive in the one that runs this."""
    for version, python in pythons():
        say(run(python, CLEAN_ROOM, wheel) if python else f"Python {version}: not tried, it isn't here")
    say(run(sys.executable, CLEAN_ROOM, archive))
    say(run(sys.executable, CLEAN_ROOM, wheel, "--extra", "fast", "--folder", folder / "fast"))
    run(sys.executable, CLEAN_ROOM, wheel, "--folder", folder / "small")


def play_in_a_browser(folder: Path) -> None:
    """A game from *Play now* to its end, at the server of the small install."""
    again = {"ROSPO_PYTHON": str(folder / "bin" / "python"), "CI": "1"}
    run(sys.executable, "-m", "pytest", "-q", "tests/web/test_installed.py", **again)
    say("A browser: a game from “Play now” to its end")


def try_installers(wheel: Path, folder: Path) -> None:
    """pipx and uvx, as users have them."""
    homes = {f"PIPX_{what}": str(folder / what.lower()) for what in ("HOME", "BIN_DIR", "MAN_DIR")}
    run(BIN / "pipx", "install", "--python", sys.executable, wheel, **homes)
    said = run(folder / "bin_dir" / "rospo", "--version")
    say(f"pipx install: {said}")
    caches = {"UV_CACHE_DIR": str(folder / "uv"), "UV_TOOL_DIR": str(folder / "tools"), "UV_PYTHON": sys.executable}
    said = run(BIN / "uvx", "--from", wheel, "rospo", "--version", **caches)
    say(f"uvx: {said}")


def main() -> None:
    wheel, archive = build()
    with TemporaryDirectory() as temporary:
        folder = Path(temporary)
        try_all(wheel, archive, folder)
        write_bills(wheel, folder / "fast")
        play_in_a_browser(folder / "small")
        try_installers(wheel, folder)
    say("dist/ is ready.")


if __name__ == "__main__":
    main()
