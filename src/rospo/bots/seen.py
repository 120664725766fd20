"""A view as numbers, for bots trained on `simulate.Batch`."""

from rospo.bots.habit import recalled
from rospo.core.chance import POLICY, stream
from rospo.core.errors import BadOption
from rospo.core.game import View
from rospo.play import registry


def observed(view: View) -> list[int]:
    """The numbers that `Match.observe` gives for the view's seat, from the view alone.

    Hidden cards change no observation, so any world that the view allows will do: imagine one and observe it.
    """
    if view.seat is None:
        raise BadOption("a spectator has no observation: take the view of a seat")
    game = registry.game(view.game)
    state, memory = recalled(game, view)
    game.bot.imagine(state, memory, view.seat, stream(0, POLICY))
    out = [0] * game.observation.size
    game.compiled["observe"](state, view.seat, out)
    return out
