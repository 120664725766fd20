"""All levels against each other, over duplicate deals: `make arena`.

Runs the commands below one after the other and keeps what they say in benchmarks/results/levels.txt. A pair plays as
many games as it did there: to change that, change the number in the result and run this again.
"""

import os
import re
import subprocess
import sys
from pathlib import Path

import rospo
from rospo.play import registry

RESULTS = Path(__file__).parent / "results" / "levels.txt"

PAIRS = {("novice", "random"): 800, ("club", "novice"): 800, ("expert", "club"): 200, ("expert", "random"): 80}
"""How many games each pair of levels plays while there is no result. A search takes long; its gain is plain in few."""


def commands(before: str) -> list[str]:
    """One bot of the better level against three of the other, or as many as can sit down."""
    found = []
    for game in rospo.games():
        others = min(registry.game(game).seats[-1], 4) - 1
        for (better, other), usual in PAIRS.items():
            arena = f"arena {game} --bots {','.join([better, *[other] * others])} --games"
            known = re.search(rf"^\$ rospo {arena} (\d+) ", before, re.MULTILINE)
            found.append(f"{arena} {known[1] if known else usual} --seed 1")
    return found


def main() -> None:
    rospo = Path(sys.executable).with_name("rospo")
    arenas = commands(RESULTS.read_text())
    with RESULTS.open("w") as out:
        for command in arenas:
            print(f"rospo {command}", file=sys.stderr)
            done = subprocess.run(
                [str(rospo), *command.split()],
                stdout=subprocess.PIPE, text=True, check=True, env={**os.environ, "COLUMNS": "100"},
            )  # fmt: skip
            out.write(f"$ rospo {command}\n{done.stdout}\n")
            out.flush()


if __name__ == "__main__":
    main()
