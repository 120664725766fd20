"""How good a learned network is: it plays many games of Istinto at once against three bots of a level."""

import numpy as np
from learned_bot import PLAYERS, Array, Weights, best_moves, field

from rospo.simulate import Batch, Solo

BID = 2  # the phase's number in the observation


class Table:
    """Looks at a batch as its players do, and remembers which cards were played in each round."""

    def __init__(self, batch: Batch) -> None:
        self._batch = batch
        self._dealt = np.zeros(len(batch), np.int64)
        self._seen = np.zeros((len(batch), batch.layout.size), np.int32)
        self._legal = np.zeros(batch.mask.shape, np.bool_)

    def look(self) -> tuple[Array, Array, Array]:
        """What the seats to act see, the cards that are gone, and the legal moves."""
        self._batch.look(self._seen, self._legal)
        held = self._batch.states["hands"][:, :PLAYERS].sum(axis=1)  # with what was dealt, this tells what was played
        self._dealt = np.where(field(self._seen, "phase")[:, 0] == BID, held, self._dealt)
        return self._seen, self._dealt - held, self._legal


def measure(weights: Weights, level: str, games: int) -> tuple[float, float, float, float]:
    """Against three bots of a level: points per match more than theirs, wins in percent, each with its 95 % error."""
    batch = Solo("istinto", PLAYERS, games, bots=level, seed=99)
    table = Table(batch)
    while not batch.over.all():
        batch.step(best_moves(weights, *table.look()))
    own, all_scores = batch.own_scores, batch.scores
    more = own - (all_scores.sum(axis=1) - own) / (PLAYERS - 1)
    wins = 100 * (batch.winners / batch.winners.sum(axis=1, keepdims=True))[np.arange(games), batch.seats]
    error = 1.96 / games**0.5
    return float(more.mean()), float(more.std() * error), float(wins.mean()), float(wins.std() * error)
