"""Games in somebody else's package compile like the built-in ones."""

from tests.plugins import Installed, Said, install, python

__all__ = ["install", "python"]

PLAYED = """
import rospo

match, again = rospo.start("frogs", 3, seed=1), rospo.start("istinto", 3, seed=1)
while not match.over:
    seat = match.due[0]
    move = rospo.bot("random", "frogs").choose(match.view(seat), match.legal(seat), __import__("random").Random(1))
    match.play(seat, move)
    again.play(seat, str(move))
assert match.scores == again.scores
assert rospo.load(str(match.record())).reveal() == match.reveal()
one, other = (rospo.simulate.run(game, 3, games=50, seed=1) for game in ("frogs", "istinto"))
assert one.scores.tolist() == other.scores.tolist()
"""


def test_a_plugin_is_played_and_compiled_like_any_game(install: Installed, python: Said) -> None:
    install("frogs")
    done = python("-c", PLAYED)
    assert done.returncode == 0, done.stderr


def test_a_race_can_be_a_plugin(install: Installed, python: Said) -> None:
    install("leapfrog", game="ligretto_twist")
    code = """
import rospo
one, other = (rospo.simulate.run(game, 3, games=20, seed=1) for game in ("leapfrog", "ligretto_twist"))
assert one.scores.tolist() == other.scores.tolist()
"""
    done = python("-c", code)
    assert done.returncode == 0, done.stderr
