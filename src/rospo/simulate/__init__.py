"""Many games at once, on the compiled rules: `run` plays them to the end, `Batch` keeps them open for learners.

>>> result = run("istinto", players=4, games=100, seed=1)
>>> result.scores.shape
(100, 4)
"""

from rospo.simulate.batch import Batch
from rospo.simulate.run import Result, run, seed_base, seed_of

__all__ = ["Batch", "Result", "run", "seed_base", "seed_of"]
