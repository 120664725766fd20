"""Many games at once, on the compiled rules: `run` plays them to the end, `Batch` keeps them open for learners, `Solo`
has one learner among bots in each. `Single` is one game, quick to ask from Python; `Together` is one by beats, at each
of which all act at once.

>>> result = run("istinto", players=4, games=100, seed=1)
>>> result.scores.shape
(100, 4)
"""

from rospo.simulate.batch import Batch
from rospo.simulate.run import Result, run, seed_base, seed_of
from rospo.simulate.single import Single
from rospo.simulate.solo import Solo
from rospo.simulate.together import Together

__all__ = ["Batch", "Result", "Single", "Solo", "Together", "run", "seed_base", "seed_of"]
