"""The four games in OpenSpiel, for `pip install 'rospo[openspiel]'`. Importing this module registers them:

    import pyspiel
    import rospo.adapters.openspiel

    game = pyspiel.load_game("rospo_istinto(players=5,until=60)")

Names are `rospo_take_that`, `rospo_twins`, `rospo_ligretto_twist`, `rospo_istinto`. Parameters are `players` and the
options of each game by their names. OpenSpiel has no None, and one type a parameter: `dealer=-1` draws the first
dealer, `max_hands=0` and `until=0` (each dealt twice) are the options that are no number.

The rules are asked, none is written here. Actions are the games' own codes, in ascending order. Where several may act,
one is asked after the other, as in `simulate.Batch`: in a duel of Twins none sees another's pick; a race of Ligretto
Twist runs by the speed model, the seat to act being the one whose moment has come: nobody fumbles or waits, and with
two players, a pile a colour, nobody has a choice; in Istinto only the seat on turn is asked, and may then challenge
too.

*Chance.* A deal is one chance node of 256 outcomes, all as likely, and seven more come before the first: together 64
bits, from which all decks follow, the first dealer, and the spread of the speed model. The mode is explicit. Sampled
would say it in one outcome, but OpenSpiel can't serialize a sampled game written in Python (`Game::Serialize` asks for
a generator's state, which its bridge to Python doesn't pass on). And with one node for the first deal, too, there were
only 256 of them, or as many as a list can hold: who sees its hand would know all others.

*Utility.* The returns are the final scores (chips in Twins), general-sum, paid at the end.

*What a seat sees*: `rospo.adapters.openspiel.sight`. An information state has perfect recall over the whole match.

*Resampling*: `rospo.adapters.openspiel.worlds`. OpenSpiel's IS-MCTS in Python plays all four. The one in C++ can't play
any game written in Python: its bridge doesn't pass resampling on.

Deviations from the games themselves: OpenSpiel's games are finite, so a match of Istinto up to some points is cut
after `horizon` rounds (100), one of Twins without `max_hands` after 100 hands, and one of Ligretto Twist after more
moves than random play was ever seen to need, 350, 450 or 550 a round with two, three or four players. What counts then
is what the score sheet shows.
"""

from rospo.adapters.extras import missing

try:
    import pyspiel  # noqa: F401
except ModuleNotFoundError as error:
    if error.name != "pyspiel":
        raise
    raise missing("openspiel") from error

from rospo.adapters.openspiel.sight import Sight
from rospo.adapters.openspiel.state import RospoGame, RospoState, register

__all__ = ["RospoGame", "RospoState", "Sight"]

register()
