"""Asks for known weaknesses in what Rospo brings: `make audit`.

pip-audit asks PyPI about the versions in constraints.txt, npm the registry about web/package-lock.json. Both need the
network. Status 0: both answered, and know of none. 1: a weakness is known. 2: somebody couldn't be asked, so nothing is
known about that part.
"""

import json
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FINE, WEAK, UNKNOWN = 0, 1, 2


def python() -> tuple[int, str]:
    """What pip-audit says about the versions that Rospo is tested with."""
    asked = ["--requirement", "constraints.txt", "--no-deps", "--disable-pip", "--format", "json"]
    done = _run(sys.executable, "-m", "pip_audit", *asked)
    try:
        parts = json.loads(done.stdout)["dependencies"]
    except (ValueError, KeyError):
        return UNKNOWN, _last_line(done.stderr)
    return _found({part["name"]: [weak["id"] for weak in part.get("vulns", [])] for part in parts})


def web() -> tuple[int, str]:
    """What npm says about the versions in the lock file."""
    done = _run("npm", "--prefix", "web", "audit", "--json", "--package-lock-only")
    try:
        told = json.loads(done.stdout)
        if "message" in told:
            return UNKNOWN, f"couldn't ask: {' '.join(str(told['message']).split())}"
        weak = {name: [str(found["severity"])] for name, found in told["vulnerabilities"].items()}
        count = told["metadata"]["dependencies"]["total"]
    except (ValueError, KeyError):
        return UNKNOWN, _last_line(done.stderr)
    return _found(weak, count)


def _run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, timeout=600, check=False)


def _found(weak: dict[str, list[str]], count: int | None = None) -> tuple[int, str]:
    """The answer about these packages, each with its weaknesses."""
    bad = {name: ids for name, ids in weak.items() if ids}
    if bad:
        return WEAK, "; ".join(f"{name}: {', '.join(ids)}" for name, ids in bad.items())
    return FINE, f"nothing known against {len(weak) if count is None else count} packages"


def _last_line(said: str) -> str:
    lines = [line.strip() for line in said.splitlines() if line.strip()]
    return f"couldn't ask: {lines[-1] if lines else 'no answer'}"


def main() -> int:
    worst = FINE
    for what, ask in (("Python", python), ("web", web)):
        try:
            status, said = ask()
        except (OSError, subprocess.TimeoutExpired) as error:
            status, said = UNKNOWN, f"couldn't ask: {error}"
        print(f"{what}: {said}", flush=True)
        worst = WEAK if WEAK in (worst, status) else max(worst, status)
    return worst


if __name__ == "__main__":
    sys.exit(main())
