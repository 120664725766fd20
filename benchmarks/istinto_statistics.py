"""A million Istinto rounds with random play: tricks by seat, and how many tricks a trump wins.

Run as `python benchmarks/istinto_statistics.py`. The figures and their arithmetic are in docs/games/istinto.md; take
them to check an implementation of your own.
"""

import argparse
from math import comb

import numpy as np
from numpy.typing import NDArray

from rospo import simulate
from rospo.games.istinto.rules import PLAY, TRUMP

PLAYERS = 4
ROUNDS_A_GAME = 2 * PLAYERS  # until each dealt twice
MOVES_A_ROUND = 12 * PLAYERS
BLOCK = 25_000


def random_actions(batch: simulate.Batch, rng: np.random.Generator) -> NDArray[np.intp]:
    mask = batch.mask
    chosen: NDArray[np.intp] = np.argmax(mask * (1 - rng.random(mask.shape, dtype=np.float32)), axis=1)
    return chosen


def count_block(games: int, seed: int) -> tuple[NDArray[np.int64], int, int]:
    """Tricks by seat from the dealer's left, tricks won by a trump, trumps led to the first trick."""
    rng = np.random.default_rng(seed)
    batch = simulate.Batch("istinto", players=PLAYERS, games=games, seed=seed, until="each_dealt_twice")
    tricks, by_trump, trump_leads = np.zeros(PLAYERS, np.int64), 0, 0
    for move in range(ROUNDS_A_GAME * MOVES_A_ROUND):
        dealer = batch.states["dealer"].astype(int)
        lying = batch.states["lying"].copy()
        actions = random_actions(batch, rng)
        if move % MOVES_A_ROUND == PLAYERS:
            trump_leads += int((actions == PLAY + TRUMP).sum())
        batch.step(actions)
        if move % MOVES_A_ROUND >= PLAYERS and lying[0] == PLAYERS - 1:  # a trick is complete, in every game at once
            winner = batch.states["winner"].astype(int)
            tricks += np.bincount((winner - dealer - 1) % PLAYERS, minlength=PLAYERS)
            by_trump += int((batch.states["table"][:, :PLAYERS] == TRUMP).any(axis=1).sum())
    return tricks, by_trump, trump_leads


def first_lead_is_trump() -> float:
    """Exact: a hand with t trumps has 12 - t different cards (or 11 if t is 0), and leads any of them."""
    ways = [comb(6, t) * comb(60, 11 - t) for t in range(7)]
    return sum(ways[t] / comb(66, 11) / (12 - t) for t in range(1, 7))


def line(name: str, count: int, of: int) -> str:
    share = count / of
    error = (share * (1 - share) / of) ** 0.5
    return f"{name:36} {count:>10,} / {of:>10,} = {share:.5f} ± {error:.5f}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=1_000_000)
    asked = parser.parse_args()
    blocks = max(asked.rounds // (BLOCK * ROUNDS_A_GAME), 1)
    counted = [count_block(BLOCK, seed) for seed in range(blocks)]
    rounds = blocks * BLOCK * ROUNDS_A_GAME
    tricks = sum((block[0] for block in counted), np.zeros(PLAYERS, np.int64))
    assert tricks.sum() == 11 * rounds
    print(f"Istinto, {PLAYERS} players, random bids and cards, {rounds:,} rounds, {11 * rounds:,} tricks")
    for place, name in enumerate(("left of the dealer (leads)", "second", "third", "the dealer")):
        print(
            line(f"tricks taken by {name}", int(tricks[place]), 11 * rounds), f"  {tricks[place] / rounds:.4f} a round"
        )
    print(line("tricks won by a trump", sum(block[1] for block in counted), 11 * rounds))
    print(
        line("first card led is a trump", sum(block[2] for block in counted), rounds),
        f"  exact {first_lead_is_trump():.5f}",
    )


if __name__ == "__main__":
    main()
