"""Games on the compiled rules. Which of the five:

    run        many games, played to the end by bots
    Batch      many open games, one action per game: any seat may be the one to act
    Solo       a Batch in which the learner is always the one to act, and bots play the other seats
    Single     one open game, driven from Python move by move
    Together   one open game in which all act at once: secret choices, or a race in beats

>>> result = run("istinto", players=4, games=100, seed=1)
>>> result.scores.shape
(100, 4)
"""

from rospo.core.extras import COMPILER, not_installed

try:
    from rospo.simulate.batch import Batch
    from rospo.simulate.run import Result, run, seed_base, seed_of
    from rospo.simulate.single import Single
    from rospo.simulate.solo import Solo
    from rospo.simulate.together import Together
except ModuleNotFoundError as error:
    if error.name not in COMPILER:
        raise
    raise not_installed("simulation", "fast") from None

__all__ = ["Batch", "Result", "Single", "Solo", "Together", "run", "seed_base", "seed_of"]
