"""Runs stages of the check one after the other, up to the first that fails, and says how long each took.

`make test` runs all of them, `make quick` those that catch most mistakes in a minute: see `CONTRIBUTING.md`.
"""

import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from time import monotonic

ROOT = Path(__file__).parents[1]
BIN = Path(sys.executable).parent
WORKERS = "3"
"""More than two cores: tests of servers and browsers wait a good part of their time."""
ENV = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
"""Byte code is kept, whatever this machine's default: tests start hundreds of processes."""
PYTEST = (sys.executable, "-m", "pytest", "-q", "-n", WORKERS, "--dist", "loadgroup")
NPM = ("npm", "--prefix", "web", "run", "--silent")
CORE = [f"tests/{name}" for name in ("test_kits.py", "core", "games", "rules", "play", "golden", "leaks")]
CORE += [f"tests/server/test_{name}.py" for name in ("property", "questions", "hearing", "pace", "race", "race_order")]
CORE += [f"tests/server/test_{name}.py" for name in ("fair", "identity", "limits", "games")]
CORE += ["tests/simulation/test_seeds.py"]

STAGES: dict[str, list[Sequence[str]]] = {
    "lint": [(f"{BIN}/ruff", "check", "--quiet"), (f"{BIN}/ruff", "format", "--check", "--quiet")],
    "types": [(f"{BIN}/mypy",)],
    "layers": [(f"{BIN}/lint-imports",)],
    "web": [(*NPM, "check"), (*NPM, "test")],
    "core": [(*PYTEST, "-m", "not compiled", *CORE)],
    "tests": [(*PYTEST, "--ignore=tests/web")],
    "simulation": [(sys.executable, "-m", "tests.simulation", "--minutes", "0.5")],
    "browser": [(*PYTEST, "tests/web")],
}


def main(names: Sequence[str]) -> int:
    took: list[str] = []
    began = monotonic()
    for name in names:
        print(f"--- {name}", flush=True)
        start = monotonic()
        failed = any(subprocess.run(command, cwd=ROOT, env=ENV, check=False).returncode for command in STAGES[name])
        took.append(f"{name} {_time(monotonic() - start)}{' (failed)' if failed else ''}")
        if failed:
            break
    print(f"--- {', '.join(took)}: {_time(monotonic() - began)} in all", flush=True)
    return int(failed)


def _time(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{seconds:.1f} s"


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
