"""Games on the compiled rules. Which of the five:

    run        many games, played to the end by bots
    Batch      many open games, an action a game: the seat to act is anybody's
    Solo       a Batch in which the seat to act is always the learner's, and bots play the others
    Single     one open game, asked from Python move by move
    Together   one open game in which all act at once: secret choices, or a race by beats

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
