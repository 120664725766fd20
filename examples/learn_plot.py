"""Draw the curve that `learn_istinto.py` has written: python learn_plot.py learning_curve.csv learning.png"""

import csv
import sys
from pathlib import Path

from matplotlib.figure import Figure

LEVELS = {"random": "#7a8b99", "novice": "#2f7fb8", "club": "#c2571a"}


def draw(curve: Path, picture: Path) -> None:
    """Points per match ahead of each level, over the minutes, with 95 % intervals."""
    rows = list(csv.DictReader(curve.read_text().splitlines()))
    figure = Figure(figsize=(8, 4.5), layout="constrained")
    axes = figure.add_subplot()
    for level, colour in LEVELS.items():
        of_level = [row for row in rows if row["level"] == level]
        minutes = [float(row["seconds"]) / 60 for row in of_level]
        more = [float(row["more"]) for row in of_level]
        error = [float(row["more_error"]) for row in of_level]
        axes.errorbar(minutes, more, error, color=colour, marker="o", markersize=4, capsize=3, label=f"three {level}")
    moves = max(int(row["moves"]) for row in rows)
    axes.axhline(0, color="black", linewidth=0.8)
    axes.set_xlabel(f"minutes of learning ({moves / 1e6:.1f} million moves of self-play in all)")
    axes.set_ylabel("points a match more than they have")
    axes.set_title("Istinto, four players: learning from nothing")
    axes.grid(alpha=0.3)
    axes.legend(title="against")
    figure.savefig(picture, dpi=150)


if __name__ == "__main__":
    draw(Path(sys.argv[1]), Path(sys.argv[2]))
