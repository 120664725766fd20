"""A search for one seat's best candidate: growing batches of worlds, until one is clearly best or time is up."""

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from math import erf, sqrt
from random import Random
from typing import Any

import numba
import numpy as np
from numpy.typing import NDArray

from rospo.core.game import Game
from rospo.core.record import Declared
from rospo.search import mixing, worlds
from rospo.search.budget import Budget, Purse
from rospo.search.worlds import Desk, Draws
from rospo.simulate.fast import as_array, compiled, dtype

FEWEST = 24
"""Worlds before a candidate may be dropped."""
LOT = 64
"""Worlds of regret matching between two looks at the clock."""
RARE = 0.03
"""Smaller shares count as 0: they are noise of a search that was cut short."""
CLEAR = 2.8
"""Standard errors behind the best at which a candidate is dropped."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """What a search found out about one candidate."""

    code: int
    value: float  # what it is worth to the seat, from 0 (match lost) to 1 (won)
    error: float  # standard error of that
    share: float  # how often it should be chosen; if choices aren't mixed, how likely it is the best
    worlds: int  # worlds in which it was tried


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found: all candidates, best first."""

    candidates: list[Candidate]
    playouts: int  # rounds played in imagined worlds to find out
    mixed: bool = False  # to be drawn by share, or the seat would be predictable

    def chosen(self, rng: Random) -> int:
        """The code to play."""
        if not self.mixed:
            return self.candidates[0].code
        weights = [max(candidate.share - RARE, 0.0) for candidate in self.candidates]
        return rng.choices(self.candidates, weights if any(weights) else None)[0].code


class Search:
    """The search for one game. Several threads may share it."""

    def __init__(self, game: Game) -> None:
        self._tries = game.bot.TRIES
        self._game = game
        desk = self._desk()
        codes = np.zeros(1, np.int64)
        draws = Draws(seed=0, first=0, worlds=0, tries=0)
        entry = compiled(game).entry
        self._look = ready(entry(worlds.look), desk, 0, codes)
        self._think = ready(entry(worlds.think), desk, 0, codes, draws, desk.worth)
        if game.bot.MIXES:
            learned = mixing.Learned(desk.worth, np.zeros(1), desk.worth)
            self._mix = ready(entry(mixing.mix), desk, 0, codes, draws, learned)

    def run(self, state: Declared, memory: Declared, *, seat: int, seed: int, budget: Budget) -> Found:
        """What to do. State and memory are as the seat knows them."""
        purse = Purse(budget)
        desk = self._desk()
        desk.states[worlds.ROOT] = as_array(state)[0]
        desk.minds[worlds.ROOT] = as_array(memory)[0]
        codes = np.zeros(self._game.rules.ACTIONS + 1, np.int64)
        count, styles = self._look(desk, seat, codes)
        codes = codes[:count]
        if styles:
            return Found(self._mixed(desk, codes, styles, seat, seed, purse), purse.playouts, mixed=True)
        return Found(self._best(desk, codes, seat, seed, purse), purse.playouts)

    def _desk(self) -> Desk:
        return Desk(
            np.zeros(worlds.PLACES, dtype(self._game.rules.State)),
            np.zeros(worlds.PLACES, dtype(self._game.bot.Memory)),
            np.zeros((worlds.DEPTH + 1, 3), np.int64),
            np.zeros((worlds.DEPTH + 1, 8)),
        )

    def _best(self, desk: Desk, codes: NDArray[np.int64], seat: int, seed: int, purse: Purse) -> list[Candidate]:
        """Try all candidates in growing batches of worlds, at least one, until one is clearly best or time is up."""
        contest = Contest(len(codes))
        lot = FEWEST
        cost = 1.0  # of one candidate in one world, estimated
        while not contest.worlds or not contest.decided:
            affordable = int(purse.affords() / cost) // len(contest.alive)
            if contest.worlds and not affordable:
                break
            values = np.zeros((max(min(lot, affordable), 1), len(contest.alive)))
            draws = Draws(seed, contest.worlds, len(values), self._tries)
            spent = self._think(desk, seat, codes[contest.alive], draws, values)
            purse.spend(spent)
            cost = spent / values.size
            contest.add(values)
            lot = min(2 * lot, 512)
        return contest.result(codes)

    def _mixed(
        self, desk: Desk, codes: NDArray[np.int64], styles: int, seat: int, seed: int, purse: Purse
    ) -> list[Candidate]:
        """Regret matching until time is up. Candidates that stand for the same move count as one."""
        rows = np.zeros((mixing.ROWS, max(len(codes), styles)))
        learned = mixing.Learned(rows, np.zeros(len(codes)), np.zeros((2, len(codes))))
        cost = len(codes) + styles
        done = 0
        while (affordable := purse.affords() // cost) > 0 or not done:
            lot = max(min(affordable, LOT), 1)
            self._mix(desk, seat, codes, Draws(seed, done, lot, tries=1), learned)
            purse.spend(lot * cost)
            done += lot
        return self._merged(codes, learned.shares / learned.shares.sum(), learned.sums / done, done)

    def _merged(
        self, codes: NDArray[np.int64], shares: NDArray[np.float64], means: NDArray[np.float64], done: int
    ) -> list[Candidate]:
        """One candidate per move, as good as the best of those that begin with it."""
        moves = codes % self._game.rules.ACTIONS
        found = []
        for move in np.unique(moves):
            same = np.flatnonzero(moves == move)
            best = same[means[0, same].argmax()]
            error = sqrt(max(means[1, best] - means[0, best] ** 2, 0.0) / done)
            found.append(Candidate(int(move), float(means[0, best]), error, float(shares[same].sum()), done))
        return sorted(found, key=lambda candidate: -candidate.share)


def ready(entry: Any, *arguments: Any) -> Callable[..., Any]:
    """Compile an entry point for such arguments now, so that no decision has to wait for it."""
    typed: Any = numba.typeof
    entry.compile(tuple(typed(argument) for argument in arguments))
    called: Callable[..., Any] = entry
    return called


class Contest:
    """The candidates' values so far, world by world, and which are still in the running."""

    def __init__(self, size: int) -> None:
        self.alive = list(range(size))
        self.worlds = 0
        self._values: list[NDArray[np.float64]] = [np.zeros(0)] * size

    @property
    def decided(self) -> bool:
        return len(self.alive) == 1

    def add(self, values: NDArray[np.float64]) -> None:
        """Add a batch of worlds, one column per remaining candidate; then drop those clearly behind."""
        self.worlds += len(values)
        for column, c in enumerate(self.alive):
            self._values[c] = np.concatenate([self._values[c], values[:, column]])
        if self.worlds >= FEWEST:
            best = self._best()
            self.alive = [c for c in self.alive if c == best or not self._clearly_behind(c, best)]

    def _best(self) -> int:
        return max(self.alive, key=lambda c: float(self._values[c].mean()))

    def _gap(self, c: int, best: int) -> tuple[float, float]:
        """How far behind the best it is in the worlds where both were tried, and the standard error."""
        gap = self._values[best][: len(self._values[c])] - self._values[c]
        return float(gap.mean()), float(gap.std()) / sqrt(len(gap)) + 1e-12

    def _clearly_behind(self, c: int, best: int) -> bool:
        mean, error = self._gap(c, best)
        return mean > CLEAR * error

    def result(self, codes: NDArray[np.int64]) -> list[Candidate]:
        best = self._best()
        doubts = [1.0 if c == best else self._doubt(c, best) for c in range(len(codes))]
        found = [self._judged(c, int(code), doubts[c] / sum(doubts)) for c, code in enumerate(codes)]
        return sorted(found, key=lambda candidate: (candidate.code != codes[best], -candidate.value))

    def _doubt(self, c: int, best: int) -> float:
        """The chance that the candidate is as good as the best after all."""
        gap, error = self._gap(c, best)
        return 0.5 * (1 - erf(gap / error / sqrt(2)))

    def _judged(self, c: int, code: int, share: float) -> Candidate:
        values = self._values[c]
        return Candidate(code, float(values.mean()), float(values.std()) / sqrt(len(values)), share, len(values))


@cache
def search(game: Game) -> Search:
    """A game's search, one per process."""
    return Search(game)
