"""Every game in OpenSpiel, for `pip install 'rospo[openspiel]'`. Importing this module registers them:

    import pyspiel
    import rospo.adapters.openspiel

    game = pyspiel.load_game("rospo_istinto(players=5,until=60)")

Games are named `rospo_` and their own name. Parameters are `players` and the game's options, by name. OpenSpiel has no
None, and one type per parameter: `dealer=-1` draws the first dealer, and if an option can be None, or one text among
numbers, 0 stands for that: `max_hands=0`, `until=0` (each dealt twice).

No rule is written here; the game's rules are asked. Actions are the games' own codes, in ascending order. If several
seats may act, they are asked one after the other, as in `simulate.Batch`, and nobody sees a choice that is still
secret. A race runs by the speed model, and the seat to act is the one whose moment has come: nobody fumbles or waits.
Only seats that the game waits for are asked.

*Descriptions.* What OpenSpiel needs and only the game knows, such as bounds and a hand as numbers, is in its
`openspiel.py` (`rospo.core.openspiel`). A game without one is here too: its matches are cut off after `max_moves`
(1,000); its information states are text only, made of the public log and of what the seat itself saw and did
(`general`); its observations exist as text and as numbers; and it can't be resampled.

*Chance.* A deal is one chance node of 256 equally likely outcomes, and seven more come before the first: together 64
bits that determine all decks, the first dealer, and the spread of the speed model. The mode is explicit. Sampled mode
would need only one outcome, but OpenSpiel can't serialize a sampled game written in Python (`Game::Serialize` asks for
a generator's state, which its bridge to Python doesn't pass on). And with a single node before the first deal there
would be only 256 deals, or as many as a list can hold: a seat that sees its hand would know all others.

*Utility.* The returns are the final scores, general-sum, paid at the end.

*What a seat sees*: `rospo.adapters.openspiel.sight`. An information state has perfect recall over the whole match.

*Resampling*: `rospo.adapters.openspiel.worlds`. OpenSpiel's IS-MCTS in Python plays every game with a description. The
one in C++ can't play any game written in Python: its bridge doesn't pass resampling on.

Deviations from the games themselves: OpenSpiel's games are finite, so a match that might never end is cut off after the
rounds or moves that the game's description names, usually 100 rounds. Then the score sheet as it is counts.
"""

from rospo.core.extras import not_installed

try:
    import pyspiel  # noqa: F401
except ModuleNotFoundError as error:
    if error.name != "pyspiel":
        raise
    raise not_installed("rospo.adapters.openspiel", "openspiel") from error

from rospo.adapters.openspiel.sight import Sight
from rospo.adapters.openspiel.state import RospoGame, RospoState, register

__all__ = ["RospoGame", "RospoState", "Sight"]

register()
