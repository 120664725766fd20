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
PRECISE = 0.004
"""A move that was made is judged once it is known this well how far it is behind the best, and no other is as good."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """What a search found out about one candidate."""

    code: int
    value: float  # what it is worth to the seat, from 0 (match lost) to 1 (won)
    error: float  # standard error of that
    share: float  # how often it should be chosen; if choices aren't mixed, how likely it is the best
    worlds: int  # worlds in which it was tried
    points: float  # what the seat's score sheet shows at the end of the round, on average


@dataclass(frozen=True, slots=True)
class Judged:
    """A move that was made, and how far it is behind the best candidate."""

    code: int
    best: int  # 0 behind itself
    value: float
    error: float  # standard error of that
    points: float


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found: all candidates, best first."""

    candidates: list[Candidate]
    playouts: int  # rounds played in imagined worlds to find out
    mixed: bool = False  # to be drawn by share, or the seat would be predictable
    judged: Judged | None = None

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
        self._think = ready(entry(worlds.think), desk, 0, codes, draws, desk.worth, desk.points)
        self._weigh = ready(entry(worlds.weigh), desk, 0, draws, desk.worth, np.zeros(1, np.bool_))
        if game.bot.MIXES:
            learned = mixing.Learned(desk.worth, np.zeros(1), desk.worth)
            self._mix = ready(entry(mixing.mix), desk, 0, codes, draws, learned)

    def run(
        self, state: Declared, memory: Declared, *, seat: int, seed: int, budget: Budget, judge: int | None = None
    ) -> Found:
        """What to do. State and memory are as the seat knows them.

        `judge` is a move that was made: it becomes a candidate if it isn't one, and is compared with the best.
        """
        purse = Purse(budget)
        desk = self._at(state, memory)
        codes = np.zeros(self._game.rules.ACTIONS + 1, np.int64)
        count, styles = self._look(desk, seat, codes)
        codes = codes[:count]
        if judge is not None and judge not in codes % self._game.rules.ACTIONS:
            codes = np.append(codes, judge + self._game.rules.ACTIONS * np.arange(max(styles, 1)))
        if styles:
            mixed = self._mixed(desk, codes, styles, seat, seed, purse)
            return Found(mixed, purse.playouts, mixed=True, judged=None if judge is None else _apart(mixed, judge))
        contest = self._contest(desk, codes, seat, seed, purse, judge)
        return Found(contest.result(codes), purse.playouts, judged=contest.judged(codes))

    def weigh(
        self, state: Declared, memory: Declared, *, seat: int, seed: int, count: int
    ) -> tuple[NDArray[np.float64], NDArray[np.bool_]]:
        """What the position is worth to every seat in `count` worlds that this seat imagines, if all go on by habit.

        And in which of them that ends the match: there it is the share of the win.
        """
        desk = self._at(state, memory)
        values, over = np.zeros((count, int(desk.states[worlds.ROOT]["players"]))), np.zeros(count, np.bool_)
        self._weigh(desk, seat, Draws(seed, 0, count, self._tries), values, over)
        return values, over

    def _at(self, state: Declared, memory: Declared) -> Desk:
        desk = self._desk()
        desk.states[worlds.ROOT] = as_array(state)[0]
        desk.minds[worlds.ROOT] = as_array(memory)[0]
        return desk

    def _desk(self) -> Desk:
        return Desk(
            np.zeros(worlds.PLACES, dtype(self._game.rules.State)),
            np.zeros(worlds.PLACES, dtype(self._game.bot.Memory)),
            np.zeros((worlds.DEPTH + 1, 3), np.int64),
            np.zeros((worlds.DEPTH + 1, 8)),
            np.zeros((worlds.DEPTH + 1, 8)),
        )

    def _contest(
        self, desk: Desk, codes: NDArray[np.int64], seat: int, seed: int, purse: Purse, judge: int | None
    ) -> "Contest":
        """Try all candidates in growing batches of worlds, at least one, until one is clearly best or time is up."""
        contest = Contest(len(codes), None if judge is None else codes.tolist().index(judge))
        lot = FEWEST
        cost = 1.0  # of one candidate in one world, estimated
        while not contest.worlds or not contest.decided:
            affordable = int(purse.affords() / cost) // len(contest.alive)
            if contest.worlds and not affordable:
                break
            values = np.zeros((max(min(lot, affordable), 1), len(contest.alive)))
            points = np.zeros_like(values)
            draws = Draws(seed, contest.worlds, len(values), self._tries)
            spent = self._think(desk, seat, codes[contest.alive], draws, values, points)
            purse.spend(spent)
            cost = spent / values.size
            contest.add(values, points)
            lot = min(2 * lot, 512)
        return contest

    def _mixed(
        self, desk: Desk, codes: NDArray[np.int64], styles: int, seat: int, seed: int, purse: Purse
    ) -> list[Candidate]:
        """Regret matching until time is up. Candidates that stand for the same move count as one."""
        rows = np.zeros((mixing.ROWS, max(len(codes), styles)))
        learned = mixing.Learned(rows, np.zeros(len(codes)), np.zeros((3, len(codes))))
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
            value, points = float(means[0, best]), float(means[2, best])
            found.append(Candidate(int(move), value, error, float(shares[same].sum()), done, points))
        return sorted(found, key=lambda candidate: -candidate.share)


def _apart(candidates: list[Candidate], code: int) -> Judged:
    """One candidate against the best, both errors counted: mixed candidates learn apart."""
    best = max(candidates, key=lambda candidate: (candidate.value, candidate.code == code))
    made = next(candidate for candidate in candidates if candidate.code == code)
    error = 0.0 if made is best else sqrt(best.error**2 + made.error**2)
    return Judged(code, best.code, best.value - made.value, error, best.points - made.points)


def ready(entry: Any, *arguments: Any) -> Callable[..., Any]:
    """Compile an entry point for such arguments now, so that no decision has to wait for it."""
    typed: Any = numba.typeof
    entry.compile(tuple(typed(argument) for argument in arguments))
    called: Callable[..., Any] = entry
    return called


class Contest:
    """The candidates' values so far, world by world, and which are still in the running. The one kept always is."""

    def __init__(self, size: int, kept: int | None = None) -> None:
        self.alive = list(range(size))
        self.worlds = 0
        self._kept = kept
        self._values: list[NDArray[np.float64]] = [np.zeros(0)] * size
        self._points: list[NDArray[np.float64]] = [np.zeros(0)] * size

    @property
    def decided(self) -> bool:
        if self._kept is None or len(self.alive) != 2:
            return len(self.alive) == 1
        best = self._best()
        return (
            best != self._kept and self._gap(self._kept, best)[1] < PRECISE and self._clearly_behind(self._kept, best)
        )

    def add(self, values: NDArray[np.float64], points: NDArray[np.float64]) -> None:
        """Add a batch of worlds, one column per remaining candidate; then drop those clearly behind."""
        self.worlds += len(values)
        for column, c in enumerate(self.alive):
            self._values[c] = np.concatenate([self._values[c], values[:, column]])
            self._points[c] = np.concatenate([self._points[c], points[:, column]])
        if self.worlds >= FEWEST:
            best = self._best()
            self.alive = [c for c in self.alive if c in (best, self._kept) or not self._clearly_behind(c, best)]

    def _best(self) -> int:
        return max(self.alive, key=lambda c: (float(self._values[c].mean()), c == self._kept))

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
        found = [self._candidate(c, int(code), doubts[c] / sum(doubts)) for c, code in enumerate(codes)]
        return sorted(found, key=lambda candidate: (candidate.code != codes[best], -candidate.value))

    def judged(self, codes: NDArray[np.int64]) -> Judged | None:
        """The one kept, against the best."""
        if self._kept is None:
            return None
        best, kept = self._best(), self._kept
        behind, error = self._gap(kept, best) if best != kept else (0.0, 0.0)
        points = float(self._points[best].mean() - self._points[kept].mean())
        return Judged(int(codes[kept]), int(codes[best]), behind, error, points)

    def _doubt(self, c: int, best: int) -> float:
        """The chance that the candidate is as good as the best after all."""
        gap, error = self._gap(c, best)
        return 0.5 * (1 - erf(gap / error / sqrt(2)))

    def _candidate(self, c: int, code: int, share: float) -> Candidate:
        values, points = self._values[c], float(self._points[c].mean())
        error = float(values.std()) / sqrt(len(values))
        return Candidate(code, float(values.mean()), error, share, len(values), points)


@cache
def search(game: Game) -> Search:
    """A game's search, one per process."""
    return Search(game)
