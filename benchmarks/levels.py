"""All levels against each other, over duplicate deals: `make arena`.

Runs the commands below one after the other and keeps what they say in benchmarks/results/levels.txt.
"""

import os
import subprocess
import sys
from pathlib import Path

RESULTS = Path(__file__).parent / "results" / "levels.txt"

GAMES = {
    "take_that": (800, 800, 600, 80),
    "twins": (800, 800, 200, 80),
    "ligretto_twist": (80, 80, 80, 40),
    "istinto": (800, 800, 80, 60),
}
"""How many games each pair of levels plays. A search is dear, and so is a race; what they gain is plain in few."""
PAIRS = (("novice", "random"), ("club", "novice"), ("expert", "club"), ("expert", "random"))


def commands() -> list[str]:
    """One bot of the better level against three of the other."""
    return [
        f"arena {game} --bots {better},{other},{other},{other} --games {games} --seed 1"
        for game, numbers in GAMES.items()
        for (better, other), games in zip(PAIRS, numbers, strict=True)
    ]


def main() -> None:
    rospo = Path(sys.executable).with_name("rospo")
    with RESULTS.open("w") as out:
        for command in commands():
            print(f"rospo {command}", file=sys.stderr)
            done = subprocess.run(
                [str(rospo), *command.split()],
                stdout=subprocess.PIPE, text=True, check=True, env={**os.environ, "COLUMNS": "100"},
            )  # fmt: skip
            out.write(f"$ rospo {command}\n{done.stdout}\n")
            out.flush()


if __name__ == "__main__":
    main()
