"""All levels against each other, over duplicate deals: `make arena`.

Runs the commands below one after the other and keeps what they say in benchmarks/results/levels.txt. To see that it
isn't the speed alone, Ligretto Twist's choices are also compared at equal speed (benchmarks/equal_speed.py).
"""

import os
import subprocess
import sys
from pathlib import Path

RESULTS = Path(__file__).parent / "results" / "levels.txt"

GAMES = {
    "novice,random": 4_000,
    "club,novice": 4_000,
    "expert,club": 240,
    "expert,random": 160,
}
"""How many games a pair of levels plays. A search is dear, and what it gains is plain in few."""
PLAYERS = {"take_that": 4, "twins": 4, "ligretto_twist": 4, "istinto": 4}
LESS = {"ligretto_twist": 20}
"""A race has ten times as many moves: so many times fewer games."""


def commands() -> list[str]:
    """One bot of the better level against a table of the other."""
    found = []
    for game, players in PLAYERS.items():
        for pair, games in GAMES.items():
            better, other = pair.split(",")
            line_up = ",".join([better] + [other] * (players - 1))
            number = max(games // LESS.get(game, 1), 40)
            found.append(f"arena {game} --bots {line_up} --games {number} --seed 1")
    return found


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
