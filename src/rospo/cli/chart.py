"""An arena's standings as a picture, PNG or SVG. Drawn with matplotlib, which is an optional dependency."""

from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rospo.cli.arguments import Refused
from rospo.cli.files import check_free
from rospo.core.statistics import CONFIDENT
from rospo.terminal.text import many

if TYPE_CHECKING:
    from matplotlib.axes import Axes

    from rospo.bots.standings import Standing, Standings

SUFFIXES = (".png", ".svg")
INK, QUIET, GRID = "#222222", "#777777", "#e4e4e4"
COLOURS = ("#2a7f4f", "#c8553d", "#3a6ea5", "#b88a1b", "#7b4f9d", "#4a9a9a")
STYLE: dict[Any, Any] = {
    "font.size": 10,
    "text.color": INK,
    "axes.labelcolor": INK,
    "axes.edgecolor": QUIET,
    "axes.titlesize": 11,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "xtick.color": QUIET,
    "ytick.color": INK,
    "svg.fonttype": "path",
    "svg.hashsalt": "rospo",  # the same standings give the same file
}

Measured = tuple[float, float]
"""A value, and half the width of its 95 % interval."""


def check_plot(name: str) -> None:
    """Refuse a plot that couldn't be drawn, before the games are played."""
    if Path(name).suffix.lower() not in SUFFIXES:
        raise Refused(f"{name!r:.60} isn't a picture: --plot takes a name that ends in .png or .svg")
    if find_spec("matplotlib") is None:
        raise Refused("--plot needs matplotlib: install it with pip install 'rospo[plot]'")
    check_free(name)


def draw(standings: "Standings", title: str, name: str) -> None:
    """Write the picture: mean score, win rate and rating, one line per bot, the best on top."""
    from matplotlib import rc_context
    from matplotlib.figure import Figure
    from matplotlib.layout_engine import ConstrainedLayoutEngine

    lines, players = standings.lines, len(standings.line_up)
    with rc_context(STYLE):
        layout = ConstrainedLayoutEngine(w_pad=0.15, h_pad=0.08)
        figure = Figure(figsize=(10, 1.9 + 0.5 * len(lines)), layout=layout, facecolor="white")
        score, wins, rating = figure.subplots(1, 3, sharey=True)
        _panel(score, "Mean score", lines, lambda line: (line.score.mean, line.score.margin))
        _panel(wins, "Wins, %", lines, lambda line: (100 * line.wins.mean, 100 * line.wins.margin))
        wins.axvline(100 / players, color=QUIET, linestyle="--", linewidth=1, zorder=1)
        wins.set_xlabel("dashed: a fair share", color=QUIET, fontsize=8)
        _panel(rating, "Rating", lines, lambda line: (line.rating.mu, CONFIDENT * line.rating.sigma))
        score.set_yticks(range(len(lines)), [line.name for line in lines])
        score.set_ylim(len(lines) - 0.5, -0.5)
        figure.suptitle(f"{title}: {' · '.join(standings.line_up)}", x=0.01, ha="left", fontsize=12)
        figure.supxlabel(
            f"{many(len(standings.games), 'game')} on {many(standings.deals, 'deal')}, each played "
            f"{many(standings.rotations, 'time')}; bars: 95 % intervals; seed {standings.seed}",
            x=0.01, ha="left", fontsize=8, color=QUIET,
        )  # fmt: skip
        _save(figure, name)


def _panel(axes: "Axes", title: str, lines: "tuple[Standing, ...]", measure: "Callable[[Standing], Measured]") -> None:
    """One measure of all bots: a point, its interval, and its number above."""
    axes.set_title(title)
    axes.grid(axis="x", color=GRID)
    axes.set_axisbelow(True)
    axes.tick_params(length=0)
    axes.margins(x=0.15)
    for side in ("top", "right", "left"):
        axes.spines[side].set_visible(False)
    for place, line in enumerate(lines):
        value, margin = measure(line)
        colour = COLOURS[place % len(COLOURS)]
        axes.errorbar(
            [value], [place], xerr=[margin], fmt="o", color=colour, markersize=7, capsize=4, linewidth=2, zorder=2
        )
        number = f"{value:.1f} ± {margin:.1f}".replace("-", "−")
        axes.annotate(number, (value, place), (0, 8), textcoords="offset points", ha="center", fontsize=8, color=INK)


def _save(figure: Any, name: str) -> None:
    made = {"Date": None} if Path(name).suffix.lower() == ".svg" else {"Software": None}
    try:
        figure.savefig(name, dpi=150, metadata=made)
    except OSError as error:
        raise Refused(f"can't write {name!r}: {(error.strerror or str(error)).lower()}") from None
