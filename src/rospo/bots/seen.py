"""A view as numbers, for bots that learned on `simulate.Batch`."""

from rospo.bots.habit import recalled
from rospo.core.chance import POLICY, stream
from rospo.core.errors import BadOption
from rospo.core.game import View
from rospo.play import registry


def observed(view: View) -> list[int]:
    """The numbers that `Match.observe` has for the view's seat, from nothing but the view.

    What is hidden changes no observation, so any world will do that the view allows: one is imagined, and observed.
    """
    if view.seat is None:
        raise BadOption("a spectator has no observation: take the view of a seat")
    game = registry.game(view.game)
    state, memory = recalled(game, view)
    game.bot.imagine(state, memory, view.seat, stream(0, POLICY))
    out = [0] * game.observation.size
    game.compiled["observe"](state, view.seat, out)
    return out
