"""Istinto with random players: the compiled rules against a tight C loop that plays the same games, bit for bit.

Run as `python benchmarks/against_c.py [--games N] [--runs N]`. It needs a C compiler and a processor with BMI2. Both
take turns in one run, since machines are noisy: what counts is the ratio of the best runs.
"""

import argparse
import os
import platform
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

import numpy as np

from rospo import simulate

SOURCE = Path(__file__).with_name("istinto.c")
PLAYERS, SEED = 4, 1


def built(folder: str) -> Path:
    compiler = os.environ.get("CC") or shutil.which("cc") or shutil.which("gcc") or shutil.which("clang")
    if compiler is None:
        sys.exit("against_c: no C compiler found; set CC")
    program = Path(folder) / "istinto"
    subprocess.run([compiler, "-O3", "-march=native", "-o", program, SOURCE], check=True)
    return program


def play_c(program: Path, games: int) -> tuple[int, int, float]:
    """Moves, a sum over all scores, moves per second."""
    command = [str(program), str(PLAYERS), str(games), str(simulate.seed_base(SEED))]
    moves, total, seconds = subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()
    return int(moves), int(total), int(moves) / float(seconds)


def play_rospo(games: int) -> tuple[int, int, float]:
    result = simulate.run("istinto", players=PLAYERS, games=games, seed=SEED)
    weights = np.arange(1, PLAYERS + 1)
    moves = int(result.moves.sum())
    return moves, int((result.scores * weights).sum()), moves / result.seconds


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=10_000)
    parser.add_argument("--runs", type=int, default=15)
    asked = parser.parse_args()
    speeds: dict[str, list[float]] = {"C": [], "rospo": []}
    with tempfile.TemporaryDirectory() as folder:
        program = built(folder)
        for _ in range(asked.runs):
            c, rospo = play_c(program, asked.games), play_rospo(asked.games)
            if c[:2] != rospo[:2]:
                sys.exit(f"against_c: the games differ: C {c[:2]}, rospo {rospo[:2]}")
            speeds["C"].append(c[2])
            speeds["rospo"].append(rospo[2])
    print(f"Istinto, {PLAYERS} players, random play, one core, deals included; Python {platform.python_version()}")
    print(f"{asked.games} games a run, {asked.runs} runs, the same games in both")
    for name, runs in speeds.items():
        print(f"  {name:6} best {max(runs) / 1e6:5.1f}  median {np.median(runs) / 1e6:5.1f}  million moves/s")
    best, middle = (f(speeds["rospo"]) / f(speeds["C"]) for f in (max, np.median))
    print(f"  ratio  best {best:5.2f}  median {middle:5.2f}   (wanted: 45 where C does 80, so 0.56)")


if __name__ == "__main__":
    main()
