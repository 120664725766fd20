"""Plants one bug after the other in a copy of the sources, and says how long the simulation took to find it."""

import argparse
import os
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.simulation.planted import MOST_MINUTES, PATCHES, Found, copy_to, find, what

WIDTH = 130


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.simulation.planted", description=__doc__)
    asked.add_argument("names", nargs="*", help="only these")
    asked.add_argument("--minutes", type=float, default=MOST_MINUTES, help="of processor time, for each")
    asked.add_argument("--jobs", type=int, default=os.cpu_count(), help="so many at the same time")
    given = asked.parse_args()
    patches = [patch for patch in PATCHES if not given.names or patch.stem in given.names]
    print("$ make planted\nSeconds of processor time until each planted bug was found, and what the simulation said\n")
    with ThreadPoolExecutor(given.jobs) as pool:
        found = pool.map(partial(_try, given.minutes), patches)
        missed = sum(_tell(patch, one) for patch, one in zip(patches, found, strict=True))
    print(f"{len(patches) - missed} of {len(patches)} found")
    return 1 if missed else 0


def _try(minutes: float, patch: Path) -> Found | None:
    with TemporaryDirectory() as folder:
        copy_to(Path(folder))
        return find(patch, Path(folder), minutes)


def _tell(patch: Path, found: Found | None) -> bool:
    print(what(patch))
    said = "not found" if found is None else f"{found.seconds:.1f} s, seed {found.seed}: {found.why[:WIDTH]}"
    print(f"    {patch.stem}: {said}\n", flush=True)
    return found is None


if __name__ == "__main__":
    sys.exit(main())
