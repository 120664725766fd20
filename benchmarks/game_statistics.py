"""What a match of each game comes to: its length, its scores, and whether it matters who begins.

Run as `python benchmarks/game_statistics.py`; it takes a few minutes. The pages of the games (docs/games) show
what it printed, from benchmarks/results/game_statistics.txt. The same seeds give the same figures on every machine.
"""

import argparse
from collections.abc import Iterator

import numpy as np

import rospo
from rospo import simulate
from rospo.play import registry

GAMES = {"random": 100_000, "club": 20_000}
"""Games of each level with each number of players."""
SEED = 1
DEALER = 0
COLUMNS = ("game", "bots", "players", "games", "moves", "from … to", "score", "5 … 95 %", "shared", "wins by place")
WIDTHS = (14, 6, 7, 7, 17, 12, 14, 9, 6, 1)


def line(cells: tuple[str, ...]) -> str:
    """A row of the table, with aligned cells."""
    return " | ".join(f"{cell:{width}}" for cell, width in zip(cells, WIDTHS, strict=True)).rstrip()


def mean(values: np.ndarray[tuple[int, ...], np.dtype[np.float64]]) -> str:
    """A mean and its standard deviation."""
    return f"{values.mean():.2f} ± {values.std():.2f}".replace("-", "−")


def wins_by_place(result: simulate.Result, players: int) -> str:
    """Wins of each place in percent, from the dealer's left neighbour to the dealer; a shared win is a share."""
    shares = result.winners / result.winners.sum(axis=1, keepdims=True)
    places = [(DEALER + 1 + place) % players for place in range(players)]
    return " ".join(f"{100 * shares[:, seat].mean():.2f}" for seat in places)


def row(game: str, level: str, players: int, games: int, workers: int) -> tuple[str, ...]:
    """Statistics for one number of players, with one level on all seats."""
    bots = [level] * players
    result = simulate.run(game, players, games, seed=SEED, bots=bots, workers=workers, dealer=DEALER)
    low, high = np.percentile(result.scores, (5, 95))
    shared = (result.winners.sum(axis=1) > 1).mean()
    return (
        game,
        level,
        str(players),
        f"{games:,}",
        mean(result.moves.astype(np.float64)),
        f"{result.moves.min()} … {result.moves.max()}",
        mean(result.scores.astype(np.float64)),
        f"{low:.0f} … {high:.0f}".replace("-", "−"),
        f"{100 * shared:.2f}",
        wins_by_place(result, players),
    )


def rows(share: float, workers: int) -> Iterator[tuple[str, ...]]:
    for game in rospo.games():
        for level, games in GAMES.items():
            for players in registry.game(game).seats:
                yield row(game, level, players, max(int(games * share), 1), workers)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--share", type=float, default=1.0, help="of the usual number of games")
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    print(
        "The usual options, seat 0 deals first. ±: the standard deviation. score: of one seat. shared: games with more"
    )
    print("than one winner, in percent. wins by place: in percent, from the dealer's left neighbour to the dealer.\n")
    print(line(COLUMNS))
    for cells in rows(asked.share, asked.workers):
        print(line(cells), flush=True)


if __name__ == "__main__":
    main()
