"""Many games at once, on the compiled rules: `run` plays them to the end, `Batch` keeps them open for learners, `Solo`
has one learner among bots in each, and `Single` is one game, quick to ask from Python.

>>> result = run("istinto", players=4, games=100, seed=1)
>>> result.scores.shape
(100, 4)
"""

from rospo.simulate.batch import Batch
from rospo.simulate.run import Result, run, seed_base, seed_of
from rospo.simulate.single import Single
from rospo.simulate.solo import Solo

__all__ = ["Batch", "Result", "Single", "Solo", "run", "seed_base", "seed_of"]
